//! Connections: how many, how slow they may be, and how they end.

use crate::counter::{Counted, Counter};
use crate::network::Network;
use crate::patient_stream::PatientStream;
use crate::refusal_log::RefusalLog;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use protocol::Code;
use socket2::{SockRef, TcpKeepalive};
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

/// How many connections there are for health checks and refusals when all others are taken.
const RESERVE: usize = 32;
/// How long one of those may take.
const IN_RESERVE: Duration = Duration::from_secs(2);
/// After what silence the operating system asks whether the other end is still there.
const QUIET: Duration = Duration::from_secs(60);

/// A place among the connections, kept as long as the connection is there; a socket takes it over.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    _held: Arc<(OwnedSemaphorePermit, Option<Counted>)>,
}

/// Who is let in, and what they are told.
pub(crate) struct Doors {
    /// What is served.
    pub(crate) routes: Router,
    /// What is served when no place is left.
    pub(crate) reserve: Router,
    /// What a network is told that has too many connections.
    pub(crate) refusal: Router,
    /// How many connections there are at once.
    pub(crate) most: usize,
    /// Connections by network, unless they all come from a proxy.
    pub(crate) by_network: Option<Arc<Counter>>,
    /// Where a network that has too many connections is noted.
    pub(crate) refusals: Arc<RefusalLog>,
    /// How long a client may not read.
    pub(crate) patience: Duration,
}

/// Serves until `stop` is true, and then until everybody has been answered, or for a few seconds.
pub(crate) async fn serve(listener: TcpListener, doors: Doors, mut stop: watch::Receiver<bool>) {
    let places = Arc::new(Semaphore::new(doors.most));
    let reserve = Arc::new(Semaphore::new(RESERVE));
    let refusals = Arc::new(Semaphore::new(RESERVE));
    let told = stop.clone();
    let accepting = async {
        loop {
            // Without any place nobody is let in; they wait in the queue of the operating system.
            let (place, spare) = tokio::select! {
                biased;
                place = Arc::clone(&places).acquire_owned() => (place.ok(), None),
                spare = Arc::clone(&reserve).acquire_owned() => (None, spare.ok()),
            };
            match listener.accept().await {
                Ok((stream, address)) => {
                    let place = place.or_else(|| Arc::clone(&places).try_acquire_owned().ok());
                    prepare(&stream);
                    let stream = PatientStream::new(stream, doors.patience);
                    let network = Network::of(address.ip());
                    let counted = doors.by_network.as_ref().map(|counter| counter.count(network));
                    match (counted, place) {
                        (Some(None), _) => {
                            doors.refusals.refused(address.ip().to_canonical(), &Code::TOO_MANY);
                            let spare = Arc::clone(&refusals).try_acquire_owned().ok();
                            briefly(stream, doors.refusal.clone(), spare);
                        }
                        (_, None) => briefly(stream, doors.reserve.clone(), spare),
                        (counted, Some(permit)) => {
                            let place = Place { _held: Arc::new((permit, counted.flatten())) };
                            let (routes, stop) = (doors.routes.clone(), told.clone());
                            tokio::spawn(connection(stream, address, routes, place, stop));
                        }
                    }
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
    let all = u32::try_from(doors.most).unwrap_or(u32::MAX);
    // Whoever is not done by then is cut off with the program.
    let _ = tokio::time::timeout(PATIENCE, places.acquire_many(all)).await;
}

async fn stop_asked(stop: &mut watch::Receiver<bool>) {
    // Whoever could say so has gone, so it stops.
    let _ = stop.wait_for(|&stop| stop).await;
}

fn prepare(stream: &TcpStream) {
    // Answers are small and somebody waits for them.
    let _ = stream.set_nodelay(true);
    // A peer that vanished without a word would be counted as present until then.
    let _ = SockRef::from(stream).set_tcp_keepalive(&TcpKeepalive::new().with_time(QUIET));
}

/// Answers one request, if there is room for that.
fn briefly(stream: PatientStream<TcpStream>, routes: Router, room: Option<OwnedSemaphorePermit>) {
    let Some(room) = room else { return };
    tokio::spawn(async move {
        let service = service_fn(move |request: Request<Incoming>| {
            routes.clone().oneshot(request.map(axum::body::Body::new))
        });
        let served = http1::Builder::new()
            .max_buf_size(MOST_HEAD)
            .keep_alive(false)
            .serve_connection(TokioIo::new(stream), service);
        let _ = tokio::time::timeout(IN_RESERVE, served).await;
        drop(room);
    });
}

async fn connection(
    stream: PatientStream<TcpStream>,
    address: SocketAddr,
    routes: Router,
    place: Place,
    mut stop: watch::Receiver<bool>,
) {
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
