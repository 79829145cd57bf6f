//! The laws of every game, for Limits; and those that only Limits has. They stand inside the crate, because
//! changing what a view hides needs what no player may reach.

#[path = "../../../tests/laws/mod.rs"]
mod suite;

use crate::{
    Action, COLOUR_CARDS, Colour, Deal, DealDraft, Decision, Game, HAND, Laid, Mode, Phase, Record,
    Seat,
};
use proptest::prelude::*;
use record::{Seed, Stream};
use std::sync::Arc;
use suite::{Lawful, every_law, play};

/// A game, and how its players decide.
#[derive(Clone, Debug)]
struct Players {
    record: Record,
    /// One suspicion in so many turns on which one is possible; 0 is one only if it must be. The
    /// patient empty the draw pile.
    patience: usize,
    /// Hoarders lay the colour they have least of, and so come to exchange.
    hoarding: bool,
}

impl Lawful for Players {
    type Game = Record;

    fn begin(luck: &mut Stream) -> Players {
        let players = 2 + luck.below(5);
        let mode = if luck.below(2) == 0 { Mode::Memory } else { Mode::Open };
        let names = (1..=players).map(|number| format!("P{number}")).collect();
        let seed = Seed::new(&luck.below(1 << 30).to_string()).expect("a seed");
        let deal = Deal::from_seed(&seed, names, mode).expect("a deal");
        let (patience, hoarding) = (luck.below(20), luck.below(2) == 0);
        Players { record: Record::new(Game::new(deal)), patience, hoarding }
    }

    fn game(&self) -> &Record {
        &self.record
    }

    fn game_mut(&mut self) -> &mut Record {
        &mut self.record
    }

    fn choose(&self, legal: &[Decision], luck: &mut Stream) -> Decision {
        let is_suspicion =
            |decision: &&Decision| matches!(decision, Decision::Act(Action::Suspect(_)));
        let (suspicions, mut others): (Vec<&Decision>, Vec<&Decision>) =
            legal.iter().partition(is_suspicion);
        let suspects = others.is_empty() || (self.patience > 0 && luck.below(self.patience) == 0);
        if suspects && !suspicions.is_empty() {
            return *suspicions[luck.below(suspicions.len())];
        }
        if !self.hoarding {
            return *others[luck.below(others.len())];
        }
        let seat = match self.record.game.phase() {
            Phase::Act { seat } => seat,
            // While cards are hidden several may decide; any hand will do to choose by.
            _ => self.record.game.start(),
        };
        others.sort_by_key(|decision| match decision {
            Decision::Act(Action::Exchange(_) | Action::Suspect(_)) => 0,
            Decision::Hide(colour) | Decision::Act(Action::Play(colour)) => {
                self.record.game.hand(seat).count(*colour)
            }
        });
        *others[0]
    }

    fn conceive(luck: &mut Stream) -> Decision {
        let colour = Colour::ALL[luck.below(5)];
        match luck.below(4) {
            0 => Decision::Hide(colour),
            1 => Action::Play(colour).into(),
            2 => Action::Exchange(colour).into(),
            _ => Action::Suspect(Seat::new(1 + luck.below(6)).expect("a seat")).into(),
        }
    }

    /// A round has at most one card hidden by each, 60 laid, and one suspicion.
    fn longest(&self) -> usize {
        self.record.game.deal().limit_cards().len()
            * (self.record.game.players().len() + COLOUR_CARDS + 1)
    }

    fn reread(&self, text: &str) -> (bool, String) {
        let record =
            Record::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        (record == self.record, record.to_string())
    }

    fn with_another_secret(&self, viewer: Option<Seat>, luck: &mut Stream) -> Record {
        Record::new(rearranged(&self.record.game, viewer, luck))
    }
}

every_law!(Players, 20);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_card_is_somewhere_and_everybody_begins_a_round_with_5(seed: u32) {
        play(seed, |players: &Players, _| {
            let game = &players.record.game;
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
    fn points_are_what_exchanges_and_suspicions_brought(seed: u32) {
        let game = play(seed, |_: &Players, _| ()).record.game;
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
    fn damaged_records_are_read_or_refused(seed: u32, place: u32, bytes: Vec<u8>, cut: u8) {
        let mut text = play(seed, |_: &Players, _| ()).record.to_string().into_bytes();
        let place = place as usize % text.len();
        let end = (place + usize::from(cut) % 8).min(text.len());
        text.splice(place..end, bytes);
        check_rereads(&text);
    }

    #[test]
    fn lines_of_a_record_in_another_order_are_read_or_refused(seed: u32) {
        let text = play(seed, |_: &Players, _| ()).record.to_string();
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
/// the draw pile and in a memory game of the pile under what was done since they last decided; the
/// rounds before; the deal; the limit cards to come.
fn rearranged(game: &Game, viewer: Option<Seat>, luck: &mut Stream) -> Game {
    let mut other = game.clone();
    let viewer = viewer.filter(|&seat| game.sits(seat));
    let hidden_seats: Vec<Seat> = game.seats().filter(|&seat| Some(seat) != viewer).collect();
    let covered = match game.deal().mode() {
        Mode::Memory => cards_laid(&game.round.actions[..seen_from(game, viewer)]),
        Mode::Open => 0,
    };

    // All hidden cards go into one heap, which is shuffled and put back.
    let mut heap: Vec<Colour> = game.draw_pile().collect();
    heap.extend(game.pile().cards()[..covered].iter().map(|laid| laid.colour));
    for &seat in &hidden_seats {
        heap.extend(game.hand(seat).cards());
        heap.extend(game.face_down(seat));
    }
    luck.shuffle(&mut heap);
    let mut next = || heap.pop().expect("as many cards as before");
    for &seat in &hidden_seats {
        other.table.hands[seat] = (0..game.hand(seat).len()).map(|_| next()).collect();
        let face_down = game.face_down(seat).map(|_| next());
        other.table.face_down[seat] = face_down;
        other.round.face_down[seat] = face_down;
    }
    let laid = game.pile().cards().iter().enumerate();
    other.table.pile = laid
        .map(|(place, &laid)| if place < covered { Laid { colour: next(), ..laid } } else { laid })
        .collect();
    let mut place = 0;
    for (_, action) in &mut other.round.actions {
        match action {
            Action::Play(colour) => {
                *colour = other.table.pile.cards()[place].colour;
                place += 1;
            }
            Action::Exchange(colour) => {
                *colour = other.table.pile.cards()[place + 1].colour;
                place += 2;
            }
            Action::Suspect(_) => {}
        }
    }
    other.table.draw_pile = heap.into_iter().collect();

    forget_the_past(&mut other, viewer, luck);
    redeal(&mut other, luck);
    other
}

/// The action of this round from which on a viewer of a memory game sees what was laid: those since their own last
/// decision, and in any case the last one, which lies on top.
fn seen_from(game: &Game, viewer: Option<Seat>) -> usize {
    let actions = &game.round.actions;
    let top = actions.len().saturating_sub(1);
    viewer.map_or(top, |seat| top.min(after_own(actions, seat)))
}

fn after_own(actions: &[(Seat, Action)], seat: Seat) -> usize {
    actions.iter().rposition(|&(by, _)| by == seat).map_or(0, |place| place + 1)
}

fn cards_laid(actions: &[(Seat, Action)]) -> usize {
    let laid = actions.iter().map(|(_, action)| match action {
        Action::Play(_) => 1,
        Action::Exchange(_) => 2,
        Action::Suspect(_) => 0,
    });
    laid.sum()
}

/// Makes all that was hidden or laid in earlier rounds red, but for what was laid since the viewer's own last decision.
/// Once the last suspicion is not counted openly any more, its cards lie in another order.
fn forget_the_past(game: &mut Game, viewer: Option<Seat>, luck: &mut Stream) {
    let seats: Vec<Seat> = game.seats().collect();
    let counted = !matches!(game.phase(), Phase::Act { .. });
    let still_to_hide = viewer.filter(|&seat| game.face_down(seat).is_none());
    let last = game.past.len().saturating_sub(1);
    for (number, round) in game.past.iter_mut().enumerate() {
        for &seat in &seats {
            round.face_down[seat] = Some(Colour::Red);
        }
        let seen = still_to_hide.filter(|_| number == last);
        let unseen = seen.map_or(round.actions.len(), |seat| after_own(&round.actions, seat));
        for (_, action) in &mut round.actions[..unseen] {
            if let Action::Play(colour) | Action::Exchange(colour) = action {
                *colour = Colour::Red;
            }
        }
        if let Some(suspicion) = round.suspicion.as_mut().filter(|_| !counted) {
            // The card in question stays the last, so that count and verdict do.
            let before = suspicion.pile.len() - 1;
            luck.shuffle(&mut suspicion.pile[..before]);
            luck.shuffle(&mut suspicion.face_down);
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
    for seed in 0..60 {
        let end = play(seed, |Players { record: Record { game, .. }, .. }, _| {
            empty += usize::from(game.draw_pile().len() == 0);
            if let Phase::Act { seat } = game.phase() {
                must_suspect += usize::from(game.hand(seat).is_empty());
            }
        });
        let actions = end.record.game.past_rounds().iter().flat_map(|round| round.actions());
        exchanges += actions.filter(|(_, action)| matches!(action, Action::Exchange(_))).count();
    }
    assert!(
        exchanges > 20 && empty > 20 && must_suspect > 20,
        "{exchanges} {empty} {must_suspect}"
    );
}
