//! What was typed at the table.

use limits::{Action, Colour, Decision, Phase, Seat, View};
use record::excerpt;
use std::fmt;

/// What was typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Nothing.
    Nothing,
    /// A decision.
    Decide(Decision),
    /// What can be typed.
    Help,
    /// How the game is played.
    Rules,
    /// The table once more.
    Show,
    /// What can be decided now.
    Legal,
    /// Write the record into this file; empty if none was named.
    Save(String),
    /// Leave.
    Quit,
}

/// A text that is neither a command nor a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotUnderstood {
    /// A word that needs a colour after it.
    NoColour(&'static str),
    /// `suspect` without somebody who sits at the table.
    Nobody,
    /// Several players have names that begin like this.
    Several(String),
    /// Anything else.
    Unknown(String),
}

impl fmt::Display for NotUnderstood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotUnderstood::NoColour(verb) => {
                write!(f, "Add a colour: {verb} r, y, g, b or p, or its name.")
            }
            NotUnderstood::Nobody => write!(f, "Whom? Type suspect and a number or a name."),
            NotUnderstood::Several(name) => {
                write!(f, "“{}” may be several players. Type suspect and a number.", excerpt(name))
            }
            NotUnderstood::Unknown(text) => {
                write!(f, "“{}” is neither a decision nor a command.", excerpt(text))
            }
        }
    }
}

impl Command {
    /// Reads what was typed: notation, plain words, or a colour alone, which is hidden or laid as the game asks.
    pub(crate) fn parse(line: &str, view: &View) -> Result<Command, NotUnderstood> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let unknown = || NotUnderstood::Unknown(line.to_owned());
        let with_colour = |verb, decision: fn(Colour) -> Decision| match (rest, colour(rest)) {
            (_, Some(colour)) => Ok(Command::Decide(decision(colour))),
            ("", None) => Err(NotUnderstood::NoColour(verb)),
            _ => Err(unknown()),
        };
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Ok(Command::Nothing),
            ("help" | "h" | "?", "") => Ok(Command::Help),
            ("rules", "") => Ok(Command::Rules),
            ("show", "") => Ok(Command::Show),
            ("legal", "") => Ok(Command::Legal),
            ("save", file) => Ok(Command::Save(file.to_owned())),
            ("quit" | "q" | "exit", "") => Ok(Command::Quit),
            ("hide", _) => with_colour("hide", Decision::Hide),
            ("play" | "lay", _) => with_colour("play", |colour| Action::Play(colour).into()),
            ("exchange" | "swap", _) => {
                with_colour("exchange", |colour| Action::Exchange(colour).into())
            }
            ("suspect", _) => Ok(Command::Decide(Action::Suspect(somebody(rest, view)?).into())),
            (_, "") => match (colour(line), &view.phase) {
                (Some(colour), Phase::Hide { .. }) => Ok(Command::Decide(Decision::Hide(colour))),
                (Some(colour), _) => Ok(Command::Decide(Action::Play(colour).into())),
                (None, _) => Err(unknown()),
            },
            _ => Err(unknown()),
        }
    }
}

/// A colour by its letter or its name.
fn colour(text: &str) -> Option<Colour> {
    let text = text.to_lowercase();
    let mut colours = Colour::ALL.into_iter();
    colours.find(|colour| text == colour.name() || text == colour.letter().to_string())
}

/// A player by number, or by the beginning of a name.
fn somebody(text: &str, view: &View) -> Result<Seat, NotUnderstood> {
    if let Ok(seat) = text.parse::<Seat>() {
        let sits = seat.index() < view.players.len();
        return if sits { Ok(seat) } else { Err(NotUnderstood::Nobody) };
    }
    let wanted = text.to_lowercase();
    let named = |seat: &Seat| {
        let name = view.players[seat.index()].name.to_lowercase();
        !wanted.is_empty() && name.starts_with(&wanted)
    };
    let mut found = Seat::first(view.players.len()).filter(named);
    match (found.next(), found.next()) {
        (Some(seat), None) => Ok(seat),
        (Some(_), Some(_)) => Err(NotUnderstood::Several(text.to_owned())),
        (None, _) => Err(NotUnderstood::Nobody),
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::tests::table;
    use super::*;
    use crate::args::ModeName;

    fn view() -> View {
        table("limits", 2, ModeName::Memory).view()
    }

    fn decided(text: &str) -> Result<Command, NotUnderstood> {
        Ok(Command::Decide(text.parse().expect("a decision")))
    }

    #[test]
    fn decisions_are_read_as_people_type_them() {
        let view = view();
        for (line, decision) in [
            ("hide r", "hide r"),
            (" Hide  RED ", "hide r"),
            ("play b", "play b"),
            ("lay blue\r", "play b"),
            ("exchange g", "exchange g"),
            ("swap green", "exchange g"),
            ("suspect 2", "suspect 2"),
            ("suspect cleo", "suspect 3"),
            ("suspect B", "suspect 2"),
            // While cards are hidden, a colour alone is hidden.
            ("p", "hide p"),
            ("Yellow", "hide y"),
        ] {
            assert_eq!(Command::parse(line, &view), decided(decision), "{line}");
        }
        let mut table = table("limits", 2, ModeName::Memory);
        let hidden = *table.view().legal().first().expect("a card to hide");
        table.decide(hidden).expect("legal");
        assert_eq!(Command::parse("p", &table.view()), decided("play p"));
    }

    #[test]
    fn commands_are_read() {
        for (line, command) in [
            ("", Command::Nothing),
            ("HELP", Command::Help),
            ("?", Command::Help),
            ("rules", Command::Rules),
            ("show", Command::Show),
            ("legal", Command::Legal),
            ("save My Game.limits", Command::Save("My Game.limits".into())),
            ("q", Command::Quit),
        ] {
            assert_eq!(Command::parse(line, &view()), Ok(command), "{line}");
        }
    }

    #[test]
    fn rubbish_is_answered_kindly() {
        let said = |line: &str| Command::parse(line, &view()).expect_err("rubbish").to_string();
        assert_eq!(said("play"), "Add a colour: play r, y, g, b or p, or its name.");
        assert_eq!(said("suspect"), "Whom? Type suspect and a number or a name.");
        assert_eq!(said("suspect 9"), "Whom? Type suspect and a number or a name.");
        assert_eq!(said("suspect 0"), "Whom? Type suspect and a number or a name.");
        assert_eq!(said("suspect Zoe"), "Whom? Type suspect and a number or a name.");
        assert_eq!(said("play x"), "“play x” is neither a decision nor a command.");
        assert_eq!(said("help me"), "“help me” is neither a decision nor a command.");
        assert_eq!(said("a\u{1b}[2J"), "“a\u{fffd}[2J” is neither a decision nor a command.");
        assert!(said(&"x".repeat(999)).chars().count() < 100);
    }
}
