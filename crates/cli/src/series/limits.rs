//! Games of Limits between players of all kinds.

use super::{Contestant, Ended, Forfeit, Seated};
use crate::args::LimitsTable;
use crate::engine_process::EngineFault;
use crate::thinking::chance;
use anyhow::{Context, bail};
use bots::limits::{Player, Style};
use limits::{DealFault, Decision, Game, MAX_PLAYERS, MIN_PLAYERS, Seat};
use record::Seed;

/// How many play, if that can be.
pub(crate) fn players(table: &LimitsTable) -> anyhow::Result<usize> {
    match table.players.unwrap_or(MIN_PLAYERS) {
        players @ MIN_PLAYERS..=MAX_PLAYERS => Ok(players),
        players => bail!("--players: {}", DealFault::Players(players)),
    }
}

/// Plays a game to its end, with somebody in every seat. The seed says what bots leave to chance.
pub(crate) fn play(
    mut game: Game,
    contestants: &[&Contestant<Style>],
    seed: &Seed,
) -> anyhow::Result<Ended<Game>> {
    let mut seated = (contestants.iter().zip(game.seats()))
        .map(|(contestant, seat)| {
            let bot =
                |&style: &Style| Player::new(style, chance(seed, &format!("limits-player-{seat}")));
            contestant.sit(bot, || game.view(Some(seat)).into())
        })
        .collect::<anyhow::Result<Vec<Seated<Player>>>>()?;
    while !game.is_over() {
        for seat in game.seats() {
            let Some(asked) = game.asked(seat) else { continue };
            if let Err(fault) = decide(&mut seated[seat.index()], seat, &mut game)? {
                contestants[seat.index()].check(&fault)?;
                let forfeit = Forfeit { seat, asked: asked.to_string(), fault };
                return Ok(Ended { game, forfeit: Some(forfeit) });
            }
            tell(&mut seated, &game)?;
        }
    }
    Ok(Ended { game, forfeit: None })
}

/// Decides what a player is asked.
fn decide(
    player: &mut Seated<Player>,
    seat: Seat,
    game: &mut Game,
) -> anyhow::Result<Result<(), EngineFault>> {
    let view = game.view(Some(seat));
    match player {
        Seated::Bot(player) => {
            let decision = player.decide(&view).context("a bot found nothing to decide")?;
            game.decide(seat, decision)?;
        }
        Seated::Engine(engine) => {
            let legal = view.legal().iter().map(ToString::to_string).collect();
            let said = match engine.ask(view.into(), legal)? {
                Ok(said) => said,
                Err(fault) => return Ok(Err(fault)),
            };
            let decision: Decision = match said.parse() {
                Ok(decision) => decision,
                Err(fault) => return Ok(Err(EngineFault::illegal(&said, fault))),
            };
            if let Err(refusal) = game.decide(seat, decision) {
                return Ok(Err(EngineFault::illegal(&said, refusal)));
            }
        }
    }
    Ok(Ok(()))
}

/// Lets everybody see what has happened.
fn tell(seated: &mut [Seated<Player>], game: &Game) -> anyhow::Result<()> {
    for (player, seat) in seated.iter_mut().zip(game.seats()) {
        let view = game.view(Some(seat));
        match player {
            Seated::Bot(player) => player.see(&view),
            Seated::Engine(engine) if game.is_over() => engine.end(view.into())?,
            Seated::Engine(engine) => engine.see(view.into())?,
        }
    }
    Ok(())
}
