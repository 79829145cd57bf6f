//! Which program holds the bots' net: the thinker, and not the page, which everybody waits for.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// The file with what the net has learned, somewhere in the bots' folder.
const FILE: &str = "weights.bin";
/// So many bytes from its middle are enough to recognise it.
const SAMPLE: usize = 64;

/// Whether the net is where it belongs.
pub(super) fn check(bots: &Path, page: &[u8], thinker: &[u8]) -> Result<()> {
    let path = find(bots).with_context(|| format!("{} holds no {FILE}", bots.display()))?;
    let weights = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let middle = weights.len() / 2;
    let sample = weights.get(middle..middle + SAMPLE).context("the net is too small")?;
    // If it were not in the thinker, the search for it would find nothing anywhere.
    ensure!(holds(thinker, sample), "the thinker does not hold the bots' net, or not as it is");
    ensure!(!holds(page, sample), "the page holds the bots' net: something in it calls the bots");
    Ok(())
}

fn holds(program: &[u8], sample: &[u8]) -> bool {
    program.windows(sample.len()).any(|bytes| bytes == sample)
}

fn find(folder: &Path) -> Option<PathBuf> {
    let entries: Vec<PathBuf> =
        fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    let here = entries.iter().find(|path| path.ends_with(FILE)).cloned();
    here.or_else(|| entries.iter().filter(|path| path.is_dir()).find_map(|path| find(path)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps;

    #[test]
    fn the_net_is_in_the_thinker_and_nowhere_else() -> Result<()> {
        let bots = steps::root().join("crates/bots");
        let weights = fs::read(find(&bots).context("no weights")?)?;
        let with_net = [b"\0asm", &weights[..], b"rest"].concat();
        let without = b"\0asm and nothing of it".to_vec();
        assert!(check(&bots, &without, &with_net).is_ok());
        assert!(check(&bots, &with_net, &with_net).is_err());
        assert!(check(&bots, &without, &without).is_err());
        assert!(check(Path::new("no such folder"), &without, &with_net).is_err());
        Ok(())
    }
}
