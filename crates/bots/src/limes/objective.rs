//! What a bot plays for: points, or the win.

use crate::limes::evaluator::Evaluator;
use crate::limes::question::Question;
use limes::{CardNumber, Display, Outcome};
use std::cmp::Ordering;

/// With at most so many rounds after this one, a bot looks at the others' displays and plays for the win. By then every card that can
/// come is tried; earlier, chance decides so much of the lead that a bot that looks at it plays worse.
const NEAR_THE_END: usize = 1;

/// How far a rival's result is from what the net would reach in that seat, in points for each round left.
const SPREAD: f32 = 0.5;

/// What one point more is worth in wins, besides the win itself: it steadies the comparison of turns that
/// win equally often.
const POINT_VALUE: f32 = 0.005;

/// What is maximised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Objective {
    /// The mean of the final score.
    Points,
    /// How often the game is won.
    Win,
}

impl Objective {
    pub(crate) fn of(question: &Question) -> Objective {
        if question.rivals.is_empty() || question.left > NEAR_THE_END {
            Objective::Points
        } else {
            Objective::Win
        }
    }

    /// What the others would reach with this order, playing as the net plays.
    pub(crate) fn rivals(
        self,
        evaluator: &Evaluator<'_>,
        question: &Question,
        order: &[CardNumber],
    ) -> Rivals {
        let mut outcomes = Vec::new();
        if self == Objective::Win {
            let cards: Vec<CardNumber> = [question.card].iter().chain(order).copied().collect();
            let (pile, left) = (question.pile, question.left + 1);
            let play = |display: &Display| evaluator.play_out(*display, &cards, pile, left);
            outcomes.extend(question.rivals.iter().map(|rival| Outcome::of(&play(rival).score())));
        }
        // Even in the last round the rival's turn is not known.
        Rivals { outcomes, spread: SPREAD * (question.left + 1) as f32 }
    }
}

/// The others' results in one future.
pub(crate) struct Rivals {
    outcomes: Vec<Outcome>,
    spread: f32,
}

impl Rivals {
    /// The chance to win, and a little for points.
    ///
    /// One future of a rival says little about the next one like it, so a narrow win counts as half a win, and
    /// the larger the lead the more it counts. That also tells turns apart with far fewer games.
    pub(crate) fn utility(&self, display: &Display) -> f32 {
        let own = Outcome::of(&display.score());
        let chance: f32 = self.outcomes.iter().map(|rival| self.chance(&own, rival)).product();
        chance + POINT_VALUE * own.total as f32
    }

    /// The chance to be ahead of this rival in the end.
    fn chance(&self, own: &Outcome, rival: &Outcome) -> f32 {
        let tie_break = match own.compare(rival) {
            Ordering::Less => -0.5,
            Ordering::Equal => 0.0,
            Ordering::Greater => 0.5,
        };
        let lead = if own.total == rival.total {
            tie_break
        } else {
            own.total as f32 - rival.total as f32
        };
        1.0 / (1.0 + (-lead / self.spread).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What two points are worth against these totals.
    fn utility(rivals: &[(u32, &[u32])], spread: f32) -> f32 {
        let outcome =
            |&(total, counted): &(u32, &[u32])| Outcome { total, counted: counted.to_vec() };
        let rivals = Rivals { outcomes: rivals.iter().map(outcome).collect(), spread };
        let two_points = Display::from_picture("=@ = \n ~ ~").expect("a picture");
        rivals.utility(&two_points) - 2.0 * POINT_VALUE
    }

    #[test]
    fn a_larger_lead_wins_more_often_but_less_and_less() {
        let [behind, level, ahead, far] =
            [3, 2, 1, 0].map(|total| utility(&[(total, &[total])], 0.5));
        assert!(behind < level && level < ahead && ahead < far);
        assert!((level - 0.5).abs() < 1e-6);
        assert!(far - ahead < ahead - level);
    }

    #[test]
    fn the_tie_break_decides_equal_totals() {
        assert!(utility(&[(2, &[1, 1])], 0.1) > 0.9);
    }

    #[test]
    fn all_rivals_must_be_beaten() {
        let weak: (u32, &[u32]) = (0, &[]);
        assert!(utility(&[weak, (9, &[9]), weak], 0.5) < 0.01);
        assert!(utility(&[weak, weak, weak], 0.5) > 0.9);
    }
}
