//! `limes serve`, `limes backup` and `limes check`: a server for others.

use crate::args::{BackupArgs, CheckArgs, ServeArgs};
use crate::{lan, output};
use anyhow::Context;
use server::storage::{DatabaseAddress, Storage};
use server::{Assets, Config, Server};
use std::future::Future;
use std::io::{self, IsTerminal as _};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use tokio::runtime::{Builder, Runtime};
use tokio::{select, signal};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{FilterExt as _, FilterFn, LevelFilter};
use tracing_subscriber::layer::Filter;

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<()> {
    log();
    warn_root();
    let listener = TcpListener::bind(&args.address.numbers[..])
        .with_context(|| format!("--address: {} cannot be used", args.address))?;
    let listening = listener.local_addr().context("no address")?;
    let config = config(args, listening);
    allow_connections(config.limits.connections);
    runtime()?.block_on(async {
        let (storage, place) = match &args.database {
            Some(url) => connect(url, args.database_password_file.as_deref()).await?,
            None => (open(&args.data).await?, args.data.display().to_string()),
        };
        let warn = |why: &str| tracing::warn!("{why}");
        serve(listener, storage, config, app()?, args.admin_socket.as_deref(), warn, |address| {
            output::print(&format!("{address}\n"))?;
            tracing::info!(address, data = place, "ready");
            Ok(())
        })
        .await
    })
}

/// Connects to a PostgreSQL database; returns its name for the log, too.
async fn connect(url: &str, password: Option<&Path>) -> anyhow::Result<(Storage, String)> {
    let mut address: DatabaseAddress = url.parse().context("--database")?;
    if let Some(file) = password {
        let text = std::fs::read_to_string(file)
            .with_context(|| format!("--database-password-file: {}", file.display()))?;
        // Editors end the last line.
        address = address.with_password(text.trim_end_matches(['\r', '\n']));
    }
    let storage = Storage::connect(&address).await.context("--database")?;
    Ok((storage, address.to_string()))
}

/// A fault in a server that runs as root is a fault of the whole machine.
fn warn_root() {
    #[cfg(unix)]
    if rustix::process::geteuid().is_root() {
        tracing::warn!(
            "the server runs as root and needs no such rights: start it as a user of its own, as packaging/limes.service does"
        );
    }
}

/// The configuration of a server that listens at this address.
fn config(args: &ServeArgs, listening: SocketAddr) -> Config {
    let mut config = args.chosen.config();
    // A server with a public address does not tell the world about the networks it is in.
    if config.public_url.is_none() {
        config.lan = lan::addresses(listening);
    }
    config
}

/// Each connection is an open file, and systems allow a program few of them unless it asks for more.
fn allow_connections(connections: usize) {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        // A few are needed for the database and what else is open.
        let needed = connections as u64 + 64;
        let raised = raised_limit(current, maximum, needed).map_or(Ok(()), |wanted| {
            setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum })
        });
        if raised.is_err() || maximum.is_some_and(|maximum| maximum < needed) {
            tracing::warn!(?maximum, needed, "the system allows fewer open files than connections");
        }
    }
    #[cfg(not(unix))]
    let _ = connections;
}

/// The limit to ask for; `None` if the current one cannot be raised or suffices: a sandbox may forbid to ask.
///
/// It is never more than is needed: some systems say that there is no maximum, and refuse to take it at its word.
#[cfg(unix)]
fn raised_limit(current: Option<u64>, maximum: Option<u64>, needed: u64) -> Option<u64> {
    let wanted = maximum.map_or(needed, |maximum| maximum.min(needed));
    current.filter(|&current| current < wanted).map(|_| wanted)
}

/// Serves what is stored there; says the address when everything is ready, and before that what does not work.
pub(crate) async fn serve(
    listener: TcpListener,
    storage: Storage,
    config: Config,
    app: Assets,
    admin_socket: Option<&Path>,
    warn: impl Fn(&str),
    say: impl FnOnce(&str) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    // Watched before the address is known, so that nobody can be too quick.
    let stop = stop_asked_for()?;
    let server = Server::new(listener, storage, config, app).await;
    #[cfg_attr(not(unix), expect(unused_mut, reason = "there are no sockets in folders"))]
    let mut server = server.context("the server cannot listen")?;
    #[cfg(unix)]
    if let Err(fault) = server.open_admin_socket(admin_socket) {
        warn(&format!("limes admin will not work: {fault}"));
    }
    #[cfg(not(unix))]
    let _ = (warn, admin_socket);
    let address = format!("http://{}", server.address().context("no address")?);
    say(&address)?;
    server.run(stop).await;
    Ok(())
}

/// Names the folder of a web app that is served instead of the embedded one; `cargo xtask play` sets it.
const APP: &str = "LIMES_APP";

/// The web app.
pub(crate) fn app() -> anyhow::Result<Assets> {
    match std::env::var_os(APP).filter(|folder| !folder.is_empty()) {
        Some(folder) => {
            let folder = Path::new(&folder);
            Assets::in_folder(folder).with_context(|| format!("{APP}: {}", folder.display()))
        }
        None => Ok(Assets::embedded()),
    }
}

/// Opens what is stored in a folder.
pub(crate) async fn open(data: &Path) -> anyhow::Result<Storage> {
    Storage::open(data).await.with_context(|| format!("--data: {}", data.display()))
}

/// The threads that answer requests.
pub(crate) fn runtime() -> anyhow::Result<Runtime> {
    Builder::new_multi_thread().enable_all().build().context("no runtime")
}

/// Logs on standard error: lines for people in a terminal, JSON for programs. `RUST_LOG` says how much.
fn log() {
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    use tracing_subscriber::{Layer as _, fmt, registry};
    let chosen = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let filter = discreet(chosen);
    let layer = fmt::layer().with_writer(io::stderr);
    if io::stderr().is_terminal() {
        registry().with(layer.with_filter(filter)).init();
    } else {
        registry().with(layer.json().with_filter(filter)).init();
    }
}

/// Lets nothing secret through a filter.
fn discreet<S: 'static>(chosen: impl Filter<S> + 'static) -> impl Filter<S> + 'static {
    let filter = FilterFn::new(|about| is_discreet(about.target(), *about.level()));
    // Without this hint the filters together have none, and libraries prepare lines of every level for them to drop.
    chosen.and(filter.with_max_level_hint(LevelFilter::TRACE))
}

/// Whether lines of this origin and level tell nothing that is secret. Libraries that log their input tell hands and decisions.
fn is_discreet(target: &str, level: tracing::Level) -> bool {
    let own = target.split("::").next().is_some_and(|name| matches!(name, "limes" | "server"));
    own || level <= tracing::Level::INFO
}

/// Ctrl-C, or the end of the session it runs in.
fn stop_asked_for() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        let mut interrupt = signal::unix::signal(signal::unix::SignalKind::interrupt())?;
        let mut terminate = signal::unix::signal(signal::unix::SignalKind::terminate())?;
        Ok(async move {
            select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// Refuses a command that reads data folders if the server uses PostgreSQL: an old folder beside it is not what was meant.
fn refuse_database(database: Option<&String>, instead: &str) -> anyhow::Result<()> {
    match database {
        Some(_) => {
            anyhow::bail!("--database: this reads data folders; for PostgreSQL use {instead}")
        }
        None => Ok(()),
    }
}

/// Copies what a server has stored, which may go on meanwhile.
pub(crate) fn backup(args: &BackupArgs) -> anyhow::Result<String> {
    refuse_database(args.database.as_ref(), "its own tools, such as pg_dump")?;
    runtime()?.block_on(server::storage::copy(&args.data, &args.to))?;
    Ok(format!("{} holds everything that was stored.\n", args.to.display()))
}

/// Reads what a server has stored; tells whether all of it can be read.
pub(crate) fn check(args: &CheckArgs) -> anyhow::Result<bool> {
    refuse_database(args.database.as_ref(), "its own tools, such as pg_amcheck")?;
    let checking = server::check(&args.data);
    let checked = runtime()?
        .block_on(checking)
        .with_context(|| format!("--data: {}", args.data.display()))?;
    let mut text = String::new();
    if let Some(damage) = &checked.damage {
        text += &format!("The database is damaged: {damage}\n");
    }
    for (table, reason) in &checked.unreadable {
        text += &format!("{table} cannot be read: {reason}\n");
    }
    let is_whole = text.is_empty();
    let readable = checked.tables - checked.unreadable.len();
    text += &format!("{readable} of {} tables can be read.\n", checked.tables);
    output::print(&text)?;
    Ok(is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::{Cli, Command};
    use clap::Parser as _;

    #[test]
    fn lines_that_nobody_reads_are_not_prepared() {
        for (chosen, expected) in
            [("info", LevelFilter::INFO), ("server=debug", LevelFilter::DEBUG)]
        {
            let filter = discreet::<tracing_subscriber::Registry>(EnvFilter::new(chosen));
            assert_eq!(filter.max_level_hint(), Some(expected), "{chosen}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_limit_of_open_files_that_suffices_is_left_alone() {
        for (current, maximum) in [(Some(100), Some(100)), (Some(500), None), (None, None)] {
            assert_eq!(raised_limit(current, maximum, 100), None, "{current:?} {maximum:?}");
        }
        assert_eq!(raised_limit(Some(50), Some(80), 100), Some(80));
        assert_eq!(raised_limit(Some(80), Some(80), 100), None);
        for maximum in [Some(500), None] {
            assert_eq!(raised_limit(Some(50), maximum, 100), Some(100));
        }
    }

    #[test]
    fn addresses_in_local_networks_are_told_unless_there_is_a_public_one() {
        let lan = |flags: &[&str]| {
            let cli = Cli::try_parse_from(["limes", "serve"].iter().chain(flags));
            let Ok(Cli { command: Command::Serve(args) }) = cli else { panic!("{flags:?}") };
            config(&args, SocketAddr::from(([192, 168, 1, 5], 8080))).lan
        };
        assert_eq!(lan(&[]), ["http://192.168.1.5:8080"]);
        assert!(lan(&["--public-url", "https://games.example.org"]).is_empty());
    }
}
