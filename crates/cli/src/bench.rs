//! `limes bench`: how fast the rules are, on one core, against the naive engine in the same run.
//!
//! The machine may be busy with other things, so work is cut into short slices that alternate between the
//! engines, and the median slice speaks for each.

use crate::args::BenchArgs;
use anyhow::ensure;
use dice::Dice;
use limes::naive::{self, Naive};
use limes::{Card, Deck, Display, Playouts, Turn, Variants};
use serde::Serialize;
use std::hint::black_box;
use std::time::Instant;

/// What is printed with `--json`.
#[derive(Debug, Serialize)]
struct Figures {
    random_games_per_s: f64,
    naive_random_games_per_s: f64,
    after_turns_per_s: f64,
    naive_after_turns_per_s: f64,
    legal_turns_per_s: f64,
    final_score_ns: f64,
}

/// Random games in a slice of the fast engine, and of the naive one.
const GAMES: usize = 64 * 1000;
const NAIVE_GAMES: usize = 64;
/// Random games whose positions are tried turn by turn, and how many of them the naive engine tries.
const TRIED: usize = 64;
const NAIVE_TRIED: usize = 1;
/// Finished games that are scored again and again.
const FINISHED: usize = 4096;

/// Measures and checks; fails if the engines disagree.
pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<String> {
    let deck = Deck::classic();
    let slices = args.slices.get();
    let (random, naive_random) = random_games(deck, slices)?;
    let turns = after_turns(deck, slices)?;
    let figures = Figures {
        random_games_per_s: random,
        naive_random_games_per_s: naive_random,
        after_turns_per_s: turns.fast,
        naive_after_turns_per_s: turns.naive,
        legal_turns_per_s: turns.legal,
        final_score_ns: 1e9 / final_scores(deck, slices),
    };
    if args.form.json {
        Ok(serde_json::to_string(&figures)? + "\n")
    } else {
        Ok(table(&figures, slices))
    }
}

fn table(figures: &Figures, slices: usize) -> String {
    let millions = |rate: f64| format!("{:>9.3} million/s", rate / 1e6);
    let ratio = |fast: f64, naive: f64| format!("{:>7.0} times the naive engine", fast / naive);
    format!(
        "One core, median of {slices} slices; both engines gave equal results.\n\
         random games   {}  {}\n\
         after-turns    {}  {}\n\
         legal turns    {}\n\
         final score    {:>9.1} ns\n",
        millions(figures.random_games_per_s),
        ratio(figures.random_games_per_s, figures.naive_random_games_per_s),
        millions(figures.after_turns_per_s),
        ratio(figures.after_turns_per_s, figures.naive_after_turns_per_s),
        millions(figures.legal_turns_per_s),
        figures.final_score_ns,
    )
}

/// How much of the work is done in a second, judged by the median of the slices.
fn rate(mut seconds: Vec<f64>, work: usize) -> f64 {
    seconds.sort_by(f64::total_cmp);
    work as f64 / seconds[seconds.len() / 2]
}

fn timed<T>(seconds: &mut Vec<f64>, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = black_box(work());
    seconds.push(start.elapsed().as_secs_f64());
    done
}

/// Random games a second of the fast and of the naive engine.
fn random_games(deck: &Deck, slices: usize) -> anyhow::Result<(f64, f64)> {
    let playouts = Playouts::new(deck);
    let (mut fast, mut slow) = (Vec::new(), Vec::new());
    let mut totals = vec![0; GAMES];
    for slice in 0..slices {
        let dice = Dice::new(slice as u64);
        timed(&mut fast, || playouts.play(&mut dice.clone(), &mut totals));
        let naive_totals = timed(&mut slow, || {
            let mut dice = dice;
            [(); NAIVE_GAMES].map(|()| naive::random_rounds(deck, &mut dice, |_, _| {}).total())
        });
        ensure!(totals[..NAIVE_GAMES] == naive_totals, "the engines play different random games");
    }
    Ok((rate(fast, GAMES), rate(slow, NAIVE_GAMES)))
}

struct TurnRates {
    fast: f64,
    naive: f64,
    legal: f64,
}

/// A sum over turns and totals that any wrong, missing or doubled turn would change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    turns: usize,
    mixed: u64,
}

impl Sum {
    #[inline]
    fn add(&mut self, turn: Turn, total: u32) {
        self.turns += 1;
        let cell = u64::from(turn.cell.row()) * 7 + u64::from(turn.cell.column());
        let action = match turn.action {
            limes::Action::Rest => 1,
            limes::Action::Place(quarter) => 2 + quarter as u64,
            limes::Action::Move { from, to } => {
                let place = |zone: limes::ZoneId| {
                    let cell = u64::from(zone.cell.row()) * 7 + u64::from(zone.cell.column());
                    cell * 4 + zone.quarter as u64
                };
                6 + place(from) * 196 + place(to)
            }
        };
        let turn = (cell * 4 + turn.rotation as u64) << 16 | action;
        self.mixed = self.mixed.wrapping_add((turn + 1).wrapping_mul(u64::from(total) + 1));
    }
}

/// Turns a second that are played and scored, and that are only listed.
fn after_turns(deck: &Deck, slices: usize) -> anyhow::Result<TurnRates> {
    let (mut fast, mut slow, mut listed) = (Vec::new(), Vec::new(), Vec::new());
    let mut positions: Vec<(Display, Card)> = Vec::new();
    let mut naive_positions: Vec<(Naive, Card)> = Vec::new();
    for game in 0..TRIED {
        let mut dice = Dice::new(1 + game as u64 * 1000);
        limes::random_rounds(deck, &mut dice.clone(), |display, card| {
            positions.push((*display, card.clone()));
        });
        if game < NAIVE_TRIED {
            naive::random_rounds(deck, &mut dice, |display, card| {
                naive_positions.push((display.clone(), card.clone()));
            });
        }
    }
    let try_all = |positions: &[(Display, Card)]| {
        let mut sum = Sum::default();
        for (display, card) in positions {
            display.each_after_turn(card, Variants::NONE, |turn, total| sum.add(turn, total));
        }
        sum
    };
    let mut tried = Sum::default();
    let mut naive_tried = Sum::default();
    for slice in 0..slices {
        tried = timed(&mut fast, || try_all(&positions));
        let turns = timed(&mut listed, || {
            let legal = |(display, card): &(Display, Card)| {
                black_box(display.legal_turns(card, Variants::NONE)).len()
            };
            positions.iter().map(legal).sum::<usize>()
        });
        ensure!(turns == tried.turns, "turns that are tried and turns that are listed differ");
        // The naive engine is slow and steady: a few slices are enough.
        if slice % 10 == 0 {
            naive_tried = timed(&mut slow, || naive_try_all(&naive_positions));
            let same = try_all(&positions[..naive_positions.len()]);
            ensure!(naive_tried == same, "the engines score turns differently");
        }
    }
    Ok(TurnRates {
        fast: rate(fast, tried.turns),
        naive: rate(slow, naive_tried.turns),
        legal: rate(listed, tried.turns),
    })
}

fn naive_try_all(positions: &[(Naive, Card)]) -> Sum {
    let mut sum = Sum::default();
    for (display, card) in positions {
        for turn in display.legal_turns(card, Variants::NONE) {
            let mut after = display.clone();
            after.play(card, turn);
            sum.add(turn, after.total());
        }
    }
    sum
}

/// Full displays with all workers that are scored in a second.
fn final_scores(deck: &Deck, slices: usize) -> f64 {
    let mut dice = Dice::new(7);
    let mut displays = Vec::with_capacity(FINISHED);
    while displays.len() < FINISHED {
        let display = limes::random_game(deck, &mut dice);
        if display.supply() == 0 {
            displays.push(display);
        }
    }
    let mut seconds = Vec::new();
    for _ in 0..slices {
        timed(&mut seconds, || displays.iter().map(Display::total).sum::<u32>());
    }
    rate(seconds, FINISHED)
}
