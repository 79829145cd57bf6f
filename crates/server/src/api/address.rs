//! Where a request comes from.

use crate::app::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The address that a request comes from: that of the connection, or the one that our proxy names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        let connection = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let connection = connection.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        let named = app.config.behind_proxy.then(|| forwarded(parts)).flatten();
        Ok(Address(named.unwrap_or(connection).to_canonical()))
    }
}

/// The last address in `X-Forwarded-For`: the one that our own proxy has written. Those before it anybody can make up.
fn forwarded(parts: &Parts) -> Option<IpAddr> {
    let header = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
    header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// The address of the connection itself, whatever a proxy says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) Option<IpAddr>);

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Peer, Infallible> {
        let connection = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Peer(connection.map(|info| info.0.ip().to_canonical())))
    }
}
