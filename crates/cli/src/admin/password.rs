//! Passwords as operators type them.

use anyhow::{Context, bail};
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Stdin, Write as _};

/// The most bytes of a line.
const LONGEST: u64 = 4096;

/// Reads a password: typed twice at a terminal without an echo, or the first line of standard input.
pub(super) fn read() -> anyhow::Result<String> {
    let stdin = io::stdin();
    if !stdin.is_terminal() {
        return line(&stdin);
    }
    let _silent = Silent::new(&stdin).context("the terminal cannot be silenced")?;
    let first = asked(&stdin, "New password: ")?;
    if first != asked(&stdin, "The same again: ")? {
        bail!("the passwords differ; nothing was done");
    }
    Ok(first)
}

fn asked(stdin: &Stdin, question: &str) -> anyhow::Result<String> {
    eprint!("{question}");
    io::stderr().flush()?;
    let password = line(stdin);
    eprintln!();
    password
}

fn line(stdin: &Stdin) -> anyhow::Result<String> {
    let mut line = String::new();
    stdin.lock().take(LONGEST).read_line(&mut line).context("the password cannot be read")?;
    let password = line.trim_end_matches(['\r', '\n']);
    if password.is_empty() {
        bail!("there is no password on standard input");
    }
    Ok(password.to_owned())
}

/// A terminal without an echo, for as long as this is kept.
struct Silent<'a> {
    stdin: &'a Stdin,
    before: Termios,
}

impl Silent<'_> {
    fn new(stdin: &Stdin) -> io::Result<Silent<'_>> {
        let before = tcgetattr(stdin)?;
        let mut silent = before.clone();
        silent.local_modes.remove(LocalModes::ECHO);
        tcsetattr(stdin, OptionalActions::Flush, &silent)?;
        Ok(Silent { stdin, before })
    }
}

impl Drop for Silent<'_> {
    fn drop(&mut self) {
        // A terminal that has gone needs none.
        let _ = tcsetattr(self.stdin, OptionalActions::Flush, &self.before);
    }
}
