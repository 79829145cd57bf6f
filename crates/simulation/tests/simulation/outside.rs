//! The part of a world that the tasks of all nodes reach.

use crate::calls::{Call, Reply};
use crate::dice::Dice;
use crate::disk::Disk;
use crate::invariants::Known;
use crate::tally::Tally;
use protocol::TableId;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::Millis;

/// A way to break the promises of the storage, to show that a world notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sabotage {
    /// Some appends are acknowledged and not stored.
    AcknowledgesUnstored,
    /// Appends are stored whichever version they follow.
    IgnoresVersions,
}

/// The part of a world that the tasks of all nodes reach.
pub(crate) struct Outside {
    /// Decides what fails.
    pub(crate) dice: Dice,
    pub(crate) tally: Tally,
    pub(crate) disk: Disk,
    /// Nothing fails any more.
    pub(crate) is_healed: bool,
    pub(crate) sabotage: Option<Sabotage>,
    /// Whether several nodes share the database. If one node has it for itself, nothing is stored that it does not know of.
    pub(crate) is_shared: bool,
    /// When a node last said that it serves tables, by the clock of the database.
    pub(crate) served: Option<Millis>,
    /// How often nodes were told that none had served tables for a while.
    pub(crate) outages: usize,
    /// What nodes have told since it was last looked at.
    pub(crate) told: Vec<Told>,
    /// The tables to which events were added, and the nodes that know of it.
    pub(crate) stored: Vec<(Option<usize>, TableId)>,
}

/// An answer that left a node.
pub(crate) struct Told {
    pub(crate) reply: Reply,
    /// The process that told it.
    pub(crate) process: u64,
    /// The version of the table in the database at the arrival of the request, and when this was told.
    pub(crate) stored: (u64, u64),
    /// The request, and what was known of it when it arrived; none for a state that a connection was told.
    pub(crate) asked: Option<(Known, Call)>,
}

/// Cheap to clone; clones share the same state.
#[derive(Clone)]
pub(crate) struct OutsideHandle(Arc<Mutex<Outside>>);

impl OutsideHandle {
    pub(crate) fn new(dice: Dice, nodes: usize, sabotage: Option<Sabotage>) -> OutsideHandle {
        let outside = Outside {
            dice,
            tally: Tally::default(),
            disk: Disk::default(),
            is_healed: false,
            sabotage,
            is_shared: nodes > 1,
            served: None,
            outages: 0,
            told: Vec::new(),
            stored: Vec::new(),
        };
        OutsideHandle(Arc::new(Mutex::new(outside)))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Outside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
