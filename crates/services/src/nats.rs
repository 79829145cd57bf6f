//! A NATS server.

use crate::Fault;
use crate::process::Service;
use crate::scratch::{Scratch, User};
use rustix::process::Signal;
use serde_json::Value;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const PROGRAM: &str = "nats-server";
/// How long a server may take to start on a busy machine.
const STARTING: Duration = Duration::from_secs(60);
/// The pause between two looks at the server.
const LOOK: Duration = Duration::from_millis(10);

/// A NATS server on a free port.
#[derive(Debug)]
pub struct Nats {
    service: Option<Service>,
    port: u16,
    program: PathBuf,
    user: Option<User>,
    scratch: Scratch,
}

impl Nats {
    /// Starts a server.
    ///
    /// # Errors
    /// If it is not installed or does not start.
    pub fn start() -> Result<Nats, Fault> {
        let program = program()?;
        let user = User::unprivileged();
        let scratch = Scratch::new(user)?;
        let mut nats = Nats { service: None, port: 0, program, user, scratch };
        let ports = nats.scratch.path().to_string_lossy().into_owned();
        // It takes a free port and writes it into a file.
        nats.run("-1", &["--ports_file_dir".to_owned(), ports])?;
        nats.wait(|nats| {
            nats.port = read_port(nats.scratch.path()).unwrap_or_default();
            nats.port != 0 && nats.answers()
        })?;
        Ok(nats)
    }

    /// The address for clients.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills the server; its address stays its own.
    pub fn stop(&mut self) {
        if let Some(service) = self.service.take() {
            service.stop(Signal::KILL);
        }
    }

    /// Starts the server again at the same address.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&mut self) -> Result<(), Fault> {
        self.stop();
        self.run(&self.port.to_string(), &[])?;
        self.wait(|nats| nats.answers())
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
        self.service.as_ref().map_or(0, Service::pid)
    }

    /// The folder of the server.
    pub fn folder(&self) -> &Path {
        self.scratch.path()
    }

    fn signal(&self, signal: Signal) {
        if let Some(service) = &self.service {
            service.signal_all(signal);
        }
    }

    fn run(&mut self, port: &str, more: &[String]) -> Result<(), Fault> {
        let fixed = ["--addr", "127.0.0.1", "--port", port].map(str::to_owned);
        let log = self.scratch.path().with_extension("log");
        let args = [&fixed, more].concat();
        self.service = Some(Service::start(self.user, &self.program, &args, &log)?);
        Ok(())
    }

    fn answers(&self) -> bool {
        TcpStream::connect(("127.0.0.1", self.port)).is_ok()
    }

    fn wait(&mut self, mut is_ready: impl FnMut(&mut Nats) -> bool) -> Result<(), Fault> {
        let begin = Instant::now();
        while !is_ready(self) {
            let has_ended = self.service.as_ref().is_none_or(Service::has_ended);
            if has_ended || begin.elapsed() > STARTING {
                let log = self.scratch.path().with_extension("log");
                let said = std::fs::read_to_string(log).unwrap_or_default();
                return Err(Fault::Failed(format!("{PROGRAM} does not start: {said}")));
            }
            std::thread::sleep(LOOK);
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

fn program() -> Result<PathBuf, Fault> {
    let path = std::env::var_os("PATH");
    let folders = path.iter().flat_map(std::env::split_paths);
    // Debian's packages put servers where only administrators look.
    let mut programs = folders.chain(["/usr/sbin".into()]).map(|folder| folder.join(PROGRAM));
    let found = programs.find(|program| program.is_file());
    found.ok_or_else(|| Fault::Unavailable(format!("{PROGRAM} is not installed")))
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
