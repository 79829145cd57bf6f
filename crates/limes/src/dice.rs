//! Random numbers for those who search, try and test. The draw of a game never comes from here: it follows from its seed.

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

    /// A random number from 0 to below 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.roll() >> 40) as f32 / (1 << 24) as f32
    }

    /// Puts the items into a random order, every order being as likely as any other.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The same dice after so many rolls.
    #[cfg(feature = "playout")]
    #[inline]
    pub(crate) fn skipped(self, rolls: u64) -> Dice {
        Dice(self.0.wrapping_add(STEP.wrapping_mul(rolls)))
    }
}
