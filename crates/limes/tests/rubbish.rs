//! Rubbish is refused with one sentence that says where and why.

#[path = "rubbish/damaged.rs"]
mod damaged;
#[path = "rubbish/decks.rs"]
mod decks;
#[path = "rubbish/records.rs"]
mod records;
#[path = "rubbish/refusals.rs"]
mod refusals;

use expect_test::Expect;
use limes::Record;

/// A good record of two players and two rounds.
const GOOD: &str = "\
[Game \"Limes\"]
[Format \"1\"]
[Deck \"classic\"]
[Player \"Ada\"]
[Player \"Ben\"]

1. 5 | d4> +nw | d4^
2. 21 | d3v | …
";

/// What is said about these bytes.
fn check(bytes: &[u8], why: Expect) {
    let sentence = match Record::parse(bytes) {
        Ok(record) => panic!("accepted:\n{record}"),
        Err(fault) => fault.to_string(),
    };
    assert!(!sentence.chars().any(char::is_control), "{sentence:?}");
    why.assert_eq(&sentence);
}

/// What is said about the good record with one piece of its text exchanged.
fn check_with(old: &str, new: &str, why: Expect) {
    assert!(Record::parse(GOOD.as_bytes()).is_ok());
    assert!(GOOD.contains(old), "{old} is not in\n{GOOD}");
    check(GOOD.replacen(old, new, 1).as_bytes(), why);
}
