//! The socket in the data folder.

use super::ADMIN_SOCKET;
use super::answer::AdminAnswer;
use super::execute::execute;
use crate::app::App;
use socket2::{Domain, SockAddr, Socket, Type};
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Semaphore;

/// How many requests are carried out at the same time.
const MOST: usize = 8;
/// How many may wait for that.
const BACKLOG: i32 = 16;
/// The most bytes of a request.
const MOST_BYTES: usize = 16 * 1024;
/// How long a request may take to come, and an answer to be read.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait when the operating system has no room for a connection.
const NO_ROOM: Duration = Duration::from_millis(100);

/// The socket, and its file for as long as it is open.
#[derive(Debug)]
pub(crate) struct AdminSocket {
    listener: UnixListener,
    path: PathBuf,
}

impl AdminSocket {
    /// Opens it in a data folder.
    pub(crate) fn open(folder: &Path) -> io::Result<AdminSocket> {
        AdminSocket::open_at(folder.join(ADMIN_SOCKET))
    }

    /// Opens it at a path. A socket that is there and does not answer was left by a process that is dead.
    pub(crate) fn open_at(path: PathBuf) -> io::Result<AdminSocket> {
        let naming = |error: io::Error| {
            let is_too_long = error.kind() == io::ErrorKind::InvalidInput;
            let why = match is_too_long {
                true => "the path is too long for a socket; use a shorter one".to_owned(),
                false => error.to_string(),
            };
            io::Error::new(error.kind(), format!("{}: {why}", path.display()))
        };
        let address = SockAddr::unix(&path).map_err(naming)?;
        match fs::symlink_metadata(&path) {
            Ok(file) if file.file_type().is_socket() => {
                if std::os::unix::net::UnixStream::connect(&path).is_ok() {
                    return Err(naming(io::Error::other("another server uses it")));
                }
                fs::remove_file(&path).map_err(naming)?;
            }
            Ok(_) => {
                return Err(naming(io::Error::other("a file that is not a socket is in the way")));
            }
            Err(_) => {}
        }
        let socket = Socket::new(Domain::UNIX, Type::STREAM, None)?;
        socket.bind(&address).map_err(naming)?;
        // Before it listens, so that nobody else can ever connect.
        fs::set_permissions(&path, Permissions::from_mode(0o600)).map_err(naming)?;
        socket.listen(BACKLOG)?;
        socket.set_nonblocking(true)?;
        let listener = UnixListener::from_std(std::os::unix::net::UnixListener::from(
            std::os::fd::OwnedFd::from(socket),
        ))?;
        Ok(AdminSocket { listener, path })
    }
}

impl Drop for AdminSocket {
    fn drop(&mut self) {
        // One that stays is replaced by the next server.
        let _ = fs::remove_file(&self.path);
    }
}

/// Answers operators for as long as the future is polled.
pub(crate) async fn serve(app: &App, socket: Option<&AdminSocket>) {
    let Some(AdminSocket { listener, .. }) = socket else {
        return std::future::pending().await;
    };
    let turns = Arc::new(Semaphore::new(MOST));
    loop {
        let turn = Arc::clone(&turns).acquire_owned().await;
        match listener.accept().await {
            Ok((stream, _)) => {
                let app = app.clone();
                tokio::spawn(async move {
                    converse(&app, &stream).await;
                    drop(turn);
                });
            }
            Err(fault) => {
                tracing::warn!(%fault, "a connection to the admin socket was not let in");
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
}

/// Answers one request.
async fn converse(app: &App, stream: &UnixStream) {
    let request = match tokio::time::timeout(PATIENCE, read_line(stream)).await {
        Ok(Ok(Some(line))) => line,
        Ok(Ok(None)) => {
            refuse(stream, &format!("a request is one line of at most {MOST_BYTES} bytes")).await;
            return;
        }
        // The client has gone, or says nothing.
        Ok(Err(_)) | Err(_) => return,
    };
    // Neither the request nor what the parser says of it is logged: there may be a password in it.
    match serde_json::from_slice(&request) {
        Ok(request) => answer(stream, &execute(app, request).await).await,
        Err(_) => refuse(stream, "this is not a request that this version understands").await,
    }
}

async fn refuse(stream: &UnixStream, why: &str) {
    tracing::warn!(why, "a request to the admin socket cannot be read");
    answer(stream, &[AdminAnswer::Refused(why.to_owned())]).await;
}

/// A line without its end; `None` if it is too long or does not end.
async fn read_line(stream: &UnixStream) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    loop {
        stream.readable().await?;
        let mut part = [0; 4096];
        match stream.try_read(&mut part) {
            Ok(0) if line.is_empty() => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(0) => return Ok(None),
            Ok(count) => line.extend_from_slice(&part[..count]),
            Err(fault) if fault.kind() == io::ErrorKind::WouldBlock => continue,
            Err(fault) => return Err(fault),
        }
        if let Some(end) = line.iter().position(|&byte| byte == b'\n') {
            line.truncate(end);
            return Ok((end <= MOST_BYTES).then_some(line));
        }
        if line.len() > MOST_BYTES {
            return Ok(None);
        }
    }
}

/// Sends an answer, if the client reads it.
async fn answer(stream: &UnixStream, answers: &[AdminAnswer]) {
    let mut text = Vec::new();
    for answer in answers {
        text.extend(serde_json::to_vec(answer).unwrap_or_default());
        text.push(b'\n');
    }
    // What was asked for is done all the same.
    let _ = tokio::time::timeout(PATIENCE, write_all(stream, &text)).await;
}

async fn write_all(stream: &UnixStream, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        stream.writable().await?;
        match stream.try_write(bytes) {
            Ok(count) => bytes = &bytes[count..],
            Err(fault) if fault.kind() == io::ErrorKind::WouldBlock => {}
            Err(fault) => return Err(fault),
        }
    }
    Ok(())
}
