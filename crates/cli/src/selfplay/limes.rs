//! `limes selfplay` of Limes: a bot alone.

use crate::args::SelfplayArgs;
use crate::series::Contestant;
use crate::series::limes::GameSeries;
use crate::thinking::{Player, mean_and_sd};
use crate::{deal, output};
use anyhow::{Context, bail};
use limes::{Band, Game};
use record::{Header, Seed};
use serde::{Serialize, Serializer};

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

pub(super) fn run(args: &SelfplayArgs) -> anyhow::Result<String> {
    if args.limits.is_given() {
        bail!("--players and --mode are for Limits, Limes is played solo here");
    }
    let (deck, variants) = deal::table(&args.new.table)?;
    let seed = Seed::new(&args.new.seed).context("--seed")?;
    super::make_folder(args.out.as_deref())?;
    let player = Contestant::Bot(Player { level: args.level, thinking: args.thinking });
    let series = GameSeries { deck, variants, seed, players: vec![player] };
    let games = series.play_all(args.games.get(), |number, game| {
        let Some(folder) = &args.out else { return Ok(()) };
        let headers = vec![Header::new("Seed", series.seed_of(number)?.as_str())];
        let record = limes::Record { game: game.clone(), headers };
        super::write_record(folder, number, "limes", &record.to_string())
    })?;
    let summary = Summary::of(&games.into_iter().map(|ended| ended.game).collect::<Vec<_>>());
    if args.form.json { output::json(&summary) } else { Ok(summary.table()) }
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
            table += &format!("  {:<11}{:>6.1}%\n", band.to_string(), 100.0 * share);
        }
        table
    }
}
