//! Batches of own messages.

use crate::batch::Batch;
use crate::{Message, NodeId};
use async_nats::Client;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// The most messages that wait to be sent. Beyond them messages are lost, which the others notice.
const QUEUE: usize = 65_536;
/// The most messages of a batch.
const BATCH: usize = 1024;
/// The most bytes of a batch; NATS takes up to a megabyte.
const BYTES: usize = 512 * 1024;
/// How long the first message of a batch waits for others.
const LINGER: Duration = Duration::from_millis(2);
/// How often the others hear from a node that has nothing to say.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// The queue of messages to be sent.
#[derive(Debug)]
pub(crate) struct NatsPublisher<M> {
    queue: mpsc::Sender<Numbered<M>>,
    next: Arc<Mutex<u64>>,
}

/// Its other end.
pub(super) struct Waiting<M> {
    queue: mpsc::Receiver<Numbered<M>>,
    /// The number of the next message.
    next: Arc<Mutex<u64>>,
}

/// A message with its number. Lost messages have numbers, too.
type Numbered<M> = (u64, M);

pub(super) fn publisher<M>() -> (NatsPublisher<M>, Waiting<M>) {
    let (sender, receiver) = mpsc::channel(QUEUE);
    let next = Arc::new(Mutex::new(0));
    let publisher = NatsPublisher { queue: sender, next: Arc::clone(&next) };
    (publisher, Waiting { queue: receiver, next })
}

impl<M> NatsPublisher<M> {
    pub(crate) fn publish(&self, message: M) {
        // Under the lock, so that messages are queued in the order of their numbers.
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let number = *next;
        *next += 1;
        // Where a message does not fit into the queue, the numbers have a hole.
        let _ = self.queue.try_send((number, message));
    }
}

impl<M> Waiting<M> {
    /// The number of the next message, unless messages are waiting.
    fn next_number(&self) -> Option<u64> {
        let next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        self.queue.is_empty().then_some(*next)
    }
}

/// Sends until no more can come.
pub(super) async fn send<M: Message>(
    node: NodeId,
    client: &Client,
    subject: &str,
    mut waiting: Waiting<M>,
) {
    let mut messages = Vec::new();
    let mut heartbeat_at = Instant::now();
    loop {
        let receiving = waiting.queue.recv_many(&mut messages, BATCH);
        match tokio::time::timeout_at(heartbeat_at, receiving).await {
            Ok(0) => return,
            Ok(received) => {
                if received < BATCH {
                    tokio::time::sleep(LINGER).await;
                    while messages.len() < BATCH
                        && let Ok(message) = waiting.queue.try_recv()
                    {
                        messages.push(message);
                    }
                }
                for (first, lines) in write(messages.drain(..)) {
                    publish(client, subject, node, first, &lines).await;
                }
            }
            Err(_) => {
                heartbeat_at = Instant::now() + HEARTBEAT;
                if let Some(next) = waiting.next_number() {
                    publish(client, subject, node, next, &[]).await;
                }
            }
        }
    }
}

/// The lines of a batch, and the number of the first.
type Lines = (u64, Vec<Box<RawValue>>);

/// Messages as JSON, in batches that fit. The numbers in a batch have no hole.
fn write<M: Message>(messages: impl Iterator<Item = Numbered<M>>) -> Vec<Lines> {
    let mut batches: Vec<Lines> = Vec::new();
    let mut bytes = 0;
    for (number, message) in messages {
        let line = match to_raw_value(&message) {
            Ok(line) if line.get().len() <= BYTES => line,
            _ => {
                tracing::error!("a message to other nodes cannot be written");
                continue;
            }
        };
        bytes += line.get().len() + 1;
        match batches.last_mut() {
            Some((first, lines)) if *first + lines.len() as u64 == number && bytes <= BYTES => {
                lines.push(line);
            }
            _ => {
                bytes = line.get().len() + 1;
                batches.push((number, vec![line]));
            }
        }
    }
    batches
}

async fn publish(
    client: &Client,
    subject: &str,
    from: NodeId,
    first: u64,
    lines: &[Box<RawValue>],
) {
    let messages = lines.iter().map(|line| &**line).collect();
    let Ok(text) = serde_json::to_vec(&Batch { from, first, messages }) else { return };
    // While there is no connection the client keeps what it can; the numbers tell of the rest.
    if let Err(fault) = client.publish(subject.to_owned(), text.into()).await {
        tracing::warn!(%fault, "messages to other nodes are lost");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batches_fit_and_have_no_holes() {
        let long = "x".repeat(BYTES / 2);
        let too_long = "x".repeat(BYTES + 1);
        let messages = ["a".to_owned(), long.clone(), long, too_long, "b".to_owned()];
        let after = (15, "c".to_owned());
        let numbered = (10..).zip(messages).chain([after, (17, "d".to_owned())]);
        let batches = write(numbered);
        let counts: Vec<(u64, usize)> =
            batches.iter().map(|(first, lines)| (*first, lines.len())).collect();
        // The message that is too long leaves a hole at 13, a lost one at 16.
        assert_eq!(counts, [(10, 2), (12, 1), (14, 2), (17, 1)]);
    }
}
