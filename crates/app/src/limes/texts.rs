//! The rules of Limes in words: methods of [`Texts`](crate::shell::texts::Texts), so that callers need not know any key.

mod display;
mod faults;
mod hints;
mod places;
mod record_faults;
mod score;
mod standing;
pub(crate) mod words;
