//! Deck files are read as the crate `toml` reads them.

use super::*;
use proptest::prelude::*;
use toml::de::{DeTable, DeValue};

/// The same file by the other reader, and what that one finds wrong with the TOML.
fn other(text: &str) -> (Option<DeckFile>, Vec<String>) {
    let (table, faults) = DeTable::parse_recoverable(text);
    let text_of = |value: &DeValue<'_>| value.as_str().map(str::to_owned);
    let table = table.get_ref();
    let name = match table.get("name") {
        Some(name) => text_of(name.get_ref()),
        None => Some("custom".to_owned()),
    };
    let cards = table.get("cards").and_then(|cards| cards.get_ref().as_array());
    let cards = cards.and_then(|cards| cards.iter().map(|card| text_of(card.get_ref())).collect());
    let file = name.zip(cards).map(|(name, cards)| DeckFile { name, cards });
    (file, faults.iter().map(|fault| fault.message().to_owned()).collect())
}

/// What is not looked at in the parts that are left alone.
fn is_left_alone(fault: &str) -> bool {
    let days = ["invalid date", "invalid time", "invalid datetime", "invalid offset"];
    let keys = ["duplicate key", "cannot extend value"];
    days.iter().chain(&keys).any(|kind| fault.contains(kind))
}

fn compare(text: &str) {
    let (file, faults) = other(text);
    match DeckFile::parse(text) {
        Ok(ours) => {
            assert_eq!(Some(ours), file, "{text}");
            assert!(faults.iter().all(|fault| is_left_alone(fault)), "{text}\n{faults:?}");
        }
        Err(DeckFileFault::NotToml(fault)) => {
            assert!(!faults.is_empty() || file.is_none(), "{text}\n{fault}");
        }
        Err(DeckFileFault::Name(_)) => {
            let file = file.expect("a name and cards");
            assert!(check_name(&file.name).is_err(), "{text}");
        }
    }
}

#[test]
fn only_parts_that_are_left_alone_are_not_looked_at() {
    for part in [
        "made = 2026-13-41",
        "made = [2026-05-01, 25:00:00]",
        "a = { b = 1, b = 2 }",
        "a.b = 1\na.b = 2",
        "[a]\nb = 1\nb = 2",
        "[a]\n[a]",
        "[a]\nb = 1\n[a.b]",
    ] {
        let text = format!("cards = ['x']\n{part}");
        compare(&text);
        assert!(DeckFile::parse(&text).is_ok(), "{part}");
        assert!(DeTable::parse(&text).is_err(), "{part}");
    }
}

/// Pieces of which TOML is made.
const PIECES: &[&str] = &[
    "name",
    "cards",
    "a",
    "'a'",
    "\"cards\"",
    "n\\u0061me",
    ".",
    "=",
    " = ",
    "=",
    "[",
    "]",
    "{",
    "}",
    ",",
    "\n",
    "\n",
    "\n",
    "\r\n",
    "\r",
    " ",
    "\t",
    "# c\n",
    "#",
    "\"x\"",
    "'x'",
    "\"\"\"",
    "'''",
    "\"",
    "'",
    "\\",
    "\\n",
    "\\x41",
    "1",
    "-0",
    "+1_0",
    "0x1f",
    "1.5",
    "1e9",
    "inf",
    "nan",
    "true",
    "false",
    "2026-05-01",
    "2026-13-41",
    "07:32:00",
    "é",
    "\u{7}",
    "\u{feff}",
    "[a]\n",
    "[[a]]\n",
    "[name]",
    "a = 1\n",
    "name = \"n\"\n",
    "cards = [\"x\"]\n",
    "cards = [\n'x',\n\"y\"]\n",
    "a.b = 1\n",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn damaged_deck_files(
        places in prop::collection::vec((any::<prop::sample::Index>(), prop::sample::select(PIECES)), 0..4),
        odd in any::<char>(),
        cut in any::<Option<prop::sample::Index>>(),
    ) {
        let mut text = "# made by hand\nname = \"lakes \\\"blue\\\"\"\nmade = 2026-05-01\ncards = [\n  \"~ ~ =hh ^\",  # 1\n  '''\n# = =h ~'''\n]\n\
            more = { huts = 3, of = ['a', 1.5] }\n[other]\nname = \"\"\"\nx\\\n  y\"\"\"\n".to_owned();
        for (place, piece) in places {
            let at = place.index(text.len());
            if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
                text.replace_range(at..=at, piece);
            }
        }
        if let Some(cut) = cut {
            let at = cut.index(text.len());
            if text.is_char_boundary(at) {
                text.truncate(at);
            }
        } else {
            text.push(odd);
        }
        compare(&text);
    }

    #[test]
    fn soup(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..12)) {
        compare(&pieces.concat());
        compare(&format!("cards = ['x']\n{}", pieces.concat()));
    }

    #[test]
    fn any_text(text in any::<String>()) {
        compare(&text);
    }
}
