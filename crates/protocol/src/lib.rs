//! How programs talk to a server: the messages of docs/PROTOCOL.md, and nothing else.
//!
//! What a server reads refuses keys that it does not know; what a client reads ignores them. Identifiers, questions and
//! decisions are checked where they are read, so that nothing behind this crate meets a text that cannot be one.
//!
//! ```
//! use protocol::{Decide, ToServer};
//! let message: ToServer = serde_json::from_str(
//!     r#"{"type":"decide","table":"0123456789abcdefghjk","id":"a7f3","asked":"5","decision":"d4> +se"}"#,
//! )?;
//! let ToServer::Decide { table, command: Decide { id, .. } } = message else { panic!("it decides") };
//! assert_eq!((table.to_string().as_str(), id.as_str()), ("0123456789abcdefghjk", "a7f3"));
//! # Ok::<(), serde_json::Error>(())
//! ```
#![forbid(unsafe_code)]

mod command_id;
mod error;
mod id;
mod options;
mod people;
mod phrase;
mod requests;
mod server_info;
mod socket;
mod state;

pub use command_id::{CommandId, NotACommandId};
pub use error::{Code, ErrorBody, Fault};
pub use id::{NotAnId, PlayerId, TableId};
pub use options::{BotSeat, Clock, DrawKnown, GameName, Options, Turns};
pub use people::{
    DELETED_PLAYER, Language, Me, MeAnswer, MyTable, Named, NewPlayer, Password, PasswordSet,
    Recover, Rename, SignIn, SignOut, SignedIn,
};
pub use phrase::Phrase;
pub use requests::{
    CreateTable, Created, Decide, Decided, Empty, Join, Joined, Kick, Legal, ListedTable, Listing,
    NewDraw, Rematch, RematchMade, Standings, StandingsRow, Substitute,
};
pub use server_info::ServerInfo;
pub use socket::{Addressed, FromServer, ToServer};
pub use state::{ClockState, FreeSeats, Reserved, SeatKind, SeatState, Stage, State};
