//! The five languages.

use crate::shell::texts::Number;
use std::fmt;
use std::str::FromStr;

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
    /// Czech.
    Cs,
}

/// The files of one language with their names.
#[cfg(test)]
macro_rules! sources {
    ($code:literal) => {
        sources!($code: "app" "setup" "play" "score" "result" "review" "decks" "settings" "errors" "a11y" "limits-game" "limits" "limits-after"
            "later/rules" "later/lessons" "later/limits-rules" "later/limits-lessons" "later/online" "later/refusals" "later/lobby" "later/table"
            "later/result" "later/review" "later/decks" "later/limits-after")
    };
    ($code:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../../../../locales/", $code, "/", $file, ".ftl")))),*]
    };
}

impl Language {
    /// All five, in the order in which they are offered.
    pub const ALL: [Language; 5] =
        [Language::En, Language::De, Language::Nl, Language::Fr, Language::Cs];

    /// Its name in the language itself.
    pub fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Nl => "Nederlands",
            Language::Fr => "Français",
            Language::Cs => "Čeština",
        }
    }

    /// Its code, as the attribute `lang` of a page wants it.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Nl => "nl",
            Language::Fr => "fr",
            Language::Cs => "cs",
        }
    }

    /// The first of the reader's languages that the app speaks, else English. The browser names them like `de-AT`,
    /// the preferred one first.
    pub fn from_browser(wanted: &[&str]) -> Language {
        wanted.iter().find_map(|tag| tag.parse().ok()).unwrap_or_default()
    }

    /// The sign before the decimals of a number.
    pub(crate) fn decimal_sign(self) -> &'static str {
        match self {
            Language::En => ".",
            Language::De | Language::Nl | Language::Fr | Language::Cs => ",",
        }
    }

    /// Which plural a number takes, as [CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules) calls them. Decimals count as
    /// far as they are written: `1 point`, but `1.0 points`.
    pub(crate) fn plural(self, number: Number) -> &'static str {
        let size = number.value.abs();
        let whole = number.decimals.is_none() && size.fract() == 0.0;
        match self {
            Language::En | Language::De | Language::Nl if whole && size == 1.0 => "one",
            Language::Fr if size < 2.0 => "one",
            Language::Cs if !whole => "many",
            Language::Cs if size == 1.0 => "one",
            Language::Cs if (2.0..=4.0).contains(&size) => "few",
            _ => "other",
        }
    }

    /// Name and text of each file.
    #[cfg(test)]
    pub(crate) fn sources(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Language::En => sources!("en"),
            Language::De => sources!("de"),
            Language::Nl => sources!("nl"),
            Language::Fr => sources!("fr"),
            Language::Cs => sources!("cs"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that stands for none of the five languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a language is one of en, de, nl, fr, cs")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code; what follows it (a country, a script) does not matter.
    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        let code = tag.split(['-', '_']).next().unwrap_or_default();
        let spoken = |language: &Language| language.code().eq_ignore_ascii_case(code);
        Language::ALL.into_iter().find(spoken).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_is_heard() {
        let check = |wanted: &[&str], language| {
            assert_eq!(Language::from_browser(wanted), language, "{wanted:?}");
        };
        check(&["cs"], Language::Cs);
        check(&["de-AT", "en"], Language::De);
        check(&["FR_ca"], Language::Fr);
        check(&["pl", "nl-BE", "de"], Language::Nl);
        check(&["pl", "sk"], Language::En);
        check(&[], Language::En);
        check(&["", "-", "desperate", "é-de"], Language::En);
    }

    #[test]
    fn codes_read_as_they_are_written() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("xx".parse::<Language>(), Err(UnknownLanguage));
    }
}
