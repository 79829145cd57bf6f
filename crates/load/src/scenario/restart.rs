//! Many stored tables, and the plug is pulled.

use super::{say, stop_and_check};
use crate::acknowledged::{Acknowledged, Expected};
use crate::api;
use crate::args::RestartArgs;
use crate::http::{Http, for_each};
use crate::latency::Latencies;
use crate::report::{Bar, Report};
use crate::server_process::{Binary, Folder, ServerProcess};
use crate::stored_tables::{self, StoredTable, has_clock};
use anyhow::Context as _;
use protocol::{CommandId, Decide, Decided, Legal};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{Instant, sleep};

/// From the start of the process until a decision is stored.
const MOST_MS: f64 = 2000.0;
/// How many decide while the plug is pulled.
const AT_ONCE: usize = 200;
/// How long they have before that happens.
const UNDER_LOAD: Duration = Duration::from_millis(500);

const HEALTHY: &str = "from the start of the process until it says that it is healthy, longest";
const READY: &str = "from the start of the process until a decision is stored, longest";

pub(super) async fn run(
    binary: &Binary,
    folder: &Folder,
    args: RestartArgs,
) -> anyhow::Result<Report> {
    let mut report = Report::default();
    say(&format!("{} tables are stored", args.tables));
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as u64;
    let start = Instant::now();
    let tables = stored_tables::store(folder.path(), args.tables as usize, now).await?;
    report.count("tables stored", tables.len());
    report.time("to store them", start.elapsed());

    let (mut healthy, mut ready, mut acknowledged) = (Vec::new(), Vec::new(), Vec::new());
    // Everybody decides somewhere else each time: at a table that is not in memory.
    let stride = tables.len() / (args.times as usize + 1);
    for time in 0..args.times as usize {
        say(&format!("start {} of {}", time + 1, args.times));
        let start = Instant::now();
        let server = ServerProcess::start(binary, folder.path())?;
        while !is_healthy(&server).await {
            sleep(Duration::from_millis(1)).await;
        }
        healthy.push(start.elapsed());
        let own = &tables[time * stride..(time + 1) * stride];
        let first = decide(&mut Http::connect(server.address()).await?, &own[0], 0).await?;
        ready.push(start.elapsed());
        acknowledged.extend(first);
        let deciding = under_load(&server, own);
        acknowledged.extend(deciding.await);
        server.kill()?;
    }
    let (healthy, ready) = (Latencies::of(healthy), Latencies::of(ready));
    report.time(HEALTHY, healthy.longest());
    report.time(READY, ready.longest());
    report.bar(READY, Bar::AtMost(MOST_MS));

    say("what the server says is compared with its database");
    let server = ServerProcess::start(binary, folder.path())?;
    // Those where something was decided, and some of the others. Not those with a clock: bots play on there.
    let is_told = |&number: &usize| !has_clock(number) && number % stride < 2 * AT_ONCE;
    let told: Vec<usize> = (0..tables.len()).filter(is_told).collect();
    let told = for_each(server.address(), told.len(), async |http, index| {
        let StoredTable { table, guests } = &tables[told[index]];
        api::state(http, &guests[0], *table).await
    });
    let expected = Expected { acknowledged, told: told.await?, is_complete: false };
    stop_and_check(server, folder, expected, &mut report).await?;
    Ok(report)
}

async fn is_healthy(server: &ServerProcess) -> bool {
    match Http::connect(server.address()).await {
        Ok(mut http) => http.succeeds("/healthz").await,
        Err(_) => false,
    }
}

/// Lets many decide until the time is over, and tells what was acknowledged by then.
async fn under_load(server: &ServerProcess, tables: &[StoredTable]) -> Vec<Acknowledged> {
    let address = server.address();
    let acknowledged = std::cell::RefCell::new(Vec::new());
    let deciding = for_each(address, AT_ONCE.min(tables.len() - 1), async |http, index| {
        for seat in [0, 1] {
            let decided = decide(http, &tables[index + 1], seat).await?;
            acknowledged.borrow_mut().extend(decided);
        }
        Ok(())
    });
    // Whoever is not done by then is cut off with the server.
    let _ = tokio::time::timeout(UNDER_LOAD, deciding).await;
    acknowledged.into_inner()
}

/// Decides for a seat, unless nothing is asked.
async fn decide(
    http: &mut Http,
    stored: &StoredTable,
    seat: usize,
) -> anyhow::Result<Option<Acknowledged>> {
    let StoredTable { table, guests } = stored;
    let guest = &guests[seat];
    let token = Some(guest.token.as_str());
    let legal: Legal = http.get(&format!("/api/tables/{table}/legal"), token).await?;
    let Some(asked) = legal.asked else { return Ok(None) };
    let decision = legal.legal.into_iter().next().context("nothing is legal")?;
    let id = CommandId::new(&format!("after a restart {asked}"))?;
    let path = format!("/api/tables/{table}/decisions");
    let command = Decide { id: id.clone(), asked, decision };
    let Decided { version } = http.post(&path, token, &command).await?;
    Ok(Some(Acknowledged { table: *table, player: guest.player, id, version }))
}
