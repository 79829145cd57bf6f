//! The screens of Limits.

pub(crate) mod play;
pub(crate) mod table;
