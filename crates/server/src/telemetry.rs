//! The metrics of a server: their names, what they mean, and where they are counted.
//!
//! Every metric is described and has a value as soon as the server starts, so that a rate or an alert works before the
//! first event. The names are documented in docs/OPERATING.md, and a test compares the two.

use metrics::{
    Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use protocol::Code;
use std::io;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

const SOCKETS: &str = "limes_sockets";
const PLAYERS_CONNECTED: &str = "limes_players_connected";
const TABLES_IN_MEMORY: &str = "limes_tables_in_memory";
const DATABASE_BYTES: &str = "limes_database_bytes";
const WAL_BYTES: &str = "limes_database_wal_bytes";
const DISK_FREE_BYTES: &str = "limes_disk_free_bytes";
const DAMAGED: &str = "limes_database_damaged";
const FAILED_WRITES: &str = "limes_failed_writes_total";
const TABLES: &str = "limes_tables_total";
const PLAYERS: &str = "limes_players_total";
const REFUSED: &str = "limes_refused_total";

/// Upper bounds of the latency buckets, in seconds.
const SECONDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Samples wait in memory until they are sorted into buckets; without this an unwatched server would collect them forever.
const UPKEEP: Duration = Duration::from_secs(5);

/// Codes that are exported as zero from the start. Others, such as those of the rules, appear with their first refusal.
const WATCHED_CODES: [Code; 13] = [
    Code::JSON,
    Code::FIELD,
    Code::ORIGIN,
    Code::PATH,
    Code::TOO_LARGE,
    Code::TOO_MANY,
    Code::PLAYER,
    Code::PASSWORD,
    Code::NAME,
    Code::TABLE,
    Code::STALE,
    Code::BUSY,
    Code::STOPPING,
];

/// A latency that is exported as a histogram.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Latency {
    /// An API request, until its response begins.
    Request,
    /// A player's decision, until it is safe on disk or refused.
    Decision,
    /// A write to the database, waiting for its turn included.
    Append,
}

impl Latency {
    const fn name(self) -> &'static str {
        match self {
            Latency::Request => "limes_request_seconds",
            Latency::Decision => "limes_decision_seconds",
            Latency::Append => "limes_append_seconds",
        }
    }

    /// Records the time since `start`.
    pub(crate) fn record(self, start: Instant) {
        histogram!(self.name()).record(start.elapsed());
    }
}

/// Values that are read when the metrics are rendered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readings {
    pub(crate) tables_in_memory: usize,
    pub(crate) players_connected: usize,
    pub(crate) database_damaged: bool,
    pub(crate) database_bytes: u64,
    pub(crate) wal_bytes: u64,
    pub(crate) disk_free_bytes: u64,
}

/// All metrics in the text format of Prometheus.
pub(crate) fn render(handle: &PrometheusHandle, readings: Readings) -> String {
    gauge!(TABLES_IN_MEMORY).set(readings.tables_in_memory as f64);
    gauge!(PLAYERS_CONNECTED).set(readings.players_connected as f64);
    gauge!(DAMAGED).set(if readings.database_damaged { 1.0 } else { 0.0 });
    gauge!(DATABASE_BYTES).set(readings.database_bytes as f64);
    gauge!(WAL_BYTES).set(readings.wal_bytes as f64);
    gauge!(DISK_FREE_BYTES).set(readings.disk_free_bytes as f64);
    handle.render()
}

/// Counts a socket until the guard is dropped, however its task ends.
#[derive(Debug)]
pub(crate) struct OpenSocket(());

impl OpenSocket {
    pub(crate) fn count() -> OpenSocket {
        gauge!(SOCKETS).increment(1);
        OpenSocket(())
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        gauge!(SOCKETS).decrement(1);
    }
}

pub(crate) fn table_created() {
    counter!(TABLES).increment(1);
}

pub(crate) fn player_created() {
    counter!(PLAYERS).increment(1);
}

pub(crate) fn write_failed() {
    counter!(FAILED_WRITES).increment(1);
}

pub(crate) fn refused(code: &Code) {
    counter!(REFUSED, "code" => code.as_str().to_owned()).increment(1);
}

/// Sorts waiting samples into their buckets for as long as the future is polled.
pub(crate) async fn upkeep(handle: PrometheusHandle) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        handle.run_upkeep();
    }
}

/// The recorder. A program has one, however many servers it runs.
pub(crate) fn recorder() -> io::Result<PrometheusHandle> {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(handle) = HANDLE.get() {
        return Ok(handle.clone());
    }
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
        .map_err(io::Error::other)?;
    let recorder = builder.build_recorder();
    let handle = HANDLE.get_or_init(|| recorder.handle()).clone();
    // If two servers start at the same time, the first recorder counts for both.
    let _ = metrics::set_global_recorder(recorder);
    describe();
    Ok(handle)
}

/// Describes every metric and gives it its first value.
fn describe() {
    for (name, help) in [
        (SOCKETS, "Sockets that are open now."),
        (PLAYERS_CONNECTED, "Players with at least one open socket or stream."),
        (DAMAGED, "1 if SQLite has found damage in the database since the start."),
        (TABLES_IN_MEMORY, "Tables that are loaded; an unused one is unloaded after a minute."),
    ] {
        describe_gauge!(name, help);
        gauge!(name).set(0.0);
    }
    for (name, help) in [
        (DATABASE_BYTES, "Size of the database file limes.db."),
        (WAL_BYTES, "Size of the write-ahead log limes.db-wal."),
        (DISK_FREE_BYTES, "Free space on the disk of the database."),
    ] {
        describe_gauge!(name, Unit::Bytes, help);
        gauge!(name).set(0.0);
    }
    for (name, help) in [
        (TABLES, "Tables created since the start."),
        (PLAYERS, "Guests created since the start."),
        (FAILED_WRITES, "Attempts to store something that failed since the start."),
    ] {
        describe_counter!(name, help);
        counter!(name).absolute(0);
    }
    describe_counter!(REFUSED, "Refused requests and socket messages since the start, by code.");
    for code in WATCHED_CODES {
        counter!(REFUSED, "code" => code.as_str().to_owned()).absolute(0);
    }
    for (latency, help) in [
        (Latency::Request, "Time until the response to an API request begins."),
        (Latency::Decision, "Time until a player's decision is safe on disk or refused."),
        (Latency::Append, "Time until a change of a table is safe on disk."),
    ] {
        describe_histogram!(latency.name(), Unit::Seconds, help);
        let _ = histogram!(latency.name());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The metrics of the table "What to watch".
    fn documented() -> BTreeSet<String> {
        let page = include_str!("../../../docs/OPERATING.md");
        let rows = page.lines().filter(|line| line.starts_with("| `limes_"));
        let names = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
        names
            .filter(|name| name.starts_with("limes_"))
            .map(|name| name.split('{').next().unwrap_or(name).to_owned())
            .collect()
    }

    #[test]
    fn every_metric_has_a_help_text_and_a_value_from_the_start_and_is_documented() {
        let handle = recorder().expect("the first recorder of this process");
        let page = handle.render();
        let described: BTreeSet<String> = page
            .lines()
            .filter_map(|line| line.strip_prefix("# HELP "))
            .map(|line| {
                let (name, help) = line.split_once(' ').expect("a help text");
                assert!(help.ends_with('.'), "{line}");
                name.to_owned()
            })
            .collect();
        let typed: BTreeSet<String> = page
            .lines()
            .filter_map(|line| line.strip_prefix("# TYPE "))
            .filter_map(|line| line.split(' ').next())
            .map(str::to_owned)
            .collect();
        assert_eq!(described, typed);
        assert_eq!(described, documented());
        for name in &described {
            let has_value = page.lines().any(|line| {
                line.strip_prefix(name.as_str())
                    .is_some_and(|rest| rest.starts_with([' ', '{']) || rest.starts_with("_count "))
            });
            assert!(has_value, "{name} has no value:\n{page}");
        }
        assert!(page.contains("limes_refused_total{code=\"server/busy\"} 0"), "{page}");
    }
}
