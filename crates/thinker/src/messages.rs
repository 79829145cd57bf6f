//! What the page asks the thinker, and what it answers.
//!
//! The envelopes are the same for every game. What is asked and answered about one game is in a module of its own, [`limes`] or
//! [`limits`]; another game adds a module, a variant to [`Task`] and one to [`Answer`].

mod budget;
mod bytes;
mod failure;
pub mod limes;
pub mod limits;
mod text;

pub use budget::Budget;
pub use failure::Failure;

use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// A message from the page to the thinker.
///
/// ```
/// use thinker::Request;
/// let request = Request::cancel(7);
/// assert_eq!(Request::read(&request.write()), Ok(request));
/// // Even of rubbish the number is known, because it comes first.
/// assert!(matches!(Request::read(b"\x07rubbish"), Err((Some(7), _))));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// It is in every response, and first in the message. A request with the number of one that is not answered yet takes
    /// its place.
    pub id: u64,
    /// What to do.
    pub command: Command,
}

/// What a request wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Command {
    /// Work on this.
    Start(Task),
    /// The request with this number is not wanted any more.
    Cancel,
}

/// What the thinker can work on, game by game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// About a game of Limes.
    Limes(limes::Task),
    /// About a game of Limits.
    Limits(limits::Task),
}

/// A message from the thinker to the page. Every request that is understood gets exactly one last answer
/// ([`Answer::is_last`]), and before it any number of others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Response {
    /// The number of the request; none if it was such rubbish that its number could not be read.
    pub id: Option<u64>,
    /// The answer.
    pub answer: Answer,
}

/// An answer, or a part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// How far the work is; sent whenever another hundredth is done.
    Progress {
        /// From 0 to 1, never falling.
        part: f64,
        /// What is being done.
        stage: Stage,
    },
    /// What was asked about a game of Limes.
    Limes(limes::Answer),
    /// What was asked about a game of Limits.
    Limits(limits::Answer),
    /// The request was cancelled, or a newer one took its place.
    Cancelled,
    /// The request cannot be answered.
    Failed {
        /// Why.
        reason: Failure,
    },
}

/// What a long task is busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// It tries turns.
    Thinking,
    /// It judges the turn of this round.
    Round(usize),
    /// It plays quick games to learn what is par.
    Par,
    /// It searches for better games.
    Searching,
}

/// How soon a task is done, the most urgent first: a person at the table waits for the first three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Priority {
    /// A bot's decision.
    Decision,
    /// Advice; a newer one takes the place of an older one.
    Hint,
    /// The value of decisions; a newer one takes the place of an older one.
    Rating,
    /// A review of what was played.
    Review,
    /// A search for the best game.
    Solution,
}

impl Request {
    /// Asks for work on a task.
    pub fn start(id: u64, task: Task) -> Request {
        Request { id, command: Command::Start(task) }
    }

    /// Says that the answer to a request is not wanted any more.
    pub fn cancel(id: u64) -> Request {
        Request { id, command: Command::Cancel }
    }

    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        bytes::write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is no request; with its number, if at least that can be read.
    pub fn read(message: &[u8]) -> Result<Request, (Option<u64>, Failure)> {
        bytes::read(message).map_err(|reason| (bytes::number(message), reason))
    }
}

impl Response {
    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        bytes::write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is no message of the thinker.
    pub fn read(message: &[u8]) -> Result<Response, Failure> {
        bytes::read(message)
    }
}

impl Task {
    pub(crate) fn priority(&self) -> Priority {
        match self {
            Task::Limes(task) => task.priority(),
            Task::Limits(task) => task.priority(),
        }
    }

    /// The same with less thought where somebody waits for it, for a thinker that shares the page's thread.
    pub(crate) fn lighter(self) -> Task {
        match self {
            Task::Limes(task) => Task::Limes(task.lighter()),
            Task::Limits(task) => Task::Limits(task.lighter()),
        }
    }

    /// The parts into which the work can be divided, in the order in which their answers are wanted, and what puts these together;
    /// `None` if it is of one piece, or cannot be done at all, which the thinker says best.
    pub(crate) fn divide(&self) -> Option<(Vec<Task>, Box<dyn Merge>)> {
        match self {
            Task::Limes(task) => {
                let limes::Task::Review { record, seat, .. } = task else { return None };
                let merge = limes::review::ReviewMerge::new(record, *seat).ok()?;
                Some((task.parts().into_iter().map(Task::from).collect(), Box::new(merge)))
            }
            Task::Limits(task) => {
                let limits::Task::Review { record, seat, .. } = task else { return None };
                let merge = limits::review::ReviewMerge::new(record, *seat).ok()?;
                Some((task.parts().into_iter().map(Task::from).collect(), Box::new(merge)))
            }
        }
    }
}

impl Answer {
    /// Whether nothing follows it.
    pub fn is_last(&self) -> bool {
        match self {
            Answer::Progress { .. } => false,
            Answer::Limes(answer) => answer.is_last(),
            Answer::Limits(answer) => answer.is_last(),
            Answer::Cancelled | Answer::Failed { .. } => true,
        }
    }
}

impl From<limes::Task> for Task {
    fn from(task: limes::Task) -> Task {
        Task::Limes(task)
    }
}

impl From<limes::Answer> for Answer {
    fn from(answer: limes::Answer) -> Answer {
        Answer::Limes(answer)
    }
}

impl From<limits::Task> for Task {
    fn from(task: limits::Task) -> Task {
        Task::Limits(task)
    }
}

impl From<limits::Answer> for Answer {
    fn from(answer: limits::Answer) -> Answer {
        Answer::Limits(answer)
    }
}

/// What puts the parts of an answer together, which may come in any order.
pub(crate) trait Merge: Debug {
    /// Takes what came in about a part, counted from 0, and gives what there is to tell about the whole.
    fn add(&mut self, part: usize, answer: Answer) -> Vec<Answer>;
}

/// Whether another hundredth of some work is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hundredths(u32);

impl Hundredths {
    /// The part of the work that is done, if it is more than was said before.
    pub(crate) fn advance(&mut self, part: f64) -> Option<f64> {
        let part = part.clamp(0.0, 1.0);
        let hundredths = (100.0 * part) as u32;
        let more = hundredths > self.0;
        self.0 = self.0.max(hundredths);
        more.then_some(part)
    }
}
