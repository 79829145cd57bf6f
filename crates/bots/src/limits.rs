//! Players and judges of Limits.
//!
//! A [`Player`] gets what its seat sees, view by view, and decides when it is asked. It remembers what it wants: the same
//! views in the same order, with the same seed, always lead to the same decision.
//!
//! An [`Adviser`] says what such a player knows, and what share of the win each decision promises. A [`Review`] compares what
//! somebody decided with that, decision by decision ([`PastDecision`]). Both know only what a seat has seen.

mod advice;
mod adviser;
mod chance;
mod guess;
mod outlook;
mod past;
mod player;
mod policy;
mod reading;
mod remembered_pile;
mod review;
mod search;
mod situation;
mod style;
mod tracker;
pub mod train;
mod worlds;

pub use advice::{Advice, ColourAdvice, RatedDecision, Suspect};
pub use adviser::Adviser;
pub use past::{PastDecision, PastDecisions};
pub use player::Player;
pub use review::{Review, ReviewedDecision, Slip, review};
pub use style::{Style, UnknownStyle};
