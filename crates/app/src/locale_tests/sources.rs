//! The sources use keys that exist, and all of them.

use crate::locale_tests::kit::{Message, literals, messages, sources};
use crate::shell::faults::refusal_key;
use crate::shell::online::ApiFault;
use crate::shell::settings::COLOURS;
use crate::shell::texts::{Language, Texts};
use crate::{limes, limits};
use protocol::{Code, Fault};
use std::collections::{BTreeMap, BTreeSet};

/// Families of keys that are put together at run time: the beginning, and every possible continuation.
const FAMILIES: &[(&str, &[&[&str]])] = &[
    (
        "lesson-",
        &[
            &["laying", "farmer", "fisherman", "woodcutter", "watchman", "moving", "variants"],
            &["-title", "-intro", "-goal", "-done", "-again"],
        ],
    ),
    ("settings-colour-", &[&COLOURS]),
];

fn family() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (start, words) in FAMILIES {
        let mut starts = vec![(*start).to_owned()];
        for choice in *words {
            starts = starts
                .iter()
                .flat_map(|start| choice.iter().map(move |word| format!("{start}{word}")))
                .collect();
        }
        keys.extend(starts);
    }
    keys.extend(codes().iter().map(|code| refusal_key(code)));
    // These know their keys themselves.
    keys.extend(limes::screens::rules::BOOK.text_keys());
    keys.extend(limits::screens::rules::BOOK.text_keys());
    keys.extend(limits::state::lesson::text_keys());
    keys
}

/// Every code of the protocol, as its crate declares them.
fn codes() -> Vec<&'static str> {
    let source = include_str!("../../../protocol/src/error.rs");
    let declared = source.split("Code::known(\"").skip(1);
    let codes: Vec<&str> = declared.filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
    assert!(codes.len() > 20 && codes.contains(&Code::FULL.as_str()), "the codes were read");
    codes
}

#[test]
fn every_code_of_the_protocol_has_its_text_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for code in codes() {
            let fault = Fault::new(Code::from(code), "the server's English");
            let said = texts.api_fault(&ApiFault::Refused(fault));
            let is_code = said.contains(code) || said.contains(&refusal_key(code));
            assert!(!is_code && !said.contains("English"), "{language}: {code}: {said}");
        }
    }
}

#[test]
fn every_key_is_said_somewhere() {
    let english = messages(Language::En);
    let sources = sources();
    let mut said: BTreeSet<&str> = BTreeSet::new();
    for (_, text) in &sources {
        let variables: BTreeSet<usize> = said_in(text)
            .into_iter()
            .flat_map(|call| call.variables.into_iter().flatten())
            .map(|(end, _)| end)
            .collect();
        said.extend(
            literals(text)
                .iter()
                .filter(|(end, _)| !variables.contains(end))
                .map(|(_, text)| *text),
        );
    }
    let family = family();
    said.extend(family.iter().map(String::as_str));
    let unsaid: Vec<&str> =
        english.keys().map(String::as_str).filter(|key| !said.contains(key)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:#?}");
}

/// The screens that come later, and what only they use.
const LATER: &[&str] = &[
    "limes/screens/challenge.rs",
    "limes/screens/decks",
    "limes/screens/large_table",
    "limes/screens/learn",
    "limes/screens/play_on.rs",
    "limes/screens/replay",
    "limes/screens/result",
    "limes/screens/review",
    "limes/screens/rules",
    "limes/screens/share.rs",
    "limes/screens/shared.rs",
    "limes/screens/statistics.rs",
    "limes/screens/stood_in.rs",
    "limes/screens/today.rs",
    "limits/screens/challenge.rs",
    "limits/screens/learn",
    "limits/screens/replay",
    "limits/screens/result.rs",
    "limits/screens/review",
    "limits/screens/rules",
    "limits/screens/share.rs",
    "limits/screens/shared.rs",
    "limits/screens/statistics.rs",
    "limits/screens/stood_in.rs",
    "limits/screens/today.rs",
    "limits/state/example.rs",
    "shell/at_work.rs",
    "shell/online",
    "shell/review.rs",
    "shell/screens/challenge.rs",
    "shell/screens/day.rs",
    "shell/screens/history",
    "shell/screens/lessons.rs",
    "shell/screens/online",
    "shell/screens/result.rs",
    "shell/screens/rules.rs",
    "shell/screens/table",
    "shell/share.rs",
    "shell/statistics",
    "shell/timeline.rs",
];

#[test]
fn texts_that_come_later_are_said_by_later_screens_alone() {
    let later: BTreeSet<String> = Language::En
        .sources()
        .iter()
        .filter(|(file, _)| file.starts_with("later/"))
        .flat_map(|(_, source)| source.lines().filter_map(|line| line.split_once(" =")))
        .map(|(key, _)| key.to_owned())
        .collect();
    assert!(later.len() > 100, "the texts were read");
    let mut faults = Vec::new();
    for (path, text) in sources() {
        let path = path.to_string_lossy().replace('\\', "/");
        if LATER.iter().any(|place| path.contains(&format!("/src/{place}"))) {
            continue;
        }
        let early = literals(&text).into_iter().filter(|(_, text)| later.contains(*text));
        faults.extend(early.map(|(_, key)| format!("{path}: {key}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_family_is_complete() {
    let english = messages(Language::En);
    let missing: Vec<String> =
        family().into_iter().filter(|key| !english.contains_key(key)).collect();
    assert!(missing.is_empty(), "missing: {missing:#?}");
}

#[test]
fn whatever_is_said_is_there_with_its_variables() {
    let english = messages(Language::En);
    let mut faults = Vec::new();
    let mut calls = 0;
    for (path, text) in sources() {
        for call in said_in(&text) {
            calls += 1;
            faults.extend(call.fault(&english).map(|fault| format!("{}: {fault}", path.display())));
        }
    }
    assert!(calls > 60, "the sources were read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A place where something is said.
struct Call<'a> {
    /// The key, if it is written there in quotes.
    key: Option<&'a str>,
    /// The variables with the bytes after them, if they are written there as a list.
    variables: Option<Vec<(usize, &'a str)>>,
}

impl Call<'_> {
    fn fault(&self, messages: &BTreeMap<String, Message>) -> Option<String> {
        let key = self.key?;
        let Some(message) = messages.get(key) else {
            return Some(format!("there is no key \"{key}\""));
        };
        let wanted: BTreeSet<&str> = message.variables.iter().map(String::as_str).collect();
        let given: BTreeSet<&str> =
            self.variables.as_ref()?.iter().map(|(_, name)| *name).collect();
        (given != wanted).then(|| format!("\"{key}\" wants {wanted:?}, not {given:?}"))
    }
}

/// Every `say(…)` and `say_with(…, …)` of a source.
fn said_in(source: &str) -> Vec<Call<'_>> {
    let literals = literals(source);
    let mut calls = Vec::new();
    for (start, name) in source.match_indices("say(").chain(source.match_indices("say_with(")) {
        let line = source[..start].rfind('\n').map_or(0, |end| end + 1);
        if source[line..start].contains("//") {
            continue;
        }
        let start = start + name.len();
        let close = start + closing(&source[start..]);
        let inside = literals.iter().filter(|(end, _)| (start..=close).contains(end));
        let key = inside
            .clone()
            .next()
            .filter(|(end, key)| source[start..end - key.len() - 2].trim().is_empty());
        let variables = match name {
            "say(" => Some(Vec::new()),
            _ => source[start..close].contains("&[").then(|| {
                // A variable is the first thing in a pair: after a bracket that does not follow a name.
                let named = inside.filter(|(end, name)| {
                    let before = source[..end - name.len() - 2].trim_end();
                    let before = before.strip_suffix('(');
                    before.is_some_and(|before| before.ends_with(['[', ' ', '\n']))
                });
                named.copied().collect()
            }),
        };
        calls.push(Call { key: key.map(|&(_, key)| key), variables });
    }
    calls
}

/// Where the bracket is closed that was opened before this text.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    for (place, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return place;
        }
    }
    text.len()
}

#[test]
fn the_scanner_reads_what_people_write() {
    let source = r#"
        // texts.say("in-a-comment")
        texts.say("plain"); let quote = '"';
        texts.say_with("one", &[("points", 5.into())]);
        texts.say_with(
            "two",
            &[
                ("zone", texts.say("inside").into()),
                ("name", name("not a \" variable").into()),
            ],
        );
        texts.say_with("elsewhere", &values);
        texts.say_with(key, &[("points", 5.into())]);
    "#;
    let calls: Vec<(Option<&str>, Option<Vec<&str>>)> = said_in(source)
        .into_iter()
        .map(|call| {
            (
                call.key,
                call.variables.map(|names| names.into_iter().map(|(_, name)| name).collect()),
            )
        })
        .collect();
    assert_eq!(
        calls,
        [
            (Some("plain"), Some(vec![])),
            (Some("inside"), Some(vec![])),
            (Some("one"), Some(vec!["points"])),
            (Some("two"), Some(vec!["zone", "name"])),
            (Some("elsewhere"), None),
            (None, Some(vec!["points"])),
        ]
    );
}

#[test]
fn wrong_calls_are_found() {
    let english = messages(Language::En);
    let fault = |source: &str| {
        said_in(source).iter().filter_map(|call| call.fault(&english)).collect::<Vec<_>>()
    };
    assert_eq!(fault("say(\"common-close\")"), [""; 0]);
    assert_eq!(fault("say(\"common-closed\")"), ["there is no key \"common-closed\""]);
    assert_eq!(fault("say(\"points\")"), ["\"points\" wants {\"points\"}, not {}"]);
    assert_eq!(
        fault("say_with(\"points\", &[(\"point\", 5.into())])"),
        ["\"points\" wants {\"points\"}, not {\"point\"}"]
    );
}
