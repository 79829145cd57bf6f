//! `limes legal`: what a player can do now.

use crate::args::LegalArgs;
use crate::{input, output};
use anyhow::{Context, anyhow};
use game::Seat;
use games::{AnyPosition, AnyRecord};
use std::fmt::Display;

/// The answer of the command.
pub(crate) fn run(args: &LegalArgs) -> anyhow::Result<String> {
    let record = input::record(&args.game)?;
    let legal = legal(&record, args.player).with_context(|| input::shown(&args.game))?;
    if args.form.json {
        return output::json(&legal);
    }
    Ok(legal.iter().map(|line| format!("{line}\n")).collect())
}

fn legal(record: &AnyRecord, player: Option<usize>) -> anyhow::Result<Vec<String>> {
    let position = record.position();
    let first = match (record, position.waiting().first()) {
        // In Limes everybody moves at once, so player 1 is as good as any.
        (AnyRecord::Limes(_), _) | (_, None) => 1,
        (AnyRecord::Limits(_), Some(seat)) => seat.number(),
    };
    if player.is_none() && position.is_over() && matches!(record, AnyRecord::Limits(_)) {
        return Err(anyhow!("{}", limits::Refusal::Over));
    }
    let seat = seat(position, player.unwrap_or(first))?;
    position.legal(seat).map_err(|why| idle(position, seat, &why))
}

/// The seat with this number, if somebody sits there.
pub(crate) fn seat(position: &dyn AnyPosition, number: usize) -> anyhow::Result<Seat> {
    let seat = Seat::new(number).filter(|&seat| position.name(seat).is_some());
    seat.ok_or_else(|| match position.players() {
        1 => anyhow!("there is no player {number}, only player 1"),
        players => anyhow!("there is no player {number}, only players 1 to {players}"),
    })
}

/// Says that a player has nothing to decide, and why.
pub(crate) fn idle(position: &dyn AnyPosition, seat: Seat, why: &dyn Display) -> anyhow::Error {
    let name = position.name(seat).unwrap_or_default();
    anyhow!("player {seat} ({name}) has nothing to decide: {why}")
}
