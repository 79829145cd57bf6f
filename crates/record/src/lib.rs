//! What the text formats of both games share, and nothing of any game's rules.
//!
//! - [`Document`]: a record cut into its headers and its lines;
//! - [`Seed`] and [`Stream`]: the one fixed way from a seed to a shuffle;
//! - [`Entries`]: the little TOML that our files need;
//! - [`DeckFile`]: the TOML around the cards of a deck;
//! - [`link`]: a record packed into an address.
//!
//! Pure like the rules crates that use it: text in, values or reasons out.
#![forbid(unsafe_code)]

mod deck_file;
mod document;
mod entries;
mod excerpt;
mod header;
pub mod link;
mod name;
mod notation;
mod quoted;
mod seed;

pub use deck_file::{DeckFile, DeckFileFault};
pub use document::{Document, DocumentFault, Line, MAX_BYTES, check_size_written};
pub use entries::{Entries, EntryFault};
pub use excerpt::excerpt;
pub use header::{Header, HeaderFault, Headers};
pub use name::{NameFault, check_name};
pub use notation::{FORMAT, NOT_YET, is_not_yet, number};
pub use quoted::{quoted, quoted_lines};
pub use seed::{Seed, SeedFault, Stream};
