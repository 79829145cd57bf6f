//! Samples of each language, written by hand.

use super::super::{Language, Texts, tenths};

/// A key with one number, said for 0, 1, 2, 5 and 21.
fn check(language: Language, key: &str, variable: &str, said: [&str; 5]) {
    let texts = Texts::new(language);
    let found =
        [0, 1, 2, 5, 21].map(|number: i32| texts.say_with(key, &[(variable, number.into())]));
    assert_eq!(found, said, "{language}: {key}");
}

#[test]
fn english_counts() {
    check(
        Language::En,
        "points",
        "points",
        ["0 points", "1 point", "2 points", "5 points", "21 points"],
    );
    check(
        Language::En,
        "score-fisherman",
        "points",
        [
            "No hut stands on the shore of his water.",
            "1 hut stands on the shore of his water.",
            "2 huts stand on the shore of his water.",
            "5 huts stand on the shore of his water.",
            "21 huts stand on the shore of his water.",
        ],
    );
}

#[test]
fn expectations_have_the_decimals_and_the_plural_of_the_language() {
    let said =
        |language, number| Texts::new(language).say_with("points", &[("points", tenths(number))]);
    assert_eq!(said(Language::En, 52.34), "52.3 points");
}

#[test]
fn lists_end_with_and() {
    let list = |language, names: &[&str]| Texts::new(language).list(names);
    let names = ["Ada", "Ben", "Cleo"];
    assert_eq!(list(Language::En, &[]), "");
    assert_eq!(list(Language::En, &names[..1]), "Ada");
    assert_eq!(list(Language::En, &names[..2]), "Ada and Ben");
    assert_eq!(list(Language::En, &names), "Ada, Ben and Cleo");
}
