//! The laws that the fuzz targets try, one a target: whatever the bytes are, it holds, and nothing
//! panics. They are plain functions, so that an ordinary test replays the seeds through them.
#![forbid(unsafe_code)]

mod bytes;
mod engine_lines;
mod limes_turns;
mod limits_actions;
mod messages;
mod table_events;

pub use engine_lines::engine_lines;
pub use limes_turns::limes_turns;
pub use limits_actions::limits_actions;
pub use messages::messages;
pub use table_events::table_events;

use record::{DeckFile, link as share};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A law by the name of its target.
pub type Law = fn(&[u8]);

/// Every target with its law.
pub const TARGETS: [(&str, Law); 10] = [
    ("limes_record", limes_record),
    ("limits_record", limits_record),
    ("deck", deck),
    ("turn", turn),
    ("link", link),
    ("limes_turns", limes_turns),
    ("limits_actions", limits_actions),
    ("engine_lines", engine_lines),
    ("messages", messages),
    ("table_events", table_events),
];

/// Any bytes are a record of Limes or are refused; a record comes back from its text.
pub fn limes_record(bytes: &[u8]) {
    match limes::Record::parse(bytes) {
        Ok(record) => {
            let text = record.to_string();
            let again = limes::Record::parse(text.as_bytes()).expect("its own text is a record");
            assert_eq!(again.to_string(), text);
            assert_eq!(again, record);
            // Whatever was read can be asked everything.
            let game = &record.game;
            assert_eq!(game.standing().ranks.len(), game.players().len());
            for seat in [None].into_iter().chain(game.seats().map(Some)) {
                game.view(seat, limes::TurnVisibility::Hidden);
            }
        }
        Err(fault) => one_sentence(fault),
    }
}

/// Any bytes are a record of Limits or are refused; a record comes back from its text.
pub fn limits_record(bytes: &[u8]) {
    match limits::Record::parse(bytes) {
        Ok(record) => {
            let text = record.to_string();
            let again = limits::Record::parse(text.as_bytes()).expect("its own text is a record");
            assert_eq!(again.to_string(), text);
            assert_eq!(again, record);
            for seat in [None].into_iter().chain(record.game.seats().map(Some)) {
                record.game.view(seat);
            }
        }
        Err(fault) => one_sentence(fault),
    }
}

/// Any text is a deck of either game or is refused; a deck comes back from its text.
pub fn deck(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match limes::Deck::from_toml(text) {
        Ok(deck) => assert_eq!(limes::Deck::from_toml(&deck.to_toml()), Ok(deck)),
        Err(fault) => one_sentence(fault),
    }
    if let Err(fault) = limits::LimitDeck::parse(text) {
        one_sentence(fault);
    }
    if let Ok(file) = DeckFile::parse(text) {
        assert_eq!(DeckFile::parse(&file.to_string()), Ok(file));
    }
}

/// Any text is a turn, a zone or a decision, or is none; what was read is written and read again.
pub fn turn(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for line in text.lines() {
        reread::<limes::Turn>(line);
        reread::<limes::Cell>(line);
        reread::<limes::ZoneId>(line);
        reread::<limes::Card>(line);
        reread::<limits::Decision>(line);
        reread::<limits::Action>(line);
        reread::<limits::LimitCard>(line);
    }
    match limes::Display::from_picture(text) {
        Ok(display) => {
            let again = limes::Display::from_picture(&display.picture()).expect("its own picture");
            assert_eq!(again.picture(), display.picture());
            assert_eq!(again.total(), display.total());
        }
        Err(fault) => one_sentence(fault),
    }
}

/// Any text can be shared by a link, and any link is opened or refused.
pub fn link(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    assert_eq!(share::decode(&share::encode(text)).as_deref(), Ok(text));
    match share::decode(text) {
        Ok(inside) => assert_eq!(share::decode(&share::encode(&inside)), Ok(inside)),
        Err(fault) => one_sentence(fault),
    }
    if let Ok(seed) = record::Seed::new(text) {
        let mut draw = limes::draw(&seed);
        draw.sort();
        draw.dedup();
        assert_eq!(draw.len(), limes::CARDS);
    }
}

fn reread<T>(text: &str)
where
    T: FromStr<Err: Display + Debug> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(read) => assert_eq!(read.to_string().parse::<T>().expect("its own text"), read),
        Err(fault) => one_sentence(fault),
    }
}

/// A reason fits on one line of a terminal, whatever was quoted in it.
fn one_sentence(fault: impl Display) {
    let sentence = fault.to_string();
    assert!(!sentence.is_empty());
    assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
    assert!(sentence.chars().count() < 400, "{sentence:?}");
}
