//! Judges: what turns are worth, what to play and why, and what a game could have been.
//!
//! All of it can be done in slices: ratings and reviews are searches that the caller drives.

mod par;
mod past;
mod rate;
mod reasons;
mod review;

pub use par::{Par, par};
pub use past::PastTurn;
pub use rate::{Rating, rater, ratings};
pub use reasons::{Reason, reasons};
pub use review::{Review, ReviewedTurn, review};
