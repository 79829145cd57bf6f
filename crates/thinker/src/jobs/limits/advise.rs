//! What to decide, and what a perfect memory knows.

use super::{SEED, think};
use crate::jobs::context::{JobContext, rest};
use crate::jobs::followers::Follower;
use crate::messages::limits::{Answer, SeatHistory};
use crate::messages::{Budget, Failure, Stage};
use bots::Level;
use bots::limits::{Adviser, Player, Style};
use limits::View;

/// What a bot decides.
pub(super) async fn choose(
    context: &JobContext,
    history: &SeatHistory,
    level: Level,
    seed: u64,
    budget: Budget,
) -> Result<Answer, Failure> {
    let style = match budget {
        Budget::Work(work) => Style::of_level(level).within(work),
        Budget::Time(_) => Style::of_level(level),
    };
    let (mut player, view) = follow(context, history, style, seed).await?;
    rest().await;
    let decision = player.decide(&view).ok_or(Failure::NoTurnFound)?;
    Ok(Answer::Chosen { decision })
}

/// What to decide, and what can be known.
pub(super) async fn hint(
    context: &JobContext,
    history: &SeatHistory,
    budget: Budget,
) -> Result<Answer, Failure> {
    let style = Style::of_level(Level::Merciless);
    let (player, view) = follow(context, history, style, SEED).await?;
    let missed = || Failure::History("something of this round is missing".to_owned());
    let mut adviser = Adviser::new(&player, &view, SEED).ok_or_else(missed)?;
    think(context, &mut adviser, budget, |part| context.progress(part, Stage::Thinking)).await;
    if !adviser.is_ready() {
        return Err(Failure::NoTurnFound);
    }
    Ok(Answer::Hinted(adviser.advice().into()))
}

/// A player who has seen all this, and the last view of it.
///
/// What they know is a function of the views, so it makes no difference whether they have followed the game up to now or look at
/// all of it at once.
async fn follow(
    context: &JobContext,
    history: &SeatHistory,
    style: Style,
    seed: u64,
) -> Result<(Player, View), Failure> {
    let mut views = history.views()?;
    let (mut player, seen) = match context.followers.take(history, style, seed) {
        Some(follower) => (follower.player, follower.history.len()),
        None => (Player::new(style, seed), 0),
    };
    for view in views.iter().skip(seen) {
        rest().await;
        player.see(view);
    }
    let history = history.clone();
    context.followers.keep(Follower { history, style, seed, player: player.clone() });
    let last = views.pop().ok_or(Failure::NoTurnFound)?;
    Ok((player, last))
}
