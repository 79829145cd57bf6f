//! What somebody brings along: a record, a share link, or the history of another browser.

use crate::limes::state::{History, MOST_PLAYERS};
use crate::shell::storage::{Kept, KeptFault};
use limes::{Record, RecordFault};
use record::link::{self, LinkFault};
use std::fmt;

/// Something that was brought along and can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// One game.
    Game(Record),
    /// The games of another browser, or of this one before they were deleted.
    History(History),
}

/// Why something that was brought along cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenFault {
    /// The link was damaged on its way.
    Link(LinkFault),
    /// The text is no record.
    Record(RecordFault),
    /// More players than can sit at one screen.
    Crowd,
    /// The text is no history.
    Kept(KeptFault),
}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenFault::Link(fault) => fault.fmt(f),
            OpenFault::Record(fault) => fault.fmt(f),
            OpenFault::Crowd => write!(f, "at most {MOST_PLAYERS} can play at one screen"),
            OpenFault::Kept(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for OpenFault {}

impl Opened {
    /// Reads the content of a file, or what was pasted.
    ///
    /// # Errors
    /// If it is nothing that can be opened.
    pub fn read(bytes: &[u8]) -> Result<Opened, OpenFault> {
        let text = std::str::from_utf8(bytes).unwrap_or_default().trim();
        // A link is one word, and nothing else ever is.
        if text.contains(link::MARK) && !text.contains(char::is_whitespace) {
            return Opened::of_link(text).map(Opened::Game);
        }
        if is_kept(text) {
            let (history, faults) = History::read(text).map_err(OpenFault::Kept)?;
            // What can be read is worth having; only a history of nothing but faults is refused.
            return match faults.into_iter().next() {
                Some(fault) if history.games().is_empty() => Err(OpenFault::Kept(fault)),
                _ => Ok(Opened::History(history)),
            };
        }
        game(bytes).map(Opened::Game)
    }

    /// The game in a share link; the part after `#g=` will do.
    ///
    /// # Errors
    /// If the link was damaged, or holds no record.
    pub fn of_link(link: &str) -> Result<Record, OpenFault> {
        game(link::decode(link).map_err(OpenFault::Link)?.as_bytes())
    }
}

/// Whether a text begins as those do that are kept. In both formats comments may come first.
fn is_kept(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    let rest = first.and_then(|line| line.strip_prefix("limes"));
    rest.is_some_and(|rest| rest.trim_start().starts_with('='))
}

fn game(bytes: &[u8]) -> Result<Record, OpenFault> {
    let record = Record::parse(bytes).map_err(OpenFault::Record)?;
    if record.game.players().len() > MOST_PLAYERS {
        return Err(OpenFault::Crowd);
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::finished;

    fn refused(text: &str) -> String {
        Opened::read(text.as_bytes()).expect_err("nothing that can be opened").to_string()
    }

    #[test]
    fn records_links_and_histories_are_told_apart() {
        let record = finished(&["Ada", "Ben"], 3);
        let text = record.to_string();
        let packed = link::encode(&text);
        for text in [
            text.clone(),
            format!("\n  {text}"),
            format!("https://example.org/limes/#g={packed}"),
            format!("  #g={packed}\n"),
            format!("limes.example.org?x=#g={packed}"),
            text.replacen("\n\n", "\n[Event \"#g=abc\"]\n\n", 1),
        ] {
            let Ok(Opened::Game(opened)) = Opened::read(text.as_bytes()) else {
                panic!("not a game: {text}")
            };
            assert_eq!(opened.game, record.game);
        }
        assert_eq!(Opened::of_link(&packed), Ok(record.clone()));
        let mut history = History::default();
        history.add(record, "2026-05-01").expect("over");
        for before in ["", "\n\n", "# Ada's games\n\n# all of them\n"] {
            let text = format!("{before}{}", history.write());
            assert_eq!(Opened::read(text.as_bytes()), Ok(Opened::History(history.clone())));
        }
    }

    #[test]
    fn rubbish_is_refused_with_its_place() {
        assert_eq!(refused(""), "the record is empty");
        let head = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n";
        assert!(refused(&format!("{head}rubbish")).starts_with("line 6"));
        assert!(refused("#g=%%%").contains("damaged"));
        assert!(refused("{ rubbish").contains("[Game"));
        assert!(refused("limes = 'settings'\nversion = 1").contains("settings"));
        assert_eq!(
            refused("limes = rubbish\n"),
            "line 1: string values must be quoted, expected literal string"
        );
        assert!(refused("limes = 'history'\nversion = 1\nrecords = ['x']").starts_with("game 1: "));
        assert!(Opened::read(&[0xff, 0xfe, 0x00]).is_err());
    }

    #[test]
    fn a_crowd_finds_no_room() {
        let players: String = (0..=MOST_PLAYERS).map(|n| format!("[Player \"{n}\"]\n")).collect();
        let text =
            format!("[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n{players}\n1. 3\n");
        assert_eq!(Opened::read(text.as_bytes()), Err(OpenFault::Crowd));
    }
}
