//! What a player is asked has a name.

use std::fmt;
use std::str::FromStr;

/// The name of a question: `5` is round 5, `3.12` the twelfth action of round 3, `3.0` what comes before its first action.
///
/// A decision names the question that it answers, so it is never taken for an answer to another one.
///
/// ```
/// use game::Question;
/// let question: Question = "3.12".parse().unwrap();
/// assert_eq!(question, Question::action(3, 12));
/// assert_eq!(Question::round(5).to_string(), "5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Question {
    round: usize,
    action: Option<usize>,
}

impl Question {
    /// The one question of a round, counted from 1.
    pub const fn round(round: usize) -> Question {
        Question { round, action: None }
    }

    /// A question within a round, both counted from 1; 0 is what is asked before the first action.
    pub const fn action(round: usize, action: usize) -> Question {
        Question { round, action: Some(action) }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.round)?;
        self.action.map_or(Ok(()), |action| write!(f, ".{action}"))
    }
}

/// A text that names no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAQuestion;

impl fmt::Display for NotAQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a question looks like 5 or 3.12")
    }
}

impl std::error::Error for NotAQuestion {}

impl FromStr for Question {
    type Err = NotAQuestion;

    /// Reads only what [`Question`] writes, so that equal questions are equal texts too.
    fn from_str(text: &str) -> Result<Question, NotAQuestion> {
        let number = |text: &str| text.parse().map_err(|_| NotAQuestion);
        let question = match text.split_once('.') {
            Some((round, action)) => Question::action(number(round)?, number(action)?),
            None => Question::round(number(text)?),
        };
        if question.to_string() == text { Ok(question) } else { Err(NotAQuestion) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_read_as_they_are_written() {
        for text in ["1", "16", "3.0", "18.60"] {
            assert_eq!(
                text.parse::<Question>().map(|question| question.to_string()),
                Ok(text.to_owned())
            );
        }
    }

    #[test]
    fn rubbish_names_no_question() {
        for text in [
            "",
            ".",
            "1.",
            ".1",
            "01",
            "+1",
            "1.02",
            "1.2.3",
            " 1",
            "-1",
            "x",
            "99999999999999999999999",
        ] {
            assert_eq!(text.parse::<Question>(), Err(NotAQuestion), "{text}");
        }
    }
}
