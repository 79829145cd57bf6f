//! `limes play` without a browser: the real binary, asked over a real port.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A binary that serves, and what it still has to say.
struct Served {
    binary: Child,
    said: BufReader<ChildStdout>,
    /// Such as `127.0.0.1:5463`.
    host: String,
}

impl Served {
    /// Starts it and reads where the app is.
    fn start(flags: &[&str]) -> Served {
        let mut binary = Command::new(env!("CARGO_BIN_EXE_limes"))
            .args(["play", "--no-open", "--port", "0"])
            .args(flags)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut said = BufReader::new(binary.stdout.take().expect("a pipe"));
        let mut line = String::new();
        said.read_line(&mut line).expect("a line");
        let host = line.strip_prefix("Limes is at http://").and_then(|rest| rest.split_once('/'));
        let host = host.unwrap_or_else(|| panic!("no address: {line:?}")).0.to_owned();
        Served { binary, said, host }
    }

    fn get(&self, path: &str) -> String {
        get(&self.host, path)
    }

    /// The addresses for other devices.
    fn lan(&self) -> Vec<String> {
        let answer = self.get("/api/server");
        let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer}"));
        let server: Value = serde_json::from_str(body).expect("JSON");
        serde_json::from_value(server["lan"].clone()).expect("a list of addresses")
    }
}

fn get(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    answer
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.binary.kill();
        let _ = self.binary.wait();
    }
}

#[test]
fn the_app_or_the_way_to_it_is_served_to_this_machine() {
    let served = Served::start(&[]);
    assert!(served.host.starts_with("127.0.0.1:"), "{}", served.host);
    let page = served.get("/");
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
    assert!(page.contains("<title>Limes</title>"), "{page}");
    assert!(served.get("/../etc/passwd").starts_with("HTTP/1.1 404 "));
}

#[test]
fn only_with_lan_other_devices_are_told_where_it_is_and_never_by_loopback() {
    assert!(Served::start(&[]).lan().is_empty());
    let data = std::env::temp_dir().join(format!("limes-lan-{}", std::process::id()));
    let served = Served::start(&["--lan", "--data", &data.display().to_string()]);
    let port = served.host.split_once(':').expect("a port").1;
    for address in served.lan() {
        let host = address.strip_prefix("http://").unwrap_or_else(|| panic!("{address}"));
        let at: SocketAddr = host.parse().expect("numbers");
        assert!(!at.ip().is_loopback() && at.port().to_string() == port, "{address}");
        assert!(get(host, "/api/server").starts_with("HTTP/1.1 200 OK\r\n"), "{address}");
    }
    drop(served);
    std::fs::remove_dir_all(data).expect("nobody uses it any more");
}

#[cfg(unix)]
#[test]
fn it_stops_when_asked_to_even_if_somebody_does_not_hang_up() {
    for signal in ["-INT", "-TERM"] {
        let mut served = Served::start(&[]);
        let mut lingering = TcpStream::connect(&served.host).expect("a connection");
        lingering.write_all(b"GET / HTTP/1.1\r\n").expect("half a question");
        let id = served.binary.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().expect("kill runs");
        assert!(sent.success());
        let status = served.binary.wait().expect("it ends");
        assert_eq!(status.code(), Some(0), "{signal}");
        let mut rest = String::new();
        served.said.read_to_string(&mut rest).expect("text");
        assert!(!rest.contains("panicked"), "{rest}");
    }
}
