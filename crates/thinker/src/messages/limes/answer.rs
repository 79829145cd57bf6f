//! What the thinker answers.

use super::why::Why;
use crate::messages::text;
use bots::limes::judge::{Rating, Review, ReviewedTurn};
use limes::Turn;
use serde::{Deserialize, Serialize};

/// An answer, or a part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The bot's turn.
    Chosen {
        /// The turn.
        #[serde(with = "text")]
        turn: Turn,
    },
    /// The best turns, best first.
    Hinted {
        /// The turns. Of turns that come to the same, only one.
        turns: Vec<Advice>,
        /// How much less the second of them is worth than the first; `None` if there is only one.
        lead: Option<f64>,
    },
    /// What turns are worth.
    Rated {
        /// The best turn found.
        best: Worth,
        /// The turns that were asked for, in that order.
        turns: Vec<Worth>,
    },
    /// One more turn of a review.
    Judged(Judged),
    /// The whole review. The score is `par + skill + luck`.
    Reviewed {
        /// The score reached, so far if the game is not over.
        total: u32,
        /// What the best level scores on average over random draws of this deck.
        par: f64,
        /// Minus the sum of the costs.
        skill: f64,
        /// What is left.
        luck: f64,
        /// Turn by turn.
        turns: Vec<Judged>,
    },
    /// One part of a review, for whoever puts the parts together.
    ReviewPart(ReviewPart),
    /// A game on the draw that is better than those found before.
    Found(Best),
    /// The best game found.
    Solved(Best),
    /// The bot has played the draw.
    Played {
        /// Its score.
        total: u32,
    },
}

/// The answer to a part of a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ReviewPart {
    /// A turn is judged.
    Turn(Judged),
    /// What is par.
    Par(f64),
}

/// What a turn is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// The turn.
    #[serde(with = "text")]
    pub turn: Turn,
    /// The final score to expect.
    pub expected: f64,
    /// Half of the 95 % interval of that; 0 where it is certain, `None` where nothing is known yet.
    pub error: Option<f64>,
}

/// A turn that is worth playing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The turn, and what to expect of it.
    pub worth: Worth,
    /// What it does, the most telling first.
    pub why: Vec<Why>,
}

/// A turn beside the best one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The round, counted from 1.
    pub round: usize,
    /// What was played.
    #[serde(with = "text")]
    pub played: Turn,
    /// What the judge would have played.
    #[serde(with = "text")]
    pub best: Turn,
    /// How many points the played turn is expected to lose against the best; never below 0.
    pub cost: f64,
    /// The final score to expect after the best turn. How it differs from what was to be expected after the turn before is luck.
    pub expected: f64,
    /// What the best turn does, the most telling first.
    pub why: Vec<Why>,
}

/// A game on a draw that is known in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The game.
    pub record: String,
    /// Its score.
    pub score: u32,
    /// No game on this draw scores more.
    pub bound: u32,
}

impl Answer {
    /// Whether nothing follows it.
    pub fn is_last(&self) -> bool {
        !matches!(self, Answer::Judged(_) | Answer::Found(_))
    }
}

impl From<Rating> for Worth {
    fn from(Rating { turn, expected, error, .. }: Rating) -> Worth {
        // The judge says infinity, which nobody should take for a number of points.
        Worth { turn, expected, error: error.is_finite().then_some(error) }
    }
}

impl Judged {
    pub(crate) fn new(turn: ReviewedTurn, why: Vec<Why>) -> Judged {
        let ReviewedTurn { round, played, best, cost, expected } = turn;
        Judged { round, played, best, cost, expected, why }
    }
}

impl Answer {
    pub(crate) fn reviewed(review: &Review, turns: Vec<Judged>) -> Answer {
        let Review { total, par, skill, luck, .. } = *review;
        Answer::Reviewed { total, par, skill, luck, turns }
    }
}
