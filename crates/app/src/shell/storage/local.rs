//! What stays between visits: texts by name, kept by the browser on this machine.
//!
//! A browser may refuse all of it (private windows, blocked cookies, no room left). Nothing here panics; whoever keeps
//! something decides what it means that it could not be kept.

use std::fmt;

/// Why a text was not kept, or cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageFault {
    /// The browser does not let this page keep anything.
    Denied,
    /// There is no room left.
    Full,
}

impl fmt::Display for StorageFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageFault::Denied => "the browser does not let this page keep anything",
            StorageFault::Full => "the browser has no room left for this page",
        })
    }
}

impl std::error::Error for StorageFault {}

/// The text kept under this name.
///
/// # Errors
/// If the browser denies it.
pub fn get(name: &str) -> Result<Option<String>, StorageFault> {
    place()?.get_item(name).map_err(|_| StorageFault::Denied)
}

/// Keeps a text under this name, instead of what was kept there.
///
/// # Errors
/// If the browser denies it or has no room left; what was kept before is kept still.
pub fn set(name: &str, text: &str) -> Result<(), StorageFault> {
    place()?.set_item(name, text).map_err(|_| StorageFault::Full)
}

/// Forgets what is kept under this name, if anything is.
///
/// # Errors
/// If the browser denies it.
pub fn remove(name: &str) -> Result<(), StorageFault> {
    place()?.remove_item(name).map_err(|_| StorageFault::Denied)
}

/// The browser's place for this page; confirm for it is refused where nothing may be kept.
fn place() -> Result<web_sys::Storage, StorageFault> {
    let window = web_sys::window().ok_or(StorageFault::Denied)?;
    window.local_storage().ok().flatten().ok_or(StorageFault::Denied)
}
