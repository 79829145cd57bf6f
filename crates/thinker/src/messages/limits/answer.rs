//! What the thinker answers.

use crate::messages::text;
use bots::limits as judges;
use limits::{Colour, Decision, Limit, Question, Seat};
use serde::{Deserialize, Serialize};

/// An answer, or a part of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// What the bot decides.
    Chosen {
        /// The decision.
        #[serde(with = "text")]
        decision: Decision,
    },
    /// What to decide, and what a perfect memory knows.
    Hinted(Advice),
    /// One more decision of a review.
    Judged(Judged),
    /// The whole review.
    Reviewed(Reviewed),
    /// The decisions of one round, for whoever puts the parts of a review together.
    ReviewPart(Vec<Judged>),
}

/// What a perfect memory and a long thought tell the player who is to decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// Everything that may be decided, best first.
    pub decisions: Vec<Worth>,
    /// Everybody who can be suspected now, in seat order.
    pub suspects: Vec<Suspect>,
    /// The pile and the limits, colour by colour.
    pub colours: Vec<ColourAdvice>,
}

/// What a decision is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// The decision.
    #[serde(with = "text")]
    pub decision: Decision,
    /// The share of the win to expect, from 0 to 1.
    pub share: f64,
    /// Half of the 95 % interval of that; `None` where nothing is known yet.
    pub error: Option<f64>,
}

/// Somebody who can be suspected.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Suspect {
    /// The player.
    #[serde(with = "text")]
    pub seat: Seat,
    /// The colour of the card that they laid last.
    #[serde(with = "text")]
    pub colour: Colour,
    /// How many cards of that colour lie in the pile up to and including that card.
    pub count: usize,
    /// The chance that this card broke the limit.
    pub broken: f64,
}

/// How a colour stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ColourAdvice {
    /// The colour.
    #[serde(with = "text")]
    pub colour: Colour,
    /// How many cards of it lie in the pile.
    pub in_pile: usize,
    /// The limit that is printed for it; `None` for X.
    pub printed: Option<u8>,
    /// The likeliest limit with the face-down cards; `None` for X.
    pub likely: Option<u8>,
    /// The chances that exactly 0, 1, 2 … of all face-down cards are of this colour, one's own card among them.
    pub hidden: Vec<f64>,
}

/// A decision beside the best one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// What was asked.
    #[serde(with = "text")]
    pub asked: Question,
    /// What was decided.
    #[serde(with = "text")]
    pub decided: Decision,
    /// What the judge would have decided.
    #[serde(with = "text")]
    pub best: Decision,
    /// The share of the win that the decision is expected to lose against the best; never below 0.
    pub cost: f64,
    /// The share of the win to expect after the best.
    pub expected: f64,
    /// Who was suspected or, if nobody was, who had most likely broken the limit, counted from 0; `None` if nobody could be
    /// suspected.
    pub suspect: Option<usize>,
    /// The chance that they had, as a perfect memory knows it.
    pub broken: Option<f64>,
    /// What a better memory would have told.
    pub slip: Option<Slip>,
}

/// A mistake that a perfect memory does not make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Slip {
    /// Suspected somebody who more likely had not broken the limit, and something else was better.
    Needless,
    /// Did something worse than suspect somebody who had broken the limit as good as certainly.
    Missed,
}

/// The whole review. The share is `par + skill + luck`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// The player's share of the win; what their points promise, if the game is not over.
    pub share: f64,
    /// What equals share.
    pub par: f64,
    /// Minus the sum of the costs.
    pub skill: f64,
    /// What is left.
    pub luck: f64,
    /// How often the player suspected somebody.
    pub suspicions: usize,
    /// How many of these a perfect memory would not have made.
    pub needless: usize,
    /// How often they did not suspect though it was as good as sure.
    pub missed: usize,
    /// Decision by decision.
    pub decisions: Vec<Judged>,
}

impl Answer {
    /// Whether nothing follows it.
    pub fn is_last(&self) -> bool {
        !matches!(self, Answer::Judged(_))
    }
}

impl From<judges::Advice> for Advice {
    fn from(advice: judges::Advice) -> Advice {
        let limit = |limit| match limit {
            Limit::At(limit) => Some(limit),
            Limit::None => None,
        };
        let worth = |rated: judges::RatedDecision| Worth {
            decision: rated.decision,
            share: rated.share,
            error: rated.error.is_finite().then_some(rated.error),
        };
        let colour = |colour: judges::ColourAdvice| ColourAdvice {
            colour: colour.colour,
            in_pile: colour.in_pile,
            printed: limit(colour.printed),
            likely: limit(colour.likely_limit()),
            hidden: colour.hidden,
        };
        Advice {
            decisions: advice.decisions.into_iter().map(worth).collect(),
            suspects: advice.suspects.into_iter().map(Suspect::from).collect(),
            colours: advice.colours.into_iter().map(colour).collect(),
        }
    }
}

impl From<judges::Suspect> for Suspect {
    fn from(suspect: judges::Suspect) -> Suspect {
        let judges::Suspect { seat, colour, count, broken } = suspect;
        Suspect { seat, colour, count, broken }
    }
}

impl From<judges::ReviewedDecision> for Judged {
    fn from(decision: judges::ReviewedDecision) -> Judged {
        let judges::ReviewedDecision { asked, decided, best, cost, expected, .. } = decision;
        let slip = decision.slip.map(|slip| match slip {
            judges::Slip::Needless => Slip::Needless,
            judges::Slip::Missed => Slip::Missed,
        });
        let suspect = decision.suspect.map(Seat::index);
        Judged { asked, decided, best, cost, expected, suspect, broken: decision.broken, slip }
    }
}

impl From<&Judged> for judges::ReviewedDecision {
    fn from(judged: &Judged) -> judges::ReviewedDecision {
        let &Judged { asked, decided, best, cost, expected, suspect, broken, slip } = judged;
        let slip = slip.map(|slip| match slip {
            Slip::Needless => judges::Slip::Needless,
            Slip::Missed => judges::Slip::Missed,
        });
        let suspect = suspect.and_then(|seat| Seat::new(seat.checked_add(1)?));
        judges::ReviewedDecision { asked, decided, best, cost, expected, suspect, broken, slip }
    }
}

impl Reviewed {
    pub(crate) fn new(review: &judges::Review, decisions: Vec<Judged>) -> Reviewed {
        Reviewed {
            share: review.share,
            par: review.par,
            skill: review.skill,
            luck: review.luck,
            suspicions: review.suspicions(),
            needless: review.slips(judges::Slip::Needless),
            missed: review.slips(judges::Slip::Missed),
            decisions,
        }
    }
}
