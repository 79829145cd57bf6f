//! Every language says the same things.

use crate::locale_tests::kit::messages;
use crate::shell::texts::{Language, Texts};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn every_language_has_every_key_with_the_same_variables() {
    let english = messages(Language::En);
    assert!(english.len() > 300, "the English texts were read");
    let mut faults = Vec::new();
    for language in Language::ALL {
        let other = messages(language);
        let missing = english.keys().filter(|&key| !other.contains_key(key));
        faults.extend(missing.map(|key| format!("{language}: {key} is missing")));
        for (key, message) in &other {
            let Some(original) = english.get(key) else {
                faults.push(format!("{language}: {key} is not in English"));
                continue;
            };
            if original.variables != message.variables {
                let (found, wanted) = (&message.variables, &original.variables);
                faults.push(format!("{language}: {key} has {found:?} instead of {wanted:?}"));
            }
            if original.attributes != message.attributes {
                faults.push(format!("{language}: {key} has other attributes"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_is_known() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in Language::ALL {
        let folder = locales.join(language.code());
        let mut files = BTreeSet::new();
        for (folder, prefix) in [(folder.clone(), ""), (folder.join("later"), "later/")] {
            for entry in std::fs::read_dir(folder).expect("a folder of texts") {
                let name = entry.expect("a file").file_name().to_string_lossy().into_owned();
                files.extend(name.strip_suffix(".ftl").map(|name| format!("{prefix}{name}")));
            }
        }
        let known = language.sources().iter().map(|&(file, _)| file.to_owned()).collect();
        assert_eq!(files, known, "{language}");
    }
}

#[test]
fn every_file_holds_the_same_keys() {
    let keys = |source: &str| -> Vec<String> {
        let starts = source.lines().filter_map(|line| line.split_once(" ="));
        let keys = starts.filter(|(key, _)| !key.starts_with([' ', '#']));
        keys.map(|(key, _)| key.to_owned()).collect()
    };
    for language in Language::ALL {
        for ((file, source), (_, english)) in language.sources().iter().zip(Language::En.sources())
        {
            assert_eq!(keys(source), keys(english), "{language}/{file}.ftl");
        }
    }
}

#[test]
fn every_text_is_said_without_marks_or_gaps() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (key, message) in messages(language) {
            let values: Vec<_> =
                message.variables.iter().map(|name| (name.as_str(), 5.into())).collect();
            let said = texts.say_with(&key, &values);
            assert!(!said.trim().is_empty(), "{language}: {key} says nothing");
            let odd = |c| matches!(c, '{' | '}' | '\u{2066}'..='\u{2069}') || c == '\u{fffd}';
            assert!(!said.contains(odd), "{language}: {key}: {said}");
            assert!(!said.contains("  ") && !said.ends_with(' '), "{language}: {key}: {said}");
        }
    }
}

#[test]
fn who_counts_in_czech_counts_to_four() {
    for (key, message) in messages(Language::Cs) {
        for choice in message.choices.iter().filter(|choice| choice.contains("one")) {
            assert!(choice.contains("few"), "{key}: {choice:?}");
        }
    }
    for language in Language::ALL {
        for (key, message) in messages(language) {
            for choice in &message.choices {
                assert!(choice.contains("other"), "{language}: {key}: {choice:?}");
            }
        }
    }
}

/// What players type has its signs as they are typed.
const NOTATION: &str = "1: play b";

#[test]
fn no_french_sign_is_alone_at_the_start_of_a_line() {
    let mut faults = Vec::new();
    for (key, message) in messages(Language::Fr) {
        let text = message.text.replace(NOTATION, "");
        for (one, next) in text.chars().zip(text.chars().skip(1)) {
            let is_wrong = match (one, next) {
                (blank, ';' | '!' | '?') => blank != '\u{202f}',
                (blank, ':' | '»') | ('«', blank) => blank != '\u{a0}',
                _ => false,
            };
            if is_wrong {
                faults.push(format!("{key}: {:?}", String::from_iter([one, next])));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_czech_preposition_is_alone_at_the_end_of_a_line() {
    let mut faults = Vec::new();
    for (key, message) in messages(Language::Cs) {
        // A text begins as if a blank came before it, and where a choice ends no line does.
        let text = message.text.replace(" / ", "\n ");
        let letters: Vec<char> = format!(" {text}").chars().collect();
        let is_loose = |three: &&[char]| {
            " („\u{a0}".contains(three[0]) && "ksvzouai".contains(three[1].to_ascii_lowercase())
        };
        let loose = letters.windows(3).filter(is_loose).filter(|three| three[2] == ' ');
        faults.extend(loose.map(|three| format!("{key}: {:?}", String::from_iter(three))));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Keys whose text is the same in English, because it is the same word, a name or a sign.
const SAME: &[(Language, &[&str])] = &[
    (
        Language::De,
        &[
            "app-name",
            "about-version",
            "common-name",
            "settings-speed",
            "settings-colour-pink",
            "keyname-escape",
            "online-pace-live",
        ],
    ),
    (
        Language::Nl,
        &[
            "app-name",
            "menu",
            "update-later",
            "landscape-water",
            "level-beginner",
            "word-variant",
            "score-title",
            "keyname-enter",
            "keyname-escape",
            "keyname-backspace",
            "keyname-shift",
            "keyname-control",
            "online-pace-live",
        ],
    ),
    (
        Language::Fr,
        &[
            "app-name",
            "result-total",
            "menu",
            "about-version",
            "points",
            "zones",
            "word-profession",
            "word-zone",
            "band-excellent",
            "setup-table",
            "play-total",
            "replay-pause",
            "settings-colour-olive",
            "keyname-control",
            "a11y-total",
        ],
    ),
    (
        Language::Cs,
        &[
            "app-name",
            "export-title",
            "keyname-enter",
            "keyname-escape",
            "keyname-backspace",
            "keyname-shift",
            "keyname-control",
        ],
    ),
];

#[test]
fn nothing_is_left_in_english() {
    let english = messages(Language::En);
    let mut faults = Vec::new();
    for language in Language::ALL.into_iter().filter(|&language| language != Language::En) {
        let same: BTreeSet<&str> = SAME
            .iter()
            .filter(|(other, _)| *other == language)
            .flat_map(|(_, keys)| keys.iter().copied())
            .collect();
        for (key, message) in messages(language) {
            // A text of nothing but variables and signs is the same in every language.
            let bare = message.variables.iter().fold(message.text.clone(), |text, variable| {
                text.replace(&format!("{{{variable}}}"), "")
            });
            let wordless = !bare.contains(char::is_alphabetic);
            let equal = english.get(&key).is_some_and(|original| original.text == message.text);
            if equal && !wordless && !same.contains(key.as_str()) {
                faults.push(format!("{language}: {key} = {}", message.text));
            }
            if !equal && same.contains(key.as_str()) {
                faults.push(format!("{language}: {key} is another word, not the same"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
