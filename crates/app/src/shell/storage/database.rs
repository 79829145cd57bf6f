//! The browser's database (IndexedDB), opened when it is first needed.
//!
//! A write has happened when its transaction is complete. Where a game is written, the same transaction first looks which
//! version is stored: two tabs cannot overwrite each other.

use super::rows::{Item, ItemKind, StoredGame};
use crate::shell::game_id::GameId;
use client::StoreFault;

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyPath, ObjectStore, ObjectStoreParams, Query,
    Transaction, TransactionMode, TransactionResult,
};
use js_sys::{Array, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

const NAME: &str = "limes";
const VERSION: u32 = 1;
const GAMES: &str = "games";
const ITEMS: &str = "items";
/// Games by whether they are over.
const BY_OVER: &str = "over";

/// The database; a clone is as good as the original.
#[derive(Clone, Default)]
pub(crate) struct BrowserDatabase(Rc<RefCell<Option<Rc<Database>>>>);

impl BrowserDatabase {
    /// Writes a game if the stored version is the one that this follows; 0 stands for none.
    pub(crate) async fn put_game(&self, game: &StoredGame, follows: u64) -> Result<(), StoreFault> {
        let (transaction, store) = self.begin(GAMES, TransactionMode::ReadWrite).await?;
        let key = JsValue::from(game.id.as_str());
        let found = store.get(Query::Key(key)).map_err(fault)?.await.map_err(fault)?;
        // A row that cannot be read is as good as none: its text is kept by whoever has opened it.
        let found = found.map_or(0, |row| StoredGame::of_row(&row).map_or(0, |game| game.version));
        if found != follows {
            // Nothing was written.
            return Err(StoreFault::Conflict { found });
        }
        store.put(&game.to_row(), None).map_err(fault)?.await.map_err(fault)?;
        finish(transaction, &store).await
    }

    /// Adds games that are not there yet, all or none.
    pub(crate) async fn add_games(&self, games: &[StoredGame]) -> Result<(), StoreFault> {
        let (transaction, store) = self.begin(GAMES, TransactionMode::ReadWrite).await?;
        for game in games {
            store.put(&game.to_row(), None).map_err(fault)?;
        }
        finish(transaction, &store).await
    }

    /// One game.
    pub(crate) async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreFault> {
        let (_transaction, store) = self.begin(GAMES, TransactionMode::ReadOnly).await?;
        let key = JsValue::from(id.as_str());
        let row = store.get(Query::Key(key)).map_err(fault)?.await.map_err(fault)?;
        row.map(|row| StoredGame::of_row(&row)).transpose()
    }

    /// All games that are over, or all that are not. Rows that are no games are left out, and counted.
    pub(crate) async fn games(&self, over: bool) -> Result<(Vec<StoredGame>, usize), StoreFault> {
        let (_transaction, store) = self.begin(GAMES, TransactionMode::ReadOnly).await?;
        let key = Query::Key(f64::from(over).into());
        let index = store.index(BY_OVER).map_err(fault)?;
        let rows = index.get_all(Some(key), None).map_err(fault)?.await.map_err(fault)?;
        let games: Vec<StoredGame> =
            rows.iter().filter_map(|row| StoredGame::of_row(row).ok()).collect();
        let broken = rows.len() - games.len();
        Ok((games, broken))
    }

    /// Deletes games, all or none.
    pub(crate) async fn remove_games(&self, ids: &[GameId]) -> Result<(), StoreFault> {
        let (transaction, store) = self.begin(GAMES, TransactionMode::ReadWrite).await?;
        for id in ids {
            store.delete(Query::Key(id.as_str().into())).map_err(fault)?;
        }
        finish(transaction, &store).await
    }

    /// All small texts.
    pub(crate) async fn items(&self) -> Result<Vec<Item>, StoreFault> {
        let (_transaction, store) = self.begin(ITEMS, TransactionMode::ReadOnly).await?;
        let rows = store.get_all(None, None).map_err(fault)?.await.map_err(fault)?;
        Ok(rows.iter().filter_map(Item::of_row).collect())
    }

    /// Writes small texts, all or none.
    pub(crate) async fn put_items(&self, items: &[Item]) -> Result<(), StoreFault> {
        let (transaction, store) = self.begin(ITEMS, TransactionMode::ReadWrite).await?;
        for item in items {
            store.put(&item.to_row(), None).map_err(fault)?;
        }
        finish(transaction, &store).await
    }

    /// Deletes a small text.
    pub(crate) async fn remove_item(&self, kind: ItemKind, name: &str) -> Result<(), StoreFault> {
        let (transaction, store) = self.begin(ITEMS, TransactionMode::ReadWrite).await?;
        let key = Array::of2(&kind.word().into(), &name.into());
        store.delete(Query::Key(key.into())).map_err(fault)?;
        finish(transaction, &store).await
    }

    async fn begin(
        &self,
        store: &str,
        mode: TransactionMode,
    ) -> Result<(Transaction, ObjectStore), StoreFault> {
        let begin = |database: &Database| {
            let transaction = database.transaction(&[store], mode)?;
            let store = transaction.object_store(store)?;
            Ok::<_, Error>((transaction, store))
        };
        if let Ok(begun) = begin(&*self.open().await?) {
            return Ok(begun);
        }
        // The browser may have closed it behind our back, so it is opened anew.
        self.0.borrow_mut().take();
        begin(&*self.open().await?).map_err(fault)
    }

    async fn open(&self) -> Result<Rc<Database>, StoreFault> {
        if let Some(database) = &*self.0.borrow() {
            return Ok(database.clone());
        }
        let mut request =
            Factory::new().and_then(|factory| factory.open(NAME, Some(VERSION))).map_err(fault)?;
        request.on_upgrade_needed(|event| {
            // If that fails the browser abandons the upgrade, and opening reports it.
            let _ = event.database().and_then(|database| set_up(&database));
        });
        let mut database = request.await.map_err(fault)?;
        // A later version of the app wants to change the database, or the browser has to close it.
        let (own, other) = (self.clone(), self.clone());
        database.on_version_change(move |_| own.close());
        database.on_close(move |_| other.close());
        let database = Rc::new(database);
        *self.0.borrow_mut() = Some(database.clone());
        Ok(database)
    }

    fn close(&self) {
        if let Some(database) = self.0.borrow_mut().take() {
            database.close();
        }
    }
}

fn set_up(database: &Database) -> Result<(), Error> {
    let mut games = ObjectStoreParams::new();
    games.key_path(Some(KeyPath::new_single("id")));
    let games = database.create_object_store(GAMES, games)?;
    games.create_index(BY_OVER, KeyPath::new_single(BY_OVER), None)?;
    let mut items = ObjectStoreParams::new();
    items.key_path(Some(KeyPath::new_array(["kind", "name"])));
    database.create_object_store(ITEMS, items)?;
    Ok(())
}

async fn finish(transaction: Transaction, store: &ObjectStore) -> Result<(), StoreFault> {
    match transaction.commit().map_err(fault)?.await.map_err(fault)? {
        TransactionResult::Committed => Ok(()),
        // Only the transaction itself knows why the browser gave it up, for want of room for example.
        TransactionResult::Aborted => {
            let error = store.transaction().error();
            Err(of_browser(&error.map_or_else(String::new, |error| error.name())))
        }
    }
}

/// The browser's own error is inside that of the crate, whose words nobody needs to download.
fn fault(error: Error) -> StoreFault {
    let error = match error {
        Error::DomException(error) => return of_browser(&error.name()),
        Error::IndexedDbNotFound(_) => return StoreFault::Blocked,
        Error::IndexedDbOpenFailed(error)
        | Error::TransactionOpenFailed(error)
        | Error::TransactionCommitError(error)
        | Error::ObjectStoreNotFound(error)
        | Error::IndexNotFound(error)
        | Error::UpdateFailed(error)
        | Error::GetFailed(error)
        | Error::GetAllFailed(error)
        | Error::DeleteFailed(error) => error,
        _ => return of_browser(""),
    };
    let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
    of_browser(&name.unwrap_or_default())
}

/// What the browser means by the name of an error.
fn of_browser(name: &str) -> StoreFault {
    match name {
        "QuotaExceededError" => StoreFault::Full,
        "SecurityError" | "NotAllowedError" | "InvalidStateError" => StoreFault::Blocked,
        other => StoreFault::Other(other.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_browser_says_is_understood() {
        assert_eq!(of_browser("QuotaExceededError"), StoreFault::Full);
        for blocked in ["SecurityError", "NotAllowedError", "InvalidStateError"] {
            assert_eq!(of_browser(blocked), StoreFault::Blocked, "{blocked}");
        }
        let other = "UnknownError";
        assert_eq!(of_browser(other), StoreFault::Other(other.to_owned()));
    }
}
