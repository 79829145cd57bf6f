//! What the screens of Limes show, as plain data: a game on this device, the draft of a turn, replays, lessons, decks.
//!
//! Nothing here knows the page, a clock or chance: what a person does comes in as a call, what a screen shows goes out as
//! plain data, and the crate [`limes`] decides every question about the rules. A newcomer reads on in [`Draft`] (a turn
//! before it is ended) and [`LocalTable`] (a game on this device).

mod cell_range;
mod deck_draft;
mod draft;
mod example;
mod finished;
mod keyboard;
pub mod keys;
#[cfg(test)]
pub(crate) mod kit;
mod lesson;
mod local;
mod opened;
mod replay;
mod result;
mod saved_game;
mod seats;
mod setup;
mod waiting;

pub use cell_range::CellRange;
pub use deck_draft::{DeckDraft, DeckDraftFault};
pub use draft::{
    Destination, Draft, DraftRefusal, Figure, Ghost, Step, StepFault, Tap, WorkerAction,
};
#[cfg(test)]
pub(crate) use example::EXAMPLES;
pub use example::Example;
pub use finished::{FinishedGame, History, Kind, NotOver, Statistics};
pub use keyboard::{Focus, KeyOutcome, Keyboard};
pub use lesson::{LESSONS, Lesson, LessonTask, LessonText};
pub use local::{LocalTable, ReopenFault};
pub use opened::{OpenFault, Opened};
pub use replay::{PlayedTurn, Replay};
pub use result::{GameResult, PlayerResult};
pub use saved_game::SavedGame;
pub use seats::{Curtain, Seats, Sitter};
pub use setup::{Checked, MOST_PLAYERS, Setup, SetupFault};
pub use waiting::Waiting;
