//! The keys of the table: one list, for the page that acts on them and the help that shows them.

use super::choice::Direction;
use crate::shell::keys::{Chord, plain};

/// What a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Command {
    /// Choose the card at this place of the hand, counted from 0.
    Card(usize),
    /// Choose the next card.
    Step(Direction),
    /// Do what is chosen.
    Confirm,
    /// Go to the button that suspects whoever laid the top card: one more key, and it is done.
    Suspect,
    /// Choose the four cards that can be exchanged.
    Exchange,
    /// Look at the hidden card, or turn it over again.
    Peek,
    /// Ask for a hint.
    Hint,
    /// Put back what is chosen.
    Cancel,
    /// Open the menu.
    Menu,
}

/// A command and the keys that stand for it.
pub(crate) type Binding = (Command, &'static [Chord<'static>]);

/// All keys, in the order in which the help shows them.
pub(crate) const BINDINGS: &[Binding] = &[
    (Command::Card(0), &[plain("1")]),
    (Command::Card(1), &[plain("2")]),
    (Command::Card(2), &[plain("3")]),
    (Command::Card(3), &[plain("4")]),
    (Command::Card(4), &[plain("5")]),
    (Command::Step(Direction::Left), &[plain("ArrowLeft")]),
    (Command::Step(Direction::Right), &[plain("ArrowRight")]),
    (Command::Confirm, &[plain("Enter")]),
    (Command::Suspect, &[plain("s")]),
    (Command::Exchange, &[plain("x")]),
    (Command::Peek, &[plain("p")]),
    (Command::Hint, &[plain("h")]),
    (Command::Cancel, &[plain("Escape"), plain("Backspace")]),
    (Command::Menu, &[plain("?")]),
];

impl Command {
    /// What this key press means, if anything.
    pub(crate) fn of(press: Chord<'_>) -> Option<Command> {
        let meant = |(_, chords): &&Binding| chords.iter().any(|chord| chord.is(press));
        BINDINGS.iter().find(meant).map(|&(command, _)| command)
    }

    /// The key of the text that says what the command does. Commands that differ in a card or a direction share one.
    pub(crate) fn text_key(self) -> &'static str {
        match self {
            Command::Card(_) | Command::Step(_) => "limits-keys-choose",
            Command::Confirm => "limits-keys-confirm",
            Command::Suspect => "limits-keys-suspect",
            Command::Exchange => "limits-keys-exchange",
            Command::Peek => "limits-keys-peek",
            Command::Hint => "keys-hint",
            Command::Cancel => "limits-keys-cancel",
            Command::Menu => "menu",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_stands_for_one_command() {
        for (command, chords) in BINDINGS {
            for &chord in *chords {
                assert_eq!(Command::of(chord), Some(*command), "{chord:?}");
            }
        }
        assert_eq!(Command::of(Chord { key: "S", shift: true, command: false }), None);
        for key in ["Tab", " ", "6", "F5", "", "ArrowUp"] {
            assert_eq!(Command::of(plain(key)), None, "{key}");
        }
        for key in ["s", "x", "p", "1"] {
            assert_eq!(
                Command::of(Chord { key, shift: false, command: true }),
                None,
                "the browser's own: {key}"
            );
        }
    }
}
