//! Which screen an address means, and back: `#/rules`, `#/decks/My%20cards`, `#g=…`.
//!
//! Every screen has an address, so that the browser's back button, bookmarks and links work. What an address does not
//! hold (the game in progress) comes from the browser's storage.

use crate::limes::state::Lesson;
use leptos::prelude::*;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use record::link;
use std::fmt;

/// What a name keeps as it is; the rest is written as `%20` and the like.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A screen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Route {
    /// The first one.
    #[default]
    Home,
    /// Setting up a new game.
    New,
    /// The game in progress.
    Play,
    /// How the game ended.
    Result,
    /// The game again, step by step.
    Replay,
    /// What each turn cost.
    Review,
    /// The rules.
    Rules,
    /// The lessons, or the one with this name.
    Learn(Option<&'static str>),
    /// The decks.
    Decks,
    /// One deck, by its name.
    Deck(String),
    /// Language, theme and the like.
    Settings,
    /// One's own results.
    History,
    /// A game that came with the address, packed as it came: it may be damaged.
    Shared(String),
}

/// The screens that are one word.
const WORDS: [(&str, Route); 11] = [
    ("", Route::Home),
    ("new", Route::New),
    ("play", Route::Play),
    ("result", Route::Result),
    ("replay", Route::Replay),
    ("review", Route::Review),
    ("rules", Route::Rules),
    ("learn", Route::Learn(None)),
    ("decks", Route::Decks),
    ("settings", Route::Settings),
    ("history", Route::History),
];

impl Route {
    /// Reads the part of an address from `#` on. What means nothing is [`Route::Home`].
    pub fn parse(hash: &str) -> Route {
        if let Some(packed) = hash.strip_prefix(link::MARK) {
            return Route::Shared(packed.to_owned());
        }
        let path = hash.strip_prefix('#').unwrap_or(hash).trim_matches('/');
        Route::read(path).unwrap_or_default()
    }

    fn read(path: &str) -> Option<Route> {
        if let Some(name) = path.strip_prefix("decks/") {
            let name = percent_decode_str(name).decode_utf8().ok()?;
            return Some(Route::Deck(name.into_owned()));
        }
        if let Some(lesson) = path.strip_prefix("learn/") {
            return Some(Route::Learn(Some(Lesson::named(lesson)?.name)));
        }
        WORDS.into_iter().find(|(word, _)| *word == path).map(|(_, route)| route)
    }
}

/// The part of an address from `#` on, for links.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Shared(packed) => write!(f, "{}{packed}", link::MARK),
            Route::Deck(name) => write!(f, "#/decks/{}", utf8_percent_encode(name, ESCAPED)),
            Route::Learn(Some(lesson)) => write!(f, "#/learn/{lesson}"),
            word => {
                let word =
                    WORDS.iter().find(|(_, route)| route == word).map_or("", |(word, _)| word);
                write!(f, "#/{word}")
            }
        }
    }
}

/// The screen that the address bar means, as it changes.
pub fn follow() -> ReadSignal<Route> {
    let (route, set_route) = signal(current());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| set_route.set(current()));
    on_cleanup(move || listener.remove());
    route
}

/// Goes to a screen, as if a link to it had been followed.
pub fn go(route: &Route) {
    // Refused only if it were no address; then nothing happens, as with a dead link.
    let _ = window().location().set_hash(&route.to_string());
}

fn current() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::LESSONS;

    #[test]
    fn every_screen_has_an_address_that_leads_back_to_it() {
        let words = WORDS.into_iter().map(|(_, route)| route);
        let lessons = LESSONS.iter().map(|lesson| Route::Learn(Some(lesson.name)));
        let decks = ["classic", "My cards", "50 % Wald / Wasser", "Žluťoučký #1?", "..", "decks/"]
            .map(|name| Route::Deck(name.to_owned()));
        let shared = Route::Shared("q1ZyT8xNVbJS-8nMTi1W0lFKSSxJBQA_".to_owned());
        for route in words.chain(lessons).chain(decks).chain([shared]) {
            let address = route.to_string();
            assert!(address.starts_with('#') && address.is_ascii(), "{address}");
            assert_eq!(Route::parse(&address), route, "{address}");
        }
    }

    #[test]
    fn addresses_are_what_people_can_type() {
        assert_eq!(Route::Rules.to_string(), "#/rules");
        assert_eq!(Route::Learn(Some("farmer")).to_string(), "#/learn/farmer");
        assert_eq!(Route::Deck("My cards".into()).to_string(), "#/decks/My%20cards");
        for typed in ["#/rules", "#rules", "rules", "#/rules/"] {
            assert_eq!(Route::parse(typed), Route::Rules, "{typed}");
        }
    }

    #[test]
    fn what_means_nothing_leads_home() {
        for rubbish in [
            "",
            "#",
            "#/",
            "##",
            "#/nowhere",
            "#/rules/of/chess",
            "#/learn/juggling",
            "#/RULES",
            "#/decks/%ff",
            "#h=abc",
            "#/\u{0}",
            "#/🂡",
            "#/../../etc/passwd",
        ] {
            assert_eq!(Route::parse(rubbish), Route::Home, "{rubbish:?}");
        }
        assert_eq!(Route::parse(&"#/".repeat(100_000)), Route::Home);
    }

    #[test]
    fn a_shared_game_is_taken_as_it_came() {
        assert_eq!(Route::parse("#g="), Route::Shared(String::new()));
        assert_eq!(Route::parse("#g=%%%/rules"), Route::Shared("%%%/rules".into()));
    }

    #[test]
    fn half_an_escape_is_a_name_like_any_other() {
        assert_eq!(Route::parse("#/decks/100%"), Route::Deck("100%".into()));
        assert_eq!(Route::parse("#/decks/"), Route::Decks);
    }
}
