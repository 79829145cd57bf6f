//! Judges: what turns are worth, what to play and why, and what a game could have been.

//!
//! Each has a function that does it all, and the parts of it for callers who work in slices.

mod hint;
mod par;
mod past;
mod rate;
mod review;

pub use hint::{Hint, Reason, hint, reasons};
pub use par::{Par, par};
pub use past::PastTurn;
pub use rate::{Rating, rate, rater, ratings};
pub use review::{Review, ReviewedTurn, review};
