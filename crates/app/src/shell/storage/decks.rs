//! A person's own decks.

use crate::limes::state::DeckDraft;
use crate::shell::storage::{Kept, KeptFault, list, seal, unseal};
use limes::{Deck, DeckFault};
use record::{Entries, EntryFault};
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
        seal(OwnDecks::KIND, &[("decks", pairs(&self.0))])
    }

    fn read(text: &str) -> Result<(OwnDecks, Vec<KeptFault>), KeptFault> {
        let entries = unseal(OwnDecks::KIND, text)?;
        Ok((OwnDecks(read_pairs(&entries, "decks")?), Vec::new()))
    }
}

/// Decks that are being made and are not saved yet, under the names of the decks they will change. Each is a deck file
/// with whatever is wrong in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckDrafts(BTreeMap<String, String>);

impl DeckDrafts {
    /// Keeps what has become of a deck so far.
    pub fn keep(&mut self, name: &str, draft: &DeckDraft) {
        self.0.insert(name.to_owned(), draft.export());
    }

    /// What has become of a deck so far.
    pub fn draft(&self, name: &str) -> Option<DeckDraft> {
        let mut draft = DeckDraft::of(Deck::classic());
        draft.import(self.0.get(name)?).ok()?;
        draft.forget_past();
        Some(draft)
    }

    /// The names in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Throws a draft away.
    pub fn remove(&mut self, name: &str) {
        self.0.remove(name);
    }
}

impl Kept for DeckDrafts {
    const KIND: &'static str = "deck-drafts";

    fn write(&self) -> String {
        seal(DeckDrafts::KIND, &[("drafts", pairs(&self.0))])
    }

    fn read(text: &str) -> Result<(DeckDrafts, Vec<KeptFault>), KeptFault> {
        let entries = unseal(DeckDrafts::KIND, text)?;
        Ok((DeckDrafts(read_pairs(&entries, "drafts")?), Vec::new()))
    }
}

/// A list in which each name stands before its text.
fn pairs(texts: &BTreeMap<String, String>) -> String {
    let flat: Vec<String> = texts.iter().flat_map(|(name, text)| [name, text]).cloned().collect();
    list(&flat)
}

fn read_pairs(entries: &Entries, key: &str) -> Result<BTreeMap<String, String>, EntryFault> {
    let flat = entries.texts(key)?;
    let fault = || entries.fault(key, "different names, each before its text");
    let mut texts = BTreeMap::new();
    for pair in flat.chunks(2) {
        let [name, text] = pair else { return Err(fault()) };
        if texts.insert(name.clone(), text.clone()).is_some() {
            return Err(fault());
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn what_is_not_saved_yet_is_kept_with_its_faults() {
        let mut draft = DeckDraft::of(Deck::classic());
        let odd = format!("name = \"odd\"\ncards = [\"= ~h = =\"{}]", ", \"= = = =\"".repeat(23));
        draft.import(&odd).expect("a deck file");
        let mut drafts = DeckDrafts::default();
        drafts.keep("lakes", &draft);
        let (mut again, faults) = DeckDrafts::read(&drafts.write()).expect("readable");
        assert_eq!((&again, faults.len()), (&drafts, 0));
        assert_eq!(again.names().collect::<Vec<_>>(), ["lakes"]);
        let mut found = again.draft("lakes").expect("there");
        assert_eq!((found.name(), found.faults()), ("odd", draft.faults()));
        assert!(!found.undo(), "its past is not known any more");
        assert_eq!(again.draft("odd"), None);
        again.remove("lakes");
        assert_eq!(again, DeckDrafts::default());
    }

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
    fn names_stand_before_their_decks() {
        let text = |name: &str| (name.to_owned(), format!("name = \"{name}\"\ncards = []\n"));
        let decks = OwnDecks(BTreeMap::from([text("b"), text("a")]));
        expect![[r#"
            limes = "decks"
            version = 1
            decks = [
              "a",
              """
            name = "a"
            cards = []
            """,
              "b",
              """
            name = "b"
            cards = []
            """,
            ]
        "#]]
        .assert_eq(&decks.write());
        for list in ["'a'", "'a', 'x', 'b'", "'a', 'x', 'a', 'y'"] {
            let text = format!("limes = 'decks'\nversion = 1\ndecks = [{list}]");
            let fault = OwnDecks::read(&text).expect_err("broken").to_string();
            assert_eq!(fault, "line 3: `decks` must be different names, each before its text");
        }
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
