//! Commands that wait for their table.

use protocol::{Code, Fault};
use std::sync::{Mutex, PoisonError};
use table::{Millis, Table};
use tokio::sync::oneshot;

/// How many commands may wait for one table.
const MOST: usize = 32_768;

/// Answers a command once it is known whether what it did is stored.
pub(super) type Answer = Box<dyn FnOnce(Result<(), Fault>) + Send>;
/// A command: changes the table, and leaves its answer.
pub(super) type Job = Box<dyn FnOnce(&mut Table, Millis) -> Answer + Send>;

/// The queue of one table.
#[derive(Default)]
pub(super) struct Queue {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    jobs: Vec<Job>,
    /// Whether somebody takes the jobs.
    is_served: bool,
}

impl Queue {
    /// Adds a command. Tells whether nobody serves the queue, so that whoever added it must see to that.
    pub(super) fn push(&self, job: Job) -> Result<bool, Fault> {
        let mut inner = self.lock();
        if inner.jobs.len() >= MOST {
            return Err(Fault::new(Code::BUSY, "too much is going on at this table"));
        }
        inner.jobs.push(job);
        let starts = !inner.is_served;
        inner.is_served = true;
        Ok(starts)
    }

    /// All commands that wait; whoever gets none serves the queue no longer.
    pub(super) fn take(&self) -> Vec<Job> {
        let mut inner = self.lock();
        let jobs = std::mem::take(&mut inner.jobs);
        inner.is_served = !jobs.is_empty();
        jobs
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A command and the place where its answer will be.
pub(super) fn job<R: Send + 'static>(
    command: impl FnOnce(&mut Table, Millis) -> Result<R, Fault> + Send + 'static,
) -> (Job, oneshot::Receiver<Result<R, Fault>>) {
    let (sender, answer) = oneshot::channel();
    let job: Job = Box::new(move |table, now| {
        let result = command(table, now);
        Box::new(move |stored| {
            // Whoever asked may have gone; what they asked for is done all the same.
            let _ = sender.send(stored.and(result));
        })
    });
    (job, answer)
}
