//! Every text of the app, in five languages.
//!
//! The texts are in `locales/<language>/*.ftl` as [Fluent](https://projectfluent.org) messages. They are not part of the
//! program: the page fetches the one language that it uses, and `cargo xtask app` makes one file of each, and another one of
//! `locales/<language>/later`, which comes with the part of the program that has the later screens. A key is written in
//! quotes where it is said: `texts.say_with("points", &[("points", 1.into())])`.
//!
//! Each game adds methods for what belongs to its rules, so that callers need not know any key.
//!
//! Tests compare the languages and the sources: every key is in every language, with the same variables; every key is
//! used; every key that is used exists; and every message is said as the crate `fluent-bundle` says it.

mod isolation;
mod language;
mod messages;
mod numbers;
mod value;

pub(crate) use isolation::{isolated, without_marks};
pub use language::Language;
pub use numbers::tenths;
pub use value::{Number, Value};

use game::Level;
use isolation::isolated_value;
use messages::Messages;
use remote::BotNames;
use std::fmt;
use std::sync::Arc;

/// The texts of one language; cheap to clone.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    messages: Arc<Messages>,
    is_whole: bool,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

/// Two are equal if they speak the same language and know as many words of it.
impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language && self.messages.len() == other.messages.len()
    }
}

impl Eq for Texts {}

impl Texts {
    /// The texts of this language as they are in `locales`, for tests. In a browser they are fetched.
    #[cfg(test)]
    pub fn new(language: Language) -> Texts {
        let sources: Vec<&str> = language.sources().iter().map(|(_, source)| *source).collect();
        Texts::read(language, sources.concat()).with_later("")
    }

    /// The texts of this language, read from what was fetched for the first screens.
    pub fn read(language: Language, source: String) -> Texts {
        Texts { language, messages: Arc::new(Messages::read(source)), is_whole: false }
    }

    /// The same with those of the later screens.
    pub fn with_later(&self, source: &str) -> Texts {
        let messages = Arc::new(self.messages.with(source));
        Texts { language: self.language, messages, is_whole: true }
    }

    /// Whether the texts of the later screens are among them.
    pub(crate) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a key that needs nothing to be filled in.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The text of a key with its variables filled in. An unknown key is said as it is, so that the page shows at
    /// least what is missing.
    pub fn say_with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        match self.messages.get(key) {
            Some(text) => {
                let isolated = values.iter().map(|(name, value)| (*name, isolated_value(value)));
                messages::fill(self.language, text, &isolated.collect::<Vec<_>>())
            }
            None => key.to_owned(),
        }
    }

    /// The same for labels that are heard, not seen, and for names that are stored.
    pub(crate) fn label_with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        without_marks(self.say_with(key, values))
    }

    /// The text of a key that may be unknown and needs nothing to be filled in.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.messages.get(key).map(|text| messages::fill(self.language, text, &[]))
    }

    /// Several things in one sentence: `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`.
    pub fn list(&self, things: &[impl AsRef<str>]) -> String {
        match things {
            [] => String::new(),
            [one] => isolated(one.as_ref()).into_owned(),
            [most @ .., last] => {
                let most: Vec<_> = most.iter().map(|thing| isolated(thing.as_ref())).collect();
                let values = [("first", most.join(", ").into()), ("last", last.as_ref().into())];
                self.say_with("list-and", &values)
            }
        }
    }

    /// Something and what there is to say about it, with a colon between them as the language has it.
    pub fn labelled(&self, label: String, words: String) -> String {
        self.label_with("common-labelled", &[("label", label.into()), ("words", words.into())])
    }

    /// A bot's level.
    pub(crate) fn level(&self, level: Level) -> String {
        self.say(match level {
            Level::Beginner => "level-beginner",
            Level::Learner => "level-learner",
            Level::Regular => "level-regular",
            Level::Skilled => "level-skilled",
            Level::Expert => "level-expert",
            Level::Merciless => "level-merciless",
        })
    }

    /// Names at a table that are not chosen by their owners: bots are called after their levels.
    pub(crate) fn bot_names(&self) -> BotNames {
        BotNames::new(|level| self.level(level), self.say("player-deleted"))
    }

    /// The same text with a capital letter first, for the beginning of a sentence or a heading.
    pub fn capital(&self, text: &str) -> String {
        let mut letters = text.chars();
        letters.next().map_or_else(String::new, |first| {
            first.to_uppercase().chain(letters.by_ref()).collect::<String>()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_said_in_its_language_with_its_numbers() {
        let texts = Texts::new(Language::De);
        assert_eq!(texts.say("landscape-field"), "Acker");
        assert_eq!(texts.say_with("points", &[("points", 1.into())]), "1 Punkt");
        assert_eq!(texts.say_with("points", &[("points", tenths(52.34))]), "52,3 Punkte");
        assert_eq!(texts.say("no-such-key"), "no-such-key");
    }
}
