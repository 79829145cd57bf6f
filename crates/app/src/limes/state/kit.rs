//! Pictures in, text out: what the tests of these modules share.

use crate::limes::state::Draft;
use dice::Dice;
use limes::{Action, Card, Cell, Deck, Display, Game, Record, Turn, Variants, ZoneId};
use record::{Header, Seed};

pub(crate) const FERRYMAN: Variants = Variants { diagonal: false, ferryman: true };

pub(crate) fn display(picture: &str) -> Display {
    Display::from_picture(picture).unwrap_or_else(|fault| panic!("{fault}\n{picture}"))
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

pub(crate) fn zone(text: &str) -> ZoneId {
    text.parse().expect("a zone")
}

pub(crate) fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

/// A draft over a picture, without variants.
pub(crate) fn draft(picture: &str, text: &str) -> Draft {
    Draft::new(display(picture), card(text), Variants::NONE)
}

/// Things in their order, with spaces between them.
pub(crate) fn join(things: impl IntoIterator<Item = impl ToString>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// The turn of a draft as text, or `-` while there is none.
pub(crate) fn shown(draft: &Draft) -> String {
    draft.turn().map_or_else(|| "-".to_owned(), |turn| turn.to_string())
}

/// A finished game of these players on the draw of a seed, played at random.
pub(crate) fn finished(names: &[&str], seed: u64) -> Record {
    let draw = Seed::new(&seed.to_string()).expect("a seed");
    let mut dice = Dice::new(seed);
    let deck = Deck::classic().clone();
    let mut game = Game::new(deck, Variants::NONE, names).expect("good names");
    for card in limes::draw(&draw) {
        game.draw(card).expect("the next card");
        for seat in game.seats().collect::<Vec<_>>() {
            let turns = game.legal(seat).expect("something to decide");
            // There are far more moves than places, and without workers nothing scores.
            let placing: Vec<Turn> =
                turns.iter().filter(|t| matches!(t.action, Action::Place(_))).copied().collect();
            let turns = if placing.is_empty() { turns } else { placing };
            game.play(seat, turns[dice.below(turns.len())]).expect("legal");
        }
    }
    Record { game, headers: vec![Header::new("Seed", draw.as_str())] }
}
