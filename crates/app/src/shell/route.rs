//! Which screen an address means, and back: `#/play/abc`, `#/limits/rules`, `#/decks/My%20cards`, `#g=…`.
//!
//! Every screen has an address, and so has every game, so that tabs, the browser's back button, bookmarks and links work.

use crate::shell::game_id::GameId;
use leptos::prelude::*;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use record::link;
use std::borrow::Cow;
use std::fmt;
use wasm_bindgen::JsCast;

/// What a name keeps as it is; the rest is written as `%20` and the like.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// A screen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Route {
    /// The first one.
    #[default]
    Home,
    /// A page that each game has.
    Page(GamePath, GamePage),
    /// One game.
    Game(GameScreen, GameAddress),
    /// The decks.
    Decks,
    /// One deck, by its name.
    Deck(String),
    /// Language, theme and the like.
    Settings,
    /// One's own results.
    History,
}

/// What the addresses of a game's pages begin with. The game that was here first has none, so that its old addresses hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GamePath(Cow<'static, str>);

impl GamePath {
    /// This word, or none.
    pub(crate) const fn new(word: &'static str) -> GamePath {
        GamePath(Cow::Borrowed(word))
    }

    /// The word; empty for the first game.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// A page that each game has.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum GamePage {
    /// Setting up a new game.
    New,
    /// The rules.
    Rules,
    /// The lessons, or the one with this name.
    Learn(Option<String>),
    /// The game of today that is the same for everybody, or of this date.
    Day(Option<String>),
    /// Tables of a server, to play with others.
    Online,
}

impl GamePage {
    const WORDS: [(&str, GamePage); 5] = [
        ("new", GamePage::New),
        ("online", GamePage::Online),
        ("rules", GamePage::Rules),
        ("learn", GamePage::Learn(None)),
        ("today", GamePage::Day(None)),
    ];

    fn read(path: &str) -> Option<GamePage> {
        match path.split_once('/').unwrap_or((path, "")) {
            ("learn", name) if !name.is_empty() => Some(GamePage::Learn(Some(name.to_owned()))),
            ("today", date) if !date.is_empty() => Some(GamePage::Day(Some(date.to_owned()))),
            _ => GamePage::WORDS.into_iter().find(|(word, _)| *word == path).map(|(_, page)| page),
        }
    }
}

impl fmt::Display for GamePage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GamePage::New => f.write_str("new"),
            GamePage::Online => f.write_str("online"),
            GamePage::Rules => f.write_str("rules"),
            GamePage::Learn(None) => f.write_str("learn"),
            GamePage::Learn(Some(lesson)) => {
                write!(f, "learn/{}", utf8_percent_encode(lesson, ESCAPED))
            }
            GamePage::Day(None) => f.write_str("today"),
            GamePage::Day(Some(date)) => write!(f, "today/{}", utf8_percent_encode(date, ESCAPED)),
        }
    }
}

/// What is shown of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum GameScreen {
    /// The table.
    Play,
    /// How it ended, or how it stands.
    Result,
    /// The game again, step by step.
    Replay,
    /// What each turn cost.
    Review,
}

/// Where a game comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum GameAddress {
    /// This device has it.
    Stored(GameId),
    /// It is the one that was played last on this device, as in the addresses of earlier versions.
    Last,
    /// It came with the address, packed as it came: it may be damaged.
    Link(String),
    /// It came with the address too, and is to be played before it may be seen.
    Challenge(String),
    /// A server has it, at the table with this id.
    Table(GameId),
}

impl GameAddress {
    /// Whether it is the game of this device that counts for a day.
    pub(crate) fn is_of_day(&self) -> bool {
        matches!(self, GameAddress::Stored(id) if id.is_of_day())
    }
}

impl GameScreen {
    const WORDS: [(&str, GameScreen); 4] = [
        ("play", GameScreen::Play),
        ("result", GameScreen::Result),
        ("replay", GameScreen::Replay),
        ("review", GameScreen::Review),
    ];

    fn read(word: &str) -> Option<GameScreen> {
        Self::WORDS.into_iter().find(|(other, _)| *other == word).map(|(_, screen)| screen)
    }

    fn word(self) -> &'static str {
        Self::WORDS[self as usize].0
    }
}

/// What the addresses of tables begin with.
const TABLE: &str = "table";
/// In place of what cannot be an id of a table; neither can this.
const NO_TABLE: &str = "0";

/// The screens that are one word.
const WORDS: [(&str, Route); 4] = [
    ("", Route::Home),
    ("decks", Route::Decks),
    ("settings", Route::Settings),
    ("history", Route::History),
];

impl Route {
    /// The table of a game of this device.
    pub(crate) fn play(id: GameId) -> Route {
        Route::Game(GameScreen::Play, GameAddress::Stored(id))
    }

    /// The table of a server with this id.
    pub(crate) fn table(id: GameId) -> Route {
        Route::Game(GameScreen::Play, GameAddress::Table(id))
    }

    /// A game that came with an address, or could go out with one.
    pub(crate) fn shared(packed: String) -> Route {
        Route::Game(GameScreen::Result, GameAddress::Link(packed))
    }

    /// A challenge.
    pub(crate) fn challenge(packed: String) -> Route {
        Route::Game(GameScreen::Result, GameAddress::Challenge(packed))
    }

    /// Reads the part of an address from `#` on. What means nothing is [`Route::Home`].
    pub(crate) fn parse(hash: &str) -> Route {
        let shared = hash.strip_prefix(link::MARK);
        if let Some(packed) = shared.or_else(|| hash.strip_prefix(link::CHALLENGE)) {
            // No packed game holds a slash.
            let (packed, screen) = match packed.split_once('/') {
                Some((packed, word)) => (packed, GameScreen::read(word)),
                None => (packed, None),
            };
            let packed = packed.to_owned();
            let address = match shared {
                Some(_) => GameAddress::Link(packed),
                None => GameAddress::Challenge(packed),
            };
            return Route::Game(screen.unwrap_or(GameScreen::Result), address);
        }
        let path = hash.strip_prefix('#').unwrap_or(hash).trim_matches('/');
        Route::read(path).unwrap_or_default()
    }

    fn read(path: &str) -> Option<Route> {
        let (first, rest) = path.split_once('/').unwrap_or((path, ""));
        if let Some(screen) = GameScreen::read(first) {
            let game = match rest {
                "" => GameAddress::Last,
                id => GameAddress::Stored(GameId::new(id)?),
            };
            return Some(Route::Game(screen, game));
        }
        match (first, rest) {
            (TABLE, "") => {}
            (TABLE, rest) => {
                // What follows is not part of the address: it was in a message, as the end of a sentence.
                let id = alphanumeric(rest);
                let screen = match rest[id.len()..].strip_prefix('/') {
                    Some(word) if word.contains('/') => return None,
                    Some(word) => GameScreen::read(alphanumeric(word))?,
                    None => GameScreen::Play,
                };
                // The screen of the table says that there is none with such an id.
                let id = GameId::new(id).or_else(|| GameId::new(NO_TABLE))?;
                return Some(Route::Game(screen, GameAddress::Table(id)));
            }
            ("decks", "") => {}
            ("decks", name) => {
                let name = percent_decode_str(name).decode_utf8().ok()?;
                return Some(Route::Deck(name.into_owned()));
            }
            _ => {}
        }
        let word = || WORDS.into_iter().find(|(word, _)| *word == path).map(|(_, route)| route);
        let page = || GamePage::read(path).map(|page| Route::Page(GamePath::new(""), page));
        let page_of_game = || {
            let is_word = !first.is_empty() && first.bytes().all(|byte| byte.is_ascii_lowercase());
            let page = is_word.then(|| GamePage::read(rest))??;
            Some(Route::Page(GamePath(Cow::Owned(first.to_owned())), page))
        };
        word().or_else(page).or_else(page_of_game)
    }
}

/// The part of an address from `#` on, for links.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Game(screen, GameAddress::Link(packed)) => {
                write_packed(f, link::MARK, packed, *screen)
            }
            Route::Game(screen, GameAddress::Challenge(packed)) => {
                write_packed(f, link::CHALLENGE, packed, *screen)
            }
            Route::Game(GameScreen::Play, GameAddress::Table(id)) => write!(f, "#/{TABLE}/{id}"),
            Route::Game(screen, GameAddress::Table(id)) => {
                write!(f, "#/{TABLE}/{id}/{}", screen.word())
            }
            Route::Game(screen, GameAddress::Stored(id)) => write!(f, "#/{}/{id}", screen.word()),
            Route::Game(screen, GameAddress::Last) => write!(f, "#/{}", screen.word()),
            Route::Deck(name) => write!(f, "#/decks/{}", utf8_percent_encode(name, ESCAPED)),
            Route::Page(path, page) => match path.as_str() {
                "" => write!(f, "#/{page}"),
                path => write!(f, "#/{path}/{page}"),
            },
            word => {
                let word =
                    WORDS.iter().find(|(_, route)| route == word).map_or("", |(word, _)| word);
                write!(f, "#/{word}")
            }
        }
    }
}

/// The letters and digits at the beginning of a text.
fn alphanumeric(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    &text[..end]
}

fn write_packed(
    f: &mut fmt::Formatter<'_>,
    mark: &str,
    packed: &str,
    screen: GameScreen,
) -> fmt::Result {
    match screen {
        GameScreen::Result => write!(f, "{mark}{packed}"),
        screen => write!(f, "{mark}{packed}/{}", screen.word()),
    }
}

/// How one came to the screen that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrival {
    /// The page is being opened with it.
    Opening,
    /// By a link or a button.
    New,
    /// Back, or forward again.
    Again,
    /// It has been shown since.
    Settled,
}

/// The screen that the address bar means, as it changes, and how one came there.
pub(crate) fn follow() -> (ReadSignal<Route>, StoredValue<Arrival>) {
    let (route, set_route) = signal(current());
    let arrival = StoredValue::new(Arrival::Opening);
    is_known();
    let listener = window_event_listener(leptos::ev::hashchange, move |_| {
        leave_screen();
        let now = if is_known() { Arrival::Again } else { Arrival::New };
        arrival.update_value(|arrival| {
            // An address may lead on to another one before anything is shown.
            if *arrival != Arrival::Opening {
                *arrival = now;
            }
        });
        set_route.set(current());
    });
    on_cleanup(move || listener.remove());
    (route, arrival)
}

/// Whether this place in the browser's history was visited before. It is marked, so that it will be known.
fn is_known() -> bool {
    let Ok(history) = window().history() else { return false };
    let is_known = history.state().is_ok_and(|state| state.is_truthy());
    // Refused only if it happens too often; then a screen is shown from its top once more.
    let _ = history.replace_state(&true.into(), "");
    is_known
}

/// Closes what is asked on top of the screen, and takes the focus away from whatever has it, while the screen is still there.
/// A browser tells what it removes from a page that it loses the focus, and a text field that its text has changed; by then
/// the screen could not answer any more. What a browser tells only later, such as the end of a dialog or of an animation, cannot
/// be kept from a screen that is gone: no handler of ours waits for it.
fn leave_screen() {
    if let Ok(Some(dialog)) = document().query_selector("dialog[open]") {
        dialog.unchecked_into::<web_sys::HtmlDialogElement>().close();
    }
    if let Some(focused) = document().active_element() {
        // A drawing has this method too, but not this type. The browser never refuses it.
        let _ = focused.unchecked_into::<web_sys::HtmlElement>().blur();
    }
}

/// Goes to a screen, as if a link to it had been followed.
pub(crate) fn go(route: &Route) {
    // Refused only if it were no address; then nothing happens, as with a dead link.
    let _ = window().location().set_hash(&route.to_string());
}

/// Goes to a screen in place of this one, so that the way back does not lead here again.
pub(crate) fn replace(route: &Route) {
    let _ = window().location().replace(&route.to_string());
}

/// Whether another screen than this is on its way already.
pub(crate) fn is_leaving(shown: &Route) -> bool {
    current() != *shown
}

fn current() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id() -> GameId {
        GameId::new("a7f3k").expect("an id")
    }

    #[test]
    fn every_screen_has_an_address_that_leads_back_to_it() {
        let words = WORDS.into_iter().map(|(_, route)| route);
        let names = ["classic", "My cards", "50 % Wald / Wasser", "Žluťoučký #1?", "..", "decks/"];
        let decks = names.map(|name| Route::Deck(name.to_owned()));
        let pages = GamePage::WORDS.into_iter().map(|(_, page)| page);
        let named = ["farmer", "2026-11-16"].map(str::to_owned);
        let [lesson, date] = named.map(Some);
        let pages = pages.chain([GamePage::Learn(lesson), GamePage::Day(date)]);
        let pages = pages.flat_map(|page| {
            ["", "limits"].map(|path| Route::Page(GamePath::new(path), page.clone()))
        });
        let packed = "q1ZyT8xNVbJS-8nMTi1W0lFKSSxJBQA_".to_owned();
        let games = [
            GameAddress::Stored(id()),
            GameAddress::Last,
            GameAddress::Link(packed.clone()),
            GameAddress::Challenge(packed),
            GameAddress::Table(id()),
        ];
        let games = games.into_iter().flat_map(|game| {
            GameScreen::WORDS.map(|(_, screen)| Route::Game(screen, game.clone()))
        });
        for route in words.chain(decks).chain(pages).chain(games) {
            let address = route.to_string();
            assert!(address.starts_with('#') && address.is_ascii(), "{address}");
            assert_eq!(Route::parse(&address), route, "{address}");
        }
    }

    #[test]
    fn addresses_are_what_people_can_type() {
        let [first, other] = ["", "limits"].map(GamePath::new);
        let rules = Route::Page(first.clone(), GamePage::Rules);
        assert_eq!(rules.to_string(), "#/rules");
        assert_eq!(Route::Page(other, GamePage::New).to_string(), "#/limits/new");
        assert_eq!(Route::play(id()).to_string(), "#/play/a7f3k");
        assert_eq!(Route::table(id()).to_string(), "#/table/a7f3k");
        let result = Route::Game(GameScreen::Result, GameAddress::Table(id()));
        assert_eq!(result.to_string(), "#/table/a7f3k/result");
        let lesson = Route::Page(first, GamePage::Learn(Some("farmer".into())));
        assert_eq!(lesson.to_string(), "#/learn/farmer");
        assert_eq!(Route::Deck("My cards".into()).to_string(), "#/decks/My%20cards");
        for typed in ["#/rules", "#rules", "rules", "#/rules/"] {
            assert_eq!(Route::parse(typed), rules, "{typed}");
        }
        for (screen, word) in GameScreen::WORDS.map(|(word, screen)| (screen, word)) {
            let old = Route::Game(screen, GameAddress::Last);
            assert_eq!(Route::parse(&format!("#/{word}")), old, "as earlier versions wrote it");
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
            "#/chess/of/rules",
            "#/1/rules",
            "#/limits",
            "#/play/a b",
            "#/play/a/b",
            "#/table",
            "#/table/a/b",
            "#/table/a/result/b",
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
    fn what_follows_a_link_to_a_table_in_a_message_is_no_part_of_it() {
        let table = Route::table(id());
        for end in ["", ".", " ", "%20", "!", ")", ",", "…", "._", "-", "> and bring Ben", "/"] {
            assert_eq!(Route::parse(&format!("#/table/a7f3k{end}")), table, "{end:?}");
        }
        let result = Route::Game(GameScreen::Result, GameAddress::Table(id()));
        for end in ["", ".", "%20"] {
            assert_eq!(Route::parse(&format!("#/table/a7f3k/result{end}")), result, "{end:?}");
        }
    }

    #[test]
    fn what_cannot_be_an_id_of_a_table_opens_the_screen_of_tables() {
        for id in ["…", "ü", "%20", &"a".repeat(41)] {
            let route = Route::parse(&format!("#/table/{id}"));
            assert!(matches!(route, Route::Game(GameScreen::Play, GameAddress::Table(_))), "{id}");
        }
    }

    #[test]
    fn a_shared_game_is_taken_as_it_came() {
        assert_eq!(Route::parse("#g="), Route::shared(String::new()));
        assert_eq!(Route::parse("#g=%%%/rules"), Route::shared("%%%".into()));
        let replay = Route::Game(GameScreen::Replay, GameAddress::Link("abc".into()));
        assert_eq!(Route::parse("#g=abc/replay"), replay);
        for rubbish in ["", "%%%", "#g=abc"] {
            let route = Route::challenge(rubbish.to_owned());
            assert_eq!(Route::parse(&format!("#c={rubbish}")), route);
        }
    }

    #[test]
    fn half_an_escape_is_a_name_like_any_other() {
        assert_eq!(Route::parse("#/decks/100%"), Route::Deck("100%".into()));
        assert_eq!(Route::parse("#/decks/"), Route::Decks);
    }

    /// See [`leave_screen`].
    #[test]
    fn nothing_is_listened_for_that_a_browser_tells_later() {
        const TOLD_LATER: [&str; 8] = [
            "on:close",
            "on:toggle",
            "on:beforetoggle",
            "on:animation",
            "on:transition",
            "on:scroll",
            "on:load",
            "on:error",
        ];
        for (file, source) in crate::locale_tests::kit::sources() {
            for event in TOLD_LATER {
                assert!(!source.contains(event), "{}: {event}", file.display());
            }
        }
    }
}
