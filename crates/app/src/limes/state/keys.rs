//! The keys: one list, for the page that acts on them and the help that shows them.

use crate::shell::keys::{Chord, command, plain, shifted};
use limes::Quarter;

/// What a key stands for at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Turn the card a quarter to the left.
    TurnLeft,
    /// Turn the card a quarter to the right.
    TurnRight,
    /// Move the focus to the next cell, quarter or reachable zone in a direction.
    Go(Direction),
    /// Lay the laid card on the next legal cell in a direction. In the hand, the same as [`Command::Go`].
    Shift(Direction),
    /// Act on the focus: lay the card, place a worker, move the picked worker.
    Confirm,
    /// Place a worker on this quarter of the laid card.
    Place(Quarter),
    /// Pick the next worker who can move.
    NextWorker,
    /// Pick the worker before.
    PreviousWorker,
    /// Take back what was done with a worker.
    Rest,
    /// Take the card back into the hand.
    Lift,
    /// Take back one thing: put down the picked worker, or take back the worker, or the card.
    Cancel,
    /// Undo the last change.
    Undo,
    /// Make the last undone change again.
    Redo,
    /// End the turn.
    EndTurn,
    /// Ask for a hint.
    Hint,
    /// Show the keys.
    Help,
}

/// The directions of the arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

/// A command and the keys that stand for it, the first of which is the usual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// What it does.
    pub command: Command,
    /// The keys.
    pub chords: &'static [Chord<'static>],
}

/// All keys, in the order in which the help shows them.
pub const BINDINGS: &[Binding] = &[
    Binding { command: Command::TurnRight, chords: &[plain("r"), plain("]")] },
    Binding { command: Command::TurnLeft, chords: &[shifted("r"), plain("[")] },
    Binding { command: Command::Go(Direction::West), chords: &[plain("ArrowLeft")] },
    Binding { command: Command::Go(Direction::North), chords: &[plain("ArrowUp")] },
    Binding { command: Command::Go(Direction::East), chords: &[plain("ArrowRight")] },
    Binding { command: Command::Go(Direction::South), chords: &[plain("ArrowDown")] },
    Binding { command: Command::Confirm, chords: &[plain("Enter"), plain(" ")] },
    Binding { command: Command::Shift(Direction::West), chords: &[shifted("ArrowLeft")] },
    Binding { command: Command::Shift(Direction::North), chords: &[shifted("ArrowUp")] },
    Binding { command: Command::Shift(Direction::East), chords: &[shifted("ArrowRight")] },
    Binding { command: Command::Shift(Direction::South), chords: &[shifted("ArrowDown")] },
    Binding { command: Command::Place(Quarter::NorthWest), chords: &[plain("1")] },
    Binding { command: Command::Place(Quarter::NorthEast), chords: &[plain("2")] },
    Binding { command: Command::Place(Quarter::SouthWest), chords: &[plain("3")] },
    Binding { command: Command::Place(Quarter::SouthEast), chords: &[plain("4")] },
    Binding { command: Command::NextWorker, chords: &[plain("m")] },
    Binding { command: Command::PreviousWorker, chords: &[shifted("m")] },
    Binding { command: Command::Rest, chords: &[plain("0")] },
    Binding { command: Command::Lift, chords: &[plain("l")] },
    Binding { command: Command::Cancel, chords: &[plain("Escape")] },
    Binding {
        command: Command::Undo,
        chords: &[plain("u"), plain("Backspace"), plain("z"), command("z")],
    },
    Binding {
        command: Command::Redo,
        chords: &[
            shifted("u"),
            plain("y"),
            command("y"),
            Chord { key: "z", shift: true, command: true },
        ],
    },
    Binding { command: Command::EndTurn, chords: &[plain("e"), command("Enter")] },
    Binding { command: Command::Hint, chords: &[plain("h")] },
    Binding { command: Command::Help, chords: &[plain("?")] },
];

impl Command {
    /// What this key press means, if anything.
    pub fn of(press: Chord<'_>) -> Option<Command> {
        let meant = |binding: &&Binding| binding.chords.iter().any(|chord| chord.is(press));
        BINDINGS.iter().find(meant).map(|binding| binding.command)
    }

    /// The key of the text that says what the command does. Commands that differ in a direction or a quarter share
    /// one, and the help shows their keys in one line.
    pub fn text_key(self) -> &'static str {
        match self {
            Command::TurnLeft => "keys-turn-back",
            Command::TurnRight => "keys-turn",
            Command::Go(_) => "keys-cells",
            Command::Shift(_) => "keys-shift",
            Command::Confirm => "keys-lay",
            Command::Place(_) => "keys-place",
            Command::NextWorker => "keys-worker",
            Command::PreviousWorker => "keys-worker-back",
            Command::Rest => "keys-no-worker",
            Command::Lift => "keys-lift",
            Command::Cancel => "keys-close",
            Command::Undo => "keys-undo",
            Command::Redo => "keys-redo",
            Command::EndTurn => "keys-end",
            Command::Hint => "keys-hint",
            Command::Help => "keys-help",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_key_stands_for_one_command() {
        for binding in BINDINGS {
            for &chord in binding.chords {
                assert_eq!(Command::of(chord), Some(binding.command), "{chord:?}");
            }
        }
        let commands: HashSet<Command> = BINDINGS.iter().map(|binding| binding.command).collect();
        assert_eq!(commands.len(), BINDINGS.len(), "a command stands in one line");
    }

    #[test]
    fn caps_lock_and_odd_keyboards_do_no_harm() {
        let press = |key, shift| Command::of(Chord { key, shift, command: false });
        assert_eq!(press("R", false), Some(Command::TurnRight));
        assert_eq!(press("R", true), Some(Command::TurnLeft));
        assert_eq!(press("?", true), Some(Command::Help));
        assert_eq!(press("?", false), Some(Command::Help));
        assert_eq!(press("ArrowLeft", true), Some(Command::Shift(Direction::West)));
    }

    #[test]
    fn the_browsers_own_keys_are_left_alone() {
        for key in ["r", "l", "h", "u", "e", "1", "0"] {
            assert_eq!(Command::of(Chord { key, shift: false, command: true }), None, "{key}");
        }
        assert_eq!(Command::of(plain("Tab")), None);
        assert_eq!(Command::of(plain("F5")), None);
    }
}
