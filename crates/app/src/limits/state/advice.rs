//! Advice about a decision: the best ideas, the nudge before them, and what a perfect memory knows.

use limits::{Action, Colour, Decision, Seat, View};
use thinker::messages::limits::{Advice, ColourAdvice, Worth};

/// How many ideas are shown.
const MOST: usize = 3;

/// Chances this near to each other may be in the other order after more thinking.
const NOISE: f64 = 0.01;

/// Up to this chance a card is safe, and from its opposite on something is certain, as far as one writes per cents.
const HARDLY: f64 = 0.05;

/// What the bots advise, with what they know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hint {
    /// What is said before the ideas.
    pub(crate) nudge: Nudge,
    /// The best first.
    pub(crate) ideas: Vec<Idea>,
    /// Everybody who can be suspected, with the colour of their last card and the chance that it broke the limit.
    pub(crate) suspects: Vec<(Seat, Colour, f64)>,
    /// How the colours stand that lie in the pile.
    pub(crate) colours: Vec<ColourKnown>,
}

/// A decision that is worth making.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Idea {
    /// The decision.
    pub(crate) decision: Decision,
    /// The chance to win, from 0 to 1.
    pub(crate) chance: f64,
    /// Whether nobody can tell if the best one is any better.
    pub(crate) is_level: bool,
}

/// What a perfect memory knows of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ColourKnown {
    /// The colour.
    pub(crate) colour: Colour,
    /// How many cards of it lie in the pile.
    pub(crate) laid: usize,
    /// How many may lie there with the hidden cards; `None` where there is no limit.
    pub(crate) allowed: Option<u8>,
    /// Whether that is certain rather than likely.
    pub(crate) is_certain: bool,
}

/// Where to look for the best decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nudge {
    /// The hand holds several cards of the colour that is best hidden.
    HideOneOfSeveral,
    /// A single card is best hidden.
    HideSingle,
    /// A card of the colour without a limit is best hidden.
    HideUnlimited,
    /// The colour without a limit is best laid.
    LayUnlimited,
    /// A card is best laid that is safe by its printed limit.
    LaySafe,
    /// A card is best laid that only the hidden cards allow.
    LayBait,
    /// A card is best laid that may be too many.
    LayRisk,
    /// Four cards are best exchanged.
    Exchange,
    /// Somebody is best suspected.
    Suspect,
}

impl Hint {
    /// What this advice amounts to for whoever sees this; `None` if there is nothing to decide.
    pub(crate) fn of(advice: &Advice, view: &View) -> Option<Hint> {
        let best = advice.decisions.first()?;
        let idea = |(place, worth): (usize, &Worth)| Idea {
            decision: worth.decision,
            chance: worth.share,
            is_level: place > 0 && best.share - worth.share < NOISE,
        };
        let suspects = advice.suspects.iter();
        let is_laid = |colour: &&ColourAdvice| colour.in_pile > 0;
        Some(Hint {
            nudge: Nudge::of(best.decision, advice, view),
            ideas: advice.decisions.iter().take(MOST).enumerate().map(idea).collect(),
            suspects: suspects.map(|one| (one.seat, one.colour, one.broken)).collect(),
            colours: advice.colours.iter().filter(is_laid).map(ColourKnown::of).collect(),
        })
    }
}

impl ColourKnown {
    fn of(colour: &ColourAdvice) -> ColourKnown {
        let is_certain = colour.hidden.iter().any(|&chance| chance >= 1.0 - HARDLY);
        let ColourAdvice { colour, in_pile, likely, .. } = *colour;
        ColourKnown { colour, laid: in_pile, allowed: likely, is_certain }
    }
}

impl Nudge {
    fn of(best: Decision, advice: &Advice, view: &View) -> Nudge {
        let known = |colour| advice.colours.iter().find(|known| known.colour == colour);
        let is_unlimited = |colour| known(colour).is_some_and(|known| known.printed.is_none());
        match best {
            Decision::Hide(colour) if is_unlimited(colour) => Nudge::HideUnlimited,
            Decision::Hide(colour) => {
                let held = view.own.as_ref().map_or(0, |own| own.hand.count(colour));
                if held > 1 { Nudge::HideOneOfSeveral } else { Nudge::HideSingle }
            }
            Decision::Act(Action::Play(colour)) => known(colour).map_or(Nudge::LayRisk, laying),
            Decision::Act(Action::Exchange(_)) => Nudge::Exchange,
            Decision::Act(Action::Suspect(_)) => Nudge::Suspect,
        }
    }
}

/// What there is to say of one more card of this colour.
fn laying(colour: &ColourAdvice) -> Nudge {
    let Some(printed) = colour.printed.map(usize::from) else { return Nudge::LayUnlimited };
    let laid = colour.in_pile + 1;
    let chances = colour.hidden.iter().enumerate();
    let broken: f64 =
        chances.filter(|&(hidden, _)| laid > printed + hidden).map(|(_, chance)| chance).sum();
    match laid <= printed {
        true => Nudge::LaySafe,
        false if broken <= HARDLY => Nudge::LayBait,
        false => Nudge::LayRisk,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::kit::{deal, view};
    use thinker::messages::limits::Suspect;

    fn worth(decision: &str, share: f64) -> Worth {
        Worth { decision: decision.parse().expect("a decision"), share, error: Some(0.02) }
    }

    /// A colour with so many in the pile, this printed limit, and the chances of hidden cards.
    fn known(colour: Colour, in_pile: usize, printed: Option<u8>, hidden: &[f64]) -> ColourAdvice {
        ColourAdvice { colour, in_pile, printed, likely: printed, hidden: hidden.to_vec() }
    }

    fn advice(best: &str) -> Advice {
        let seat = Seat::from_index(1);
        Advice {
            decisions: vec![worth(best, 0.62), worth("suspect 2", 0.615), worth("play g", 0.4)],
            suspects: vec![Suspect { seat, colour: Colour::Blue, count: 3, broken: 0.25 }],
            colours: vec![
                known(Colour::Red, 1, Some(4), &[0.5, 0.5, 0.0]),
                known(Colour::Yellow, 2, Some(2), &[0.0, 1.0, 0.0]),
                known(Colour::Green, 0, Some(5), &[0.9, 0.1, 0.0]),
                known(Colour::Blue, 3, Some(2), &[0.7, 0.2, 0.1]),
                known(Colour::Purple, 2, None, &[1.0, 0.0, 0.0]),
            ],
        }
    }

    fn hint(best: &str) -> Hint {
        Hint::of(&advice(best), &view(&deal(2), 1)).expect("something to decide")
    }

    #[test]
    fn a_nudge_says_where_to_look_and_not_what_to_do() {
        let check = |best: &str, nudge| assert_eq!(hint(best).nudge, nudge, "{best}");
        // Ada holds two red cards and one of the others, but no blue one.
        check("hide r", Nudge::HideOneOfSeveral);
        check("hide y", Nudge::HideSingle);
        check("hide p", Nudge::HideUnlimited);
        check("play p", Nudge::LayUnlimited);
        check("play r", Nudge::LaySafe);
        check("play y", Nudge::LayBait);
        check("play b", Nudge::LayRisk);
        check("exchange g", Nudge::Exchange);
        check("suspect 2", Nudge::Suspect);
    }

    #[test]
    fn the_best_ideas_come_with_what_is_known() {
        let hint = hint("play r");
        let told: Vec<String> = hint
            .ideas
            .iter()
            .map(|idea| format!("{} {} {}", idea.decision, idea.chance, idea.is_level))
            .collect();
        assert_eq!(told, ["play r 0.62 false", "suspect 2 0.615 true", "play g 0.4 false"]);
        assert_eq!(hint.suspects, [(Seat::from_index(1), Colour::Blue, 0.25)]);
        // What does not lie in the pile is not worth a word.
        let of = |colour: &ColourKnown| (colour.laid, colour.allowed, colour.is_certain);
        assert_eq!(
            hint.colours.iter().map(of).collect::<Vec<_>>(),
            [(1, Some(4), false), (2, Some(2), true), (3, Some(2), false), (2, None, true)]
        );
    }

    #[test]
    fn without_a_decision_there_is_no_hint() {
        let none = Advice { decisions: Vec::new(), ..advice("play r") };
        assert_eq!(Hint::of(&none, &view(&deal(2), 1)), None);
        // An answer that forgets a colour does no harm.
        let bare = Advice { colours: Vec::new(), ..advice("play r") };
        let hint = Hint::of(&bare, &deal(2).view(None)).expect("a decision");
        assert_eq!((hint.nudge, hint.colours), (Nudge::LayRisk, Vec::new()));
    }
}
