//! Reviewing a game: what each decision cost, how good a memory was, and how much of the result was luck.

use crate::limits::adviser::{Adviser, mean};
use crate::limits::outlook;
use crate::limits::past::{PastDecision, PastDecisions};
use limits::{Action, BySeat, Decision, Game, Question, Seat};

/// Above this chance a suspicion is as good as sure.
const SURE: f64 = 0.97;

/// A player's game, judged. Their share of the win is `par + skill + luck`.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The player's share of the win: 1 for a win, a part of it for a shared one. What their points promise, if the game is
    /// not over.
    pub share: f64,
    /// What equals share: 1 divided by the number of players.
    pub par: f64,
    /// Minus the sum of the costs.
    pub skill: f64,
    /// What is left.
    pub luck: f64,
    /// Decision by decision.
    pub decisions: Vec<ReviewedDecision>,
}

/// A decision beside the best one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewedDecision {
    /// What was asked.
    pub asked: Question,
    /// What was decided.
    pub decided: Decision,
    /// What the judge would have decided.
    pub best: Decision,
    /// The share of the win that the decision is expected to lose against the best; never below 0. Differences that may be chance
    /// cost nothing.
    pub cost: f64,
    /// The share of the win to expect after the best.
    pub expected: f64,
    /// Who was suspected or, if nobody was, who had most likely broken the limit; `None` if nobody could be suspected.
    pub suspect: Option<Seat>,
    /// The chance that they had, as a perfect memory knows it.
    pub broken: Option<f64>,
    /// What a better memory would have told.
    pub slip: Option<Slip>,
}

/// A mistake that a perfect memory does not make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// Suspected somebody who more likely had not broken the limit, and something else was better.
    Needless,
    /// Did not suspect somebody who had broken the limit as good as certainly, and nothing else was as good.
    Missed,
}

impl Review {
    /// What the judged decisions of a seat amount to.
    pub fn of(game: &Game, seat: Seat, decisions: Vec<ReviewedDecision>) -> Review {
        let players = game.players().len();
        let mut points = BySeat::default();
        game.seats().for_each(|seat| points[seat] = game.points(seat));
        let rounds_left = game.deal().limit_cards().len() - game.past_rounds().len();
        let share = f64::from(outlook::share(&points, players, seat, rounds_left));
        let par = 1.0 / players as f64;
        // Not `-sum`, which is -0 where nothing cost anything.
        let skill = 0.0 - decisions.iter().map(|decision| decision.cost).sum::<f64>();
        Review { share, par, skill, luck: share - par - skill, decisions }
    }

    /// How often the player suspected somebody.
    pub fn suspicions(&self) -> usize {
        let suspicions =
            self.decisions.iter().filter(|decision| suspected(decision.decided).is_some());
        suspicions.count()
    }

    /// How often this happened to the player.
    pub fn slips(&self, slip: Slip) -> usize {
        self.decisions.iter().filter(|decision| decision.slip == Some(slip)).count()
    }
}

/// Judges all decisions of a seat; `think` decides how long the search for each goes on.
pub fn review(
    game: &Game,
    seat: Seat,
    seed: u64,
    mut think: impl FnMut(&mut Adviser<'_>),
) -> Review {
    let judged = PastDecisions::of(game, seat).filter_map(|past| {
        let mut adviser = past.adviser(seed)?;
        think(&mut adviser);
        Some(ReviewedDecision::of(&past, &adviser))
    });
    Review::of(game, seat, judged.collect())
}

impl ReviewedDecision {
    /// What a search, as far as it has come, says of a decision. Both decisions are tried on the same tables with the same luck, so
    /// that their difference is more certain than either.
    pub fn of(past: &PastDecision, adviser: &Adviser<'_>) -> ReviewedDecision {
        let (asked, decided) = (past.asked(), past.decided());
        let advice = adviser.advice();
        let best = advice.decisions.first().map_or(decided, |best| best.decision);
        let (decided_shares, best_shares) = (adviser.shares(decided), adviser.shares(best));
        let differences: Vec<f32> =
            best_shares.iter().zip(decided_shares).map(|(best, decided)| best - decided).collect();
        let (cost, error) = mean(&differences);
        let (best, cost) = if cost > error { (best, cost) } else { (decided, 0.0) };
        let suspect = match suspected(decided) {
            Some(seat) => advice.suspects.iter().copied().find(|suspect| suspect.seat == seat),
            None => advice.likeliest_suspect(),
        };
        let slip = suspect.filter(|_| cost > 0.0).and_then(|suspect| {
            match (suspected(decided), suspected(best)) {
                (Some(_), _) if suspect.broken < 0.5 => Some(Slip::Needless),
                (None, Some(_)) if suspect.broken > SURE => Some(Slip::Missed),
                _ => None,
            }
        });
        ReviewedDecision {
            asked,
            decided,
            best,
            cost,
            expected: mean(adviser.shares(best)).0,
            suspect: suspect.map(|suspect| suspect.seat),
            broken: suspect.map(|suspect| suspect.broken),
            slip,
        }
    }
}

/// Whom a decision suspects.
fn suspected(decision: Decision) -> Option<Seat> {
    match decision {
        Decision::Act(Action::Suspect(seat)) => Some(seat),
        _ => None,
    }
}
