//! A server's process.

use rustix::process::{Pid, Signal, kill_process};
use std::fmt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread::JoinHandle;

/// Why a server cannot be started.
#[derive(Debug)]
pub struct Unavailable(pub(crate) String);

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unavailable {}

/// A running process. It is stopped with this value.
#[derive(Debug)]
pub(crate) struct Process {
    pid: Pid,
    /// Ends the keeper.
    stop: Option<mpsc::Sender<Signal>>,
    keeper: Option<JoinHandle<()>>,
}

impl Process {
    /// Starts a program as an unprivileged user. The kernel ends it if this process dies.
    pub(crate) fn start(program: &str, arguments: &[String]) -> Result<Process, Unavailable> {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL"]);
        if rustix::process::geteuid().is_root() {
            command.args(["--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]);
        }
        command.arg("--").arg(program).args(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let failed = |fault: &dyn fmt::Display| Unavailable(format!("{program}: {fault}"));
        let (stop, stopped) = mpsc::channel();
        let (started, starting) = mpsc::channel();
        // In a thread that lives as long as the process: the kernel watches the thread that has started it, and threads of tests
        // come and go.
        let keeper = std::thread::spawn(move || match command.spawn() {
            Ok(child) => {
                let _ = started.send(Ok(Pid::from_child(&child)));
                keep(child, &stopped);
            }
            Err(fault) => _ = started.send(Err(fault)),
        });
        let pid =
            starting.recv().map_err(|fault| failed(&fault))?.map_err(|fault| failed(&fault))?;
        Ok(Process { pid, stop: Some(stop), keeper: Some(keeper) })
    }

    pub(crate) fn pid(&self) -> i32 {
        self.pid.as_raw_nonzero().get()
    }

    /// Sends a signal, such as one that freezes the process.
    pub(crate) fn signal(&self, signal: Signal) {
        // It may have ended, which the next request to it will show.
        let _ = kill_process(self.pid, signal);
    }

    /// Ends the process with a signal and waits until it has ended.
    pub(crate) fn end(mut self, signal: Signal) {
        self.end_with(signal);
    }

    fn end_with(&mut self, signal: Signal) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(signal);
        }
        if let Some(keeper) = self.keeper.take() {
            let _ = keeper.join();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end_with(Signal::KILL);
    }
}

/// Waits for the signal that ends the process, and for its end.
fn keep(mut child: Child, stopped: &mpsc::Receiver<Signal>) {
    let signal = stopped.recv().unwrap_or(Signal::KILL);
    // The process has not been waited for, so the number is still its own.
    let _ = kill_process(Pid::from_child(&child), Signal::CONT);
    let _ = kill_process(Pid::from_child(&child), signal);
    let _ = child.wait();
}
