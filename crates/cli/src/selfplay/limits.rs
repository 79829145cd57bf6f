//! `limes selfplay` of Limits: bots of one level among themselves.

use crate::args::SelfplayArgs;
use crate::series::{Contestant, limits as series, play_all};
use crate::thinking::{mean_and_sd, numbered_seed, total, with_work};
use crate::{deal, output};
use anyhow::Context;
use bots::limits::Style;
use limits::{Action, Game, Record, Seat};
use record::{Header, Seed};
use serde::Serialize;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Summary {
    games: usize,
    players: usize,
    /// In each game.
    rounds: usize,
    /// The mean of each seat.
    points: Vec<f64>,
    /// The part of all wins of each seat; a shared win counts as its part.
    shares: Vec<f64>,
    mean: f64,
    sd: f64,
    best: i32,
    worst: i32,
    /// The share of games whose win was shared.
    shared: f64,
    /// The share of suspicions that were right.
    right: f64,
    /// Plays, exchanges and the suspicion.
    actions_per_round: f64,
    exchanges_per_game: f64,
}

pub(super) fn run(args: &SelfplayArgs) -> anyhow::Result<String> {
    deal::refuse_limes_options(&args.new.table)?;
    let seed = Seed::new(&args.new.seed).context("--seed")?;
    let players = series::players(&args.limits)?;
    let mode = args.limits.mode.unwrap_or_default();
    super::make_folder(args.out.as_deref())?;
    let bot = Contestant::Bot(with_work(Style::of_level(args.level), args.thinking));
    let games = play_all(args.games.get(), false, |number| {
        let seed = numbered_seed(&seed, number)?;
        let names = (1..=players).map(|seat| format!("Bot {seat}, {}", args.level)).collect();
        let Record { game, mut headers } = deal::new_limits(&seed, names, mode)?;
        let game = series::play(game, &vec![&bot; players], &seed)?.game;
        if let Some(folder) = &args.out {
            headers.extend(
                game.seats().map(|seat| Header::new("Bot", format!("{seat} {}", args.level))),
            );
            let record = Record { game: game.clone(), headers };
            super::write_record(folder, number, "limits", &record.to_string())?;
        }
        Ok(game)
    })?;
    let summary = Summary::of(&games, players);
    if args.form.json { output::json(&summary) } else { Ok(summary.table(args)) }
}

impl Summary {
    fn of(games: &[Game], players: usize) -> Summary {
        let count = games.len().max(1) as f64;
        let points = |seat: Seat| games.iter().map(move |game| game.points(seat));
        let all: Vec<f64> = Seat::first(players).flat_map(points).map(f64::from).collect();
        let (mean, sd) = mean_and_sd(&all);
        let winners: Vec<Vec<Seat>> =
            games.iter().map(|game| game.standing().winners().collect()).collect();
        let share = |seat: Seat| {
            let won = winners.iter().filter(|winners| winners.contains(&seat));
            total(won.map(|winners| 1.0 / winners.len() as f64)) / count
        };
        let rounds = || games.iter().flat_map(Game::past_rounds);
        let actions = || rounds().flat_map(|round| round.actions());
        let exchanges = actions().filter(|(_, action)| matches!(action, Action::Exchange(_)));
        let right = (rounds().filter_map(|round| round.suspicion()))
            .filter(|suspicion| suspicion.is_right());
        // Every round ends with one suspicion.
        let suspicions = rounds().count().max(1) as f64;
        Summary {
            games: games.len(),
            players,
            rounds: games.first().map_or(0, |game| game.past_rounds().len()),
            points: Seat::first(players)
                .map(|seat| total(points(seat).map(f64::from)) / count)
                .collect(),
            shares: Seat::first(players).map(share).collect(),
            mean,
            sd,
            best: Seat::first(players).flat_map(points).max().unwrap_or(0),
            worst: Seat::first(players).flat_map(points).min().unwrap_or(0),
            shared: winners.iter().filter(|winners| winners.len() > 1).count() as f64 / count,
            right: right.count() as f64 / suspicions,
            actions_per_round: actions().count() as f64 / suspicions,
            exchanges_per_game: exchanges.count() as f64 / count,
        }
    }

    fn table(&self, args: &SelfplayArgs) -> String {
        let mut table = format!(
            "{} games of Limits for {}, {}\n  points  mean {:+.2}, standard deviation {:.2}, best {:+}, worst {:+}\n",
            self.games, self.players, args.level, self.mean, self.sd, self.best, self.worst
        );
        for (number, (points, share)) in (1..).zip(self.points.iter().zip(&self.shares)) {
            let share = 100.0 * share;
            table += &format!("  seat {number}  mean {points:+.2}, {share:.1}% of the wins\n");
        }
        table += &format!(
            "  rounds  {} a game, {:.1} actions each; {:.2} exchanges a game\n  right   {:.1}% of the suspicions\n",
            self.rounds,
            self.actions_per_round,
            self.exchanges_per_game,
            100.0 * self.right
        );
        table
    }
}
