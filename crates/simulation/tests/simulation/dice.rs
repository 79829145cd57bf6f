//! Chance that a seed decides.

/// Random numbers, and what a simulation asks of them.
#[derive(Clone, Copy)]
pub(crate) struct Dice(dice::Dice);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(dice::Dice::new(seed))
    }

    pub(crate) fn roll(&mut self) -> u64 {
        self.0.roll()
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    /// One of these, the last one included.
    pub(crate) fn between(&mut self, from: usize, to: usize) -> usize {
        from + self.below(to - from + 1)
    }

    /// True this many times in a thousand.
    pub(crate) fn chance(&mut self, per_mille: usize) -> bool {
        self.below(1000) < per_mille
    }

    pub(crate) fn one_of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    /// So many random bytes.
    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.roll() as u8)
    }
}
