//! A suspicion in words. Whoever reads it is spoken to.

use crate::limits::state::drama::Drama;
use crate::limits::texts::{colour, many, name, one};
use crate::shell::texts::Texts;
use limits::{Limit, Seat, Verdict, View};

/// Who suspects whom: `You suspect Ben`.
pub(crate) fn title(texts: &Texts, view: &View, drama: &Drama) -> String {
    let (by, suspect) = (drama.judged().by, drama.judged().suspect);
    let [by_name, suspect_name] = [by, suspect].map(|seat| name(view, seat));
    if is_you(view, by) {
        texts.say_with("limits-you-suspect", &[("name", suspect_name.into())])
    } else if is_you(view, suspect) {
        texts.say_with("limits-suspects-you", &[("name", by_name.into())])
    } else {
        texts.say_with(
            "limits-suspects",
            &[("name", by_name.into()), ("suspect", suspect_name.into())],
        )
    }
}

/// What is in question: `Was the last card, blue, one too many?`
pub(crate) fn asked(texts: &Texts, drama: &Drama) -> String {
    texts.say_with(
        "limits-drama-question",
        &[("colour", colour(texts, drama.judged().colour).into())],
    )
}

/// What was laid, in large letters: `3 × blue`.
pub(crate) fn count(texts: &Texts, drama: &Drama, counted: usize) -> String {
    let colour = colour(texts, drama.judged().colour);
    texts.say_with("limits-drama-count", &[("count", counted.into()), ("colour", colour.into())])
}

/// Whether that was too many.
pub(crate) fn verdict(texts: &Texts, drama: &Drama) -> String {
    let judged = drama.judged();
    match (judged.right, drama.limit()) {
        (true, _) => texts.say_with("limits-drama-right", &[("cards", drama.too_many().into())]),
        (false, Limit::None) => texts
            .say_with("limits-drama-no-limit", &[("colour", many(texts, judged.colour).into())]),
        (false, Limit::At(_)) => texts.say("limits-drama-wrong"),
    }
}

/// Who gets a point, and who takes the limit card.
pub(crate) fn outcome(texts: &Texts, view: &View, drama: &Drama) -> [String; 2] {
    let judged = drama.judged();
    let verdict = Verdict { by: judged.by, suspect: judged.suspect, is_right: judged.right };
    let (winner, loser) = (verdict.winner(), verdict.loser());
    let wins = match is_you(view, winner) {
        true => texts.say("limits-drama-you-win"),
        false => texts.say_with("limits-drama-wins", &[("name", name(view, winner).into())]),
    };
    let loses = match is_you(view, loser) {
        true => texts.say("limits-drama-you-lose"),
        false => texts.say_with("limits-drama-loses", &[("name", name(view, loser).into())]),
    };
    [wins, loses]
}

/// All of it in one breath, for those who hear it.
pub(crate) fn spoken(texts: &Texts, view: &View, drama: &Drama) -> String {
    let judged = drama.judged();
    let raised: Vec<String> = drama
        .face_down()
        .map(|(seat, hidden)| {
            let hidden = one(texts, hidden);
            match is_you(view, seat) {
                true => texts.say_with("limits-drama-you-hid", &[("colour", hidden.into())]),
                false => texts.say_with(
                    "limits-drama-hid",
                    &[("name", name(view, seat).into()), ("colour", hidden.into())],
                ),
            }
        })
        .collect();
    let allowed = match drama.limit() {
        Limit::At(limit) => texts.say_with("limits-drama-allowed-sum", &[("limit", limit.into())]),
        Limit::None => texts.say("limits-drama-allowed-all"),
    };
    let [wins, loses] = outcome(texts, view, drama);
    format!(
        "{}. {} {}. {} {}. {}. {wins}. {loses}.",
        title(texts, view, drama),
        asked(texts, drama),
        raised.join(", "),
        allowed,
        texts.labelled(texts.say("limits-drama-laid"), count(texts, drama, judged.count)),
        texts.capital(&verdict(texts, drama)),
    )
}

/// How a player is called under their hidden card.
pub(crate) fn owner(texts: &Texts, view: &View, seat: Seat) -> String {
    if is_you(view, seat) { texts.say("limits-you") } else { name(view, seat).to_owned() }
}

fn is_you(view: &View, seat: Seat) -> bool {
    view.own.as_ref().is_some_and(|own| own.seat == seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::kit::{judged, view};
    use crate::shell::texts::Language;

    #[test]
    fn a_colon_stands_as_the_language_has_it() {
        let view = view(&judged(), 1);
        let said =
            spoken(&Texts::new(Language::Fr), &view, &Drama::of_view(&view).expect("judged"));
        assert!(said.contains("Posées jusqu’à cette carte\u{a0}: 1 × bleu"), "{said}");
    }

    #[test]
    fn whoever_reads_it_is_spoken_to() {
        let texts = Texts::new(Language::En);
        let said = |number| {
            let view = view(&judged(), number);
            spoken(&texts, &view, &Drama::of_view(&view).expect("judged"))
        };
        assert_eq!(
            said(1),
            "You suspect Ben. Was the last card, blue, one too many? You hid yellow, Ben hid green. Allowed: 0. \
             Laid up to this card: 1 × blue. One too many: the suspicion is right. You: +1. Ben takes the limit card: −2."
        );
        assert!(said(2).starts_with("Ada suspects you. "), "{}", said(2));
        assert!(said(2).ends_with("Ada: +1. You take the limit card: −2."), "{}", said(2));
        let watched = judged().view(None);
        let drama = Drama::of_view(&watched).expect("judged");
        assert_eq!(title(&texts, &watched, &drama), "Ada suspects Ben");
    }
}
