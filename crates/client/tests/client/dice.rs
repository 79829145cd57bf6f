//! Chance that a seed decides.

use record::{Seed, Stream};

pub(crate) struct Dice(Stream);

impl Dice {
    pub(crate) fn new(seed: &str, purpose: &str) -> Dice {
        Dice(Seed::new(seed).expect("a seed").stream(purpose))
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    /// True this many times in a hundred.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// A delay of at least 1 ms, mostly short.
    pub(crate) fn delay(&mut self) -> u64 {
        let most = if self.chance(20) { 3000 } else { 100 };
        1 + self.below(most) as u64
    }
}
