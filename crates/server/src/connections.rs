//! Connections: how many, how slow they may be, and how they end.

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt;

/// How long the head of a request may take: whoever is slower keeps a connection for nothing.
const HEAD: Duration = Duration::from_secs(10);
/// What the head of a request may have.
const MOST_HEAD: usize = 16 * 1024;
/// How long connections may still take when the server stops.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long to wait when the operating system has no room for a connection.
const NO_ROOM: Duration = Duration::from_millis(100);

/// A place among the connections, kept as long as the connection is there; a socket takes it over.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    _permit: Arc<OwnedSemaphorePermit>,
}

/// Serves until `stop` is true, and then until everybody has been answered, or for a few seconds.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    most: usize,
    mut stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(most));
    let told = stop.clone();
    let accepting = async {
        loop {
            // Without a free place nobody is let in; they wait in the queue of the operating system.
            let Ok(permit) = Arc::clone(&places).acquire_owned().await else { return };
            match listener.accept().await {
                Ok((stream, address)) => {
                    let place = Place { _permit: Arc::new(permit) };
                    let (routes, stop) = (routes.clone(), told.clone());
                    tokio::spawn(connection(stream, address, routes, place, stop));
                }
                Err(fault) => {
                    tracing::warn!(%fault, "a connection was not let in");
                    tokio::time::sleep(NO_ROOM).await;
                }
            }
        }
    };
    tokio::select! {
        () = accepting => {}
        () = stop_asked(&mut stop) => {}
    }
    drop(listener);
    let all = u32::try_from(most).unwrap_or(u32::MAX);
    // Whoever is not done by then is cut off with the program.
    let _ = tokio::time::timeout(PATIENCE, places.acquire_many(all)).await;
}

async fn stop_asked(stop: &mut watch::Receiver<bool>) {
    // Whoever could say so has gone, so it stops.
    let _ = stop.wait_for(|&stop| stop).await;
}

async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    routes: Router,
    place: Place,
    mut stop: watch::Receiver<bool>,
) {
    // Answers are small and somebody waits for them.
    let _ = stream.set_nodelay(true);
    let held = place.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(place.clone());
        routes.clone().oneshot(request.map(axum::body::Body::new))
    });
    let mut served = std::pin::pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .max_buf_size(MOST_HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades()
    );
    tokio::select! {
        // What goes wrong on a connection is the client's business.
        _ = served.as_mut() => {}
        () = stop_asked(&mut stop) => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
    drop(held);
}
