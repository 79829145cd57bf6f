//! Random games, as fast as they can be played: the measure of the engine.
//!
//! [`random_game`] plays one with the ordinary display. [`Playouts`] plays the very same games
//! many at a time: no display is kept while cards are laid, and the territories of a whole batch of
//! finished games are flooded side by side, so that the compiler can use wide registers.

mod laying;
mod round;
mod scoring;

pub(crate) use round::RandomRound;

use crate::card::Card;
use crate::deck::Deck;
use crate::display::{CARDS, Display};
use crate::variants::Variants;
use dice::Dice;
use laying::CardLayers;

/// Plays one random game and gives its final display.
pub fn random_game(deck: &Deck, dice: &mut Dice) -> Display {
    random_rounds(deck, dice, |_, _| {})
}

/// Plays one random game, shows each round's display and card before it is laid, and gives the final
/// display.
pub fn random_rounds(
    deck: &Deck,
    dice: &mut Dice,
    mut each: impl FnMut(&Display, &Card),
) -> Display {
    let mut pile: Vec<&Card> = deck.cards().iter().collect();
    let mut display = Display::new();
    for _ in 0..CARDS {
        let roll = RandomRound::roll(dice);
        let card = pile.remove(roll.card(pile.len()));
        each(&display, card);
        let cells = display.legal_cells(Variants::NONE);
        let cell = cells.at(roll.cell(cells.len()));
        display = display.with_card(card, cell, roll.rotation());
        if let Some(quarter) = roll.worker().filter(|_| display.supply() > 0) {
            display.put_worker(display.quarter(cell, quarter));
        }
    }
    display
}

/// Plays random games with one deck, in batches.
#[derive(Clone, Debug)]
pub struct Playouts {
    cards: CardLayers,
}

/// Games in a batch: enough that few registers run half empty, few enough to stay in the cache.
const BATCH: usize = 64;

impl Playouts {
    /// Prepares a deck.
    pub fn new(deck: &Deck) -> Playouts {
        Playouts { cards: CardLayers::of(deck) }
    }

    /// Plays a game for each entry and writes its final total there: the same totals as
    /// [`random_game`] gives one after the other with the same dice.
    // Compiled by itself, so that its speed does not depend on the caller: inlined into the main function of the
    // command line it was a fifth slower in some builds than in others.
    #[inline(never)]
    pub fn play(&self, dice: &mut Dice, totals: &mut [u32]) {
        for totals in totals.chunks_mut(BATCH) {
            let mut ahead = *dice;
            scoring::totals(&self.cards.play(&mut ahead), totals);
            *dice = dice.skipped((totals.len() * CARDS) as u64);
        }
    }
}
