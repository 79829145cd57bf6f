//! `limes solve`: the best game for a known draw.

use crate::args::SolveArgs;
use crate::input;
use crate::thinking::bar;
use crate::{deal, output};
use anyhow::{Context, anyhow, bail};
use bots::limes::solve::Solvers;
use games::AnyRecord;
use limes::{CARDS, CardNumber, Deck, Game, Record, Variants};
use serde::Serialize;
use std::time::{Duration, Instant};

/// Layouts in a slice of search, between two looks at the clock.
const SLICE: u64 = 5_000;
/// Searches side by side when work is counted: always the same number, so that the answer is always the same.
const SEARCHES: usize = 2;
/// How long to search if nobody says otherwise.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Answer {
    score: u32,
    bound: u32,
    record: String,
}

/// What is to be solved.
struct Puzzle {
    deck: Deck,
    variants: Variants,
    draw: Vec<CardNumber>,
}

pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<String> {
    let puzzle = match (&args.game, &args.draw) {
        (Some(path), _) => {
            let AnyRecord::Limes(record) = input::record(path)? else {
                bail!("{}: only games of Limes are solved", input::shown(path));
            };
            let draw = full_draw(&record).with_context(|| input::shown(path))?;
            let game = record.game;
            Puzzle { deck: game.deck().clone(), variants: game.variants(), draw }
        }
        (None, draw) => {
            let (deck, variants) = deal::table(&args.table)?;
            let draw = numbers(draw.as_deref().unwrap_or_default()).context("--draw")?;
            Puzzle { deck, variants, draw }
        }
    };
    let answer = solve(&puzzle, args)?;
    if args.form.json {
        return output::json(&answer);
    }
    let Answer { score, bound, record } = answer;
    Ok(format!("# {score} points; no game with this draw can have more than {bound}\n{record}"))
}

fn solve(puzzle: &Puzzle, args: &SolveArgs) -> anyhow::Result<Answer> {
    let searches = if args.work.is_some() { SEARCHES } else { rayon::current_num_threads() };
    let mut solvers = Solvers::new(searches, &puzzle.deck, puzzle.variants, &puzzle.draw, &[], 1)?;
    match args.work {
        Some(work) => {
            let bar = bar((work / SLICE) as usize, "slices");
            let mut left = work / SEARCHES as u64;
            while left > 0 && !solvers.is_solved() {
                let slice = left.min(SLICE);
                solvers.step(slice);
                left -= slice;
                bar.inc(SEARCHES as u64);
            }
            bar.finish_and_clear();
        }
        None => {
            let time = args.time.map_or(USUAL_TIME, Duration::from_millis);
            let start = Instant::now();
            let bar = bar(time.as_millis() as usize, "ms");
            while start.elapsed() < time && !solvers.is_solved() {
                solvers.step(SLICE);
                bar.set_position(start.elapsed().as_millis() as u64);
            }
            bar.finish_and_clear();
        }
    }
    let best = solvers.best();
    let game = Game::new(puzzle.deck.clone(), puzzle.variants, &["Best found"])?;
    let record = best.record(game, &puzzle.draw)?.to_string();
    Ok(Answer { score: best.score, bound: solvers.bound(), record })
}

/// All 16 cards of a record: those drawn, or those that its seed draws if it drew these.
fn full_draw(record: &Record) -> anyhow::Result<Vec<CardNumber>> {
    record.draw().ok_or_else(|| {
        let drawn = record.game.drawn().len();
        anyhow!("only {drawn} of {CARDS} cards are drawn, and no seed tells the rest")
    })
}

/// Reads a draw such as `17 3 9 …`.
fn numbers(text: &str) -> anyhow::Result<Vec<CardNumber>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let number = |word: &str| {
        let number = word.parse().ok().and_then(CardNumber::new);
        number.ok_or_else(|| {
            anyhow!("there is no card {word:?}, they are numbered 1 to {}", limes::DECK)
        })
    };
    words.map(number).collect()
}
