//! A solo game of Limes in the terminal.

use super::session::Session;
use super::solo::Solo;
use crate::args::PlayArgs;
use crate::deal::{self, SOLO};
use crate::input;
use crate::paint::Paint;
use crate::{output, seed};
use anyhow::{Context, bail};
use games::AnyRecord;
use std::io;
use std::path::Path;

/// Plays until the game is over, the player leaves or nothing more is typed.
pub(super) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let record = match &args.game {
        Some(path) => solo_record(path)?,
        None => {
            let seed = seed::given_or_fresh(args.new.seed.as_deref())?;
            deal::new_limes(&args.new, &seed, &[SOLO.to_owned()])?.into_record()
        }
    };
    let solo = Solo::new(record, &seed::fresh()?);
    let mut session = Session::new(solo, Paint::for_stdout(), args.out.clone());
    // A file that cannot be written is better found now than after the first turn.
    session.write_out().with_context(|| {
        format!("{} cannot be written", args.out.as_deref().unwrap_or(Path::new("")).display())
    })?;
    output::finish(session.run(&mut io::stdin().lock(), &mut io::stdout().lock()))
}

/// Reads the record of a solo game of Limes.
fn solo_record(path: &Path) -> anyhow::Result<limes::Record> {
    if input::is_stdin(path) {
        bail!("the record cannot come from standard input, where the turns are typed");
    }
    match input::record(path)? {
        AnyRecord::Limes(record) if record.game.players().len() == 1 => Ok(record),
        AnyRecord::Limes(record) => bail!(
            "{}: a game played here has one player, this one has {}",
            input::shown(path),
            record.game.players().len(),
        ),
        AnyRecord::Limits(_) => {
            bail!("{}: only Limes is played here, this is Limits", input::shown(path))
        }
    }
}
