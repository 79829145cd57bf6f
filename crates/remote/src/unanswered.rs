//! Decisions that the server has not answered yet.

use client::DecisionId;
use game::{Position, Question, Seat};
use protocol::{CommandId, Decide};

/// A decision that was sent, or is to be sent, and has no answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Unanswered<P: Position> {
    pub(crate) id: DecisionId,
    /// What it is called on the wire: the same however often it is sent, and never used for another.
    pub(crate) name: CommandId,
    pub(crate) seat: Seat,
    pub(crate) question: Question,
    pub(crate) decision: P::Decision,
}

impl<P: Position> Unanswered<P> {
    /// What is sent.
    pub(crate) fn command(&self) -> Decide {
        Decide {
            id: self.name.clone(),
            asked: self.question.to_string(),
            decision: self.decision.to_string(),
        }
    }

    /// A line to be kept while the page is loaded again.
    fn line(&self) -> String {
        let Unanswered { id: _, name, seat, question, decision } = self;
        format!("{} {seat} {question} {decision}", name.as_str())
    }

    fn read_line(line: &str, id: DecisionId) -> Option<Unanswered<P>> {
        let mut words = line.splitn(4, ' ');
        Some(Unanswered {
            id,
            name: CommandId::new(words.next()?).ok()?,
            seat: words.next()?.parse().ok()?,
            question: words.next()?.parse().ok()?,
            decision: words.next()?.parse().ok()?,
        })
    }
}

/// What is to be kept of these decisions.
pub(crate) fn write<P: Position>(unanswered: &[Unanswered<P>]) -> Option<String> {
    let lines: Vec<String> = unanswered.iter().map(Unanswered::line).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The decisions that were kept. What cannot be read is left out: then the player decides once more.
pub(crate) fn read<P: Position>(text: &str) -> Vec<Unanswered<P>> {
    let lines = text.lines().zip(1..);
    lines.filter_map(|(line, number)| Unanswered::read_line(line, DecisionId(number))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use limes::DealtGame;

    #[test]
    fn what_is_kept_is_read_again() {
        let text = "a7f3-1 2 5 d4> +se\nb-12 1 16 d4^";
        let unanswered = read::<DealtGame>(text);
        assert_eq!(unanswered.len(), 2);
        assert_eq!(write(&unanswered).as_deref(), Some(text));
        assert_eq!(write::<DealtGame>(&[]), None);
    }

    #[test]
    fn rubbish_is_left_out() {
        for text in
            ["", "\n\n", "a", "a 1 5", "a 0 5 d4>", "a 1 five d4>", "a 1 5 d9>", " 1 5 d4>", "💥"]
        {
            assert_eq!(read::<DealtGame>(text), [], "{text}");
        }
        assert_eq!(read::<DealtGame>("rubbish\na 1 5 d4>").len(), 1);
    }
}
