//! Seeds, as given or made up.

use anyhow::{Context, anyhow};
use record::Seed;

/// The letters of a made-up seed: none is easily taken for another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The seed that was asked for, or a new one.
pub(crate) fn given_or_fresh(given: Option<&str>) -> anyhow::Result<Seed> {
    match given {
        Some(text) => Seed::new(text).context("--seed"),
        None => fresh(),
    }
}

/// A seed that nobody has used before, short enough to read out: 80 random bits from the operating
/// system as `k7f3-92hd-x4mw-8tqz`.
pub(crate) fn fresh() -> anyhow::Result<Seed> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)
        .map_err(|fault| anyhow!("the operating system gives no random numbers: {fault}"))?;
    Ok(Seed::new(&spelled(bytes))?)
}

fn spelled(bytes: [u8; 16]) -> String {
    // 32 letters divide the 256 values of a byte evenly.
    let letters = bytes.map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()]));
    let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_seeds_are_short_and_differ() {
        assert_eq!(spelled(std::array::from_fn(|n| 30 + 3 * n as u8)), "y147-adgk-pswz-258b");
        let [one, other] = [fresh().expect("a seed"), fresh().expect("a seed")];
        assert_eq!(one.as_str().len(), 19);
        assert_ne!(one, other);
    }
}
