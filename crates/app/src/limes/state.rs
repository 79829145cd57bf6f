//! What the screens of Limes show, as plain data: the draft of a turn, a replay, a lesson, a game as it is stored.
//!
//! Nothing here knows the page, a clock or chance: what a person does comes in as a call, what is to be shown
//! goes out as plain data, and every answer about the rules is asked of [`limes`]. A newcomer reads on in
//! [`Draft`] (a turn before it is ended), [`game`] (games of this device) and [`saved_game`] (what is stored of them).

mod advice;
mod cell_range;
pub(crate) mod challenge;
pub(crate) mod daily;
mod deck_draft;
mod draft;
mod example;
pub(crate) mod game;
mod game_fault;
mod keyboard;
pub mod keys;
#[cfg(test)]
pub(crate) mod kit;
mod lesson;
mod replay;
mod result;
pub(crate) mod saved_game;
pub(crate) mod seats;
mod setup;

pub use advice::{Idea, Ideas, Nudge};
pub use cell_range::CellRange;
pub use deck_draft::{DeckDraft, DeckDraftFault};
pub use draft::{Destination, Draft, DraftRefusal, Figure, Ghost, Step, Tap, WorkerAction};
#[cfg(test)]
pub(crate) use example::EXAMPLES;
pub use example::Example;
pub(crate) use game_fault::{GameFault, ReadFault};
pub use keyboard::{Focus, KeyOutcome, Keyboard};
pub use lesson::{LESSONS, Lesson, LessonTask, LessonText};
pub use replay::{PlayedTurn, Replay};
pub(crate) use result::best_alone;
pub use result::{GameResult, PROFESSIONS, PlayerResult, by_profession};
pub use setup::{MOST_PLAYERS, Setup};
