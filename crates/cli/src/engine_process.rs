//! Other people's engines: a program that is started, told what its seat sees, asked, and ended.
//!
//! Whatever it does, the game goes on or is lost, and nothing else suffers: it is written to and read from in threads, so one
//! that does not read or does not write holds nobody up; its answers are short and come in time, or count as none; and it
//! is ended with all it has started, when the game is.

use crate::lines::{self, Line};
use anyhow::Context;
use games::{Answer, AnyView, Asked, ToEngine, Told};
use record::excerpt;
use std::fmt;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// How much later than `time_ms` an answer may come: a machine has other things to do too.
const GRACE: Duration = Duration::from_millis(400);
/// How much later still the first one may come: an interpreter takes its time to start.
const START: Duration = Duration::from_millis(2_000);
/// How long an engine may take to end by itself, once nothing more is said to it.
const FAREWELL: Duration = Duration::from_millis(500);
/// The longest answer, in bytes.
const LONGEST_ANSWER: usize = 65_536;
/// Answers that wait to be heard; whoever talks more is not listened to meanwhile.
const UNHEARD: usize = 16;

/// Why an engine has no decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EngineFault {
    /// What it said is no decision, or none that the rules allow.
    Illegal {
        /// What it said.
        said: String,
        /// What is wrong with that.
        why: String,
    },
    /// It said nothing in time.
    Late(Duration),
    /// It ended, or stopped talking.
    Missing(Option<ExitStatus>),
}

impl fmt::Display for EngineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineFault::Illegal { said, why } => {
                write!(f, "answered \"{}\": {why}", excerpt(said))
            }
            EngineFault::Late(time) => write!(f, "did not answer within {} ms", time.as_millis()),
            EngineFault::Missing(None) => write!(f, "closed its standard output"),
            EngineFault::Missing(Some(status)) => write!(f, "ended by itself ({status})"),
        }
    }
}

impl std::error::Error for EngineFault {}

impl EngineFault {
    /// An answer that the rules, or this program, cannot take.
    pub(crate) fn illegal(said: &str, why: impl fmt::Display) -> EngineFault {
        EngineFault::Illegal { said: said.to_owned(), why: why.to_string() }
    }

    /// Whether there is no such program at all, as a shell says it.
    pub(crate) fn is_no_program(&self) -> bool {
        let EngineFault::Missing(Some(status)) = self else { return false };
        matches!(status.code(), Some(126 | 127))
    }
}

/// A running engine, in one seat of one game.
#[derive(Debug)]
pub(crate) struct EngineProcess {
    child: Child,
    /// What is still to be written to it; closed when all has been said.
    to: Option<Sender<String>>,
    from: Receiver<Line>,
    time: Duration,
    has_answered: bool,
    /// Whether it is not worth waiting for.
    is_given_up: bool,
    /// What its seat saw when it was last told.
    newest: Option<AnyView>,
}

impl EngineProcess {
    /// Starts a command, as a shell understands it, with so much time for each answer.
    pub(crate) fn start(command: &str, time: Duration) -> anyhow::Result<EngineProcess> {
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .with_context(|| format!("the engine \"{}\" cannot be started", excerpt(command)))?;
        let (to, lines) = mpsc::channel();
        let (heard, from) = mpsc::sync_channel(UNHEARD);
        // Both end when the process does: then there is nothing to write to and nothing to read from.
        if let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write_all(stdin, &lines));
            thread::spawn(move || read_all(stdout, &heard));
        }
        Ok(EngineProcess {
            child,
            to: Some(to),
            from,
            time,
            has_answered: false,
            is_given_up: false,
            newest: None,
        })
    }

    /// Something that ends the engine from another thread.
    pub(crate) fn stopper(&self) -> EngineStopper {
        EngineStopper { process: self.child.id() }
    }

    /// A game begins.
    pub(crate) fn begin(&mut self, view: AnyView) -> anyhow::Result<()> {
        self.newest = Some(view.clone());
        self.say(&ToEngine::New(Told { view }))
    }

    /// Something has happened, perhaps before the eyes of its seat.
    pub(crate) fn see(&mut self, view: AnyView) -> anyhow::Result<()> {
        if self.newest.as_ref() == Some(&view) {
            return Ok(());
        }
        self.newest = Some(view.clone());
        self.say(&ToEngine::See(Told { view }))
    }

    /// The game has ended.
    pub(crate) fn end(&mut self, view: AnyView) -> anyhow::Result<()> {
        self.say(&ToEngine::Over(Told { view }))
    }

    /// What it decides.
    ///
    /// # Errors
    /// The outer one if the question cannot be put, the inner one if there is no answer to it.
    pub(crate) fn ask(
        &mut self,
        view: AnyView,
        legal: Vec<String>,
    ) -> anyhow::Result<Result<String, EngineFault>> {
        self.newest = Some(view.clone());
        let time_ms = u64::try_from(self.time.as_millis()).ok();
        self.say(&ToEngine::Ask(Asked { view, legal, time_ms }))?;
        let answer = self.listen();
        self.has_answered |= answer.is_ok();
        self.is_given_up |= answer.is_err();
        Ok(answer)
    }

    fn say(&self, message: &ToEngine) -> anyhow::Result<()> {
        let line = serde_json::to_string(message)? + "\n";
        if let Some(to) = &self.to {
            // If nobody listens any more, the next question finds out.
            let _ = to.send(line);
        }
        Ok(())
    }

    fn listen(&mut self) -> Result<String, EngineFault> {
        let start = if self.has_answered { Duration::ZERO } else { START };
        let patience = self.time + GRACE + start;
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left) {
                Ok(Line::Whole(line)) if line.trim_ascii().is_empty() => {}
                Ok(Line::Whole(line)) => return read_answer(&line),
                Ok(Line::Beginning(line)) => {
                    let said = String::from_utf8_lossy(&line);
                    return Err(EngineFault::illegal(&said, "an answer is one short line"));
                }
                Err(RecvTimeoutError::Timeout) => {
                    // What it has started may hold its standard output open after its end.
                    let ended = self.wait(Duration::ZERO);
                    let late = EngineFault::Late(patience);
                    return Err(ended.map_or(late, |how| EngineFault::Missing(Some(how))));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(EngineFault::Missing(self.wait(FAREWELL)));
                }
            }
        }
    }

    /// How it ended, if it does so in time.
    fn wait(&mut self, time: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + time;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

/// Ends an engine that somebody else talks to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EngineStopper {
    #[cfg_attr(
        not(unix),
        expect(dead_code, reason = "only groups of processes are ended by number")
    )]
    process: u32,
}

impl EngineStopper {
    /// Ends the engine with all it has started. It must not have been dropped before.
    pub(crate) fn stop(self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let group = i32::try_from(self.process).ok().and_then(Pid::from_raw);
            // It may have ended by itself.
            let _ = group.map(|group| kill_process_group(group, Signal::KILL));
        }
    }
}

/// Ends the process: first by having nothing more to say, then by force.
impl Drop for EngineProcess {
    fn drop(&mut self) {
        self.to = None;
        let farewell = if self.is_given_up { Duration::ZERO } else { FAREWELL };
        let _ = self.wait(farewell);
        // Whatever it has started may outlive it.
        kill(&mut self.child);
        // It has ended now; whoever does not ask how leaves an entry in the table of processes.
        let _ = self.child.wait();
    }
}

fn read_answer(line: &[u8]) -> Result<String, EngineFault> {
    // By itself the reader would take a list of values for the same.
    let is_object = line.trim_ascii_start().starts_with(b"{");
    match serde_json::from_slice::<Answer>(line) {
        Ok(answer) if is_object => Ok(answer.decision),
        Ok(_) => {
            let said = String::from_utf8_lossy(line);
            Err(EngineFault::illegal(&said, "an answer reads {\"decision\":\"…\"}"))
        }
        Err(fault) => {
            let said = String::from_utf8_lossy(line);
            Err(EngineFault::illegal(
                &said,
                format!("an answer reads {{\"decision\":\"…\"}} ({fault})"),
            ))
        }
    }
}

fn write_all(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_all(stdout: ChildStdout, heard: &SyncSender<Line>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = lines::next(&mut stdout, LONGEST_ANSWER) {
        if heard.send(line).is_err() {
            return;
        }
    }
}

/// The command in a group of processes of its own, so that all it starts can be ended with it.
#[cfg(unix)]
fn shell(command: &str) -> Command {
    use std::os::unix::process::CommandExt;
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).process_group(0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &str) -> Command {
    let mut shell = Command::new("cmd");
    shell.args(["/C", command]);
    shell
}

/// Ends the process and those it has started.
#[cfg(unix)]
fn kill(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // It may have ended in the meantime.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    let _ = child.kill();
}

#[cfg(not(unix))]
fn kill(child: &mut Child) {
    let _ = child.kill();
}
