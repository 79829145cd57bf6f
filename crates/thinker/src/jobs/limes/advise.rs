//! Which turn to play, and what turns are worth.

use super::SEED;
use crate::jobs::context::JobContext;
use crate::messages::limes::{Advice, Answer, SeatView, Why, Worth, seat_view};
use crate::messages::{Budget, Failure, Stage};
use bots::Level;
use bots::limes::judge::{self, Rating};
use bots::limes::{Effort, Net, Question, Thinker};
use limes::{Refusal, Turn};

/// How far a hint lets the search narrow its choice: to half of the turns it begins with. They are all tried equally often, so
/// that there are different ones among them.
const NARROWING: f64 = 0.35;

/// The most turns that are rated at once: each is tried to the end, so that many would make the pieces of work large.
const MOST_RATED: usize = 8;

/// A bot's turn.
pub(super) async fn choose(
    context: &JobContext,
    view: &SeatView,
    level: Level,
    seed: u64,
    budget: Budget,
) -> Result<Answer, Failure> {
    let question = view.question()?;
    let note = |part| context.progress(part, Stage::Thinking);
    let turn = decide(context, &question, level, seed, budget, note).await?;
    Ok(Answer::Chosen { turn })
}

/// The turn that a bot plays. `note` is called with the part of the budget that is used.
pub(super) async fn decide(
    context: &JobContext,
    question: &Question,
    level: Level,
    seed: u64,
    budget: Budget,
    note: impl Fn(f64),
) -> Result<Turn, Failure> {
    let net = Net::learned();
    let turn = match Effort::of(level) {
        None => bots::limes::choose(level, question, net, 0, seed),
        Some(effort) => {
            let mut thinker = Thinker::new(question, net, effort, seed);
            context.think(&mut thinker, budget, 1.0, note).await;
            thinker.best()
        }
    };
    turn.ok_or(Failure::NoTurnFound)
}

/// The best turns, and why.
pub(super) async fn hint(
    context: &JobContext,
    view: &SeatView,
    most: usize,
    budget: Budget,
) -> Result<Answer, Failure> {
    let question = view.question()?;
    let ratings = rate(context, &question, &[], budget, NARROWING).await;
    let tried = ratings.first().ok_or(Failure::NoTurnFound)?.tried;
    let mut best: Vec<Rating> = Vec::new();
    for rating in ratings {
        // Another zone of the same territory, or another rotation of a card that looks the same: tried with the same cards it comes to the same.
        let alike = |other: &Rating| {
            other.turn.cell == rating.turn.cell && other.expected == rating.expected
        };
        if rating.tried == tried && !best.iter().any(alike) {
            best.push(rating);
        }
    }
    let lead = best.get(1).map(|second| (best[0].expected - second.expected).max(0.0));
    best.truncate(most.max(1));
    let advice = |rating: Rating| Advice { worth: rating.into(), why: why(&question, rating.turn) };
    Ok(Answer::Hinted { turns: best.into_iter().map(advice).collect(), lead })
}

/// What turns are worth.
pub(super) async fn rate_turns(
    context: &JobContext,
    view: &SeatView,
    turns: &[Turn],
    budget: Budget,
) -> Result<Answer, Failure> {
    let view = view.view()?;
    let question = seat_view::question(&view)?;
    if turns.len() > MOST_RATED {
        return Err(Failure::Turn(format!("{} are too many at once", turns.len())));
    }
    let idle = |refusal: Refusal| Failure::Idle(refusal.to_string());
    let (card, display) = view.to_lay().map_err(idle)?;
    for turn in turns {
        let preview = display.after(view.deck.card(card), *turn, view.variants);
        preview.map_err(|refusal| Failure::Turn(format!("{turn}: {refusal}")))?;
    }
    let ratings = rate(context, &question, turns, budget, 1.0).await;
    let best = *ratings.first().ok_or(Failure::NoTurnFound)?;
    let worth = |turn: &Turn| ratings.iter().find(|rating| rating.turn == *turn).copied();
    let turns = turns.iter().filter_map(worth).map(Worth::from).collect();
    Ok(Answer::Rated { best: best.into(), turns })
}

async fn rate(
    context: &JobContext,
    question: &Question,
    turns: &[Turn],
    budget: Budget,
    narrowing: f64,
) -> Vec<Rating> {
    let mut thinker = judge::rater(question, Net::learned(), SEED, turns);
    let note = |part| context.progress(part, Stage::Thinking);
    context.think(&mut thinker, budget, narrowing, note).await;
    judge::ratings(&thinker)
}

pub(super) fn why(question: &Question, turn: Turn) -> Vec<Why> {
    judge::reasons(question, turn).into_iter().map(Why).collect()
}
