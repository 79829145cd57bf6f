//! What stays between visits.

mod decks;
mod document;
mod fault;
pub(crate) mod keep;
mod lessons;
mod local;
#[cfg(test)]
mod rubbish;
mod shelf;

pub use decks::{DeckDrafts, DeckNameFault, OwnDecks};
pub use document::Kept;
pub(crate) use document::{VERSION, list, seal, unseal};
pub use fault::KeptFault;
pub(crate) use keep::today;
pub use lessons::LessonsDone;
pub use shelf::{Found, Put, Shelf, Storage, StorageFull};
