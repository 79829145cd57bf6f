//! Search: the net proposes turns, and games played on from each of them decide.
//!
//! All candidates are tried with the same orders of cards, so that luck is the same for all and only the turns
//! differ. As the budget is used up the worse half is dropped, again and again. At first a few rounds are played
//! on and the net estimates the rest, which is quick and depends little on luck. What has been tried often is played to the end:
//! by then the net's errors weigh more than luck. Work comes in slices of a few milliseconds, so that a caller can show
//! progress, stop at any time, and look at a clock; this crate has none.

use crate::limes::evaluator::{Estimate, Evaluator};
use crate::limes::net::Net;
use crate::limes::objective::Objective;
use crate::limes::question::Question;
use crate::limes::rollout::DrawOrders;
use crate::parallel;
use limes::{CardNumber, Display, Turn};

/// How a thinker searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Turns that are tried at first.
    pub candidates: usize,
    /// Rounds that are played on from each before the net is asked, while it has not been tried often.
    pub depth: usize,
    /// Whether it plays for the win where others play too, or for the most points.
    pub for_the_win: bool,
}

/// Turns of rollouts in a slice, about.
const SLICE: usize = 128;

/// How often candidates are tried with the net's estimate at the end; then without.
const OFTEN: usize = 64;

/// A search that is going on.
#[derive(Clone, Debug)]
pub struct Thinker<'a> {
    evaluator: Evaluator<'a>,
    question: &'a Question,
    effort: Effort,
    objective: Objective,
    orders: DrawOrders,
    live: Vec<Candidate>,
    /// Candidates that were given up, with what was known of them then.
    dropped: Vec<Candidate>,
    /// How many candidates there were at first.
    entered: usize,
    work: u64,
    settled: bool,
}

/// A turn that is being tried.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) turn: Turn,
    pub(crate) after: Display,
    /// What the net thinks of it.
    pub(crate) estimate: f32,
    /// The results of its rollouts: how many, their sum, and the sum of their squares.
    pub(crate) tried: usize,
    pub(crate) sum: f64,
    pub(crate) squares: f64,
    /// Whether it stays to the end, however it does.
    pub(crate) stays: bool,
}

impl Candidate {
    fn new(question: &Question, turn: Turn, estimate: f32) -> Option<Candidate> {
        let after = question.display.after(question.card(), turn, question.variants).ok()?;
        Some(Candidate { turn, after, estimate, tried: 0, sum: 0.0, squares: 0.0, stays: false })
    }

    /// The mean of its rollouts; the net's estimate before the first.
    pub(crate) fn mean(&self) -> f64 {
        if self.tried == 0 { f64::from(self.estimate) } else { self.sum / self.tried as f64 }
    }
}

impl<'a> Thinker<'a> {
    /// Begins to think. The same question, effort and seed lead to the same thoughts.
    pub fn new(question: &'a Question, net: &'a Net, effort: Effort, seed: u64) -> Thinker<'a> {
        let evaluator = Evaluator::new(&question.deck, question.variants, net);
        let mut estimates: Vec<Estimate> = Vec::new();
        let Question { display, pile, left, .. } = *question;
        evaluator.each_estimate(&display, question.card(), pile, left, |estimate| {
            estimates.push(estimate)
        });
        // Equal values are put in the order of the turns, so that nothing depends on the order of search.
        estimates.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.turn.cmp(&b.turn)));
        estimates.truncate(effort.candidates.max(1));
        let live: Vec<Candidate> = estimates
            .into_iter()
            .filter_map(|Estimate { turn, value }| Candidate::new(question, turn, value))
            .collect();
        let objective =
            if effort.for_the_win { Objective::of(question) } else { Objective::Points };
        let mut thinker = Thinker {
            evaluator,
            question,
            effort,
            objective,
            orders: DrawOrders::new(pile, left, seed),
            entered: live.len(),
            live,
            dropped: Vec::new(),
            work: 0,
            settled: left == 0,
        };
        if left == 0 {
            thinker.break_ties();
        }
        thinker
    }

    /// Thinks a little more. `progress` says how much of the budget is used, from 0 to 1. Answers whether
    /// there is nothing more to think about.
    pub fn think(&mut self, progress: f64) -> bool {
        self.prune(progress);
        if self.settled || self.live.len() <= 1 {
            return true;
        }
        let orders = if self.question.left == 1 {
            // Few cards can come: each of them once is the whole truth.
            self.settled = true;
            self.question.pile.iter().map(|card| vec![card]).collect()
        } else {
            let count = SLICE.div_ceil(self.live.len() * self.depth());
            (0..count).map(|_| self.orders.next()).collect::<Vec<_>>()
        };
        self.try_all(&orders);
        // With two cards to come, the first of an order says all that the order can say.
        let all = self.question.pile.len();
        if self.question.left == 2 && self.objective == Objective::Points {
            self.settled = self.live.iter().all(|candidate| candidate.tried >= all);
        }
        self.settled
    }

    /// Tries every live candidate with every order.
    fn try_all(&mut self, orders: &[Vec<CardNumber>]) {
        let Question { pile, left, .. } = *self.question;
        let (live, evaluator, depth) = (&self.live, &self.evaluator, self.depth());
        let rivals = parallel::map(orders.len(), |order| {
            self.objective.rivals(evaluator, self.question, &orders[order])
        });
        let results = parallel::map(orders.len() * live.len(), |i| {
            let (order, candidate) = (i / live.len(), i % live.len());
            let (order, rivals) = (&orders[order], &rivals[order]);
            let after = live[candidate].after;
            match self.objective {
                Objective::Points => evaluator.rollout(after, order, pile, left, depth),
                Objective::Win => rivals.utility(&evaluator.play_out(after, order, pile, left)),
            }
        });
        for (i, result) in results.into_iter().enumerate() {
            let count = self.live.len();
            let candidate = &mut self.live[i % count];
            candidate.tried += 1;
            candidate.sum += f64::from(result);
            candidate.squares += f64::from(result) * f64::from(result);
        }
        self.work += (orders.len() * self.live.len() * depth) as u64;
    }

    /// Rounds that are played on from each candidate now.
    fn depth(&self) -> usize {
        let left = self.question.left;
        let tried = self.live.iter().map(|candidate| candidate.tried).max().unwrap_or(0);
        if tried < OFTEN { self.effort.depth.max(1).min(left) } else { left }
    }

    /// Drops the worse candidates: half of them for each step of progress.
    fn prune(&mut self, progress: f64) {
        if self.live.iter().all(|candidate| candidate.tried == 0) {
            return;
        }
        let halvings = (self.entered as f64).log2().ceil();
        let keep = self.entered as f64 * 0.5f64.powf((progress.clamp(0.0, 1.0) * halvings).floor());
        let keep = (keep.ceil() as usize).max(1);
        if keep < self.live.len() {
            self.sort();
            let worse = self.live.split_off(keep);
            let (staying, dropped): (Vec<_>, Vec<_>) = worse.into_iter().partition(|c| c.stays);
            self.live.extend(staying);
            self.dropped.extend(dropped);
        }
    }

    fn sort(&mut self) {
        self.live
            .sort_by(|a, b| b.mean().total_cmp(&a.mean()).then(b.estimate.total_cmp(&a.estimate)));
    }

    /// Sees to it that this turn is tried to the end, even if the net would not propose it. Turns that are not
    /// legal are left out.
    pub(crate) fn keep(&mut self, turn: Turn) {
        match self.live.iter_mut().find(|candidate| candidate.turn == turn) {
            Some(candidate) => candidate.stays = true,
            None => {
                self.live.extend(Candidate::new(self.question, turn, f32::MIN).map(|candidate| {
                    let estimate = candidate.after.total() as f32;
                    Candidate { stays: true, estimate, ..candidate }
                }))
            }
        }
    }

    /// Every candidate, also those that were given up.
    pub(crate) fn candidates(&self) -> impl Iterator<Item = &Candidate> {
        self.live.iter().chain(&self.dropped)
    }

    /// In the last round equal totals differ only in the tie-break: the best workers, one by one.
    fn break_ties(&mut self) {
        let Some(most) = self.live.first().map(|best| best.estimate) else { return };
        self.live.retain(|candidate| candidate.estimate == most);
        self.live
            .sort_by_cached_key(|candidate| std::cmp::Reverse(candidate.after.score().counted()));
    }

    /// The best turn so far; `None` only if there is no legal turn, which no unfinished display comes to.
    pub fn best(&self) -> Option<Turn> {
        let mut best: Option<&Candidate> = None;
        for candidate in &self.live {
            // The first of equals: the net's favourite.
            if best.is_none_or(|best| candidate.mean() > best.mean()) {
                best = Some(candidate);
            }
        }
        best.map(|candidate| candidate.turn)
    }

    /// Whether the values of the live candidates are certain, not estimates.
    pub(crate) fn is_exact(&self) -> bool {
        self.question.left == 0 || (self.settled && self.question.left == 1)
    }

    /// Turns of rollouts that have been played: the measure of work.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Thinks until so much work is done, and gives the best turn.
    pub fn think_for(&mut self, work: u64) -> Option<Turn> {
        while self.work < work {
            if self.think(self.work as f64 / work as f64) {
                break;
            }
        }
        self.best()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use limes::{Deck, Game, Seat, TurnVisibility, Variants};

    #[test]
    fn what_was_tried_often_is_played_to_the_end() {
        let mut game =
            Game::new(Deck::classic().clone(), Variants::NONE, &["Ada"]).expect("a game");
        game.draw(CardNumber::new(7).expect("a card")).expect("the first card");
        let question = Question::of(&game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden))
            .expect("a question");
        let effort = Effort { candidates: 2, depth: 3, for_the_win: false };
        let mut thinker = Thinker::new(&question, Net::learned(), effort, 1);
        let mut depths = Vec::new();
        while thinker.work() < 4_000 {
            depths.push((thinker.live[0].tried, thinker.depth()));
            thinker.think(0.0);
        }
        assert!(depths.iter().all(|&(tried, depth)| depth == if tried < OFTEN { 3 } else { 15 }));
        assert!(depths.first().is_some_and(|first| first.1 == 3));
        assert!(depths.last().is_some_and(|last| last.1 == 15));
    }
}
