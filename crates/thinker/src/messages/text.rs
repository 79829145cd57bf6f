//! Values of the rules in messages: as the texts in which people write them, for which the rules have a reader anyway.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Display;
use std::str::FromStr;

/// Writes a value as its text.
pub(super) fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&value.to_string())
}

/// Reads a value from its text.
pub(super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    read(<&str>::deserialize(from)?)
}

/// What is wrong with the text is not said: whoever reads messages keeps no words of it.
fn read<T: FromStr, E: Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(|_| E::custom(""))
}

/// A value that is written as its text, for use inside of lists and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Display", deserialize = "T: FromStr"))]
pub(super) struct Written<T>(#[serde(with = "self")] pub(super) T);

/// The same for many values.
pub(super) mod list {
    use serde::{Deserialize, Deserializer, Serializer};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(in super::super) fn serialize<T: Display, S: Serializer>(
        values: &[T],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(T::to_string))
    }

    pub(in super::super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<T>, D::Error> {
        Vec::<&str>::deserialize(from)?.into_iter().map(super::read).collect()
    }
}
