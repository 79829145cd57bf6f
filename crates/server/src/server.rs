//! A server, from its first connection to its last.

use crate::app::{App, Parts};
use crate::config::Config;
use crate::limiter::Limiter;
use crate::live::Hub;
use crate::passwords::Passwords;
use crate::storage::Storage;
use crate::{Assets, api, assets, connections};
use axum::Router;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::OnceLock;
use tokio::sync::watch;

/// How many may ask for figures at once, at the address of their own.
const OPERATORS: usize = 16;

/// A server that is ready to be asked.
pub struct Server {
    app: App,
    routes: Router,
    listener: tokio::net::TcpListener,
    metrics: Option<tokio::net::TcpListener>,
    stopping: watch::Sender<bool>,
}

impl Server {
    /// Prepares everything. Call it inside of a runtime.
    ///
    /// # Errors
    /// If the operating system does not let it listen.
    pub async fn new(
        listener: TcpListener,
        storage: Storage,
        config: Config,
        assets: Assets,
    ) -> io::Result<Server> {
        let listener = listening(listener)?;
        let metrics = match config.metrics {
            Some(address) => Some(tokio::net::TcpListener::bind(address).await?),
            None => None,
        };
        let (stopping, stops) = watch::channel(false);
        let app = App::new(Parts {
            hub: Hub::start(storage.clone(), config.bot_threads)?,
            limiter: Limiter::new(&config.limits),
            passwords: Passwords::default(),
            sessions: std::sync::Arc::default(),
            metrics: metrics_handle()?,
            port: listener.local_addr()?.port(),
            stopping: stops,
            storage,
            config,
        });
        let routes = assets::routes(assets, api::routes(app.clone()));
        Ok(Server { app, routes, listener, metrics, stopping })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the operating system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `stop` happens. Then it tells everybody who is connected, finishes what is under way, and closes the
    /// storage.
    pub async fn run(self, stop: impl Future<Output = ()> + Send) {
        let most = self.app.config.limits.connections;
        let serving =
            connections::serve(self.listener, self.routes, most, self.stopping.subscribe());
        let operators = async {
            if let Some(listener) = self.metrics {
                let routes = api::metrics_routes(self.app.clone());
                connections::serve(listener, routes, OPERATORS, self.stopping.subscribe()).await;
            }
        };
        let stopping = async {
            stop.await;
            tracing::info!("stopping");
            // Nobody hears it if everything has ended already.
            let _ = self.stopping.send(true);
            self.app.hub.stop_waking();
        };
        tokio::join!(serving, operators, stopping);
        self.app.storage.close().await;
    }
}

fn listening(listener: TcpListener) -> io::Result<tokio::net::TcpListener> {
    listener.set_nonblocking(true)?;
    tokio::net::TcpListener::from_std(listener)
}

/// Figures are counted once in a program, however many servers it runs.
fn metrics_handle() -> io::Result<PrometheusHandle> {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    if let Some(handle) = HANDLE.get() {
        return Ok(handle.clone());
    }
    const SECONDS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];
    let builder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
        .map_err(io::Error::other)?;
    let recorder = builder.build_recorder();
    let handle = HANDLE.get_or_init(|| recorder.handle()).clone();
    // Whoever was a moment quicker counts for all.
    let _ = metrics::set_global_recorder(recorder);
    Ok(handle)
}
