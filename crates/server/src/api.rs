//! The HTTP interface of docs/PROTOCOL.md.

mod accounts;
mod address;
mod answer;
mod body;
mod connected;
mod host;
mod identity;
mod info;
mod me;
mod operators;
mod own_tables;
mod path;
mod seats;
mod socket;
mod stream;
mod table;
mod tables;

pub(crate) use accounts::check_new_name;
pub(crate) use answer::Refusal;
pub(crate) use seats::leave_tables;

use crate::app::App;
use crate::telemetry::Latency;
use address::Address;
use answer::RefusedFor;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderValue};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, delete, get, post};
use protocol::{Code, Fault};
use std::time::{Duration, Instant};

/// How long the response to a request may take to begin: longer than everything that it may wait for.
const LONGEST: Duration = Duration::from_secs(30);

/// Everything below `/api`, and what operators ask for.
pub(crate) fn routes(app: App) -> Router {
    let api = Router::new()
        .route("/server", get(info::show))
        .route("/players", post(accounts::be))
        .route("/me", get(me::show).merge(delete(me::delete)))
        .route("/me/name", post(accounts::rename))
        .route("/me/password", post(accounts::set_password))
        .route("/me/export", get(me::export))
        .route("/recover", post(accounts::recover))
        .route("/login", post(accounts::sign_in))
        .route("/logout", post(accounts::sign_out))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(table::state))
        .route("/tables/{id}/join", post(table::join))
        .route("/tables/{id}/bots", post(table::seat_bot))
        .route("/tables/{id}/start", post(table::start))
        .route("/tables/{id}/kick", post(table::kick))
        .route("/tables/{id}/substitute", post(table::substitute))
        .route("/tables/{id}/leave", post(table::leave))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/decisions", post(table::decide))
        .route("/tables/{id}/legal", get(table::legal))
        .route("/tables/{id}/record", get(table::record))
        .route("/tables/{id}/standings", get(table::standings))
        .route("/tables/{id}/seats/{seat}", get(table::player))
        .route("/tables/{id}/stream", get(stream::stream))
        .route("/socket", get(socket::open))
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
        .layer(from_fn_with_state(app.clone(), guard));
    Router::new()
        .nest("/api", api)
        .route("/api/", any(nothing_here))
        .route("/healthz", get(operators::health))
        .route("/metrics", get(operators::metrics))
        .with_state(app)
}

/// Figures for operators at an address of their own.
pub(crate) fn metrics_routes(app: App) -> Router {
    Router::new()
        .route("/metrics", get(operators::metrics_for_all))
        .route("/healthz", get(operators::health))
        .with_state(app)
}

/// What is answered when no more connections are possible: whether the server is well, and that it is busy.
pub(crate) fn reserve_routes(app: App) -> Router {
    Router::new().route("/healthz", get(operators::health)).fallback(full_up).with_state(app)
}

/// What is answered to a network that has too many connections.
pub(crate) fn refusal_routes() -> Router {
    Router::new().fallback(too_many_connections)
}

async fn full_up() -> Refusal {
    Refusal::from(Fault::new(Code::BUSY, "no more connections are possible at the moment"))
}

async fn too_many_connections() -> Refusal {
    Refusal::from(connected::too_many())
}

async fn nothing_here() -> Refusal {
    Refusal::from(Fault::new(Code::PATH, "there is nothing at this address"))
}

/// What holds for every request: not too many of one address, none once the server stops, none for ever, and nothing of it is
/// kept by anybody on the way.
async fn guard(State(app): State<App>, address: Address, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let mut response = if let Err(too_many) = app.limiter.request(address.0) {
        Refusal::from(too_many).into_response()
    } else if let Err(banned) = app.bans.check_address(address.0) {
        Refusal::from(banned).into_response()
    } else if *app.stopping.borrow() {
        Refusal::from(Fault::new(Code::STOPPING, "the server is about to stop")).into_response()
    } else {
        let response = tokio::time::timeout(LONGEST, next.run(request)).await;
        response.unwrap_or_else(|_| {
            let fault = Fault::new(Code::BUSY, "this takes too long at the moment");
            Refusal::from(fault).into_response()
        })
    };
    if let Some(RefusedFor(code)) = response.extensions().get() {
        app.refusals.refused(address.0, code);
    }
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    Latency::Request.record(start);
    response
}
