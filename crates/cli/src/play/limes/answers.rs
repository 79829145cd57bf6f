//! What a solo game answers.

use super::command::Command;
use super::screen;
use super::solo::Solo;
use super::words;
use crate::paint::Paint;
use crate::play::session::{Answer, TerminalGame};

impl TerminalGame for Solo {
    const EXAMPLE_FILE: &'static str = "game.limes";

    fn welcome(&self) -> Option<String> {
        (self.game().rounds() == 0).then(|| words::WELCOME.to_owned())
    }

    fn is_over(&self) -> bool {
        self.game().is_over()
    }

    fn show(&self, paint: Paint) -> String {
        screen::round(self, paint)
    }

    fn show_end(&self, paint: Paint) -> String {
        screen::over(self, paint)
    }

    fn answer(&mut self, line: &str, paint: Paint) -> Answer {
        let before = self.score().total;
        let command = match Command::parse(line) {
            Ok(command) => command,
            Err(fault) => return Answer::Said(format!("{fault}\n{}", words::reminder(self))),
        };
        match command {
            Command::Nothing => Answer::Said(words::reminder(self)),
            Command::Play(turn) => match self.play(turn) {
                Ok(()) => Answer::Changed(screen::played(turn, before, self.score().total)),
                Err(refusal) => Answer::Said(format!("{turn} is not possible: {refusal}.\n")),
            },
            Command::Try(turn) => Answer::Said(match self.preview(turn) {
                Ok(display) => screen::tried(turn, before, &display),
                Err(refusal) => format!("{turn} is not possible: {refusal}.\n"),
            }),
            Command::Undo => match self.undo() {
                Some(turn) => Answer::Changed(format!("{turn} is taken back.\n")),
                None => Answer::Said("There is no turn to take back.\n".to_owned()),
            },
            Command::Show => Answer::Show,
            Command::Help => Answer::Said(words::help(self)),
            Command::Legal(begin) => Answer::Said(screen::legal(self, &begin)),
            Command::Score => Answer::Said(screen::standing(self, paint)),
            Command::Cards => Answer::Said(screen::pile(self, paint)),
            Command::Save(file) => Answer::Save(file),
            Command::Quit => Answer::Leave,
        }
    }

    fn record(&self) -> String {
        Solo::record(self).to_string()
    }
}
