//! What a bot plays for: points, or the win.

use crate::policy::Rules;
use crate::question::Question;
use limes::{CardNumber, CardSet, Display, Outcome};
use std::cmp::Ordering;

/// With so many rounds to come after this one, and fewer, the others' displays decide how much to dare. Then all that can come is
/// tried; earlier, chance blurs the lead so much that whoever looks at it plays worse.
const NEAR_THE_END: usize = 1;

/// How far a rival's result strays from what the net would reach in his place, in points for each round left.
const STRAY: f32 = 0.5;

/// What one point more is worth in wins, besides the win itself: it steadies the comparison of turns that
/// win equally often.
const POINT: f32 = 0.005;

/// What is maximised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The mean of the final score.
    Points,
    /// How often the game is won.
    Win,
}

impl Aim {
    pub(crate) fn of(question: &Question) -> Aim {
        if question.rivals.is_empty() || question.left > NEAR_THE_END {
            Aim::Points
        } else {
            Aim::Win
        }
    }

    /// What the others would come to with this order, playing as the net plays.
    pub(crate) fn rivals(
        self,
        rules: &Rules<'_>,
        question: &Question,
        order: &[CardNumber],
        depth: usize,
    ) -> Rivals {
        let mut ends = Vec::new();
        if self == Aim::Win {
            // A rival still has to lay the card of this round.
            let cards: Vec<CardNumber> = [question.card].iter().chain(order).copied().collect();
            let (pile, left) = (question.pile, question.left + 1);
            let end = |rival: &Display| End::of(rules, *rival, &cards, pile, left, depth + 1);
            ends.extend(question.rivals.iter().map(end));
        }
        // Even in the last round a rival's turn is not known.
        Rivals { ends, stray: STRAY * (question.left + 1) as f32 }
    }
}

/// What a display comes to in one future.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct End {
    /// Points, or what the net expects of them.
    points: f32,
    /// What decides between equal points, if the game was played to its end.
    outcome: Option<Outcome>,
}

impl End {
    /// Lays the cards of `order`, but no more than `depth`.
    pub(crate) fn of(
        rules: &Rules<'_>,
        display: Display,
        order: &[CardNumber],
        pile: CardSet,
        left: usize,
        depth: usize,
    ) -> End {
        if left > depth {
            let points = rules.rollout(display, order, pile, left, depth);
            return End { points, outcome: None };
        }
        let outcome = Outcome::of(&rules.play_out(display, order, pile, left).score());
        End { points: outcome.total as f32, outcome: Some(outcome) }
    }
}

/// The others' results in one future.
pub(crate) struct Rivals {
    ends: Vec<End>,
    stray: f32,
}

impl Rivals {
    /// The chance to win, and a little for points.
    ///
    /// One future of a rival says little about the next one like it, so a win by a hair counts as half a win, and
    /// the larger the lead the more it counts. That also tells turns apart with far fewer games.
    pub(crate) fn utility(&self, own: &End) -> f32 {
        let chance: f32 = self.ends.iter().map(|rival| self.chance(own, rival)).product();
        chance + POINT * own.points
    }

    /// The chance to end before this rival.
    fn chance(&self, own: &End, rival: &End) -> f32 {
        let tie_break = match (&own.outcome, &rival.outcome) {
            (Some(own), Some(rival)) if own.total == rival.total => match own.compare(rival) {
                Ordering::Less => -0.5,
                Ordering::Equal => 0.0,
                Ordering::Greater => 0.5,
            },
            _ => 0.0,
        };
        let lead = own.points - rival.points + tie_break;
        1.0 / (1.0 + (-lead / self.stray).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(total: u32, counted: &[u32]) -> End {
        let outcome = Outcome { total, counted: counted.to_vec() };
        End { points: total as f32, outcome: Some(outcome) }
    }

    /// What two points of one worker are worth against these results.
    fn utility(rivals: &[(u32, &[u32])], stray: f32) -> f32 {
        let ends = rivals.iter().map(|&(total, counted)| end(total, counted)).collect();
        Rivals { ends, stray }.utility(&end(2, &[2])) - 2.0 * POINT
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
