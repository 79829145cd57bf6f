//! `limes review` of Limits: what each decision cost, and how good a memory was.

use crate::args::ReviewArgs;
use crate::output;
use crate::thinking::bar;
use anyhow::bail;
use bots::limits::{Adviser, PastDecision, PastDecisions, Review, ReviewedDecision, Slip};
use game::Seat;
use limits::Game;
use rayon::prelude::*;
use serde::Serialize;
use std::time::{Duration, Instant};

/// Work for each decision if nobody says otherwise: enough to see a mistake of a hundredth of the win.
const USUAL_WORK: u64 = 2000;
/// The judge leaves nothing to chance that matters, so it always rolls the same dice.
const SEED: u64 = 1;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Answer {
    players: Vec<PlayerAnswer>,
}

#[derive(Debug, Serialize)]
struct PlayerAnswer {
    name: String,
    share: f64,
    par: f64,
    skill: f64,
    luck: f64,
    suspicions: usize,
    needless: usize,
    missed: usize,
    decisions: Vec<DecisionAnswer>,
}

#[derive(Debug, Serialize)]
struct DecisionAnswer {
    asked: String,
    played: String,
    best: String,
    cost: f64,
    suspect: Option<usize>,
    broken: Option<f64>,
    slip: Option<&'static str>,
}

pub(super) fn run(args: &ReviewArgs, game: &Game, seats: &[Seat]) -> anyhow::Result<String> {
    let past: Vec<(Seat, PastDecision)> = seats
        .iter()
        .flat_map(|&seat| PastDecisions::of(game, seat).map(move |past| (seat, past)))
        .collect();
    if past.is_empty() {
        bail!("there is no decision to review yet");
    }
    let bar = bar(past.len(), "decisions");
    let judge = |(seat, past): &(Seat, PastDecision)| {
        let mut adviser = past.adviser(SEED)?;
        match args.thinking.time {
            Some(time) => think_until(&mut adviser, Duration::from_millis(time)),
            None => adviser.think_for(args.thinking.work.unwrap_or(USUAL_WORK)),
        }
        bar.inc(1);
        Some((*seat, ReviewedDecision::of(past, &adviser)))
    };
    // Side by side, unless the clock decides.
    let judged: Vec<(Seat, ReviewedDecision)> = match args.thinking.time {
        Some(_) => past.iter().filter_map(judge).collect(),
        None => past.par_iter().filter_map(judge).collect(),
    };
    bar.finish_and_clear();
    let reviews: Vec<(&str, Review)> = seats
        .iter()
        .map(|&seat| {
            let own = judged.iter().filter(|(by, _)| *by == seat).map(|(_, judged)| *judged);
            let name = game.name(seat).unwrap_or_default();
            (name, Review::of(game, seat, own.collect()))
        })
        .collect();
    if args.form.json { output::json(&answer(&reviews)) } else { Ok(table(&reviews)) }
}

/// Thinks until the time is over.
fn think_until(adviser: &mut Adviser<'_>, time: Duration) {
    let start = Instant::now();
    loop {
        let part = start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9);
        if part >= 1.0 {
            break;
        }
        adviser.think(part);
    }
}

fn answer(reviews: &[(&str, Review)]) -> Answer {
    let players = reviews.iter().map(|(name, review)| PlayerAnswer {
        name: (*name).to_owned(),
        share: review.share,
        par: review.par,
        skill: review.skill,
        luck: review.luck,
        suspicions: review.suspicions(),
        needless: review.slips(Slip::Needless),
        missed: review.slips(Slip::Missed),
        decisions: review.decisions.iter().map(decision).collect(),
    });
    Answer { players: players.collect() }
}

fn decision(judged: &ReviewedDecision) -> DecisionAnswer {
    DecisionAnswer {
        asked: judged.asked.to_string(),
        played: judged.decided.to_string(),
        best: judged.best.to_string(),
        cost: judged.cost,
        suspect: judged.suspect.map(Seat::number),
        broken: judged.broken,
        slip: judged.slip.map(|slip| match slip {
            Slip::Needless => "needless",
            Slip::Missed => "missed",
        }),
    }
}

fn table(reviews: &[(&str, Review)]) -> String {
    let mut table = String::new();
    for (name, review) in reviews {
        table += &format!(
            "{name}: {:.2} wins = par {:.2}, skill {:+.2}, luck {:+.2}\n  suspected: {}, needlessly: {}, missed though sure: {}\n",
            review.share,
            review.par,
            review.skill,
            review.luck,
            review.suspicions(),
            review.slips(Slip::Needless),
            review.slips(Slip::Missed),
        );
        review.decisions.iter().for_each(|judged| table += &line(judged));
    }
    table
}

fn line(judged: &ReviewedDecision) -> String {
    let (asked, played) = (judged.asked.to_string(), judged.decided.to_string());
    let mut line = format!("  {asked:>5} {played:<11} ");
    line += &if judged.best == judged.decided {
        "the best".to_owned()
    } else {
        format!("{:>4.1}% less than {}", 100.0 * judged.cost, judged.best)
    };
    if let (Some(suspect), Some(broken)) = (judged.suspect, judged.broken) {
        line += &format!("; {suspect} beyond the limit: {:.0}%", 100.0 * broken);
    }
    line += match judged.slip {
        Some(Slip::Needless) => ", suspected needlessly",
        Some(Slip::Missed) => ", sure and missed",
        None => "",
    };
    line + "\n"
}
