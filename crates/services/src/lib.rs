//! Real services for tests and development, from the system's packages: each in a scratch folder of its own, as a user without
//! rights if the caller is root, and gone when the value is dropped or the process dies.

#![cfg(unix)]

mod nats;
mod postgres;
mod process;
mod scratch;

pub use nats::Nats;
pub use postgres::{Postgres, Syncing};

use std::fmt;

/// Why a service does not run.
#[derive(Debug)]
pub enum Fault {
    /// It is not installed, or cannot run on this machine; the text says what is missing.
    Unavailable(String),
    /// It is there, but does not start.
    Failed(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Unavailable(reason) | Fault::Failed(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Fault {}

impl From<std::io::Error> for Fault {
    fn from(error: std::io::Error) -> Fault {
        Fault::Failed(error.to_string())
    }
}
