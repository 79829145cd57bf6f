//! Limit cards: a limit for every colour.

use crate::colour::{ByColour, Colour};
use record::{DeckFile, DeckFileFault};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// How many limit cards a deck has.
pub const LIMIT_CARDS: usize = 24;

/// How many cards of a colour may lie in the pile, before face-down cards raise it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// A number, 0 to 9 as printed.
    At(u8),
    /// `X`: no limit, never broken.
    None,
}

impl Limit {
    /// The limit with so many face-down cards of the colour.
    ///
    /// ```
    /// use limits::Limit;
    /// assert_eq!(Limit::At(3).raised_by(2), Limit::At(5));
    /// assert_eq!(Limit::None.raised_by(2), Limit::None);
    /// ```
    pub fn raised_by(self, face_down: usize) -> Limit {
        match self {
            Limit::At(limit) => {
                Limit::At(limit.saturating_add(u8::try_from(face_down).unwrap_or(u8::MAX)))
            }
            Limit::None => Limit::None,
        }
    }

    /// Whether so many cards are too many.
    pub fn is_broken_by(self, cards: usize) -> bool {
        match self {
            Limit::At(limit) => cards > usize::from(limit),
            Limit::None => false,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::At(limit) => write!(f, "{limit}"),
            Limit::None => write!(f, "X"),
        }
    }
}

/// A card that limits every colour, written `3 0 6 X 3` in the order `r y g b p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LimitCard {
    /// The limit printed for each colour.
    pub limits: ByColour<Limit>,
}

/// Why a text is no limit card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitCardFault {
    /// Not five limits, but so many.
    NotFive(usize),
    /// A limit that is neither a digit nor `X`.
    Unknown(Colour),
}

impl fmt::Display for LimitCardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitCardFault::NotFive(found) => {
                write!(f, "a limit card has 5 limits, but this one has {found}")
            }
            LimitCardFault::Unknown(colour) => {
                write!(f, "the limit of {} must be 0 to 9 or X", colour.name())
            }
        }
    }
}

impl std::error::Error for LimitCardFault {}

impl FromStr for LimitCard {
    type Err = LimitCardFault;

    fn from_str(text: &str) -> Result<LimitCard, LimitCardFault> {
        let found = text.split_whitespace().count();
        if found != Colour::ALL.len() {
            return Err(LimitCardFault::NotFive(found));
        }
        let mut limits = ByColour::new([Limit::None; 5]);
        for (colour, token) in Colour::ALL.into_iter().zip(text.split_whitespace()) {
            limits[colour] = match token.as_bytes() {
                [digit @ b'0'..=b'9'] => Limit::At(digit - b'0'),
                b"X" => Limit::None,
                _ => return Err(LimitCardFault::Unknown(colour)),
            };
        }
        Ok(LimitCard { limits })
    }
}

impl fmt::Display for LimitCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (colour, limit) in self.limits.iter() {
            let blank = if colour == Colour::Red { "" } else { " " };
            write!(f, "{blank}{limit}")?;
        }
        Ok(())
    }
}

/// The number of a limit card in its deck.
///
/// Invariant: 1 to 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LimitCardNumber(u8);

impl LimitCardNumber {
    /// The card of that number; `None` unless it is 1 to 24.
    pub fn new(number: usize) -> Option<LimitCardNumber> {
        match u8::try_from(number) {
            Ok(small) if (1..=LIMIT_CARDS).contains(&number) => Some(LimitCardNumber(small)),
            _ => None,
        }
    }

    /// The number, 1 to 24.
    pub fn get(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for LimitCardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The 24 limit cards.
///
/// Games and their records use the built-in deck; a record has no place for another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LimitDeck {
    name: String,
    cards: [LimitCard; LIMIT_CARDS],
}

/// Why a file is not a deck of limit cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LimitDeckFault {
    /// The text is not a deck file of any game.
    File(DeckFileFault),
    /// Not 24 cards, but so many.
    NotTwentyFour(usize),
    /// One card is no limit card.
    Card {
        /// The card's number, counted from 1.
        number: usize,
        /// What is wrong with it.
        fault: LimitCardFault,
    },
}

impl fmt::Display for LimitDeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitDeckFault::File(fault) => write!(f, "{fault}"),
            LimitDeckFault::NotTwentyFour(found) => {
                write!(f, "a deck has {LIMIT_CARDS} limit cards, but this one has {found}")
            }
            LimitDeckFault::Card { number, fault } => write!(f, "card {number}: {fault}"),
        }
    }
}

impl std::error::Error for LimitDeckFault {}

static BUILT_IN: LazyLock<LimitDeck> = LazyLock::new(|| {
    LimitDeck::parse(include_str!("../../../decks/limits.toml"))
        .expect("the deck compiled in is whole, as a test shows")
});

impl LimitDeck {
    /// The deck that every game is played with.
    pub fn built_in() -> &'static LimitDeck {
        &BUILT_IN
    }

    /// Reads a deck file: TOML with 24 strings such as `"3 0 6 X 3"`.
    ///
    /// # Errors
    /// If the file is not such a deck; a bad card is named by its number.
    pub fn parse(text: &str) -> Result<LimitDeck, LimitDeckFault> {
        let file = DeckFile::parse(text).map_err(LimitDeckFault::File)?;
        let cards = (file.cards.iter().zip(1..))
            .map(|(text, number)| {
                text.parse().map_err(|fault| LimitDeckFault::Card { number, fault })
            })
            .collect::<Result<Vec<LimitCard>, LimitDeckFault>>()?;
        let cards = cards
            .try_into()
            .map_err(|cards: Vec<LimitCard>| LimitDeckFault::NotTwentyFour(cards.len()))?;
        Ok(LimitDeck { name: file.name, cards })
    }

    /// The deck's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The card of that number.
    pub fn card(&self, number: LimitCardNumber) -> &LimitCard {
        &self.cards[number.get() - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn refused(cards: &[&str], why: Expect) {
        let file = DeckFile {
            name: "mine".to_owned(),
            cards: cards.iter().map(|&card| card.to_owned()).collect(),
        };
        let fault = LimitDeck::parse(&file.to_string()).expect_err("refused");
        why.assert_eq(&fault.to_string());
    }

    #[test]
    fn the_built_in_cards_have_one_0_one_x_and_numbers_adding_up_to_11_or_12() {
        let deck = LimitDeck::built_in();
        assert_eq!(deck.name(), "limits");
        for number in (1..=24).map_while(LimitCardNumber::new) {
            let limits: Vec<Limit> =
                deck.card(number).limits.iter().map(|(_, &limit)| limit).collect();
            let zeros = limits.iter().filter(|&&limit| limit == Limit::At(0)).count();
            let free = limits.iter().filter(|&&limit| limit == Limit::None).count();
            let sum: u8 =
                limits.iter().map(|&limit| if let Limit::At(n) = limit { n } else { 0 }).sum();
            assert_eq!((zeros, free, matches!(sum, 11 | 12)), (1, 1, true), "card {number}");
        }
    }

    #[test]
    fn another_deck_is_read_and_a_bad_one_refused_with_the_card() {
        let file = DeckFile { name: "mine".to_owned(), cards: vec!["9 9 9 9 9".to_owned(); 24] };
        assert_eq!(LimitDeck::parse(&file.to_string()).expect("a deck").name(), "mine");

        refused(&["3 0 6 X 3"; 23], expect!["a deck has 24 limit cards, but this one has 23"]);
        refused(&["3 0 6 X 3"; 25], expect!["a deck has 24 limit cards, but this one has 25"]);
        refused(
            &["3 0 6 X 3", "3 0 6 X"],
            expect!["card 2: a limit card has 5 limits, but this one has 4"],
        );
        refused(&["3 0 10 X 3"], expect!["card 1: the limit of green must be 0 to 9 or X"]);
        refused(&["3 0 6 x 3"], expect!["card 1: the limit of blue must be 0 to 9 or X"]);
        let fault = LimitDeck::parse("cards = 3").expect_err("refused").to_string();
        assert!(fault.contains("not a deck file"), "{fault}");
    }

    #[test]
    fn a_card_is_written_as_it_is_read() {
        for text in ["3 0 6 X 3", "X X X X X", "0 1 2 3 9"] {
            assert_eq!(text.parse::<LimitCard>().expect("a card").to_string(), text);
        }
    }
}
