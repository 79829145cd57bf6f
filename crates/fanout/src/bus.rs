//! The way between nodes of one process.

use crate::{Heard, NodeId};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};

/// The most messages that wait for a slow node before it hears of a gap.
const CAPACITY: usize = 4096;

/// Connects nodes of one process. Cheap to clone; clones are the same bus.
#[derive(Clone, Debug)]
pub struct Bus<M> {
    sender: broadcast::Sender<(NodeId, M)>,
}

impl<M: crate::Message> Default for Bus<M> {
    fn default() -> Bus<M> {
        Bus { sender: broadcast::channel(CAPACITY).0 }
    }
}

impl<M: crate::Message> Bus<M> {
    pub(crate) fn connect(&self, node: NodeId) -> (BusPublisher<M>, mpsc::Receiver<Heard<M>>) {
        let (heard, listener) = mpsc::channel(1);
        tokio::spawn(listen(node, self.sender.subscribe(), heard));
        (BusPublisher { node, sender: self.sender.clone() }, listener)
    }
}

/// The sending side of a node.
#[derive(Debug)]
pub(crate) struct BusPublisher<M> {
    node: NodeId,
    sender: broadcast::Sender<(NodeId, M)>,
}

impl<M> BusPublisher<M> {
    pub(crate) fn publish(&self, message: M) {
        // An error means that no node listens.
        let _ = self.sender.send((self.node, message));
    }
}

async fn listen<M: crate::Message>(
    node: NodeId,
    mut receiver: broadcast::Receiver<(NodeId, M)>,
    heard: mpsc::Sender<Heard<M>>,
) {
    loop {
        let next = tokio::select! {
            next = receiver.recv() => next,
            () = heard.closed() => return,
        };
        let news = match next {
            Ok((from, _)) if from == node => continue,
            Ok((from, message)) => Heard::Message(from, message),
            Err(RecvError::Lagged(_)) => Heard::Gap,
            Err(RecvError::Closed) => return,
        };
        if heard.send(news).await.is_err() {
            return;
        }
    }
}
