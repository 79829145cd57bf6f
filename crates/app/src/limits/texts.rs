//! The rules of Limits in words.
//!
//! Colours are inflected in some languages, so each has three words: its name, one card of it as it is laid, and many of it.

pub(crate) mod after;
pub(crate) mod drama;
pub(crate) mod hints;
mod record_faults;
pub(crate) mod refusal;
pub(crate) mod table;

use crate::shell::texts::Texts;
use limits::{Action, Colour, Decision, DeedKind, Limit, LimitCard, Seat, View};

/// The name of a colour: `red`.
pub(crate) fn colour(texts: &Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Red => "limits-red",
        Colour::Yellow => "limits-yellow",
        Colour::Green => "limits-green",
        Colour::Blue => "limits-blue",
        Colour::Purple => "limits-purple",
    })
}

/// One card of a colour, as it is laid: `lay red`.
pub(crate) fn one(texts: &Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Red => "limits-red-one",
        Colour::Yellow => "limits-yellow-one",
        Colour::Green => "limits-green-one",
        Colour::Blue => "limits-blue-one",
        Colour::Purple => "limits-purple-one",
    })
}

/// Several cards of a colour: `four reds`, `too many reds`.
pub(crate) fn many(texts: &Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Red => "limits-red-many",
        Colour::Yellow => "limits-yellow-many",
        Colour::Green => "limits-green-many",
        Colour::Blue => "limits-blue-many",
        Colour::Purple => "limits-purple-many",
    })
}

/// A card with its sign, for those who hear it and look for it: `red (sun)`.
pub(crate) fn card(texts: &Texts, colour: Colour) -> String {
    texts.say(match colour {
        Colour::Red => "limits-red-card",
        Colour::Yellow => "limits-yellow-card",
        Colour::Green => "limits-green-card",
        Colour::Blue => "limits-blue-card",
        Colour::Purple => "limits-purple-card",
    })
}

/// Points with their sign: `+6`, `−3`, `0`.
pub(crate) fn points(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        ..0 => format!("−{}", points.unsigned_abs()),
    }
}

/// A limit card, read out.
pub(crate) fn limit_card(texts: &Texts, card: &LimitCard) -> String {
    let limits: Vec<String> = card
        .limits
        .iter()
        .map(|(each, limit)| {
            let colour = colour(texts, each);
            match limit {
                Limit::At(limit) => texts.say_with(
                    "limits-limit",
                    &[("colour", colour.into()), ("limit", (*limit).into())],
                ),
                Limit::None => texts.say_with("limits-limit-none", &[("colour", colour.into())]),
            }
        })
        .collect();
    texts.say_with("limits-limit-card", &[("limits", limits.join(", ").into())])
}

/// What somebody did, without their name: `laid blue`.
pub(crate) fn deed(texts: &Texts, (kind, colour): (DeedKind, Colour)) -> String {
    match kind {
        DeedKind::Play => texts.say_with("limits-laid", &[("colour", one(texts, colour).into())]),
        DeedKind::Exchange => {
            texts.say_with("limits-exchanged", &[("colour", many(texts, colour).into())])
        }
    }
}

/// What somebody did, as a sentence: `Ben has just laid blue.`
pub(crate) fn deed_of(texts: &Texts, name: &str, (kind, colour): (DeedKind, Colour)) -> String {
    match kind {
        DeedKind::Play => {
            let colour = one(texts, colour);
            texts.say_with("limits-has-laid", &[("name", name.into()), ("colour", colour.into())])
        }
        DeedKind::Exchange => {
            let colour = many(texts, colour);
            texts.say_with(
                "limits-has-exchanged",
                &[("name", name.into()), ("colour", colour.into())],
            )
        }
    }
}

/// The name of a player; empty where nobody sits.
pub(crate) fn name(view: &View, seat: limits::Seat) -> &str {
    view.players.get(seat.index()).map_or("", |player| player.name.as_str())
}

/// A decision: `Lay blue`, `Suspect Ben`.
pub(crate) fn decision(
    texts: &Texts,
    decision: Decision,
    name: impl FnOnce(Seat) -> String,
) -> String {
    let of = |key: &str, colour: String| texts.say_with(key, &[("colour", colour.into())]);
    match decision {
        Decision::Hide(colour) => of("limits-hide", one(texts, colour)),
        Decision::Act(Action::Play(colour)) => of("limits-lay", one(texts, colour)),
        Decision::Act(Action::Exchange(colour)) => of("limits-exchange-of", many(texts, colour)),
        Decision::Act(Action::Suspect(seat)) => {
            texts.say_with("limits-suspect-name", &[("name", name(seat).into())])
        }
    }
}

/// A share as per cent, without decimals: `93%`.
pub(crate) fn whole_percent(texts: &Texts, share: f64) -> String {
    let number = format!("{:.0}", 100.0 * share);
    texts.say_with("limits-percent", &[("number", number.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn limit_cards_are_read_out() {
        let card: LimitCard = "4 2 5 0 X".parse().expect("a limit card");
        let said = |language| limit_card(&Texts::new(language), &card);
        assert_eq!(
            said(Language::En),
            "Limit card: red 4, yellow 2, green 5, blue 0, purple no limit"
        );
        assert_eq!(
            said(Language::De),
            "Limitkarte: Rot 4, Gelb 2, Grün 5, Blau 0, Lila ohne Limit"
        );
    }

    #[test]
    fn deeds_name_the_colour_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for each in Colour::ALL {
                let word = one(&texts, each);
                assert!(deed(&texts, (DeedKind::Play, each)).contains(&word), "{language}");
                assert!(
                    deed_of(&texts, "Ben", (DeedKind::Play, each)).contains("Ben"),
                    "{language}"
                );
                assert!(card(&texts, each).contains(&colour(&texts, each)), "{language}: {each}");
            }
        }
    }

    #[test]
    fn decisions_and_shares_are_written_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said = |what| decision(&texts, what, |seat| format!("player {seat}"));
            let suspect = Action::Suspect(Seat::from_index(1));
            assert!(said(suspect.into()).contains("player 2"), "{language}");
            for colour in Colour::ALL {
                assert!(said(Action::Play(colour).into()).contains(&one(&texts, colour)));
                assert!(said(Decision::Hide(colour)).contains(&one(&texts, colour)));
                assert!(said(Action::Exchange(colour).into()).contains(&many(&texts, colour)));
            }
        }
        assert_eq!(whole_percent(&Texts::new(Language::En), 0.934), "93%");
        assert_eq!(whole_percent(&Texts::new(Language::De), 1.0), "100\u{a0}%");
    }

    #[test]
    fn points_have_their_sign() {
        assert_eq!([6, 0, -3, i32::MIN].map(points), ["+6", "0", "−3", "−2147483648"]);
    }
}
