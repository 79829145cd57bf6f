//! What a screen shows of a game, and what drives it. It knows no game, reads no clock and does no I/O.
//!
//! A screen shows a [`GameClient`]: the newest view of each seat that belongs to this device, who sits where, and at most
//! one decision under way for each of these seats. A [`Driver`] feeds it. [`LocalDriver`] plays a dealt game that is stored
//! on this device, with bots that think elsewhere. Screens do not know which driver they have.
//!
//! Everything goes in by calls that say what time it is ([`GameClient::decide`], [`GameClient::handle`]), and comes out of
//! [`GameClient::poll`] as an [`Output`] that the page carries out: store this, think about that, send this text. After that,
//! [`GameClient::wake_at`] tells when to call again even if nothing has happened. So tests run faster than time, in any order.
//!
//! # How a remote driver fits
//!
//! A remote driver (`crates/remote`) is another [`Driver`] over the same types; no screen changes. It is built with the id of
//! the table and with a few random characters, and translates between PROTOCOL.md and this crate:
//!
//! | here | on the wire |
//! |---|---|
//! | [`Command::Open`], and [`Input::Connected`] after a loss | sends `watch`; then every decision without an answer again, under the id it had |
//! | [`Command::Close`] | sends `unwatch` |
//! | [`Command::Decide`] | sends `decide` with `asked` = the question, and an id made of the random characters and the [`DecisionId`] |
//! | [`Event::State`] | `state`: `version`, `seats` (`kind` and `you` give the [`Occupant`], `here` is `is_connected`), `view`, `view.asked` |
//! | [`Event::Done`], [`Event::Refused`] | `done` and `refused`, found again by their id |
//! | [`Output::Send`], [`Input::Received`] | one message of the socket, either way |
//! | [`Status::connection`] | how the socket fares; [`Input::Disconnected`], `bye` and a missing `pong` lead to [`Connection::Lost`] |
//! | [`Command::Say`], [`Output::Said`] | `say` and `said` |
//! | [`Output::Remember`], [`Event::Resumed`] | nothing: what a page that is loaded again must send once more, under the same id |
//! | [`Command::TakeBack`] | nothing: it answers [`Output::TakeBackRefused`] |
//!
//! What the protocol promises is what the client relies on. States are whole, and the client drops those with a lower version.
//! A decision may be sent twice under one id and counts once. A decision whose answer was lost is settled by the next state,
//! in which its question is no longer asked. `tests/client/remote.rs` is such a driver in small, and `tests/client/network.rs` the bad
//! network in front of it.
#![forbid(unsafe_code)]

mod client;
mod decision;
mod driver;
mod local;
mod refused;
mod state;

pub use client::GameClient;
pub use decision::{DecisionId, Progress, UnderWay};
pub use driver::{
    Command, Driver, Event, Input, Millis, Output, Saved, Store, TakenBack, Think, ThinkId,
};
pub use local::{LocalDriver, LocalOptions, ReplayFault};
pub use refused::Refused;
pub use state::{
    Connection, Occupant, OwnSeat, SeatState, State, Status, StorageState, StoreFault, TableState,
};
