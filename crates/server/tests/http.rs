//! The app over real HTTP, on a real port, asked politely and otherwise.

use server::storage::Storage;
use server::{Assets, Config, EmbeddedFile, Server};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::thread;

/// An answer, taken apart.
#[derive(Debug)]
struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }
}

/// Serves these files as long as the tests run.
fn serve(files: &[EmbeddedFile]) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let address = listener.local_addr().expect("an address");
    let assets = Assets::of(files);
    thread::spawn(move || {
        // Every server has a folder of its own, among the files of other tests.
        let name = format!("http-{}-{}", std::process::id(), address.port());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let storage = Storage::open(&folder).await.expect("a folder");
            let server = Server::new(listener, storage, Config::default(), assets).await;
            server.expect("it listens").run(std::future::pending()).await;
        });
    });
    address
}

/// A small app: a page that is compressed, a script that changes its name, a picture that cannot be made smaller.
fn app() -> SocketAddr {
    serve(&[
        EmbeddedFile { name: "index.html", bytes: packed(PAGE), compressed: true },
        EmbeddedFile { name: "app-0123456789.js", bytes: b"start()", compressed: false },
        EmbeddedFile { name: "app-0123456789.wasm", bytes: packed("\0asm"), compressed: true },
        EmbeddedFile { name: "sw.js", bytes: b"keep()", compressed: false },
        EmbeddedFile { name: "icon-0123456789.png", bytes: b"\x89PNG", compressed: false },
    ])
}

const PAGE: &str = "<!doctype html><title>Limes</title>";

fn packed(text: &str) -> &'static [u8] {
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut text.as_bytes(), &mut packed, &Default::default()).expect("packed");
    packed.leak()
}

fn unpacked(bytes: &[u8]) -> Vec<u8> {
    let mut unpacked = Vec::new();
    brotli::BrotliDecompress(&mut &bytes[..], &mut unpacked).expect("unpacked");
    unpacked
}

/// Sends these bytes and reads what comes until the server hangs up.
fn send(address: SocketAddr, bytes: &[u8]) -> Answer {
    let mut stream = TcpStream::connect(address).expect("a connection");
    // A server that has refused already may not read the rest.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8(answer[..end].to_vec()).expect("text");
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
    let header = |line: &str| line.split_once(": ").map(|(n, v)| (n.to_lowercase(), v.to_owned()));
    Answer {
        status: status.parse().expect("a number"),
        headers: lines.filter_map(header).collect(),
        body: answer[end + 4..].to_vec(),
    }
}

fn ask(address: SocketAddr, method: &str, path: &str, headers: &str) -> Answer {
    let request =
        format!("{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n{headers}\r\n");
    send(address, request.as_bytes())
}

fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, "")
}

#[test]
fn the_page_is_at_the_root() {
    let app = app();
    for path in ["/", "/index.html", "/?source=home"] {
        let answer = get(app, path);
        assert_eq!((answer.status, answer.text()), (200, PAGE), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        assert_eq!(answer.header("content-encoding"), None);
    }
}

#[test]
fn clients_that_read_brotli_get_the_compressed_file() {
    let app = app();
    let answer = ask(app, "GET", "/", "Accept-Encoding: gzip, br\r\n");
    assert_eq!(answer.header("content-encoding"), Some("br"));
    assert_eq!(unpacked(&answer.body), PAGE.as_bytes());
    assert_eq!(answer.header("vary"), Some("accept-encoding"));
    assert_ne!(answer.header("etag"), get(app, "/").header("etag"));

    let png = ask(app, "GET", "/icon-0123456789.png", "Accept-Encoding: br\r\n");
    assert_eq!((png.header("content-encoding"), png.body.as_slice()), (None, &b"\x89PNG"[..]));
}

#[test]
fn kinds_are_named_and_hashed_names_kept_for_ever() {
    let app = app();
    for (path, kind) in [
        ("/app-0123456789.js", "text/javascript; charset=utf-8"),
        ("/app-0123456789.wasm", "application/wasm"),
        ("/icon-0123456789.png", "image/png"),
    ] {
        let answer = get(app, path);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)));
        let keep = answer.header("cache-control");
        assert_eq!(keep, Some("public, max-age=31536000, immutable"), "{path}");
    }
    assert_eq!(get(app, "/sw.js").header("cache-control"), Some("no-cache"));
}

#[test]
fn what_a_client_has_already_is_not_sent_again() {
    let app = app();
    for accept in ["", "Accept-Encoding: br\r\n"] {
        let tag = ask(app, "GET", "/", accept).header("etag").expect("a tag").to_owned();
        let again = ask(app, "GET", "/", &format!("{accept}If-None-Match: {tag}\r\n"));
        assert_eq!((again.status, again.body.len()), (304, 0));
        assert_eq!(again.header("etag"), Some(tag.as_str()));
    }
    assert_eq!(ask(app, "GET", "/", "If-None-Match: \"old\"\r\n").status, 200);
}

#[test]
fn head_is_get_without_the_body() {
    let app = app();
    for path in ["/", "/app-0123456789.js", "/nowhere"] {
        let (head, get) = (ask(app, "HEAD", path, ""), get(app, path));
        assert_eq!((head.status, head.body.len()), (get.status, 0));
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
        assert_eq!(get.header("content-length"), Some(get.body.len().to_string().as_str()));
    }
}

#[test]
fn nothing_can_be_written() {
    let app = app();
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "JUGGLE"] {
        let answer = ask(app, method, "/", "");
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")), "{method}");
    }
}

#[test]
fn every_answer_says_what_the_page_may_do() {
    let app = app();
    for answer in [get(app, "/"), get(app, "/nowhere"), ask(app, "POST", "/", "")] {
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'; "), "{policy}");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(!policy.contains("'unsafe-"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
}

#[test]
fn rubbish_leads_nowhere() {
    let app = app();
    let long = format!("/{}", "x".repeat(8_000));
    for path in [
        "/../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/Cargo.toml",
        "//index.html",
        "/index.html/",
        "/%00",
        "/%",
        "/%ff%fe",
        "/app-0123456789.js%00.png",
        "/INDEX.HTML",
        "/index.html.br",
        "/.",
        &long,
    ] {
        let answer = get(app, path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text().contains("There is nothing at this address."), "{path}");
    }
}

#[test]
fn what_is_no_http_is_refused_and_harms_nobody() {
    let app = app();
    let endless = format!("GET /{} HTTP/1.1\r\nHost: here\r\n\r\n", "x".repeat(100_000));
    assert_eq!(send(app, endless.as_bytes()).status, 431);
    for rubbish in [&b"\0\xff\xfe\r\n\r\n"[..], b"GET  HTTP/9\r\n\r\n", b"GET /\0 HTTP/1.1\r\n\r\n"]
    {
        assert_eq!(send(app, rubbish).status, 400);
    }
    assert_eq!(get(app, "/").status, 200);
}

#[test]
fn without_the_app_there_is_a_page_that_says_how_to_build_it() {
    let nothing = serve(&[]);
    let answer = get(nothing, "/");
    assert_eq!(answer.status, 200);
    assert!(answer.text().contains("cargo xtask play"), "{}", answer.text());
    assert_eq!(get(nothing, "/app.js").status, 404);
}
