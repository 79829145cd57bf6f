//! A game at one screen: where its turns come from, the draft of a turn, and what is kept between visits.
//!
//! Nothing here knows the page, a clock or chance: what a person does comes in as a call, what is to be shown
//! goes out as plain data, and every answer about the rules is asked of [`limes`]. A newcomer reads on in
//! [`Draft`] (a turn before it is ended), [`LocalTable`] (a game at this screen) and
//! [`Kept`] (what is still there tomorrow).

mod deck_draft;
mod draft;
mod example;
mod finished;
mod frame;
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

pub use deck_draft::{DeckDraft, DeckDraftFault};
pub use draft::{Destination, Doing, Draft, DraftRefusal, Figure, Ghost, Step, StepFault, Tap};
#[cfg(test)]
pub(crate) use example::EXAMPLES;
pub use example::Example;
pub use finished::{FinishedGame, History, Kind, NotOver, Statistics};
pub use frame::Frame;
pub use keyboard::{Focus, Keyboard, Pressed};
pub use lesson::{LESSONS, Lesson, Part, Task};
pub use local::{LocalTable, ReopenFault};
pub use opened::{OpenFault, Opened};
pub use replay::{Made, Replay};
pub use result::{GameResult, PlayerResult};
pub use saved_game::SavedGame;
pub use seats::{Curtain, Seats, Sitter};
pub use setup::{Checked, MOST_PLAYERS, Setup, SetupFault};
pub use waiting::Waiting;
