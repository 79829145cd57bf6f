//! `limes health`: whether a server on this machine is well, for containers and other supervisors.

use crate::args::HealthArgs;
use crate::output;
use std::io::{self, Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long the server may take to let the request in, and then to answer.
const PATIENCE: Duration = Duration::from_secs(4);
/// The most bytes of an answer.
const MOST: u64 = 4096;

/// Asks the server; tells whether it is well.
pub(crate) fn run(args: &HealthArgs) -> anyhow::Result<bool> {
    let answers = args.address.numbers.iter().map(|&address| ask(reachable(address)));
    let answer = answers.reduce(|first, next| if first.is_ok() { first } else { next });
    match answer {
        Some(Ok(Health { is_well, text })) => {
            output::print(&format!("{text}\n"))?;
            Ok(is_well)
        }
        Some(Err(fault)) => {
            eprintln!("limes: no server answers at {}: {fault}", args.address);
            Ok(false)
        }
        None => Ok(false),
    }
}

/// What a server says about itself.
#[derive(Debug, PartialEq, Eq)]
struct Health {
    is_well: bool,
    text: String,
}

/// Where a server that listens at this address is reached from the same machine.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

fn ask(address: SocketAddr) -> io::Result<Health> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(MOST).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    health(&answer).ok_or_else(|| io::Error::other("the answer is not HTTP"))
}

fn health(answer: &str) -> Option<Health> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.1 ")?.split_whitespace().next()?;
    Some(Health { is_well: status == "200", text: output::printable(body.trim()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_listens_everywhere_is_here() {
        for (listening, here) in [
            ("0.0.0.0:8080", "127.0.0.1:8080"),
            ("[::]:80", "[::1]:80"),
            ("192.168.1.5:80", "192.168.1.5:80"),
        ] {
            let address = |text: &str| text.parse::<SocketAddr>().expect("an address");
            assert_eq!(reachable(address(listening)), address(here));
        }
    }

    #[test]
    fn only_200_is_well() {
        let is_well = |answer| health(answer).map(|health| health.is_well);
        assert_eq!(is_well("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nok\n"), Some(true));
        assert_eq!(is_well("HTTP/1.1 503 Service Unavailable\r\n\r\n{}"), Some(false));
        assert_eq!(is_well("HTTP/1.1 2000\r\n\r\n"), Some(false));
        for rubbish in ["", "200", "SSH-2.0\r\n\r\n", "HTTP/1.1 200 OK\r\n"] {
            assert_eq!(is_well(rubbish), None, "{rubbish:?}");
        }
    }
}
