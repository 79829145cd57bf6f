//! A table of a server as a pure state machine: no clock, no disk, no network, no chance of its own.
//!
//! [`Table::execute`] carries out a [`Command`] at a given time. What is accepted changes the [`Table`] and leaves
//! [`Event`]s that are to be stored ([`Table::take_unstored`]); a table is nothing but the replay of its events
//! ([`Table::replay`]). What a command answers may be told only when its events are stored. If storing fails, the table is
//! thrown away and replayed.
//!
//! Besides that a table tells which seats a bot has to answer for ([`Table::due`]), when it wants to be looked at again
//! ([`Table::wake_at`]), and what each viewer may see of it ([`Table::state`]). All three are functions of what is stored and
//! of the time, so nothing is lost with the process that asked.
#![forbid(unsafe_code)]

mod changes;
mod command;
mod decisions;
mod event;
mod misfit;
mod names;
mod options;
mod rematch;
mod replay;
mod reservations;
mod reserving;
mod seat_ranges;
mod seats;
mod standings;
mod state;
mod substitution;
mod summary;
mod table;
mod time;
mod waiting;

pub use command::{BotDecision, Command, Reply};
pub use decisions::{Due, STAND_IN};
pub use event::{By, Event};
pub use names::name_skeleton;
pub use options::{Limits, check_options};
pub use rematch::Again;
pub use replay::ReplayFault;
pub use reservations::Reservation;
pub use substitution::Absence;
pub use summary::{Pending, SeatedName, Summary};
pub use table::{Creation, Table};
pub use time::{Millis, rfc3339};
