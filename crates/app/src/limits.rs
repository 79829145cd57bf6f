//! The screens of Limits, and what they stand on.
//!
//! [`state`] is what a screen shows, as plain data. [`art`] draws cards, [`texts`] says the rules in five languages, and `screens` alone
//! knows the page.

pub(crate) mod art;
pub(crate) mod screens;
pub(crate) mod state;
pub(crate) mod texts;
