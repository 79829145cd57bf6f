//! The decisions of the bots that ship.

use bots::limes::{Effort, Net, Thinker, choose, usual_work};
use bots::limits::{Player, Style};
use game::{Level, Question};
use games::SeenView;
use record::Seed;
use std::time::{Duration, Instant};
use table::Due;

/// The decision of a bot that has seen these views.
pub(super) fn decision(due: Due, views: &[SeenView], luck: u64, time: Duration) -> Option<String> {
    match views.last()? {
        SeenView::Limes(view) => {
            let question = bots::limes::Question::of(view).ok()?;
            let seed = chance(luck, due, Some(due.question));
            turn(&question, due.level, seed, time).map(|turn| turn.to_string())
        }
        SeenView::Limits(newest) => {
            // What a player forgets is the same all through the game.
            let mut player = Player::new(Style::of_level(due.level), chance(luck, due, None));
            for view in views {
                if let SeenView::Limits(view) = view {
                    player.see(view);
                }
            }
            player.decide(newest).map(|decision| decision.to_string())
        }
    }
}

fn turn(
    question: &bots::limes::Question,
    level: Level,
    seed: u64,
    time: Duration,
) -> Option<limes::Turn> {
    let net = Net::learned();
    match (Effort::of(level), usual_work(level)) {
        (Some(effort), None) => {
            let start = Instant::now();
            let progress = || start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9);
            let mut thinker = Thinker::new(question, net, effort, seed);
            while progress() < 1.0 && !thinker.think(progress()) {}
            thinker.best()
        }
        (_, work) => choose(level, question, net, work.unwrap_or(0), seed),
    }
}

/// What a seat leaves to chance, for one question or for all.
fn chance(luck: u64, due: Due, question: Option<Question>) -> u64 {
    let question = question.map(|question| question.to_string()).unwrap_or_default();
    let seed = Seed::new(&format!("{luck:016x} {} {question}", due.seat));
    seed.map(|seed| seed.stream("limes-bot-turn").below(1 << 62) as u64).unwrap_or(luck)
}
