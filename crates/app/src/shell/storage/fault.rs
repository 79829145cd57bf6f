//! What can be wrong with a document.

use super::VERSION;
use record::{EntryFault, excerpt};
use std::fmt;

/// Why a document, or a part of it, cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DocumentFault {
    /// The text is no TOML, or not of the right form.
    Form {
        /// The line where reading stopped, counted from 1.
        line: usize,
        /// What the reader says.
        message: String,
    },
    /// The text is something else of ours, or of nobody.
    OtherKind(String),
    /// The text is of a version that is not known here, so of a later one.
    OtherVersion(u64),
    /// A setting has a value that it cannot have.
    Setting(&'static str),
}

impl From<EntryFault> for DocumentFault {
    fn from(EntryFault { line, message }: EntryFault) -> DocumentFault {
        DocumentFault::Form { line, message }
    }
}

impl fmt::Display for DocumentFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DocumentFault::Form { line, message } => write!(f, "line {line}: {message}"),
            DocumentFault::OtherKind(kind) => write!(f, "this holds \"{}\"", excerpt(kind)),
            DocumentFault::OtherVersion(version) => {
                write!(f, "this is version {version}, and only version {VERSION} is known")
            }
            DocumentFault::Setting(name) => write!(f, "the setting {name} cannot have this value"),
        }
    }
}

impl std::error::Error for DocumentFault {}
