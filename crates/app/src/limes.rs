//! The screens of Limes, and what they stand on.
//!
//! [`state`] is what a screen shows, as plain data: the draft of a turn, a replay, a lesson. [`art`] draws displays, [`texts`]
//! says them in five languages, and `screens` alone knows the page.

pub(crate) mod address;
pub(crate) mod art;
mod played_here;
mod registered;
pub(crate) mod screens;
pub(crate) mod state;
pub(crate) mod texts;

pub(crate) use registered::LIMES;
