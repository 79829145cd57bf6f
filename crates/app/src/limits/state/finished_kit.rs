//! Finished games for tests.

use super::saved_game;
use crate::shell::game_id::GameId;
use crate::shell::storage::StoredGame;
use game::{Game as _, Position};
use limits::{Deal, Game, Mode, Record};
use record::Seed;

/// A game of these players, of which anybody decides anything that they may; the same for the same seed.
pub(crate) fn finished(names: &[&str], seed: u64) -> Record {
    let names = names.iter().map(|&name| name.to_owned()).collect();
    let deal = Deal::from_seed(&Seed::new(&seed.to_string()).expect("a seed"), names, Mode::Memory);
    let record = Record::new(Game::new(deal.expect("enough players")));
    played(record, seed, usize::MAX)
}

/// The game, at most so many decisions later.
pub(crate) fn played(mut record: Record, mut chance: u64, decisions: usize) -> Record {
    for _ in 0..decisions {
        let Some(&seat) = record.waiting().first() else { break };
        let legal = record.legal(seat).expect("asked");
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        record.decide(seat, legal[(chance >> 33) as usize % legal.len()]).expect("legal");
    }
    record
}

/// The game as it is stored.
pub(crate) fn stored(id: &str, record: &Record) -> StoredGame {
    StoredGame {
        id: GameId::new(id).expect("an id"),
        game: "limits".into(),
        version: 1,
        is_over: record.game.is_over(),
        changed: 0.0,
        document: saved_game::write_game(&record.to_string()),
    }
}
