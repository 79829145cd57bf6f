//! The loop at the table: show, read a line, answer.

use super::command::Command;
use super::screen;
use super::solo::Solo;
use super::words;
use crate::paint::Paint;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};

/// The longest line that is listened to, in bytes; room enough for the name of a file.
const LONGEST_LINE: u64 = 8_192;

/// One sitting at the table.
#[derive(Debug)]
pub(crate) struct Session {
    solo: Solo,
    paint: Paint,
    out: Option<PathBuf>,
}

/// What follows an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// The round is shown again: something has changed.
    Show,
    /// Only another line is asked for.
    Ask,
    /// The player leaves.
    Leave,
}

impl Session {
    /// A session that writes its record into a file, if there is one.
    pub(crate) fn new(solo: Solo, paint: Paint, out: Option<PathBuf>) -> Session {
        Session { solo, paint, out }
    }

    /// Writes the record where it was asked for.
    pub(crate) fn write_out(&self) -> io::Result<()> {
        match &self.out {
            Some(path) => self.write_to(path),
            None => Ok(()),
        }
    }

    fn write_to(&self, path: &Path) -> io::Result<()> {
        fs::write(path, self.solo.record().to_string())
    }

    /// Plays until the game is over, the player leaves or the input ends.
    pub(crate) fn run(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        let mut next = Next::Show;
        if self.solo.game().rounds() == 0 {
            writeln!(out, "{}", words::WELCOME)?;
        }
        while !self.solo.game().is_over() {
            if next == Next::Show {
                writeln!(out, "{}", screen::round(&self.solo, self.paint))?;
            }
            write!(out, "{} ", self.paint.strong("Your turn:"))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return self.leave(out);
            };
            writeln!(out)?;
            let (answer, then) = self.answer(&line);
            write!(out, "{answer}")?;
            if !answer.is_empty() {
                writeln!(out)?;
            }
            if then == Next::Leave {
                return self.leave(out);
            }
            next = then;
        }
        writeln!(out, "{}", screen::over(&self.solo, self.paint))?;
        self.print_record(out)
    }

    /// Answers one line.
    fn answer(&mut self, line: &str) -> (String, Next) {
        let solo = &mut self.solo;
        let before = solo.score().total;
        let command = match Command::parse(line) {
            Ok(command) => command,
            Err(fault) => return (format!("{fault}\n{}", words::reminder(solo)), Next::Ask),
        };
        match command {
            Command::Nothing => (words::reminder(solo), Next::Ask),
            Command::Play(turn) => match solo.play(turn) {
                Ok(()) => {
                    let played = screen::played(turn, before, solo.score().total);
                    (played + &self.note_of_writing(), Next::Show)
                }
                Err(refusal) => (format!("{turn} is not possible: {refusal}.\n"), Next::Ask),
            },
            Command::Try(turn) => match solo.preview(turn) {
                Ok(display) => (screen::tried(turn, before, &display), Next::Ask),
                Err(refusal) => (format!("{turn} is not possible: {refusal}.\n"), Next::Ask),
            },
            Command::Undo => match solo.undo() {
                Some(turn) => {
                    (format!("{turn} is taken back.\n") + &self.note_of_writing(), Next::Show)
                }
                None => ("There is no turn to take back.\n".to_owned(), Next::Ask),
            },
            Command::Show => (String::new(), Next::Show),
            Command::Help => (words::help(solo), Next::Ask),
            Command::Legal(begin) => (screen::legal(solo, &begin), Next::Ask),
            Command::Score => (screen::standing(solo, self.paint), Next::Ask),
            Command::Cards => (screen::pile(solo, self.paint), Next::Ask),
            Command::Save(file) => (self.save(&file), Next::Ask),
            Command::Quit => (String::new(), Next::Leave),
        }
    }

    /// Writes the record after a turn; says something only if that went wrong.
    fn note_of_writing(&self) -> String {
        match self.write_out() {
            Ok(()) => String::new(),
            Err(fault) => format!("The record could not be written: {fault}. Try save FILE.\n"),
        }
    }

    fn save(&self, file: &str) -> String {
        let path = match (file, &self.out) {
            ("", Some(path)) => path.clone(),
            ("", None) => return "Into which file? For example: save game.limes\n".to_owned(),
            (file, _) => PathBuf::from(file),
        };
        match self.write_to(&path) {
            Ok(()) => {
                let path = path.display();
                format!(
                    "Written. Go on with it any time: limes play --terminal {path} --out {path}\n"
                )
            }
            Err(fault) => format!("{} cannot be written: {fault}.\n", path.display()),
        }
    }

    /// Says how to go on another time.
    fn leave(&self, out: &mut impl Write) -> io::Result<()> {
        match &self.out {
            Some(path) => {
                let path = path.display();
                writeln!(out, "Go on any time: limes play --terminal {path} --out {path}\n")?;
            }
            None => writeln!(
                out,
                "Keep these lines in a file to go on any time: limes play --terminal FILE --out FILE\n"
            )?,
        }
        self.print_record(out)
    }

    fn print_record(&self, out: &mut impl Write) -> io::Result<()> {
        write!(out, "{}", self.solo.record())?;
        out.flush()
    }
}

/// One line of what is typed; `None` at the end. Of an endless line only the beginning is kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::super::solo::tests::game;
    use super::*;

    /// Plays with what is typed, and gives what was shown.
    fn shown(typed: &[u8]) -> String {
        let mut session = Session::new(game("[Seed \"limes\"]\n1. 22\n"), Paint::Plain, None);
        let mut out = Vec::new();
        session.run(&mut &*typed, &mut out).expect("memory can be written");
        String::from_utf8(out).expect("UTF-8")
    }

    #[test]
    fn a_game_of_first_turns_comes_to_its_end() {
        let mut solo = game("[Seed \"limes\"]\n1. 22\n");
        let mut typed = String::new();
        while let Some(&turn) = solo.legal().first() {
            typed += &format!("{turn}\n");
            solo.play(turn).expect("legal");
        }
        let shown = shown(typed.as_bytes());
        assert!(shown.ends_with(&solo.record().to_string()), "{shown}");
        assert_eq!(shown.matches("Your turn: ").count(), 16);
    }

    #[test]
    fn whoever_leaves_gets_his_record() {
        for typed in ["", "quit", "q\n", "exit\nd4^\n"] {
            let shown = shown(typed.as_bytes());
            assert!(shown.ends_with("[Seed \"limes\"]\n\n1. 22\n"), "{shown}");
        }
    }

    #[test]
    fn of_an_endless_line_only_the_beginning_is_kept() {
        let mut typed = vec![b'x'; 100_000];
        typed.extend(b"\nd4^\n");
        let shown = shown(&typed);
        assert_eq!(shown.matches("neither a turn nor a command").count(), 1);
        assert!(shown.contains("You played d4^"), "{shown}");
    }

    #[test]
    fn a_listener_who_leaves_ends_the_game() {
        struct Gone;
        impl Write for Gone {
            fn write(&mut self, _: &[u8]) -> io::Result<usize> {
                Err(io::ErrorKind::BrokenPipe.into())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let mut session = Session::new(game(""), Paint::Plain, None);
        let ended = session.run(&mut &b"d4^\n"[..], &mut Gone).expect_err("nobody listens");
        assert_eq!(ended.kind(), io::ErrorKind::BrokenPipe);
    }
}
