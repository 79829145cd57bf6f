//! Decks and pictures.

use crate::check;
use expect_test::{Expect, expect};
use limes::{Deck, Display};

/// What is said about the classic deck with these cards changed, as a file and in a record.
fn check_deck(change: impl Fn(&mut Vec<String>), as_file: Expect, in_record: Expect) {
    let mut cards: Vec<String> = Deck::classic().cards().iter().map(ToString::to_string).collect();
    change(&mut cards);
    let file = record::DeckFile { name: "mine".to_owned(), cards: cards.clone() };
    let fault = Deck::from_toml(&file.to_string()).expect_err("refused");
    as_file.assert_eq(&fault.to_string());
    let mut text = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"mine\"]\n".to_owned();
    text.extend(cards.iter().map(|card| format!("[Card \"{card}\"]\n")));
    check((text + "[Player \"Ada\"]\n").as_bytes(), in_record);
}

#[test]
fn a_deck_with_23_cards() {
    check_deck(
        |cards| cards.truncate(23),
        expect!["a deck has 24 cards, this one has 23"],
        expect!["line 3: a deck has 24 cards, this one has 23"],
    );
}

#[test]
fn a_deck_with_25_cards() {
    check_deck(
        |cards| cards.push("= = = =".to_owned()),
        expect!["a deck has 24 cards, this one has 25"],
        expect!["line 3: a deck has 24 cards, this one has 25"],
    );
}

#[test]
fn a_hut_on_water() {
    check_deck(
        |cards| cards[6] = "= ~h = =".to_owned(),
        expect![[r#"card 7: "~h": no hut stands on water"#]],
        expect![[r#"line 10: card 7: "~h": no hut stands on water"#]],
    );
}

#[test]
fn an_unknown_token() {
    check_deck(
        |cards| cards[23] = "= ? = =".to_owned(),
        expect![[r#"card 24: "?": a zone is one of = ~ ^ #, then an h for each hut"#]],
        expect![[r#"line 27: card 24: "?": a zone is one of = ~ ^ #, then an h for each hut"#]],
    );
    check_deck(
        |cards| cards[0] = "= . = =".to_owned(),
        expect![[r#"card 1: ".": a zone is one of = ~ ^ #, then an h for each hut"#]],
        expect![[r#"line 4: card 1: ".": a zone is one of = ~ ^ #, then an h for each hut"#]],
    );
    check_deck(
        |cards| cards[0] = "= =H = =".to_owned(),
        expect![[r#"card 1: "=H": a zone is one of = ~ ^ #, then an h for each hut"#]],
        expect![[r#"line 4: card 1: "=H": a zone is one of = ~ ^ #, then an h for each hut"#]],
    );
    check_deck(
        |cards| cards[0] = "= =@ = =".to_owned(),
        expect![[r#"card 1: "=@": a zone is one of = ~ ^ #, then an h for each hut"#]],
        expect![[r#"line 4: card 1: "=@": a zone is one of = ~ ^ #, then an h for each hut"#]],
    );
}

#[test]
fn four_huts() {
    check_deck(
        |cards| cards[1] = "= =hhhh = =".to_owned(),
        expect![[r#"card 2: "=hhhh": a zone holds at most 3 huts"#]],
        expect![[r#"line 5: card 2: "=hhhh": a zone holds at most 3 huts"#]],
    );
}

#[test]
fn three_or_five_zones() {
    check_deck(
        |cards| cards[2] = "= = =".to_owned(),
        expect!["card 3: a card has 4 zones, this one has 3"],
        expect!["line 6: card 3: a card has 4 zones, this one has 3"],
    );
    check_deck(
        |cards| cards[2] = "= = = = =".to_owned(),
        expect!["card 3: a card has 4 zones, this one has 5"],
        expect!["line 6: card 3: a card has 4 zones, this one has 5"],
    );
    check_deck(
        |cards| cards[2] = String::new(),
        expect!["card 3: a card has 4 zones, this one has 0"],
        expect!["line 6: card 3: a card has 4 zones, this one has 0"],
    );
}

#[test]
fn no_deck_file() {
    let fault = |text: &str| Deck::from_toml(text).expect_err("refused").to_string();
    expect!["line 1: not a deck file: `cards` is missing"].assert_eq(&fault(""));
    expect!["line 1: not a deck file: `cards` is missing"].assert_eq(&fault("name = \"x\""));
    expect!["line 1: not a deck file: `cards` must be a list of texts"]
        .assert_eq(&fault("cards = 24"));
    expect!["line 3: not a deck file: unclosed array, expected `]`"]
        .assert_eq(&fault("name = \"x\"\ncards = [\n\"= = = =\",\n"));
    expect!["the deck's name: a name needs at least one character"]
        .assert_eq(&fault("name = \"\"\ncards = []"));
    expect!["the deck's name: a name has at most 40 characters, this one has 41"]
        .assert_eq(&fault(&format!("name = \"{}\"\ncards = []", "x".repeat(41))));
}

#[test]
fn an_unknown_deck() {
    check(
        b"[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"mine\"]\n[Player \"Ada\"]\n",
        expect![[
            r#"line 3: the deck "mine" is not built in, so the record needs its 24 [Card "…"] headers"#
        ]],
    );
}

#[test]
fn two_equal_cards_are_allowed() {
    assert!(Deck::new("mine", &["=hhh ~ ^hh #h"; 24]).is_ok());
}

#[test]
fn pictures() {
    let fault = |picture: &str| Display::from_picture(picture).expect_err("refused").to_string();
    expect!["the picture shows no card"].assert_eq(&fault(""));
    expect!["the picture shows no card"].assert_eq(&fault(". .\n. ."));
    expect!["a picture has two rows and two columns of tokens for each card"]
        .assert_eq(&fault("= =\n= =\n= ="));
    expect!["a picture has two rows and two columns of tokens for each card"]
        .assert_eq(&fault("= = =\n= = ="));
    expect!["a picture has two rows and two columns of tokens for each card"]
        .assert_eq(&fault("= =\n= = = ="));
    expect!["a display has at most 4×4 cards"]
        .assert_eq(&fault(&"= = = = = = = = = =\n".repeat(2)));
    expect!["a display has at most 4×4 cards"].assert_eq(&fault(&"= =\n".repeat(10)));
    expect![[r#""x" is not a zone"#]].assert_eq(&fault("= x\n= ="));
    expect![[r#""~h" is not a zone"#]].assert_eq(&fault("= ~h\n= ="));
    expect![[r#"".@" is not a zone"#]].assert_eq(&fault("= .@\n= ="));
    expect!["the card on e4 lacks some of its zones"].assert_eq(&fault("= = = =\n= = . ="));
    expect!["a player has 7 workers"].assert_eq(&fault("=@@@@ =\n= =@@@@"));
}
