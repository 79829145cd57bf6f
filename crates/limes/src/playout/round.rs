//! The choices of a random round, cut from one random number.

use crate::card::{Quarter, Rotation};
use dice::Dice;

/// The choices of one round, cut from one roll of the dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RandomRound(u64);

impl RandomRound {
    /// Rolls the dice.
    #[inline]
    pub(crate) fn roll(dice: &mut Dice) -> RandomRound {
        RandomRound(dice.roll())
    }

    /// Which of the `left` cards in the pile is drawn.
    #[inline]
    pub(crate) fn card(self, left: usize) -> usize {
        (((self.0 >> 32) * left as u64) >> 32) as usize
    }

    /// Which of the legal cells, counted row by row, is taken.
    #[inline]
    pub(crate) fn cell(self, legal: usize) -> usize {
        (((self.0 >> 5 & 0x07ff_ffff) * legal as u64) >> 27) as usize
    }

    /// How the card is turned.
    #[inline]
    pub(crate) fn rotation(self) -> Rotation {
        Rotation::ALL[(self.0 & 3) as usize]
    }

    /// The quarter for a worker, if one is to be placed: in half of all rounds.
    #[inline]
    pub(crate) fn worker(self) -> Option<Quarter> {
        (self.0 & 4 != 0).then(|| Quarter::ALL[(self.0 >> 3 & 3) as usize])
    }

    /// How the card is turned, as a number.
    #[inline]
    pub(super) fn rotation_index(self) -> u32 {
        self.0 as u32 & 3
    }

    /// 1 if a worker is to be placed.
    #[inline]
    pub(super) fn worker_bit(self) -> u64 {
        self.0 >> 2 & 1
    }

    /// The index of the worker's quarter, seen from the north-west of its card.
    #[inline]
    pub(super) fn quarter_shift(self) -> u64 {
        self.0 >> 3 & 1 | self.0 >> 1 & 8
    }
}
