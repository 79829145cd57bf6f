//! Names of players and decks.

use std::fmt;

/// The longest name, in characters.
const MAX_NAME: usize = 40;

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// The name has no characters.
    Empty,
    /// The name has more than 40 characters.
    TooLong(usize),
    /// The name holds a line break or another control character, which no header can carry.
    Control,
}

impl fmt::Display for NameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameFault::Empty => write!(f, "a name needs at least one character"),
            NameFault::TooLong(n) => {
                write!(f, "a name has at most {MAX_NAME} characters, this one has {n}")
            }
            NameFault::Control => write!(f, "a name cannot hold control characters"),
        }
    }
}

impl std::error::Error for NameFault {}

/// Accepts names of 1 to 40 characters that fit on one line.
///
/// # Errors
/// Says what is wrong with the name.
///
/// ```
/// assert!(record::check_name("Ada").is_ok());
/// assert!(record::check_name("").is_err());
/// ```
pub fn check_name(name: &str) -> Result<(), NameFault> {
    match name.chars().count() {
        0 => Err(NameFault::Empty),
        n if n > MAX_NAME => Err(NameFault::TooLong(n)),
        _ if name.chars().any(char::is_control) => Err(NameFault::Control),
        _ => Ok(()),
    }
}
