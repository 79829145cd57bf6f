//! The reasons for a turn, as they travel between page and worker.

use crate::messages::text;
use bots::limes::judge::Reason;
use limes::{Profession, ZoneId};
use serde::{Deserialize, Serialize};

/// A reason in a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why(#[serde(with = "Written")] pub Reason);

/// How a reason is written. It names the fields of [`Reason`] again; the compiler sees to it that they are the same.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Reason")]
enum Written {
    Places {
        #[serde(with = "Named")]
        profession: Profession,
        points: u32,
    },
    Moves {
        #[serde(with = "text")]
        from: ZoneId,
        #[serde(with = "Named")]
        profession: Profession,
        before: u32,
        after: u32,
    },
    Grows {
        #[serde(with = "text")]
        worker: ZoneId,
        #[serde(with = "Named")]
        profession: Profession,
        before: u32,
        after: u32,
    },
    Waits {
        supply: usize,
    },
}

/// The same for a profession.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Profession")]
enum Named {
    Farmer,
    Fisherman,
    Woodcutter,
    Watchman,
}
