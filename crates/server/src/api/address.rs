//! Where a request comes from.

use crate::app::App;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Where a proxy names its visitor.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address that a request comes from: that of the connection, or the one that our proxy names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        let connection = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let connection = connection.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |info| info.0.ip());
        if app.config.behind_proxy && parts.headers.contains_key(FORWARDED_FOR) {
            app.bans.note_proxy(connection.to_canonical());
        }
        let named = app.config.behind_proxy.then(|| forwarded(parts, app)).flatten();
        Ok(Address(named.unwrap_or(connection).to_canonical()))
    }
}

/// The last address in `X-Forwarded-For`: the one that our own proxy has written. Those before it anybody can make up.
fn forwarded(parts: &Parts, app: &App) -> Option<IpAddr> {
    let header = parts.headers.get_all(FORWARDED_FOR).iter().next_back()?;
    let last = header.to_str().ok().and_then(|header| header.rsplit(',').next());
    let address = last.and_then(|last| address(last.trim()));
    if address.is_none() {
        app.nameless_proxy.call_once(|| {
            let header = record::excerpt(last.unwrap_or(""));
            tracing::warn!(
                header,
                "X-Forwarded-For does not end with an address, so all such visitors share the limits of one"
            );
        });
    }
    address
}

/// An address as proxies write it: some add the port, or brackets.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_may_add_a_port_or_brackets() {
        for (text, expected) in [
            ("192.0.2.7", "192.0.2.7"),
            ("192.0.2.7:5123", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:443", "2001:db8::7"),
        ] {
            assert_eq!(address(text), expected.parse().ok(), "{text}");
        }
        for text in ["", "unknown", "_hidden", "192.0.2.7:", "[192.0.2.7", "[]", "example.org"] {
            assert_eq!(address(text), None, "{text}");
        }
    }
}
