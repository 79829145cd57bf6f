//! A game as a list of decisions, so that any of them can be taken back.

use crate::{Refused, Saved, TakenBack};
use game::{Game, Question, Seat};
use std::fmt;

/// One decision, with the question that it answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Entry<D> {
    pub(super) seat: Seat,
    pub(super) question: Question,
    pub(super) decision: D,
}

/// A game and the decisions that led to it from its start.
#[derive(Clone, Debug)]
pub(super) struct Timeline<G: Game> {
    start: G,
    game: G,
    decided: Vec<Entry<G::Decision>>,
}

/// Why stored decisions cannot be decided again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFault {
    /// How many decisions came before.
    pub after: usize,
    /// Why this one is refused.
    pub refused: Refused,
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "decision {}: {}", self.after + 1, self.refused)
    }
}

impl std::error::Error for ReplayFault {}

impl<G: Game> Timeline<G> {
    /// Decides everything again that was stored.
    pub(super) fn replay(saved: &Saved<G>) -> Result<Timeline<G>, ReplayFault> {
        let mut timeline = Timeline::new(saved.start.clone());
        for (after, &(seat, decision)) in saved.decided.iter().enumerate() {
            timeline
                .decide_whatever_is_asked(seat, decision)
                .map_err(|refused| ReplayFault { after, refused })?;
        }
        Ok(timeline)
    }

    fn new(start: G) -> Timeline<G> {
        Timeline { game: start.clone(), start, decided: Vec::new() }
    }

    pub(super) fn game(&self) -> &G {
        &self.game
    }

    /// The start, and what was decided since.
    pub(super) fn parts(&self) -> (G, Vec<(Seat, G::Decision)>) {
        let decided = self.decided.iter().map(|entry| (entry.seat, entry.decision));
        (self.start.clone(), decided.collect())
    }

    /// What a seat has seen from the start on, the newest last: one view before the first decision, and one after each.
    pub(super) fn seen_from(&self, seat: Seat) -> Vec<G::View> {
        let mut game = self.start.clone();
        let mut views = vec![game.view(Some(seat))];
        for entry in &self.decided {
            let again = game.decide(entry.seat, entry.decision);
            debug_assert!(again.is_ok(), "it was decided before");
            views.push(game.view(Some(seat)));
        }
        views
    }

    /// Whether this is part of the game.
    pub(super) fn holds(&self, entry: &Entry<G::Decision>) -> bool {
        self.decided.contains(entry)
    }

    /// Decides, unless the seat is asked something else or the rules refuse it.
    pub(super) fn decide(&mut self, entry: Entry<G::Decision>) -> Result<(), Refused> {
        match self.game.asked(entry.seat) {
            Some(asked) if asked != entry.question => Err(stale(entry.question)),
            None if self.has_answered(entry.seat, entry.question) => Err(stale(entry.question)),
            _ => self.decide_whatever_is_asked(entry.seat, entry.decision),
        }
    }

    /// Whether this seat has answered this question.
    pub(super) fn has_answered(&self, seat: Seat, question: Question) -> bool {
        self.decided.iter().any(|entry| entry.seat == seat && entry.question == question)
    }

    fn decide_whatever_is_asked(
        &mut self,
        seat: Seat,
        decision: G::Decision,
    ) -> Result<(), Refused> {
        let asked = self.game.asked(seat);
        self.game.decide(seat, decision).map_err(|refusal| Refused::by_rules(&refusal))?;
        let question =
            asked.ok_or_else(|| Refused::new(Refused::NONE, "there was nothing to decide"))?;
        self.decided.push(Entry { seat, question, decision });
        Ok(())
    }

    /// The question that a seat has answered last.
    pub(super) fn last_answered(&self, seat: Seat) -> Option<Question> {
        self.decided.iter().rev().find(|entry| entry.seat == seat).map(|entry| entry.question)
    }

    /// The game without the last decision of this seat and without what followed. What others answered to the same
    /// question stays: they did not know the decision.
    pub(super) fn without_last_of(&self, seat: Seat) -> Option<(Timeline<G>, TakenBack)> {
        let at = self.decided.iter().rposition(|entry| entry.seat == seat)?;
        let question = self.decided[at].question;
        let (before, after) = (&self.decided[..at], &self.decided[at + 1..]);
        let mut timeline = Timeline::new(self.start.clone());
        for &entry in before.iter().chain(after.iter().filter(|entry| entry.question == question)) {
            // What came before was decided in this very order. What came after is kept where it still fits.
            let kept = timeline.decide(entry);
            debug_assert!(kept.is_ok() || !before.contains(&entry), "it was decided before");
        }
        let is_going_on = self.game.seats().any(|seat| self.game.asked(seat) == Some(question));
        let others_went_on = after.iter().any(|entry| entry.question != question);
        let next_was_shown = others_went_on || !is_going_on;
        Some((timeline, TakenBack { seat, question, next_was_shown }))
    }
}

pub(super) fn stale(question: Question) -> Refused {
    Refused::new(Refused::STALE, format!("question {question} is not asked any more"))
}
