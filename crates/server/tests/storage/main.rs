//! The storage on real databases: what is acknowledged is stored, what does not fit is refused, and rubbish does not open.

mod appends;
mod backup;
mod kit;
mod opening;
mod operators;
mod players;
#[cfg(unix)]
mod postgres;
mod retention;
mod tables;
