//! Players of Limits who have followed a game, so that they need not look at all of it again whenever they are asked.

use crate::messages::limits::SeatHistory;
use bots::limits::{Player, Style};
use std::cell::RefCell;
use std::rc::Rc;

/// Five bots and whoever gives hints, in two games.
const MOST: usize = 12;

/// Those who were asked last, the newest last.
#[derive(Clone, Debug, Default)]
pub(super) struct Followers(Rc<RefCell<Vec<Follower>>>);

/// A player who has followed a game up to a question, and not answered it.
#[derive(Debug)]
pub(super) struct Follower {
    pub(super) history: SeatHistory,
    pub(super) style: Style,
    pub(super) seed: u64,
    pub(super) player: Player,
}

impl Followers {
    /// Such a player who has seen a beginning of this.
    pub(super) fn take(&self, history: &SeatHistory, style: Style, seed: u64) -> Option<Follower> {
        let mut followers = self.0.borrow_mut();
        let place = followers.iter().rposition(|follower| {
            (follower.style, follower.seed) == (style, seed)
                && follower.history.is_beginning_of(history)
        })?;
        Some(followers.remove(place))
    }

    /// Keeps a player for the next question, and forgets those who were not asked for long.
    pub(super) fn keep(&self, follower: Follower) {
        let mut followers = self.0.borrow_mut();
        followers.push(follower);
        let surplus = followers.len().saturating_sub(MOST);
        followers.drain(..surplus);
    }
}
