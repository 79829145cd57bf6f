//! Every record in `tests/cases` gives exactly the verdict of the independent referee beside it.

use limes::{Band, Record, Seat};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

fn cases() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a string").to_owned()
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// Runs `check` over every record with its verdict.
fn each_case(check: impl Fn(&str, Record, Value)) {
    let mut seen = 0;
    for entry in fs::read_dir(cases()).expect("the cases") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == "limes") {
            let name = path.display().to_string();
            let record = Record::parse(&fs::read(&path).expect("a record")).expect(&name);
            let verdict = fs::read(path.with_extension("json")).expect("a verdict");
            check(&name, record, serde_json::from_slice(&verdict).expect("JSON"));
            seen += 1;
        }
    }
    assert_eq!(seen, 24, "records in tests/cases");
}

#[test]
fn scores_agree_with_the_referee() {
    each_case(|name, record, verdict| {
        let (game, verdict) = (&record.game, &verdict["score"]);
        assert_eq!(game.is_over(), verdict["over"].as_bool().expect("a bool"), "{name}");
        assert_eq!(game.rounds() as u64, number(&verdict["rounds"]), "{name}");
        let standing = game.standing();
        let players = verdict["players"].as_array().expect("players");
        assert_eq!(game.players().len(), players.len(), "{name}");
        for (seat, expected) in players.iter().enumerate() {
            let score = game.players()[seat].display().score();
            assert_eq!(u64::from(score.total), number(&expected["total"]), "{name}");
            assert_eq!(Band::of(score.total).to_string(), text(&expected["band"]), "{name}");
            assert_eq!(standing.ranks[seat] as u64, number(&expected["rank"]), "{name}");
            let mut workers: Vec<_> = score
                .workers
                .iter()
                .map(|w| (w.zone.to_string(), w.profession.to_string(), u64::from(w.points)))
                .collect();
            workers.sort();
            let expected_workers: Vec<_> = expected["workers"]
                .as_array()
                .expect("workers")
                .iter()
                .map(|w| (text(&w[0]), text(&w[1]), number(&w[2])))
                .collect();
            assert_eq!(workers, expected_workers, "{name}");
            let counted: Vec<u64> = score.counted().into_iter().map(u64::from).collect();
            let expected_counted: Vec<u64> =
                expected["counted"].as_array().expect("points").iter().map(number).collect();
            assert_eq!(counted, expected_counted, "{name}");
        }
    });
}

#[test]
fn legal_turns_agree_with_the_referee() {
    each_case(|name, record, verdict| {
        let seat = Seat::from_index(number(&verdict["score"]["legal_player"]) as usize - 1);
        let expected = verdict["legal"].as_array();
        let legal = record.game.legal(seat).ok().map(|turns| {
            let mut turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
            turns.sort();
            turns
        });
        let expected = expected.map(|turns| turns.iter().map(text).collect::<Vec<_>>());
        assert_eq!(legal, expected, "{name}");
    });
}

#[test]
fn records_round_trip() {
    each_case(|name, record, _| {
        let text = record.to_string();
        assert_eq!(Record::parse(text.as_bytes()).expect(name).to_string(), text, "{name}");
    });
}

#[test]
fn seeds_give_their_draws() {
    let vectors = fs::read(cases().join("seeds.json")).expect("the vectors");
    let vectors: Value = serde_json::from_slice(&vectors).expect("JSON");
    let vectors = vectors["limes"].as_object().expect("seeds");
    assert!(!vectors.is_empty());
    for (seed, draw) in vectors {
        let expected: Vec<u64> = draw.as_array().expect("a draw").iter().map(number).collect();
        let draw = limes::draw(&record::Seed::new(seed).expect(seed));
        let draw: Vec<u64> = draw.iter().map(|card| u64::from(card.get())).collect();
        assert_eq!(draw, expected, "{seed}");
    }
}
