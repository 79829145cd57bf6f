//! `limes legal`: what a player can do now.

use crate::args::LegalArgs;
use crate::{input, output};
use anyhow::{Context, anyhow};
use game::Seat;
use games::{AnyPosition, AnyRecord};
use record::excerpt;
use std::fmt::Display;

/// The answer of the command.
pub(crate) fn run(args: &LegalArgs) -> anyhow::Result<String> {
    let record = input::record(&args.game)?;
    let legal = legal(&record, args.player.as_deref()).with_context(|| input::shown(&args.game))?;
    if args.form.json {
        return output::json(&legal);
    }
    Ok(legal.iter().map(|line| format!("{line}\n")).collect())
}

fn legal(record: &AnyRecord, player: Option<&str>) -> anyhow::Result<Vec<String>> {
    let position = record.position();
    let seat = match (player, record) {
        (Some(player), _) => seat(position, player)?,
        // In Limes everybody moves at once, so player 1 is as good as any.
        (None, AnyRecord::Limes(_)) => Seat::from_index(0),
        (None, AnyRecord::Limits(_)) => match position.waiting().first() {
            Some(&seat) => seat,
            None => return Err(anyhow!("{}", limits::Refusal::Over)),
        },
    };
    position.legal(seat).map_err(|why| idle(position, seat, &why))
}

/// The seat with this number, if somebody sits there.
pub(crate) fn seat(position: &dyn AnyPosition, number: &str) -> anyhow::Result<Seat> {
    let seat = number.parse().ok().filter(|&seat| position.name(seat).is_some());
    seat.ok_or_else(|| match (excerpt(number), position.players()) {
        (number, 1) => anyhow!("there is no player {number}, only player 1"),
        (number, players) => anyhow!("there is no player {number}, only players 1 to {players}"),
    })
}

/// Says that a player has nothing to decide, and why.
pub(crate) fn idle(position: &dyn AnyPosition, seat: Seat, why: &dyn Display) -> anyhow::Error {
    let name = position.name(seat).unwrap_or_default();
    anyhow!("player {seat} ({name}) has nothing to decide: {why}")
}
