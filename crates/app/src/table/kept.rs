//! What is kept between visits, as texts that a person can read, each with its kind and version:
//! `{"limes": "settings", "version": 1, "content": …}`.
//!
//! A text may have been changed, cut off or written by a later version. Nothing of it is ever lost: what cannot be
//! read is reported and set aside under a name of its own before anything new is written in its place.

mod decks;
mod fault;
mod game;
mod history;
mod lessons;
mod settings;
mod shelf;

pub use decks::{DeckDrafts, DeckNameFault, OwnDecks};
pub use fault::KeptFault;
pub use game::SavedGame;
pub use history::{FinishedGame, History, Kind, NotOver, Statistics};
pub use lessons::LessonsDone;
pub use settings::{Hints, LANGUAGES, Settings, Speed, Theme};
pub use shelf::{Found, Put, Shelf, Storage, StorageFull};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Something that is kept between visits.
pub trait Kept: Sized {
    /// Its kind, which is also the name under which it is kept.
    const KIND: &'static str;

    /// Its text.
    fn write(&self) -> String;

    /// Reads a text. Parts that cannot be read are left out and reported.
    ///
    /// # Errors
    /// If nothing can be made of it.
    fn read(text: &str) -> Result<(Self, Vec<KeptFault>), KeptFault>;
}

/// The version that is written. Earlier ones are read for ever; there are none yet.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Envelope<'a, T> {
    limes: &'a str,
    version: u64,
    content: T,
}

/// What every version of every kind has.
#[derive(Deserialize)]
struct Head {
    limes: String,
    version: u64,
}

#[derive(Deserialize)]
struct Body<T> {
    content: T,
}

fn seal<T: Serialize>(kind: &str, content: T) -> String {
    let envelope = Envelope { limes: kind, version: VERSION, content };
    serde_json::to_string_pretty(&envelope)
        .unwrap_or_else(|fault| unreachable!("texts, numbers and lists are JSON: {fault}"))
}

fn unseal<T: DeserializeOwned>(kind: &str, text: &str) -> Result<T, KeptFault> {
    let head: Head = serde_json::from_str(text).map_err(KeptFault::json)?;
    if head.limes != kind {
        return Err(KeptFault::OtherKind(head.limes));
    }
    if head.version != VERSION {
        return Err(KeptFault::OtherVersion(head.version));
    }
    let body: Body<T> = serde_json::from_str(text).map_err(KeptFault::json)?;
    Ok(body.content)
}

#[cfg(test)]
mod rubbish;
