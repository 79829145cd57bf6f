//! `limes review` of Limes: what each turn cost.

use crate::args::ReviewArgs;
use crate::output;
use crate::thinking::{bar, think_until};
use anyhow::bail;
use bots::limes::judge::{self, Review};
use bots::limes::{Net, Thinker};
use game::Seat;
use limes::{Game, Player};
use serde::Serialize;
use std::time::Duration;

/// Work for each turn if nobody says otherwise: enough to see a mistake of half a point.
const USUAL_WORK: u64 = 3000;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Answer {
    players: Vec<PlayerAnswer>,
}

#[derive(Debug, Serialize)]
struct PlayerAnswer {
    name: String,
    #[serde(rename = "final")]
    total: u32,
    par: f64,
    skill: f64,
    luck: f64,
    turns: Vec<TurnAnswer>,
}

#[derive(Debug, Serialize)]
struct TurnAnswer {
    round: usize,
    played: String,
    best: String,
    cost: f64,
}

pub(super) fn run(args: &ReviewArgs, game: &Game, seats: &[Seat]) -> anyhow::Result<String> {
    let players: Vec<(Seat, &Player)> =
        (game.seats().zip(game.players())).filter(|(seat, _)| seats.contains(seat)).collect();
    if players.iter().all(|(_, player)| player.turns().is_empty()) {
        bail!("there is no turn to review yet");
    }
    let net = Net::learned();
    let par = judge::par(game.deck(), game.variants(), net);
    let bar = bar(players.iter().map(|(_, player)| player.turns().len()).sum(), "turns");
    let mut think = |thinker: &mut Thinker<'_>| {
        match args.thinking.time {
            Some(time) => think_until(thinker, Duration::from_millis(time)),
            None => drop(thinker.think_for(args.thinking.work.unwrap_or(USUAL_WORK))),
        }
        bar.inc(1);
    };
    let reviews: Vec<(&Player, Review)> = (players.into_iter())
        .map(|(seat, player)| (player, judge::review(game, seat, net, par, 1, &mut think)))
        .collect();
    bar.finish_and_clear();
    if args.form.json { output::json(&answer(&reviews)) } else { Ok(table(&reviews)) }
}

fn answer(reviews: &[(&Player, Review)]) -> Answer {
    let players = reviews.iter().map(|(player, review)| PlayerAnswer {
        name: player.name().to_owned(),
        total: review.total,
        par: review.par,
        skill: review.skill,
        luck: review.luck,
        turns: review
            .turns
            .iter()
            .map(|turn| TurnAnswer {
                round: turn.round,
                played: turn.played.to_string(),
                best: turn.best.to_string(),
                cost: turn.cost,
            })
            .collect(),
    });
    Answer { players: players.collect() }
}

fn table(reviews: &[(&Player, Review)]) -> String {
    let mut table = String::new();
    for (player, review) in reviews {
        table += &format!(
            "{}: {} points = par {:.1}, skill {:+.1}, luck {:+.1}\n",
            player.name(),
            review.total,
            review.par,
            review.skill,
            review.luck
        );
        for turn in &review.turns {
            let (played, best) = (turn.played.to_string(), turn.best.to_string());
            table += &if played == best {
                format!("  {:>2}. {played:<16} the best\n", turn.round)
            } else {
                format!("  {:>2}. {played:<16} {:>5.2} less than {best}\n", turn.round, turn.cost)
            };
        }
    }
    table
}
