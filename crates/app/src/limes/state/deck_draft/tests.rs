use crate::limes::state::deck_draft::*;

fn number(n: u8) -> CardNumber {
    CardNumber::new(n).expect("a card")
}

fn named(name: &str) -> DeckDraft {
    let mut draft = DeckDraft::of(Deck::classic());
    draft.rename(name);
    draft
}

#[test]
fn taps_go_through_the_landscapes_and_come_back() {
    // Card 1 is «# =h ^h ~».
    let mut draft = named("mine");
    let texts: Vec<String> = (0..4)
        .map(|_| {
            draft.tap(number(1), Quarter::NorthEast);
            draft.card_text(number(1))
        })
        .collect();
    assert_eq!(texts, ["# ~ ^h ~", "# ^h ^h ~", "# #h ^h ~", "# =h ^h ~"]);
    let texts: Vec<String> = (0..4)
        .map(|_| {
            draft.tap_hut(number(1), Quarter::NorthWest);
            draft.card_text(number(1))
        })
        .collect();
    assert_eq!(texts, ["#h =h ^h ~", "#hh =h ^h ~", "#hhh =h ^h ~", "# =h ^h ~"]);
    let before = draft.clone();
    draft.tap_hut(number(1), Quarter::SouthEast);
    assert_eq!(draft, before, "no hut stands on water");
}

#[test]
fn a_deck_goes_out_and_comes_in_again() {
    let mut draft = named("mine \"own\"");
    draft.tap(number(24), Quarter::SouthWest);
    let deck = draft.finish().expect("a deck");
    assert_eq!(Deck::from_toml(&draft.export()), Ok(deck.clone()));
    let mut other = DeckDraft::of(Deck::classic());
    other.import(&draft.export()).expect("a deck file");
    assert_eq!(other.finish(), Ok(deck));
    assert!(other.undo() && !other.undo());
    assert_eq!(other, DeckDraft::of(Deck::classic()));
}

#[test]
fn faults_stand_at_their_cards_and_a_tap_mends_them() {
    let mut cards: Vec<String> = Deck::classic().cards().iter().map(ToString::to_string).collect();
    cards[2] = "# ~h =h ~".to_owned();
    cards[9] = "= ? ^".to_owned();
    let file = DeckFile { name: "odd".to_owned(), cards };
    let mut draft = DeckDraft::of(Deck::classic());
    draft.import(&file.to_string()).expect("a deck file");
    let faults: Vec<String> = draft.faults().iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "card 3: \"~h\": no hut stands on water",
            "card 10: \"?\": a zone is one of = ~ ^ #, then an h for each hut"
        ]
    );
    assert!(draft.finish().is_err());
    assert_eq!(draft.export(), file.to_string(), "nothing is lost");
    draft.tap(number(3), Quarter::NorthWest);
    draft.tap(number(10), Quarter::SouthEast);
    assert_eq!(draft.card_text(number(3)), "= = =h ~");
    assert_eq!(draft.card_text(number(10)), "= = ^ ~");
    assert!(draft.finish().is_ok());
}

#[test]
fn what_is_no_deck_file_changes_nothing() {
    let mut draft = named("mine");
    let before = draft.clone();
    for text in [
        "",
        "cards = 7",
        "cards = [\n",
        "cards = [\"= = = =\"]",
        "\u{0}",
        "name = \"\"\ncards = []",
    ] {
        assert!(draft.import(text).is_err(), "{text}");
        assert_eq!(draft, before);
    }
}

#[test]
fn an_odd_draft_still_makes_a_file_that_can_be_read() {
    let mut cards = vec!["= = = ="; limes::DECK];
    cards[0] = "= \\u0007 \\n ^ #h";
    let file = format!(
        "cards = [{}]",
        cards.iter().map(|card| format!("\"{card}\"")).collect::<Vec<_>>().join(", ")
    );
    let mut draft = named("x");
    draft.import(&file).expect("a deck file");
    draft.rename(" \n ");
    let mut again = named("x");
    again.import(&draft.export()).expect("a deck file");
    assert_eq!(again.card_text(number(1)), "= ? ^ #h");
    assert_eq!(again.name(), "custom");
}

#[test]
fn names_are_checked() {
    assert_eq!(named(" ").faults(), [DeckDraftFault::Name(NameFault::Empty)]);
    assert_eq!(DeckDraft::of(Deck::classic()).faults(), []);
    let mut draft = named("classic");
    draft.tap(number(1), Quarter::NorthWest);
    assert_eq!(draft.faults(), [DeckDraftFault::NameTaken]);
    draft.rename(" mine ");
    assert_eq!(draft.finish().map(|deck| deck.name().to_owned()), Ok("mine".to_owned()));
}

#[test]
fn the_zones_of_all_cards_are_counted() {
    let deck = Deck::new("lakes", &["= ~ ^hh #h"; 24]).expect("a deck");
    assert_eq!(DeckDraft::of(&deck).totals(), ([24; 4], 72));
}
