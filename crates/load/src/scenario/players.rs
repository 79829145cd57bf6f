//! Many players at tables of two.

use super::{connect, say, stop_and_check};
use crate::acknowledged::Expected;
use crate::api::{self, Guest};
use crate::args::PlayersArgs;
use crate::client::{Client, News};
use crate::http::for_each;
use crate::latency::Latencies;
use crate::pace::Pace;
use crate::report::{Bar, Report};
use crate::server_process::{Binary, Folder, ServerProcess};
use anyhow::Context as _;
use protocol::TableId;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// Memory of the server for a connected player.
const MOST_KB: f64 = 20.0;
/// From the moment a decision is due to its acknowledgement.
const MOST_MS: f64 = 25.0;
/// How much of the chosen rate must be reached.
const OF_RATE: f64 = 0.99;

const PER_PLAYER: &str = "memory of the server for a player who is connected";
const AFTERWARDS: &str = "memory of the server for a player after all decisions";
const RATE: &str = "decisions at a steady rate";
const STEADY: &str = "from due to stored";
const FLOOD: &str = "as fast as possible: from due to stored";

pub(super) async fn run(
    binary: &Binary,
    folder: &Folder,
    args: PlayersArgs,
) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let tables = (args.players / 2) as usize;
    let server = ServerProcess::start(binary, folder.path())?;
    let empty = server.memory();
    say(&format!("{} guests sit down at {tables} tables", 2 * tables));
    let seated = seat(server.address(), tables).await?;
    let start = Instant::now();
    let mut clients = connect(server.address(), seated.clone()).await?;
    report.count("players connected, each watching their table", clients.len());
    report.time("to connect them", start.elapsed());
    let per_player = |memory: Option<f64>| Some((memory? - empty?) / (2 * tables) as f64);
    if let Some(memory) = per_player(server.memory()) {
        report.add(PER_PLAYER, memory, "KB");
        report.bar(PER_PLAYER, Bar::AtMost(MOST_KB));
    }

    say(&format!("{} decisions a second for {} s", args.rate, args.seconds));
    let duration = Duration::from_secs(args.seconds.into());
    let spent = server.processor_time();
    let steady;
    (clients, steady) = decide(clients, Pace::steady(args.rate, duration)).await?;
    report.add(RATE, steady.per_second(), "/s");
    report.bar(RATE, Bar::AtLeast((f64::from(args.rate) * OF_RATE).floor()));
    report.latencies(STEADY, &steady.latencies);
    report.bar(&format!("{STEADY}, p99"), Bar::AtMost(MOST_MS));
    if let (Some(before), Some(after)) = (spent, server.processor_time()) {
        let cores = (after - before) / steady.took.as_secs_f64();
        report.add("processors busy for the server meanwhile", cores, "");
    }

    if args.flood > 0 {
        say(&format!("decisions as fast as possible for {} s", args.flood));
        let pace = Pace::unbounded(Duration::from_secs(args.flood.into()));
        let flood;
        (clients, flood) = decide(clients, pace).await?;
        report.add("decisions as fast as possible", flood.per_second(), "/s");
        report.latencies(FLOOD, &flood.latencies);
    }
    if let Some(memory) = per_player(server.memory()) {
        report.add(AFTERWARDS, memory, "KB");
        report.bar(AFTERWARDS, Bar::AtMost(MOST_KB));
    }

    say("what the server says is compared with its database");
    let told = for_each(server.address(), tables, async |http, index| {
        let (guest, table) = &seated[2 * index];
        api::state(http, guest, *table).await
    });
    let told = told.await?;
    let acknowledged = clients.into_iter().flat_map(|client| client.leave().1).collect();
    let expected = Expected { acknowledged, told, is_complete: true };
    stop_and_check(server, folder, expected, &mut report).await?;
    Ok(report)
}

/// Makes tables of two and fills them.
async fn seat(address: SocketAddr, tables: usize) -> anyhow::Result<Vec<(Guest, TableId)>> {
    let guests = api::guests(address, 2 * tables).await?;
    let made = for_each(address, tables, async |http, index| {
        let (maker, other) = (&guests[2 * index], &guests[2 * index + 1]);
        let table = api::make(http, maker, &api::limes(2, None)).await?;
        api::join(http, other, table).await?;
        Ok(table)
    });
    let made = made.await?;
    Ok(guests.iter().cloned().zip(made.into_iter().flat_map(|table| [table, table])).collect())
}

/// What was decided in a while.
struct Decisions {
    latencies: Latencies,
    took: Duration,
}

impl Decisions {
    fn per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.took.as_secs_f64()
    }
}

/// Lets everybody decide at this pace.
async fn decide(clients: Vec<Client>, pace: Pace) -> anyhow::Result<(Vec<Client>, Decisions)> {
    let pace = Arc::new(pace);
    let start = Instant::now();
    let mut playing = JoinSet::new();
    for client in clients {
        playing.spawn(play(client, Arc::clone(&pace)));
    }
    let (mut clients, mut latencies, mut last) = (Vec::new(), Vec::new(), start);
    while let Some(played) = playing.join_next().await {
        let (client, decisions) = played.context("a client")??;
        clients.push(client);
        for (due, stored) in decisions {
            latencies.push(stored - due);
            last = last.max(stored);
        }
    }
    Ok((clients, Decisions { latencies: Latencies::of(latencies), took: last - start }))
}

/// Decides whenever something is asked and the pace allows. Tells when each decision was due and when it was acknowledged.
async fn play(
    mut client: Client,
    pace: Arc<Pace>,
) -> anyhow::Result<(Client, Vec<(Instant, Instant)>)> {
    let mut decisions = Vec::new();
    loop {
        let due = {
            let mut permit = std::pin::pin!(pace.permit());
            // Who is not asked does not queue, but listens until the time is over.
            loop {
                if client.is_asked() {
                    tokio::select! {
                        due = &mut permit => break due,
                        heard = client.hear() => heard?,
                    };
                } else if client.is_over() {
                    break None;
                } else {
                    tokio::select! {
                        () = pace.over() => break None,
                        heard = client.hear() => heard?,
                    };
                }
            }
        };
        let Some(due) = due else { return Ok((client, decisions)) };
        client.decide().await?;
        while client.hear().await? != News::Acknowledged {}
        decisions.push((due, Instant::now()));
    }
}
