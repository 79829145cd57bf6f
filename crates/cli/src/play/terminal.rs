//! A game in the terminal: Limes alone, or Limits against bots.

use super::limes::solo::Solo;
use super::limits::table::Table;
use super::session::{Session, TerminalGame};
use crate::args::{GameName, PlayArgs};
use crate::deal::{self, SOLO};
use crate::input;
use crate::paint::Paint;
use crate::{output, seed};
use anyhow::{Context, bail};
use bots::Level;
use games::AnyRecord;
use limits::{MAX_PLAYERS, Record};
use std::io;
use std::path::Path;

/// The bots' names, and how many play if nobody says.
const BOTS: [&str; MAX_PLAYERS - 1] = ["Ben", "Cleo", "Dan", "Eve", "Finn"];
const USUAL_BOTS: usize = 2;
/// How well they play if nobody says.
const USUAL_LEVEL: Level = Level::Regular;

/// Plays until the game is over, the player leaves or nothing more is typed.
pub(super) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let record = match (&args.file, args.game.unwrap_or_default()) {
        (Some(path), _) => record(path)?,
        (None, GameName::Limes) => AnyRecord::Limes(new_limes(args)?),
        (None, GameName::Limits) => AnyRecord::Limits(new_limits(args)?),
    };
    match record {
        AnyRecord::Limes(record) => {
            if args.bots.is_some() || args.level.is_some() || args.mode.is_some() {
                bail!("--bots, --level and --mode are for Limits, Limes is played alone here");
            }
            sit_down(args, Solo::new(record, &seed::fresh()?))
        }
        AnyRecord::Limits(record) => {
            sit_down(args, Table::new(record, args.level.unwrap_or(USUAL_LEVEL)))
        }
    }
}

fn sit_down(args: &PlayArgs, game: impl TerminalGame) -> anyhow::Result<()> {
    let mut session = Session::new(game, Paint::for_stdout(), args.out.clone());
    // A file that cannot be written is better found now than after the first turn.
    session.write_out().with_context(|| {
        format!("{} cannot be written", args.out.as_deref().unwrap_or(Path::new("")).display())
    })?;
    output::finish(session.run(&mut io::stdin().lock(), &mut io::stdout().lock()))
}

fn new_limes(args: &PlayArgs) -> anyhow::Result<limes::Record> {
    let seed = seed::given_or_fresh(args.new.seed.as_deref())?;
    Ok(deal::new_limes(&args.new, &seed, &[SOLO.to_owned()])?.into_record())
}

fn new_limits(args: &PlayArgs) -> anyhow::Result<Record> {
    deal::refuse_limes_options(&args.new.table)?;
    let seed = seed::given_or_fresh(args.new.seed.as_deref())?;
    let bots = args.bots.unwrap_or(USUAL_BOTS);
    if !(1..=BOTS.len()).contains(&bots) {
        bail!("--bots: you can play against 1 to {} bots, not {bots}", BOTS.len());
    }
    let names = [SOLO].iter().chain(&BOTS[..bots]).map(|&name| name.to_owned()).collect();
    deal::new_limits(&seed, names, args.mode.unwrap_or_default())
}

/// Reads the record of a game that can be played here.
fn record(path: &Path) -> anyhow::Result<AnyRecord> {
    if input::is_stdin(path) {
        bail!("the record cannot come from standard input, where the turns are typed");
    }
    match input::record(path)? {
        AnyRecord::Limes(record) if record.game.players().len() != 1 => bail!(
            "{}: a game played here has one player, this one has {}",
            input::shown(path),
            record.game.players().len(),
        ),
        record => Ok(record),
    }
}
