//! A suspicion, counted openly before everybody's eyes.

use super::names::{cards, is_you, name, subject, verb};
use crate::explain::hanging;
use crate::paint::Paint;
use limits::{Colour, Judged, Limit, Seat, Shown, View};

/// The suspicion that ended a round, told step by step: who suspected whom, what was hidden, the limit, the count, and what it
/// cost. `judged` is that of the view.
pub(super) fn verdict(view: &View, judged: &Judged, paint: Paint) -> String {
    let Judged { by, suspect, colour, .. } = *judged;
    let suspects = verb(view, by, "suspect", "suspects");
    let whose = whose(view, suspect);
    let mut text = format!(
        "{} {suspects} {}: is {whose} last card, {}, one too many?\n",
        subject(view, by),
        name(view, suspect),
        colour.name()
    );
    if let Some(shown) = &judged.shown {
        text += "The face-down cards are turned up:\n";
        text += &face_down(view, shown, paint);
        text += &format!("{}\n", limit(judged, shown));
        text +=
            &hanging("", &format!("The pile is counted, from the bottom up to {whose} last card:"));
        text += &counted(shown, colour, paint);
    }
    text += &format!("{}\n", outcome(judged));
    let (loser, winner) = if judged.right { (suspect, by) } else { (by, suspect) };
    text + &hanging(
        "",
        &format!(
            "{} {} the limit card and {} 2 points, {} {} 1.",
            subject(view, loser),
            verb(view, loser, "take", "takes"),
            verb(view, loser, "lose", "loses"),
            name(view, winner),
            verb(view, winner, "get", "gets"),
        ),
    )
}

fn whose(view: &View, seat: Seat) -> String {
    if is_you(view, seat) { "your".to_owned() } else { format!("{}’s", name(view, seat)) }
}

fn face_down(view: &View, shown: &Shown, paint: Paint) -> String {
    let cards = Seat::first(view.players.len()).zip(&shown.face_down).map(|(seat, &card)| {
        format!("{} {}", subject(view, seat), paint.card(card, &format!(" {card} ")))
    });
    format!("  {}\n", cards.collect::<Vec<_>>().join("   "))
}

fn limit(judged: &Judged, shown: &Shown) -> String {
    let name = judged.colour.name();
    let raised = shown.face_down.iter().filter(|&&card| card == judged.colour).count();
    match (judged.printed, raised) {
        (Limit::None, _) => format!("There is no limit for {name} on the card."),
        (Limit::At(printed), 0) => {
            format!("The limit of {name} is {printed}, and nobody has raised it.")
        }
        (Limit::At(printed), 1) => {
            let limit = usize::from(printed) + 1;
            format!("The limit of {name} is {printed}, and 1 face-down card raises it to {limit}.")
        }
        (Limit::At(printed), raised) => {
            let limit = usize::from(printed) + raised;
            format!(
                "The limit of {name} is {printed}, and {raised} face-down cards raise it to {limit}."
            )
        }
    }
}

/// The pile, the cards of the colour with their numbers.
fn counted(shown: &Shown, colour: Colour, paint: Paint) -> String {
    const ROW: usize = 12;
    let mut count = 0;
    let cards: Vec<String> = (shown.pile.iter())
        .map(|&card| {
            if card == colour {
                count += 1;
                paint.card(card, &format!(" {card}{count:<2}"))
            } else {
                paint.faint(&format!(" {card}  "))
            }
        })
        .collect();
    cards.chunks(ROW).map(|row| format!("  {}\n", row.join(" ").trim_end())).collect()
}

fn outcome(judged: &Judged) -> String {
    let counted = cards(judged.count, judged.colour);
    let is = if judged.count == 1 { "is" } else { "are" };
    let more = if judged.right { "more than the limit" } else { "not more than the limit" };
    let right = if judged.right { "right" } else { "wrong" };
    match judged.printed {
        Limit::None => "This colour has no limit: the suspicion is wrong.".to_owned(),
        Limit::At(_) => format!("{counted} {is} {more}: the suspicion is {right}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};
    use limits::Record;

    fn check(lines: &str, expected: Expect) {
        let colours = "rygbp".repeat(12);
        let text = format!(
            "[Game \"Limits\"]\n[Format \"1\"]\n[Player \"You\"]\n[Player \"Ben\"]\n[Start \"1\"]\n[Colours \"{colours}\"]\n\
             [LimitCards \"1 2 3 4 5 6 7 8 9 10\"]\n\n{lines}\n"
        );
        let record = Record::parse(text.as_bytes()).expect("a record");
        let view = record.game.view(Some(Seat::from_index(0)));
        let judged = view.judged.as_ref().expect("a suspicion");
        expected.assert_eq(&verdict(&view, judged, Paint::Plain));
    }

    #[test]
    fn a_right_suspicion_is_counted_openly() {
        check(
            "1. hide r | r\n1: play y\n2: play g\n1: suspect 2",
            expect![[r#"
                You suspect Ben: is Ben’s last card, green, one too many?
                The face-down cards are turned up:
                  You  r    Ben  r 
                The limit of green is 0, and nobody has raised it.
                The pile is counted, from the bottom up to Ben’s last card:
                   y    g1
                1 green card is more than the limit: the suspicion is right.
                Ben takes the limit card and loses 2 points, you get 1.
            "#]],
        );
    }

    #[test]
    fn a_wrong_suspicion_says_who_had_raised_the_limit() {
        check(
            "1. hide g | r\n1: play y\n2: play g\n1: suspect 2",
            expect![[r#"
                You suspect Ben: is Ben’s last card, green, one too many?
                The face-down cards are turned up:
                  You  g    Ben  r 
                The limit of green is 0, and 1 face-down card raises it to 1.
                The pile is counted, from the bottom up to Ben’s last card:
                   y    g1
                1 green card is not more than the limit: the suspicion is wrong.
                You take the limit card and lose 2 points, Ben gets 1.
            "#]],
        );
    }

    #[test]
    fn without_a_limit_nobody_breaks_it() {
        check(
            "1. hide r | g\n1: play p\n2: suspect 1",
            expect![[r#"
                Ben suspects you: is your last card, purple, one too many?
                The face-down cards are turned up:
                  You  r    Ben  g 
                There is no limit for purple on the card.
                The pile is counted, from the bottom up to your last card:
                   p1
                This colour has no limit: the suspicion is wrong.
                Ben takes the limit card and loses 2 points, you get 1.
            "#]],
        );
    }
}
