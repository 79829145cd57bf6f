//! Trains the net from nothing and writes its weights: `cargo run --release -p bots --bin teach -- FILE [GAMES]`.

use bots::limes::train::{Training, train};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(file) = words.next() else {
        eprintln!(
            "teach: name the file for the weights, and how many games if not the usual number"
        );
        return ExitCode::from(2);
    };
    let mut training = Training::default();
    match words.next().map(|games| games.parse()) {
        Some(Ok(games)) => training.games = games,
        Some(Err(_)) => {
            eprintln!("teach: the number of games is no number");
            return ExitCode::from(2);
        }
        None => {}
    }
    let start = Instant::now();
    let save = |net: &bots::limes::Net| std::fs::write(&file, net.to_bytes());
    let net = train(&training, 20_000, |report, net| {
        let seconds = start.elapsed().as_secs();
        println!("{:>9} games  mean {:.2}  {seconds} s", report.games, report.mean);
        if let Err(fault) = save(net) {
            eprintln!("teach: {file}: {fault}");
        }
    });
    match save(&net) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("teach: {file}: {fault}");
            ExitCode::FAILURE
        }
    }
}
