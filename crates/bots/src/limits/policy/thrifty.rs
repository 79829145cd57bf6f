//! Thrifty: spends first what others may spend too, and keeps for later what only they can lay.

use crate::limits::policy::careful::printed;
use crate::limits::policy::{Choices, best};
use crate::limits::situation::Situation;
use limits::{Action, Decision, EXCHANGE};

/// Suspicions of those who are trusted less than this are worth it.
const SUSPECTS_ABOVE: f32 = 0.5;

/// What a thrifty player may decide, with its chance.
pub(super) fn choices(situation: &Situation) -> Choices {
    best(situation, |decision| match decision {
        // A colour that they can lay again, beyond what others think is the limit; else the tightest.
        Decision::Hide(colour) => {
            let limit = printed(situation, colour);
            let again = limit < 10 && situation.hand.count(colour) > 1;
            f32::from(again) * 20.0 - f32::from(limit)
        }
        Decision::Act(Action::Play(colour)) => match situation.room(colour) {
            None => 10.0,
            Some(room @ 1..) => 30.0 - room as f32,
            Some(_) => situation.chance_safe(colour, 1),
        },
        Decision::Act(Action::Exchange(colour)) => {
            let laid = i32::from(EXCHANGE / 2);
            if situation.chance_safe(colour, laid) > 0.5 { 40.0 } else { -1.0 }
        }
        Decision::Act(Action::Suspect(seat)) => {
            let chance = situation.chance_broken_in_trust(seat);
            if chance > SUSPECTS_ABOVE { 50.0 + chance } else { chance - 2.0 }
        }
    })
}
