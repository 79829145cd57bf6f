//! Views that others wrote: what was written is read back the same, and what cannot be is refused.

use expect_test::{Expect, expect};
use game::{Position, Seat};
use games::{AnyPosition, AnyView, SeenView};
use limes::{DealtGame, Deck, Variants};
use limits::{Deal, Decision, Game, Mode};
use record::{Seed, Stream};
use serde_json::{Value, json};

fn luck(seed: usize) -> (Seed, Stream) {
    let seed = Seed::new(&format!("reading {seed}")).expect("a seed");
    let stream = seed.stream("test");
    (seed, stream)
}

fn names(players: usize) -> Vec<String> {
    (1..=players).map(|number| format!("P{number}")).collect()
}

/// A view, written and read again, is the same view; so is its JSON.
fn comes_back(view: &AnyView, seen: &SeenView) {
    let text = serde_json::to_string(view).expect("JSON");
    let again: AnyView = serde_json::from_str(&text).expect("a view");
    assert_eq!(again, *view);
    assert_eq!(again.read().as_ref(), Ok(seen), "{text}");
}

/// Plays a game of Limits with somebody who likes to lay cards, and looks at it from everywhere after every decision.
fn limits_game(number: usize, mut look: impl FnMut(&Game)) {
    let (seed, mut luck) = luck(number);
    let mode = if number.is_multiple_of(3) { Mode::Open } else { Mode::Memory };
    let deal = Deal::from_seed(&seed, names(2 + number % 5), mode).expect("so many can play");
    let mut game = Game::new(deal);
    look(&game);
    while !game.is_over() {
        let asked: Vec<Seat> = game.seats().filter(|&seat| game.asked(seat).is_some()).collect();
        let seat = asked[luck.below(asked.len())];
        let legal = game.legal(seat).expect("asked");
        let is_exchange = |decision: &&Decision| decision.to_string().starts_with("exchange");
        let decision = match legal.iter().find(is_exchange) {
            Some(&exchange) => exchange,
            None if luck.below(8) > 0 => legal[luck.below(legal.len().min(3))],
            None => legal[luck.below(legal.len())],
        };
        game.decide(seat, decision).expect("legal");
        look(&game);
    }
}

/// Plays some rounds of Limes.
fn limes_game(number: usize, players: usize, rounds: usize, mut look: impl FnMut(&DealtGame)) {
    let (seed, mut luck) = luck(number);
    let variants = Variants::ALL[number % 4];
    let game = limes::Game::new(Deck::classic().clone(), variants, &names(players));
    let mut dealt = DealtGame::from_seed(game.expect("good names"), &seed);
    look(&dealt);
    while !dealt.game().is_over() && dealt.game().drawn().len() <= rounds {
        let waiting = Position::waiting(&dealt);
        let seat = waiting[luck.below(waiting.len())];
        let legal = dealt.game().legal(seat).expect("asked");
        dealt.play(seat, legal[luck.below(legal.len())]).expect("legal");
        look(&dealt);
    }
}

#[test]
fn every_view_of_limits_comes_back_from_its_json() {
    let mut views = 0;
    for number in 0..10 {
        limits_game(number, |game| {
            for viewer in [None].into_iter().chain(game.seats().map(Some)) {
                let view = game.view(viewer);
                comes_back(&view.clone().into(), &SeenView::Limits(Box::new(view)));
                views += 1;
            }
        });
    }
    assert!(views > 2_000, "{views} views");
}

#[test]
fn every_view_of_limes_comes_back_from_its_json() {
    for number in 0..8 {
        limes_game(number, 1 + number % 4, 16, |dealt| {
            for viewer in [None].into_iter().chain(dealt.game().seats().map(Some)) {
                for visibility in [limes::TurnVisibility::Hidden, limes::TurnVisibility::Open] {
                    let view = dealt.game().view(viewer, visibility);
                    comes_back(&view.clone().into(), &SeenView::Limes(Box::new(view)));
                }
            }
        });
    }
}

#[test]
fn an_excerpt_of_a_large_table_comes_back_too() {
    limes_game(3, 20, 2, |dealt| {
        let view = Position::view(dealt, Some(Seat::from_index(19)));
        comes_back(&view.clone().into(), &SeenView::Limes(Box::new(view)));
        // Who watches is not told the order of the cards, so only what is told comes back.
        let watched = AnyPosition::view(dealt, None);
        let SeenView::Limes(seen) = watched.read().expect("a view") else { panic!("Limes") };
        assert_eq!(AnyView::from(*seen), watched);
    });
}

#[test]
fn what_a_view_allows_is_what_the_game_allows() {
    let check = |position: &dyn AnyPosition| {
        for seat in Seat::first(position.players()) {
            let seen = position.view(Some(seat)).read().expect("a view");
            assert_eq!(seen.legal(), position.legal(seat).unwrap_or_default());
        }
    };
    limits_game(1, |game| check(&limits::Record::new(game.clone())));
    limes_game(1, 2, 16, |dealt| check(dealt));
}

#[test]
fn later_views_follow_earlier_ones_and_no_others() {
    let mut views: Vec<SeenView> = Vec::new();
    let seen =
        |game: &Game, seat| SeenView::Limits(Box::new(game.view(Some(Seat::from_index(seat)))));
    limits_game(4, |game| views.push(seen(game, 0)));
    for pair in views.windows(2) {
        assert!(pair[1].follows(&pair[0]) && pair[0].follows(&pair[0]));
        assert!(pair[0] == pair[1] || !pair[0].follows(&pair[1]));
    }
    limits_game(4, |game| assert!(!seen(game, 1).follows(&views[0])));
    let mut first = None;
    limits_game(9, |game| first = first.take().or_else(|| Some(seen(game, 0))));
    assert!(!first.expect("a view").follows(&views[0]), "another game");
    let mut limes = Vec::new();
    limes_game(2, 2, 3, |dealt| {
        limes.push(AnyPosition::view(dealt, Some(Seat::from_index(1))).read().expect("a view"));
    });
    for pair in limes.windows(2) {
        assert!(pair[1].follows(&pair[0]));
    }
    assert!(!limes[0].follows(&views[0]) && !limes[0].follows(&limes[5]));
}

/// Views from the middle of both games, as JSON.
fn examples() -> Vec<Value> {
    let mut views = Vec::new();
    for number in [0, 1] {
        let mut place = 0;
        limits_game(number, |game| {
            place += 1;
            if place % 17 == 9 || game.is_over() {
                views.push(AnyView::from(game.view(Some(Seat::from_index(0)))));
            }
        });
    }
    let mut place = 0;
    limes_game(5, 2, 16, |dealt| {
        place += 1;
        if place % 9 == 8 || dealt.game().is_over() {
            views.push(AnyPosition::view(dealt, Some(Seat::from_index(0))));
        }
    });
    views.iter().map(|view| serde_json::to_value(view).expect("JSON")).collect()
}

fn written(seen: &SeenView) -> AnyView {
    match seen {
        SeenView::Limes(view) => (**view).clone().into(),
        SeenView::Limits(view) => (**view).clone().into(),
    }
}

/// The places of everything in a JSON document.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                places(item, &format!("{at}/{place}"), found);
            }
        }
        Value::Object(keys) => {
            for (key, item) in keys {
                places(item, &format!("{at}/{key}"), found);
            }
        }
        _ => {}
    }
}

#[test]
fn whatever_one_place_is_changed_to_the_view_is_refused_or_another_view() {
    let rubbish = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(7),
        json!(99),
        json!(18_446_744_073_709_551_615_u64),
        json!(1.5),
        json!(""),
        json!("r"),
        json!("x"),
        json!("over"),
        json!("1.0"),
        json!([]),
        json!([1]),
        json!(["r", "r", "r", "r", "r", "r"]),
        json!({}),
    ];
    let (mut read, mut refused) = (0, 0);
    for example in examples() {
        let mut all = Vec::new();
        places(&example, "", &mut all);
        // All cards of a deck are alike.
        all.retain(|place| {
            !place.starts_with("/deck/cards/1") && !place.starts_with("/deck/cards/2")
        });
        for place in all {
            for value in &rubbish {
                let mut changed = example.clone();
                *changed.pointer_mut(&place).expect("a place") = value.clone();
                let Ok(view) = serde_json::from_value::<AnyView>(changed) else {
                    refused += 1;
                    continue;
                };
                match view.read() {
                    // The order of a hand means nothing, so the text may be another, but the view is the same.
                    Ok(seen) => assert_eq!(written(&seen).read(), Ok(seen), "{place}"),
                    Err(fault) => {
                        let sentence = fault.to_string();
                        assert!(!sentence.chars().any(char::is_control), "{sentence}");
                        assert!(sentence.chars().count() < 300, "{sentence}");
                        refused += 1;
                        continue;
                    }
                }
                read += 1;
            }
        }
    }
    // What is left unchanged, names and some points may be anything.
    assert!(refused > 20 * read, "{read} were read, {refused} refused");
}

/// What is said about a view of Limits with one place changed.
fn check(changes: &[(&str, Value)], expected: Expect) {
    let colours = "rygbp".repeat(12);
    let text = format!(
        "[Game \"Limits\"]\n[Format \"1\"]\n[Player \"Ada\"]\n[Player \"Ben\"]\n[Start \"1\"]\n[Colours \"{colours}\"]\n\
         [LimitCards \"1 2 3 4 5 6 7 8 9 10\"]\n\n1. hide r | r\n1: play y\n2: play g\n1: suspect 2\n2. hide r | b\n2: play y\n"
    );
    let record = limits::Record::parse(text.as_bytes()).expect("a record");
    let view: AnyView = record.game.view(Some(Seat::from_index(0))).into();
    let mut said = Vec::new();
    for (place, value) in changes {
        let mut changed = serde_json::to_value(&view).expect("JSON");
        *changed.pointer_mut(place).unwrap_or_else(|| panic!("{place}")) = value.clone();
        said.push(match serde_json::from_value::<AnyView>(changed) {
            Ok(view) => view.read().expect_err("a fault").to_string(),
            Err(fault) => fault.to_string(),
        });
    }
    expected.assert_eq(&said.join("\n"));
}

#[test]
fn a_view_that_cannot_be_is_told_why() {
    check(
        &[
            ("/game", json!("chess")),
            ("/you", json!(3)),
            ("/you", json!("me")),
            ("/hand", json!(["r", "r", "r", "r", "r", "r", "r"])),
            ("/hand", json!(["r", "x", "y", "g"])),
            ("/players", json!([])),
            ("/players/0/points", json!(2_000_000_000)),
            ("/draw_pile", json!(7)),
            ("/pile/size", json!(5)),
            ("/deeds/0/seat", json!(1)),
            ("/limit_card", json!(25)),
            ("/limits/r", json!(9)),
            ("/waiting", json!([2])),
            ("/asked", json!("2.1")),
            ("/judged/by", json!(2)),
            ("/judged", json!(null)),
        ],
        expect![[r#"
            unknown variant `chess`, expected `limes` or `limits`
            the view has "3" as its "you", which cannot be
            invalid type: string "me", expected usize
            the view contradicts itself: the cards of this seat are not as many as all see
            the view has "x" as its "hand", which cannot be
            the view has "0" as its "players", which cannot be
            the view has "2000000000" as its "points", which cannot be
            the view contradicts itself: there are not 60 colour cards in all
            the view contradicts itself: the pile has not the cards that were laid this round
            the view contradicts itself: somebody acted out of turn
            the view has "25" as its "limit_card", which cannot be
            the view contradicts itself: the limits are not those of the limit card
            the view contradicts itself: "asked" is not what this seat is asked
            the view contradicts itself: "asked" is not what this seat is asked
            the view contradicts itself: somebody suspected themselves
            the view contradicts itself: no suspicion ended the round before"#]],
    );
}
