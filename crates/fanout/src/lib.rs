//! Messages between the nodes of a server.
//!
//! A message is a hint: the storage holds the truth, and a node that hears nothing must find out by itself, only later. So
//! publishing never waits and never fails, and a message may be lost. What is promised instead: **a loss is noticed**. A node
//! that may have missed a message hears [`Heard::Gap`] and treats its cached state as stale.
//!
//! There are two ways from node to node: a [`Bus`] inside one process, and NATS (feature `nats`). One suite of tests runs
//! against both (`tests/conformance.rs`).
#![forbid(unsafe_code)]

#[cfg(feature = "nats")]
mod batch;
mod bus;
#[cfg(feature = "nats")]
mod gaps;
mod liveness;
#[cfg(feature = "nats")]
mod nats;
mod publisher;

pub use bus::Bus;
#[cfg(feature = "nats")]
pub use nats::{NatsServers, NotNats};

use liveness::Liveness;
use publisher::Publisher;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Something that nodes say to each other.
pub trait Message:
    Serialize + DeserializeOwned + Clone + fmt::Debug + Send + Sync + 'static
{
}

impl<M: Serialize + DeserializeOwned + Clone + fmt::Debug + Send + Sync + 'static> Message for M {}

/// A node, by a random number: a process that is started again is another node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize)]
pub struct NodeId(pub u64);

/// What a node hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard<M> {
    /// Another node has published this.
    Message(NodeId, M),
    /// Messages may have been lost before this point.
    Gap,
}

/// The way of one node to all others. Cheap to clone; clones share the same connection.
#[derive(Debug)]
pub struct Fanout<M> {
    node: NodeId,
    publisher: Arc<Publisher<M>>,
    liveness: Arc<Liveness>,
}

impl<M> Clone for Fanout<M> {
    fn clone(&self) -> Fanout<M> {
        let Fanout { node, publisher, liveness } = self;
        Fanout { node: *node, publisher: Arc::clone(publisher), liveness: Arc::clone(liveness) }
    }
}

/// What a node hears from all others.
#[derive(Debug)]
pub struct Listener<M> {
    heard: mpsc::Receiver<Heard<M>>,
}

impl<M: Message> Fanout<M> {
    /// Connects a node with the others in its process.
    pub fn in_process(node: NodeId, bus: &Bus<M>) -> (Fanout<M>, Listener<M>) {
        let liveness = Arc::new(Liveness::always());
        let (publisher, heard) = bus.connect(node);
        let publisher = Arc::new(Publisher::Bus(publisher));
        (Fanout { node, publisher, liveness }, Listener { heard })
    }

    /// Connects a node with those that use the same channel of these servers. Returns immediately; the connection is made, and
    /// made again whenever it is lost, in the background.
    #[cfg(feature = "nats")]
    pub fn over_nats(
        node: NodeId,
        servers: &NatsServers,
        channel: &str,
    ) -> (Fanout<M>, Listener<M>) {
        let liveness = Arc::new(Liveness::default());
        let (publisher, heard) = nats::connect(node, servers, channel, &liveness);
        let publisher = Arc::new(Publisher::Nats(publisher));
        (Fanout { node, publisher, liveness }, Listener { heard })
    }

    /// This node.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// Tells all other nodes.
    pub fn publish(&self, message: M) {
        self.publisher.publish(message);
    }

    /// Whether messages have arrived lately, as far as this node can tell. If not, it has to ask the storage more often.
    pub fn is_live(&self) -> bool {
        self.liveness.is_live()
    }
}

impl<M> Listener<M> {
    /// The next message or gap; `None` once the fan-out is dropped.
    pub async fn next(&mut self) -> Option<Heard<M>> {
        self.heard.recv().await
    }
}
