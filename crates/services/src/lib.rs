//! Real servers for tests, each in a scratch folder of its own, on a free port, and as an unprivileged user.
//!
//! A server ends with the value that stands for it, and with the process that started it, however that ends.
#![forbid(unsafe_code)]
#![cfg(target_os = "linux")]

mod nats;
mod process;
mod scratch;

pub use nats::Nats;
pub use process::Unavailable;
