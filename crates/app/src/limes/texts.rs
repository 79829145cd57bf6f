//! What belongs to the rules of Limes, in words: methods of [`Texts`](crate::shell::texts::Texts), so that no key need be known.

mod display;
mod faults;
mod hints;
pub(crate) mod page_faults;
mod places;
mod record_faults;
mod score;
mod standing;
