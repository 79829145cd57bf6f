//! The queue of requests inside a worker.
//!
//! It works a few milliseconds at a time, so that it can hear of a newer request between two slices. It has no clock of its
//! own; the caller lends it one.

mod context;
mod followers;
mod limes;
mod limits;
#[cfg(test)]
pub(crate) use limes::PIECE;

use crate::messages::{Answer, Command, Failure, Priority, Request, Response, Task};
use context::{Caches, JobContext, Work};
use std::fmt;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// Requests are received, worked off, and answered.
///
/// What somebody waits for at the table (a bot's turn, a hint, a rating) goes before reviews and solutions, also if
/// those have been begun; otherwise the first comes first.
#[derive(Debug, Default)]
pub struct JobQueue {
    jobs: Vec<Job>,
    responses: Vec<Response>,
    /// The number of the request that was worked on last, and when.
    last: Option<(u64, f64)>,
    caches: Caches,
}

/// A request that is not answered yet.
struct Job {
    id: u64,
    priority: Priority,
    context: Rc<JobContext>,
    work: Work,
}

impl JobQueue {
    /// A queue without requests.
    pub fn new() -> JobQueue {
        JobQueue::default()
    }

    /// Receives a message from the page. Rubbish is answered too.
    pub fn receive(&mut self, message: &[u8]) {
        match Request::read(message) {
            Ok(Request { id, command: Command::Start(task) }) => self.start(id, task),
            Ok(Request { id, command: Command::Cancel }) => self.cancel(|job| job.id == id),
            Err((id, reason)) => {
                self.responses.push(Response { id, answer: Answer::Failed { reason } });
            }
        }
    }

    fn start(&mut self, id: u64, task: Task) {
        let priority = task.priority();
        self.jobs.retain(|job| job.id != id);
        if matches!(priority, Priority::Hint | Priority::Rating) {
            self.cancel(|job| job.priority == priority);
        }
        let context = Rc::new(JobContext::new(self.caches.clone()));
        let work = Box::pin(work(Rc::clone(&context), task));
        let after = self.jobs.partition_point(|job| job.priority <= priority);
        self.jobs.insert(after, Job { id, priority, context, work });
    }

    fn cancel(&mut self, unwanted: impl Fn(&Job) -> bool) {
        self.jobs.retain(|job| {
            let unwanted = unwanted(job);
            if unwanted {
                self.responses.push(Response { id: Some(job.id), answer: Answer::Cancelled });
            }
            !unwanted
        });
    }

    /// Whether all is answered and told.
    pub fn is_idle(&self) -> bool {
        self.jobs.is_empty() && self.responses.is_empty()
    }

    /// A queue that knows par of a deck already, which takes a while to find out.
    #[cfg(test)]
    pub(crate) fn knowing(deck: &::limes::Deck, variants: ::limes::Variants, par: f64) -> JobQueue {
        let queue = JobQueue::new();
        queue.caches.pars.borrow_mut().push((deck.clone(), variants, par));
        queue
    }

    /// The request that is worked on next.
    #[cfg(test)]
    pub(crate) fn first(&self) -> Option<u64> {
        self.jobs.first().map(|job| job.id)
    }

    /// Works for about so many milliseconds of this clock, at least one small piece, and gives what there is to tell.
    pub fn work(&mut self, clock: impl Fn() -> f64, slice: f64) -> Vec<Response> {
        let start = clock();
        let mut now = start;
        while let Some(job) = self.jobs.first_mut() {
            // The time between two slices counts too; that in which another request was more urgent does not.
            if let Some((_, then)) = self.last.filter(|&(id, _)| id == job.id) {
                job.context.spend(now - then);
            }
            self.last = Some((job.id, now));
            let state = job.work.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            let response = |answer| Response { id: Some(job.id), answer };
            self.responses.extend(job.context.take_answers().into_iter().map(response));
            if let Poll::Ready(end) = state {
                let end = end.unwrap_or_else(|reason| Answer::Failed { reason });
                self.responses.push(response(end));
                self.jobs.remove(0);
            }
            now = clock();
            // A clock that is broken ends the slice too.
            let time_is_left = now - start < slice;
            if !time_is_left {
                break;
            }
        }
        std::mem::take(&mut self.responses)
    }
}

/// The work that a task makes.
async fn work(context: Rc<JobContext>, task: Task) -> Result<Answer, Failure> {
    match &task {
        Task::Limes(task) => limes::work(&context, task).await,
        Task::Limits(task) => limits::work(&context, task).await,
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("id", &self.id)
            .field("priority", &self.priority)
            .finish_non_exhaustive()
    }
}
