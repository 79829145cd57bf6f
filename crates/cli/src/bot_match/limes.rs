//! `limes match` of Limes: two bots at one table, with the same draws.

use crate::args::MatchArgs;
use crate::thinking::{GameSeries, Player, mean};
use crate::{deal, output};
use anyhow::{Context, bail};
use bots::Level;
use record::Seed;
use serde::Serialize;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Summary {
    draws: usize,
    mean_a: f64,
    mean_b: f64,
    difference: f64,
    ci95: f64,
    wins_a: usize,
    wins_b: usize,
    shared: usize,
}

pub(super) fn run(args: &MatchArgs) -> anyhow::Result<String> {
    let Some(draws) = args.draws else { bail!("--games is for Limits, Limes has --draws") };
    if args.players.is_some() || args.mode.is_some() {
        bail!("--players and --mode are for Limits, a match of Limes is for two");
    }
    let (deck, variants) = deal::table(&args.new.table)?;
    let seed = Seed::new(&args.new.seed).context("--seed")?;
    let levels = [super::named::<Level>("A", &args.a)?, super::named("B", &args.b)?];
    let players = levels.map(|level| Player { level, thinking: args.thinking });
    let series = GameSeries { deck, variants, seed, players: players.to_vec() };
    let games = series.play_all(draws.get(), |_, _| Ok(()))?;

    let totals = |seat: usize| -> Vec<f64> {
        games.iter().map(|game| f64::from(game.players()[seat].display().total())).collect()
    };
    let (a, b) = (totals(0), totals(1));
    let differences: Vec<f64> = a.iter().zip(&b).map(|(a, b)| a - b).collect();
    let (difference, ci95) = mean(&differences);
    let winners: Vec<Vec<usize>> =
        games.iter().map(|game| game.standing().winners().collect()).collect();
    let won = |winner: &[usize]| winners.iter().filter(|winners| *winners == winner).count();
    let summary = Summary {
        draws: games.len(),
        mean_a: mean(&a).0,
        mean_b: mean(&b).0,
        difference,
        ci95,
        wins_a: won(&[0]),
        wins_b: won(&[1]),
        shared: won(&[0, 1]),
    };
    if args.form.json { output::json(&summary) } else { Ok(summary.table(levels)) }
}

impl Summary {
    fn table(&self, [a, b]: [Level; 2]) -> String {
        format!(
            "{} draws, {a} against {b}\n  mean  {:.2} : {:.2}, difference {:+.2} ± {:.2}\n  wins  {} : {}, \
             {} shared\n",
            self.draws,
            self.mean_a,
            self.mean_b,
            self.difference,
            self.ci95,
            self.wins_a,
            self.wins_b,
            self.shared
        )
    }
}
