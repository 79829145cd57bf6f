//! The screens of Limes, and what they stand on.
//!
//! [`state`] is what a screen shows, as plain data: the draft of a turn, a replay, a lesson. [`art`] draws displays, [`texts`]
//! says them in five languages, and `screens` alone knows the page.

pub mod art;
pub(crate) mod screens;
pub mod state;
pub mod texts;
