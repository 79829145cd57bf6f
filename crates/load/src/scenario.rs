//! What happens to a server.

mod large;
mod players;
mod restart;

use crate::acknowledged::{Checked, Expected};
use crate::api::Guest;
use crate::args::{Args, Scenario};
use crate::client::Client;
use crate::report::Report;
use crate::server_process::{Binary, Folder, ServerProcess};
use anyhow::Context as _;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use protocol::TableId;
use std::net::SocketAddr;

/// How many sockets open at once.
const OPENING: usize = 128;

/// Runs a scenario.
pub(crate) async fn run(args: &Args) -> anyhow::Result<Report> {
    let binary = Binary::new(&args.server)?;
    let folder = Folder::new(args.folder.as_deref())?;
    let mut report = match args.scenario {
        Scenario::Players(chosen) => players::run(&binary, &folder, chosen).await,
        Scenario::Large(chosen) => large::run(&binary, &folder, chosen).await,
        Scenario::Restart(chosen) => restart::run(&binary, &folder, chosen).await,
    }?;
    report.measure_only = args.measure_only;
    Ok(report)
}

/// Connects everybody to their table.
async fn connect(
    address: SocketAddr,
    seated: Vec<(Guest, TableId)>,
) -> anyhow::Result<Vec<Client>> {
    let opening = seated.into_iter().map(|(guest, table)| Client::connect(address, guest, table));
    stream::iter(opening).buffer_unordered(OPENING).try_collect().await
}

/// Stops the server and compares its database with what is expected.
async fn stop_and_check(
    server: ServerProcess,
    folder: &Folder,
    expected: Expected,
    report: &mut Report,
) -> anyhow::Result<()> {
    server.stop()?;
    let checked = expected.check(folder.path()).await.context("the database is not right")?;
    let Checked { tables, decisions, states } = checked;
    report.count("acknowledged decisions, each stored exactly once", decisions);
    report.count("tables replayed from their events", tables);
    report.count("states of the server, each that of the replay", states);
    Ok(())
}

/// Says on the way what is going on.
fn say(what: &str) {
    eprintln!("load: {what}");
}
