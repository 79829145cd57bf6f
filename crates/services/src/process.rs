//! Service processes that die with the process that started them.

use crate::Fault;
use crate::scratch::User;
use rustix::process::{Pid, Signal, kill_process};
use std::ffi::OsStr;
use std::fs::File;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::{fs, io, thread};

/// A command as another user.
pub(crate) fn command(user: Option<User>, program: &Path) -> Command {
    match user {
        None => Command::new(program),
        Some(user) => switching(user, &[], program),
    }
}

/// `setpriv` is part of Debian's base system.
fn switching(user: User, more: &[&str], program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.args([format!("--reuid={}", user.uid), format!("--regid={}", user.gid)]);
    command.args(["--clear-groups", "--no-new-privs"]).args(more).arg("--").arg(program);
    command
}

/// A service that runs.
#[derive(Debug)]
pub(crate) struct Service {
    pid: Pid,
    /// Dropped to let the thread that started it end.
    _running: Sender<()>,
    ended: Receiver<io::Result<ExitStatus>>,
}

impl Service {
    /// Starts a program that is stopped by a signal if this process dies.
    pub(crate) fn start(
        user: Option<User>,
        program: &Path,
        args: &[impl AsRef<OsStr>],
        log: &Path,
    ) -> Result<Service, Fault> {
        let mut command = match user {
            Some(user) => switching(user, &["--pdeathsig=QUIT"], program),
            None if has_setpriv() => {
                let mut command = Command::new("setpriv");
                command.args(["--pdeathsig=QUIT", "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        let log = File::create(log)?;
        command.args(args).stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log);
        // Services look for their files where they start, and this folder may be closed to them.
        command.current_dir("/");
        let (running, stops) = channel::<()>();
        let (started, starts) = channel();
        let (ends, ended) = channel();
        // The signal comes when the thread ends that has started the process, so a thread of its own waits for it.
        thread::spawn(move || {
            let child = command.spawn();
            let (mut child, pid): (Child, _) = match child {
                Ok(child) => {
                    let pid = Pid::from_child(&child);
                    (child, pid)
                }
                Err(error) => return drop(started.send(Err(error))),
            };
            let _ = started.send(Ok(pid));
            let _ = ends.send(child.wait());
            let _ = stops.recv();
        });
        let pid = starts.recv().map_err(io::Error::other)??;
        Ok(Service { pid, _running: running, ended })
    }

    /// The number of the process.
    pub(crate) fn pid(&self) -> i32 {
        self.pid.as_raw_nonzero().get()
    }

    /// Whether it has ended.
    pub(crate) fn has_ended(&self) -> bool {
        self.ended.try_recv().is_ok()
    }

    /// Sends a signal to the process and its children.
    pub(crate) fn signal_all(&self, signal: Signal) {
        let _ = kill_process(self.pid, signal);
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = processes.filter_map(|it| it.file_name().to_string_lossy().parse().ok());
        for child in numbers.filter_map(Pid::from_raw).filter(|&it| parent(it) == Some(self.pid)) {
            let _ = kill_process(child, signal);
        }
    }

    /// Sends a signal and waits for the end.
    pub(crate) fn stop(self, signal: Signal) {
        let _ = kill_process(self.pid, signal);
        let _ = self.ended.recv();
    }
}

/// The parent of a process: the second value after its name, which stands in brackets.
fn parent(pid: Pid) -> Option<Pid> {
    let about = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).ok()?;
    let (_, rest) = about.rsplit_once(')')?;
    Pid::from_raw(rest.split_whitespace().nth(1)?.parse().ok()?)
}

fn has_setpriv() -> bool {
    Command::new("setpriv").arg("--version").stdout(Stdio::null()).status().is_ok()
}
