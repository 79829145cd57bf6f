//! Decisions that were made, each with what its player knew then.

use crate::Level;
use crate::limits::adviser::Adviser;
use crate::limits::player::Player;
use crate::limits::style::Style;
use limits::{Decision, Game, Question, Seat, View};
use std::fmt;

/// What the judge's memory leaves to chance: nothing that matters, so always the same.
const SEED: u64 = 1;

/// A decision of a game, to be judged.
#[derive(Clone, Debug)]
pub struct PastDecision {
    /// Somebody with a perfect memory, who has seen what the player had seen.
    memory: Player,
    view: View,
    asked: Question,
    decided: Decision,
}

impl PastDecision {
    /// What its player was asked.
    pub fn asked(&self) -> Question {
        self.asked
    }

    /// The round, counted from 1.
    pub fn round(&self) -> usize {
        self.view.round
    }

    /// What they decided.
    pub fn decided(&self) -> Decision {
        self.decided
    }

    /// A search for something better. `None` if something of the round was missed, which nobody does who saw it all.
    pub fn adviser(&self, seed: u64) -> Option<Adviser<'_>> {
        Adviser::new(&self.memory, &self.view, seed)
    }
}

/// The decisions of one seat, in order. Whoever follows them is shown that seat's views and nothing else.
pub struct PastDecisions<'a> {
    decisions: Box<dyn Iterator<Item = (Seat, Decision)> + 'a>,
    /// The game, as far as it has been played again.
    again: Game,
    seat: Seat,
    memory: Player,
}

impl<'a> PastDecisions<'a> {
    /// All decisions of a seat; none if nobody sits there.
    pub fn of(game: &'a Game, seat: Seat) -> PastDecisions<'a> {
        let again = Game::new(game.deal().clone());
        let mut memory = Player::new(Style::of_level(Level::Merciless), SEED);
        memory.see(&again.view(Some(seat)));
        PastDecisions { decisions: Box::new(game.decisions()), again, seat, memory }
    }
}

impl Iterator for PastDecisions<'_> {
    type Item = PastDecision;

    fn next(&mut self) -> Option<PastDecision> {
        for (by, decided) in self.decisions.by_ref() {
            let view = self.again.view(Some(self.seat));
            let past = match view.asked {
                Some(asked) if by == self.seat => {
                    Some(PastDecision { memory: self.memory.clone(), view, asked, decided })
                }
                _ => None,
            };
            self.again.decide(by, decided).ok()?;
            self.memory.see(&self.again.view(Some(self.seat)));
            if past.is_some() {
                return past;
            }
        }
        None
    }
}

impl fmt::Debug for PastDecisions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PastDecisions").field("seat", &self.seat).finish_non_exhaustive()
    }
}
