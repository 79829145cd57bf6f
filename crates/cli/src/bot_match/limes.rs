//! `limes match` of Limes: two players at one table, with the same draws.

use super::forfeits::{self, Forfeits};
use crate::args::MatchArgs;
use crate::series::limes::GameSeries;
use crate::series::{Contestant, Ended, Forfeit};
use crate::thinking::{Player, mean};
use crate::{deal, output};
use anyhow::{Context, bail};
use bots::Level;
use limes::Game;
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
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<Forfeits>,
}

pub(super) fn run(args: &MatchArgs) -> anyhow::Result<String> {
    let Some(draws) = args.draws else { bail!("--games is for Limits, Limes has --draws") };
    if args.limits.is_given() {
        bail!("--players and --mode are for Limits, a match of Limes is for two");
    }
    let (deck, variants) = deal::table(&args.new.table)?;
    let seed = Seed::new(&args.new.seed).context("--seed")?;
    let contestants = super::contestants::<Level>(args)?.map(|contestant| match contestant {
        Contestant::Bot(level) => Contestant::Bot(Player { level, thinking: args.thinking }),
        Contestant::Engine { command, time } => Contestant::Engine { command, time },
    });
    let series = GameSeries { deck, variants, seed, players: contestants.to_vec() };
    let games = series.play_all(draws.get(), |_, _| Ok(()))?;
    forfeits::report((1..).zip(&games).filter_map(|(number, ended)| {
        let (is_a, forfeit) = forfeited(ended)?;
        Some((number, is_a, forfeit))
    }));
    let summary = Summary::of(&games, Forfeits::of(&contestants, games.iter().map(forfeited)));
    if args.form.json { output::json(&summary) } else { Ok(summary.table(args)) }
}

/// Whether A lost the game before its end, or B did, and how.
fn forfeited(ended: &Ended<Game>) -> Option<(bool, &Forfeit)> {
    ended.forfeit.as_ref().map(|forfeit| (forfeit.seat.index() == 0, forfeit))
}

impl Summary {
    /// Points count in games that came to their end; wins in all.
    fn of(games: &[Ended<Game>], forfeits: Option<Forfeits>) -> Summary {
        let finished: Vec<&Game> = (games.iter())
            .filter(|ended| ended.forfeit.is_none())
            .map(|ended| &ended.game)
            .collect();
        let totals = |seat: usize| -> Vec<f64> {
            let total = |game: &&Game| f64::from(game.players()[seat].display().total());
            finished.iter().map(total).collect()
        };
        let (a, b) = (totals(0), totals(1));
        let differences: Vec<f64> = a.iter().zip(&b).map(|(a, b)| a - b).collect();
        let (difference, ci95) = mean(&differences);
        let winners = |ended: &Ended<Game>| -> Vec<usize> {
            match &ended.forfeit {
                Some(forfeit) => vec![1 - forfeit.seat.index()],
                None => ended.game.standing().winners().collect(),
            }
        };
        let winners: Vec<Vec<usize>> = games.iter().map(winners).collect();
        let won = |winner: &[usize]| winners.iter().filter(|winners| *winners == winner).count();
        Summary {
            draws: games.len(),
            mean_a: mean(&a).0,
            mean_b: mean(&b).0,
            difference,
            ci95,
            wins_a: won(&[0]),
            wins_b: won(&[1]),
            shared: won(&[0, 1]),
            forfeits,
        }
    }

    fn table(&self, args: &MatchArgs) -> String {
        let [a, b] = [&args.a, &args.b].map(|typed| super::shown_name(typed));
        let mut table = format!(
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
        );
        table += &self.forfeits.as_ref().map(Forfeits::line).unwrap_or_default();
        table
    }
}
