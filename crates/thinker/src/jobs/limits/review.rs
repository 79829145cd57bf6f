//! What each decision of a game cost.

use super::{SEED, think};
use crate::jobs::context::{JobContext, rest};
use crate::messages::limits::review::{self, ReviewMerge};
use crate::messages::limits::{Answer, Judged};
use crate::messages::{self, Budget, Failure, Merge, Stage};
use bots::limits::{PastDecisions, ReviewedDecision};
use limits::{Game, Seat};
use std::cell::RefCell;

/// Judges round by round, and tells each at once. It is the same work as that of the parts, put together in the same way.
pub(super) async fn whole(
    context: &JobContext,
    record: &str,
    seat: usize,
    budget: Budget,
) -> Result<messages::Answer, Failure> {
    let merge = RefCell::new(ReviewMerge::new(record, seat)?);
    let game = review::read(record)?;
    let seat = review::seat(&game, seat)?;
    let add = |part, answer| {
        let mut news = merge.borrow_mut().add(part, answer);
        let end =
            if news.last().is_some_and(messages::Answer::is_last) { news.pop() } else { None };
        news.into_iter().for_each(|answer| context.tell(answer));
        end
    };
    let mut past = PastDecisions::of(&game, seat);
    let rounds = merge.borrow().len();
    let mut end = None;
    for part in 0..rounds {
        // The merge says itself what is being done.
        let note = |done| {
            add(part, messages::Answer::Progress { part: done, stage: Stage::Thinking });
        };
        let decisions = decisions(&game, seat, part + 1);
        let judged = judge(context, &mut past, part + 1, decisions, budget, note).await;
        end = add(part, Answer::ReviewPart(judged).into());
    }
    end.ok_or(Failure::NoTurnFound)
}

/// Judges the decisions of one round.
pub(super) async fn round(
    context: &JobContext,
    record: &str,
    seat: usize,
    round: usize,
    budget: Budget,
) -> Result<Answer, Failure> {
    let game = review::read(record)?;
    let seat = review::seat(&game, seat)?;
    let decisions = decisions(&game, seat, round);
    if decisions == 0 {
        return Err(Failure::NoTurns);
    }
    let mut past = PastDecisions::of(&game, seat);
    let note = |done| context.progress(done, Stage::Round(round));
    Ok(Answer::ReviewPart(judge(context, &mut past, round, decisions, budget, note).await))
}

/// How many decisions a seat made in a round, counted from 1.
fn decisions(game: &Game, seat: Seat, round: usize) -> usize {
    let mut rounds = game.past_rounds().iter().chain([game.round()]);
    let round = round.checked_sub(1).and_then(|place| rounds.nth(place));
    round.map_or(0, |round| round.decisions().filter(|&(by, _)| by == seat).count())
}

/// Judges so many decisions of a round, beginning anywhere before them.
async fn judge(
    context: &JobContext,
    past: &mut PastDecisions<'_>,
    round: usize,
    decisions: usize,
    budget: Budget,
    note: impl Fn(f64),
) -> Vec<Judged> {
    let mut judged = Vec::new();
    let mut done = 0;
    while done < decisions {
        rest().await;
        let Some(decision) = past.next() else { break };
        if decision.round() < round {
            continue;
        }
        if let Some(mut adviser) = decision.adviser(SEED) {
            let note = |part: f64| note((done as f64 + part) / decisions as f64);
            think(context, &mut adviser, budget, note).await;
            judged.push(ReviewedDecision::of(&decision, &adviser).into());
        }
        done += 1;
    }
    judged
}
