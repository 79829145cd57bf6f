//! Why something is not done, when the reason may come from the rules, from a driver or from a server.

use game::Refusal;
use std::borrow::Cow;
use std::fmt;

/// A reason with a stable code for programs and a message for people, like `error` in PROTOCOL.md.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The stable code, such as `turn/cell_taken`.
    pub code: Cow<'static, str>,
    /// The reason in words.
    pub message: String,
}

impl Refused {
    /// The code of a decision for a seat that is not this device's.
    pub const NOT_YOURS: &'static str = "table/not_yours";
    /// The code of a decision after the end of the game.
    pub const OVER: &'static str = "table/over";
    /// The code of a decision where nothing is asked.
    pub const NONE: &'static str = "question/none";
    /// The code of a decision for another question than the one that is asked.
    pub const STALE: &'static str = "question/stale";
    /// The code of a second, different decision while the first one is under way.
    pub const UNDER_WAY: &'static str = "question/under_way";
    /// The code of a take-back while a decision of the same seat is under way.
    pub const TAKE_BACK_BUSY: &'static str = "take_back/busy";
    /// The code of a take-back where nothing has been decided that this device could replay.
    pub const TAKE_BACK_NOTHING: &'static str = "take_back/nothing";

    /// A reason with this code and these words.
    pub fn new(code: impl Into<Cow<'static, str>>, message: impl Into<String>) -> Refused {
        Refused { code: code.into(), message: message.into() }
    }

    /// What the rules say.
    pub(crate) fn by_rules(refusal: &impl Refusal) -> Refused {
        Refused::new(refusal.code(), refusal.to_string())
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refused {}
