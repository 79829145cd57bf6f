//! One table of thousands.

use super::{connect, say, stop_and_check};
use crate::acknowledged::Expected;
use crate::api;
use crate::args::LargeArgs;
use crate::client::{Client, News};
use crate::http::{Http, for_each};
use crate::latency::Latencies;
use crate::report::{Bar, Report};
use crate::server_process::{Folder, ServerProcess};
use anyhow::Context as _;
use limes::CARDS;
use protocol::Clock;
use std::path::Path;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// Nobody runs out of time here, but a table of this size must have a clock.
const CLOCK: Clock = Clock::Hours(24);
/// From the last decision of a round until everybody has the next card.
const MOST_MS: f64 = 2000.0;
/// The most bytes of a state.
const MOST_BYTES: f64 = 8.0 * 1024.0;

const LONGEST: &str = "the longest message";

/// When somebody's decision of a round was acknowledged, and when they had what came next.
#[derive(Clone, Copy)]
struct Round {
    acknowledged: Instant,
    next: Instant,
}

pub(super) async fn run(binary: &Path, folder: &Folder, args: LargeArgs) -> anyhow::Result<Report> {
    let mut report = Report::default();
    let players = args.players as usize;
    let server = ServerProcess::start(binary, folder.path())?;
    let address = server.address();
    say(&format!("{players} guests sit down at one table"));
    let start = Instant::now();
    let guests = api::guests(address, players).await?;
    report.time(format!("to make {players} guests"), start.elapsed());
    let (start, mut http) = (Instant::now(), Http::connect(address).await?);
    let table = api::make(&mut http, &guests[0], &api::limes(players, Some(CLOCK))).await?;
    // The last one waits: the join that fills the table begins the game.
    for_each(address, players - 2, async |http, index| {
        api::join(http, &guests[index + 1], table).await
    })
    .await?;
    report.time("for all but one of them to join", start.elapsed());
    let start = Instant::now();
    let seated = guests.iter().map(|guest| (guest.clone(), table)).collect();
    let clients = connect(address, seated).await?;
    report.time("to connect them", start.elapsed());

    say("the game begins");
    let start = Instant::now();
    api::join(&mut http, &guests[players - 1], table).await?;
    let mut playing = JoinSet::new();
    clients.into_iter().for_each(|client| drop(playing.spawn(play(client))));
    let (mut clients, mut rounds) = (Vec::new(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (client, played) = played.context("a client")??;
        clients.push(client);
        rounds.push(played);
    }
    report.time(format!("for {CARDS} rounds"), start.elapsed());
    report_rounds(&rounds, &mut report);
    let longest = clients.iter().map(Client::longest).max().unwrap_or_default();
    report.add(LONGEST, longest as f64, "B");
    report.bar(LONGEST, Bar::AtMost(MOST_BYTES));
    if let Some(memory) = server.memory() {
        report.add("memory of the server", memory / 1024.0, "MB");
    }

    say("what the server says is compared with its database");
    let told = for_each(address, players, async |http, index| {
        api::state(http, &guests[index], table).await
    });
    let told = told.await?;
    let acknowledged = clients.into_iter().flat_map(|client| client.leave().1).collect();
    let expected = Expected { acknowledged, told, is_complete: true };
    stop_and_check(server, folder, expected, &mut report).await?;
    Ok(report)
}

/// Decides whenever something is asked, until the game is over.
async fn play(mut client: Client) -> anyhow::Result<(Client, Vec<Round>)> {
    let mut rounds = Vec::with_capacity(CARDS);
    let mut acknowledged = None;
    loop {
        if client.is_asked() {
            client.decide().await?;
        }
        match client.hear().await? {
            News::Acknowledged => acknowledged = Some(Instant::now()),
            News::Asked(_) | News::Over => {
                if let Some(acknowledged) = acknowledged.take() {
                    rounds.push(Round { acknowledged, next: Instant::now() });
                }
                if client.is_over() {
                    return Ok((client, rounds));
                }
            }
            News::Nothing => {}
        }
    }
}

/// For each round how long after the last acknowledgement everybody had the next card, or the result.
fn report_rounds(rounds: &[Vec<Round>], report: &mut Report) {
    let mut p99s = Vec::new();
    for round in 0..CARDS {
        let played = || rounds.iter().filter_map(|rounds| rounds.get(round));
        let Some(last) = played().map(|round| round.acknowledged).max() else { continue };
        let waits = Latencies::of(played().map(|round| round.next.saturating_duration_since(last)));
        report.time(format!("round {}: to the next card, p99", round + 1), waits.percentile(99));
        p99s.push(waits);
    }
    let worst = p99s.iter().map(|waits| waits.percentile(99)).max().unwrap_or_default();
    let longest = p99s.iter().map(Latencies::longest).max().unwrap_or_default();
    report.time(WORST, worst);
    report.bar(WORST, Bar::AtMost(MOST_MS));
    report.time("from the last decision of a round to the last player's next card", longest);
}

const WORST: &str =
    "from the last decision of a round to everybody's next card, p99 of the worst round";
