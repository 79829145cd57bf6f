//! What is kept between visits, as TOML that a person can read, with its kind and version first:
//!
//! ```toml
//! limes = "settings"
//! version = 1
//! theme = "dark"
//! ```
//!
//! A text may have been changed, cut off or written by a later version. Nothing of it is ever lost: what cannot be
//! read is reported and set aside under a name of its own before anything new is written in its place.

use super::KeptFault;
use record::{Entries, quoted, quoted_lines};

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
pub(crate) const VERSION: u64 = 1;

/// A text of this kind. The values of its entries are TOML already.
pub(crate) fn seal(kind: &str, entries: &[(&str, String)]) -> String {
    let mut text = format!("limes = {}\nversion = {VERSION}\n", quoted(kind));
    for (key, value) in entries {
        text.extend([key, " = ", value, "\n"]);
    }
    text
}

/// The entries of a text of this kind.
pub(crate) fn unseal(kind: &str, text: &str) -> Result<Entries, KeptFault> {
    let entries = Entries::read(text)?;
    let found = entries.text("limes")?;
    if found != kind {
        return Err(KeptFault::OtherKind(found.to_owned()));
    }
    match entries.number("version")? {
        VERSION => Ok(entries),
        version => Err(KeptFault::OtherVersion(version)),
    }
}

/// A list of texts as TOML, one below the other.
pub(crate) fn list(texts: &[String]) -> String {
    let mut list = "[\n".to_owned();
    for text in texts {
        list.extend(["  ", &quoted_lines(text), ",\n"]);
    }
    list + "]"
}
