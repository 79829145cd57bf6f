//! Why a request of an operator is refused.

use crate::storage::{PlayerFault, ReadFault};
use protocol::Fault;
use std::fmt;

/// Why a request of an operator is refused, as a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AdminFault(pub(super) String);

impl fmt::Display for AdminFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for AdminFault {}

impl From<Fault> for AdminFault {
    fn from(fault: Fault) -> AdminFault {
        AdminFault(fault.message)
    }
}

impl From<ReadFault> for AdminFault {
    fn from(fault: ReadFault) -> AdminFault {
        AdminFault(fault.to_string())
    }
}

impl From<PlayerFault> for AdminFault {
    fn from(fault: PlayerFault) -> AdminFault {
        AdminFault(fault.to_string())
    }
}
