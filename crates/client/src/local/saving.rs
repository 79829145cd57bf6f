//! Whether a local game is stored.

use crate::{StorageState, StoreFault};

/// What is known about the storage. At most one write or read is under way.
#[derive(Clone, Debug)]
pub(super) struct Saving {
    /// The version that is stored; 0 for none.
    stored: u64,
    /// The version that is being written.
    in_flight: Option<u64>,
    /// Why the last write or read did not succeed.
    fault: Option<StoreFault>,
    /// Somebody else has stored a newer version.
    is_behind: bool,
    is_loading: bool,
    /// The game goes on although it is not stored.
    is_unsaved: bool,
}

/// What follows from something that happened to the storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Nothing,
    /// The newest version is to be written.
    Store,
    /// What is stored is to be read.
    Load,
    /// What was written counts.
    Commit,
    /// What was read replaces what is known here.
    Replace,
}

impl Saving {
    pub(super) fn new(stored: u64) -> Saving {
        let (in_flight, fault) = (None, None);
        Saving { stored, in_flight, fault, is_behind: false, is_loading: false, is_unsaved: false }
    }

    /// Begins to write this version unless another write is under way. Answers which version it follows.
    pub(super) fn begin(&mut self, version: u64) -> Option<u64> {
        if self.in_flight.is_some() || self.is_loading {
            return None;
        }
        self.in_flight = Some(version);
        Some(self.stored)
    }

    /// A write is complete. `newest` is the version that the game has here.
    pub(super) fn stored(&mut self, version: u64, newest: u64) -> Next {
        // A write whose failure was reported may turn out to be complete after all.
        let is_expected = self.in_flight == Some(version) || version == newest;
        if !is_expected || version <= self.stored || self.is_loading {
            return Next::Nothing;
        }
        (self.stored, self.in_flight, self.fault) = (version, None, None);
        if version < newest {
            return Next::Store;
        }
        self.is_unsaved = false;
        Next::Commit
    }

    /// A write has changed nothing.
    pub(super) fn failed(&mut self, version: u64, fault: StoreFault) -> Next {
        if self.in_flight != Some(version) {
            return Next::Nothing;
        }
        self.in_flight = None;
        match fault {
            // What is stored was deleted or restored from somewhere; it is not newer than what is known here.
            StoreFault::Conflict { found } if found < self.stored => {
                self.stored = found;
                return Next::Store;
            }
            StoreFault::Conflict { found } => self.is_behind = found > self.stored,
            _ => {}
        }
        let is_behind = self.is_behind;
        self.fault = Some(fault);
        // What is not stored is only given up if a person wants that.
        if is_behind && !self.is_unsaved { self.load() } else { Next::Nothing }
    }

    fn load(&mut self) -> Next {
        self.is_loading = true;
        Next::Load
    }

    /// This version was read, asked for or not.
    pub(super) fn loaded(&mut self, version: u64) -> Next {
        let is_newer = version > self.stored;
        if self.is_loading && !is_newer {
            (self.is_loading, self.is_behind, self.fault) = (false, false, None);
            self.stored = version;
            Next::Store
        } else if !is_newer {
            Next::Nothing
        } else if self.is_unsaved && !self.is_loading {
            self.is_behind = true;
            self.fault = Some(StoreFault::Conflict { found: version });
            Next::Nothing
        } else {
            Next::Replace
        }
    }

    /// What was read cannot be used.
    pub(super) fn unreadable(&mut self, fault: StoreFault) {
        (self.is_loading, self.is_behind) = (false, true);
        self.fault = Some(fault);
    }

    /// Reading has failed.
    pub(super) fn load_failed(&mut self, fault: StoreFault) {
        if self.is_loading {
            self.unreadable(fault);
        }
    }

    /// A person wants another attempt.
    pub(super) fn retry(&mut self) -> Next {
        if self.fault.is_none() || self.is_loading || self.in_flight.is_some() {
            Next::Nothing
        } else if self.is_behind {
            self.load()
        } else {
            Next::Store
        }
    }

    /// A person wants to go on although the game cannot be stored. Answers whether that is so.
    pub(super) fn go_on_unsaved(&mut self) -> bool {
        self.is_unsaved |= self.fault.is_some() && !self.is_loading && self.in_flight.is_none();
        self.is_unsaved
    }

    /// Whether decisions count although they are not stored.
    pub(super) fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }

    /// Whether nothing can be decided before this is resolved.
    pub(super) fn is_stuck(&self) -> bool {
        self.is_loading || (self.fault.is_some() && !self.is_unsaved)
    }

    pub(super) fn state(&self) -> StorageState {
        match &self.fault {
            _ if self.is_loading => StorageState::Loading,
            Some(fault) if self.is_unsaved => StorageState::Unsaved(fault.clone()),
            _ if self.in_flight.is_some() => StorageState::Saving,
            Some(fault) => StorageState::Failed(fault.clone()),
            None => StorageState::Saved,
        }
    }
}
