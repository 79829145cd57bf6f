//! The games of this app as the shell sees them: without their types. Components are compiled anew for each type they are
//! used with, so the shell asks plain functions and gets plain data.

use crate::shell::route::{GamePage, GamePath, Route};
use crate::shell::texts::Texts;
use leptos::prelude::{expect_context, provide_context};
use std::cmp::Ordering;

/// A game that can be played here.
pub(crate) struct RegisteredGame {
    /// Its name in storage, such as `limes`.
    pub(crate) name: &'static str,
    /// What the addresses of its pages begin with.
    pub(crate) path: &'static str,
    /// What its records begin with, such as `[Game "Limes"]`, and how its files end.
    pub(crate) title: &'static str,
    /// Describes a document of this game, or says what is wrong with it.
    pub(crate) describe: fn(&Texts, document: &str) -> Result<Description, String>,
    /// Makes a document of a record that came from elsewhere, and describes it. The date is noted where there is none.
    pub(crate) import: ImportGame,
    /// Takes over what an earlier version stored: the document, and the draft of a decision.
    pub(crate) take_over: fn(&Texts, text: &str, date: &str) -> Result<TakenOver, String>,
    /// How far the first document is, compared with the second; `None` if they are not the same game.
    pub(crate) compare: fn(&str, &str) -> Option<Ordering>,
    /// Points as this game writes them.
    pub(crate) write_points: fn(i32) -> String,
}

impl RegisteredGame {
    /// The way to one of its pages.
    pub(crate) fn route_to(&self, page: GamePage) -> Route {
        Route::Page(GamePath::new(self.path), page)
    }
}

/// Reads a record: gives its document and what it is, or says what is wrong.
pub(crate) type ImportGame =
    fn(&Texts, record: &[u8], date: Option<&str>) -> Result<(String, Description), String>;

/// A game in words and numbers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Description {
    /// The canonical text of what was played, without what is noted about it: equal games have equal texts.
    pub(crate) identity: String,
    /// The record.
    pub(crate) record: String,
    /// Whether anybody has decided anything; otherwise nothing is lost with it.
    pub(crate) is_begun: bool,
    /// Whether it is over.
    pub(crate) is_over: bool,
    /// Whether it counts for the best result: nobody has taken back what they knew better later.
    pub(crate) counts: bool,
    /// Who plays against whom.
    pub(crate) mode: GameMode,
    /// How far it is, in a few words.
    pub(crate) progress: String,
    /// What is counted: the points of the only person, or else the best.
    pub(crate) points: i32,
    /// How good that is, in a word or two; empty where nobody is the only person.
    pub(crate) grade: String,
    /// The names of all others, in a sentence; alone, that it is a solo game.
    pub(crate) company: String,
    /// When it was played, as the record notes it.
    pub(crate) date: Option<String>,
    /// What the points of the only person are made of, as the game itself divides them; empty where there are several persons.
    pub(crate) parts: Vec<u32>,
    /// How the only person did against the bots, one entry for each level.
    pub(crate) rivals: Vec<Rival>,
    /// What a review of it came to, if one is stored, as the game itself writes it.
    pub(crate) review: Option<String>,
}

/// The bots of one level, beside the only person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rival {
    /// The number of the level, from 0.
    pub(crate) level: usize,
    /// How many points the person was ahead of the best of them.
    pub(crate) lead: i64,
    /// Whether none of them ended ahead of the person.
    pub(crate) is_beaten: bool,
}

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameMode {
    /// One person alone.
    Solo,
    /// One person against bots.
    Bots,
    /// Several persons, or none.
    Together,
}

/// What an earlier version stored, as it is stored now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TakenOver {
    /// The document of the game.
    pub(crate) document: String,
    /// The document of a draft, if a decision was begun.
    pub(crate) draft: Option<String>,
    /// Whether the game is over.
    pub(crate) is_over: bool,
    /// How many decisions have been made.
    pub(crate) decisions: u64,
}

/// All games, in the order in which they are offered.
#[derive(Clone, Copy)]
pub(crate) struct Registry(&'static [RegisteredGame]);

impl Registry {
    /// These games.
    pub(crate) fn new(games: &'static [RegisteredGame]) -> Registry {
        Registry(games)
    }

    /// Offers them to all screens below.
    pub(crate) fn provide(self) {
        provide_context(self);
    }

    /// The games of the screen this is called from.
    pub(crate) fn get() -> Registry {
        expect_context()
    }

    /// All of them.
    pub(crate) fn games(self) -> &'static [RegisteredGame] {
        self.0
    }

    /// The game with this name in storage.
    pub(crate) fn named(self, name: &str) -> Option<&'static RegisteredGame> {
        self.0.iter().find(|game| game.name == name)
    }

    /// The game to whose pages this address leads, or else the first.
    pub(crate) fn of_route(self, route: &Route) -> &'static RegisteredGame {
        let found = match route {
            Route::Page(path, _) => self.0.iter().find(|game| game.path == path.as_str()),
            _ => None,
        };
        found.unwrap_or(&self.0[0])
    }

    /// The game of a record, by its first header; where it has none, the first game says what is wrong.
    pub(crate) fn of_record(self, record: &str) -> Option<&'static RegisteredGame> {
        let lines = record.lines().map(str::trim);
        let header =
            |line: &str| Some(line.strip_prefix("[Game \"")?.strip_suffix("\"]")?.to_owned());
        let title = lines.take(64).find_map(header);
        let found = self.0.iter().find(|game| Some(game.title) == title.as_deref());
        found.or(self.0.first())
    }
}
