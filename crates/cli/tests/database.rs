//! `limes serve --database`: the real binary on a real PostgreSQL server.

#![cfg(unix)]

mod kit;

use kit::limes;
use services::{Fault, Postgres, Syncing};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A folder of one test, empty at first and gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn names(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).expect("the folder").map(|file| file.expect("a file"));
        files.map(|file| file.file_name().to_string_lossy().into_owned()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server that runs in a folder.
struct Served {
    binary: Child,
    /// Such as `127.0.0.1:5463`.
    host: String,
}

impl Served {
    fn start(folder: &Folder, flags: &[&str]) -> Served {
        let mut binary = Command::new(env!("CARGO_BIN_EXE_limes"))
            .args(["serve", "--address", "127.0.0.1:0"])
            .args(flags)
            .current_dir(&folder.0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let mut said = BufReader::new(binary.stdout.take().expect("a pipe"));
        said.read_line(&mut line).expect("a line");
        let host = line.trim_end().strip_prefix("http://").map(str::to_owned);
        Served { host: host.unwrap_or_else(|| panic!("no address: {line:?}")), binary }
    }

    fn ask(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).expect("a connection");
        let head = "Connection: close\r\nContent-Type: application/json\r\nHost";
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "{request} HTTP/1.1\r\n{head}: {host}\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("answered");
        answer
    }

    fn stop(mut self) {
        let id = self.binary.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.expect("it runs").success());
        assert!(self.binary.wait().expect("it ends").success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.binary.kill();
        let _ = self.binary.wait();
    }
}

#[test]
fn two_servers_share_a_database_and_write_nothing_beside_it() {
    let server = match Postgres::start(Syncing::Off) {
        Ok(server) => server,
        Err(Fault::Unavailable(why)) => return eprintln!("skipped: {why}"),
        Err(fault) => panic!("{fault}"),
    };
    server.create_database("club").expect("it is new");
    let folder = Folder::new("database");
    let password = folder.0.join("password");
    fs::write(&password, format!("{}\n", server.password())).expect("it is written");
    let url = server.url_with_password("club", "not this one");
    let password = password.to_str().expect("UTF-8");
    let flags = ["--database", &url, "--database-password-file", password];
    let (one, other) = (Served::start(&folder, &flags), Served::start(&folder, &flags));
    let made = one.ask("POST /api/players", r#"{"name":"Ada"}"#);
    assert!(made.starts_with("HTTP/1.1 201 ") || made.starts_with("HTTP/1.1 200 "), "{made}");
    assert_eq!(server.run("club", "SELECT name FROM players").expect("it answers"), "Ada");
    let token = made.split(r#""token":""#).nth(1).and_then(|rest| rest.split('"').next());
    let token = token.unwrap_or_else(|| panic!("no token: {made}"));
    let me =
        other.ask(&format!("GET /api/me HTTP/1.1\r\nAuthorization: Bearer {token}\r\nX-Rest:"), "");
    assert!(me.contains(r#""name":"Ada""#), "{me}");
    assert!(one.ask("GET /healthz", "").starts_with("HTTP/1.1 200 "));
    one.stop();
    other.stop();
    assert_eq!(folder.names(), ["password"], "nothing is stored here");

    let socket = folder.0.join("operators.sock");
    let socket = socket.to_str().expect("UTF-8");
    let with_socket = Served::start(&folder, &[&flags[..], &["--admin-socket", socket]].concat());
    let players = limes(&["admin", "players", "--admin-socket", socket]).answer();
    assert!(players.contains("Ada"), "{players}");
    with_socket.stop();
    let gone = limes(&["admin", "players", "--admin-socket", socket]);
    assert!(gone.code == Some(2) && gone.stderr.contains("no server is running"), "{gone:?}");
}

#[test]
fn a_database_that_cannot_be_used_is_told_without_its_password() {
    for (url, said) in [
        ("mysql://limes:secret@db/limes", "not an address such as"),
        ("postgres://limes:secret@db", "no database is named"),
        ("postgres://limes:secret@db:port/limes", "not a valid address"),
        ("postgres://limes:secret@127.0.0.1:1/limes", "cannot be reached"),
    ] {
        let refused = limes(&["serve", "--address", "127.0.0.1:0", "--database", url]);
        assert_eq!((refused.code, refused.stdout.as_str()), (Some(2), ""), "{url}");
        assert!(refused.stderr.contains(said), "{url}: {}", refused.stderr);
        assert!(!refused.stderr.contains("secret"), "{}", refused.stderr);
    }
    let url = "postgres://limes:secret@db/limes";
    for command in [&["backup", "copy.db"][..], &["check"]] {
        let refused = limes(&[command, &["--database", url]].concat());
        assert_eq!((refused.code, refused.stdout.as_str()), (Some(2), ""));
        assert!(refused.stderr.contains("for PostgreSQL use its own tools"), "{}", refused.stderr);
        assert!(!refused.stderr.contains("secret"), "{}", refused.stderr);
    }
    let file = "--database-password-file";
    let missing =
        limes(&["serve", "--address", "127.0.0.1:0", "--database", url, file, "no-such-file"]);
    assert!(missing.stderr.contains("no-such-file"), "{}", missing.stderr);
}
