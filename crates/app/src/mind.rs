//! What the bots are asked, and how they answer bit by bit.
//!
//! Page and bots run in two threads and send each other bytes: [`Ask`] and [`Tell`]. In the bots' thread a [`Mind`] hears
//! what is asked and works a few milliseconds at a time, so that it can hear of a change of mind between two
//! slices. It has no clock of its own; the caller lends it one.
//!
//! ```
//! use app::mind::{Answer, Ask, Budget, Mind, Seen, What};
//! use bots::Level;
//! use limes::{CardNumber, Deck, Game, Seat, TurnVisibility, Variants};
//!
//! let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada", "Bot"])?;
//! game.draw(CardNumber::new(22).unwrap())?;
//! let seen = Seen::of(&game.view(Some(Seat::from_index(1)), TurnVisibility::Hidden)).unwrap();
//! let what = What::Choose { seen, level: Level::Expert, seed: 5, budget: Budget::Work(100) };
//!
//! let mut mind = Mind::new();
//! mind.hear(&Ask { id: 1, what }.write());
//! let start = std::time::Instant::now();
//! let clock = || start.elapsed().as_secs_f64() * 1000.0;
//! let mut tells = Vec::new();
//! while !mind.is_idle() {
//!     tells.extend(mind.step(clock, 12.0));
//! }
//! let Some(Answer::Chosen { turn }) = tells.pop().map(|tell| tell.answer) else { panic!() };
//! game.play(Seat::from_index(1), turn)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advise;
mod ask;
mod budget;
mod bytes;
mod desk;
mod failure;
mod review;
mod seen;
mod solve;
mod tell;
#[cfg(test)]
mod tests;
mod text;
mod why;

pub use ask::{Ask, What};
pub use budget::Budget;
pub use failure::Failure;
pub use seen::Seen;
pub use tell::{Advice, Answer, Best, Judged, Note, Tell, Worth};
pub use why::Why;

use bots::Level;
use desk::{Desk, Pars, Work};
use limes::Turn;
use std::fmt;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// The bots' side: asks are heard, worked off, and answered.
///
/// What somebody waits for at the table (a bot's turn, a hint, a rating) goes before reviews and solutions, also if
/// those have been begun; otherwise the first comes first.
#[derive(Debug, Default)]
pub struct Mind {
    jobs: Vec<Job>,
    tells: Vec<Tell>,
    /// The number of the ask that was worked on last, and when.
    last: Option<(u64, f64)>,
    pars: Pars,
}

/// An ask that is not answered yet.
struct Job {
    id: u64,
    kind: Kind,
    desk: Rc<Desk>,
    work: Work,
}

/// What kind of ask, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Choose,
    Hint,
    Rate,
    Review,
    Solve,
}

impl Mind {
    /// A mind that is asked nothing yet.
    pub fn new() -> Mind {
        Mind::default()
    }

    /// Hears a message from the page. Rubbish is answered too.
    pub fn hear(&mut self, message: &[u8]) {
        match Ask::read(message) {
            Ok(ask) => self.take(ask),
            Err((id, reason)) => self.tells.push(Tell { id, answer: Answer::Failed { reason } }),
        }
    }

    /// Takes up an ask, or drops one.
    fn take(&mut self, Ask { id, what }: Ask) {
        let kind = match what {
            What::Cancel => return self.cancel(|job| job.id == id),
            What::Choose { .. } => Kind::Choose,
            What::Hint { .. } => Kind::Hint,
            What::Rate { .. } => Kind::Rate,
            What::Review { .. } => Kind::Review,
            What::Solve { .. } => Kind::Solve,
        };
        self.jobs.retain(|job| job.id != id);
        if matches!(kind, Kind::Hint | Kind::Rate) {
            self.cancel(|job| job.kind == kind);
        }
        let desk = Rc::new(Desk::new(Rc::clone(&self.pars)));
        let work = Box::pin(work(Rc::clone(&desk), what));
        let after = self.jobs.partition_point(|job| job.kind <= kind);
        self.jobs.insert(after, Job { id, kind, desk, work });
    }

    fn cancel(&mut self, unwanted: impl Fn(&Job) -> bool) {
        self.jobs.retain(|job| {
            let unwanted = unwanted(job);
            if unwanted {
                self.tells.push(Tell { id: Some(job.id), answer: Answer::Cancelled });
            }
            !unwanted
        });
    }

    /// Whether all is answered and told.
    pub fn is_idle(&self) -> bool {
        self.jobs.is_empty() && self.tells.is_empty()
    }

    /// Works for about so many milliseconds of this clock, at least one small piece, and gives what there is to tell.
    pub fn step(&mut self, clock: impl Fn() -> f64, slice: f64) -> Vec<Tell> {
        let start = clock();
        let mut now = start;
        while let Some(job) = self.jobs.first_mut() {
            // The time between two slices counts too; that in which another ask was more urgent does not.
            if let Some((_, then)) = self.last.filter(|&(id, _)| id == job.id) {
                job.desk.spend(now - then);
            }
            self.last = Some((job.id, now));
            let state = job.work.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            let tell = |answer| Tell { id: Some(job.id), answer };
            self.tells.extend(job.desk.take_answers().into_iter().map(tell));
            if let Poll::Ready(end) = state {
                self.tells.push(tell(end.unwrap_or_else(|reason| Answer::Failed { reason })));
                self.jobs.remove(0);
            }
            now = clock();
            // A clock that is broken ends the slice too.
            let time_is_left = now - start < slice;
            if !time_is_left {
                break;
            }
        }
        std::mem::take(&mut self.tells)
    }
}

/// A bot's turn after a moment's thought, for where the bots have no thread to think in.
///
/// # Errors
/// If there is nothing to choose.
pub fn choose_at_once(seen: Seen, level: Level, seed: u64) -> Result<Turn, Failure> {
    let mut mind = Mind::new();
    mind.take(Ask { id: 0, what: What::Choose { seen, level, seed, budget: Budget::MOMENT } });
    // The budget is one of work, so the clock may stand still.
    let last = mind.step(|| 0.0, f64::INFINITY).pop();
    match last.map(|tell| tell.answer) {
        Some(Answer::Chosen { turn }) => Ok(turn),
        Some(Answer::Failed { reason }) => Err(reason),
        _ => Err(Failure::NoTurnFound),
    }
}

/// The work that an ask makes.
async fn work(desk: Rc<Desk>, what: What) -> Result<Answer, Failure> {
    let desk = &*desk;
    match &what {
        What::Choose { seen, level, seed, budget } => {
            advise::choose(desk, seen, *level, *seed, *budget).await
        }
        What::Hint { seen, most, budget } => advise::hint(desk, seen, *most, *budget).await,
        What::Rate { seen, turns, budget } => advise::rate_turns(desk, seen, turns, *budget).await,
        What::Review { record, seat, budget } => review::review(desk, record, *seat, *budget).await,
        What::Solve { record, name, budget } => solve::solve(desk, record, name, *budget).await,
        What::Cancel => Ok(Answer::Cancelled),
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job")
            .field("id", &self.id)
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}
