//! Damaged records never panic, and what is accepted comes back from its text.

use limes::{Deck, Display, Record, Turn};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::fs;
use std::path::Path;

/// The records of the cases.
fn good() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the cases")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "limes"))
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a record")).collect()
}

/// Reads any bytes; if they are a record, it comes back from its text.
fn check_rereads(bytes: &[u8]) {
    match Record::parse(bytes) {
        Ok(read) => {
            let text = read.to_string();
            let again = Record::parse(text.as_bytes()).expect("its own text");
            assert_eq!(again.to_string(), text);
            assert_eq!(again, read);
        }
        Err(fault) => {
            let sentence = fault.to_string();
            assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
            assert!(sentence.len() < 400, "{sentence}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn bytes_exchanged(
        record in select(good()),
        places in vec((any::<Index>(), any::<u8>()), 1..4),
    ) {
        let mut record = record;
        for (place, byte) in places {
            let place = place.index(record.len());
            record[place] = byte;
        }
        check_rereads(&record);
    }

    #[test]
    fn pieces_cut_out_and_put_in(record in select(good()), place: Index, cut in 0..9usize, bytes: Vec<u8>) {
        let mut record = record;
        let place = place.index(record.len());
        let end = (place + cut).min(record.len());
        record.splice(place..end, bytes);
        check_rereads(&record);
    }

    #[test]
    fn lines_exchanged_doubled_and_dropped(record in select(good()), one: Index, other: Index, how in 0..3u8) {
        let text = String::from_utf8(record).expect("text");
        let mut lines: Vec<&str> = text.lines().collect();
        let (one, other) = (one.index(lines.len()), other.index(lines.len()));
        match how {
            0 => lines.swap(one, other),
            1 => lines.insert(one, lines[other]),
            _ => drop(lines.remove(one)),
        }
        check_rereads(lines.join("\n").as_bytes());
    }

    #[test]
    fn a_card_or_cell_exchanged_for_another(record in select(good()), place: Index, digit in b'0'..=b'9', letter in b'a'..=b'h') {
        // Stays well-formed more often than any byte would, and so reaches the rules.
        let mut record = record;
        let place = place.index(record.len());
        match record[place] {
            b'0'..=b'9' => record[place] = digit,
            b'a'..=b'g' => record[place] = letter,
            _ => {}
        }
        check_rereads(&record);
    }

    #[test]
    fn any_text(text in "(\\[[A-Z][a-z]{2,5} \"[^\"]{0,9}\"\\]\n|[0-9]{1,2}\\. [0-9|^d. ]{0,20}\n|.{0,20}\n){0,9}") {
        check_rereads(text.as_bytes());
        let _ = Display::from_picture(&text);
        let _ = Deck::from_toml(&text);
        let _ = record::link::decode(&text);
    }

    #[test]
    fn any_turn(text in "[a-h][0-8][v^<> ]( [+a-g][0-9nesw-]{1,9}| \\+[ns][ew])?|.{0,12}") {
        if let Ok(turn) = text.parse::<Turn>() {
            prop_assert_eq!(turn.to_string().parse::<Turn>(), Ok(turn));
        }
    }
}

#[test]
fn headers_with_comments_between_come_back_from_their_text() {
    check_rereads(
        b"# a comment\n[Game \"Limes\"]\n\n[Seed \"x\"]\n# another\n[Format \"1\"]\n[Deck \"classic\"]\n\
          [Date \"a \\\"day\\\"\"]\n[Variants \"ferryman diagonal\"]\n[Player \"Ada\"]\n1. 5|...\n",
    );
}
