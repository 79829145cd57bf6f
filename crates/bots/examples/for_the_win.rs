//! Does playing for the win win? `cargo run --release -p bots --example for_the_win -- GAMES WORK`.
//!
//! Each draw is played by two searches that maximise their mean until its end is near. From there on it is played twice,
//! with the same cards, against the same opponent: once the first player goes on as before, and once they play for
//! the win. What differs between the twins is that and nothing else.

use bots::Level;
use bots::limes::{Effort, Net, Question, Thinker};
use dice::Dice;
use limes::{CARDS, CardNumber, Deck, Game, Seat, TurnVisibility, Variants};
use rayon::prelude::*;

/// Rounds that the twins share.
const SHARED: usize = 14;

/// How the shared rounds are played: quickly, as only the end matters, and the more games the better.
const OPENING: Effort = Effort { candidates: 3, depth: 2, for_the_win: false };

/// The first player's wins (a shared one is half) and points, playing for the win and for the mean.
struct Twins {
    wins: [f64; 2],
    points: [f64; 2],
}

fn play(number: u64, work: u64) -> Option<Twins> {
    let for_the_win = Effort::of(Level::Merciless)?;
    let for_points = Effort { for_the_win: false, ..for_the_win };
    let mut dice = Dice::new(1 + number * 1000);
    let mut pile: Vec<CardNumber> = CardNumber::all().collect();
    let mut cards =
        (0..CARDS).map(|_| pile.swap_remove(dice.below(pile.len()))).collect::<Vec<_>>();
    let rest = cards.split_off(SHARED);
    let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada", "Ben"]).ok()?;
    play_on(&mut game, &cards, [OPENING; 2], 1, number)?;
    let mut twins = Twins { wins: [0.0; 2], points: [0.0; 2] };
    for (twin, effort) in [for_the_win, for_points].into_iter().enumerate() {
        let mut game = game.clone();
        play_on(&mut game, &rest, [effort, for_points], work, number)?;
        let winners: Vec<usize> = game.standing().winners().collect();
        twins.wins[twin] = if winners.contains(&0) { 1.0 / winners.len() as f64 } else { 0.0 };
        twins.points[twin] = f64::from(game.players()[0].display().total());
    }
    Some(twins)
}

fn play_on(
    game: &mut Game,
    cards: &[CardNumber],
    efforts: [Effort; 2],
    work: u64,
    seed: u64,
) -> Option<()> {
    for &card in cards {
        game.draw(card).ok()?;
        for (effort, seat) in efforts.into_iter().zip([Seat::from_index(0), Seat::from_index(1)]) {
            let question = Question::of(&game.view(Some(seat), TurnVisibility::Hidden)).ok()?;
            // Two seeds: players who think the same thoughts would lay the same displays.
            let seed = 2 * seed + seat.index() as u64;
            let mut thinker = Thinker::new(&question, Net::learned(), effort, seed);
            game.play(seat, thinker.think_for(work)?).ok()?;
        }
    }
    Some(())
}

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Some(Ok(games)), Some(Ok(work))) = (words.next(), words.next()) else {
        eprintln!("for_the_win: say how many games, and how much work for a turn");
        std::process::exit(2);
    };
    let twins: Vec<Twins> = (0..games).into_par_iter().filter_map(|n| play(n, work)).collect();
    let count = twins.len() as f64;
    let sum = |of: &dyn Fn(&Twins) -> f64| twins.iter().map(of).sum::<f64>();
    let gain = sum(&|t| t.wins[0] - t.wins[1]) / count;
    let spread = sum(&|t| (t.wins[0] - t.wins[1] - gain).powi(2)) / (count - 1.0);
    println!(
        "{count} draws: {} won for the win, {} by the mean: {:+.2} % ± {:.2} % wins, {:+.2} points",
        sum(&|t| t.wins[0]),
        sum(&|t| t.wins[1]),
        100.0 * gain,
        196.0 * (spread / count).sqrt(),
        sum(&|t| t.points[0] - t.points[1]) / count,
    );
    let changed = |sign: f64| twins.iter().filter(|t| (t.wins[0] - t.wins[1]) * sign > 0.0).count();
    println!(
        "{} results were turned for the better, {} for the worse",
        changed(1.0),
        changed(-1.0)
    );
}
