//! What tables and players are called: 100 random bits, as twenty letters that nobody mistakes for each other.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The letters, each for 5 bits: no i, l, o or u.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How many letters an identifier has.
const LENGTH: u32 = 20;
/// The bits that they hold.
const MASK: u128 = (1 << (5 * LENGTH)) - 1;

/// A text that is no identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has {LENGTH} letters and digits")
    }
}

impl std::error::Error for NotAnId {}

fn write(number: u128, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut text = [0; LENGTH as usize];
    for (letter, place) in text.iter_mut().zip((0..LENGTH).rev()) {
        *letter = LETTERS[(number >> (5 * place)) as usize % LETTERS.len()];
    }
    text.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
}

fn read(text: &str) -> Result<u128, NotAnId> {
    if text.len() != LENGTH as usize {
        return Err(NotAnId);
    }
    text.bytes().try_fold(0, |number, letter| {
        let value = LETTERS.iter().position(|&known| known == letter).ok_or(NotAnId)?;
        Ok(number << 5 | value as u128)
    })
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u128);

        impl $name {
            /// The identifier made of these random bytes, which the caller has; 100 bits of them are used.
            pub fn from_random(bytes: [u8; 16]) -> $name {
                $name(u128::from_le_bytes(bytes) & MASK)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                read(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id! {
    /// What a table is called. Whoever has it can watch, so it cannot be guessed.
    TableId
}
id! {
    /// What a player is called among programs. It is no secret and proves nothing; a token does.
    PlayerId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_as_they_are_written() {
        for bytes in [[0; 16], [255; 16], *b"sixteen bytes!!!"] {
            let id = TableId::from_random(bytes);
            assert_eq!(id.to_string().len(), 20);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(PlayerId::from_random([0; 16]).to_string(), "00000000000000000000");
    }

    #[test]
    fn rubbish_is_no_id() {
        for text in [
            "",
            "0",
            "0123456789abcdefghj",
            "0123456789abcdefghjkm",
            "0123456789ABCDEFGHJK",
            "0123456789abcdefghjé",
        ] {
            assert_eq!(text.parse::<TableId>(), Err(NotAnId), "{text}");
        }
    }
}
