//! Thrifty: spends first what others may spend too, and keeps for later what only they can lay.

use crate::limits::guess::Guess;
use crate::limits::policy::careful::printed;
use crate::limits::policy::{Choices, best};
use crate::limits::situation::Situation;
use limits::{Action, Decision, EXCHANGE};

/// How much wider a limit may be for its colour to be hidden rather than a tighter one, if they can lay it again.
const AGAIN: f32 = 3.0;
/// They suspect above this chance, as long as they can lay something that is certainly safe.
const SUSPECTS_ABOVE: f32 = 0.75;
/// They suspect above this chance when nothing is certainly safe any more.
const CORNERED: f32 = 0.4;

/// What a thrifty player may decide, with its chance.
pub(super) fn choices(situation: &Situation) -> Choices {
    let guess = Guess::of(situation);
    let suspects_above = if situation.sure_cards() > 0 { SUSPECTS_ABOVE } else { CORNERED };
    best(situation, |decision| match decision {
        // A tight colour, and rather one that they can lay again, beyond what others think is the limit.
        Decision::Hide(colour) => {
            let limit = printed(situation, colour);
            let again = limit < 10 && situation.hand.count(colour) > 1;
            f32::from(again) * AGAIN - f32::from(limit)
        }
        Decision::Act(Action::Play(colour)) => match situation.room(colour) {
            None => 10.0,
            Some(room @ 1..) => 30.0 - room as f32,
            Some(_) => guess.chance_safe(situation, colour, 1),
        },
        Decision::Act(Action::Exchange(colour)) => {
            let laid = i32::from(EXCHANGE / 2);
            if guess.chance_safe(situation, colour, laid) > 0.5 { 40.0 } else { -1.0 }
        }
        Decision::Act(Action::Suspect(seat)) => {
            let chance = guess.chance_broken(situation, seat);
            if chance > suspects_above { 50.0 + chance } else { chance - 2.0 }
        }
    })
}
