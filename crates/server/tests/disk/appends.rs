//! The appends of the processes that are killed.

use protocol::{GameName, Stage, TableId};
use server::storage::{Append, Summary};
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

/// The number of tasks of a process; each appends to a table of its own.
pub(crate) const TASKS: u64 = 8;

pub(crate) fn table(task: u64) -> TableId {
    TableId::from_random((u128::from(task) + 1).to_le_bytes())
}

/// An append of one event.
pub(crate) fn append(table: TableId, version: u64, event: String) -> Append {
    let summary = Summary {
        game: GameName::Limes,
        stage: Stage::Playing,
        listed: true,
        seats: 2,
        free: 0,
        options: "{}".to_owned(),
        progress: None,
        wake_at: Some(version),
    };
    Append {
        table,
        follows: version - 1,
        at: version,
        events: vec![event],
        // Most decisions change no list.
        summary: (version % 5 == 1).then_some(summary),
        pending: None,
        members: Vec::new(),
        created: None,
    }
}

/// Between 0.1 and 0.8 seconds, different for each call. The moment of a kill is never repeatable.
pub(crate) fn random_time() -> Duration {
    Duration::from_micros(100_000 + RandomState::new().hash_one(()) % 700_000)
}
