//! What an operator does while the server runs, with `limes admin`: a socket in the data folder takes one request, as a line of
//! JSON, and answers with lines of JSON.

mod answer;
mod bans;
mod execute;
mod fault;
mod lookup;
mod players;
mod request;
#[cfg(unix)]
mod socket;
mod tables;

pub use answer::{AdminAnswer, BanRow, PlayerRow, TableRow};
pub use request::{AdminRequest, Secret};
#[cfg(unix)]
pub(crate) use socket::{AdminSocket, serve};

/// The name of the socket in the data folder.
pub const ADMIN_SOCKET: &str = "admin.sock";
