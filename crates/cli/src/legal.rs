//! `limes legal`: what a player can do now.

use crate::args::LegalArgs;
use crate::input::{self, AnyRecord};
use crate::output;
use anyhow::{Context, anyhow};
use limits::{Phase, Seat};

/// The answer of the command.
pub(crate) fn run(args: &LegalArgs) -> anyhow::Result<String> {
    let record = input::record(&args.game)?;
    let legal = match &record {
        AnyRecord::Limes(record) => of_limes(&record.game, args.player),
        AnyRecord::Limits(record) => of_limits(&record.game, args.player),
    };
    let legal = legal.with_context(|| input::shown(&args.game))?;
    if args.form.json {
        return output::json(&legal);
    }
    Ok(legal.iter().map(|line| format!("{line}\n")).collect())
}

fn of_limes(game: &limes::Game, player: Option<usize>) -> anyhow::Result<Vec<String>> {
    let seat = seat(game, player.unwrap_or(1))?;
    let turns = game.legal(seat).map_err(|why| idle(game, seat, &why))?;
    Ok(turns.iter().map(ToString::to_string).collect())
}

/// The seat with this number in a game of Limes.
pub(crate) fn seat(game: &limes::Game, number: usize) -> anyhow::Result<limes::Seat> {
    // Seats are counted from 0 inside, so there is no number for player 0.
    let place = number.checked_sub(1).filter(|&place| place < game.players().len());
    place.map(limes::Seat).ok_or_else(|| no_player(number, game.players().len()))
}

/// Says that a player of Limes has nothing to decide, and why.
pub(crate) fn idle(
    game: &limes::Game,
    seat: limes::Seat,
    why: &dyn std::fmt::Display,
) -> anyhow::Error {
    nothing_to_decide(seat.0 + 1, game.players()[seat.0].name(), why)
}

fn of_limits(game: &limits::Game, player: Option<usize>) -> anyhow::Result<Vec<String>> {
    let seat = match (player, game.phase()) {
        (Some(number), _) => Seat::new(number)
            .filter(|&seat| game.name(seat).is_some())
            .ok_or_else(|| no_player(number, game.players().len()))?,
        (None, Phase::Act { seat }) => seat,
        (None, Phase::Hide { waiting }) => *waiting.first().context("nobody is to hide a card")?,
        (None, Phase::Over(_)) => return Err(anyhow!("{}", limits::NothingToDecide::GameOver)),
    };
    match game.legal(seat) {
        Ok(decisions) => Ok(decisions.iter().map(ToString::to_string).collect()),
        Err(why) => {
            Err(nothing_to_decide(seat.number(), game.name(seat).unwrap_or_default(), &why))
        }
    }
}

fn no_player(number: usize, players: usize) -> anyhow::Error {
    match players {
        1 => anyhow!("there is no player {number}, only player 1"),
        _ => anyhow!("there is no player {number}, only players 1 to {players}"),
    }
}

fn nothing_to_decide(number: usize, name: &str, why: &dyn std::fmt::Display) -> anyhow::Error {
    anyhow!("player {number} ({name}) has nothing to decide: {why}")
}
