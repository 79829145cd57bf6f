//! `limes bot`: what a bot would decide now.

use crate::args::BotArgs;
use crate::thinking::{Player, chance, with_work};
use crate::{input, legal, output};
use anyhow::Context;
use bots::limes::Question;
use bots::limits::Style;
use game::{Position, Seat};
use games::AnyRecord;
use limes::TurnVisibility;
use record::Seed;

pub(crate) fn run(args: &BotArgs) -> anyhow::Result<String> {
    let seed = Seed::new(&args.seed).context("--seed")?;
    let decision = match input::record(&args.game)? {
        AnyRecord::Limes(record) => turn(args, &record, &seed),
        AnyRecord::Limits(record) => decision(args, &record, &seed),
    };
    let decision = decision.with_context(|| input::shown(&args.game))?;
    if args.form.json { output::json(&decision) } else { Ok(decision + "\n") }
}

/// The turn in Limes.
fn turn(args: &BotArgs, record: &limes::Record, seed: &Seed) -> anyhow::Result<String> {
    let seat = seat(args, record)?;
    let view = record.game.view(Some(seat), TurnVisibility::Hidden);
    let question = Question::of(&view).map_err(|why| legal::idle(record, seat, &why))?;
    let player = Player { level: args.level, thinking: args.thinking };
    let turn = player.choose(&question, chance(seed, "turn")).context("the bot found no turn")?;
    Ok(turn.to_string())
}

/// The decision in Limits, by a bot who has seen all that its seat could see.
fn decision(args: &BotArgs, record: &limits::Record, seed: &Seed) -> anyhow::Result<String> {
    let seat = seat(args, record)?;
    record.game.legal(seat).map_err(|why| legal::idle(record, seat, &why))?;
    let style = with_work(Style::of_level(args.level), args.thinking);
    let mut player = bots::limits::Player::at(style, chance(seed, "turn"), &record.game, seat);
    let decision =
        player.decide(&record.game.view(Some(seat))).context("the bot found no decision")?;
    Ok(decision.to_string())
}

/// Whose decision it is: the player who was named, or the first who is asked.
fn seat(args: &BotArgs, record: &(impl Position + games::AnyPosition)) -> anyhow::Result<Seat> {
    match &args.player {
        Some(number) => legal::seat(record, number),
        None => Ok(Position::waiting(record).first().copied().unwrap_or(Seat::from_index(0))),
    }
}
