//! Limes as a game that is played on this device.

use crate::limes::address::PATH;
use crate::limes::state::{game, saved_game, seats};
use crate::shell::runner::PlayedHere;
use bots::Level;
use client::{Saved, TakenBack, Think};
use limes::{DealtGame, Seat, Turn};
use record::Seed;
use std::collections::BTreeMap;
use thinker::messages::limes::{Answer as LimesAnswer, SeatView, Task as LimesTask};
use thinker::{Answer, Budget, Task};

impl PlayedHere for DealtGame {
    const STORED_AS: &'static str = "limes";
    const PATH: &'static str = PATH;
    const BOTS_REMEMBER: bool = false;
    const IS_IN_TURNS: bool = false;

    fn read_document(document: &str) -> Result<DealtGame, String> {
        saved_game::read_game(document).map_err(|fault| fault.to_string())
    }

    fn to_saved(&self, version: u64) -> Saved<DealtGame> {
        game::to_saved(self, version)
    }

    fn noted(record: &str, taken_back: &[TakenBack]) -> String {
        game::note_taken_back(record, taken_back)
    }

    fn write_document(&self, record: &str) -> String {
        saved_game::write_game(record, game::unseeded_draw(self))
    }

    fn bots(&self) -> BTreeMap<Seat, String> {
        let seats = seats::seats(self.record());
        seats.bots().map(|(seat, level)| (seat, level.to_string())).collect()
    }

    fn chance(&self) -> Seed {
        game::seed(self).unwrap_or_else(|| Seed::spelled([0; 16]))
    }

    fn task(think: &Think<DealtGame>) -> Option<Task> {
        let level: Level = think.level.parse().ok()?;
        let budget = if think.is_fallback { Budget::MOMENT } else { Budget::of_level(level) };
        let view = SeatView::of(think.view()?)?;
        Some(LimesTask::Choose { view, level, seed: think.seed, budget }.into())
    }

    fn decision(answer: Answer) -> Option<Turn> {
        match answer {
            Answer::Limes(LimesAnswer::Chosen { turn }) => Some(turn),
            _ => None,
        }
    }
}
