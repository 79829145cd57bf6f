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
    /// Whether it may have reached the server.
    pub(crate) is_sent: bool,
}

/// What the kept line of a decision begins with that has certainly not reached the server.
const UNSENT: &str = "? ";

/// Whether these kept decisions, as written for a page that is loaded again, have certainly not reached the server.
pub fn is_unsent(kept: &str) -> bool {
    kept.lines().all(|line| line.starts_with(UNSENT))
}

/// The kept decisions once they are sent: as commands, and as the text that is kept from then on.
pub fn to_send(kept: &str) -> (Vec<Decide>, String) {
    let lines: Vec<&str> =
        kept.lines().map(|line| line.strip_prefix(UNSENT).unwrap_or(line)).collect();
    let command = |line: &&str| {
        let mut words = line.splitn(4, ' ');
        let id = CommandId::new(words.next()?).ok()?;
        let (_seat, asked, decision) = (words.next()?, words.next()?, words.next()?);
        Some(Decide { id, asked: asked.to_owned(), decision: decision.to_owned() })
    };
    (lines.iter().filter_map(command).collect(), lines.join("\n"))
}

/// The number of the seat for which these kept decisions were made; `None` if they were made for several.
pub fn seat(kept: &str) -> Option<usize> {
    let of_line = |line: &str| {
        line.strip_prefix(UNSENT).unwrap_or(line).split(' ').nth(1)?.parse::<usize>().ok()
    };
    let mut seats = kept.lines().map(of_line);
    let first = seats.next()??;
    seats.all(|seat| seat == Some(first)).then_some(first)
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
        let Unanswered { id: _, name, seat, question, decision, is_sent } = self;
        let unsent = if *is_sent { "" } else { UNSENT };
        format!("{unsent}{} {seat} {question} {decision}", name.as_str())
    }

    fn read_line(line: &str, id: DecisionId) -> Option<Unanswered<P>> {
        let unsent = line.strip_prefix(UNSENT);
        let mut words = unsent.unwrap_or(line).splitn(4, ' ');
        Some(Unanswered {
            id,
            is_sent: unsent.is_none(),
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
        let text = "a7f3-1 2 5 d4> +se\n? b-12 1 16 d4^";
        let unanswered = read::<DealtGame>(text);
        assert_eq!(unanswered.len(), 2);
        assert_eq!(write(&unanswered).as_deref(), Some(text));
        assert_eq!(write::<DealtGame>(&[]), None);
    }

    #[test]
    fn kept_decisions_are_sent_without_a_game() {
        let kept = "? a7f3-1 2 5 d4> +se\n? b-12 1 act:2:3 hide red";
        assert!(is_unsent(kept));
        let (commands, left) = to_send(kept);
        assert_eq!(left, "a7f3-1 2 5 d4> +se\nb-12 1 act:2:3 hide red");
        assert!(!is_unsent(&left));
        let decisions: Vec<&str> = commands.iter().map(|it| it.decision.as_str()).collect();
        assert_eq!(decisions, ["d4> +se", "hide red"]);
        assert_eq!((commands[1].id.as_str(), commands[1].asked.as_str()), ("b-12", "act:2:3"));
        assert_eq!(to_send("rubbish").0, []);
        assert_eq!(seat("? a7f3-1 2 5 d4> +se"), Some(2));
        assert_eq!(seat(kept), None, "of two seats");
        assert_eq!(seat("rubbish"), None);
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
