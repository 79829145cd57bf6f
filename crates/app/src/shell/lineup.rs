//! Who plays a new game, and the seed of its cards: what is filled in, and what it must fulfil.

use crate::shell::seats::{Seats, Sitter};
use crate::shell::texts::Texts;
use game::{Level, Seat};
use record::{NameFault, Seed, SeedFault};
use std::fmt;
use std::ops::RangeInclusive;

/// Players and seed as they are filled in; nothing of it need be right yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lineup {
    /// Names and who plays under them, in the order of the seats.
    pub(crate) players: Vec<(String, Sitter)>,
    /// The seed as it is typed in; blank for a made-up one.
    pub(crate) seed: String,
}

/// What is wrong with a line-up, with the place where it is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineupFault {
    /// Fewer players than the game needs.
    TooFewPlayers {
        /// How many it needs.
        least: usize,
    },
    /// More players than can sit at one screen.
    TooManyPlayers {
        /// How many can.
        most: usize,
    },
    /// There are only bots.
    NoPerson,
    /// A name that is no name.
    Name(Seat, NameFault),
    /// Two players have one name: nobody could tell whose turn it is.
    SameName(Seat, Seat),
    /// A seed that is no seed.
    Seed(SeedFault),
}

impl fmt::Display for LineupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineupFault::TooFewPlayers { least } => write!(f, "at least {least} must play"),
            LineupFault::TooManyPlayers { most } => {
                write!(f, "at most {most} can play at one screen")
            }
            LineupFault::NoPerson => write!(f, "at least one person plays"),
            LineupFault::Name(seat, fault) => write!(f, "player {seat}: {fault}"),
            LineupFault::SameName(one, other) => {
                write!(f, "players {one} and {other} have the same name")
            }
            LineupFault::Seed(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LineupFault {}

/// A line-up that is right in everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedLineup {
    /// The names in the order of the seats.
    pub(crate) names: Vec<String>,
    /// Who plays under them.
    pub(crate) seats: Seats,
    /// The seed.
    pub(crate) seed: Seed,
}

impl Lineup {
    /// One person alone.
    pub(crate) fn alone(name: &str) -> Lineup {
        Lineup { players: vec![(name.to_owned(), Sitter::Person)], seed: String::new() }
    }

    /// One person against bots of one level, who are called after it and told apart by numbers.
    pub(crate) fn against(name: &str, level: Level, level_name: &str, bots: usize) -> Lineup {
        let mut lineup = Lineup::alone(name);
        for _ in 0..bots {
            let taken =
                |called: &str| lineup.players.iter().any(|(other, _)| other.trim() == called);
            let called = free_name(level_name, taken);
            lineup.players.push((called, Sitter::Bot(level)));
        }
        lineup
    }

    /// Checks everything for a game of so many players. `fresh` is the seed that is taken where none is typed in. Blanks at
    /// the ends of names and seed do not count.
    ///
    /// # Errors
    /// All that is wrong.
    pub(crate) fn check(
        &self,
        players: RangeInclusive<usize>,
        fresh: &Seed,
    ) -> Result<CheckedLineup, Vec<LineupFault>> {
        let names: Vec<String> =
            self.players.iter().map(|(name, _)| name.trim().to_owned()).collect();
        let mut faults = Vec::new();
        if names.len() < *players.start() {
            faults.push(LineupFault::TooFewPlayers { least: *players.start() });
        } else if names.len() > *players.end() {
            faults.push(LineupFault::TooManyPlayers { most: *players.end() });
        }
        let sitters: Vec<Sitter> = self.players.iter().map(|&(_, sitter)| sitter).collect();
        if !sitters.is_empty() && !sitters.contains(&Sitter::Person) {
            faults.push(LineupFault::NoPerson);
        }
        for (seat, name) in names.iter().enumerate() {
            faults.extend(name_fault(&names, Seat::from_index(seat), name));
        }
        let seed = match self.seed.trim() {
            "" => fresh.clone(),
            typed => Seed::new(typed).unwrap_or_else(|fault| {
                faults.push(LineupFault::Seed(fault));
                fresh.clone()
            }),
        };
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(CheckedLineup { names, seats: Seats::new(sitters), seed })
    }
}

/// This name, or with the first number that makes it one that is not taken. A person may be called like a level too.
pub(crate) fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number: u32| format!("{name} {number}"));
    numbered.into_iter().find(|name| !is_taken(name)).unwrap_or_default()
}

/// What is wrong with a name in this seat, among these names.
fn name_fault(names: &[String], seat: Seat, name: &str) -> Option<LineupFault> {
    if let Err(fault) = record::check_name(name) {
        return Some(LineupFault::Name(seat, fault));
    }
    // The fault stands at the later of the two.
    let earlier = names.iter().take(seat.index()).position(|other| other == name);
    earlier.map(|earlier| LineupFault::SameName(Seat::from_index(earlier), seat))
}

impl Texts {
    /// What is wrong with a line-up, in one text that says nothing twice.
    pub(crate) fn lineup_faults(&self, faults: &[LineupFault]) -> String {
        let one = |fault: &LineupFault| match *fault {
            LineupFault::TooFewPlayers { least: 0 | 1 } | LineupFault::NoPerson => {
                self.say("setup-no-person")
            }
            LineupFault::TooFewPlayers { least } => {
                self.say_with("setup-too-few", &[("least", least.into())])
            }
            LineupFault::TooManyPlayers { most } => {
                self.say_with("setup-too-many", &[("most", most.into())])
            }
            LineupFault::Name(_, fault) => self.name_fault(fault),
            LineupFault::SameName(..) => self.say("setup-same-name"),
            LineupFault::Seed(fault) => self.seed_fault(fault),
        };
        let mut said: Vec<String> = Vec::new();
        for words in faults.iter().map(one) {
            if !said.contains(&words) {
                said.push(words);
            }
        }
        said.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn seed() -> Seed {
        Seed::spelled([7; 16])
    }

    fn refused(change: impl FnOnce(&mut Lineup), why: Expect) {
        let mut lineup = Lineup::alone("Ada");
        change(&mut lineup);
        let faults = lineup.check(1..=99, &seed()).expect_err("refused");
        why.assert_eq(&faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    }

    #[test]
    fn bots_of_one_level_have_names_of_their_own() {
        let names = |own: &str, bots| {
            let lineup = Lineup::against(own, Level::Regular, "Regular", bots);
            assert!(lineup.check(1..=99, &seed()).is_ok(), "{own}");
            assert!(lineup.players[1..].iter().all(|(_, it)| *it == Sitter::Bot(Level::Regular)));
            lineup.players.into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(names("Ada", 1), "Ada, Regular");
        assert_eq!(names("Ada", 3), "Ada, Regular, Regular 2, Regular 3");
        assert_eq!(names("Regular", 1), "Regular, Regular 2");
        assert_eq!(names("Regular 2 ", 2), "Regular 2 , Regular, Regular 3");
    }

    #[test]
    fn all_faults_are_named_with_their_places() {
        refused(|lineup| lineup.players.clear(), expect!["at least 1 must play"]);
        refused(
            |lineup| lineup.players[0].1 = Sitter::Bot(Level::Expert),
            expect!["at least one person plays"],
        );
        refused(
            |lineup| {
                lineup.players[0].0 = " ".into();
                lineup.players.push(("Ben".into(), Sitter::Person));
                lineup.players.push((" Ben ".into(), Sitter::Bot(Level::Expert)));
                lineup.players.push(("x".repeat(41), Sitter::Person));
                lineup.seed = "s".repeat(65);
            },
            expect![[r#"
                player 1: a name needs at least one character
                players 2 and 3 have the same name
                player 4: a name has at most 40 characters, this one has 41
                a seed has at most 64 characters, this one has 65"#]],
        );
        refused(
            |lineup| lineup.players = (0..100).map(|n| (n.to_string(), Sitter::Person)).collect(),
            expect!["at most 99 can play at one screen"],
        );
    }

    #[test]
    fn a_typed_seed_counts_and_a_blank_one_is_made_up() {
        let mut lineup = Lineup::alone("Ada");
        assert_eq!(lineup.check(1..=1, &seed()).expect("right").seed, seed());
        lineup.seed = " friends ".into();
        assert_eq!(lineup.check(1..=1, &seed()).expect("right").seed.as_str(), "friends");
    }
}
