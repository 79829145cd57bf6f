//! The browser's small storage: texts by name, at hand at once. A browser may refuse all of it (private windows, blocked
//! cookies, no room left); nothing here panics.

use super::{StorageFull, TextStorage};

/// The browser's small storage for this page.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BrowserTexts;

impl TextStorage for BrowserTexts {
    fn get(&self, name: &str) -> Option<String> {
        storage()?.get_item(name).ok().flatten()
    }

    fn set(&mut self, name: &str, text: &str) -> Result<(), StorageFull> {
        storage().ok_or(StorageFull)?.set_item(name, text).map_err(|_| StorageFull)
    }

    fn remove(&mut self, name: &str) {
        // What cannot be removed could not have been stored.
        let _ = storage().map(|storage| storage.remove_item(name));
    }
}

/// What the names of decisions begin with that a server has not answered; the table's id follows.
pub(crate) const KEPT_DECISIONS: &str = "limes-sent-";

/// Whether there is such a decision.
pub(crate) fn is_decision_kept() -> bool {
    !BrowserTexts::names(KEPT_DECISIONS).is_empty()
}

impl BrowserTexts {
    /// The names of all texts that begin like this.
    pub(crate) fn names(prefix: &str) -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        let names =
            (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
        names.filter(|name| name.starts_with(prefix)).collect()
    }
}

/// Asking for it is refused where nothing may be stored.
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
