//! Players of Limits.
//!
//! A [`Player`] gets what its seat sees, view by view, and decides when it is asked. It remembers what it wants: the same
//! views in the same order, with the same seed, always lead to the same decision.

mod chance;
mod guess;
mod outlook;
mod player;
mod policy;
mod reading;
mod remembered_pile;
mod search;
mod situation;
mod style;
mod tracker;
pub mod train;
mod worlds;

pub use player::Player;
pub use style::{Style, UnknownStyle};
