//! Whatever lies in the storage, reading it does no harm.

use crate::limes::state::kit::finished;
use crate::limes::state::{DeckDraft, History, LocalTable, SavedGame};
use crate::shell::settings::Settings;
use crate::shell::storage::*;
use limes::Record;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Reads a text as everything there is; what can be read can be written and read again.
fn read_all(text: &str) {
    fn one<T: Kept + PartialEq + std::fmt::Debug>(text: &str) {
        let mut storage = BTreeMap::new();
        storage.insert(format!("limes.{}", T::KIND), text.to_owned());
        let mut shelf = Shelf::new(storage);
        match shelf.find::<T>() {
            Found::Nothing => panic!("something lies there"),
            Found::Whole(value) => {
                let again = T::read(&value.write()).expect("written, so readable");
                assert_eq!(again, (value, Vec::new()));
            }
            Found::Part { aside, .. } | Found::Broken { aside, .. } => {
                assert!(aside.is_some());
                assert_eq!(shelf.aside::<T>()[0].1, text, "nothing is lost");
            }
        }
    }
    one::<SavedGame>(text);
    one::<History>(text);
    one::<Settings>(text);
    one::<OwnDecks>(text);
    one::<DeckDrafts>(text);
    one::<LessonsDone>(text);
}

/// Texts as they are kept.
fn kept() -> Vec<String> {
    let record = finished(&["Ada", "Ben"], 7);
    let mut history = History::default();
    history.add(record.clone(), "2026-05-01").expect("over");
    let text = record.to_string();
    let half = text.split_inclusive('\n').take(15).collect::<String>();
    let half = Record::parse(half.as_bytes()).expect("a record");
    let table = LocalTable::from_record(half, &record::Seed::spelled([9; 16]));
    let seat = table.next_person().expect("somebody");
    let draft = table.draft(seat).expect("a draft");
    let game = SavedGame { table, draft: Some((seat, draft)) };
    let mut decks = OwnDecks::default();
    decks.save(&limes::Deck::new("lakes", &["~ ~ =hh ^"; 24]).expect("a deck")).expect("free");
    let mut lessons = LessonsDone::default();
    lessons.add("farmer");
    let mut drafts = DeckDrafts::default();
    drafts.keep("lakes", &DeckDraft::of(limes::Deck::classic()));
    let texts = [game.write(), history.write(), decks.write(), drafts.write(), lessons.write()];
    texts.into_iter().chain([Settings::default().write()]).collect()
}

#[test]
fn rubbish_is_reported_and_set_aside() {
    for text in [
        "",
        " ",
        "null",
        "[]",
        "7",
        "limes",
        "limes =",
        "limes = 'game'",
        "limes = 'game'\nversion = 1",
        "limes = 'game'\nversion = 1\nrecord = ''",
        "limes = 'game'\nversion = 1\nrecord = 7\ndraw = []",
        "limes = 'game'\nversion = '1'",
        "limes = 'history'\nversion = 1\nrecords = ['']",
        "limes = 'history'\nversion = 1\nrecords = ['', 7]",
        "limes = 'decks'\nversion = 1\ndecks = ['', '', '']",
        "limes = 'lessons'\nversion = 1\n[done]",
        "limes = 'settings'\nversion = -1",
        "limes = 'settings'\nversion = 1e300",
        "limes = 'settings'\nversion = 99999999999999999999999",
        "limes = 'settings'\nversion = 1\nlimes = 'settings'",
        "limes.settings = 1",
        "[limes]\nversion = 1",
        // As an early build wrote it.
        "{}",
        "{\"limes\":\"game\",\"version\":1,\"content\":{\"record\":\"\"}}",
        "{\n  \"limes\": \"settings\",\n  \"version\": 1,\n  \"content\": {}\n}",
        "\u{0}\u{feff}",
        &"[".repeat(100_000),
        &("limes = ".to_owned() + &"[".repeat(100_000)),
        &("limes = ".to_owned() + &"{a = ".repeat(100_000)),
        &"{\"limes\":".repeat(10_000),
    ] {
        read_all(text);
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let fault = |text: &str| History::read(text).expect_err("broken").to_string();
    assert_eq!(fault(""), "line 1: `limes` is missing");
    assert_eq!(fault("{\"limes\": 1}"), "line 1: invalid key-value pair, expected key");
    assert_eq!(fault("limes = 'history'"), "line 1: `version` is missing");
    let head = "limes = 'history'\nversion = 1\n";
    assert_eq!(fault(head), "line 1: `records` is missing");
    assert_eq!(fault(&format!("{head}records = ''")), "line 3: `records` must be a list of texts");
    assert_eq!(
        fault(&format!("{head}records = [\n'")),
        "line 4: invalid literal string, expected `'`"
    );
}

#[test]
fn a_later_version_is_left_to_whoever_wrote_it() {
    for text in kept() {
        read_all(&text);
        let later = text.replace("version = 1", "version = 2");
        assert_ne!(later, text);
        read_all(&later);
    }
    let later = Settings::default().write().replace("version = 1", "version = 2");
    let fault = Settings::read(&later).expect_err("later");
    assert_eq!(fault.to_string(), "this is version 2, and only version 1 is known");
    let other = Settings::read(&OwnDecks::default().write()).expect_err("other");
    assert_eq!(other.to_string(), "this holds \"decks\"");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn damaged_texts_do_no_harm(
        which in 0..6usize,
        places in proptest::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..4),
        cut in any::<Option<prop::sample::Index>>(),
    ) {
        thread_local! {
            static KEPT: Vec<String> = kept();
        }
        let mut signs: Vec<char> = KEPT.with(|kept| kept[which].chars().collect());
        for (place, sign) in places {
            let at = place.index(signs.len());
            signs[at] = sign;
        }
        if let Some(cut) = cut {
            signs.truncate(cut.index(signs.len()));
        }
        read_all(&signs.into_iter().collect::<String>());
    }

    #[test]
    fn any_text_does_no_harm(text in ".{0,80}") {
        read_all(&text);
    }
}
