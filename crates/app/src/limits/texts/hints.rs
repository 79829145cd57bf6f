//! What the bots would decide and what they know, in words.

use crate::limits::state::advice::{ColourKnown, Hint, Idea, Nudge};
use crate::limits::texts::{colour, decision, many, name, whole_percent};
use crate::shell::advice::{Advice, IdeaWords};
use crate::shell::texts::Texts;
use limits::{Action, Colour, Decision, View};

/// A hint for whoever sees this.
pub(crate) fn advice(texts: &Texts, hint: &Hint, view: &View) -> Advice {
    let suspects = hint.suspects.iter();
    let suspects = suspects.map(|&(seat, of, broken)| suspect(texts, name(view, seat), of, broken));
    let colours = hint.colours.iter().map(|known| colour_known(texts, known));
    let known: Vec<String> = suspects.chain(colours).collect();
    Advice {
        nudge: nudge(texts, hint.nudge),
        ideas: hint.ideas.iter().map(|idea| idea_words(texts, idea, hint, view)).collect(),
        known_title: if known.is_empty() { String::new() } else { texts.say("limits-hint-memory") },
        known,
        about: texts.say("limits-hint-about"),
    }
}

fn idea_words(texts: &Texts, idea: &Idea, hint: &Hint, view: &View) -> IdeaWords {
    let broken = match idea.decision {
        Decision::Act(Action::Suspect(seat)) => {
            hint.suspects.iter().find(|(suspect, ..)| *suspect == seat).map(|(.., broken)| *broken)
        }
        _ => None,
    };
    let why = broken.map(|broken| {
        let percent = whole_percent(texts, broken);
        texts.say_with("limits-hint-broken", &[("percent", percent.into())])
    });
    IdeaWords {
        what: decision(texts, idea.decision, |seat| name(view, seat).to_owned()),
        worth: match idea.is_level {
            true => texts.say("hint-level"),
            false => chance(texts, idea.chance),
        },
        why: why.unwrap_or_default(),
    }
}

/// Where to look, without saying what to do.
fn nudge(texts: &Texts, nudge: Nudge) -> String {
    texts.say(match nudge {
        Nudge::HideOneOfSeveral => "limits-nudge-hide-several",
        Nudge::HideSingle => "limits-nudge-hide-single",
        Nudge::HideUnlimited => "limits-nudge-hide-unlimited",
        Nudge::LayUnlimited => "limits-nudge-lay-unlimited",
        Nudge::LaySafe => "limits-nudge-lay-safe",
        Nudge::LayBait => "limits-nudge-lay-bait",
        Nudge::LayRisk => "limits-nudge-lay-risk",
        Nudge::Exchange => "limits-nudge-exchange",
        Nudge::Suspect => "limits-nudge-suspect",
    })
}

/// The chance to win: `Chance of winning: 62%`.
pub(crate) fn chance(texts: &Texts, share: f64) -> String {
    texts.say_with("limits-chance", &[("percent", whole_percent(texts, share).into())])
}

/// How likely it is that somebody broke the limit: `Ben, too many blue cards: 25%`.
fn suspect(texts: &Texts, name: &str, of: Colour, broken: f64) -> String {
    let (colour, percent) = (many(texts, of), whole_percent(texts, broken));
    let values = [("name", name.into()), ("colour", colour.into()), ("percent", percent.into())];
    texts.say_with("limits-hint-suspect", &values)
}

/// How a colour stands: `Blue: 3 laid, probably 2 allowed`.
fn colour_known(texts: &Texts, known: &ColourKnown) -> String {
    let laid = known.laid;
    let name = texts.capital(&colour(texts, known.colour));
    let stands = match known.allowed {
        None => texts.say_with("limits-laid-no-limit", &[("laid", laid.into())]),
        Some(allowed) => {
            let values = [("laid", laid.into()), ("allowed", allowed.into())];
            match known.is_certain {
                true => texts.say_with("limits-laid-allowed", &values),
                false => texts.say_with("limits-laid-likely", &values),
            }
        }
    };
    texts.say_with("limits-hint-colour", &[("colour", name.into()), ("stands", stands.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn every_nudge_has_a_sentence_of_its_own() {
        let nudges = [
            Nudge::HideOneOfSeveral,
            Nudge::HideSingle,
            Nudge::HideUnlimited,
            Nudge::LayUnlimited,
            Nudge::LaySafe,
            Nudge::LayBait,
            Nudge::LayRisk,
            Nudge::Exchange,
            Nudge::Suspect,
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            let mut said = nudges.map(|one| nudge(&texts, one)).to_vec();
            assert!(said.iter().all(|words| words.contains(' ')), "{said:?}");
            // No colour is named: that would be more than a nudge.
            for colour in Colour::ALL.map(|of| colour(&texts, of).to_lowercase()) {
                assert!(!said.iter().any(|words| words.to_lowercase().contains(&colour)));
            }
            said.sort();
            said.dedup();
            assert_eq!(said.len(), nudges.len(), "{language}: {said:?}");
        }
    }

    #[test]
    fn an_idea_says_what_it_is_worth_and_why() {
        use crate::limits::state::kit::{deal, view};
        use limits::Seat;
        let ben = Seat::from_index(1);
        let ideas = vec![
            Idea { decision: Action::Suspect(ben).into(), chance: 0.62, is_level: false },
            Idea { decision: Action::Play(Colour::Red).into(), chance: 0.615, is_level: true },
        ];
        let hint = Hint {
            nudge: Nudge::Suspect,
            ideas,
            suspects: vec![(ben, Colour::Blue, 0.9)],
            colours: Vec::new(),
        };
        let said = advice(&Texts::new(Language::En), &hint, &view(&deal(2), 1));
        let told: Vec<String> = said
            .ideas
            .iter()
            .map(|idea| [&*idea.what, &idea.worth, &idea.why].join("; "))
            .collect();
        assert_eq!(
            told,
            [
                "Suspect Ben; Chance of winning: 62%; Chance that the limit was broken: 90%.",
                "Lay red; About equal; "
            ]
        );
        assert_eq!(said.known, ["Ben, too many blue cards: 90%"]);
        let bare = Hint { suspects: Vec::new(), ..hint };
        assert_eq!(advice(&Texts::new(Language::En), &bare, &view(&deal(2), 1)).known_title, "");
    }

    #[test]
    fn what_is_known_is_said_with_its_numbers() {
        let texts = Texts::new(Language::En);
        assert_eq!(chance(&texts, 0.618), "Chance of winning: 62%");
        assert_eq!(suspect(&texts, "Ben", Colour::Blue, 0.25), "Ben, too many blue cards: 25%");
        let known = |allowed, is_certain| {
            let known = ColourKnown { colour: Colour::Blue, laid: 3, allowed, is_certain };
            colour_known(&texts, &known)
        };
        assert_eq!(known(Some(2), true), "Blue: 3 laid, 2 allowed");
        assert_eq!(known(Some(2), false), "Blue: 3 laid, probably 2 allowed");
        assert_eq!(known(None, true), "Blue: 3 laid, no limit");
    }
}
