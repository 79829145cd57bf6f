//! What operators ask for.

use super::address::Peer;
use super::answer::Refusal;
use crate::app::App;
use crate::telemetry::{self, Readings};
use axum::extract::State;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Fault};
use std::net::IpAddr;

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
    // A proxy on this machine that forgets to name the visitor still passes on, or says in its place, the name they typed.
    if !is_local || (app.config.behind_proxy && !names_this_machine(&headers)) {
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
        tables_in_memory: app.hub.len(),
        players_connected: app.sessions.players(),
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

/// Whether the host that was asked for is a loopback address or `localhost`.
fn names_this_machine(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.and_then(|host| host.parse::<Authority>().ok());
    host.is_some_and(|host| {
        let name = host.host().trim_matches(['[', ']']);
        name.eq_ignore_ascii_case("localhost")
            || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_has_a_loopback_address_or_a_name() {
        for (host, is_this_machine) in [
            ("127.0.0.1:8080", true),
            ("127.0.0.1", true),
            ("[::1]:8080", true),
            ("localhost:8080", true),
            ("LocalHost", true),
            ("games.example.org", false),
            ("localhost.example.org", false),
            ("127.0.0.1.example.org", false),
            ("192.168.1.5:8080", false),
            ("", false),
        ] {
            let headers = HeaderMap::from_iter([(
                header::HOST,
                host.parse().expect("every one of them is a header"),
            )]);
            assert_eq!(names_this_machine(&headers), is_this_machine, "{host}");
        }
        assert!(!names_this_machine(&HeaderMap::new()));
    }
}
