//! Limits as a game that is played on this device.

use crate::limits::address::PATH;
use crate::limits::state::{game, saved_game};
use crate::shell::runner::PlayedHere;
use ::game::{Level, Seat};
use client::{Saved, TakenBack, Think};
use limits::{Decision, Record};
use record::Seed;
use std::collections::BTreeMap;
use thinker::messages::limits::{Answer as LimitsAnswer, CHOICE, SeatHistory, Task as LimitsTask};
use thinker::{Answer, Budget, Task};

impl PlayedHere for Record {
    const STORED_AS: &'static str = "limits";
    const PATH: &'static str = PATH;
    const BOTS_REMEMBER: bool = true;
    const IS_IN_TURNS: bool = true;

    fn read_document(document: &str) -> Result<Record, String> {
        saved_game::read_game(document).map_err(|fault| fault.to_string())
    }

    fn to_saved(&self, version: u64) -> Saved<Record> {
        game::to_saved(self, version)
    }

    fn noted(record: &str, taken_back: &[TakenBack]) -> String {
        game::note_taken_back(record, taken_back)
    }

    fn write_document(&self, record: &str) -> String {
        saved_game::write_game(record)
    }

    fn bots(&self) -> BTreeMap<Seat, String> {
        game::seats(self).bots().map(|(seat, level)| (seat, level.to_string())).collect()
    }

    fn chance(&self) -> Seed {
        game::seed(self).unwrap_or_else(|| Seed::spelled([0; 16]))
    }

    fn task(think: &Think<Record>) -> Option<Task> {
        let level: Level = think.level.parse().ok()?;
        let budget = if think.is_fallback { Budget::MOMENT } else { CHOICE };
        let history = SeatHistory::of(&think.views)?;
        Some(LimitsTask::Choose { history, level, seed: think.player_seed, budget }.into())
    }

    fn decision(answer: Answer) -> Option<Decision> {
        match answer {
            Answer::Limits(LimitsAnswer::Chosen { decision }) => Some(decision),
            _ => None,
        }
    }
}
