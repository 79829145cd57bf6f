//! Laying sixteen cards at random, without a display.
//!
//! A display never grows beyond 4×4, so columns and rows are kept modulo 4: a card's zones can be put
//! where they belong before anybody knows where the display's corner will be, and the full display is
//! turned into place once, at the end.

use super::BATCH;
use super::dice::{Dice, RandomRound};
use crate::bits::nth_bit;
use crate::card::Rotation;
use crate::cell::{Cell, Cells};
use crate::deck::{DECK, Deck};
use crate::display::{CARDS, WORKERS};

/// The sets of zones that are laid together. What is none of the first three on a full display is a
/// tower.
#[derive(Clone, Copy, Debug)]
pub(super) enum Layer {
    Field,
    Water,
    Forest,
    OneHut,
    TwoHuts,
    ThreeHuts,
}

const LAYERS: usize = 6;

/// Games that are laid side by side, so that none waits for its own last step.
const ABREAST: usize = 2;

/// Finished games, one column each.
#[derive(Clone, Debug)]
pub(super) struct Landed {
    pub(super) layers: [[u64; BATCH]; LAYERS],
    pub(super) workers: [u64; BATCH],
}

/// Every card in every rotation, in the north-west corner. The table is longer than the deck, so that
/// an index of seven bits needs no check.
#[derive(Clone, Debug)]
pub(super) struct Tiles(Box<[[u64; LAYERS]; 128]>);

impl Tiles {
    pub(super) fn of(deck: &Deck) -> Tiles {
        let mut tiles = Box::new([[0; LAYERS]; 128]);
        for (card, tiles) in deck.cards().iter().zip(tiles.chunks_exact_mut(4)) {
            for (rotation, tile) in Rotation::ALL.into_iter().zip(tiles) {
                let map = card.turned(rotation);
                let [one, two, three] = map.huts;
                *tile = [map.field, map.water, map.forest, one, two, three].map(|zones| zones.0);
            }
        }
        Tiles(tiles)
    }

    /// Plays a batch of games, each with the next sixteen rolls.
    pub(super) fn play(&self, dice: &mut Dice) -> Landed {
        let mut games = Landed { layers: [[0; BATCH]; LAYERS], workers: [0; BATCH] };
        let mut rows = [0; BATCH];
        let mut columns = [0; BATCH];
        for first in (0..BATCH).step_by(ABREAST) {
            let rolls = [(); ABREAST].map(|()| [(); CARDS].map(|()| RandomRound::roll(dice)));
            let mut corners = [[0; CARDS]; ABREAST];
            let cells = lay_cells(&rolls, &mut corners);
            for abreast in 0..ABREAST {
                let game = first + abreast;
                let layers = self.lay(&rolls[abreast], &corners[abreast]);
                for layer in 0..LAYERS {
                    games.layers[layer][game] = layers[layer];
                }
                games.workers[game] = workers(&rolls[abreast], &corners[abreast]);
                rows[game] = 16 * u64::from(cells[abreast].row() & 3);
                columns[game] = 2 * u64::from(cells[abreast].column() & 3);
            }
        }
        for layer in &mut games.layers {
            turn(layer, &rows, &columns);
        }
        turn(&mut games.workers, &rows, &columns);
        games
    }

    #[inline]
    fn lay(&self, rolls: &[RandomRound; CARDS], corners: &[u64; CARDS]) -> [u64; LAYERS] {
        let mut pile = (1u64 << DECK) - 1;
        let mut layers = [0; LAYERS];
        for round in 0..CARDS {
            let card = nth_bit(pile, rolls[round].card(DECK - round));
            pile ^= card;
            let tile = card.trailing_zeros() << 2 | rolls[round].rotation_index();
            for (layer, zones) in layers.iter_mut().zip(&self.0[tile as usize & 127]) {
                *layer |= zones << (corners[round] & 63);
            }
        }
        layers
    }
}

/// Moves zones so that each display's corner comes to the corner of the window.
#[inline]
fn turn(zones: &mut [u64; BATCH], rows: &[u64; BATCH], columns: &[u64; BATCH]) {
    for game in 0..BATCH {
        let (rows, columns) = (rows[game], columns[game]);
        let turned = zones[game] >> rows | zones[game] << (64 - rows & 63);
        let stay = (0x0101_0101_0101_0101 << (8 - columns)) - 0x0101_0101_0101_0101;
        zones[game] = turned >> columns & stay | turned << (8 - columns) & !stay;
    }
}

/// The zones of the workers: the first seven whom the dice call.
#[inline]
fn workers(rolls: &[RandomRound; CARDS], corners: &[u64; CARDS]) -> u64 {
    let called = (0..CARDS).fold(0, |called, round| called | rolls[round].worker_bit() << round);
    let mut placed = 0;
    let mut left = called;
    for _ in 0..WORKERS {
        placed |= left & left.wrapping_neg();
        left &= left.wrapping_sub(1);
    }
    (0..CARDS).fold(0, |workers, round| {
        let zone = rolls[round].quarter_shift() + corners[round];
        workers | (placed >> round & 1) << (zone & 63)
    })
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
