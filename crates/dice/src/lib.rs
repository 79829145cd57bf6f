//! Random numbers for those who search, try and test. The draw of a game never comes from here: it follows from its seed.
//!
//! Players and benches of every game roll these dice, so they belong to none of the games.
//!
//! ```
//! let mut dice = dice::Dice::new(1);
//! assert!(dice.below(6) < 6);
//! ```
#![forbid(unsafe_code)]

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
    #[inline]
    pub fn skipped(self, rolls: u64) -> Dice {
        Dice(self.0.wrapping_add(STEP.wrapping_mul(rolls)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipping_is_rolling_and_looking_away() {
        let mut rolled = Dice::new(5);
        for _ in 0..7 {
            rolled.roll();
        }
        assert_eq!(Dice::new(5).skipped(7).roll(), rolled.roll());
    }

    #[test]
    fn numbers_stay_below_and_all_come() {
        let mut dice = Dice::new(6);
        let mut seen = [false; 6];
        (0..100).for_each(|_| seen[dice.below(6)] = true);
        assert_eq!(seen, [true; 6]);
        assert!((0..100).all(|_| (0.0..1.0).contains(&dice.unit())));
        assert_eq!(dice.below(1), 0);
    }

    #[test]
    fn shuffling_keeps_everything() {
        let mut items: Vec<usize> = (0..20).collect();
        Dice::new(7).shuffle(&mut items);
        assert!(!items.is_sorted());
        items.sort_unstable();
        assert!(items.into_iter().eq(0..20));
        Dice::new(7).shuffle::<u8>(&mut []);
    }
}
