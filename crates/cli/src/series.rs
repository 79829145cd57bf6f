//! Many games between bots, or with other people's engines.

pub(crate) mod limes;
pub(crate) mod limits;

use crate::engine_process::{EngineFault, EngineProcess};
use crate::thinking::bar;
use anyhow::bail;
use game::Seat;
use games::AnyView;
use rayon::prelude::*;
use record::excerpt;
use std::time::Duration;

/// Who takes a seat, in game after game.
#[derive(Clone, Debug)]
pub(crate) enum Contestant<P> {
    /// One of our bots.
    Bot(P),
    /// A program, started for every game and seat anew: what goes wrong in one game does not reach the next.
    Engine {
        /// How it is started.
        command: String,
        /// How long it may think about an answer.
        time: Duration,
    },
}

/// Somebody in a seat of a game that is being played.
#[derive(Debug)]
enum Seated<P> {
    Bot(P),
    Engine(Box<EngineProcess>),
}

/// A game that has ended: by the rules, or because an engine gave no good answer.
#[derive(Clone, Debug)]
pub(crate) struct Ended<G> {
    pub(crate) game: G,
    pub(crate) forfeit: Option<Forfeit>,
}

/// A game that was lost before its end.
#[derive(Clone, Debug)]
pub(crate) struct Forfeit {
    /// Who lost it.
    pub(crate) seat: Seat,
    /// The question that they had no answer to.
    pub(crate) asked: String,
    /// Why not.
    pub(crate) fault: EngineFault,
}

impl<P> Contestant<P> {
    /// Sits down at a table; a program is started and shown what it sees.
    fn sit<B>(
        &self,
        bot: impl FnOnce(&P) -> B,
        view: impl FnOnce() -> AnyView,
    ) -> anyhow::Result<Seated<B>> {
        Ok(match self {
            Contestant::Bot(player) => Seated::Bot(bot(player)),
            Contestant::Engine { command, time } => {
                let mut engine = EngineProcess::start(command, *time)?;
                engine.begin(view())?;
                Seated::Engine(Box::new(engine))
            }
        })
    }

    /// A program that does not exist is a mistake of whoever typed it, and loses no game.
    fn check(&self, fault: &EngineFault) -> anyhow::Result<()> {
        match self {
            Contestant::Engine { command, .. } if fault.is_no_program() => {
                bail!("the engine \"{}\" cannot be started", excerpt(command))
            }
            _ => Ok(()),
        }
    }
}

/// Plays so many games, with a bar on a terminal: side by side, or one after the other if somebody plays by the clock.
pub(crate) fn play_all<G: Send>(
    games: usize,
    is_timed: bool,
    play: impl Fn(usize) -> anyhow::Result<G> + Sync,
) -> anyhow::Result<Vec<G>> {
    let bar = bar(games, "games");
    let play = |number| {
        let game = play(number)?;
        bar.inc(1);
        Ok(game)
    };
    let played = if is_timed {
        (0..games).map(play).collect()
    } else {
        (0..games).into_par_iter().map(play).collect()
    };
    bar.finish_and_clear();
    played
}
