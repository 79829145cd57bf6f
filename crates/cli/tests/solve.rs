//! `limes solve` finds legal games that reach their score, and refuses what is not a draw.

mod kit;

use kit::{cases, limes, limes_reading};

const DRAW: &str = "22 21 2 9 13 5 11 10 18 8 19 23 16 1 14 17";

#[test]
fn the_record_reaches_the_score_and_stays_within_the_bound() {
    let solved = limes(&["solve", "--draw", DRAW, "--work", "20000", "--json"]).json();
    let record = solved["record"].as_str().expect("a record");
    let score = limes_reading(record.as_bytes(), &["score", "-", "--json"]).json();
    assert_eq!(score["over"], true);
    assert_eq!(score["players"][0]["total"], solved["score"]);
    assert!(solved["bound"].as_u64() >= solved["score"].as_u64());
    assert!(solved["score"].as_u64() > Some(45), "{solved}");
    let again = limes(&["solve", "--draw", DRAW, "--work", "20000", "--json"]).json();
    assert_eq!(again, solved, "the same work gives the same answer");
}

#[test]
fn a_record_is_solved_by_its_cards_or_by_its_seed() {
    let dealt = limes(&["deal", "--seed", "limes", "--variants", "diagonal"]).answer();
    let text = limes_reading(dealt.as_bytes(), &["solve", "-", "--time", "20"]).answer();
    assert!(text.starts_with("# ") && text.contains("[Variants \"diagonal\"]"), "{text}");
    assert!(text.contains("\n1. 22 | ") && text.contains("\n16. 17 | "), "{text}");
    let finished = cases().join("limes-007.limes");
    let finished = finished.to_str().expect("a path in UTF-8");
    let solved = limes(&["solve", finished, "--work", "5000", "--json"]).json();
    assert!(solved["score"].as_u64() > Some(7));
}

#[test]
fn rubbish_is_refused() {
    let solve = |draw: &str| limes(&["solve", "--draw", draw]);
    solve("22 21").refused("a draw is 16 cards, this one is 2");
    solve("22 x").refused("--draw: there is no card \"x\", they are numbered 1 to 24");
    solve("22 25").refused("--draw: there is no card \"25\", they are numbered 1 to 24");
    let twice = DRAW.replace("17", "22");
    assert_eq!(solve(&twice).code, Some(2));
    let unfinished = cases().join("limes-000.limes");
    let unfinished = unfinished.to_str().expect("a path in UTF-8");
    limes(&["solve", unfinished]).refused(&format!(
        "{unfinished}: only 2 of 16 cards are drawn, and no seed tells the rest"
    ));
    for args in [&["solve"][..], &["solve", unfinished, "--draw", DRAW]] {
        assert_eq!(limes(args).code, Some(2));
    }
}
