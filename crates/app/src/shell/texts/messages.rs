//! The messages of one language, as they are written in Fluent.
//!
//! Of [Fluent](https://projectfluent.org) our texts use messages, variables and choices by number, and that is all that is
//! read here. The crates that read all of it weigh 40 KB in the page, most of which are plurals of two hundred languages and
//! exact fractions. A test compares every message in every language with what `fluent-bundle` says.

use crate::shell::texts::{Language, Value, numbers};
use std::ops::Range;

/// All messages of one language, by their keys.
#[derive(Debug, Default)]
pub(super) struct Messages {
    source: String,
    /// Where a key and its text are in the source, in the order of the keys.
    places: Vec<(Range<usize>, Range<usize>)>,
}

impl Messages {
    /// Reads messages. A line that begins none and belongs to none is passed over.
    pub(super) fn read(source: String) -> Messages {
        let mut places: Vec<(Range<usize>, Range<usize>)> = Vec::new();
        let mut open = false;
        let mut start = 0;
        for line in source.split_inclusive('\n') {
            let end = start + line.len();
            // What is indented goes on, and so does the end of a choice.
            if open && line.starts_with([' ', '}']) {
                if let Some((_, text)) = places.last_mut() {
                    text.end = end;
                }
            } else if let Some(key) = line.find(" =").filter(|_| !line.starts_with([' ', '#'])) {
                places.push((start..start + key, start + key + 2..end));
                open = true;
            } else {
                open = false;
            }
            start = end;
        }
        places.sort_unstable_by(|(a, _), (b, _)| source[a.clone()].cmp(&source[b.clone()]));
        Messages { source, places }
    }

    /// These and others.
    pub(super) fn with(&self, source: &str) -> Messages {
        Messages::read([&self.source, source].concat())
    }

    /// The text of a key as it is written, with its variables and choices.
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        let found = self.places.binary_search_by(|(other, _)| self.source[other.clone()].cmp(key));
        let (_, text) = self.places.get(found.ok()?)?;
        Some(self.source[text.clone()].trim())
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }
}

/// A text with its variables filled in and its choices made.
pub(super) fn fill(language: Language, text: &str, values: &[(&str, Value<'_>)]) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        filled += before;
        let (inside, after) = after.split_at(closing(after));
        rest = after.strip_prefix('}').unwrap_or(after);
        let choice = inside.split_once("->");
        let name = choice.map_or(inside, |(name, _)| name).trim();
        let value = values.iter().find(|(other, _)| name.strip_prefix('$') == Some(other));
        filled += &match (value, choice) {
            // So that the page shows at least what is missing.
            (None, _) => format!("{{{name}}}"),
            (Some((_, value)), None) => numbers::written(value, language),
            (Some((_, value)), Some((_, variants))) => {
                fill(language, chosen(language, variants, value), values)
            }
        };
    }
    filled + rest
}

/// Where the brace closes that was open before this text.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    let close = text.bytes().position(|byte| {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    close.unwrap_or(text.len())
}

/// The first of the variants, one in each line, that fits the value; else the one with the asterisk.
fn chosen<'a>(language: Language, variants: &'a str, value: &Value<'_>) -> &'a str {
    let mut otherwise = "";
    for line in variants.lines() {
        let Some((mark, line)) = line.trim().split_once('[') else { continue };
        let Some((key, text)) = line.split_once(']') else { continue };
        let fits = match value {
            Value::Text(word) => word == key,
            Value::Number(number) => match key.parse::<u32>() {
                // What is written as `0.0` is not what the author of `[0]` thought of.
                Ok(exact) => number.decimals.is_none() && f64::from(exact) == number.value,
                Err(_) => language.plural(*number) == key,
            },
        };
        if fits {
            return text.trim();
        }
        if mark == "*" {
            otherwise = text.trim();
        }
    }
    otherwise
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale_tests::kit::messages;
    use crate::shell::texts::{Texts, tenths};
    use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

    /// What `fluent-bundle` makes of a language's files.
    fn bundle(language: Language) -> FluentBundle<FluentResource> {
        let identifier = language.code().parse().expect("a code of a language");
        let mut bundle = FluentBundle::new(vec![identifier]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::En => |value, _| number(value, Language::En),
            _ => |value, _| number(value, Language::De),
        }));
        for &(file, source) in language.sources() {
            let resource = FluentResource::try_new(source.to_owned()).expect(file);
            bundle.add_resource(resource).expect("no key twice");
        }
        bundle
    }

    fn number(value: &FluentValue<'_>, language: Language) -> Option<String> {
        let FluentValue::Number(number) = value else { return None };
        let decimals = number.options.minimum_fraction_digits;
        let value = Value::Number(crate::shell::texts::Number { value: number.value, decimals });
        Some(numbers::written(&value, language))
    }

    fn theirs(value: &Value<'_>) -> FluentValue<'static> {
        match value {
            Value::Text(text) => text.clone().into_owned().into(),
            Value::Number(number) => FluentValue::Number(FluentNumber::new(
                number.value,
                FluentNumberOptions {
                    minimum_fraction_digits: number.decimals,
                    ..FluentNumberOptions::default()
                },
            )),
        }
    }

    #[test]
    fn every_message_is_said_as_fluent_says_it() {
        let whole = [0, 1, 2, 3, 4, 5, 6, 7, 11, 21, 22, 100, 101, -1, -3].map(Value::from);
        let broken = [0.5, 1.5, -0.5, 2.0].map(Value::from);
        let written = [0.0, 0.04, 1.0, 1.1, 2.0, 5.3, -1.0].map(tenths);
        let words = ["", "Ada", "one", "{ $points }", "[other]"].map(Value::from);
        let values: Vec<Value<'_>> =
            whole.into_iter().chain(broken).chain(written).chain(words).collect();
        for language in Language::ALL {
            let (texts, bundle) = (Texts::new(language), bundle(language));
            for (key, message) in messages(language) {
                let pattern = bundle.get_message(&key).and_then(|message| message.value());
                let pattern = pattern.expect("a message");
                for value in &values {
                    // With the same value for all, and with another one for each.
                    for step in [0, 5] {
                        let mut arguments = FluentArgs::new();
                        let mut own = Vec::new();
                        let first = values.iter().position(|other| other == value).unwrap_or(0);
                        for (place, name) in message.variables.iter().enumerate() {
                            let value = &values[(first + place * step) % values.len()];
                            arguments.set(name.clone(), theirs(value));
                            own.push((name.as_str(), value.clone()));
                        }
                        let said =
                            bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new());
                        assert_eq!(texts.say_with(&key, &own), said, "{language}: {key} {own:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_missing_or_damaged_is_no_panic() {
        let check = |source: &str, said: Option<&str>| {
            let messages = Messages::read(source.to_owned());
            let text = messages.get("a");
            let text = text.map(|text| fill(Language::En, text, &[("n", 2.into())]));
            assert_eq!(text.as_deref(), said, "{source}");
        };
        check("", None);
        check("# a = comment\n  a = indented\n}\n", None);
        check("a = { $n ->\nb = next\n", Some(""));
        check("a = { $n ->\n    [one] 1\n}\n", Some(""));
        check("a = { $n ->\n    [one\n    other] 2\n   *\n}!\n", Some("!"));
        check("a = } { $", Some("} {$}"));
        check("a = é{{{", Some("é{{{}"));
        check("a = one\n\n  lost\nrubbish\n  lost\n", Some("one"));
        assert_eq!(fill(Language::En, "{ $who }", &[]), "{$who}");
    }

    #[test]
    fn a_key_is_found_among_all_the_others() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert_eq!(texts.messages.len(), messages(language).len());
            assert_eq!(texts.say("no-such-key"), "no-such-key");
            assert_eq!(texts.say(""), "");
        }
    }
}
