//! What was typed at the table.

use limes::{Cell, Turn};
use std::fmt;

/// What was typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Nothing.
    Nothing,
    /// A turn.
    Play(Turn),
    /// A turn that is only tried.
    Try(Turn),
    /// How the game is played and what can be typed.
    Help,
    /// The round once more.
    Show,
    /// The legal turns that begin with this, without blanks.
    Legal(String),
    /// The running score.
    Score,
    /// Pictures of the cards still to come.
    Cards,
    /// Take the last turn back.
    Undo,
    /// Write the record into this file; empty if none was named.
    Save(String),
    /// Leave.
    Quit,
}

/// A text that is neither a command nor a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotUnderstood {
    /// A cell and no rotation.
    NoRotation(Cell),
    /// Anything else.
    Unknown(String),
}

impl fmt::Display for NotUnderstood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotUnderstood::NoRotation(cell) => {
                write!(f, "Add the rotation: {cell}^, {cell}>, {cell}v or {cell}<.")
            }
            NotUnderstood::Unknown(text) => {
                let shown: String = text
                    .chars()
                    .take(40)
                    .map(|c| if c.is_control() { '\u{fffd}' } else { c })
                    .collect();
                let more = if text.chars().nth(40).is_some() { "…" } else { "" };
                write!(f, "“{shown}{more}” is neither a turn nor a command.")
            }
        }
    }
}

impl Command {
    /// Reads what was typed.
    pub(crate) fn parse(line: &str) -> Result<Command, NotUnderstood> {
        let line = line.trim();
        if let Some(tried) = line.strip_prefix('?') {
            return match tried.trim() {
                "" => Ok(Command::Help),
                tried => turn(tried).map(Command::Try),
            };
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(match (word.to_lowercase().as_str(), rest) {
            ("", _) => Command::Nothing,
            ("help" | "h", "") => Command::Help,
            ("show", "") => Command::Show,
            ("legal", rest) => Command::Legal(compact(rest)),
            ("score", "") => Command::Score,
            ("cards", "") => Command::Cards,
            ("undo", "") => Command::Undo,
            ("save", file) => Command::Save(file.to_owned()),
            ("quit" | "q" | "exit", "") => Command::Quit,
            _ => Command::Play(turn(line)?),
        })
    }
}

/// Reads a turn as people type it: capitals and blanks do not matter.
fn turn(text: &str) -> Result<Turn, NotUnderstood> {
    let mut notation = compact(text);
    if let Ok(cell) = notation.parse() {
        return Err(NotUnderstood::NoRotation(cell));
    }
    // Cell and rotation are three signs; the worker's action comes after a blank.
    if let Some((place, _)) = notation.char_indices().nth(3) {
        notation.insert(place, ' ');
    }
    notation.parse().map_err(|_| NotUnderstood::Unknown(text.to_owned()))
}

fn compact(text: &str) -> String {
    text.split_whitespace().collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Turn {
        text.parse().expect("a turn")
    }

    #[test]
    fn turns_are_read_as_people_type_them() {
        for line in ["e4> +sw", " E4>+SW ", "e4 > + sw", "e4>  +sw\r\n"] {
            assert_eq!(Command::parse(line), Ok(Command::Play(typed("e4> +sw"))), "{line}");
        }
        for line in ["?e4v", "? E4V"] {
            assert_eq!(Command::parse(line), Ok(Command::Try(typed("e4v"))), "{line}");
        }
        let moved = Command::parse("e5v D4ne - e4nw");
        assert_eq!(moved, Ok(Command::Play(typed("e5v d4ne-e4nw"))));
    }

    #[test]
    fn commands_are_read() {
        for (line, command) in [
            ("", Command::Nothing),
            (" \t", Command::Nothing),
            ("HELP", Command::Help),
            ("?", Command::Help),
            ("show", Command::Show),
            ("legal", Command::Legal(String::new())),
            ("legal E4 >", Command::Legal("e4>".into())),
            ("save My Game.limes", Command::Save("My Game.limes".into())),
            ("q", Command::Quit),
        ] {
            assert_eq!(Command::parse(line), Ok(command), "{line}");
        }
    }

    #[test]
    fn rubbish_is_answered_kindly() {
        let said = |line: &str| Command::parse(line).expect_err("rubbish").to_string();
        assert_eq!(said("e4"), "Add the rotation: e4^, e4>, e4v or e4<.");
        assert_eq!(said("?e4"), "Add the rotation: e4^, e4>, e4v or e4<.");
        assert_eq!(said("héé"), "“héé” is neither a turn nor a command.");
        assert_eq!(said("a\u{1b}[2J"), "“a\u{fffd}[2J” is neither a turn nor a command.");
        assert_eq!(said("undo it"), "“undo it” is neither a turn nor a command.");
        assert_eq!(
            said(&"x".repeat(999)),
            format!("“{}…” is neither a turn nor a command.", "x".repeat(40))
        );
    }
}
