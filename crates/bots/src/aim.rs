//! What a bot plays for: points, or the win.

use crate::policy::Rules;
use crate::question::Question;
use limes::{CardNumber, Display, Outcome};
use std::cmp::Ordering;

/// Rounds before the end from which on the others' displays decide how much to dare.
const NEAR_THE_END: usize = 5;

/// What one point more is worth in wins, besides the win itself: it steadies the comparison of turns that
/// win equally often.
const POINT: f32 = 0.02;

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

    /// What the others would reach with this order, playing as the net plays.
    pub(crate) fn rivals(
        self,
        rules: &Rules<'_>,
        question: &Question,
        order: &[CardNumber],
    ) -> Rivals {
        if self == Aim::Points {
            return Rivals(Vec::new());
        }
        let cards: Vec<CardNumber> = [question.card].iter().chain(order).copied().collect();
        let (pile, left) = (question.pile, question.left + 1);
        let play = |display: &Display| rules.play_out(*display, &cards, pile, left);
        Rivals(question.rivals.iter().map(|rival| Outcome::of(&play(rival).score())).collect())
    }
}

/// The others' results in one future.
pub(crate) struct Rivals(Vec<Outcome>);

impl Rivals {
    /// 1 for a win, a share for a shared one, and a little for points.
    pub(crate) fn utility(&self, display: &Display) -> f32 {
        let own = Outcome::of(&display.score());
        let mut sharers = 1.0;
        for rival in &self.0 {
            match own.compare(rival) {
                Ordering::Less => return POINT * own.total as f32,
                Ordering::Equal => sharers += 1.0,
                Ordering::Greater => {}
            }
        }
        1.0 / sharers + POINT * own.total as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(total: u32, counted: &[u32]) -> Outcome {
        Outcome { total, counted: counted.to_vec() }
    }

    /// A display that scores 2 with one farmer.
    fn two_points() -> Display {
        Display::from_picture("=@ = \n ~ ~").expect("a picture")
    }

    #[test]
    fn a_win_is_worth_more_than_any_points() {
        let lost = Rivals(vec![outcome(3, &[3])]).utility(&two_points());
        let shared = Rivals(vec![outcome(2, &[2])]).utility(&two_points());
        let won = Rivals(vec![outcome(1, &[1])]).utility(&two_points());
        assert!(lost < shared && shared < won);
        assert!((won - lost - 1.0).abs() < 1e-6 && (shared - lost - 0.5).abs() < 1e-6);
    }

    #[test]
    fn the_tie_break_decides_equal_totals() {
        let ahead = Rivals(vec![outcome(2, &[1, 1])]).utility(&two_points());
        assert!(ahead > 1.0);
    }

    #[test]
    fn the_best_of_several_rivals_decides() {
        let rivals = vec![outcome(1, &[1]), outcome(9, &[9]), outcome(0, &[])];
        assert!(Rivals(rivals).utility(&two_points()) < 1.0);
    }
}
