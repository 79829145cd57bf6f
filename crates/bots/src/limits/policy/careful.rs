//! Careful: lays what is safest now, whatever it leaves for later.

use crate::limits::policy::{Choices, best};
use crate::limits::situation::Situation;
use limits::{Action, Colour, Decision, EXCHANGE, Limit};

/// What a careful player may decide, with its chance.
pub(super) fn choices(situation: &Situation, suspects_above: f32) -> Choices {
    best(situation, |decision| match decision {
        Decision::Hide(colour) => -f32::from(printed(situation, colour)),
        Decision::Act(Action::Play(colour)) => situation.chance_safe(colour, 1),
        // A point for nothing, if it is as good as safe.
        Decision::Act(Action::Exchange(colour)) => {
            let laid = i32::from(EXCHANGE / 2);
            if situation.chance_safe(colour, laid) > 0.5 { 2.0 } else { -1.0 }
        }
        Decision::Act(Action::Suspect(seat)) => {
            let chance = situation.chance_broken(seat);
            // Above everything else if it is worth it, and below if it is not.
            if chance > suspects_above { 3.0 + chance } else { chance - 2.0 }
        }
    })
}

/// The limit, 10 where there is none.
pub(super) fn printed(situation: &Situation, colour: Colour) -> u8 {
    match situation.limits[colour] {
        Limit::At(limit) => limit,
        Limit::None => 10,
    }
}
