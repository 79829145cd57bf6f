//! The rules of Limes in words: methods of [`Texts`](crate::shell::texts::Texts), so that callers need not know any key.

mod display;
mod faults;
mod hints;
pub(crate) mod page_faults;
mod places;
mod record_faults;
mod score;
mod standing;
