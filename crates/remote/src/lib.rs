//! A game at a table of a server: docs/PROTOCOL.md on one side, a [`client::Driver`] on the other. It reads no clock and does
//! no I/O.
//!
//! - A [`Link`] looks after one socket, over which any number of tables are watched: it opens it, notices when nobody answers
//!   any more, and tries again after a while.
//! - A [`TableWatch`] follows the states of one table, whatever is played there and whether it has begun or not.
//! - A [`RemoteDriver`] is a watch that also decides. A screen shows it as it shows a game of its own device.
//!
//! How a message becomes text is not said here ([`Json`]): a browser has a reader of its own, which costs the page nothing.
//!
//! ```
//! use client::{GameClient, Input, Output};
//! use limes::DealtGame;
//! use remote::{Json, RemoteDriver, TableWatch};
//! let json = Json {
//!     read: |text| serde_json::from_str(text).ok(),
//!     write: |message| serde_json::to_string(message).expect("messages are written"),
//! };
//! let table = "0123456789abcdefghjk".parse().expect("an id");
//! let driver: RemoteDriver<DealtGame> = RemoteDriver::new(TableWatch::new(table, json), "a7f3", None);
//! let mut client = GameClient::new(driver);
//! client.open(0);
//! client.handle(Input::Connected, 10);
//! let watch = Output::Send(r#"{"type":"watch","table":"0123456789abcdefghjk"}"#.to_owned());
//! assert!(std::iter::from_fn(|| client.poll()).any(|output| output == watch));
//! ```
#![forbid(unsafe_code)]

mod bot_names;
mod driver;
mod json;
mod link;
mod translate;
mod unanswered;
mod view;
mod watch;

pub use bot_names::BotNames;
pub use driver::RemoteDriver;
pub use json::Json;
pub use link::{Link, LinkOutput};
pub use unanswered::{is_unsent, seat, to_send};
pub use view::RemoteView;
pub use watch::{News, TableWatch};
