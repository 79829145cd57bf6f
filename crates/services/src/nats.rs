//! A NATS server.

use crate::process::{Process, Unavailable};
use crate::scratch::Scratch;
use rustix::process::Signal;
use serde_json::Value;
use std::net::TcpStream;
use std::path::Path;
use std::time::{Duration, Instant};

const PROGRAM: &str = "nats-server";
/// How long a server may take to start.
const START: Duration = Duration::from_secs(20);

/// A NATS server on a free port.
#[derive(Debug)]
pub struct Nats {
    process: Option<Process>,
    port: u16,
    scratch: Scratch,
}

impl Nats {
    /// Starts a server.
    ///
    /// # Errors
    /// If it is not installed or does not start.
    pub fn start() -> Result<Nats, Unavailable> {
        let scratch = Scratch::new("nats").map_err(|fault| Unavailable(fault.to_string()))?;
        let ports = scratch.path().to_string_lossy().into_owned();
        // It takes a free port and writes it into a file.
        let process = run("-1", &["--ports_file_dir".to_owned(), ports])?;
        let start = Instant::now();
        while start.elapsed() < START {
            if let Some(port) = read_port(scratch.path()) {
                let nats = Nats { process: Some(process), port, scratch };
                nats.wait()?;
                return Ok(nats);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Err(Unavailable(format!("{PROGRAM} does not start; is it installed?")))
    }

    /// The address for clients.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills the server; its address stays its own.
    pub fn stop(&mut self) {
        if let Some(process) = self.process.take() {
            process.end(Signal::KILL);
        }
    }

    /// Starts the server again at the same address.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&mut self) -> Result<(), Unavailable> {
        self.stop();
        self.process = Some(run(&self.port.to_string(), &[])?);
        self.wait()
    }

    /// Stops the server in the middle of its work, without closing a connection, until [`Nats::thaw`].
    pub fn freeze(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets a frozen server go on.
    pub fn thaw(&self) {
        self.signal(Signal::CONT);
    }

    /// The number of the process; 0 while the server is stopped.
    pub fn pid(&self) -> i32 {
        self.process.as_ref().map_or(0, Process::pid)
    }

    /// The folder of the server.
    pub fn folder(&self) -> &Path {
        self.scratch.path()
    }

    fn signal(&self, signal: Signal) {
        if let Some(process) = &self.process {
            process.signal(signal);
        }
    }

    fn wait(&self) -> Result<(), Unavailable> {
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if start.elapsed() > START {
                return Err(Unavailable(format!("{PROGRAM} does not answer")));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }
}

fn run(port: &str, more: &[String]) -> Result<Process, Unavailable> {
    let fixed = ["--addr", "127.0.0.1", "--port", port].map(str::to_owned);
    Process::start(PROGRAM, &[&fixed, more].concat())
}

/// The port that the server has taken, once it has written it down.
fn read_port(folder: &Path) -> Option<u16> {
    let files = std::fs::read_dir(folder).ok()?.flatten();
    let mut ports = files.filter(|file| file.path().extension().is_some_and(|it| it == "ports"));
    let text = std::fs::read(ports.next()?.path()).ok()?;
    let ports: Value = serde_json::from_slice(&text).ok()?;
    let url = ports["nats"].as_array()?.first()?.as_str()?;
    url.rsplit_once(':')?.1.trim_end_matches('/').parse().ok()
}
