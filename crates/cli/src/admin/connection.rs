//! The socket of the running server.

use anyhow::{Context, anyhow, bail};
use server::{ADMIN_SOCKET, AdminAnswer, AdminRequest};
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

/// How long the server may take: it waits for its disk, and for tables to be loaded.
const PATIENCE: Duration = Duration::from_secs(120);

/// A connection to the running server.
pub(super) struct Connection(UnixStream);

impl Connection {
    /// Connects to the server of a data folder.
    pub(super) fn open_in(data: &Path) -> anyhow::Result<Connection> {
        let missing = || anyhow!("--data: no server is running with the folder {}", data.display());
        connect(&data.join(ADMIN_SOCKET), missing)
    }

    /// Connects to the server with a socket at this path.
    pub(super) fn open(path: &Path) -> anyhow::Result<Connection> {
        connect(path, || anyhow!("--admin-socket: no server is running with {}", path.display()))
    }

    /// Sends a request and reads the answer.
    pub(super) fn ask(self, request: &AdminRequest) -> anyhow::Result<Vec<AdminAnswer>> {
        let Connection(mut stream) = self;
        let line = serde_json::to_string(request)? + "\n";
        stream.write_all(line.as_bytes()).context("the server does not listen")?;
        let mut answers = Vec::new();
        for line in BufReader::new(stream).lines() {
            let line = line.context("the server does not answer")?;
            let answer = serde_json::from_str(&line);
            answers.push(answer.context("unexpected answer: is the server of the same version?")?);
        }
        match answers.last() {
            None | Some(AdminAnswer::Player(_) | AdminAnswer::Table(_) | AdminAnswer::Ban(_)) => {
                bail!("the server has broken off")
            }
            Some(_) => Ok(answers),
        }
    }
}

fn connect(path: &Path, missing: impl Fn() -> anyhow::Error) -> anyhow::Result<Connection> {
    let connected = UnixStream::connect(path).map_err(|fault| match fault.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused => missing(),
        io::ErrorKind::PermissionDenied => anyhow!(
            "{}: no permission; run this as the user that runs the server, or as root",
            path.display()
        ),
        io::ErrorKind::InvalidInput => {
            anyhow!("{}: the path is too long for a socket", path.display())
        }
        _ => anyhow::Error::from(fault).context(path.display().to_string()),
    });
    let stream = connected?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(Connection(stream))
}
