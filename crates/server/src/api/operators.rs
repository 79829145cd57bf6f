//! What operators ask for.

use super::address::Peer;
use super::answer::Refusal;
use super::host::{is_public_name, names_this_machine};
use crate::app::App;
use crate::telemetry::{self, Readings};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Fault};

/// `GET /healthz`: whether requests are answered and stored, which takes a look at the storage.
pub(super) async fn health(State(app): State<App>) -> Result<&'static str, Refusal> {
    if *app.stopping.borrow() {
        return Err(Fault::new(Code::STOPPING, "the server is about to stop").into());
    }
    app.storage.name_is_claimed("").await?;
    if let Some(reason) = app.storage.write_failure() {
        return Err(Fault::new(Code::BUSY, format!("nothing can be stored: {reason}")).into());
    }
    Ok("ok\n")
}

/// `GET /metrics`, for a request that this machine makes directly, and not for the visitors of a proxy on it.
pub(super) async fn metrics(
    State(app): State<App>,
    Peer(peer): Peer,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let is_local = peer.is_some_and(|peer| peer.is_loopback()) && !is_forwarded(&headers);
    // A proxy on this machine that forgets to name the visitor still passes on, or says in its place, the name they typed. And
    // without a proxy a page of somebody else may have a name that points to this machine.
    let is_meant = match app.config.behind_proxy {
        true => names_this_machine(&headers),
        false => !is_public_name(&headers),
    };
    if !is_local || !is_meant {
        return Err(Fault::new(Code::PATH, "there is nothing at this address").into());
    }
    Ok(all_metrics(&app))
}

/// `GET /metrics` at an address of its own.
pub(super) async fn metrics_for_all(State(app): State<App>) -> Response {
    all_metrics(&app)
}

fn all_metrics(app: &App) -> Response {
    let (database_bytes, wal_bytes) = app.storage.bytes();
    let readings = Readings {
        tables_in_memory: app.hub.tables_in_memory(),
        players_connected: app.sessions.players(),
        database_damaged: app.storage.is_damaged(),
        database_bytes,
        wal_bytes,
        disk_free_bytes: app.storage.free_bytes(),
    };
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, telemetry::render(&app.metrics, readings)).into_response()
}

/// Whether a proxy passed the request on, as far as its headers tell.
fn is_forwarded(headers: &HeaderMap) -> bool {
    let written_by_proxies = [
        HeaderName::from_static("x-forwarded-for"),
        HeaderName::from_static("x-forwarded-host"),
        HeaderName::from_static("x-real-ip"),
        header::FORWARDED,
        header::VIA,
    ];
    written_by_proxies.iter().any(|name| headers.contains_key(name))
}
