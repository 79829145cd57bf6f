//! How long does a player of Limits think? `cargo run --release -p bots --example limits_time -- A B PLAYERS GAMES`.
//!
//! One A plays among B's. What A spends on a decision is measured together with what it spends on looking at everything since
//! its last one, on one thread; and how long a new A takes who sees the whole game again, as after a reload.

use bots::limits::{Player, Style};
use limits::{Deal, Game, Mode, Seat};
use record::Seed;
use std::time::{Duration, Instant};

/// Many times, and the longest of them.
#[derive(Default)]
struct Times {
    count: u32,
    sum: Duration,
    longest: Duration,
}

impl Times {
    fn add(&mut self, time: Duration) {
        self.count += 1;
        self.sum += time;
        self.longest = self.longest.max(time);
    }

    fn table(&self, what: &str) -> String {
        let ms = |time: Duration| 1e3 * time.as_secs_f64();
        let (mean, longest) = (ms(self.sum / self.count.max(1)), ms(self.longest));
        format!("{what}: {} times, mean {mean:.2} ms, longest {longest:.2} ms", self.count)
    }
}

/// Plays a game and measures the player at one seat.
fn play(number: usize, players: usize, [a, b]: [Style; 2], times: &mut [Times; 2]) -> Option<()> {
    let seed = Seed::new(&format!("time {number}")).ok()?;
    let names = (1..=players).map(|number| format!("P{number}")).collect();
    let mut game = Game::new(Deal::from_seed(&seed, names, Mode::Memory).ok()?);
    let own = Seat::from_index(number % players);
    let luck = number as u64;
    let mut seated: Vec<Player> =
        game.seats().map(|seat| Player::new(if seat == own { a } else { b }, luck)).collect();
    let mut spent = Duration::ZERO;
    while !game.is_over() {
        for seat in game.seats().filter(|&seat| game.asked(seat).is_some()).collect::<Vec<_>>() {
            if game.asked(seat).is_none() {
                continue;
            }
            let view = game.view(Some(seat));
            let start = Instant::now();
            let decision = seated[seat.index()].decide(&view)?;
            if seat == own {
                times[0].add(spent + start.elapsed());
                spent = Duration::ZERO;
            }
            game.decide(seat, decision).ok()?;
            for (player, seat) in seated.iter_mut().zip(game.seats()) {
                let view = game.view(Some(seat));
                let start = Instant::now();
                player.see(&view);
                if seat == own {
                    spent += start.elapsed();
                }
            }
        }
    }
    let start = Instant::now();
    let _ = Player::at(a, luck, &game, own);
    times[1].add(start.elapsed());
    Some(())
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<usize> = words.iter().skip(2).filter_map(|word| word.parse().ok()).collect();
    let styles: Vec<Style> = words.iter().take(2).filter_map(|word| word.parse().ok()).collect();
    let (&[a, b], &[players @ 2..=6, games]) = (styles.as_slice(), numbers.as_slice()) else {
        eprintln!("limits_time: name two players, and say how many play how many games");
        std::process::exit(2);
    };
    let mut times = [Times::default(), Times::default()];
    for number in 0..games {
        if play(number, players, [a, b], &mut times).is_none() {
            eprintln!("limits_time: game {number} could not be played");
            std::process::exit(1);
        }
    }
    println!("{}\n{}", times[0].table("decisions"), times[1].table("games seen again"));
}
