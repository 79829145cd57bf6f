//! The games and small texts of this device: what screens read is in memory, what they write goes to the database.

use super::channel::TabChannel;
use super::database::BrowserDatabase;
use super::rows::{Item, ItemKind, StoredGame};
use crate::shell::game_id::GameId;
use client::StoreFault;
use leptos::prelude::*;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// What a tab tells the others after it has written small texts.
const ITEMS: &str = "items";

/// Everything that is stored on this device but the settings; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct DeviceStore {
    /// The games that are under way, the newest first.
    pub(crate) running: RwSignal<Vec<StoredGame>>,
    /// Whether what is stored has been read.
    pub(crate) is_loaded: RwSignal<bool>,
    /// Why nothing can be stored at all, if that is so.
    pub(crate) fault: RwSignal<Option<StoreFault>>,
    items: RwSignal<BTreeMap<(ItemKind, String), String>>,
    /// How often the finished games have changed.
    pub(crate) finished_changes: RwSignal<u64>,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    database: BrowserDatabase,
    channel: Option<TabChannel>,
    /// Games that could not be stored. They live as long as the page.
    unsaved: HashMap<GameId, StoredGame>,
    /// Who is told when another tab has written a game.
    listeners: HashMap<GameId, Rc<dyn Fn()>>,
}

impl DeviceStore {
    /// A store from which nothing has been read yet. Whoever has never been here has nothing stored.
    pub(crate) fn new(is_loaded: bool) -> DeviceStore {
        let inner = Inner {
            database: BrowserDatabase::default(),
            channel: None,
            unsaved: HashMap::new(),
            listeners: HashMap::new(),
        };
        let store = DeviceStore {
            running: RwSignal::default(),
            is_loaded: RwSignal::new(is_loaded),
            fault: RwSignal::new(None),
            items: RwSignal::default(),
            finished_changes: RwSignal::new(0),
            inner: StoredValue::new_local(inner),
        };
        let channel = TabChannel::join(move |message| store.heard(&message));
        store.with(|inner| inner.channel = Some(channel));
        store
    }

    /// The database itself.
    pub(crate) fn database(self) -> BrowserDatabase {
        self.inner.with_value(|inner| inner.database.clone())
    }

    /// Reads the games under way and the small texts.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn load(self) -> Result<(), StoreFault> {
        let database = self.database();
        let items = database.items().await?;
        self.items.set(items.into_iter().map(|item| ((item.kind, item.name), item.text)).collect());
        self.load_running().await?;
        self.is_loaded.set(true);
        Ok(())
    }

    async fn load_running(self) -> Result<(), StoreFault> {
        self.running.set(self.games(false).await?);
        Ok(())
    }

    /// All games that are over, or all that are not, the newest first. What could not be stored counts as it is in memory.
    async fn games(self, over: bool) -> Result<Vec<StoredGame>, StoreFault> {
        let (mut games, _) = self.database().games(over).await?;
        self.with(|inner| {
            games.retain(|game| !inner.unsaved.contains_key(&game.id));
            games.extend(inner.unsaved.values().filter(|game| game.is_over == over).cloned());
        });
        games.sort_by(|a, b| b.changed.total_cmp(&a.changed));
        Ok(games)
    }

    /// Writes a game if the stored version is the one that this follows.
    ///
    /// # Errors
    /// If it is not, or nothing can be stored. Then the game is kept for as long as the page is open.
    pub(crate) async fn put_game(self, game: StoredGame, follows: u64) -> Result<(), StoreFault> {
        let stored = self.database().put_game(&game, follows).await;
        match &stored {
            Ok(()) => {
                self.with(|inner| inner.unsaved.remove(&game.id));
                self.tell(&format!("game {}", game.id));
                self.note(game);
            }
            // Another tab has a newer one.
            Err(StoreFault::Conflict { .. }) => {}
            Err(_) => {
                self.with(|inner| inner.unsaved.insert(game.id.clone(), game.clone()));
                self.note(game);
            }
        }
        stored
    }

    /// Adds games that were never here.
    ///
    /// # Errors
    /// If they cannot be stored; then none is.
    pub(crate) async fn add_games(self, games: Vec<StoredGame>) -> Result<(), StoreFault> {
        self.database().add_games(&games).await?;
        for game in games {
            self.tell(&format!("game {}", game.id));
            self.note(game);
        }
        Ok(())
    }

    /// A game, stored or only in memory.
    ///
    /// # Errors
    /// If the database cannot be read, or holds something that is no game.
    pub(crate) async fn game(self, id: &GameId) -> Result<Option<StoredGame>, StoreFault> {
        let unsaved = self.with(|inner| inner.unsaved.get(id).cloned()).flatten();
        match unsaved {
            Some(game) => Ok(Some(game)),
            None => self.database().game(id).await,
        }
    }

    /// All games that are over, the newest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn finished(self) -> Result<Vec<StoredGame>, StoreFault> {
        self.games(true).await
    }

    /// All games and small texts in the database.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) async fn everything(self) -> Result<(Vec<StoredGame>, Vec<Item>), StoreFault> {
        let database = self.database();
        let (mut games, _) = database.games(false).await?;
        games.extend(database.games(true).await?.0);
        Ok((games, database.items().await?))
    }

    /// Keeps what cannot be stored for as long as the page is open.
    pub(crate) fn keep_for_now(self, games: Vec<StoredGame>, items: Vec<Item>) {
        for game in games {
            self.with(|inner| inner.unsaved.insert(game.id.clone(), game.clone()));
            self.note(game);
        }
        self.items.update(|known| {
            known.extend(items.into_iter().map(|item| ((item.kind, item.name), item.text)));
        });
    }

    /// Deletes games, with the decisions that were begun in them, the challenges that they answer, and what is known of them. A game
    /// that counted for a day leaves a note, so that deleting it does not make the day playable again.
    ///
    /// # Errors
    /// If the database refuses; then none is deleted.
    pub(crate) async fn remove_games(self, ids: Vec<GameId>) -> Result<(), StoreFault> {
        self.database().remove_games(&ids).await?;
        for id in &ids {
            self.with(|inner| inner.unsaved.remove(id));
            self.remove_item(ItemKind::DecisionDraft, id.as_str());
            self.remove_item(ItemKind::Challenge, id.as_str());
            self.remove_item(ItemKind::Review, id.as_str());
            if id.is_of_day() {
                self.put_item(ItemKind::DeletedDay, id.as_str(), String::new());
            }
            self.tell(&format!("game {id}"));
        }
        self.running.update(|games| games.retain(|game| !ids.contains(&game.id)));
        self.finished_changes.update(|count| *count += 1);
        Ok(())
    }

    /// The small text with this name.
    pub(crate) fn item(self, kind: ItemKind, name: &str) -> Option<String> {
        self.items.with(|items| items.get(&(kind, name.to_owned())).cloned())
    }

    /// The small texts of a kind, by their names in order.
    pub(crate) fn items(self, kind: ItemKind) -> BTreeMap<String, String> {
        self.items.with(|items| {
            let of_kind = items.iter().filter(|((other, _), _)| *other == kind);
            of_kind.map(|((_, name), text)| (name.clone(), text.clone())).collect()
        })
    }

    /// Writes a small text. If the browser does not store it, it is there for as long as the page is open.
    pub(crate) fn put_item(self, kind: ItemKind, name: &str, text: String) {
        let (key, name) = ((kind, name.to_owned()), name.to_owned());
        if self.items.with_untracked(|items| items.get(&key) == Some(&text)) {
            return;
        }
        self.items.update(|items| {
            items.insert(key, text.clone());
        });
        leptos::task::spawn_local(async move {
            let stored = self.database().put_items(&[Item { kind, name, text }]).await;
            // Where a decision is drafted, the table itself says what cannot be stored.
            if stored.is_ok() || kind != ItemKind::DecisionDraft {
                self.items_written(stored);
            }
        });
    }

    /// Deletes a small text.
    pub(crate) fn remove_item(self, kind: ItemKind, name: &str) {
        let key = (kind, name.to_owned());
        if self.items.with_untracked(|items| !items.contains_key(&key)) {
            return;
        }
        self.items.update(|items| {
            items.remove(&key);
        });
        leptos::task::spawn_local(async move {
            let stored = self.database().remove_item(key.0, &key.1).await;
            self.items_written(stored);
        });
    }

    fn items_written(self, stored: Result<(), StoreFault>) {
        match stored {
            Ok(()) => self.tell(ITEMS),
            Err(fault) => self.fault.set(Some(fault)),
        }
    }

    /// Calls `listener` whenever another tab has written this game, until another listener takes its place.
    pub(crate) fn listen(self, id: GameId, listener: impl Fn() + 'static) {
        self.with(|inner| inner.listeners.insert(id, Rc::new(listener)));
    }

    /// Nobody listens any more.
    pub(crate) fn stop_listening(self, id: &GameId) {
        self.with(|inner| inner.listeners.remove(id));
    }

    /// Another tab has written something.
    fn heard(self, message: &str) {
        let id = message.strip_prefix("game ").and_then(GameId::new);
        let listener = id.and_then(|id| self.with(|inner| inner.listeners.get(&id).cloned()));
        if let Some(listener) = listener.flatten() {
            listener();
        }
        self.finished_changes.update(|count| *count += 1);
        // What cannot be read now was read before, and is read again when it is needed.
        let is_about_items = message == ITEMS;
        leptos::task::spawn_local(async move {
            let _ = if is_about_items { self.load().await } else { self.load_running().await };
        });
    }

    fn tell(self, message: &str) {
        self.with(|inner| inner.channel.iter().for_each(|channel| channel.tell(message)));
    }

    /// The lists follow what was written.
    fn note(self, game: StoredGame) {
        if game.is_over {
            self.finished_changes.update(|count| *count += 1);
        }
        self.running.update(|games| {
            games.retain(|other| other.id != game.id);
            if !game.is_over {
                games.insert(0, game);
            }
        });
    }

    fn with<T>(self, f: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(f)
    }
}
