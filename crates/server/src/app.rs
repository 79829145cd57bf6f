//! What every request can reach.

use crate::bans::Bans;
use crate::config::Config;
use crate::counter::Counter;
use crate::failed_logins::FailedLogins;
use crate::foreign_origins::ForeignOrigins;
use crate::identities::Identities;
use crate::limiter::Limiter;
use crate::live::Hub;
use crate::open_tables::OpenTables;
use crate::passwords::Passwords;
use crate::refusal_log::RefusalLog;
use crate::seating::Seating;
use crate::sessions::Sessions;
use crate::storage::Storage;
use crate::visitors::Visitors;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::{Arc, Once};
use tokio::sync::watch;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

/// The parts.
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) storage: Storage,
    pub(crate) hub: Hub,
    pub(crate) limiter: Limiter,
    pub(crate) open_tables: OpenTables,
    /// All connections, or behind a proxy all sockets and streams.
    pub(crate) connections: Arc<Counter>,
    /// Sockets and streams without an identity.
    pub(crate) anonymous: Arc<Counter>,
    pub(crate) passwords: Passwords,
    pub(crate) failed_logins: FailedLogins,
    /// Whether a proxy that does not name its visitors was logged.
    pub(crate) nameless_proxy: Once,
    pub(crate) bans: Bans,
    pub(crate) visitors: Arc<Visitors>,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) identities: Arc<Identities>,
    pub(crate) seating: Arc<Seating>,
    pub(crate) foreign_origins: ForeignOrigins,
    pub(crate) refusals: Arc<RefusalLog>,
    pub(crate) metrics: PrometheusHandle,
    /// The port that the server listens at.
    pub(crate) port: u16,
    /// Becomes true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    /// All parts together.
    pub(crate) fn new(parts: Parts) -> App {
        App(Arc::new(parts))
    }

    /// Waits until the server is about to stop.
    pub(crate) async fn stops(&self) {
        let mut stopping = self.stopping.clone();
        // Whoever could say so has gone, so it stops.
        let _ = stopping.wait_for(|&stopping| stopping).await;
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
