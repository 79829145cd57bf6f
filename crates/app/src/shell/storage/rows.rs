//! What the database holds: games, and small texts by kind and name.

use crate::shell::game_id::GameId;
use client::StoreFault;
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

/// A game of this device as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct StoredGame {
    /// Its id.
    pub(crate) id: GameId,
    /// Which game it is, such as `limes`.
    pub(crate) game: String,
    /// Grows with every decision; a write names the one that it follows.
    pub(crate) version: u64,
    /// Whether it is over, so that it belongs into the history.
    pub(crate) is_over: bool,
    /// When it was last written, in milliseconds since 1970.
    pub(crate) changed: f64,
    /// Its document: the record, and what the record does not tell.
    pub(crate) document: String,
}

/// What a small text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ItemKind {
    /// A person's own deck, by its name.
    Deck,
    /// A deck in the making, by the name of the deck that it will change.
    DeckDraft,
    /// A lesson that is done, by its name.
    Lesson,
    /// A decision in the making, by the id of its game.
    DecisionDraft,
    /// The challenge that a game answers, packed as it came, by the id of the game.
    Challenge,
    /// What the review of a finished game came to, by the id of the game.
    Review,
    /// The persons who played last around this device, line by line; a line is empty where nobody typed a name.
    Players,
    /// A deleted game that counted for a day, by its id: the day stays played, and the next game is practice.
    DeletedDay,
    /// A finished game from a server that was added to this device once, by the id of its table.
    OnlineGame,
}

impl ItemKind {
    const WORDS: [(ItemKind, &str); 9] = [
        (ItemKind::Deck, "deck"),
        (ItemKind::DeckDraft, "deck-draft"),
        (ItemKind::Lesson, "lesson"),
        (ItemKind::DecisionDraft, "decision-draft"),
        (ItemKind::Challenge, "challenge"),
        (ItemKind::Review, "review"),
        (ItemKind::Players, "players"),
        (ItemKind::DeletedDay, "deleted-day"),
        (ItemKind::OnlineGame, "online-game"),
    ];

    /// As it is stored.
    pub(crate) fn word(self) -> &'static str {
        Self::WORDS[self as usize].1
    }

    fn of_word(word: &str) -> Option<ItemKind> {
        Self::WORDS.into_iter().find(|(_, other)| *other == word).map(|(kind, _)| kind)
    }
}

/// A small text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// What it is.
    pub(crate) kind: ItemKind,
    /// Its name within its kind.
    pub(crate) name: String,
    /// The text.
    pub(crate) text: String,
}

impl StoredGame {
    /// The row of the database.
    pub(super) fn to_row(&self) -> JsValue {
        row(&[
            ("id", self.id.as_str().into()),
            ("game", self.game.as_str().into()),
            ("version", (self.version as f64).into()),
            // A truth value is no key, and finished games are looked for by it.
            ("over", f64::from(self.is_over).into()),
            ("changed", self.changed.into()),
            ("document", self.document.as_str().into()),
        ])
    }

    /// Reads a row of the database.
    pub(super) fn of_row(row: &JsValue) -> Result<StoredGame, StoreFault> {
        let text = |key| field(row, key)?.as_string().ok_or_else(|| corrupt(key));
        let number = |key| field(row, key)?.as_f64().ok_or_else(|| corrupt(key));
        Ok(StoredGame {
            id: GameId::new(&text("id")?).ok_or_else(|| corrupt("id"))?,
            game: text("game")?,
            version: number("version")? as u64,
            is_over: number("over")? != 0.0,
            changed: number("changed")?,
            document: text("document")?,
        })
    }
}

impl Item {
    /// The row of the database.
    pub(super) fn to_row(&self) -> JsValue {
        row(&[
            ("kind", self.kind.word().into()),
            ("name", self.name.as_str().into()),
            ("text", self.text.as_str().into()),
        ])
    }

    /// Reads a row of the database; `None` for what only a later version knows.
    pub(super) fn of_row(row: &JsValue) -> Option<Item> {
        let text = |key| field(row, key).ok()?.as_string();
        Some(Item {
            kind: ItemKind::of_word(&text("kind")?)?,
            name: text("name")?,
            text: text("text")?,
        })
    }
}

fn row(fields: &[(&str, JsValue)]) -> JsValue {
    let row = Object::new();
    for (key, value) in fields {
        // A new object refuses nothing.
        let _ = Reflect::set(&row, &(*key).into(), value);
    }
    row.into()
}

fn field(row: &JsValue, key: &str) -> Result<JsValue, StoreFault> {
    Reflect::get(row, &key.into()).map_err(|_| corrupt(key))
}

fn corrupt(key: &str) -> StoreFault {
    StoreFault::Corrupt(format!("`{key}` is missing or is not what it should be"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_word() {
        for (kind, word) in ItemKind::WORDS {
            assert_eq!((kind.word(), ItemKind::of_word(word)), (word, Some(kind)));
        }
        assert_eq!(ItemKind::of_word("hat"), None);
    }
}
