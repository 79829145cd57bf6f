//! Laying sixteen cards at random, without a display.
//!
//! A display never grows beyond 4×4, so columns and rows are kept modulo 4: a card's zones can be put
//! where they belong before anybody knows where the display's corner will be, and the full display is
//! turned into place once, at the end.

use super::BATCH;
use super::round::RandomRound;
use crate::bits::nth_bit;
use crate::card::Rotation;
use crate::cell::{Cell, Cells};
use crate::deck::{DECK, Deck};
use crate::display::{CARDS, WORKERS};
use crate::zones::Zones;
use dice::Dice;

/// A full display in four sets of zones, which fill one wide register. Two sets tell the landscape
/// ([`Layers`] numbers 0 and 1: field 01, water 10, forest 11, tower 00), two the number of huts.
pub(super) type Layers = [u64; 4];

/// A finished game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FinishedGame {
    pub(super) layers: Layers,
    pub(super) workers: u64,
}

/// Games that are laid side by side, so that none waits for its own last step.
const ABREAST: usize = 4;

/// Every card in every rotation, in the north-west corner. The table is longer than the deck, so that
/// an index of seven bits needs no check.
#[derive(Clone, Debug)]
pub(super) struct CardLayers(Box<[Layers; 128]>);

impl CardLayers {
    pub(super) fn of(deck: &Deck) -> CardLayers {
        let mut cards = Box::new([Layers::default(); 128]);
        for (card, rotations) in deck.cards().iter().zip(cards.chunks_exact_mut(4)) {
            for (rotation, layers) in Rotation::ALL.into_iter().zip(rotations) {
                let map = card.turned(rotation);
                let [one, two, three] = map.huts;
                let odd = one.without(two) | three;
                *layers =
                    [map.field | map.forest, map.water | map.forest, odd, two].map(|zones| zones.0);
            }
        }
        CardLayers(cards)
    }

    /// Plays a batch of games, each with the next sixteen rolls.
    pub(super) fn play(&self, dice: &mut Dice) -> [FinishedGame; BATCH] {
        let mut games = [FinishedGame::default(); BATCH];
        for games in games.chunks_exact_mut(ABREAST) {
            let rolls = [(); ABREAST].map(|()| [(); CARDS].map(|()| RandomRound::roll(dice)));
            let mut corners = [[0; CARDS]; ABREAST];
            let cells = lay_cells(&rolls, &mut corners);
            for (i, game) in games.iter_mut().enumerate() {
                let turn = turn(cells[i]);
                game.layers = self.lay(&rolls[i], &corners[i]).map(&turn);
                game.workers = turn(workers(&rolls[i], &corners[i]));
            }
        }
        games
    }

    #[inline]
    fn lay(&self, rolls: &[RandomRound; CARDS], corners: &[u64; CARDS]) -> Layers {
        let mut pile = (1u64 << DECK) - 1;
        let mut layers = Layers::default();
        for round in 0..CARDS {
            let card = nth_bit(pile, rolls[round].card(DECK - round));
            pile ^= card;
            let index = card.trailing_zeros() << 2 | rolls[round].rotation_index();
            let turned = &self.0[index as usize & 127];
            for layer in 0..layers.len() {
                layers[layer] |= turned[layer] << (corners[round] & 63);
            }
        }
        layers
    }
}

/// The westernmost zone of every row.
const WEST: u64 = Zones::WEST.0;

/// Moves zones so that the display's first cell comes to the corner of the window.
#[inline]
fn turn(first: Cell) -> impl Fn(u64) -> u64 {
    let rows = 16 * u64::from(first.row() & 3);
    let columns = 2 * u64::from(first.column() & 3);
    // All ones where nothing moves over the edge; where nothing moves at all, the sum wraps to that.
    let stay = (WEST << (8 - columns)).wrapping_sub(WEST);
    move |zones| {
        let zones = zones >> rows | zones << ((64 - rows) & 63);
        zones >> columns & stay | zones << (8 - columns) & !stay
    }
}

/// The zones of the workers: the first seven whom the dice call.
#[inline]
fn workers(rolls: &[RandomRound; CARDS], corners: &[u64; CARDS]) -> u64 {
    let mut called =
        (0..CARDS).fold(0, |called, round| called | rolls[round].worker_bit() << round);
    let mut workers = 0;
    for _ in 0..WORKERS {
        let round = called.trailing_zeros() as usize % CARDS;
        let zone = (rolls[round].quarter_shift() + corners[round]) & 63;
        workers |= u64::from(called != 0) << zone;
        called &= called.wrapping_sub(1);
    }
    workers
}

/// Chooses the cells of all rounds, for several games in step, and gives each display's first cell.
/// A card's corner is the index of its north-west zone, columns and rows modulo 4.
#[inline]
fn lay_cells(
    rolls: &[[RandomRound; CARDS]; ABREAST],
    corners: &mut [[u64; CARDS]; ABREAST],
) -> [Cell; ABREAST] {
    let mut laid = [Cells::NONE; ABREAST];
    let mut beside = [Cells::START; ABREAST];
    let mut reach = [Cells::ALL; ABREAST];
    for round in 0..CARDS {
        for game in 0..ABREAST {
            let legal = beside[game].and(reach[game]).without(laid[game]);
            let cell = legal.at(rolls[game][round].cell(legal.len()));
            laid[game] = laid[game].or(Cells::one(cell));
            beside[game] = beside[game].or(Cells::beside_one(cell));
            reach[game] = reach[game].and(Cells::within_reach(cell));
            corners[game][round] = u64::from(16 * (cell.row() & 3) + 2 * (cell.column() & 3));
        }
    }
    laid.map(|mut laid| laid.next().unwrap_or(Cell::START))
}
