//! Why something is not allowed, for programs and for people.

use std::error::Error;
use std::fmt::Debug;

/// The code of a decision that cannot be read at all.
pub const NOTATION: &str = "turn/notation";

/// A reason for which the rules refuse a decision. Its `Display` is for people, its code for programs.
///
/// Every reason has a code of its own that begins with `turn/`; only that the game is over is `table/over` in every game.
pub trait Refusal: Error + Copy + Debug + PartialEq {
    /// The stable code, such as `turn/cell_taken`.
    fn code(&self) -> &'static str;
}
