//! The name by which a request calls the server.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use std::net::IpAddr;

/// Endings of names that exist only in a local network or on one machine.
const LOCAL: [&str; 7] = ["localhost", "local", "localdomain", "lan", "home", "internal", "test"];

/// Whether the host is a loopback address or `localhost`.
pub(super) fn names_this_machine(headers: &HeaderMap) -> bool {
    matches!(host(headers), Host::Address(address) if address.is_loopback())
        || matches!(host(headers), Host::Name(name) if name == "localhost")
}

/// Whether the host is a name that a stranger may own: they can let it point to this machine, and then their page has the
/// same origin as the server (DNS rebinding).
pub(super) fn is_public_name(headers: &HeaderMap) -> bool {
    match host(headers) {
        Host::Missing | Host::Address(_) => false,
        Host::Unreadable => true,
        Host::Name(name) => {
            let name = name.strip_suffix('.').unwrap_or(&name);
            let is_local = |(_, ending): (&str, &str)| LOCAL.contains(&ending);
            name.rsplit_once('.').is_some_and(|name| !is_local(name))
                && !name.ends_with(".home.arpa")
        }
    }
}

enum Host {
    Missing,
    Unreadable,
    Address(IpAddr),
    Name(String),
}

fn host(headers: &HeaderMap) -> Host {
    let Some(host) = headers.get(header::HOST) else { return Host::Missing };
    let host = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
    let Some(host) = host else { return Host::Unreadable };
    let name = host.host().trim_matches(['[', ']']);
    name.parse().map_or_else(|_| Host::Name(name.to_ascii_lowercase()), Host::Address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::HOST, host.parse().expect("a header"))])
    }

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
            assert_eq!(names_this_machine(&headers(host)), is_this_machine, "{host}");
        }
        assert!(!names_this_machine(&HeaderMap::new()));
    }

    #[test]
    fn strangers_own_names_below_public_domains() {
        for host in [
            "127.0.0.1:8080",
            "[fe80::1]:8080",
            "192.168.1.5",
            "localhost:8080",
            "games.localhost:8080",
            "raspberry:8080",
            "raspberry.local:8080",
            "Raspberry.LAN.",
            "games.home.arpa",
        ] {
            assert!(!is_public_name(&headers(host)), "{host}");
        }
        for host in [
            "evil.example:8080",
            "evil.example.",
            "127.0.0.1.evil.example",
            "local.evil.example",
            "a b",
            "",
        ] {
            assert!(is_public_name(&headers(host)), "{host}");
        }
        assert!(!is_public_name(&HeaderMap::new()));
    }
}
