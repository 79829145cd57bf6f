//! Why something cannot be done.

use crate::limits::state::choice::ChoiceRefusal;
use crate::limits::texts::{colour as colour_name, many, name};
use crate::shell::texts::Texts;
use limits::{Refusal, View};

/// Why something cannot be chosen or done at this moment.
pub(crate) fn choice_refusal(texts: &Texts, view: &View, refusal: ChoiceRefusal) -> String {
    match refusal {
        ChoiceRefusal::Rule(refusal) => rule(texts, view, refusal),
        ChoiceRefusal::NothingChosen => texts.say("limits-refusal-nothing-chosen"),
        ChoiceRefusal::NoFour => texts.say("limits-refusal-no-four"),
        ChoiceRefusal::EmptyPile => texts.say("limits-refusal-empty-pile"),
        ChoiceRefusal::NoCard => texts.say("limits-refusal-no-card"),
        ChoiceRefusal::Watching => texts.say("limits-refusal-watching"),
    }
}

/// Why the rules refuse a decision.
fn rule(texts: &Texts, view: &View, refusal: Refusal) -> String {
    let named = |key: &str, seat| texts.say_with(key, &[("name", name(view, seat).into())]);
    match refusal {
        Refusal::Over => texts.say("limits-refusal-over"),
        Refusal::NoSeat(seat) => {
            texts.say_with("refusal-no-seat", &[("seat", seat.number().into())])
        }
        Refusal::AlreadyHidden => texts.say("limits-refusal-already-hidden"),
        Refusal::NotAllHidden => texts.say("limits-refusal-not-all-hidden"),
        Refusal::NotYourTurn(seat) => named("limits-refusal-not-your-turn", seat),
        Refusal::NotInHand(colour) => {
            let colour = colour_name(texts, colour);
            texts.say_with("limits-refusal-not-in-hand", &[("colour", colour.into())])
        }
        Refusal::NotFour { colour, held } => {
            let colour = many(texts, colour);
            texts.say_with(
                "limits-refusal-not-four",
                &[("colour", colour.into()), ("held", held.into())],
            )
        }
        Refusal::SuspectsThemselves => texts.say("limits-refusal-suspects-themselves"),
        Refusal::NothingLaid(seat) => named("limits-refusal-nothing-laid", seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::kit::{deal, view};
    use crate::shell::texts::Language;
    use limits::{Colour, Seat};

    #[test]
    fn every_reason_is_said_in_words_of_its_own() {
        let view = view(&deal(2), 1);
        let seat = Seat::from_index(1);
        let rules = [
            Refusal::Over,
            Refusal::NoSeat(seat),
            Refusal::AlreadyHidden,
            Refusal::NotAllHidden,
            Refusal::NotYourTurn(seat),
            Refusal::NotInHand(Colour::Red),
            Refusal::NotFour { colour: Colour::Red, held: 2 },
            Refusal::SuspectsThemselves,
            Refusal::NothingLaid(seat),
        ];
        let refusals = rules.map(ChoiceRefusal::Rule).into_iter().chain([
            ChoiceRefusal::NothingChosen,
            ChoiceRefusal::NoFour,
            ChoiceRefusal::EmptyPile,
            ChoiceRefusal::NoCard,
            ChoiceRefusal::Watching,
        ]);
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut said: Vec<String> =
                refusals.clone().map(|refusal| choice_refusal(&texts, &view, refusal)).collect();
            assert!(said.iter().all(|words| words.ends_with('.')), "{said:#?}");
            let all = said.len();
            said.sort_unstable();
            said.dedup();
            assert_eq!(said.len(), all, "{language}");
        }
    }
}
