//! A person's own decks.

use super::{Kept, KeptFault, seal, unseal};
use limes::{Deck, DeckFault};
use std::collections::BTreeMap;
use std::fmt;

/// Own decks as TOML under their names. A text that is no deck stays where it is, with its fault: it can be mended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnDecks(BTreeMap<String, String>);

/// The name belongs to the built-in deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckNameFault;

impl fmt::Display for DeckNameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the built-in deck is called \"{}\"", Deck::classic().name())
    }
}

impl std::error::Error for DeckNameFault {}

impl OwnDecks {
    /// Keeps a deck under its name, in place of one that was there.
    ///
    /// # Errors
    /// If another deck would take the name of the built-in one; then nothing has changed.
    pub fn save(&mut self, deck: &Deck) -> Result<(), DeckNameFault> {
        if deck.name() == Deck::classic().name() {
            return Err(DeckNameFault);
        }
        self.0.insert(deck.name().to_owned(), deck.to_toml());
        Ok(())
    }

    /// Throws a deck away.
    pub fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// The names in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The TOML under a name.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The deck under a name, or what is wrong with its text and with which card.
    pub fn deck(&self, name: &str) -> Option<Result<Deck, DeckFault>> {
        self.text(name).map(Deck::from_toml)
    }
}

impl Kept for OwnDecks {
    const KIND: &'static str = "decks";

    fn write(&self) -> String {
        seal(OwnDecks::KIND, &self.0)
    }

    fn read(text: &str) -> Result<(OwnDecks, Vec<KeptFault>), KeptFault> {
        Ok((OwnDecks(unseal(OwnDecks::KIND, text)?), Vec::new()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decks_are_kept_under_their_names() {
        let lakes = Deck::new("lakes \"blue\"", &["~ ~ =hh ^"; 24]).expect("a deck");
        let mut decks = OwnDecks::default();
        decks.save(&lakes).expect("a free name");
        assert_eq!(decks.save(Deck::classic()), Err(DeckNameFault));
        let (again, faults) = OwnDecks::read(&decks.write()).expect("readable");
        assert_eq!((&again, faults.len()), (&decks, 0));
        assert_eq!(again.deck(lakes.name()), Some(Ok(lakes)));
        assert_eq!(again.deck("none"), None);
        decks.remove("lakes \"blue\"");
        assert_eq!(decks, OwnDecks::default());
    }

    #[test]
    fn a_broken_deck_stays_with_the_fault_at_its_card() {
        let cards = format!("\"= ~h = =\"{}", ", \"= = = =\"".repeat(23));
        let decks = OwnDecks(BTreeMap::from([("odd".to_owned(), format!("cards = [{cards}]"))]));
        let (again, _) = OwnDecks::read(&decks.write()).expect("readable");
        let fault = again.deck("odd").expect("there").expect_err("broken");
        assert_eq!(fault.to_string(), "card 1: \"~h\": no hut stands on water");
        assert_eq!(again.text("odd"), decks.text("odd"));
    }
}
