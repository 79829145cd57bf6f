//! The screens of Limits, and what they stand on.
//!
//! [`state`] is plain data: a new game as it is filled in, a game as it is stored. `texts` says what belongs to the rules, and
//! `screens` alone knows the page.

pub(crate) mod address;
mod mark;
mod played_here;
mod registered;
pub(crate) mod screens;
pub(crate) mod state;
mod texts;

pub(crate) use mark::mark;
pub(crate) use registered::LIMITS;
