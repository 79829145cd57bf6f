//! The server that is measured: the real binary, in a process and a folder of its own.

use anyhow::{Context, bail, ensure};
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// Limits that stop nobody: all clients have one address, and they are in a hurry.
const LIMITS: [(&str, &str); 16] = [
    ("--guests", "1000000"),
    ("--guests-per-minute", "1000000"),
    ("--requests-per-second", "1000000"),
    ("--commands-per-second", "10000"),
    ("--new-tables", "1000000"),
    ("--new-tables-per-address", "1000000"),
    ("--open-tables", "1000000"),
    ("--messages-per-second", "1000000"),
    ("--messages-per-second-per-address", "1000000"),
    ("--open-seats", "10000000"),
    ("--open-seats-per-address", "10000000"),
    ("--loaded-seats", "10000000"),
    ("--seats", "20000"),
    ("--connections", "19800"),
    ("--connections-per-address", "19800"),
    ("--anonymous-sockets", "19800"),
];
/// How long a server may take to finish what is under way.
const PATIENCE: Duration = Duration::from_secs(30);

/// A folder for a server, removed when this goes.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    /// A fresh one in this folder, or where the system keeps what is temporary.
    pub(crate) fn new(parent: Option<&Path>) -> anyhow::Result<Folder> {
        let parent = parent.map_or_else(std::env::temp_dir, Path::to_owned);
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?;
        let name = format!("limes-load-{}-{}", std::process::id(), since.as_nanos());
        let path = parent.join(name);
        fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Folder(path))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left of it is temporary anyway.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The binary that is measured.
#[derive(Debug)]
pub(crate) struct Binary {
    path: PathBuf,
    /// The limits that it knows, as it is given them.
    limits: Vec<&'static str>,
}

impl Binary {
    /// Asks the one in this file for its help, where it lists the limits that it knows.
    pub(crate) fn new(path: &Path) -> anyhow::Result<Binary> {
        let help = Command::new(path).args(["serve", "--help"]).output();
        let help = help.with_context(|| format!("cannot start {}", path.display()))?;
        let limits = known_limits(&String::from_utf8_lossy(&help.stdout));
        Ok(Binary { path: path.to_owned(), limits })
    }
}

/// A server that runs.
#[derive(Debug)]
pub(crate) struct ServerProcess {
    child: Child,
    address: SocketAddr,
    /// Kept open, because a server that cannot print may not like it.
    _said: BufReader<ChildStdout>,
}

impl ServerProcess {
    /// Starts the binary on a folder and waits until it says its address.
    pub(crate) fn start(binary: &Binary, folder: &Path) -> anyhow::Result<ServerProcess> {
        let mut command = Command::new(&binary.path);
        command.args(["serve", "--address", "127.0.0.1:0", "--data"]).arg(folder);
        command.args(&binary.limits);
        if std::env::var_os("RUST_LOG").is_none() {
            command.env("RUST_LOG", "warn");
        }
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", binary.path.display()))?;
        let said = child.stdout.take().context("the server has no output")?;
        let mut said = BufReader::new(said);
        let mut line = String::new();
        said.read_line(&mut line)?;
        let address = line.trim().strip_prefix("http://").and_then(|host| host.parse().ok());
        match address {
            Some(address) => Ok(ServerProcess { child, address, _said: said }),
            None => {
                // It has ended, or is about to.
                let _ = child.kill();
                let _ = child.wait();
                bail!("{} does not serve: it said {line:?}", binary.path.display())
            }
        }
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The memory that it occupies, in kilobytes, where the system tells.
    pub(crate) fn memory(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix("kB")?.trim().parse().ok()
    }

    /// The time that processors have spent on it, in seconds, where the system tells.
    pub(crate) fn processor_time(&self) -> Option<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name of the program is in brackets and may hold anything; after it come the fields from the third on.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |field: usize| fields.get(field - 3)?.parse::<f64>().ok();
        // A tick is a hundredth of a second for whoever reads this file.
        Some((ticks(14)? + ticks(15)?) / 100.0)
    }

    /// Pulls the plug.
    pub(crate) fn kill(mut self) -> anyhow::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) fn stop(mut self) -> anyhow::Result<()> {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process};
            kill_process(Pid::from_child(&self.child), Signal::TERM)?;
            let until = Instant::now() + PATIENCE;
            while Instant::now() < until {
                if let Some(status) = self.child.try_wait()? {
                    ensure!(status.success(), "the server ended with {status}");
                    return Ok(());
                }
                std::thread::sleep(Duration::from_millis(10));
            }
            bail!("the server does not stop")
        }
        #[cfg(not(unix))]
        self.kill()
    }
}

/// Those of our limits that a server lists in its help: an older one has fewer.
fn known_limits(help: &str) -> Vec<&'static str> {
    let is_known = |flag: &str| help.split_whitespace().any(|word| word == flag);
    let known = LIMITS.into_iter().filter(|(flag, _)| is_known(flag));
    known.flat_map(|(flag, value)| [flag, value]).collect()
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It has ended already, unless something went wrong.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_server_is_given_only_the_flags_that_it_knows() {
        let help = "      --guests <N>\n          Guests\n      --connections <N>  Connections";
        let expected = ["--guests", "1000000", "--connections", "19800"];
        assert_eq!(known_limits(help), expected);
    }
}
