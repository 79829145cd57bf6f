//! Players and judges: choose, rate, review, solve.
//!
//! There is a module for each game, [`limes`] and [`limits`]. Here is what the games share: how well a bot plays ([`Level`]), and many
//! pieces of work at once.
#![forbid(unsafe_code)]

pub mod limes;
pub mod limits;
mod parallel;

pub use game::{Level, UnknownLevel};
