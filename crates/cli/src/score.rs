//! `limes score`: each player's points, and what earned them.

use crate::args::ScoreArgs;
use crate::explain;
use crate::{input, output};
use game::Seat;
use games::{AnyRecord, WorkerView};
use limes::{Band, CARDS};
use serde::Serialize;

/// The answer of the command.
pub(crate) fn run(args: &ScoreArgs) -> anyhow::Result<String> {
    match (input::record(&args.game)?, args.form.json) {
        (AnyRecord::Limes(record), true) => output::json(&LimesScore::of(&record.game)),
        (AnyRecord::Limes(record), false) => Ok(limes_text(&record.game)),
        (AnyRecord::Limits(record), true) => output::json(&LimitsScore::of(&record.game)),
        (AnyRecord::Limits(record), false) => Ok(limits_text(&record.game)),
    }
}

/// A game of Limes as JSON.
#[derive(Serialize)]
struct LimesScore {
    rounds: usize,
    over: bool,
    players: Vec<LimesPlayer>,
}

#[derive(Serialize)]
struct LimesPlayer {
    name: String,
    total: u32,
    band: String,
    rank: usize,
    workers: Vec<WorkerView>,
}

impl LimesScore {
    fn of(game: &limes::Game) -> LimesScore {
        let ranks = game.standing().ranks;
        let players = game.players().iter().zip(ranks).map(|(player, rank)| {
            let score = player.display().score();
            LimesPlayer {
                name: player.name().to_owned(),
                total: score.total,
                band: Band::of(score.total).to_string(),
                rank,
                workers: score.workers.iter().map(WorkerView::from).collect(),
            }
        });
        LimesScore { rounds: game.rounds(), over: game.is_over(), players: players.collect() }
    }
}

/// A game of Limits as JSON.
#[derive(Serialize)]
struct LimitsScore {
    over: bool,
    players: Vec<LimitsPlayer>,
}

#[derive(Serialize)]
struct LimitsPlayer {
    name: String,
    points: i32,
    rank: usize,
    hand: Vec<String>,
}

impl LimitsScore {
    fn of(game: &limits::Game) -> LimitsScore {
        let standing = game.standing();
        let players = standing.places().iter().map(|place| LimitsPlayer {
            name: name(game, place.seat).to_owned(),
            points: place.points,
            rank: place.rank,
            hand: game.hand(place.seat).cards().map(|colour| colour.to_string()).collect(),
        });
        LimitsScore { over: game.is_over(), players: players.collect() }
    }
}

fn name(game: &limits::Game, seat: Seat) -> &str {
    game.name(seat).unwrap_or_default()
}

fn limes_text(game: &limes::Game) -> String {
    let standing = game.standing();
    let several = game.players().len() > 1;
    let mut text = match game.is_over() {
        true => format!("Limes, all {CARDS} rounds played.\n"),
        false => format!("Limes, {} of {CARDS} rounds played.\n", game.rounds()),
    };
    for (player, rank) in game.players().iter().zip(&standing.ranks) {
        let score = player.display().score();
        let band = explain::band(Band::of(score.total));
        text += &format!("\n{}: {}, {band}", player.name(), explain::points(score.total));
        text += &if several { format!(", rank {rank}\n") } else { "\n".to_owned() };
        text += &explain::workers(&score);
    }
    let names: Vec<&str> = game.players().iter().map(limes::Player::name).collect();
    for (sentence, place) in explain::tie_breaks(&names, &standing).iter().zip(0..) {
        text += if place == 0 { "\n" } else { "" };
        text += &explain::hanging("", sentence);
    }
    text
}

fn limits_text(game: &limits::Game) -> String {
    let rounds = game.deal().limit_cards().len();
    let mut text = match game.is_over() {
        true => format!("Limits, all {rounds} rounds played.\n\n"),
        false => format!("Limits, round {} of {rounds}.\n\n", game.round_number()),
    };
    let width = game.players().iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for place in game.standing().places() {
        let hand: Vec<String> = game.hand(place.seat).cards().map(|c| c.to_string()).collect();
        text += &format!(
            "  {:<width$}  {:>10}  rank {}  hand {}\n",
            name(game, place.seat),
            explain::points(place.points),
            place.rank,
            if hand.is_empty() { "empty".to_owned() } else { hand.join(" ") },
        );
    }
    if game.is_over() {
        let standing = game.standing();
        let winners: Vec<&str> = standing.winners().map(|seat| name(game, seat)).collect();
        let verb = if winners.len() == 1 { "wins" } else { "share the win" };
        text += &format!("\n{} {verb}.\n", explain::listed(&winners));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(record: &str, expected: Expect) {
        let record = record.trim_start().lines().map(|line| line.trim().to_owned() + "\n");
        let record: String = record.collect();
        let text = match limits::Record::parse(record.as_bytes()) {
            Ok(record) => limits_text(&record.game),
            Err(_) => limes_text(&limes::Record::parse(record.as_bytes()).expect("a record").game),
        };
        expected.assert_eq(&text);
    }

    #[test]
    fn a_tie_is_explained() {
        check(
            r#"
            [Game "Limes"]
            [Format "1"]
            [Deck "classic"]
            [Player "Ada"]
            [Player "Ben"]

            1. 22 | d4^ +nw | d4> +ne
            2. 17 | e4^ | …
            "#,
            expect![[r#"
                Limes, 1 of 16 rounds played.

                Ada: 4 points, capable of improvement, rank 1
                  d4nw  farmer      4  field: d4nw, d4ne, e4nw, e4ne

                Ben: 2 points, capable of improvement, rank 2
                  d4ne  farmer      2  field: d4ne, d4se
            "#]],
        );
    }

    #[test]
    fn a_game_of_limits_shows_points_and_hands() {
        let mut record = r#"
            [Game "Limits"]
            [Format "1"]
            [Player "Ada"]
            [Player "Ben"]
            [Start "1"]
            [Colours ""#
            .to_owned();
        record += &"rygbp".repeat(12);
        record += "\"]\n[LimitCards \"1 2 3 4 5 6 7 8 9 10\"]\n1. hide r | y\n";
        check(
            &record,
            expect![[r#"
                Limits, round 1 of 10.

                  Ada    0 points  rank 1  hand y g b p
                  Ben    0 points  rank 1  hand r g b p
            "#]],
        );
    }
}
