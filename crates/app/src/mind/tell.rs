//! What the bots answer.

use super::bytes;
use super::failure::Failure;
use super::text;
use super::why::Why;
use bots::limes::judge::{Rating, Review, ReviewedTurn};
use limes::Turn;
use serde::{Deserialize, Serialize};

/// A message from the bots to the page. Every ask that is understood gets exactly one last answer
/// ([`Answer::is_last`]), and before it any number of others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tell {
    /// The number of the ask; none if the ask was such rubbish that its number could not be read.
    pub id: Option<u64>,
    /// The answer.
    pub answer: Answer,
}

/// An answer, or a part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// How far the work is; told whenever another hundredth is done.
    Progress {
        /// From 0 to 1, never falling.
        part: f64,
        /// What is being done.
        note: Note,
    },
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
        /// How much less the second of them is worth than the first; `None` if there is but one.
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
    /// A game on the draw that is better than those found before.
    Found(Best),
    /// The best game found.
    Solved(Best),
    /// The ask was cancelled, or a newer one took its place.
    Cancelled,
    /// The ask cannot be answered.
    Failed {
        /// Why.
        reason: Failure,
    },
}

/// What a long ask is busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Note {
    /// It tries turns.
    Thinking,
    /// It judges the turn of this round.
    Round(usize),
    /// It plays quick games to learn what is par.
    Par,
    /// It searches for better games.
    Searching,
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

impl Tell {
    /// The message as bytes.
    pub fn write(&self) -> Vec<u8> {
        bytes::write(self)
    }

    /// Reads a message.
    ///
    /// # Errors
    /// If it is no message of the bots.
    pub fn read(message: &[u8]) -> Result<Tell, Failure> {
        bytes::read(message)
    }
}

impl Answer {
    /// Whether nothing follows it.
    pub fn is_last(&self) -> bool {
        !matches!(self, Answer::Progress { .. } | Answer::Judged(_) | Answer::Found(_))
    }
}

impl From<Rating> for Worth {
    fn from(Rating { turn, expected, error, .. }: Rating) -> Worth {
        // The judge says infinity, which nobody should take for a number of points.
        Worth { turn, expected, error: error.is_finite().then_some(error) }
    }
}

impl Judged {
    pub(super) fn new(turn: ReviewedTurn, why: Vec<Why>) -> Judged {
        let ReviewedTurn { round, played, best, cost, expected } = turn;
        Judged { round, played, best, cost, expected, why }
    }
}

impl Answer {
    pub(super) fn reviewed(review: &Review, turns: Vec<Judged>) -> Answer {
        let Review { total, par, skill, luck, .. } = *review;
        Answer::Reviewed { total, par, skill, luck, turns }
    }
}
