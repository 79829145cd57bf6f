//! Seeds, as given or made up.

use anyhow::{Context, anyhow};
use record::Seed;

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
    Ok(Seed::spelled(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_seeds_are_short_and_differ() {
        let [one, other] = [fresh().expect("a seed"), fresh().expect("a seed")];
        assert_eq!(one.as_str().len(), 19);
        assert_ne!(one, other);
    }
}
