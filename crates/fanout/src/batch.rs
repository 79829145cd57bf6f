//! The messages of one node that travel together.

use crate::NodeId;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The messages of one node that travel together. Without messages it is a heartbeat.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Batch<'a> {
    pub(crate) from: NodeId,
    /// The number of the first message. A node counts its messages from 0, the lost ones too.
    pub(crate) first: u64,
    /// One by one, so that a message of a newer version costs only itself.
    #[serde(borrow)]
    pub(crate) messages: Vec<&'a RawValue>,
}
