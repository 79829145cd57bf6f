//! Setting up a new game: what is filled in, and what it must fulfil.

use crate::limes::state::{Seats, Sitter};
use bots::Level;
use limes::{Deck, Seat, TurnVisibility, Variants};
use record::{NameFault, Seed, SeedFault};
use std::fmt;

/// The most players around one screen. The rules know no limit, but a record has one.
pub const MOST_PLAYERS: usize = 99;

/// A new game as it is filled in; nothing of it need be right yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Names and who plays under them, in the order of the seats.
    pub players: Vec<(String, Sitter)>,
    /// The variants.
    pub variants: Variants,
    /// The cards.
    pub deck: Deck,
    /// The seed as it is typed in; blank for a made-up one.
    pub seed: String,
    /// Whether turns of the round that is going on may be watched.
    pub table: TurnVisibility,
}

/// What is wrong with a setup, with the place where it is filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Nobody plays.
    NoPlayers,
    /// More than [`MOST_PLAYERS`].
    TooManyPlayers(usize),
    /// There are only bots.
    NoPerson,
    /// A name that is no name.
    Name(Seat, NameFault),
    /// Two players have one name: nobody could tell whose turn it is.
    SameName(Seat, Seat),
    /// A seed that is no seed.
    Seed(SeedFault),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::NoPlayers => write!(f, "nobody plays"),
            SetupFault::TooManyPlayers(n) => {
                write!(f, "at most {MOST_PLAYERS} can play at one screen, not {n}")
            }
            SetupFault::NoPerson => write!(f, "at least one person plays"),
            SetupFault::Name(seat, fault) => write!(f, "player {seat}: {fault}"),
            SetupFault::SameName(one, other) => {
                write!(f, "players {one} and {other} have the same name")
            }
            SetupFault::Seed(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for SetupFault {}

/// A setup that is right in everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    pub(super) names: Vec<String>,
    pub(super) seats: Seats,
    pub(super) variants: Variants,
    pub(super) deck: Deck,
    pub(super) seed: Seed,
}

impl Setup {
    /// One person alone with the built-in deck.
    pub fn solo(name: &str) -> Setup {
        Setup {
            players: vec![(name.to_owned(), Sitter::Person)],
            variants: Variants::NONE,
            deck: Deck::classic().clone(),
            seed: String::new(),
            table: TurnVisibility::Hidden,
        }
    }

    /// One person against bots of one level, who are called after it and told apart by numbers.
    pub fn against(name: &str, level: Level, level_name: &str, bots: usize) -> Setup {
        let mut setup = Setup::solo(name);
        let mut number = 1;
        while setup.players.len() <= bots {
            let called = match number {
                1 => level_name.to_owned(),
                number => format!("{level_name} {number}"),
            };
            number += 1;
            // A person may be called like a level too.
            if setup.players.iter().all(|(other, _)| other.trim() != called) {
                setup.players.push((called, Sitter::Bot(level)));
            }
        }
        setup
    }

    /// Checks everything. `fresh` is the seed that is taken where none is typed in. Blanks at the ends of names and
    /// seed do not count.
    ///
    /// # Errors
    /// All that is wrong.
    pub fn check(&self, fresh: &Seed) -> Result<Checked, Vec<SetupFault>> {
        let names: Vec<String> =
            self.players.iter().map(|(name, _)| name.trim().to_owned()).collect();
        let mut faults = Vec::new();
        match names.len() {
            0 => faults.push(SetupFault::NoPlayers),
            n if n > MOST_PLAYERS => faults.push(SetupFault::TooManyPlayers(n)),
            _ => {}
        }
        let sitters: Vec<Sitter> = self.players.iter().map(|&(_, sitter)| sitter).collect();
        if !sitters.is_empty() && !sitters.contains(&Sitter::Person) {
            faults.push(SetupFault::NoPerson);
        }
        for (seat, name) in names.iter().enumerate() {
            faults.extend(name_fault(&names, Seat::from_index(seat), name));
        }
        let seed = match self.seed.trim() {
            "" => fresh.clone(),
            typed => Seed::new(typed).unwrap_or_else(|fault| {
                faults.push(SetupFault::Seed(fault));
                fresh.clone()
            }),
        };
        if !faults.is_empty() {
            return Err(faults);
        }
        let seats = Seats::new(sitters, self.table);
        Ok(Checked { names, seats, variants: self.variants, deck: self.deck.clone(), seed })
    }
}

/// What is wrong with a name in this seat, among these names.
pub(super) fn name_fault(names: &[String], seat: Seat, name: &str) -> Option<SetupFault> {
    if let Err(fault) = record::check_name(name) {
        return Some(SetupFault::Name(seat, fault));
    }
    // The fault stands at the later of the two.
    let earlier = names.iter().take(seat.index()).position(|other| other == name);
    earlier.map(|earlier| SetupFault::SameName(Seat::from_index(earlier), seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn seed() -> Seed {
        Seed::spelled([7; 16])
    }

    fn refused(change: impl FnOnce(&mut Setup), why: Expect) {
        let mut setup = Setup::solo("Ada");
        change(&mut setup);
        let faults = setup.check(&seed()).expect_err("refused");
        why.assert_eq(&faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    }

    #[test]
    fn bots_of_one_level_have_names_of_their_own() {
        let names = |own: &str, bots| {
            let setup = Setup::against(own, Level::Regular, "Regular", bots);
            assert!(setup.check(&seed()).is_ok(), "{own}");
            assert!(setup.players[1..].iter().all(|(_, it)| *it == Sitter::Bot(Level::Regular)));
            setup.players.into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(names("Ada", 1), "Ada, Regular");
        assert_eq!(names("Ada", 3), "Ada, Regular, Regular 2, Regular 3");
        assert_eq!(names("Regular", 1), "Regular, Regular 2");
        assert_eq!(names("Regular 2 ", 2), "Regular 2 , Regular, Regular 3");
    }

    #[test]
    fn all_faults_are_named_with_their_places() {
        refused(|setup| setup.players.clear(), expect!["nobody plays"]);
        refused(
            |setup| setup.players[0].1 = Sitter::Bot(Level::Expert),
            expect!["at least one person plays"],
        );
        refused(
            |setup| {
                setup.players[0].0 = " ".into();
                setup.players.push(("Ben".into(), Sitter::Person));
                setup.players.push((" Ben ".into(), Sitter::Bot(Level::Expert)));
                setup.players.push(("x".repeat(41), Sitter::Person));
                setup.seed = "s".repeat(65);
            },
            expect![[r#"
                player 1: a name needs at least one character
                players 2 and 3 have the same name
                player 4: a name has at most 40 characters, this one has 41
                a seed has at most 64 characters, this one has 65"#]],
        );
        refused(
            |setup| setup.players = (0..100).map(|n| (n.to_string(), Sitter::Person)).collect(),
            expect!["at most 99 can play at one screen, not 100"],
        );
    }

    #[test]
    fn a_typed_seed_counts_and_a_blank_one_is_made_up() {
        let mut setup = Setup::solo("Ada");
        assert_eq!(setup.check(&seed()).expect("right").seed, seed());
        setup.seed = " friends ".into();
        assert_eq!(setup.check(&seed()).expect("right").seed.as_str(), "friends");
    }
}
