//! The shelf on which texts are kept, and the corner where broken ones are set aside.

use crate::shell::storage::{Kept, KeptFault};
use std::collections::{BTreeMap, BTreeSet};

/// Where texts lie under names: the browser's storage, or any map.
pub trait Storage {
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

/// There is no room, or nothing may be kept at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageFull;

impl Storage for BTreeMap<String, String> {
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

/// What was found on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<T> {
    /// Nothing was kept.
    Nothing,
    /// All of it.
    Whole(T),
    /// What could be read, and what could not.
    Part {
        /// What could be read.
        value: T,
        /// What is wrong with the rest.
        faults: Vec<KeptFault>,
        /// The name under which the whole text was set aside, if there was room.
        aside: Option<String>,
    },
    /// Nothing could be read.
    Broken {
        /// What is wrong.
        fault: KeptFault,
        /// The name under which the text was set aside, if there was room.
        aside: Option<String>,
    },
}

impl<T> Found<T> {
    /// What could be read.
    pub fn value(self) -> Option<T> {
        match self {
            Found::Whole(value) | Found::Part { value, .. } => Some(value),
            Found::Nothing | Found::Broken { .. } => None,
        }
    }
}

/// What became of something that was to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Put {
    /// It is kept.
    Kept,
    /// There is no room for it. What was kept before still is.
    Full,
    /// A broken text lies there for which there was no room aside, and it is not overwritten.
    Guarded,
}

/// The texts of the app in a storage that others may use too.
#[derive(Clone, Debug, Default)]
pub struct Shelf<S> {
    storage: S,
    /// Kinds whose broken texts could not be set aside.
    guarded: BTreeSet<&'static str>,
}

/// The most broken texts of one kind that are kept.
const CORNER: usize = 20;

impl<S: Storage> Shelf<S> {
    /// A shelf in this storage.
    pub fn new(storage: S) -> Shelf<S> {
        Shelf { storage, guarded: BTreeSet::new() }
    }

    /// Reads what is kept. What cannot be read is set aside first.
    pub fn find<T: Kept>(&mut self) -> Found<T> {
        let Some(text) = self.storage.get(&name(T::KIND)) else { return Found::Nothing };
        match T::read(&text) {
            Ok((value, faults)) if faults.is_empty() => Found::Whole(value),
            Ok((value, faults)) => {
                Found::Part { value, faults, aside: self.set_aside(T::KIND, &text) }
            }
            Err(fault) => Found::Broken { fault, aside: self.set_aside(T::KIND, &text) },
        }
    }

    /// Keeps something.
    pub fn put<T: Kept>(&mut self, value: &T) -> Put {
        self.put_text::<T>(&value.write())
    }

    /// Keeps something that is a text already.
    pub fn put_text<T: Kept>(&mut self, text: &str) -> Put {
        if self.guarded.contains(T::KIND) {
            return Put::Guarded;
        }
        match self.storage.set(&name(T::KIND), text) {
            Ok(()) => Put::Kept,
            Err(StorageFull) => Put::Full,
        }
    }

    /// Keeps nothing of this kind any more, not even a broken text that was guarded.
    pub fn forget<T: Kept>(&mut self) {
        self.guarded.remove(T::KIND);
        self.storage.remove(&name(T::KIND));
    }

    /// The broken texts of a kind, by the names under which they lie aside.
    pub fn aside<T: Kept>(&self) -> Vec<(String, String)> {
        let names = (1..=CORNER).map(|n| aside_name(T::KIND, n));
        names.filter_map(|name| Some((name.clone(), self.storage.get(&name)?))).collect()
    }

    /// The same text is set aside once, however often it is found.
    fn set_aside(&mut self, kind: &'static str, text: &str) -> Option<String> {
        let places = (1..=CORNER).map(|n| aside_name(kind, n));
        let mut free =
            places.filter(|name| self.storage.get(name).is_none_or(|there| there == text));
        let place = free.next();
        let place = place.filter(|name| self.storage.set(name, text).is_ok());
        if place.is_none() {
            self.guarded.insert(kind);
        }
        place
    }
}

fn name(kind: &str) -> String {
    format!("limes.{kind}")
}

fn aside_name(kind: &str, number: usize) -> String {
    format!("limes.{kind}.aside.{number}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::settings::{Settings, Theme};

    /// A storage that takes so many texts more.
    #[derive(Clone, Debug, Default)]
    struct Narrow(BTreeMap<String, String>, usize);

    impl Storage for Narrow {
        fn get(&self, name: &str) -> Option<String> {
            Storage::get(&self.0, name)
        }

        fn set(&mut self, name: &str, text: &str) -> Result<(), StorageFull> {
            self.1 = self.1.checked_sub(1).ok_or(StorageFull)?;
            self.0.set(name, text)
        }

        fn remove(&mut self, name: &str) {
            Storage::remove(&mut self.0, name);
        }
    }

    fn dark() -> Settings {
        Settings { theme: Theme::Dark, ..Settings::default() }
    }

    #[test]
    fn what_was_put_is_found() {
        let mut shelf = Shelf::new(BTreeMap::new());
        assert_eq!(shelf.find::<Settings>(), Found::Nothing);
        assert_eq!(shelf.put(&dark()), Put::Kept);
        assert_eq!(shelf.find(), Found::Whole(dark()));
        shelf.forget::<Settings>();
        assert_eq!(shelf.find::<Settings>(), Found::Nothing);
    }

    #[test]
    fn a_broken_text_is_set_aside_once_before_anything_is_written() {
        let mut storage = BTreeMap::new();
        storage.insert("limes.settings".to_owned(), "{ dark".to_owned());
        let mut shelf = Shelf::new(storage);
        for _ in 0..3 {
            let Found::Broken { aside, .. } = shelf.find::<Settings>() else { panic!("broken") };
            assert_eq!(aside.as_deref(), Some("limes.settings.aside.1"));
        }
        assert_eq!(shelf.put(&dark()), Put::Kept);
        assert_eq!(shelf.find(), Found::Whole(dark()));
        let aside = [("limes.settings.aside.1".to_owned(), "{ dark".to_owned())];
        assert_eq!(shelf.aside::<Settings>(), aside);
    }

    #[test]
    fn without_room_aside_a_broken_text_stays_where_it_is() {
        let mut map = BTreeMap::new();
        map.insert("limes.settings".to_owned(), "{ dark".to_owned());
        let mut shelf = Shelf::new(Narrow(map, 0));
        let Found::Broken { aside, .. } = shelf.find::<Settings>() else { panic!("broken") };
        assert_eq!(aside, None);
        assert_eq!(shelf.put(&dark()), Put::Guarded);
        assert_eq!(shelf.storage.get("limes.settings").as_deref(), Some("{ dark"));
    }

    #[test]
    fn a_full_storage_says_so() {
        let mut shelf = Shelf::new(Narrow(BTreeMap::new(), 1));
        assert_eq!(shelf.put(&dark()), Put::Kept);
        assert_eq!(shelf.put(&Settings::default()), Put::Full);
        assert_eq!(shelf.find(), Found::Whole(dark()));
    }
}
