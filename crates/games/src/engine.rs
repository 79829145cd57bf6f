//! What is said between a table and an engine: a program that plays, by whomever and in whatever language.
//!
//! Each message is one line of JSON. An engine is told what its seat sees and remembers what it likes; it answers where it
//! is asked, and nowhere else.
//!
//! ```
//! use games::{Answer, ToEngine};
//! let answer: Answer = serde_json::from_str(r#"{"decision":"play r"}"#)?;
//! assert_eq!(answer.decision, "play r");
//! let fault = serde_json::from_str::<ToEngine>(r#"{"new":{"view":{"game":"chess"}}}"#).unwrap_err();
//! assert!(fault.to_string().starts_with("unknown variant `chess`, expected `limes` or `limits`"));
//! # Ok::<(), serde_json::Error>(())
//! ```

use crate::any::AnyView;
use serde::{Deserialize, Serialize};

/// What an engine is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ToEngine {
    /// A game begins. No answer.
    New(Told),
    /// What the seat may see has changed, by its own decision too. No answer.
    See(Told),
    /// The seat is to decide. One [`Answer`].
    Ask(Asked),
    /// The game has ended. No answer.
    Over(Told),
}

/// What the seat sees now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// The view of the seat.
    pub view: AnyView,
}

/// What the seat sees, and what it may decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// The view of the seat.
    pub view: AnyView,
    /// Everything that is legal, as notation; whoever does not say it leaves it to the rules.
    #[serde(default)]
    pub legal: Vec<String>,
    /// How long the answer may take, in milliseconds, if that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
}

/// What an engine answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// One of the legal decisions, as notation.
    pub decision: String,
}
