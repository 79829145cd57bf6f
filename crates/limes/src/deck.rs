//! Decks: the 24 cards that every player owns.

use crate::card::{Card, CardFault};
use record::{DeckFile, DeckFileFault};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// Cards in a deck.
pub const DECK: usize = 24;

/// The number of a card in its deck, 1 to 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardNumber(u8);

impl CardNumber {
    /// The card with this number; `None` if there is none.
    pub fn new(number: u8) -> Option<CardNumber> {
        (1..=DECK as u8).contains(&number).then_some(CardNumber(number))
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = CardNumber> {
        (1..=DECK as u8).map(CardNumber)
    }

    /// 1 to 24.
    pub fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// 24 cards with a name. Two equal cards are allowed. Clones share their cards: a server has thousands of games with the same
/// deck.
///
/// ```
/// use limes::{CardNumber, Deck};
/// let deck = Deck::classic();
/// assert_eq!(deck.card(CardNumber::new(5).unwrap()).to_string(), "# = =h ~");
/// assert!(Deck::from_toml("name = \"short\"\ncards = []").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    name: Arc<str>,
    cards: Arc<[Card; DECK]>,
}

/// Why something is not a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// The file around the cards is wrong.
    File(DeckFileFault),
    /// A deck has 24 cards, this one has so many.
    CardCount(usize),
    /// A card is wrong.
    Card {
        /// Its number, counted from 1.
        number: usize,
        /// What is wrong with it.
        fault: CardFault,
    },
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckFault::File(fault) => fault.fmt(f),
            DeckFault::CardCount(n) => write!(f, "a deck has {DECK} cards, this one has {n}"),
            DeckFault::Card { number, fault } => write!(f, "card {number}: {fault}"),
        }
    }
}

impl std::error::Error for DeckFault {}

impl Deck {
    /// The built-in deck.
    pub fn classic() -> &'static Deck {
        static CLASSIC: LazyLock<Deck> = LazyLock::new(|| {
            Deck::from_toml(include_str!("../../../decks/classic.toml"))
                .unwrap_or_else(|fault| unreachable!("the built-in deck is tested: {fault}"))
        });
        &CLASSIC
    }

    /// Reads a deck file.
    ///
    /// # Errors
    /// The first fault, with the number of the card.
    pub fn from_toml(text: &str) -> Result<Deck, DeckFault> {
        let file = DeckFile::parse(text).map_err(DeckFault::File)?;
        Deck::new(&file.name, &file.cards)
    }

    /// A deck from the texts of its cards.
    ///
    /// # Errors
    /// If there are not 24 cards, or one is wrong, or the name is not allowed.
    pub fn new(name: &str, cards: &[impl AsRef<str>]) -> Result<Deck, DeckFault> {
        record::check_name(name).map_err(|fault| DeckFault::File(DeckFileFault::Name(fault)))?;
        let mut parsed = Vec::with_capacity(DECK);
        for (text, number) in cards.iter().zip(1..) {
            let card = text.as_ref().parse().map_err(|fault| DeckFault::Card { number, fault })?;
            parsed.push(card);
        }
        let count = parsed.len();
        let cards: Box<[Card; DECK]> =
            parsed.try_into().map_err(|_| DeckFault::CardCount(count))?;
        Ok(Deck { name: name.into(), cards: cards.into() })
    }

    /// The deck's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The card with this number.
    #[inline]
    pub fn card(&self, number: CardNumber) -> &Card {
        &self.cards[usize::from(number.0) - 1]
    }

    /// All cards in the order of their numbers.
    pub fn cards(&self) -> &[Card; DECK] {
        &self.cards
    }

    /// Whether it is the built-in deck, which records name and do not spell out.
    pub fn is_built_in(&self) -> bool {
        self == Deck::classic()
    }

    /// The deck as a file.
    pub fn to_toml(&self) -> String {
        let cards = self.cards.iter().map(ToString::to_string).collect();
        DeckFile { name: self.name().to_owned(), cards }.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn refused(change: impl FnOnce(&mut Vec<String>), why: Expect) {
        let mut cards: Vec<String> =
            Deck::classic().cards().iter().map(ToString::to_string).collect();
        change(&mut cards);
        why.assert_eq(&Deck::new("odd", &cards).expect_err("refused").to_string());
    }

    #[test]
    fn a_deck_is_refused_with_the_card_and_the_reason() {
        refused(|cards| drop(cards.pop()), expect!["a deck has 24 cards, this one has 23"]);
        refused(
            |cards| cards.push("= = = =".into()),
            expect!["a deck has 24 cards, this one has 25"],
        );
        refused(
            |cards| cards[6] = "= ~h = =".into(),
            expect![[r#"card 7: "~h": no hut stands on water"#]],
        );
        refused(
            |cards| cards[23] = "= ? = =".into(),
            expect![[r#"card 24: "?": a zone is one of = ~ ^ #, then an h for each hut"#]],
        );
        refused(
            |cards| cards[0] = "= = =".into(),
            expect!["card 1: a card has 4 zones, this one has 3"],
        );
        refused(
            |cards| cards[0] = "= = = = =".into(),
            expect!["card 1: a card has 4 zones, this one has 5"],
        );
        refused(
            |cards| cards[1] = "= =hhhh = =".into(),
            expect![[r#"card 2: "=hhhh": a zone holds at most 3 huts"#]],
        );
        refused(
            |cards| cards[1] = "= =@ = =".into(),
            expect![[r#"card 2: "=@": a zone is one of = ~ ^ #, then an h for each hut"#]],
        );
    }

    #[test]
    fn a_deck_is_read_as_it_is_written() {
        assert_eq!(Deck::from_toml(&Deck::classic().to_toml()).as_ref(), Ok(Deck::classic()));
    }
}
