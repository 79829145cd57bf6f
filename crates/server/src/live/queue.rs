//! Commands that wait for their table.

use protocol::{Code, Fault};
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::{Command, Reply};
use tokio::sync::oneshot;

/// How many commands may wait for one table.
const MOST: usize = 32_768;

/// A command and where its answer goes.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) command: Command,
    answer: oneshot::Sender<Result<Reply, Fault>>,
}

impl Waiting {
    pub(super) fn answer(self, answer: Result<Reply, Fault>) {
        // The caller may have gone; the command was executed anyway.
        let _ = self.answer.send(answer);
    }
}

/// The queue of one table.
#[derive(Default)]
pub(super) struct Queue {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    waiting: Vec<Waiting>,
    /// Whether a task serves the queue.
    is_served: bool,
}

/// A command that was accepted by the queue.
pub(super) struct Queued {
    /// Closed without a message if the command was dropped.
    pub(super) answer: oneshot::Receiver<Result<Reply, Fault>>,
    /// Whether the caller has to start a task that serves the queue.
    pub(super) starts: bool,
}

impl Queue {
    /// Adds a command.
    ///
    /// # Errors
    /// If too many wait.
    pub(super) fn push(&self, command: Command) -> Result<Queued, Fault> {
        let mut inner = self.lock();
        if inner.waiting.len() >= MOST {
            return Err(Fault::new(Code::BUSY, "too much is going on at this table"));
        }
        let (sender, answer) = oneshot::channel();
        inner.waiting.push(Waiting { command, answer: sender });
        let starts = !inner.is_served;
        inner.is_served = true;
        Ok(Queued { answer, starts })
    }

    /// All waiting commands. If there are none, the caller no longer serves the queue.
    pub(super) fn take(&self) -> Vec<Waiting> {
        let mut inner = self.lock();
        let waiting = std::mem::take(&mut inner.waiting);
        inner.is_served = !waiting.is_empty();
        waiting
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
