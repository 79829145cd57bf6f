//! Par: what good play scores with a deck, whatever the draw.

use crate::limes::evaluator::Evaluator;
use crate::limes::net::Net;
use crate::limes::rollout::DrawOrders;
use crate::parallel;
use limes::{CARDS, CardNumber, CardSet, Deck, Display, Variants};

/// Games that decide what is par.
const GAMES: usize = 256;

/// How much better the best level plays than the net alone, measured with the built-in deck: 54.6 points on average
/// (`limes selfplay --games 300 --level 6 --work 8000`), where the quick games come to 51.0.
const SEARCH: f64 = 1.07;

/// What the best level scores on average over random draws of this deck: the mean of many quick games of the net
/// alone, raised by what search is known to add. Always the same for the same deck and variants.
pub fn par(deck: &Deck, variants: Variants, net: &Net) -> f64 {
    let evaluator = Evaluator::new(deck, variants, net);
    let totals = parallel::map(GAMES, |game| quick_game(&evaluator, game));
    value(totals.iter().sum(), GAMES)
}

/// The same, one quick game after the other.
#[derive(Clone, Debug)]
pub struct Par<'a> {
    evaluator: Evaluator<'a>,
    games: usize,
    points: u32,
}

impl<'a> Par<'a> {
    /// Before the first game.
    pub fn new(deck: &'a Deck, variants: Variants, net: &'a Net) -> Par<'a> {
        Par { evaluator: Evaluator::new(deck, variants, net), games: 0, points: 0 }
    }

    /// Plays one more game, if one is left.
    pub fn play(&mut self) {
        if !self.is_known() {
            self.points += quick_game(&self.evaluator, self.games);
            self.games += 1;
        }
    }

    /// How much is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.games as f64 / GAMES as f64
    }

    /// Whether all games are played, and [`Par::value`] is what [`par`] gives.
    pub fn is_known(&self) -> bool {
        self.games == GAMES
    }

    /// Par, as far as the games played tell.
    pub fn value(&self) -> f64 {
        value(self.points, self.games)
    }
}

fn quick_game(evaluator: &Evaluator<'_>, game: usize) -> u32 {
    let order: Vec<CardNumber> = DrawOrders::new(CardSet::FULL, CARDS, game as u64 + 1).next();
    evaluator.play_out(Display::new(), &order, CardSet::FULL, CARDS).total()
}

fn value(points: u32, games: usize) -> f64 {
    SEARCH * f64::from(points) / games.max(1) as f64
}
