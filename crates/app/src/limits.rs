//! The screens of Limits, and what they stand on.
//!
//! [`state`] is what a screen shows, as plain data: the choice before a decision, a suspicion told step by step, a game as it is stored.
//! [`art`] draws cards, [`texts`] says the rules in five languages, and `screens` alone knows the page.

pub(crate) mod address;
pub(crate) mod art;
mod mark;
mod played_here;
mod registered;
pub(crate) mod screens;
pub(crate) mod state;
pub(crate) mod texts;

pub(crate) use mark::mark;
pub(crate) use registered::LIMITS;
