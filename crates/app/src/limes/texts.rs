//! What belongs to the rules of Limes, in words: methods of [`Texts`](crate::shell::texts::Texts), so that no key need be known.

mod display;
mod faults;
mod hints;
mod places;
mod record_faults;
mod score;
mod standing;
pub(crate) mod words;
