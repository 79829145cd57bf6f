//! `limes selfplay`: a bot alone, many times.

use crate::args::SelfplayArgs;
use crate::thinking::{GameSeries, Player, mean_and_sd};
use crate::{deal, output};
use anyhow::Context;
use limes::{Band, Game};
use record::{Header, Seed};
use serde::{Serialize, Serializer};
use std::fs;
use std::path::Path;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Summary {
    games: usize,
    mean: f64,
    sd: f64,
    best: u32,
    worst: u32,
    bands: Shares,
}

/// The share of games in each band, worst band first.
#[derive(Debug)]
struct Shares([f64; 5]);

impl Serialize for Shares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Band::ALL.iter().map(ToString::to_string).zip(self.0))
    }
}

pub(crate) fn run(args: &SelfplayArgs) -> anyhow::Result<String> {
    let (deck, variants) = deal::table(&args.new.table)?;
    let seed = Seed::new(&args.new.seed).context("--seed")?;
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder)
            .with_context(|| format!("--out: the folder {} cannot be made", folder.display()))?;
    }
    let player = Player { level: args.level, thinking: args.thinking };
    let series = GameSeries { deck, variants, seed, players: vec![player] };
    let games = series.play_all(args.games.get(), |number, game| match &args.out {
        Some(folder) => write_record(game, &series.seed_of(number)?, folder, number),
        None => Ok(()),
    })?;
    let summary = Summary::of(&games);
    if args.form.json { output::json(&summary) } else { Ok(summary.table()) }
}

/// Writes the record of a game that is over. The file gets its name when all of it is there, so that a run that is
/// interrupted leaves whole records and nothing else that looks like one.
fn write_record(game: &Game, seed: &Seed, folder: &Path, number: usize) -> anyhow::Result<()> {
    let headers = vec![Header::new("Seed", seed.as_str())];
    let record = limes::Record { game: game.clone(), headers };
    let file = folder.join(format!("game-{:05}.limes", number + 1));
    let unfinished = file.with_extension("part");
    fs::write(&unfinished, record.to_string())
        .and_then(|()| fs::rename(&unfinished, &file))
        .with_context(|| format!("--out: {} cannot be written", file.display()))
}

impl Summary {
    fn of(games: &[Game]) -> Summary {
        let totals: Vec<u32> =
            games.iter().map(|game| game.players()[0].display().total()).collect();
        let (mean, sd) = mean_and_sd(&totals.iter().map(|&t| f64::from(t)).collect::<Vec<_>>());
        let share = |band: Band| {
            let count = totals.iter().filter(|&&total| Band::of(total) == band).count();
            count as f64 / totals.len() as f64
        };
        Summary {
            games: totals.len(),
            mean,
            sd,
            best: totals.iter().copied().max().unwrap_or(0),
            worst: totals.iter().copied().min().unwrap_or(0),
            bands: Shares(Band::ALL.map(share)),
        }
    }

    fn table(&self) -> String {
        let error = 1.96 * self.sd / (self.games as f64).sqrt();
        let mut table = format!(
            "{} games: mean {:.2} ± {error:.2}, standard deviation {:.2}, best {}, worst {}\n",
            self.games, self.mean, self.sd, self.best, self.worst
        );
        for (band, share) in Band::ALL.into_iter().zip(self.bands.0) {
            table += &format!("  {:<11}{:>6.1} %\n", band.to_string(), 100.0 * share);
        }
        table
    }
}
