//! Addresses of this page.

use leptos::prelude::window;

/// A whole address: the page's own, and what comes after it.
pub(crate) fn address(hash: &str) -> String {
    let location = window().location();
    let page = location.href().unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    format!("{page}{hash}")
}

/// Whether an address leads every device to itself.
pub(crate) fn is_loopback(address: &str) -> bool {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = rest.split(['/', '#', '?']).next().unwrap_or_default();
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name.ends_with(".localhost") || name == "::1" || name.starts_with("127.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loopback_is_told_from_other_hosts() {
        for address in [
            "http://127.0.0.1:5463/#/table/x",
            "http://localhost/",
            "http://games.localhost:80/",
            "http://[::1]:5463/",
        ] {
            assert!(is_loopback(address), "{address}");
        }
        for address in ["http://192.168.1.5:5463/", "https://limes.example/", "http://[fe80::1]/"] {
            assert!(!is_loopback(address), "{address}");
        }
    }
}
