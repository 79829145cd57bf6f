//! Ways to play that look at the situation and at nothing else: quick enough to be played out thousands of times.

mod careful;
mod learned;
mod thrifty;

use crate::limits::situation::Situation;
use arrayvec::ArrayVec;
use dice::Dice;
use limits::{Action, Colour, Decision, EXCHANGE, Seat};

pub(crate) use learned::{Candidates, Net, WEIGHTS};

/// How somebody plays who does not think ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Policy {
    /// Lays the safest colour and suspects where the limit is more likely broken than this.
    Careful { suspects_above: f32 },
    /// Spends the tightest colour that is certainly safe first, and trusts those who lay beyond a limit.
    Thrifty,
    /// What a net has learned by playing.
    Learned { net: &'static Net },
}

/// How many ways to play there are in [`Policy::panel`].
pub(crate) const PANEL: usize = 4;

impl Policy {
    /// Suspects when it is more likely right than wrong.
    pub(crate) const CAREFUL: Policy = Policy::Careful { suspects_above: 0.5 };
    /// Suspects when it is all but certain.
    pub(crate) const CAUTIOUS: Policy = Policy::Careful { suspects_above: 0.97 };

    /// Lays the safest colour and does not watch the others.
    pub(crate) const DISTRACTED: Policy = Policy::Careful { suspects_above: 1.0 };

    /// Plays what the net has learned.
    pub(crate) fn learned() -> Policy {
        Policy::Learned { net: Net::learned() }
    }

    /// The ways to play that every player is measured against, and that players who read others tell apart.
    pub(crate) fn panel() -> [Policy; PANEL] {
        [Policy::learned(), Policy::Thrifty, Policy::CAREFUL, Policy::CAUTIOUS]
    }
}

/// What may be decided, each with the chance that it will be: 5 plays, an exchange and 5 suspicions at most.
pub(crate) type Choices = ArrayVec<(Decision, f32), 12>;

impl Policy {
    /// Everything that may be decided in a situation, with its chance.
    pub(crate) fn choices(&self, situation: &Situation) -> Choices {
        match self {
            Policy::Careful { suspects_above } => careful::choices(situation, *suspects_above),
            Policy::Thrifty => thrifty::choices(situation),
            Policy::Learned { net } => net.choices(situation),
        }
    }

    /// A decision, by chance where several are as good.
    pub(crate) fn choose(&self, situation: &Situation, dice: &mut Dice) -> Option<Decision> {
        pick(&self.choices(situation), dice)
    }
}

/// One of the choices, as likely as it says.
pub(crate) fn pick(choices: &[(Decision, f32)], dice: &mut Dice) -> Option<Decision> {
    let mut point = dice.unit();
    for &(decision, chance) in choices {
        point -= chance;
        if point < 0.0 {
            return Some(decision);
        }
    }
    // The chances add up to 1 but for rounding.
    choices.iter().rev().find(|&&(_, chance)| chance > 0.0).map(|&(decision, _)| decision)
}

/// Everything that may be decided, in the order of the rules.
fn legal(situation: &Situation) -> impl Iterator<Item = Decision> {
    let hides = situation.face_down.is_none();
    let colours = situation.hand.colours();
    let hide = colours.map(move |colour| match hides {
        true => Decision::Hide(colour),
        false => Decision::Act(Action::Play(colour)),
    });
    let exchanges = (Colour::ALL.into_iter())
        .filter(move |&colour| !hides && situation.hand.count(colour) >= usize::from(EXCHANGE))
        .map(|colour| Decision::Act(Action::Exchange(colour)));
    let suspicions = (Seat::first(situation.players))
        .filter(move |&seat| !hides && seat != situation.own && situation.pile.last[seat].is_some())
        .map(|seat| Decision::Act(Action::Suspect(seat)));
    hide.chain(exchanges).chain(suspicions)
}

/// All that may be decided; those of the highest worth share the chance, the others have none.
fn best(situation: &Situation, worth: impl Fn(Decision) -> f32) -> Choices {
    let mut choices: Choices =
        legal(situation).map(|decision| (decision, worth(decision))).collect();
    let highest = choices.iter().map(|&(_, worth)| worth).fold(f32::MIN, f32::max);
    let count = choices.iter().filter(|&&(_, worth)| worth == highest).count();
    for (_, worth) in &mut choices {
        *worth = if *worth == highest { 1.0 / count as f32 } else { 0.0 };
    }
    choices
}
