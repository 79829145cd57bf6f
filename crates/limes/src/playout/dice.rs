//! Chance: random numbers, and the choices of a round cut from them.

use crate::card::{Quarter, Rotation};

/// A stream of random numbers: a counter, mixed by one wide multiplication.
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

/// The counter's step.
const STEP: u64 = 0xa076_1d64_78bd_642f;

impl Dice {
    /// Dice that always roll the same for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// 64 random bits.
    #[inline]
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// A random number below `n`, which is at least 1 and far below 2³².
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.roll() >> 32) * n as u64) >> 32) as usize
    }

    /// The same dice after so many rolls.
    #[inline]
    pub(super) fn skipped(self, rolls: u64) -> Dice {
        Dice(self.0.wrapping_add(STEP.wrapping_mul(rolls)))
    }
}

/// The choices of one round, cut from one roll of the dice.
#[derive(Clone, Copy, Debug)]
pub struct RandomRound(u64);

impl RandomRound {
    /// Rolls the dice.
    #[inline]
    pub fn roll(dice: &mut Dice) -> RandomRound {
        RandomRound(dice.roll())
    }

    /// Which of the `left` cards in the pile is drawn.
    #[inline]
    pub fn card(self, left: usize) -> usize {
        (((self.0 >> 32) * left as u64) >> 32) as usize
    }

    /// Which of the legal cells, counted row by row, is taken.
    #[inline]
    pub fn cell(self, legal: usize) -> usize {
        (((self.0 >> 5 & 0x07ff_ffff) * legal as u64) >> 27) as usize
    }

    /// How the card is turned.
    #[inline]
    pub fn rotation(self) -> Rotation {
        Rotation::ALL[(self.0 & 3) as usize]
    }

    /// The quarter for a worker, if one is to be placed: in half of all rounds.
    #[inline]
    pub fn worker(self) -> Option<Quarter> {
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

    /// The index of the worker's quarter, seen from the north-west of his card.
    #[inline]
    pub(super) fn quarter_shift(self) -> u64 {
        self.0 >> 3 & 1 | self.0 >> 1 & 8
    }
}
