//! The corpus: records with the verdict of an independent referee, and seeds with their deals.

use limits::{Colour, Deal, Game, Mode, Record, Seat};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases")
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).expect("readable")).expect("JSON")
}

fn verdict(game: &Game, legal_player: Seat) -> Value {
    let players: Vec<Value> = (game.standing().places().iter())
        .map(|place| {
            let mut hand: Vec<String> =
                game.hand(place.seat).cards().map(|colour| colour.to_string()).collect();
            hand.sort();
            json!({"points": place.points, "rank": place.rank, "hand": hand})
        })
        .collect();
    let legal = game.legal(legal_player).ok().map(|decisions| {
        let mut texts: Vec<String> = decisions.iter().map(ToString::to_string).collect();
        texts.sort();
        texts
    });
    json!({
        "score": {
            "legal_player": legal_player.number(),
            "over": game.is_over(),
            "players": players,
        },
        "legal": legal,
    })
}

#[test]
fn every_record_gets_the_referees_verdict_and_comes_back_as_text() {
    let mut seen = 0;
    for entry in fs::read_dir(corpus()).expect("the corpus") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "limits") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("readable");
        let record = Record::parse(text.as_bytes())
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let expected = json(&path.with_extension("json"));
        let number = expected["score"]["legal_player"].as_u64().expect("a seat");
        let seat = Seat::new(number as usize).expect("a seat");
        assert_eq!(verdict(&record.game, seat), expected, "{}", path.display());

        let written = record.to_string();
        assert_eq!(written, text, "{}", path.display());
        assert_eq!(Record::parse(written.as_bytes()), Ok(record));
        seen += 1;
    }
    assert!(seen >= 24, "only {seen} records found");
}

#[test]
fn seeds_give_the_deals_they_always_gave() {
    let seeds = json(&corpus().join("seeds.json"));
    let vectors = seeds["limits"].as_object().expect("vectors");
    assert!(!vectors.is_empty());
    for (key, expected) in vectors {
        let (seed, players) = key.rsplit_once('|').expect("seed|players");
        let players: usize = players.parse().expect("a number");
        let names = (1..=players).map(|number| format!("P{number}")).collect();
        let seed = record::Seed::new(seed).expect("a seed");
        let deal = Deal::from_seed(&seed, names, Mode::Memory).expect("a deal");
        let colours: String = deal.colours().iter().copied().map(Colour::letter).collect();
        let limit_cards: Vec<usize> = deal.limit_cards().iter().map(|card| card.get()).collect();
        let found = json!({
            "colours": colours,
            "limit_cards": limit_cards,
            "start": deal.start().number(),
        });
        assert_eq!(&found, expected, "{key}");
    }
}
