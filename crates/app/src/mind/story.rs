//! A hint in words: which texts say it, and with what in them. The words themselves are in `locales`.

use super::tell::{Advice, Judged};
use bots::judge::Reason;
use limes::{Profession, ZoneId};

/// One sentence of a story.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The key of its text.
    pub key: &'static str,
    /// What is put into it, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// Something that is put into a text, to be written as the language does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// A whole number, which may decide about singular and plural.
    Count(u32),
    /// Points with a decimal.
    Points(f64),
    /// A profession, by its word.
    Profession(Profession),
    /// A zone.
    Zone(ZoneId),
}

/// Leads below this are not worth a number.
const CLOSE: f64 = 0.1;

/// What is said of a turn that is advised: what to expect, and what it does.
pub fn advice(advice: &Advice) -> Vec<Line> {
    let points = |key, points| Line { key, values: vec![("points", Value::Points(points))] };
    let mut lines = vec![points("hint-expected", advice.worth.expected)];
    // What is certain needs no margin.
    lines.extend(advice.worth.error.filter(|&e| e > 0.0).map(|error| points("hint-error", error)));
    lines.extend(advice.why.iter().map(|why| reason(why.0)));
    lines
}

/// What is said of the best turn beside the next best one.
pub fn lead(lead: Option<f64>) -> Line {
    match lead {
        None => Line { key: "hint-only", values: Vec::new() },
        Some(points) if points < CLOSE => Line { key: "hint-close", values: Vec::new() },
        Some(points) => Line { key: "hint-lead", values: vec![("points", Value::Points(points))] },
    }
}

/// What is said of a turn that was judged: its cost and, if there was a better one, what that would have done.
pub fn judged(turn: &Judged) -> Vec<Line> {
    if turn.cost == 0.0 {
        return vec![Line { key: "review-cost-none", values: Vec::new() }];
    }
    let cost = Line { key: "review-cost", values: vec![("points", Value::Points(turn.cost))] };
    [cost].into_iter().chain(turn.why.iter().map(|why| reason(why.0))).collect()
}

/// What a turn does.
pub fn reason(reason: Reason) -> Line {
    let changed = |zone, profession, before, after| {
        vec![
            ("zone", Value::Zone(zone)),
            ("profession", Value::Profession(profession)),
            ("before", Value::Count(before)),
            ("after", Value::Count(after)),
        ]
    };
    match reason {
        Reason::Places { profession, points } => Line {
            key: "hint-reason-places",
            values: vec![
                ("profession", Value::Profession(profession)),
                ("points", Value::Count(points)),
            ],
        },
        Reason::Moves { from, profession, before, after } => {
            Line { key: "hint-reason-moves", values: changed(from, profession, before, after) }
        }
        Reason::Grows { worker, profession, before, after } => {
            Line { key: "hint-reason-grows", values: changed(worker, profession, before, after) }
        }
        Reason::Waits { supply } => Line {
            key: "hint-reason-waits",
            values: vec![("workers", Value::Count(supply as u32))],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Why, Worth};
    use super::*;

    fn keys(lines: &[Line]) -> Vec<&str> {
        lines.iter().map(|line| line.key).collect()
    }

    fn told(error: Option<f64>, why: &[Reason]) -> Vec<Line> {
        let turn = "d4^ +nw".parse().expect("a turn");
        let worth = Worth { turn, expected: 51.25, error };
        advice(&Advice { worth, why: why.iter().copied().map(Why).collect() })
    }

    #[test]
    fn an_advice_says_what_to_expect_and_what_the_turn_does() {
        let places = Reason::Places { profession: Profession::Farmer, points: 3 };
        let lines = told(Some(0.5), &[places, Reason::Waits { supply: 6 }]);
        assert_eq!(
            keys(&lines),
            ["hint-expected", "hint-error", "hint-reason-places", "hint-reason-waits"]
        );
        assert_eq!(lines[0].values, [("points", Value::Points(51.25))]);
        assert_eq!(lines[3].values, [("workers", Value::Count(6))]);
    }

    #[test]
    fn what_is_certain_has_no_margin() {
        assert_eq!(keys(&told(Some(0.0), &[])), ["hint-expected"]);
        assert_eq!(keys(&told(None, &[])), ["hint-expected"]);
    }

    #[test]
    fn a_worker_who_changes_is_told_from_where() {
        let zone = "d4ne".parse().expect("a zone");
        let profession = Profession::Watchman;
        let moves = reason(Reason::Moves { from: zone, profession, before: 1, after: 4 });
        let grows = reason(Reason::Grows { worker: zone, profession, before: 1, after: 4 });
        assert_eq!((moves.key, grows.key), ("hint-reason-moves", "hint-reason-grows"));
        assert_eq!(moves.values, grows.values);
        assert_eq!(moves.values[0], ("zone", Value::Zone(zone)));
        assert_eq!(moves.values[3], ("after", Value::Count(4)));
    }

    #[test]
    fn leads_are_large_small_or_none() {
        assert_eq!(lead(None).key, "hint-only");
        assert_eq!(lead(Some(0.02)).key, "hint-close");
        assert_eq!(lead(Some(1.5)).values, [("points", Value::Points(1.5))]);
    }

    #[test]
    fn only_a_turn_that_cost_something_is_told_a_better_one() {
        let turn = "d4^".parse().expect("a turn");
        let why = vec![Why(Reason::Waits { supply: 7 })];
        let mut past =
            Judged { round: 1, played: turn, best: turn, cost: 0.0, expected: 50.0, why };
        assert_eq!(keys(&judged(&past)), ["review-cost-none"]);
        past.cost = 0.75;
        assert_eq!(keys(&judged(&past)), ["review-cost", "hint-reason-waits"]);
    }
}
