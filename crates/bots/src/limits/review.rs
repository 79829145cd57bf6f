//! Reviewing a game: what each decision cost, how good a memory was, and how much of the result was luck.

use crate::limits::advice::Suspect;
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
    /// Did something worse than suspect somebody who had broken the limit as good as certainly.
    Missed,
}

impl Review {
    /// What the judged decisions of a seat amount to.
    pub fn of(game: &Game, seat: Seat, decisions: Vec<ReviewedDecision>) -> Review {
        let players = game.players().len();
        let mut points = BySeat::default();
        game.seats().for_each(|seat| points[seat] = game.points(seat));
        let rounds_left = game.deal().limit_cards().len() - game.past_rounds().len();
        let share = outlook::share(&points, players, seat, rounds_left);
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
        let cost = cost(adviser, decided, best);
        let best = if cost > 0.0 { best } else { decided };
        let suspect = match suspected(decided) {
            Some(seat) => advice.suspects.iter().copied().find(|suspect| suspect.seat == seat),
            None => advice.likeliest_suspect(),
        };
        let slip = suspect.filter(|_| cost > 0.0).and_then(|Suspect { seat, broken, .. }| {
            let suspicion = Decision::Act(Action::Suspect(seat));
            if decided == suspicion {
                (broken < 0.5).then_some(Slip::Needless)
            } else {
                let is_worse = broken > SURE && self::cost(adviser, decided, suspicion) > 0.0;
                is_worse.then_some(Slip::Missed)
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

/// What the decision loses against the best, if that is more than chance.
///
/// What can be made up for at the next turn is not lost. Otherwise a chance that lasts for some turns would be missed at every one
/// of them, and cost many times what it is worth.
fn cost(adviser: &Adviser<'_>, decided: Decision, best: Decision) -> f64 {
    let lost_against = |shares: &[f32]| {
        let lost = adviser.shares(best).iter().zip(shares).map(|(best, share)| best - share);
        let (cost, error) = mean(&lost.collect::<Vec<f32>>());
        if cost > error { cost } else { 0.0 }
    };
    let cost = lost_against(adviser.shares(decided));
    match decided {
        Decision::Act(Action::Play(_) | Action::Exchange(_)) if cost > 0.0 => {
            cost.min(lost_against(&adviser.delayed_shares(decided, best)))
        }
        _ => cost,
    }
}

/// Whom a decision suspects.
fn suspected(decision: Decision) -> Option<Seat> {
    match decision {
        Decision::Act(Action::Suspect(seat)) => Some(seat),
        _ => None,
    }
}
