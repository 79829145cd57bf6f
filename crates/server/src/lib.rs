//! The server: for now it serves the web app, which is embedded in the binary.
#![forbid(unsafe_code)]

mod assets;
pub mod storage;

pub use assets::{Assets, EmbeddedFile};

use axum::Router;
use std::future::Future;
use std::io;
use std::net::TcpListener;

/// Everything that is served.
pub fn routes(assets: Assets) -> Router {
    assets::routes(assets)
}

/// Serves until `stop` happens, and then ends as soon as nobody is in the middle of a download.
///
/// # Errors
/// If the operating system does not let it listen.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    axum::serve(listener, routes).with_graceful_shutdown(stop).await
}
