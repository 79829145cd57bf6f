//! Judges: what turns are worth, what to play and why, and what a game could have been.

mod hint;
mod rate;
mod review;

pub use hint::{Hint, Reason, hint};
pub use rate::{Rating, rate};
pub use review::{Review, ReviewedTurn, par, review};
