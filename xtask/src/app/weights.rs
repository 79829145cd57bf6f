//! Which program holds the bots' nets: the thinker, and not the page, which everybody waits for.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

/// The files with what the nets of the two games have learned, somewhere in the bots' folder.
const FILES: [&str; 2] = ["weights.bin", "learned.weights"];
/// So many bytes from its middle are enough to recognise a net.
const SAMPLE: usize = 64;

/// Whether the nets are where they belong.
pub(super) fn check(bots: &Path, page: &[u8], thinker: &[u8]) -> Result<()> {
    for file in FILES {
        let weights = weights(bots, file)?;
        let middle = weights.len() / 2;
        let sample = weights.get(middle..middle + SAMPLE).context("the net is too small")?;
        // If it were not in the thinker, the search for it would find nothing anywhere.
        ensure!(holds(thinker, sample), "the thinker does not hold {file}, or not as it is");
        ensure!(!holds(page, sample), "the page holds {file}: something in it calls the bots");
    }
    Ok(())
}

fn weights(bots: &Path, file: &str) -> Result<Vec<u8>> {
    let path = find(bots, file).with_context(|| format!("{} holds no {file}", bots.display()))?;
    fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
}

fn holds(program: &[u8], sample: &[u8]) -> bool {
    program.windows(sample.len()).any(|bytes| bytes == sample)
}

fn find(folder: &Path, file: &str) -> Option<PathBuf> {
    let entries: Vec<PathBuf> =
        fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    let here = entries.iter().find(|path| path.ends_with(file)).cloned();
    here.or_else(|| entries.iter().filter(|path| path.is_dir()).find_map(|path| find(path, file)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps;

    #[test]
    fn the_nets_are_in_the_thinker_and_nowhere_else() -> Result<()> {
        let bots = steps::root().join("crates/bots");
        let [limes, limits] = [weights(&bots, FILES[0])?, weights(&bots, FILES[1])?];
        let with_both = [b"\0asm", &limes[..], b"and", &limits[..], b"rest"].concat();
        let without = b"\0asm and nothing of it".to_vec();
        assert!(check(&bots, &without, &with_both).is_ok());
        for net in [limes, limits] {
            let with_one = [b"\0asm", &net[..]].concat();
            assert!(check(&bots, &with_one, &with_both).is_err());
            assert!(check(&bots, &without, &with_one).is_err());
        }
        assert!(check(&bots, &without, &without).is_err());
        assert!(check(Path::new("no such folder"), &without, &with_both).is_err());
        Ok(())
    }
}
