//! Choices read from the fuzzer's bytes.

/// Bytes that are used up one by one.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// The next byte, if any is left.
    pub(crate) fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A number below `n`, which is not 0.
    pub(crate) fn below(&mut self, n: usize) -> Option<usize> {
        let low = usize::from(self.next()?);
        let high = if n > 256 { usize::from(self.next()?) } else { 0 };
        Some((high << 8 | low) % n)
    }

    /// One of these, which are not none.
    pub(crate) fn pick<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        self.below(things.len()).map(|place| things[place])
    }
}
