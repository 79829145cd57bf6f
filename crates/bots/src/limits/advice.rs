//! What a player with a perfect memory could be told: plain data.

use limits::{Colour, Decision, Limit, Seat};

/// What a perfect memory and a long thought tell the player who is to decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Everything that may be decided, best first.
    pub decisions: Vec<RatedDecision>,
    /// Everybody who can be suspected now, in seat order.
    pub suspects: Vec<Suspect>,
    /// The pile and the limits, colour by colour.
    pub colours: Vec<ColourAdvice>,
}

/// A decision, with what it promises.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedDecision {
    /// The decision.
    pub decision: Decision,
    /// The share of the win to expect, from 0 to 1.
    pub share: f64,
    /// Half of the 95 % interval of that expectation; infinite where it was hardly tried.
    pub error: f64,
}

/// Somebody who can be suspected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suspect {
    /// The player.
    pub seat: Seat,
    /// The colour of the card that they laid last.
    pub colour: Colour,
    /// How many cards of that colour lie in the pile up to and including that card.
    pub count: usize,
    /// The chance that this card broke the limit.
    pub broken: f64,
}

/// How a colour stands.
#[derive(Clone, Debug, PartialEq)]
pub struct ColourAdvice {
    /// The colour.
    pub colour: Colour,
    /// How many cards of it lie in the pile.
    pub in_pile: usize,
    /// The limit that is printed for it.
    pub printed: Limit,
    /// The chances that exactly 0, 1, 2 … of all face-down cards are of this colour, one's own card among them.
    pub hidden: Vec<f64>,
}

impl ColourAdvice {
    /// The likeliest limit, with the face-down cards.
    pub fn likely_limit(&self) -> Limit {
        let likelier = |best: usize, place: usize| {
            if self.hidden[place] > self.hidden[best] { place } else { best }
        };
        self.printed.raised_by((0..self.hidden.len()).reduce(likelier).unwrap_or_default())
    }
}

impl Advice {
    /// Whoever has most likely broken the limit.
    pub fn likeliest_suspect(&self) -> Option<Suspect> {
        self.suspects.iter().copied().reduce(
            |best, next| {
                if next.broken > best.broken { next } else { best }
            },
        )
    }

    /// The chance that this player has broken the limit with the card they laid last; `None` if they cannot be suspected.
    pub fn broken(&self, suspect: Seat) -> Option<f64> {
        self.suspects.iter().find(|other| other.seat == suspect).map(|suspect| suspect.broken)
    }
}
