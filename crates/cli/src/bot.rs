//! `limes bot`: the turn that a bot would play now.

use crate::args::BotArgs;
use crate::input;
use crate::thinking::{Player, chance};
use crate::{legal, output};
use anyhow::{Context, bail};
use bots::limes::Question;
use games::AnyRecord;
use limes::{Game, Seat, TurnVisibility};
use record::Seed;

pub(crate) fn run(args: &BotArgs) -> anyhow::Result<String> {
    let seed = Seed::new(&args.seed).context("--seed")?;
    let AnyRecord::Limes(record) = input::record(&args.game)? else {
        bail!("{}: bots play Limes, and this is a record of Limits", input::shown(&args.game));
    };
    let answer = || {
        let game = &record.game;
        let seat = match &args.player {
            Some(number) => legal::seat(&record, number)?,
            None => first_to_move(game),
        };
        let view = game.view(Some(seat), TurnVisibility::Hidden);
        let question = Question::of(&view).map_err(|why| legal::idle(&record, seat, &why))?;
        let player = Player { level: args.level, thinking: args.thinking };
        player.choose(&question, chance(&seed, "turn")).context("the bot found no turn")
    };
    let turn = answer().with_context(|| input::shown(&args.game))?.to_string();
    if args.form.json { output::json(&turn) } else { Ok(turn + "\n") }
}

fn first_to_move(game: &Game) -> Seat {
    game.seats().find(|&seat| game.card_for(seat).is_ok()).unwrap_or(Seat::from_index(0))
}
