//! Samples of each language, written by hand.

use crate::shell::texts::{Language, Texts, tenths};
use limes::{Band, Landscape, Outcome, Standing};

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
            "No hut stands on the shore of their water.",
            "1 hut stands on the shore of their water.",
            "2 huts stand on the shore of their water.",
            "5 huts stand on the shore of their water.",
            "21 huts stand on the shore of their water.",
        ],
    );
}

#[test]
fn german_counts() {
    check(
        Language::De,
        "points",
        "points",
        ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte", "21 Punkte"],
    );
    check(
        Language::De,
        "score-fisherman",
        "points",
        [
            "Am Ufer seines Wassergebiets steht keine Hütte.",
            "Am Ufer seines Wassergebiets steht 1 Hütte.",
            "Am Ufer seines Wassergebiets stehen 2 Hütten.",
            "Am Ufer seines Wassergebiets stehen 5 Hütten.",
            "Am Ufer seines Wassergebiets stehen 21 Hütten.",
        ],
    );
}

#[test]
fn dutch_counts() {
    check(
        Language::Nl,
        "points",
        "points",
        ["0 punten", "1 punt", "2 punten", "5 punten", "21 punten"],
    );
    check(
        Language::Nl,
        "score-woodcutter",
        "points",
        [
            "Geen ander gebied grenst aan zijn bos.",
            "1 ander gebied grenst aan zijn bos.",
            "2 andere gebieden grenzen aan zijn bos.",
            "5 andere gebieden grenzen aan zijn bos.",
            "21 andere gebieden grenzen aan zijn bos.",
        ],
    );
}

#[test]
fn french_has_the_singular_for_nothing_too() {
    check(
        Language::Fr,
        "points",
        "points",
        ["0 point", "1 point", "2 points", "5 points", "21 points"],
    );
    check(
        Language::Fr,
        "score-watchman",
        "points",
        [
            "Il ne voit aucune forêt.",
            "Il voit 1 zone de forêt.",
            "Il voit 2 zones de forêt.",
            "Il voit 5 zones de forêt.",
            "Il voit 21 zones de forêt.",
        ],
    );
}

#[test]
fn czech_counts_one_few_and_many() {
    check(Language::Cs, "points", "points", ["0 bodů", "1 bod", "2 body", "5 bodů", "21 bodů"]);
    check(
        Language::Cs,
        "a11y-supply",
        "workers",
        [
            "V\u{a0}zásobě není žádný dělník",
            "V\u{a0}zásobě je 1 dělník",
            "V\u{a0}zásobě jsou 2 dělníci",
            "V\u{a0}zásobě je 5 dělníků",
            "V\u{a0}zásobě je 21 dělníků",
        ],
    );
}

#[test]
fn expectations_have_the_decimals_and_the_plural_of_the_language() {
    let check = |language, said: [&str; 3]| {
        let texts = Texts::new(language);
        let found =
            [52.34, 1.0, 1.5].map(|number| texts.say_with("points", &[("points", tenths(number))]));
        assert_eq!(found, said, "{language}");
    };
    check(Language::En, ["52.3 points", "1.0 points", "1.5 points"]);
    check(Language::De, ["52,3 Punkte", "1,0 Punkte", "1,5 Punkte"]);
    check(Language::Nl, ["52,3 punten", "1,0 punten", "1,5 punten"]);
    check(Language::Fr, ["52,3 points", "1,0 point", "1,5 point"]);
    check(Language::Cs, ["52,3 bodu", "1,0 bodu", "1,5 bodu"]);
}

#[test]
fn lists_end_with_and() {
    let list = |language, names: &[&str]| Texts::new(language).list(names);
    let names = ["Ada", "Ben", "Cleo"];
    assert_eq!(list(Language::En, &[]), "");
    assert_eq!(list(Language::En, &names[..1]), "Ada");
    assert_eq!(list(Language::En, &names[..2]), "Ada and Ben");
    assert_eq!(list(Language::En, &names), "Ada, Ben and Cleo");
    assert_eq!(list(Language::De, &names), "Ada, Ben und Cleo");
    assert_eq!(list(Language::Nl, &names), "Ada, Ben en Cleo");
    assert_eq!(list(Language::Fr, &names), "Ada, Ben et Cleo");
    assert_eq!(list(Language::Cs, &names), "Ada, Ben a\u{a0}Cleo");
}

#[test]
fn a_capital_may_be_any_letter() {
    let texts = Texts::new(Language::Cs);
    assert_eq!(texts.capital("řádek"), "Řádek");
    assert_eq!(texts.capital(""), "");
}

#[test]
fn the_words_are_those_of_the_rulebook() {
    let words = |language| {
        let texts = Texts::new(language);
        let landscapes = Landscape::ALL.map(|landscape| texts.landscape(landscape));
        let workers = Landscape::ALL.map(|landscape| texts.profession(landscape.profession()));
        let bands = Band::ALL.map(|band| texts.band(band));
        [landscapes.join(", "), workers.join(", "), bands.join(", ")]
    };
    assert_eq!(
        words(Language::En),
        [
            "field, water, forest, rock with a tower",
            "farmer, fisherman, woodcutter, watchman",
            "capable of improvement, OK, good, very good, excellent",
        ]
    );
    assert_eq!(
        words(Language::De),
        [
            "Acker, Wasser, Wald, Fels mit Turm",
            "Bauer, Fischer, Holzfäller, Wächter",
            "ausbaufähig, in Ordnung, gut, sehr gut, herausragend",
        ]
    );
    assert_eq!(
        words(Language::Nl),
        [
            "akker, water, bos, rots met toren",
            "boer, visser, houthakker, wachter",
            "dat kan beter, in orde, goed, heel goed, geweldig",
        ]
    );
    assert_eq!(
        words(Language::Fr),
        [
            "champ, eau, forêt, roche avec une tour",
            "fermier, pêcheur, bûcheron, gardien",
            "peut progresser, satisfaisant, bon, très bon, excellent",
        ]
    );
    assert_eq!(
        words(Language::Cs),
        [
            "pole, voda, les, skaliny s\u{a0}věží",
            "farmář, rybář, dřevorubec, strážný",
            "příště by to chtělo zlepšit, uspokojivý výsledek, dobrý výsledek, chvalitebný výsledek, výborný výsledek",
        ]
    );
}

#[test]
fn ties_are_spelled_out_in_every_language() {
    let outcome = |counted: &[u32]| Outcome { total: 8, counted: counted.to_vec() };
    let standing = Standing::of(vec![outcome(&[5, 3]), outcome(&[5, 2, 1])]);
    let said = |language| Texts::new(language).tie_breaks(&["Ada", "Ben"], &standing).join(" ");
    assert_eq!(
        said(Language::De),
        "Ada liegt vor Ben: Beide haben 8 Punkte, aber der zweitbeste Arbeiter von Ada bringt 3, der von Ben 2."
    );
    assert_eq!(
        said(Language::Nl),
        "Ada eindigt voor Ben: allebei 8 punten, maar de op één na beste arbeider van Ada levert 3 op, die van Ben 2."
    );
    assert_eq!(
        said(Language::Fr),
        "Ada devance Ben\u{a0}: 8 points pour les deux, mais le deuxième meilleur ouvrier rapporte 3 à Ada et 2 à Ben."
    );
    assert_eq!(
        said(Language::Cs),
        "Ada i\u{a0}Ben mají 8 bodů. Rozhodl druhý nejlepší dělník: Ada 3, Ben 2."
    );
}

/// The texts of buttons. They must fit on a narrow phone, several side by side or under a picture.
const BUTTONS: &[&str] = &[
    "common-cancel",
    "common-close",
    "common-copy",
    "common-delete",
    "common-save",
    "decks-copy",
    "decks-export",
    "decks-import",
    "decks-play",
    "export-png",
    "export-record",
    "export-svg",
    "hint",
    "hint-hide",
    "hint-lay",
    "history-clear",
    "home-around",
    "home-bots",
    "home-continue",
    "home-decks",
    "home-history",
    "home-learn",
    "home-rules",
    "home-solo",
    "install",
    "lessons-next",
    "lessons-retry",
    "lessons-show",
    "play-end-turn",
    "play-new",
    "play-undo",
    "replay-play-on",
    "result-again",
    "result-again-new",
    "result-replay",
    "result-review",
    "review-start",
    "seed-random",
    "setup-add-player",
    "setup-start",
    "share-link",
    "share-seed",
    "update-later",
    "update-now",
];

#[test]
fn buttons_are_short() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in BUTTONS {
            let said = texts.say(key);
            assert_ne!(said, *key, "there is no such key");
            assert!(said.chars().count() <= 24, "{language}: {key}: {said}");
        }
    }
}
