//! Players and judges of Limes.
//!
//! A bot sees what a player sees ([`limes::View`]): never the order of the cards to come.
#![forbid(unsafe_code)]

mod facts;
mod net;
mod parallel;
mod policy;
pub mod solve;
pub mod train;

pub use net::Net;
