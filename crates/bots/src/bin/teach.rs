//! Trains a net and writes its weights: `cargo run --release -p bots --bin teach -- GAME FILE [GAMES]`, where GAME is `limes` or
//! `limits`. A net of Limes begins with nothing; so does one of Limits, unless there is such a file: then it goes on from there.

use bots::{limes, limits};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    match teach(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("teach: {fault}");
            ExitCode::from(2)
        }
    }
}

fn teach(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let (Some(game), Some(file)) = (words.next(), words.next()) else {
        return Err(
            "name the game, the file for the weights, and how many games if not the usual number"
                .to_owned(),
        );
    };
    let games = words.next().map(|games| games.parse::<u64>());
    let games = games.transpose().map_err(|_| "the number of games is no number")?;
    let start = Instant::now();
    // Written again and again, so that a training that is stopped leaves what it has learned.
    let save =
        |bytes: &[u8]| std::fs::write(&file, bytes).map_err(|fault| format!("{file}: {fault}"));
    let tell = |games: u64, mean: f64, bytes: &[u8]| {
        println!("{games:>9} games  mean {mean:.3}  {} s", start.elapsed().as_secs());
        if let Err(fault) = save(bytes) {
            eprintln!("teach: {fault}");
        }
    };
    match game.as_str() {
        "limes" => {
            let usual = limes::train::Training::default();
            let training = limes::train::Training { games: games.unwrap_or(usual.games), ..usual };
            let net = limes::train::train(&training, 20_000, |report, net| {
                tell(report.games, report.mean, &net.to_bytes());
            });
            save(&net.to_bytes())
        }
        "limits" => {
            let stored = std::fs::read(&file).ok();
            let usual = match stored {
                None => limits::train::Training::FIRST,
                Some(_) => limits::train::Training::FURTHER,
            };
            let training = limits::train::Training { games: games.unwrap_or(usual.games), ..usual };
            let bytes =
                limits::train::train(&training, stored.as_deref(), 20_000, |report, bytes| {
                    tell(report.games, report.mean, bytes);
                });
            save(&bytes)
        }
        other => Err(format!("there is no game {other}, only limes and limits")),
    }
}
