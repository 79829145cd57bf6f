//! Connections: how long callers wait for them, and whether the database can be reached.

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Error, PgConnection};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

/// The number of connections for everything but appends.
const CONNECTIONS: u32 = 8;
/// How long a caller waits for a connection.
const CONNECTING: Duration = Duration::from_secs(2);
/// How long a caller waits for the database. A connection without an answer in this time is given up.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);
/// The pause between two attempts to connect.
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(250);

/// Why nothing can be read or stored.
pub(super) const UNREACHABLE: &str = "PostgreSQL cannot be reached";

/// The connections for everything but appends, made when they are needed.
pub(super) fn pool(options: &PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(CONNECTING)
        // After a restart of the database the first callers would get the connections that it has closed.
        .test_before_acquire(true)
        .connect_lazy_with(options.clone())
}

/// Connects once.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    timeout(PATIENCE, options.connect()).await.unwrap_or_else(|_| Err(unanswered()))
}

/// Connects, however long that takes.
pub(super) async fn keep_connecting(options: &PgConnectOptions) -> PgConnection {
    loop {
        match connect(options).await {
            Ok(connection) => return connection,
            Err(error) => tracing::debug!(%error, "PostgreSQL cannot be reached"),
        }
        sleep(BETWEEN_ATTEMPTS).await;
    }
}

/// Waits for the answer to a query, but not for ever.
pub(super) async fn answer<T>(query: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    timeout(PATIENCE, query).await.unwrap_or_else(|_| Err(unanswered()))
}

/// The error for an answer that did not come in time.
pub(super) fn unanswered() -> Error {
    Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "PostgreSQL does not answer"))
}

/// Whether an error is the server's answer: the transaction is rolled back, and the connection can be used again.
pub(super) fn is_answer(error: &Error) -> bool {
    // Class 57 is a server that is shutting down, starting or ending this connection, and 25006 one that another has replaced.
    error.as_database_error().is_some_and(|error| {
        let code = error.code().unwrap_or_default();
        !code.starts_with("57") && !code.starts_with("08") && code != "25006"
    })
}

/// Whether an error tells that the database cannot be reached.
pub(super) fn is_outage(error: &Error) -> bool {
    match error {
        Error::Database(_) => !is_answer(error),
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::PoolTimedOut => true,
        _ => false,
    }
}

/// Whether two transactions stood in each other's way, so that another attempt may succeed.
pub(super) fn is_deadlock(error: &Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code == "40001" || code == "40P01")
}

/// Whether the database can be reached, as far as is known. Only the writer connects in order to find out.
#[derive(Debug, Default)]
pub(super) struct Reachability {
    is_lost: AtomicBool,
    doubted: Notify,
}

impl Reachability {
    /// Notes an outage; calls fail immediately until the writer has connected again.
    pub(super) fn lost(&self) {
        self.is_lost.store(true, Ordering::Relaxed);
        self.doubted.notify_one();
    }

    /// Notes that the writer is connected.
    pub(super) fn found(&self) {
        self.is_lost.store(false, Ordering::Relaxed);
    }

    pub(super) fn is_lost(&self) -> bool {
        self.is_lost.load(Ordering::Relaxed)
    }

    /// Waits until a caller could not reach the database.
    pub(super) async fn doubted(&self) {
        self.doubted.notified().await;
    }
}
