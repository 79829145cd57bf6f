//! The addresses at which other devices in the same network reach this one.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Addresses for other devices, those of a home network first; none for a server that listens on this machine alone.
pub(crate) fn addresses(listening: SocketAddr) -> Vec<String> {
    let (host, port) = (listening.ip().to_canonical(), listening.port());
    if host.is_loopback() {
        Vec::new()
    } else if host.is_unspecified() {
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        sorted(interfaces.into_iter().map(|interface| interface.ip()), port)
    } else {
        vec![format!("http://{}", SocketAddr::new(host, port))]
    }
}

fn sorted(hosts: impl Iterator<Item = IpAddr>, port: u16) -> Vec<String> {
    let mut hosts: Vec<Ipv4Addr> = hosts
        .filter_map(|host| match host {
            IpAddr::V4(host) if !host.is_loopback() && !host.is_link_local() => Some(host),
            _ => None,
        })
        .collect();
    // Virtual machines and containers often have a network 172.16.0.0/12 of their own.
    hosts.sort_by_key(|host| (!host.is_private(), host.octets()[0] == 172, *host));
    hosts.into_iter().map(|host| format!("http://{host}:{port}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_networks_come_first() {
        let hosts = ["127.0.0.1", "172.17.0.1", "8.8.8.8", "192.168.1.5", "169.254.1.1", "::1"];
        let hosts = hosts.iter().filter_map(|host| host.parse().ok());
        let expected = ["http://192.168.1.5:80", "http://172.17.0.1:80", "http://8.8.8.8:80"];
        assert_eq!(sorted(hosts, 80), expected);
        let loopback =
            ["127.0.0.1", "127.0.1.1", "::1"].iter().filter_map(|host| host.parse().ok());
        assert!(sorted(loopback, 80).is_empty());
    }

    #[test]
    fn a_server_is_reached_where_it_listens() {
        let reached = |listening: &str| addresses(listening.parse().expect("an address"));
        for listening in ["127.0.0.1:80", "[::1]:80", "[::ffff:127.0.0.1]:80"] {
            assert!(reached(listening).is_empty(), "{listening}");
        }
        assert_eq!(reached("192.168.1.5:8080"), ["http://192.168.1.5:8080"]);
        assert_eq!(reached("[2001:db8::7]:8080"), ["http://[2001:db8::7]:8080"]);
        assert!(reached("0.0.0.0:1").iter().all(|address| !address.contains("127.0.0.1")));
    }
}
