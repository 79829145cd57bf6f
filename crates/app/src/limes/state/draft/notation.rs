//! A draft as text, so that a closed page comes back in the middle of a turn.

use crate::limes::state::draft::{Draft, Step};
use limes::{Card, Display, Rotation, TurnFault, Variants};
use std::fmt;
use std::str::FromStr;

/// Why a text does not lead to a draft of this turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepFault {
    /// There are no steps.
    Empty,
    /// A text that is not a step.
    NoStep(String),
    /// A step that the rules refuse.
    Refused(String, limes::TurnRefusal),
}

impl fmt::Display for StepFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepFault::Empty => write!(f, "a draft has at least one step"),
            StepFault::NoStep(text) => {
                write!(f, "\"{}\": a step looks like > or {}", record::excerpt(text), TurnFault)
            }
            StepFault::Refused(text, refusal) => {
                write!(f, "step \"{}\": {refusal}", record::excerpt(text))
            }
        }
    }
}

impl std::error::Error for StepFault {}

impl fmt::Display for Step {
    /// The sign of the rotation alone, or the turn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::InHand(rotation) => write!(f, "{}", rotation.symbol()),
            Step::Laid(turn) => turn.fmt(f),
        }
    }
}

impl FromStr for Step {
    type Err = StepFault;

    fn from_str(text: &str) -> Result<Step, StepFault> {
        let in_hand = Rotation::ALL.into_iter().find(|r| text == r.symbol().to_string());
        match in_hand {
            Some(rotation) => Ok(Step::InHand(rotation)),
            None => text.parse().map(Step::Laid).map_err(|_| StepFault::NoStep(text.to_owned())),
        }
    }
}

impl Draft {
    /// Every step up to now, oldest first: what can be undone survives too.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        self.past.iter().chain(std::iter::once(&self.now)).copied()
    }

    /// A draft at the last of these steps.
    ///
    /// # Errors
    /// The first text that is not a step, or not a legal one.
    pub fn resume(
        before: Display,
        card: Card,
        variants: Variants,
        steps: &[impl AsRef<str>],
    ) -> Result<Draft, StepFault> {
        let mut past = Vec::with_capacity(steps.len());
        for text in steps {
            let text = text.as_ref();
            let step: Step = text.parse()?;
            if let Step::Laid(turn) = step {
                let after = before.after(&card, turn, variants);
                after.map_err(|refusal| StepFault::Refused(text.to_owned(), refusal))?;
            }
            past.push(step);
        }
        let now = past.pop().ok_or(StepFault::Empty)?;
        Ok(Draft { now, past, ..Draft::new(before, card, variants) })
    }
}
