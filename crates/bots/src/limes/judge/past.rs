//! Turns that were played, each with what its player knew then.

use super::rate::rater;
use super::review::ReviewedTurn;
use crate::limes::net::Net;
use crate::limes::question::Question;
use crate::limes::thinker::Thinker;
use limes::{CARDS, CardSet, Display, Game, Seat, Turn};

/// A turn of a game, to be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastTurn {
    question: Question,
    round: usize,
    played: Turn,
}

impl PastTurn {
    /// All turns of a seat, in order; none if nobody sits there. Others' displays are left out: a turn is judged by points.
    pub fn all(game: &Game, seat: Seat) -> Vec<PastTurn> {
        let turns = game.players().get(seat.index()).map_or(&[][..], |player| player.turns());
        let mut display = Display::new();
        let mut pile = CardSet::FULL;
        let mut past = Vec::with_capacity(turns.len());
        for (round, (&played, &card)) in turns.iter().zip(game.drawn()).enumerate() {
            pile.remove(card);
            let question = Question {
                deck: game.deck().clone(),
                variants: game.variants(),
                display,
                card,
                pile,
                left: CARDS - 1 - round,
                rivals: Vec::new(),
            };
            let after = display.after(question.card(), played, game.variants());
            past.push(PastTurn { question, round: round + 1, played });
            let Ok(after) = after else { break };
            display = after;
        }
        past
    }

    /// What its player had to decide.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// The round, counted from 1.
    pub fn round(&self) -> usize {
        self.round
    }

    /// What was played.
    pub fn played(&self) -> Turn {
        self.played
    }

    /// A search for something better, in which the played turn is tried to the end.
    pub fn thinker<'a>(&'a self, net: &'a Net, seed: u64) -> Thinker<'a> {
        rater(&self.question, net, seed, &[self.played])
    }

    /// What that search, as far as it has come, says of the turn. Both turns are tried with the same cards to the end, so that their
    /// difference is more certain than either.
    pub fn judged(&self, thinker: &Thinker<'_>) -> Option<ReviewedTurn> {
        let (round, played) = (self.round, self.played);
        let best = thinker.best()?;
        let mean = |turn| thinker.candidates().find(|c| c.turn == turn).map(|c| c.mean());
        let expected = mean(best)?;
        let cost = (expected - mean(played)?).max(0.0);
        // A turn that differs only in the zone within a territory is as good, and then it is the best.
        let best = if cost == 0.0 { played } else { best };
        Some(ReviewedTurn { round, played, best, cost, expected })
    }
}
