//! Reading files: never more than a record may hold, and every fault with the name of the file.

use anyhow::{Context, anyhow, bail};
use games::AnyRecord;
use limes::Deck;
use record::MAX_BYTES;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Whether the path means standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path == Path::new("-")
}

/// How sentences name the file.
pub(crate) fn shown(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// Reads a record; its header `Game` decides of which game.
pub(crate) fn record(path: &Path) -> anyhow::Result<AnyRecord> {
    let record = bytes(path).and_then(|bytes| Ok(AnyRecord::parse(&bytes)?));
    record.with_context(|| shown(path))
}

/// Reads a deck of Limes.
pub(crate) fn deck(path: &Path) -> anyhow::Result<Deck> {
    let read = || {
        let bytes = bytes(path)?;
        if bytes.len() > MAX_BYTES {
            bail!("a deck has at most 1 MB, this is larger");
        }
        let text = std::str::from_utf8(&bytes).map_err(|_| anyhow!("the text is not UTF-8"))?;
        Ok(Deck::from_toml(text)?)
    };
    read().with_context(|| shown(path))
}

/// What the file holds, but only so much of it that one can see when it is too large.
fn bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_BYTES as u64 + 1;
    let read = if is_stdin(path) {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| {
            if file.metadata()?.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            file.take(most).read_to_end(&mut bytes)
        })
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(fault) => Err(match fault.kind() {
            io::ErrorKind::NotFound => anyhow!("there is no such file"),
            io::ErrorKind::IsADirectory => anyhow!("this is a directory, not a file"),
            io::ErrorKind::PermissionDenied => anyhow!("this file may not be read"),
            _ => anyhow!("cannot be read: {fault}"),
        }),
    }
}
