//! How far is each level from the best that could have been done with the cards that came?
//! `cargo run --release -p bots --example regret -- DRAWS LAYOUTS WORK`.
//!
//! Each draw is solved as a known one with so many layouts, and played by every level that does not know it; the strongest
//! level gets so much work for a turn. A good player's regret is mostly what nobody can know.

use bots::Level;
use bots::limes::solve::Solver;
use bots::limes::{Net, Question, choose, usual_work};
use limes::{CardNumber, Deck, Game, Seat, TurnVisibility, Variants};
use rayon::prelude::*;
use record::Seed;

/// Points of each level, and of the best game found.
struct Draw {
    levels: Vec<f64>,
    best: f64,
}

fn play(draw: &[CardNumber], level: Level, work: u64, seed: u64) -> Option<f64> {
    let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Bot"]).ok()?;
    for &card in draw {
        game.draw(card).ok()?;
        let question =
            Question::of(&game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden)).ok()?;
        game.play(Seat::from_index(0), choose(level, &question, Net::learned(), work, seed)?)
            .ok()?;
    }
    Some(f64::from(game.players()[0].display().total()))
}

fn look_at(number: u64, layouts: u64, work: u64) -> Option<Draw> {
    let draw = limes::draw(&Seed::new(&format!("regret {number}")).ok()?);
    let mut solver = Solver::new(Deck::classic(), Variants::NONE, &draw, &[], number).ok()?;
    solver.step(layouts);
    let levels = Level::ALL
        .into_iter()
        .map(|level| play(&draw, level, usual_work(level).unwrap_or(work), number))
        .collect::<Option<_>>()?;
    Some(Draw { levels, best: f64::from(solver.best().score) })
}

fn main() {
    let words: Result<Vec<u64>, _> = std::env::args().skip(1).map(|word| word.parse()).collect();
    let Ok(&[draws, layouts, work]) = words.as_deref() else {
        eprintln!(
            "regret: say how many draws, how many layouts for each, and how much work for a turn"
        );
        std::process::exit(2);
    };
    let draws: Vec<Draw> =
        (0..draws).into_par_iter().filter_map(|n| look_at(n, layouts, work)).collect();
    let count = draws.len() as f64;
    println!(
        "{count} draws, best games found: {:.2}",
        draws.iter().map(|d| d.best).sum::<f64>() / count
    );
    for (number, level) in Level::ALL.into_iter().enumerate() {
        let regrets: Vec<f64> = draws.iter().map(|draw| draw.best - draw.levels[number]).collect();
        let mean = regrets.iter().sum::<f64>() / count;
        let spread = regrets.iter().map(|r| (r - mean).powi(2)).sum::<f64>() / (count - 1.0);
        println!("{level:>10}  {mean:>6.2} ± {:.2}", 1.96 * (spread / count).sqrt());
    }
}
