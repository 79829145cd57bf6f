//! The fixed way from a seed to a shuffle.
//!
//! No library's generator is used, so the same seed gives the same game on every machine and in
//! every version: numbers are cut from SHA-256 blocks and used by a plain Fisher–Yates shuffle.

use sha2::{Digest, Sha256};
use std::fmt;

/// The longest seed, in characters.
const MAX_SEED: usize = 64;

/// The letters of a spelled seed: none is easily taken for another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A text of 1 to 64 characters that decides a draw or a deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seed(String);

/// Why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedFault {
    /// Nothing but blanks.
    Empty,
    /// More than 64 characters.
    TooLong(usize),
    /// A line break or another control character, which no header can carry.
    Control,
}

impl fmt::Display for SeedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeedFault::Empty => write!(f, "a seed needs at least one character"),
            SeedFault::TooLong(n) => {
                write!(f, "a seed has at most {MAX_SEED} characters, this one has {n}")
            }
            SeedFault::Control => write!(f, "a seed cannot hold control characters"),
        }
    }
}

impl std::error::Error for SeedFault {}

impl Seed {
    /// Reads a seed; blanks at its ends are dropped.
    ///
    /// # Errors
    /// If nothing is left, or more than 64 characters, or a control character is inside.
    pub fn new(text: &str) -> Result<Seed, SeedFault> {
        let text = text.trim();
        match text.chars().count() {
            0 => Err(SeedFault::Empty),
            n if n > MAX_SEED => Err(SeedFault::TooLong(n)),
            _ if text.chars().any(char::is_control) => Err(SeedFault::Control),
            _ => Ok(Seed(text.to_owned())),
        }
    }

    /// A new seed out of random bytes, which the caller has: 80 bits of them, short enough to read out.
    ///
    /// ```
    /// let seed = record::Seed::spelled([9, 1, 4, 77, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    /// assert_eq!(seed.as_str(), "914d-5678-9abc-defg");
    /// ```
    pub fn spelled(random: [u8; 16]) -> Seed {
        // 32 letters divide the 256 values of a byte evenly.
        let letters = random.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
        let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
        Seed(groups.join("-"))
    }

    /// The text of the seed, without blanks at its ends.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The numbers this seed gives for one purpose, such as `limes-draw-1`.
    pub fn stream(&self, purpose: &str) -> Stream {
        let key = Sha256::digest(format!("{purpose}:{}", self.0));
        Stream { key: key.into(), block: 0, numbers: [0; 4], used: 4 }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An endless row of numbers, decided by a [`Seed`] alone.
#[derive(Clone, Debug)]
pub struct Stream {
    key: [u8; 32],
    block: u64,
    numbers: [u64; 4],
    used: usize,
}

impl Stream {
    fn next(&mut self) -> u64 {
        if self.used == self.numbers.len() {
            let hash = Sha256::new().chain_update(self.key).chain_update(self.block.to_le_bytes());
            let bytes: [u8; 32] = hash.finalize().into();
            for (number, eight) in self.numbers.iter_mut().zip(bytes.chunks_exact(8)) {
                // The first byte is the lowest.
                *number = eight.iter().rfold(0, |number, &byte| number << 8 | u64::from(byte));
            }
            self.block += 1;
            self.used = 0;
        }
        self.used += 1;
        self.numbers[self.used - 1]
    }

    /// A number below `n`, every one equally likely. `n` must not be 0.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        // The largest multiple of n that fits; what lies above would favour small answers.
        // 2⁶⁴ itself has no u64, so the floor is taken from 2⁶⁴ − 1 and mended where n divides 2⁶⁴.
        let rest = (u64::MAX % n + 1) % n;
        loop {
            let x = self.next();
            if rest == 0 || x < 0u64.wrapping_sub(rest) {
                return (x % n) as usize;
            }
        }
    }

    /// Puts the list into an order, every order equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in 0..list.len().saturating_sub(1) {
            let other = i + self.below(list.len() - i);
            list.swap(i, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_at_the_ends_do_not_count() {
        assert_eq!(Seed::new("  a b "), Seed::new("a b"));
    }

    #[test]
    fn spelled_seeds_are_seeds_and_differ() {
        let seed = Seed::spelled(std::array::from_fn(|n| 30 + 3 * n as u8));
        assert_eq!(seed.as_str(), "y147-adgk-pswz-258b");
        assert_eq!(Seed::new(seed.as_str()), Ok(seed.clone()));
        assert_ne!(seed, Seed::spelled([0; 16]));
    }

    #[test]
    fn rubbish_is_no_seed() {
        assert_eq!(Seed::new("   "), Err(SeedFault::Empty));
        assert_eq!(Seed::new(&"x".repeat(65)), Err(SeedFault::TooLong(65)));
        assert_eq!(Seed::new("a\nb"), Err(SeedFault::Control));
        assert!(Seed::new(&"☀".repeat(64)).is_ok());
    }

    #[test]
    fn below_stays_below_and_reaches_all() {
        let mut stream = Seed::new("below").expect("a seed").stream("test");
        for n in 1..30 {
            let mut seen = vec![0; n];
            for _ in 0..n * 50 {
                seen[stream.below(n)] += 1;
            }
            assert!(seen.iter().all(|&count| count > 0), "{n}: {seen:?}");
        }
    }

    #[test]
    fn purposes_give_different_numbers() {
        let seed = Seed::new("x").expect("a seed");
        assert_ne!(seed.stream("one").next(), seed.stream("two").next());
    }
}
