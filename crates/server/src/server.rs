//! A server, from its first connection to its last.

#[cfg(unix)]
use crate::admin::{self, AdminSocket};
use crate::app::{App, Parts};
use crate::bans::Bans;
use crate::config::Config;
use crate::connections::Doors;
use crate::counter::Counter;
use crate::failed_logins::FailedLogins;
use crate::foreign_origins::ForeignOrigins;
use crate::limiter::Limiter;
use crate::live::{Hub, HubParts, Thinkers};
use crate::open_tables::OpenTables;
use crate::passwords::Passwords;
use crate::refusal_log::{self, RefusalLog};
use crate::storage::Storage;
use crate::{Assets, api, assets, clock, connections, retention, telemetry};
use axum::Router;
use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
#[cfg(unix)]
use std::path::Path;
use std::sync::{Arc, Once};
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
    #[cfg(unix)]
    admin: Option<AdminSocket>,
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
        if config.behind_proxy && config.public_url.is_none() {
            tracing::warn!(
                "--behind-proxy without --public-url: if the proxy speaks https, every browser will be refused"
            );
        }
        let refusals = RefusalLog::new(config.log_addresses);
        let refusals = refusals.map_err(|fault| io::Error::other(fault.message))?;
        let bans = storage.bans().await.map_err(io::Error::other)?;
        let (stopping, stops) = watch::channel(false);
        let app = App::new(Parts {
            hub: Hub::start(HubParts {
                store: Arc::new(storage.clone()),
                clock: Arc::clone(clock::system()),
                bots: Box::new(Thinkers::start(config.bot_threads)?),
                substitute_after: config.substitute_after,
                loaded_seats: config.limits.loaded_seats,
                nodes: None,
            }),
            limiter: Limiter::new(&config.limits),
            open_tables: OpenTables::new(&config.limits),
            connections: Counter::new(config.limits.connections_per_address),
            anonymous: Counter::new(config.limits.anonymous_sockets),
            passwords: Passwords::default(),
            failed_logins: FailedLogins::default(),
            nameless_proxy: Once::new(),
            bans: Bans::new(bans),
            visitors: Arc::default(),
            sessions: Arc::default(),
            identities: Arc::default(),
            seating: Arc::default(),
            foreign_origins: ForeignOrigins::default(),
            refusals: Arc::new(refusals),
            metrics: telemetry::recorder()?,
            port: listener.local_addr()?.port(),
            stopping: stops,
            storage,
            config,
        });
        let routes = assets::routes(assets, api::routes(app.clone()));
        Ok(Server {
            app,
            routes,
            listener,
            metrics,
            stopping,
            #[cfg(unix)]
            admin: None,
        })
    }

    #[cfg(test)]
    pub(crate) fn app(&self) -> App {
        self.app.clone()
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the operating system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Opens the socket for operators: at a path, or otherwise in the data folder, if there is one. Without it the server runs all
    /// the same.
    ///
    /// # Errors
    /// Why there is none.
    #[cfg(unix)]
    pub fn open_admin_socket(&mut self, path: Option<&Path>) -> io::Result<()> {
        self.admin = match (path, self.app.storage.folder()) {
            (Some(path), _) => Some(AdminSocket::open_at(path.to_owned())?),
            (None, Some(folder)) => Some(AdminSocket::open(folder)?),
            (None, None) => None,
        };
        Ok(())
    }

    /// Answers until `stop` happens. Then it tells everybody who is connected, finishes what is under way, and closes the
    /// storage.
    pub async fn run(self, stop: impl Future<Output = ()> + Send) {
        let config = &self.app.config;
        let doors = Doors {
            routes: self.routes,
            reserve: api::reserve_routes(self.app.clone()),
            refusal: api::refusal_routes(),
            most: config.limits.connections,
            by_network: (!config.behind_proxy).then(|| Arc::clone(&self.app.connections)),
            refusals: Arc::clone(&self.app.refusals),
            patience: config.limits.slow_reader,
        };
        let serving = connections::serve(self.listener, doors, self.stopping.subscribe());
        let operators = async {
            if let Some(listener) = self.metrics {
                let doors = Doors {
                    routes: api::metrics_routes(self.app.clone()),
                    reserve: api::reserve_routes(self.app.clone()),
                    refusal: api::refusal_routes(),
                    most: OPERATORS,
                    by_network: None,
                    refusals: Arc::clone(&self.app.refusals),
                    patience: config.limits.slow_reader,
                };
                connections::serve(listener, doors, self.stopping.subscribe()).await;
            }
        };
        #[cfg(unix)]
        let administration = admin::serve(&self.app, self.admin.as_ref());
        #[cfg(not(unix))]
        let administration = std::future::pending::<()>();
        let stopping = async {
            stop.await;
            tracing::info!("stopping");
            // Nobody hears it if everything has ended already.
            let _ = self.stopping.send(true);
            self.app.hub.stop_waking();
        };
        let serving = async { tokio::join!(serving, operators, stopping) };
        tokio::select! {
            _ = serving => {}
            () = telemetry::upkeep(self.app.metrics.clone()) => {}
            () = retention::run(self.app.clone()) => {}
            () = refusal_log::run(&self.app.refusals) => {}
            () = administration => {}
        }
        // Before another server can use the folder.
        #[cfg(unix)]
        drop(self.admin);
        self.app.storage.close().await;
    }
}

fn listening(listener: TcpListener) -> io::Result<tokio::net::TcpListener> {
    listener.set_nonblocking(true)?;
    tokio::net::TcpListener::from_std(listener)
}
