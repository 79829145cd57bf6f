//! What the bots would decide and what they know, in words.

use crate::limits::state::advice::{ColourKnown, Nudge};
use crate::limits::texts::{colour, many, whole_percent};
use crate::shell::texts::Texts;
use limits::Colour;

/// Where to look, without saying what to do.
pub(crate) fn nudge(texts: &Texts, nudge: Nudge) -> String {
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

/// The chance to win: `Chance to win: 62%`.
pub(crate) fn chance(texts: &Texts, share: f64) -> String {
    texts.say_with("limits-chance", &[("percent", whole_percent(texts, share).into())])
}

/// How likely it is that somebody broke the limit: `Ben, too much blue: 25%`.
pub(crate) fn suspect(texts: &Texts, name: &str, of: Colour, broken: f64) -> String {
    let (colour, percent) = (many(texts, of), whole_percent(texts, broken));
    let values = [("name", name.into()), ("colour", colour.into()), ("percent", percent.into())];
    texts.say_with("limits-hint-suspect", &values)
}

/// How a colour stands: `Blue: 3 laid, probably 2 allowed`.
pub(crate) fn colour_known(texts: &Texts, known: &ColourKnown) -> String {
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
    fn what_is_known_is_said_with_its_numbers() {
        let texts = Texts::new(Language::En);
        assert_eq!(chance(&texts, 0.618), "Chance to win: 62%");
        assert_eq!(suspect(&texts, "Ben", Colour::Blue, 0.25), "Ben, too much blue: 25%");
        let known = |allowed, is_certain| {
            let known = ColourKnown { colour: Colour::Blue, laid: 3, allowed, is_certain };
            colour_known(&texts, &known)
        };
        assert_eq!(known(Some(2), true), "Blue: 3 laid, 2 allowed");
        assert_eq!(known(Some(2), false), "Blue: 3 laid, probably 2 allowed");
        assert_eq!(known(None, true), "Blue: 3 laid, no limit");
    }
}
