//! Whether the cards of a game come from the seed that a server reveals at its end.

use crate::record::AnyRecord;
use crate::seen::SeenView;
use limits::Deal;
use record::{Header, Seed};

impl AnyRecord {
    /// The headers.
    pub fn headers(&self) -> &[Header] {
        match self {
            AnyRecord::Limes(limes) => &limes.headers,
            AnyRecord::Limits(limits) => &limits.headers,
        }
    }

    /// Whether this seed gives every card that was drawn or dealt in this game.
    pub fn has_cards_of(&self, seed: &Seed) -> bool {
        match self {
            AnyRecord::Limes(limes) => limes::draw(seed).starts_with(limes.game.drawn()),
            AnyRecord::Limits(limits) => {
                let deal = limits.game.deal();
                let again = Deal::from_seed(seed, deal.players().to_vec(), deal.mode());
                again.is_ok_and(|again| again == *deal)
            }
        }
    }

    /// Whether a view shows the cards, the rules and the decisions of this game, as far as the viewer sees them. Names are left
    /// out: a player may have been forgotten since.
    pub fn has_cards_in(&self, view: &SeenView) -> bool {
        match (self, view) {
            (AnyRecord::Limes(limes), SeenView::Limes(view)) => is_limes(&limes.game, view),
            (AnyRecord::Limits(limits), SeenView::Limits(view)) => is_limits(&limits.game, view),
            _ => false,
        }
    }
}

fn is_limes(game: &limes::Game, view: &limes::View) -> bool {
    has_drawn(game, view)
        && game.deck().cards() == view.deck.cards()
        && game.variants() == view.variants
        && has_turns(game, view)
}

fn has_drawn(game: &limes::Game, view: &limes::View) -> bool {
    // Without a display, a view of a large table does not tell the order.
    let is_in_order = view.players.iter().any(|player| player.laid.is_some());
    let [mut theirs, mut ours] = [view.drawn.clone(), game.drawn().to_vec()];
    if !is_in_order {
        theirs.sort_unstable();
        ours.sort_unstable();
    }
    theirs == ours
}

/// Whether everybody whose turns are shown has made them in this game.
fn has_turns(game: &limes::Game, view: &limes::View) -> bool {
    let columns = game.players();
    // Of a large table only the viewer's display is shown, and a record may have that column alone.
    let is_one_of_many = view.others > 0 && columns.len() == 1;
    if !is_one_of_many && columns.len() != view.players.len() + view.others {
        return false;
    }
    let mut shown = view.players.iter().filter_map(|player| Some((player, player.laid.as_ref()?)));
    shown.all(|(player, laid)| {
        let column = if is_one_of_many { 0 } else { player.seat.index() };
        let turns = columns.get(column).map_or(&[][..], |column| column.turns());
        // The viewer may not see the last turn yet, which the record of a closed table tells.
        let is_hidden = player.moved && laid.turns.len() < view.drawn.len();
        let after = turns.strip_prefix(laid.turns.as_slice());
        after.is_some_and(|after| after.len() <= usize::from(is_hidden))
    })
}

fn is_limits(game: &limits::Game, view: &limits::View) -> bool {
    let mut replayed = game.view(view.own.as_ref().map(|own| own.seat));
    for (player, seen) in replayed.players.iter_mut().zip(&view.players) {
        player.name.clone_from(&seen.name);
    }
    replayed == *view
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::AnyView;
    use crate::dealt::{DealtGame, Setup};
    use game::{Game, Position, Seat};

    fn seed() -> Seed {
        Seed::new("proof").expect("a seed")
    }

    fn limes(first: limes::CardNumber) -> AnyRecord {
        let headers = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n";
        AnyRecord::parse(format!("{headers}1. {first}\n").as_bytes()).expect("a record")
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    /// A game of Limes in which everybody has made these turns.
    fn played(players: usize, turns: &[&str]) -> DealtGame {
        let setup = Setup::Limes {
            deck: limes::Deck::classic().clone(),
            variants: limes::Variants::NONE,
            turns: limes::TurnVisibility::Hidden,
        };
        let names: Vec<String> = (1..=players).map(|number| format!("P{number}")).collect();
        let mut game = setup.deal(&names, &seed()).expect("a game");
        for turn in turns {
            for number in 1..=players {
                game.decide(seat(number), turn).expect("legal");
            }
        }
        game
    }

    fn read(text: &str) -> AnyRecord {
        AnyRecord::parse(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}:\n{text}"))
    }

    /// A view as it comes from a server.
    fn seen(game: &DealtGame, viewer: Option<usize>) -> SeenView {
        game.view(viewer.map(seat)).read().expect("a view")
    }

    #[test]
    fn another_deck_other_variants_and_another_turn_of_limes_are_found_out() {
        let game = played(2, &["d4^", "e4^"]);
        let told = game.record_told(None, &[]).expect("a record");
        let deck = "[Deck \"classic\"]\n";
        let mut faces: Vec<String> =
            limes::Deck::classic().cards().iter().map(ToString::to_string).collect();
        let first = usize::from(limes::draw(&seed())[0].get()) - 1;
        faces[first] = "= = = ~".to_owned();
        let cards: String = faces.iter().map(|face| format!("[Card \"{face}\"]\n")).collect();
        let changed = [
            told.replace(deck, &format!("{deck}{cards}")),
            told.replace(deck, &format!("{deck}[Variants \"diagonal\"]\n")),
            told.replacen("| d4^", "| d4>", 1),
            told.replacen("| e4^", "| e4^ +nw", 1),
            told.replace("[Player \"P2\"]\n", "").replace("^ | d4^", "^").replace("^ | e4^", "^"),
        ];
        for viewer in [None, Some(1), Some(2)] {
            let view = seen(&game, viewer);
            assert!(read(&told).has_cards_in(&view));
            for text in &changed {
                assert_ne!(*text, told);
                assert!(!read(text).has_cards_in(&view), "{viewer:?}:\n{text}");
            }
        }
    }

    #[test]
    fn a_turn_that_the_viewer_may_not_see_yet_matches() {
        let mut game = played(2, &["d4^"]);
        game.decide(seat(1), "e4^").expect("legal");
        let told = game.record_told(None, &[]).expect("a record");
        for viewer in [None, Some(1), Some(2)] {
            let view = seen(&game, viewer);
            let text = game.record_seen(viewer.map(seat), None, &[]).expect("a record");
            assert!(read(&text).has_cards_in(&view));
            // A table that was closed tells everything.
            assert!(read(&told).has_cards_in(&view));
            assert!(!read(&told.replacen("| d4^", "| d4>", 1)).has_cards_in(&view));
        }
    }

    #[test]
    fn the_only_column_of_a_large_table_is_compared_with_the_viewer() {
        let game = played(17, &["d4^"]);
        let told = game.record_told(Some(seat(9)), &[]).expect("a record");
        let changed = told.replace("| d4^", "| d4>");
        for viewer in [None, Some(9)] {
            assert!(read(&told).has_cards_in(&seen(&game, viewer)));
        }
        assert!(!read(&changed).has_cards_in(&seen(&game, Some(9))));
        let all = game.record_told(None, &[]).expect("a record");
        assert!(read(&all).has_cards_in(&seen(&game, Some(9))));
        // With all columns it is the viewer's own that counts.
        let own = |text: &str| text.replacen("| d4^", "| d4>", 9).replacen("| d4>", "| d4^", 8);
        assert!(!read(&own(&all)).has_cards_in(&seen(&game, Some(9))));
    }

    #[test]
    fn another_card_of_limes_is_found_out() {
        let draw = limes::draw(&seed());
        let (fair, changed) = (limes(draw[0]), limes(draw[1]));
        assert!(fair.has_cards_of(&seed()) && !changed.has_cards_of(&seed()));
        let AnyRecord::Limes(record) = &fair else { panic!("a game of Limes") };
        let view = AnyView::from(record.game.view(None, limes::TurnVisibility::Open))
            .read()
            .expect("a view");
        assert!(fair.has_cards_in(&view) && !changed.has_cards_in(&view));
    }

    #[test]
    fn another_deal_of_limits_is_found_out() {
        let deal = |seed: &Seed| {
            let names = ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec();
            let deal = Deal::from_seed(seed, names, limits::Mode::Memory).expect("a deal");
            let mut record = limits::Record::new(limits::Game::new(deal));
            for seat in 0..3 {
                let seat = Seat::from_index(seat);
                let decision = record.game.view(Some(seat)).legal()[0];
                record.decide(seat, decision).expect("it is legal");
            }
            record
        };
        let record = deal(&seed());
        let fair = AnyRecord::Limits(record.clone());
        let changed = AnyRecord::Limits(deal(&Seed::new("another").expect("a seed")));
        assert!(fair.has_cards_of(&seed()) && !changed.has_cards_of(&seed()));
        for viewer in [None, Some(Seat::from_index(1))] {
            let view = Position::view(&record, viewer);
            let view = AnyView::from(view).read().expect("a view");
            assert!(fair.has_cards_in(&view));
        }
        let view = AnyView::from(Position::view(&record, Some(Seat::from_index(1))));
        assert!(!changed.has_cards_in(&view.read().expect("a view")));
    }

    /// Two rounds of Limits, in each of which everybody lays one card and the first player then suspects the next one.
    fn two_rounds_of_limits(number: usize) -> DealtGame {
        let names = ["Ada", "Ben", "Cleo"].map(str::to_owned);
        let seed = Seed::new(&format!("proof {number}")).expect("a seed");
        let setup = Setup::Limits { mode: limits::Mode::Memory };
        let mut game = setup.deal(&names, &seed).expect("a game");
        for round in 1..=2 {
            let mut decided = 0;
            while game.round() == round {
                let asked = Seat::first(3).find(|&seat| game.seen(Some(seat)).asked().is_some());
                let asked = asked.expect("somebody is asked");
                let legal = game.seen(Some(asked)).legal();
                let suspicion = format!("suspect {}", asked.next(3).number());
                let decision = if decided < 6 { &legal[0] } else { &suspicion };
                game.decide(asked, decision).expect("legal");
                decided += 1;
            }
        }
        game
    }

    #[test]
    fn another_suspicion_of_an_earlier_round_of_limits_is_found_out() {
        // In some game the first player is wrong about either of the others, so that the second round stays legal.
        let changed = (0..100).find_map(|number| {
            let game = two_rounds_of_limits(number);
            let told = game.record_told(None, &[]).expect("a record");
            let (first, rest) = told.split_once("suspect ").expect("a suspicion");
            let (suspect, rest) = rest.split_at(1);
            let other = if suspect == "1" { "3" } else { "1" };
            let changed = format!("{first}suspect {other}{rest}");
            let changed = AnyRecord::parse(changed.as_bytes()).ok()?;
            Some((game, read(&told), changed))
        });
        let (game, told, changed) = changed.expect("there is such a game");
        for viewer in [None, Some(1), Some(2), Some(3)] {
            let view = seen(&game, viewer);
            assert!(told.has_cards_in(&view) && !changed.has_cards_in(&view));
        }
    }
}
