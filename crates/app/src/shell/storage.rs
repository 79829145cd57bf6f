//! What stays between visits. Games and small texts are in the browser's database (`database`), where every game is a row of
//! its own; `store` is what screens see of it. The settings are texts in the browser's small storage (`local_texts`), because the
//! first paint needs them at once.

mod channel;
mod database;
mod document;
mod fault;
mod local;
mod local_texts;
mod read_fault;
mod rows;
mod store;

pub(crate) use document::{VERSION, list, read_history, seal, unseal, write_history};
pub(crate) use fault::DocumentFault;
pub(crate) use local::{BrowserTexts, KEPT_DECISIONS, is_decision_kept};
pub(crate) use local_texts::{Found, LocalTexts, Put, StorageFull, TextStorage};
pub(crate) use read_fault::ReadFault;
pub(crate) use rows::{Item, ItemKind, StoredGame};
pub(crate) use store::DeviceStore;
