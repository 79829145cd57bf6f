//! The loop at the table: show, read a line, answer.

use crate::lines::{self, Line};
use crate::paint::Paint;
use std::fs;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

/// The longest line that is listened to, in bytes; room enough for the name of a file.
const LONGEST_LINE: usize = 8_192;

/// A game in the terminal, as the loop sees it.
pub(crate) trait TerminalGame {
    /// A file that one may write it into.
    const EXAMPLE_FILE: &'static str;

    /// What is said once, if the game has just begun.
    fn welcome(&self) -> Option<String>;

    /// Whether nothing more is to be decided.
    fn is_over(&self) -> bool;

    /// Everything one needs to decide.
    fn show(&self, paint: Paint) -> String;

    /// The end of the game.
    fn show_end(&self, paint: Paint) -> String;

    /// Answers what was typed.
    fn answer(&mut self, line: &str, paint: Paint) -> Answer;

    /// The record as it is now.
    fn record(&self) -> String;

    /// Whether what was shown before is to be remembered, and not read again.
    fn is_memory_game(&self) -> bool {
        false
    }
}

/// What follows a line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Something has changed, and the game is shown again after these words.
    Changed(String),
    /// Nothing has changed, and the game is shown again.
    Show,
    /// Only these words.
    Said(String),
    /// The record is written into this file; empty if none was named.
    Save(String),
    /// The player leaves.
    Leave,
}

/// One sitting at the table.
#[derive(Debug)]
pub(crate) struct Session<G> {
    game: G,
    paint: Paint,
    out: Option<PathBuf>,
}

impl<G: TerminalGame> Session<G> {
    /// A session that writes its record into a file, if there is one.
    pub(crate) fn new(game: G, paint: Paint, out: Option<PathBuf>) -> Session<G> {
        Session { game, paint, out }
    }

    /// Writes the record where it was asked for.
    pub(crate) fn write_out(&self) -> io::Result<()> {
        match &self.out {
            Some(path) => self.write_to(path),
            None => Ok(()),
        }
    }

    fn write_to(&self, path: &Path) -> io::Result<()> {
        fs::write(path, self.game.record())
    }

    /// Plays until the game is over, the player leaves or the input ends.
    pub(crate) fn run(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
        if let Some(welcome) = self.game.welcome() {
            writeln!(out, "{welcome}")?;
        }
        let mut is_shown = false;
        while !self.game.is_over() {
            if !is_shown {
                writeln!(out, "{}", self.game.show(self.paint))?;
            }
            write!(out, "{} ", self.paint.strong("Your turn:"))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return self.leave(out);
            };
            writeln!(out)?;
            let answer = self.game.answer(&line, self.paint);
            is_shown = !matches!(answer, Answer::Changed(_) | Answer::Show);
            if self.game.is_memory_game() && matches!(answer, Answer::Changed(_)) {
                write!(out, "{}", self.paint.clean_slate())?;
            }
            let said = match answer {
                Answer::Changed(said) => said + &self.note_of_writing(),
                Answer::Said(said) => said,
                Answer::Show => String::new(),
                Answer::Save(file) => self.save(&file),
                Answer::Leave => return self.leave(out),
            };
            write!(out, "{said}")?;
            if !said.is_empty() {
                writeln!(out)?;
            }
        }
        writeln!(out, "{}", self.game.show_end(self.paint))?;
        self.print_record(out)
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
            ("", None) => {
                return format!("Into which file? For example: save {}\n", G::EXAMPLE_FILE);
            }
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
        write!(out, "{}", self.game.record())?;
        out.flush()
    }
}

/// One line of what is typed; `None` at the end. Of an endless line only the beginning is kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let line = match lines::next(input, LONGEST_LINE)? {
        None => return Ok(None),
        Some(Line::Whole(line)) => line,
        Some(Line::Beginning(line)) => {
            input.skip_until(b'\n')?;
            line
        }
    };
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::limes::solo::tests::game;

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
