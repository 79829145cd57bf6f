//! Does playing for the win win? The top level against the same search that only maximises its mean, at one table, with
//! the same draws and the same work: `cargo run --release -p bots --example for_the_win -- GAMES WORK`.

use bots::{Effort, Level, Net, Question, Thinker};
use limes::{CARDS, CardNumber, Deck, Dice, Game, Seat, Table, Variants};
use rayon::prelude::*;

/// Who won: 1 the one who plays for the win, −1 the other, 0 both. And the difference of the totals.
fn play(number: u64, work: u64) -> Option<(i32, i32)> {
    let for_the_win = Level::Merciless.effort()?;
    let efforts = [for_the_win, Effort { for_the_win: false, ..for_the_win }];
    let mut dice = Dice::new(1 + number * 1000);
    let mut pile: Vec<CardNumber> = CardNumber::all().collect();
    let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["win", "mean"]).ok()?;
    for _ in 0..CARDS {
        game.draw(pile.swap_remove(dice.below(pile.len()))).ok()?;
        for (effort, seat) in efforts.into_iter().zip([Seat(0), Seat(1)]) {
            let question = Question::of(&game.view(Some(seat), Table::Closed)).ok()?;
            let mut thinker = Thinker::new(&question, Net::learned(), effort, dice.roll());
            game.play(seat, thinker.think_for(work)?).ok()?;
        }
    }
    let winners: Vec<usize> = game.standing().winners().collect();
    let won = |seat: usize| i32::from(winners.contains(&seat));
    let total = |seat: usize| game.players()[seat].display().total() as i32;
    Some((won(0) - won(1), total(0) - total(1)))
}

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Some(Ok(games)), Some(Ok(work))) = (words.next(), words.next()) else {
        eprintln!("for_the_win: say how many games, and how much work for a turn");
        std::process::exit(2);
    };
    let results: Vec<(i32, i32)> =
        (0..games).into_par_iter().filter_map(|n| play(n, work)).collect();
    let count = |result: i32| results.iter().filter(|(won, _)| *won == result).count();
    let points: i32 = results.iter().map(|(_, points)| points).sum();
    println!(
        "{} games: {} won for the win, {} by the mean, {} shared; {:+.2} points on average",
        results.len(),
        count(1),
        count(-1),
        count(0),
        f64::from(points) / results.len() as f64
    );
}
