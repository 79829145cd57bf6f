//! One table of thousands.

use super::{connect, say, stop_and_check};
use crate::acknowledged::Expected;
use crate::api;
use crate::args::LargeArgs;
use crate::client::{Client, News};
use crate::http::{Http, for_each};
use crate::latency::Latencies;
use crate::report::{Bar, Report};
use crate::server_process::{Binary, Folder, ServerProcess};
use anyhow::Context as _;
use limes::CARDS;
use protocol::Clock;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// Nobody runs out of time here, but a table of this size must have a clock.
const CLOCK: Clock = Clock::Hours(24);
/// From the last decision of a round until everybody has the next card.
const MOST_MS: f64 = 2000.0;
/// The most bytes of a state.
const MOST_BYTES: f64 = 8.0 * 1024.0;

const LONGEST: &str = "the longest message";
const WORST: &str = "from the last decision to the next card, p99 of the worst round";

pub(super) async fn run(
    binary: &Binary,
    folder: &Folder,
    args: LargeArgs,
) -> anyhow::Result<Report> {
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
    // Another connection: the server closes those over which nothing comes for a while.
    let mut http = Http::connect(address).await?;
    api::join(&mut http, &guests[players - 1], table).await?;
    let mut playing = JoinSet::new();
    let decided = Arc::new(watch::Sender::new(0));
    for (number, client) in clients.into_iter().enumerate() {
        let last_of = (number == 0).then_some(players);
        playing.spawn(play(client, last_of, Arc::clone(&decided)));
    }
    let (mut clients, mut last_decisions, mut arrivals) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (client, Played { decisions, next_cards }) = played.context("a client")??;
        clients.push(client);
        last_decisions.extend(decisions);
        arrivals.push(next_cards);
    }
    report.time(format!("for {CARDS} rounds"), start.elapsed());
    report_rounds(&last_decisions, &arrivals, &mut report);
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

/// What somebody saw of a game.
#[derive(Default)]
struct Played {
    /// When whoever is last in every round sent their decisions; nothing of the others.
    decisions: Vec<Instant>,
    /// When the next card was there, or after the last one the result.
    next_cards: Vec<Instant>,
}

/// Decides whenever something is asked, until the game is over. `decided` counts what was acknowledged to anybody; one player, who
/// is the last of so many, waits in each round until everybody else is done.
async fn play(
    mut client: Client,
    last_of: Option<usize>,
    decided: Arc<watch::Sender<usize>>,
) -> anyhow::Result<(Client, Played)> {
    let mut played = Played::default();
    let mut round = 0;
    while !client.is_over() {
        if client.is_asked() {
            round += 1;
            if let Some(players) = last_of {
                let mut counted = decided.subscribe();
                let mut others = pin!(counted.wait_for(|&decided| decided + 1 >= round * players));
                loop {
                    tokio::select! {
                        waited = &mut others => break drop(waited?),
                        heard = client.hear() => heard?,
                    };
                }
                played.decisions.push(Instant::now());
            }
            client.decide().await?;
        }
        match client.hear().await? {
            News::Acknowledged => decided.send_modify(|decided| *decided += 1),
            News::Asked(1) | News::Nothing => {}
            News::Asked(_) | News::Over => played.next_cards.push(Instant::now()),
        }
    }
    Ok((client, played))
}

/// For each round how long after the last decision was sent everybody had the next card, or the result.
fn report_rounds(last_decisions: &[Instant], arrivals: &[Vec<Instant>], report: &mut Report) {
    let waits: Vec<Latencies> = (0..CARDS)
        .zip(last_decisions)
        .map(|(round, &last)| {
            let arrived = arrivals.iter().filter_map(|arrivals| arrivals.get(round));
            Latencies::of(arrived.map(|arrived| arrived.saturating_duration_since(last)))
        })
        .collect();
    let longest = |of: fn(&Latencies) -> Duration| waits.iter().map(of).max().unwrap_or_default();
    let median = longest(|waits| waits.percentile(50));
    report.time("from the last decision to the next card, median of the worst round", median);
    report.time(WORST, longest(|waits| waits.percentile(99)));
    report.bar(WORST, Bar::AtMost(MOST_MS));
    report
        .time("from the last decision to the last player's next card", longest(Latencies::longest));
}
