//! New records through the real binary.

mod kit;

use expect_test::expect;
use kit::{cases, file, json_file, limes, limes_reading};
use serde_json::{Value, json};

fn seeds(game: &str) -> Vec<(String, Value)> {
    let vectors = json_file(&cases().join("seeds.json"));
    let vectors = vectors[game].as_object().expect("seeds").clone();
    assert!(!vectors.is_empty());
    vectors.into_iter().collect()
}

fn header<'a>(record: &'a str, name: &str) -> &'a str {
    let begin = format!("[{name} \"");
    let line = record.lines().find_map(|line| line.strip_prefix(&begin));
    line.and_then(|rest| rest.strip_suffix("\"]")).expect(name)
}

fn numbers(text: &str) -> Value {
    text.split_whitespace().map(|n| n.parse::<u64>().expect("a number")).collect()
}

#[test]
fn a_new_record_of_limes_has_its_first_card_drawn() {
    let args =
        ["deal", "--seed", "limes", "--players", "Ada, Ben", "--variants", "ferryman,diagonal"];
    expect![[r#"
        [Game "Limes"]
        [Format "1"]
        [Deck "classic"]
        [Variants "diagonal ferryman"]
        [Player "Ada"]
        [Player "Ben"]
        [Seed "limes"]
        # draw: 22 21 2 9 13 5 11 10 18 8 19 23 16 1 14 17

        1. 22
    "#]]
    .assert_eq(&limes(&args).answer());
}

#[test]
fn a_new_record_of_limits_is_dealt() {
    let record = limes(&["deal", "--game", "limits", "--seed", "1"]).answer();
    expect![[r#"
        [Game "Limits"]
        [Format "1"]
        [Player "Player 1"]
        [Player "Player 2"]
        [Start "2"]
        [Colours "gggyyygbbgbrprryypyyybrpppgpbpprybrgprgprbybrybgbrgrgygbrbpp"]
        [LimitCards "23 7 6 3 20 4 10 9 16 5"]
        [Seed "1"]
    "#]]
    .assert_eq(&record);
    let legal = limes_reading(record.as_bytes(), &["legal", "-"]).answer();
    expect![[r#"
        hide y
        hide g
        hide b
    "#]]
    .assert_eq(&legal);
}

#[test]
fn seeds_of_limes_give_their_draws() {
    for (seed, draw) in seeds("limes") {
        let record = limes(&["deal", "--seed", &seed]).answer();
        let found = record.lines().find_map(|line| line.strip_prefix("# draw: ")).expect("a draw");
        assert_eq!(numbers(found), draw, "{seed}");
        assert_eq!(header(&record, "Seed"), seed);
        assert!(record.ends_with(&format!("\n\n1. {}\n", draw[0])), "{record}");
        let legal = limes_reading(record.as_bytes(), &["legal", "-"]).answer();
        assert_eq!(legal.lines().count(), 20, "{seed}");
    }
}

#[test]
fn seeds_of_limits_give_their_deals() {
    for (key, deal) in seeds("limits") {
        let (seed, players) = key.rsplit_once('|').expect("seed|players");
        let players: usize = players.parse().expect("a number");
        let names: Vec<String> = (1..=players).map(|number| format!("P{number}")).collect();
        let args = ["deal", "--game", "limits", "--seed", seed, "--players", &names.join(",")];
        let record = limes(&args).answer();
        let found = json!({
            "colours": header(&record, "Colours"),
            "limit_cards": numbers(header(&record, "LimitCards")),
            "start": header(&record, "Start").parse::<u64>().expect("a seat"),
        });
        assert_eq!(found, deal, "{key}");
        limes_reading(record.as_bytes(), &["score", "-"]).answer();
    }
}

#[test]
fn without_a_seed_every_deal_is_another() {
    let [one, other] = [(); 2].map(|()| limes(&["deal"]).answer());
    assert_ne!(header(&one, "Seed"), header(&other, "Seed"));
    // The seed in the record deals the same record again.
    assert_eq!(limes(&["deal", "--seed", header(&one, "Seed")]).answer(), one);
}

#[test]
fn as_json_the_record_is_one_string() {
    let answer = limes(&["deal", "--seed", "limes", "--json"]).json();
    assert_eq!(answer["seed"], "limes");
    assert_eq!(answer["record"], limes(&["deal", "--seed", "limes"]).answer());
}

#[test]
fn a_deck_of_ones_own_is_written_into_the_record() {
    let cards = vec!["\"= =hh ~ #\""; 24].join(", ");
    let deck = file("own.toml", format!("name = \"mine\"\ncards = [{cards}]").as_bytes());
    let record = limes(&["deal", "--deck", &deck]).answer();
    assert_eq!(header(&record, "Deck"), "mine");
    assert_eq!(record.matches("[Card \"= =hh ~ #\"]\n").count(), 24);
    limes_reading(record.as_bytes(), &["legal", "-"]).answer();
}

#[test]
fn the_pile_of_limits_may_lie_open() {
    let deal = |mode: &[&str]| {
        limes(&[&["deal", "--game", "limits", "--seed", "x"], mode].concat()).answer()
    };
    assert!(deal(&["--mode", "open"]).contains("[Mode \"open\"]\n"));
    assert_eq!(deal(&["--mode", "memory"]), deal(&[]));
    limes(&["deal", "--mode", "open"])
        .refused("--mode is for Limits, in Limes everything lies open");
}
