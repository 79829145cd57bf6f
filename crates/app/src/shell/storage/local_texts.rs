//! Texts in the browser's small storage, which can be read before anything is painted: the settings, and whatever earlier
//! versions wrote there. Nothing is ever lost: what cannot be read is reported and set aside under a name of its own before
//! anything new is written in its place.

use std::collections::{BTreeMap, BTreeSet};

/// Where texts lie under names: the browser's storage, or any map.
pub(crate) trait TextStorage {
    /// The text under this name.
    fn get(&self, name: &str) -> Option<String>;

    /// Puts a text under this name.
    ///
    /// # Errors
    /// If there is no room; then nothing has changed.
    fn set(&mut self, name: &str, text: &str) -> Result<(), StorageFull>;

    /// Takes away what lies under this name.
    fn remove(&mut self, name: &str);
}

/// There is no room, or nothing may be stored at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StorageFull;

impl TextStorage for BTreeMap<String, String> {
    fn get(&self, name: &str) -> Option<String> {
        BTreeMap::get(self, name).cloned()
    }

    fn set(&mut self, name: &str, text: &str) -> Result<(), StorageFull> {
        self.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, name: &str) {
        BTreeMap::remove(self, name);
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found<T, F> {
    /// What could be read.
    pub(crate) value: Option<T>,
    /// What is wrong with the rest, which was set aside if there was room.
    pub(crate) faults: Vec<F>,
}

/// What became of something that was to be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Put {
    /// It is stored.
    Stored,
    /// There is no room for it. What was stored before still is.
    Full,
    /// A broken text lies there for which there was no room aside, and it is not overwritten.
    Guarded,
}

/// The texts of the app in a storage that others may use too.
#[derive(Clone, Debug, Default)]
pub(crate) struct LocalTexts<S> {
    storage: S,
    /// Kinds whose broken texts could not be set aside.
    guarded: BTreeSet<&'static str>,
}

/// The most broken texts of one kind that are set aside.
const MOST_ASIDE: usize = 20;

impl<S: TextStorage> LocalTexts<S> {
    /// The texts in this storage.
    pub(crate) fn new(storage: S) -> LocalTexts<S> {
        LocalTexts { storage, guarded: BTreeSet::new() }
    }

    /// Reads the text of a kind. What cannot be read is set aside first.
    pub(crate) fn find<T, F>(
        &mut self,
        kind: &'static str,
        read: impl FnOnce(&str) -> Result<(T, Vec<F>), F>,
    ) -> Found<T, F> {
        let Some(text) = self.text(kind) else { return Found { value: None, faults: Vec::new() } };
        let (value, faults) = match read(&text) {
            Ok((value, faults)) => (Some(value), faults),
            Err(fault) => (None, vec![fault]),
        };
        if !faults.is_empty() {
            self.set_aside(kind, &text);
        }
        Found { value, faults }
    }

    /// The text of a kind as it is.
    pub(crate) fn text(&self, kind: &str) -> Option<String> {
        self.storage.get(&name(kind))
    }

    /// Stores a text of this kind.
    pub(crate) fn put(&mut self, kind: &str, text: &str) -> Put {
        if self.guarded.contains(kind) {
            return Put::Guarded;
        }
        match self.storage.set(&name(kind), text) {
            Ok(()) => Put::Stored,
            Err(StorageFull) => Put::Full,
        }
    }

    /// Takes away the text of a kind if it still is this one, which is stored elsewhere now. Another tab may have written
    /// meanwhile, and a broken text for which there is no room aside stays.
    pub(crate) fn remove(&mut self, kind: &str, text: &str) {
        if !self.guarded.contains(kind) && self.text(kind).as_deref() == Some(text) {
            self.storage.remove(&name(kind));
        }
    }

    /// The same text is set aside once, however often it is found.
    fn set_aside(&mut self, kind: &'static str, text: &str) {
        let places = (1..=MOST_ASIDE).map(|n| format!("{}.aside.{n}", name(kind)));
        let mut free =
            places.filter(|name| self.storage.get(name).is_none_or(|there| there == text));
        let place = free.next().filter(|name| self.storage.set(name, text).is_ok());
        if place.is_none() {
            self.guarded.insert(kind);
        }
    }
}

fn name(kind: &str) -> String {
    format!("limes.{kind}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A storage that takes so many texts more.
    #[derive(Clone, Debug, Default)]
    struct Narrow(BTreeMap<String, String>, usize);

    impl TextStorage for Narrow {
        fn get(&self, name: &str) -> Option<String> {
            TextStorage::get(&self.0, name)
        }

        fn set(&mut self, name: &str, text: &str) -> Result<(), StorageFull> {
            self.1 = self.1.checked_sub(1).ok_or(StorageFull)?;
            self.0.set(name, text)
        }

        fn remove(&mut self, name: &str) {
            TextStorage::remove(&mut self.0, name);
        }
    }

    fn number(text: &str) -> Result<(u32, Vec<String>), String> {
        text.parse().map(|number| (number, Vec::new())).map_err(|_| format!("no number: {text}"))
    }

    fn storage(text: &str) -> BTreeMap<String, String> {
        BTreeMap::from([("limes.game".to_owned(), text.to_owned())])
    }

    #[test]
    fn what_was_put_is_found() {
        let mut texts = LocalTexts::new(BTreeMap::new());
        assert_eq!(texts.find("game", number), Found { value: None, faults: vec![] });
        assert_eq!(texts.put("game", "7"), Put::Stored);
        assert_eq!(texts.find("game", number), Found { value: Some(7), faults: vec![] });
        texts.remove("game", "8");
        assert_eq!(texts.text("game").as_deref(), Some("7"), "another tab has written it");
        texts.remove("game", "7");
        assert_eq!(texts.text("game"), None);
    }

    #[test]
    fn a_broken_text_is_set_aside_once_before_anything_is_written() {
        let mut texts = LocalTexts::new(storage("{ dark"));
        for _ in 0..3 {
            let found = texts.find("game", number);
            assert_eq!(found, Found { value: None, faults: vec!["no number: { dark".to_owned()] });
        }
        assert_eq!(texts.put("game", "7"), Put::Stored);
        assert_eq!(texts.text("game.aside.1").as_deref(), Some("{ dark"));
        assert_eq!(texts.text("game.aside.2"), None);
    }

    #[test]
    fn without_room_aside_a_broken_text_stays_where_it_is() {
        let mut texts = LocalTexts::new(Narrow(storage("{ dark"), 0));
        assert_eq!(texts.find("game", number).value, None);
        assert_eq!(texts.put("game", "7"), Put::Guarded);
        texts.remove("game", "{ dark");
        assert_eq!(texts.text("game").as_deref(), Some("{ dark"));
    }

    #[test]
    fn a_full_storage_says_so() {
        let mut texts = LocalTexts::new(Narrow(BTreeMap::new(), 1));
        assert_eq!(texts.put("game", "1"), Put::Stored);
        assert_eq!(texts.put("game", "2"), Put::Full);
        assert_eq!(texts.text("game").as_deref(), Some("1"));
    }
}
