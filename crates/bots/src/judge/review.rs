//! Reviewing a game: what each turn cost, and how much of the result was luck.

use super::rate::EFFORT;
use crate::net::Net;
use crate::parallel;
use crate::policy::Rules;
use crate::question::Question;
use crate::rollout::Orders;
use crate::thinker::Thinker;
use limes::{CARDS, CardNumber, CardSet, Deck, Display, Game, Seat, Turn, Variants};

/// A player's game, judged. The final score is `par + skill + luck`.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The score reached, so far if the game is not over.
    pub total: u32,
    /// What the best level scores on average over random draws of this deck.
    pub par: f64,
    /// Minus the sum of the costs.
    pub skill: f64,
    /// What is left.
    pub luck: f64,
    /// Turn by turn.
    pub turns: Vec<ReviewedTurn>,
}

/// A turn beside the best one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// The round, counted from 1.
    pub round: usize,
    /// What was played.
    pub played: Turn,
    /// What the judge would have played.
    pub best: Turn,
    /// How many points the played turn is expected to lose against the best; never below 0.
    pub cost: f64,
}

/// Judges all turns of a seat; `think` decides how long the search for each goes on.
pub fn review(
    game: &Game,
    seat: Seat,
    net: &Net,
    par: f64,
    seed: u64,
    mut think: impl FnMut(&mut Thinker<'_>),
) -> Review {
    let Some(player) = game.players().get(seat.0) else {
        return Review { total: 0, par, skill: 0.0, luck: -par, turns: Vec::new() };
    };
    let mut display = Display::new();
    let mut pile = CardSet::FULL;
    let mut turns = Vec::new();
    for (round, (&played, &card)) in player.turns().iter().zip(game.drawn()).enumerate() {
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
        let mut thinker = Thinker::new(&question, net, EFFORT, seed);
        thinker.keep(played);
        think(&mut thinker);
        turns.extend(judged(&thinker, round + 1, played));
        let Ok(after) = display.after(question.card(), played, game.variants()) else { break };
        display = after;
    }
    let total = display.total();
    let skill = -turns.iter().map(|turn| turn.cost).sum::<f64>();
    Review { total, par, skill, luck: f64::from(total) - par - skill, turns }
}

/// Both turns are tried with the same cards to the end, so that their difference is more certain than either.
fn judged(thinker: &Thinker<'_>, round: usize, played: Turn) -> Option<ReviewedTurn> {
    let best = thinker.best()?;
    let mean = |turn| thinker.candidates().find(|c| c.turn == turn).map(|c| c.mean());
    let cost = (mean(best)? - mean(played)?).max(0.0);
    // A turn that differs only in the zone within a territory is as good, and then it is the best.
    let best = if cost == 0.0 { played } else { best };
    Some(ReviewedTurn { round, played, best, cost })
}

/// Games that decide what is par.
const GAMES: usize = 256;

/// How much better the best level plays than the net alone, measured with the built-in deck.
const SEARCH: f64 = 1.08;

/// What the best level scores on average over random draws of this deck: the mean of many quick games of the net
/// alone, raised by what search is known to add. Always the same for the same deck and variants.
pub fn par(deck: &Deck, variants: Variants, net: &Net) -> f64 {
    let rules = Rules::new(deck, variants, net);
    let totals = parallel::map(GAMES, |game| {
        let order: Vec<CardNumber> = Orders::new(CardSet::FULL, CARDS, game as u64 + 1).next();
        f64::from(rules.play_out(Display::new(), &order, CardSet::FULL, CARDS).total())
    });
    SEARCH * totals.iter().sum::<f64>() / GAMES as f64
}
