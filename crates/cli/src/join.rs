//! `limes join`: an engine takes a seat at a table of a server.
//!
//! The game is played in a thread of its own, so that a request to stop is heard at any time: then the seat is left, and a bot of
//! the server plays on until the same player joins again.

mod authorities;
mod link;
mod player;
mod result;
mod server;
mod signals;
mod stop;
mod token_file;

use crate::args::JoinArgs;
use crate::engine_process::{EngineProcess, EngineStopper};
use crate::output;
use anyhow::{Context, bail};
use link::TableLink;
use player::EnginePlayer;
use protocol::Code;
use server::{Failure, TableClient};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;
use stop::Stop;
use token_file::NewTokenFile;

/// How long to wait before a server that is away is asked again.
const AWAY: Duration = Duration::from_secs(2);
/// How often a server may be away in a row before it is given up: about ten minutes.
const MOST_TRIES: u32 = 300;
/// How long a request for a seat may hold up a stop.
const STOPPING: Duration = Duration::from_secs(3);
/// The name of an engine without one.
const NAME: &str = "Engine";
/// How many engines without a name find room at one table.
const NAMESAKES: usize = 99;

/// What the main thread is told.
enum Event {
    /// A seat was taken.
    Seated(TableClient),
    /// The engine runs.
    Started(EngineStopper),
    /// The game is over, or cannot go on.
    Ended(anyhow::Result<String>),
    /// Somebody wants this program to stop.
    Signal(i32),
    /// The seat was left, or could not be.
    Left(anyhow::Result<()>),
}

/// Plays until the game is over or a signal comes.
pub(crate) fn run(args: JoinArgs) -> anyhow::Result<()> {
    let link: TableLink = args.url.parse().context("URL")?;
    if let Some(name) = &args.name {
        record::check_name(name).context("--name")?;
    }
    let table = TableClient::new(&link, authorities::roots(args.ca.as_deref(), &link)?)?;
    let keeps_identity = args.token_file.is_some();
    let (tell, events) = mpsc::channel();
    let signals = tell.clone();
    // The receiver lives as long as the program.
    signals::listen(move |signal| drop(signals.send(Event::Signal(signal))))
        .context("signals cannot be heard")?;
    let game = tell.clone();
    let stop = Stop::default();
    let patience = stop.clone();
    thread::spawn(move || {
        let ended = play(&args, &link, table, &game, &patience);
        drop(game.send(Event::Ended(ended)));
    });
    output::print(&supervise(&events, &tell, &stop, keeps_identity)?)
}

/// Waits for the end of the game, and leaves the table if a signal comes first. A second signal ends the program immediately.
fn supervise(
    events: &Receiver<Event>,
    tell: &Sender<Event>,
    stop: &Stop,
    keeps_identity: bool,
) -> anyhow::Result<String> {
    let mut seated: Option<TableClient> = None;
    let mut engine: Option<EngineStopper> = None;
    let mut is_stopping = false;
    let leave = |table: TableClient| {
        let tell = tell.clone();
        thread::spawn(move || drop(tell.send(Event::Left(table.leave()))));
    };
    loop {
        let is_finding_seat = is_stopping && seated.is_none();
        match next(events, is_finding_seat.then_some(STOPPING))? {
            Event::Seated(table) => {
                if is_stopping {
                    leave(table.clone());
                }
                seated = Some(table);
            }
            Event::Started(stopper) => engine = Some(stopper),
            Event::Signal(signal) if is_stopping => {
                if let Some(engine) = &engine {
                    engine.stop();
                }
                // As shells count a program that was ended by a signal.
                std::process::exit(128 + signal);
            }
            Event::Signal(_) => {
                is_stopping = true;
                stop.request();
                if let Some(table) = seated.clone() {
                    eprintln!("Leaving the table.");
                    leave(table);
                }
            }
            // What goes wrong for a player who leaves is nobody's concern any more.
            Event::Ended(Err(_)) if is_stopping && seated.is_some() => {}
            Event::Ended(Err(_)) if is_stopping => return Ok(unseated(keeps_identity).to_owned()),
            Event::Ended(ended) => return ended,
            Event::Left(left) => {
                if let Some(engine) = &engine {
                    engine.stop();
                }
                left.context("the seat could not be left, so the others wait for it")?;
                return Ok(farewell(keeps_identity).to_owned());
            }
        }
    }
}

/// The next event, which may take this long.
fn next(events: &Receiver<Event>, most: Option<Duration>) -> anyhow::Result<Event> {
    let event = match most {
        Some(most) => events.recv_timeout(most),
        None => events.recv().map_err(RecvTimeoutError::from),
    };
    match event {
        Err(RecvTimeoutError::Timeout) => bail!(
            "the server does not answer; if it has given a seat to this engine, the others wait for it"
        ),
        event => event.context("the game was interrupted"),
    }
}

/// Said if a signal comes before there is a seat to leave.
fn unseated(keeps_identity: bool) -> &'static str {
    if keeps_identity {
        "Stopped before sitting down. A seat that this --token-file had before was not left.\n"
    } else {
        "Stopped before sitting down.\n"
    }
}

fn farewell(keeps_identity: bool) -> &'static str {
    if keeps_identity {
        "Left the table. If the game has begun, a bot plays on until you join again with the same --token-file.\n"
    } else {
        "Left the table. If the game has begun, a bot plays on.\n"
    }
}

/// Sits down and plays until the game is over; returns its result.
fn play(
    args: &JoinArgs,
    link: &TableLink,
    mut table: TableClient,
    tell: &Sender<Event>,
    stop: &Stop,
) -> anyhow::Result<String> {
    let name = identify(&mut table, args, stop)?;
    let (seat, name) = sit_down(&table, args, name, stop)?;
    drop(tell.send(Event::Seated(table.clone())));
    eprintln!("{} has seat {seat} at {link}.", output::printable(&name));
    let mut engine = EngineProcess::start(&args.engine, Duration::from_millis(args.time))
        .inspect_err(|_| drop(table.leave()))?;
    drop(tell.send(Event::Started(engine.stopper())));
    let mut player = EnginePlayer::new(&mut engine, &table);
    let over = patiently(stop, || table.watch(|state| player.see(state)))?;
    Ok(result::text(&over))
}

/// Becomes the player in the token file, or a new guest; returns the name.
fn identify(table: &mut TableClient, args: &JoinArgs, stop: &Stop) -> anyhow::Result<String> {
    let wanted = args.name.as_deref().unwrap_or(NAME);
    let Some(file) = &args.token_file else {
        table.introduce(wanted)?;
        return Ok(wanted.to_owned());
    };
    match token_file::read(file)? {
        Some(token) => resume(table, args, file, &token, stop),
        None => {
            let file = NewTokenFile::create(file)?;
            file.write(table.introduce(wanted)?)?;
            Ok(wanted.to_owned())
        }
    }
}

/// Becomes a player again, under the name that was asked for if it is another one.
fn resume(
    table: &mut TableClient,
    args: &JoinArgs,
    file: &Path,
    token: &str,
    stop: &Stop,
) -> anyhow::Result<String> {
    // The server may be starting, too.
    let Some(name) = patiently(stop, || table.resume(token))? else {
        bail!("--token-file: this server does not know the token in {}", file.display());
    };
    match &args.name {
        Some(wanted) if *wanted != name => {
            patiently(stop, || table.rename(wanted))?;
            Ok(wanted.clone())
        }
        _ => Ok(name),
    }
}

/// Takes a seat. An engine that nobody gave a name is called after its number where others of that name sit.
fn sit_down(
    table: &TableClient,
    args: &JoinArgs,
    name: String,
    stop: &Stop,
) -> anyhow::Result<(usize, String)> {
    let mut name = name;
    for number in 2..=NAMESAKES {
        let joined = patiently(stop, || match table.join(args.seat) {
            Err(Failure::Refused(fault)) if fault.code == Code::NAME && args.name.is_none() => {
                Ok(None)
            }
            joined => joined.map(Some),
        });
        if let Some(seat) = joined? {
            return Ok((seat, name));
        }
        name = format!("{NAME} {number}");
        patiently(stop, || table.rename(&name))?;
    }
    bail!("there are too many engines without a --name at this table")
}

/// Does something as often as it takes, as long as the server is only away and nobody wants this program to stop.
fn patiently<R>(stop: &Stop, mut task: impl FnMut() -> Result<R, Failure>) -> anyhow::Result<R> {
    let mut tries = 0;
    let mut pause = Duration::ZERO;
    loop {
        if stop.wait(pause) {
            bail!("stopped");
        }
        match task() {
            Ok(result) => return Ok(result),
            Err(Failure::Away(why)) if tries < MOST_TRIES => {
                if tries == 0 {
                    eprintln!("The server is away ({}); waiting for it.", output::printable(&why));
                }
                tries += 1;
                pause = AWAY;
            }
            Err(Failure::Away(why)) => bail!("the server does not come back: {why}"),
            Err(Failure::Refused(fault)) => bail!("{fault} ({})", fault.code.as_str()),
            Err(Failure::Engine(fault)) => return Err(fault),
        }
    }
}
