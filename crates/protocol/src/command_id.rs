//! What a client calls a command.

use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The longest name of a command, in characters.
const MOST: usize = 64;

/// What a client calls a command, so that one sent twice counts once: 1 to 64 characters of its own choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct CommandId(Box<str>);

/// A text that is no name of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACommandId;

impl fmt::Display for NotACommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the id of a command has 1 to {MOST} characters")
    }
}

impl std::error::Error for NotACommandId {}

impl CommandId {
    /// Reads an id.
    ///
    /// # Errors
    /// If it is empty or too long.
    pub fn new(text: &str) -> Result<CommandId, NotACommandId> {
        let is_good = (1..=MOST).contains(&text.chars().count());
        if is_good { Ok(CommandId(text.into())) } else { Err(NotACommandId) }
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for CommandId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CommandId, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        CommandId::new(&text).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_1_to_64_characters() {
        for text in ["a", "ä".repeat(64).as_str()] {
            assert_eq!(CommandId::new(text).map(|id| id.as_str().to_owned()), Ok(text.to_owned()));
        }
        for text in ["", "ä".repeat(65).as_str()] {
            assert_eq!(CommandId::new(text), Err(NotACommandId));
        }
    }
}
