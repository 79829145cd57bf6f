//! A player at a table: sees, remembers, decides.

use crate::limits::policy::Policy;
use crate::limits::reading::Reading;
use crate::limits::search::best;
use crate::limits::situation::Situation;
use crate::limits::style::Style;
use crate::limits::tracker::{Forgetting, Tracker};
use crate::limits::worlds::SeenRound;
use dice::Dice;
use limits::{Decision, Game, Mode, Seat, View};

/// A player at a table.
#[derive(Clone, Debug)]
pub struct Player {
    style: Style,
    seed: u64,
    tracker: Option<Tracker>,
    reading: Reading,
}

impl Player {
    /// A player who has seen nothing yet. What they leave to chance, and forget, depends on the seed.
    pub fn new(style: Style, seed: u64) -> Player {
        Player { style, seed, tracker: None, reading: Reading::default() }
    }

    /// A player who has followed a game from a seat up to now, as after a reload.
    pub fn at(style: Style, seed: u64, game: &Game, seat: Seat) -> Player {
        let mut player = Player::new(style, seed);
        game.views(seat).iter().for_each(|view| player.see(view));
        player
    }

    /// Looks at what its seat sees now.
    pub fn see(&mut self, view: &View) {
        match &mut self.tracker {
            Some(tracker) => tracker.see(view),
            None => self.tracker = Tracker::new(view, self.forgetting()),
        }
        let Some(tracker) = &mut self.tracker else { return };
        if let (Some(ended), true) = (tracker.ended.take(), self.style.reads) {
            let mut dice = Dice::new(mix(self.seed, tracker.round, usize::MAX));
            self.reading.learn(tracker, &ended, &mut dice);
        }
    }

    /// What of earlier rounds it forgets.
    fn forgetting(&self) -> Forgetting {
        Forgetting { chance: self.style.forgets_rounds, seed: mix(self.seed, 0, 0) }
    }

    /// Decides what it is asked. `None` if it is asked nothing.
    pub fn decide(&mut self, view: &View) -> Option<Decision> {
        self.see(view);
        let legal = view.legal();
        let dice = &mut Dice::new(mix(self.seed, view.round, view.deeds.len()));
        let attention = dice.unit();
        let considered = self.search(&legal, attention, dice).or_else(|| {
            let situation = self.situation(view)?;
            let is_distracted = attention < self.style.distracted;
            let policy = if is_distracted { Policy::DISTRACTED } else { self.style.policy };
            policy.choose(&situation, dice).filter(|decision| legal.contains(decision))
        });
        let decision = considered.or_else(|| legal.first().copied())?;
        self.tracker.as_mut()?.answer(decision);
        Some(decision)
    }

    /// The decision that brings the most wins, for those who search and have seen enough.
    fn search(&self, legal: &[Decision], attention: f32, dice: &mut Dice) -> Option<Decision> {
        let (effort, tracker) = (self.style.search?, self.tracker.as_ref()?);
        let is_habit = attention >= self.style.considers;
        if is_habit || legal.len() < 2 || !tracker.is_whole {
            return None;
        }
        best(&SeenRound::now(tracker), legal, &self.reading, effort, dice)
    }

    /// What it has seen of this round, and what it thinks of the others; `None` if it has missed something.
    pub(crate) fn seen(&self) -> Option<(SeenRound<'_>, &Reading)> {
        let tracker = self.tracker.as_ref().filter(|tracker| tracker.is_whole)?;
        Some((SeenRound::now(tracker), &self.reading))
    }

    /// What it remembers of this round.
    fn situation(&self, view: &View) -> Option<Situation> {
        let tracker = self.tracker.as_ref()?;
        let mut situation = Situation::before_the_pile(
            tracker.own,
            tracker.players,
            tracker.card.limits,
            tracker.hand,
            tracker.face_down,
        );
        situation.draw_pile = view.draw_pile;
        situation.points = tracker.points;
        situation.start = tracker.start;
        situation.rounds_left = tracker.rounds - tracker.round;
        let fresh = tracker.deeds.iter().rposition(|deed| deed.seat == tracker.own).unwrap_or(0);
        for (place, deed) in tracker.deeds.iter().enumerate() {
            let is_forgotten = place < fresh
                && view.mode == Mode::Memory
                && Dice::new(mix(!self.seed, tracker.round, place)).unit() < self.style.forgets;
            for laid in deed.laid() {
                match is_forgotten {
                    true => situation.pile.lay_unnoticed(laid.by),
                    false => situation.lay(laid),
                }
            }
        }
        Some(situation)
    }
}

/// A seed for one decision.
pub(crate) fn mix(seed: u64, round: usize, action: usize) -> u64 {
    let place = (round as u64) << 32 ^ action as u64;
    Dice::new(seed ^ place.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)).roll()
}
