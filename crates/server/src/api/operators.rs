//! What operators ask for.

use super::address::Peer;
use super::answer::Refusal;
use crate::app::App;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Fault};

/// `GET /healthz`: whether requests are answered, which takes a look at the storage.
pub(super) async fn health(State(app): State<App>) -> Result<&'static str, Refusal> {
    if *app.stopping.borrow() {
        return Err(Fault::new(Code::STOPPING, "the server is about to stop").into());
    }
    app.storage.name_is_claimed("").await?;
    Ok("ok\n")
}

/// `GET /metrics`, for this machine alone: not for whoever a proxy speaks for.
pub(super) async fn metrics(
    State(app): State<App>,
    Peer(peer): Peer,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let is_forwarded =
        headers.contains_key("x-forwarded-for") || headers.contains_key(header::FORWARDED);
    if !peer.is_some_and(|peer| peer.is_loopback()) || is_forwarded || app.config.behind_proxy {
        return Err(Fault::new(Code::PATH, "there is nothing at this address").into());
    }
    Ok(figures(&app))
}

/// `GET /metrics` at an address of its own.
pub(super) async fn metrics_for_all(State(app): State<App>) -> Response {
    figures(&app)
}

fn figures(app: &App) -> Response {
    metrics::gauge!("limes_tables_in_memory").set(app.hub.len() as f64);
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.metrics.render()).into_response()
}
