//! The thinker: bots, judges and solver of the web app, in a program of their own.
//!
//! The app consists of two programs. The page shows the game and must never stall; the thinker runs in Web Workers. They
//! send each other bytes: [`Request`] and [`Response`]. Both are built together, so that they always understand each other.
//!
//! - [`messages`]: what goes to and fro, as plain data. The page needs no more than this and [`pool`].
//! - [`jobs`]: the queue of requests inside a worker, which works a few milliseconds at a time.
//! - [`pool`]: the page's side. It decides which worker does what, divides long work among several of them, and turns to a
//!   thinker inside the page where there are no workers.
//! - `program` (a feature): what the browser calls.
//!
//! None of them has a clock, a thread or a page of its own: whoever calls them lends them what they need.
//!
//! ```
//! use bots::Level;
//! use limes::{CardNumber, Deck, Game, Seat, TurnVisibility, Variants};
//! use thinker::jobs::JobQueue;
//! use thinker::messages::limes::{self as limes_messages, SeatView, Task};
//! use thinker::{Answer, Budget, Request};
//!
//! let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada", "Bot"])?;
//! game.draw(CardNumber::new(22).unwrap())?;
//! let view = SeatView::of(&game.view(Some(Seat::from_index(1)), TurnVisibility::Hidden)).unwrap();
//! let task = Task::Choose { view, level: Level::Expert, seed: 5, budget: Budget::Work(100) };
//!
//! let mut queue = JobQueue::new();
//! queue.receive(&Request::start(1, task.into()).write());
//! let start = std::time::Instant::now();
//! let clock = || start.elapsed().as_secs_f64() * 1000.0;
//! let mut responses = Vec::new();
//! while !queue.is_idle() {
//!     responses.extend(queue.work(clock, 12.0));
//! }
//! let last = responses.pop().map(|response| response.answer);
//! let Some(Answer::Limes(limes_messages::Answer::Chosen { turn })) = last else { panic!() };
//! game.play(Seat::from_index(1), turn)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod jobs;
pub mod messages;
pub mod pool;
#[cfg(feature = "program")]
mod program;
#[cfg(test)]
mod tests;

pub use messages::{Answer, Budget, Command, Failure, Request, Response, Stage, Task};
