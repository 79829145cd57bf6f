//! The reasons for a turn, as they travel between page and worker.

use super::text;
use bots::judge::Reason;
use limes::{Profession, ZoneId};
use serde::{Deserialize, Serialize};

/// A reason in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Why(#[serde(with = "Written")] pub Reason);

/// How a reason is written. It names the fields of [`Reason`] again; the compiler sees to it that they are the same.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Reason", rename_all = "snake_case")]
enum Written {
    Places {
        #[serde(with = "profession")]
        profession: Profession,
        points: u32,
    },
    Moves {
        #[serde(with = "text")]
        from: ZoneId,
        #[serde(with = "profession")]
        profession: Profession,
        before: u32,
        after: u32,
    },
    Grows {
        #[serde(with = "text")]
        worker: ZoneId,
        #[serde(with = "profession")]
        profession: Profession,
        before: u32,
        after: u32,
    },
    Waits {
        supply: usize,
    },
}

/// A profession as the rules name it.
mod profession {
    use limes::{Landscape, Profession};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(value: &Profession, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Profession, D::Error> {
        let text = String::deserialize(from)?;
        let mut all = Landscape::ALL.into_iter().map(Landscape::profession);
        let named = all.find(|profession| profession.to_string() == text);
        named.ok_or_else(|| D::Error::custom(format!("there is no profession \"{text}\"")))
    }
}
