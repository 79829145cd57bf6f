//! `limes selfplay`: bots of one level, many times: solo in Limes, among themselves in Limits.

mod limes;
mod limits;

use crate::args::{GameName, SelfplayArgs};
use anyhow::Context;
use std::fs;
use std::path::Path;

/// Plays, writes the records and says how it went.
pub(crate) fn run(args: &SelfplayArgs) -> anyhow::Result<String> {
    match args.game {
        GameName::Limes => limes::run(args),
        GameName::Limits => limits::run(args),
    }
}

/// Makes the folder for the records, if there is to be one.
fn make_folder(folder: Option<&Path>) -> anyhow::Result<()> {
    let Some(folder) = folder else { return Ok(()) };
    fs::create_dir_all(folder)
        .with_context(|| format!("--out: the folder {} cannot be made", folder.display()))
}

/// Writes the record of a game that is over. The file gets its name when all of it is there, so that a run that is
/// interrupted leaves whole records and nothing else that looks like one.
fn write_record(folder: &Path, number: usize, extension: &str, record: &str) -> anyhow::Result<()> {
    let file = folder.join(format!("game-{:05}.{extension}", number + 1));
    let unfinished = file.with_extension("part");
    fs::write(&unfinished, record)
        .and_then(|()| fs::rename(&unfinished, &file))
        .with_context(|| format!("--out: {} cannot be written", file.display()))
}
