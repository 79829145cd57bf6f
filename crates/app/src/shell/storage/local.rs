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

/// Asking for it is refused where nothing may be stored.
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
