//! What is said at the table: what there is to do, and what a screen reader hears.

use crate::limits::state::choice::{self, Choice};
use crate::limits::state::others::{Other, awaited};
use crate::limits::texts::{self, card, deed, deed_of, limit_card, name, points};
use crate::shell::texts::Texts;
use limits::{Colour, DeedKind, LimitDeck, Phase, Seat, View};

/// What the big button is called: what it does, or what is missing.
pub(crate) fn button(texts: &Texts, view: &View, choice: Choice) -> String {
    match choice.decision(view) {
        Ok(decision) => texts::decision(texts, decision, |seat| name(view, seat).to_owned()),
        Err(_) => texts.say("limits-choose"),
    }
}

/// What the button is called that suspects this player for a card of this colour.
pub(crate) fn suspect(texts: &Texts, view: &View, suspect: Seat, colour: Colour) -> String {
    let (key, colour) = match choice::is_unlimited(view, colour) {
        true => ("limits-suspect-unlimited", texts::colour(texts, colour)),
        false => ("limits-suspect", texts::many(texts, colour)),
    };
    texts.say_with(key, &[("name", name(view, suspect).into()), ("colour", colour.into())])
}

/// What there is to do, or whom the game waits for; `bots` think rather than ponder.
pub(crate) fn what_next(texts: &Texts, view: &View, choice: Choice, bots: &[Seat]) -> String {
    if let Phase::Over(_) = view.phase {
        return texts.say("limits-say-over");
    }
    if view.asked.is_none() {
        return waiting(texts, view, bots);
    }
    let is_hiding = matches!(view.phase, Phase::Hide { .. });
    match choice {
        Choice::Card(_) if is_hiding => texts.say("limits-say-hide-chosen"),
        Choice::Card(_) => texts.say("limits-say-lay-chosen"),
        Choice::Exchange(_) => texts.say("limits-say-exchange-chosen"),
        Choice::Nothing if is_hiding => texts.say("limits-say-hide"),
        Choice::Nothing if choice::hand(view).next().is_none() => {
            texts.say("limits-say-must-suspect")
        }
        Choice::Nothing if choice::top(view).is_none() => texts.say("limits-say-begin"),
        Choice::Nothing => texts.say("limits-say-act"),
    }
}

fn waiting(texts: &Texts, view: &View, bots: &[Seat]) -> String {
    let awaited = awaited(view);
    match awaited[..] {
        [bot] if bots.contains(&bot) => {
            texts.say_with("play-thinking", &[("name", name(view, bot).into())])
        }
        _ => {
            let names: Vec<&str> = awaited.iter().map(|&seat| name(view, seat)).collect();
            texts.say_with("play-waiting", &[("names", texts.list(&names).into())])
        }
    }
}

/// What is read under the name of another player.
pub(crate) fn caption(texts: &Texts, other: &Other, is_hiding: bool) -> String {
    match other.deed {
        _ if is_hiding && other.is_awaited => texts.say("limits-is-hiding"),
        _ if other.is_awaited => texts.say("limits-is-to-move"),
        Some(done) => deed(texts, done),
        None if is_hiding && other.has_hidden => texts.say("limits-has-hidden"),
        None => String::new(),
    }
}

/// Everything about another player, for those who hear it.
pub(crate) fn other(texts: &Texts, other: &Other, is_hiding: bool) -> String {
    let mut said = texts.say_with(
        "limits-other",
        &[
            ("name", other.name.as_str().into()),
            ("points", points(other.points).into()),
            ("cards", other.hand.into()),
        ],
    );
    let hidden = if other.has_hidden { "limits-other-hidden" } else { "limits-other-bare" };
    said = said + " " + &texts.say(hidden);
    if let Some(done) = other.deed {
        said = said + " " + &deed_of(texts, &other.name, done);
    }
    if other.is_awaited {
        let key = if is_hiding { "limits-is-hiding" } else { "limits-is-to-move" };
        let awaited = texts.capital(&texts.say(key));
        let stop = if awaited.ends_with('…') { "" } else { "." };
        said = said + " " + &awaited + stop;
    }
    said
}

/// What is heard when a player is asked something: in round order the limit card, what each did, what there is to do, the hand.
pub(crate) fn question(texts: &Texts, view: &View) -> String {
    let mut said = Vec::new();
    if let (Phase::Hide { .. }, Some(number)) = (&view.phase, view.limit_card) {
        said.push(round(texts, view) + ".");
        said.push(limit_card(texts, LimitDeck::built_in().card(number)) + ".");
    } else {
        let deeds = view.since.iter().filter(|deed| deed.round == view.round);
        said.extend(deeds.map(|deed| {
            let done: (DeedKind, limits::Colour) = (deed.kind, deed.colour);
            deed_of(texts, name(view, deed.seat), done)
        }));
    }
    said.push(what_next(texts, view, Choice::Nothing, &[]));
    said.push(hand(texts, view));
    said.join(" ")
}

/// The number of the round.
pub(crate) fn round(texts: &Texts, view: &View) -> String {
    let values = [("round", view.round.into()), ("rounds", view.rounds.into())];
    texts.say_with("limits-round", &values)
}

/// The player's cards, read out.
pub(crate) fn hand(texts: &Texts, view: &View) -> String {
    let cards: Vec<String> = choice::hand(view).map(|colour| card(texts, colour)).collect();
    match cards.is_empty() {
        true => String::new(),
        false => texts.say_with("limits-hand", &[("cards", texts.list(&cards).into())]),
    }
}

/// What is heard when something else is chosen.
pub(crate) fn chosen(texts: &Texts, view: &View, choice: Choice) -> String {
    match choice.decision(view) {
        Ok(_) => texts.say_with("limits-chosen", &[("what", button(texts, view, choice).into())]),
        Err(_) => what_next(texts, view, choice, &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::kit::{deal, judged, view};
    use crate::limits::state::others::others;
    use crate::shell::texts::Language;
    use limits::Action;

    #[test]
    fn a_round_is_heard_in_order() {
        let texts = Texts::new(Language::En);
        let mut game = deal(2);
        assert_eq!(
            question(&texts, &view(&game, 1)),
            "Round 1 of 10. Limit card: red 4, yellow 2, green 5, blue 0, purple no limit. Choose a card to hide: it \
             raises the limit of its colour by 1. In your hand: red (sun), red (sun), yellow (star), green (leaf) and purple (gem)."
        );
        let [ada, ben] = [0, 1].map(Seat::from_index);
        game.hide(ada, Colour::Yellow).expect("legal");
        assert_eq!(what_next(&texts, &view(&game, 1), Choice::Nothing, &[ben]), "Ben is thinking…");
        assert_eq!(what_next(&texts, &view(&game, 1), Choice::Nothing, &[]), "Waiting for Ben");
        game.hide(ben, Colour::Green).expect("legal");
        game.act(ada, Action::Play(Colour::Red)).expect("legal");
        assert_eq!(
            question(&texts, &view(&game, 2)),
            "Ada has just laid red. Your turn: lay a card, exchange four or suspect somebody. \
             In your hand: yellow (star), green (leaf), green (leaf) and purple (gem)."
        );
        let seen = others(&view(&game, 2));
        assert_eq!(caption(&texts, &seen[0], false), "laid red");
        assert_eq!(
            other(&texts, &seen[0], false),
            "Ada, points 0, 4 cards in hand, one hidden card. Ada has just laid red."
        );
    }

    #[test]
    fn a_suspicion_says_what_is_too_much_unless_nothing_can_be() {
        let (texts, game) = (Texts::new(Language::En), deal(2));
        let said = |colour| suspect(&texts, &view(&game, 1), Seat::from_index(1), colour);
        assert_eq!(said(Colour::Blue), "Suspect Ben: too many blue cards");
        assert_eq!(said(Colour::Purple), "Suspect Ben: purple has no limit");
    }

    #[test]
    fn whoever_is_awaited_is_heard_with_one_stop() {
        let mut game = deal(2);
        let seen = |game: &limits::Game| others(&view(game, 2)).remove(0);
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said = other(&texts, &seen(&game), true);
            assert!(said.ends_with('…'), "{language}: {said}");
        }
        let texts = Texts::new(Language::En);
        assert_eq!(
            other(&texts, &seen(&game), true),
            "Ada, points 0, 5 cards in hand, no hidden card yet. Is hiding a card…"
        );
        for seat in game.seats() {
            let colour = game.hand(seat).colours().last().expect("a card");
            game.hide(seat, colour).expect("legal");
        }
        assert_eq!(
            other(&texts, &seen(&game), false),
            "Ada, points 0, 4 cards in hand, one hidden card. To move."
        );
    }

    #[test]
    fn the_button_says_what_it_does() {
        let texts = Texts::new(Language::En);
        let mut game = judged();
        let said = |game: &limits::Game, choice| button(&texts, &view(game, 1), choice);
        assert_eq!(said(&game, Choice::Nothing), "Choose a card");
        let first = choice::hand(&view(&game, 1)).next().expect("a card");
        assert_eq!(said(&game, Choice::Card(0)), format!("Hide {}", first.name()));
        for seat in game.seats() {
            let colour = game.hand(seat).colours().last().expect("a card");
            game.hide(seat, colour).expect("legal");
        }
        let Phase::Act { seat } = game.phase() else { panic!("all have hidden a card") };
        let view = game.view(Some(seat));
        let first = choice::hand(&view).next().expect("a card");
        assert_eq!(button(&texts, &view, Choice::Card(0)), format!("Lay {}", first.name()));
        assert_eq!(
            chosen(&texts, &view, Choice::Card(0)),
            format!("Lay {}: press Enter.", first.name())
        );
    }
}
