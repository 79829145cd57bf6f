//! Laws that hold in every game, tried on random ones.

use crate::{
    Action, COLOUR_CARDS, Colour, DealDraft, Decision, Game, HAND, Hand, Mode, Phase, Record,
    Refusal, Seat,
};
use proptest::prelude::*;
use record::{Seed, Stream};
use std::sync::Arc;

/// How a random game is played: who, with which luck, and with how much patience.
#[derive(Clone, Debug)]
struct Plan {
    players: usize,
    seed: u32,
    mode: Mode,
    /// One suspicion in so many turns on which one is possible; 0 is one only if it must be. The
    /// patient empty the draw pile.
    patience: usize,
    /// Hoarders lay the colour they have least of, and so come to exchange.
    hoarding: bool,
}

fn plans() -> impl Strategy<Value = Plan> {
    (2..=6usize, any::<u32>(), any::<bool>(), 0..20usize, any::<bool>()).prop_map(
        |(players, seed, open, patience, hoarding)| Plan {
            players,
            seed,
            mode: if open { Mode::Open } else { Mode::Memory },
            patience,
            hoarding,
        },
    )
}

/// Plays a whole random game and shows every state, the first and the last included.
fn play(plan: &Plan, mut look: impl FnMut(&Game, &mut Stream)) -> Game {
    let mut luck = Seed::new(&plan.seed.to_string()).expect("a seed").stream("limits-laws");
    let names = (1..=plan.players).map(|number| format!("P{number}")).collect();
    let seed = Seed::new(&format!("deal {}", plan.seed)).expect("a seed");
    let deal = crate::Deal::from_seed(&seed, names, plan.mode).expect("a deal");
    let mut game = Game::new(deal);
    look(&game, &mut luck);
    // A round has at most one card hidden by each, 60 laid, and one suspicion.
    let longest = game.deal().limit_cards().len() * (plan.players + COLOUR_CARDS + 1);
    for _ in 0..longest {
        let seat = match game.phase() {
            Phase::Over(_) => return game,
            Phase::Hide { waiting } => waiting[luck.below(waiting.len())],
            Phase::Act { seat } => seat,
        };
        let decision = choose(plan, &game, seat, &mut luck);
        game.decide(seat, decision).expect("legal");
        look(&game, &mut luck);
    }
    panic!("the game does not end");
}

fn choose(plan: &Plan, game: &Game, seat: Seat, luck: &mut Stream) -> Decision {
    let legal = game.legal(seat).expect("decisions");
    let is_suspicion = |decision: &&Decision| matches!(decision, Decision::Act(Action::Suspect(_)));
    let (suspicions, mut others): (Vec<&Decision>, Vec<&Decision>) =
        legal.iter().partition(is_suspicion);
    let suspects = others.is_empty() || (plan.patience > 0 && luck.below(plan.patience) == 0);
    if suspects && !suspicions.is_empty() {
        return *suspicions[luck.below(suspicions.len())];
    }
    if plan.hoarding {
        others.sort_by_key(|decision| match decision {
            Decision::Act(Action::Exchange(_) | Action::Suspect(_)) => 0,
            Decision::Hide(colour) | Decision::Act(Action::Play(colour)) => {
                game.hand(seat).count(*colour)
            }
        });
        return *others[0];
    }
    *others[luck.below(others.len())]
}

fn every_decision() -> impl Iterator<Item = Decision> {
    let colours = Colour::ALL.into_iter();
    (colours.clone().map(Decision::Hide))
        .chain(colours.clone().map(|colour| Action::Play(colour).into()))
        .chain(colours.map(|colour| Action::Exchange(colour).into()))
        .chain(Seat::first(6).map(|seat| Action::Suspect(seat).into()))
}

fn reread(game: &Game) -> (String, Record) {
    let text = Record::new(game.clone()).to_string();
    let record = Record::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    (text, record)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_decision_is_legal_just_if_it_is_accepted(plan in plans()) {
        play(&plan, |game, _| {
            for seat in Seat::first(6) {
                let legal = game.legal(seat);
                assert!(legal != Ok(Vec::new()), "a player asked can decide something");
                for decision in every_decision() {
                    let mut after = game.clone();
                    let accepted = after.decide(seat, decision);
                    let listed = legal.as_ref().is_ok_and(|legal| legal.contains(&decision));
                    assert_eq!(accepted.is_ok(), listed, "{seat}: {decision}: {accepted:?}");
                    assert!(accepted.is_ok() || after == *game, "a refusal changes nothing");
                    if seat.number() > plan.players {
                        assert_eq!(accepted, Err(Refusal::NoSuchPlayer(seat)));
                    }
                }
            }
        });
    }

    #[test]
    fn every_card_is_somewhere_and_everybody_begins_a_round_with_5(plan in plans()) {
        play(&plan, |game, _| {
            let hidden = game.seats().filter_map(|seat| game.face_down(seat));
            let held = game.seats().flat_map(|seat| game.hand(seat).cards().collect::<Vec<_>>());
            let laid = game.pile().cards().iter().map(|laid| laid.colour);
            let mut all: Vec<Colour> = game.draw_pile().chain(hidden).chain(held).chain(laid).collect();
            all.sort();
            let mut dealt = game.deal().colours().to_vec();
            dealt.sort();
            assert_eq!(all, dealt);
            for seat in game.seats() {
                let cards = game.hand(seat).len() + usize::from(game.face_down(seat).is_some());
                let acting = matches!(game.phase(), Phase::Act { .. });
                assert!(cards == HAND || (acting && cards < HAND), "{seat} has {cards}");
            }
        });
    }

    #[test]
    fn points_are_what_exchanges_and_suspicions_brought(plan in plans()) {
        let game = play(&plan, |_, _| ());
        for seat in game.seats() {
            let mut points = 0;
            for round in game.past_rounds() {
                let exchange = |&&(by, action): &&(Seat, Action)| {
                    by == seat && matches!(action, Action::Exchange(_))
                };
                points += round.actions().iter().filter(exchange).count() as i32;
                let suspicion = round.suspicion().expect("every round ends with one");
                points += i32::from(suspicion.winner() == seat);
                points -= 2 * i32::from(suspicion.loser() == seat);
            }
            prop_assert_eq!(game.points(seat), points);
        }
    }

    #[test]
    fn the_record_replays_to_an_equal_game_and_is_written_the_same_again(plan in plans()) {
        let mut state = 0;
        let end = play(&plan, |game, _| {
            state += 1;
            // Every state of the first rounds, then some of each kind.
            if state < 60 || state % 17 == 0 {
                let (text, read) = reread(game);
                assert_eq!(&read.game, game, "{text}");
                assert_eq!(read.to_string(), text);
            }
        });
        prop_assert_eq!(reread(&end).1.game, end);
    }

    #[test]
    fn a_view_does_not_change_with_what_it_hides(plan in plans()) {
        play(&plan, |game, luck| {
            for viewer in [None].into_iter().chain(game.seats().map(Some)) {
                let other = rearranged(game, viewer, luck);
                assert_eq!(other.view(viewer), game.view(viewer));
            }
        });
    }

    #[test]
    fn damaged_records_are_read_or_refused(plan in plans(), place: u32, bytes: Vec<u8>, cut: u8) {
        let mut text = reread(&play(&plan, |_, _| ())).0.into_bytes();
        let place = place as usize % text.len();
        let end = (place + usize::from(cut) % 8).min(text.len());
        text.splice(place..end, bytes);
        check_rereads(&text);
    }

    #[test]
    fn lines_of_a_record_in_another_order_are_read_or_refused(plan in plans(), seed: u32) {
        let text = reread(&play(&plan, |_, _| ())).0;
        let mut lines: Vec<&str> = text.lines().collect();
        let mut luck = Seed::new(&seed.to_string()).expect("a seed").stream("limits-lines");
        let [one, two] = [luck.below(lines.len()), luck.below(lines.len())];
        lines.swap(one, two);
        check_rereads(lines.join("\n").as_bytes());
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(\\[[A-Z][a-z]{2} \"[^\"]{0,9}\"\\]\n|.{0,20}\n){0,9}") {
        check_rereads(text.as_bytes());
    }
}

/// Reads any bytes; if they are a record, it comes back from its text.
fn check_rereads(bytes: &[u8]) {
    match Record::parse(bytes) {
        Ok(read) => assert_eq!(Record::parse(read.to_string().as_bytes()), Ok(read)),
        Err(fault) => assert_eq!(fault.to_string().lines().count(), 1, "{fault}"),
    }
}

/// A game in which everything that the viewer cannot see is otherwise: the cards of the others, of
/// the draw pile and in a memory game of the pile under the last deed; the rounds before; the deal;
/// the limit cards to come.
fn rearranged(game: &Game, viewer: Option<Seat>, luck: &mut Stream) -> Game {
    let mut other = game.clone();
    let hidden_seats: Vec<Seat> = game.seats().filter(|&seat| Some(seat) != viewer).collect();
    let top = match game.round.actions.last() {
        Some((_, Action::Exchange(_))) => 2,
        _ => 1,
    };
    let covered = match game.deal().mode() {
        Mode::Memory => game.pile.cards().len().saturating_sub(top),
        Mode::Open => 0,
    };

    // All hidden cards go into one heap, which is shuffled and put back.
    let mut heap: Vec<Colour> = game.draw_pile.iter().copied().collect();
    heap.extend(game.pile.cards()[..covered].iter().map(|laid| laid.colour));
    for &seat in &hidden_seats {
        heap.extend(game.hands[seat].cards());
        heap.extend(game.round.face_down[seat]);
    }
    luck.shuffle(&mut heap);
    let mut next = || heap.pop().expect("as many cards as before");
    for &seat in &hidden_seats {
        let mut hand = Hand::default();
        (0..game.hands[seat].len()).for_each(|_| hand.add(next()));
        other.hands[seat] = hand;
        other.round.face_down[seat] = game.round.face_down[seat].map(|_| next());
    }
    other.pile = crate::Pile::default();
    for (place, laid) in game.pile.cards().iter().enumerate() {
        other.pile.lay(if place < covered { next() } else { laid.colour }, laid.by);
    }
    let mut place = 0;
    for (_, action) in &mut other.round.actions {
        match action {
            Action::Play(colour) => {
                *colour = other.pile.cards()[place].colour;
                place += 1;
            }
            Action::Exchange(colour) => {
                *colour = other.pile.cards()[place + 1].colour;
                place += 2;
            }
            Action::Suspect(_) => {}
        }
    }
    other.draw_pile = heap.into();

    forget_the_past(&mut other);
    redeal(&mut other, luck);
    other
}

/// Makes all that was hidden or laid in earlier rounds red; what the last suspicion showed stays.
fn forget_the_past(game: &mut Game) {
    let seats: Vec<Seat> = game.seats().collect();
    let memory = game.deal().mode() == Mode::Memory;
    for round in &mut game.past {
        for &seat in &seats {
            round.face_down[seat] = Some(Colour::Red);
        }
        for (_, action) in &mut round.actions {
            if let Action::Play(colour) | Action::Exchange(colour) = action {
                *colour = Colour::Red;
            }
        }
        if let (true, Some(suspicion)) = (memory, &mut round.suspicion) {
            suspicion.pile = Some(Vec::new());
        }
    }
}

/// Another deal of the same limit cards up to now.
fn redeal(game: &mut Game, luck: &mut Stream) {
    let deal = game.deal();
    let mut colours = deal.colours().to_vec();
    luck.shuffle(&mut colours);
    let mut limit_cards: Vec<usize> =
        deal.limit_cards().iter().take(game.round_number()).map(|card| card.get()).collect();
    let mut to_come: Vec<usize> = (1..=24).filter(|card| !limit_cards.contains(card)).collect();
    luck.shuffle(&mut to_come);
    limit_cards.extend(to_come);
    limit_cards.truncate(deal.limit_cards().len());
    let draft = DealDraft {
        players: deal.players().to_vec(),
        start: deal.start().number(),
        colours,
        limit_cards,
        mode: deal.mode(),
    };
    game.deal = Arc::new(draft.check().expect("a deal"));
}

#[test]
fn random_games_come_to_exchanges_and_to_empty_draw_piles() {
    let [mut exchanges, mut empty, mut must_suspect] = [0; 3];
    for seed in 0..20 {
        for (players, hoarding, patience) in [(6, false, 0), (5, true, 0), (2, true, 9)] {
            let plan = Plan { players, seed, mode: Mode::Memory, patience, hoarding };
            let end = play(&plan, |game, _| {
                empty += usize::from(game.draw_pile().len() == 0);
                if let Phase::Act { seat } = game.phase() {
                    must_suspect += usize::from(game.hand(seat).is_empty());
                }
            });
            let actions = end.past_rounds().iter().flat_map(|round| round.actions());
            exchanges +=
                actions.filter(|(_, action)| matches!(action, Action::Exchange(_))).count();
        }
    }
    assert!(
        exchanges > 20 && empty > 20 && must_suspect > 20,
        "{exchanges} {empty} {must_suspect}"
    );
}
