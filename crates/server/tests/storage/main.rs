//! The storage on real files: what is acknowledged is stored, what does not fit is refused, and rubbish does not open.

mod appends;
mod backup;
mod kit;
mod opening;
mod operators;
mod players;
mod retention;
mod tables;
