//! The server: tables for any number of players, and the web app, which is embedded in the binary.
//!
//! A [`Server`] has a clock, a disk and the secret seeds, and is the only room that has. What happens at a table is decided by
//! the state machine in the crate `table`; what is stored of it is in [`storage`]; `live` is what is in between; `api` is
//! docs/PROTOCOL.md.
#![forbid(unsafe_code)]

#[cfg_attr(not(unix), allow(dead_code, reason = "there are no sockets in folders"))]
mod admin;
mod api;
mod app;
mod assets;
mod bans;
mod chance;
mod check;
mod clock;
mod config;
mod connections;
mod counter;
mod failed_logins;
mod foreign_origins;
mod identities;
mod limiter;
pub mod live;
mod name_rules;
mod names;
mod network;
mod open_tables;
mod passwords;
mod patient_stream;
mod recovery;
mod refusal_log;
mod retention;
mod seating;
mod server;
mod sessions;
pub mod storage;
mod subnet;
mod telemetry;
mod visitors;

pub use admin::{ADMIN_SOCKET, AdminAnswer, AdminRequest, BanRow, PlayerRow, Secret, TableRow};
pub use assets::{Assets, EmbeddedFile};
pub use check::{Check, check};
pub use config::{Config, Limits, LogAddresses, NotAUrl, PublicUrl, WebPage};
pub use server::Server;
pub use subnet::{NotASubnet, Subnet};
