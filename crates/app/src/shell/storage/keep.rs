//! What this browser keeps between visits, and what is said when it does not.

use crate::limes::state::{Draft, History, LocalTable, SavedGame};
use crate::limes::texts::words;
use crate::shell::context::AppContext;
use crate::shell::storage::{Found, Kept, KeptFault, Put, Storage, StorageFull, local};
use leptos::prelude::*;
use limes::CardNumber;

/// The browser's storage.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Browser;

impl Storage for Browser {
    fn get(&self, name: &str) -> Option<String> {
        local::get(name).ok().flatten()
    }

    fn set(&mut self, name: &str, text: &str) -> Result<(), StorageFull> {
        local::set(name, text).map_err(|_| StorageFull)
    }

    fn remove(&mut self, name: &str) {
        // What cannot be removed could not have been kept.
        let _ = local::remove(name);
    }
}

impl AppContext {
    /// What is kept of this kind. What is broken was set aside, and that is said.
    pub(crate) fn find<T: Kept>(self) -> Option<T> {
        let mut found = Found::Nothing;
        self.shelf.update_value(|shelf| found = shelf.find());
        if let Found::Part { faults, .. } = &found {
            faults.iter().for_each(|fault| self.tell_broken(fault));
        }
        if let Found::Broken { fault, .. } = &found {
            self.tell_broken(fault);
        }
        found.value()
    }

    fn tell_broken(self, fault: &KeptFault) {
        let texts = self.texts_now();
        let fault = words::kept_fault(&texts, fault);
        self.tell(texts.say_with("error-storage-broken", &[("fault", fault.into())]));
    }

    /// Keeps something; says so if it cannot.
    pub(crate) fn keep<T: Kept>(self, value: &T) {
        let mut put = Put::Kept;
        self.shelf.update_value(|shelf| put = shelf.put(value));
        self.say_if_full(put);
    }

    /// Keeps the game in progress with the draft of its next turn.
    pub(crate) fn keep_game(self, table: &LocalTable, draft: Option<&Draft>) {
        let draft = table.next_person().zip(draft.cloned());
        self.keep(&SavedGame { table: table.clone(), draft });
    }

    /// Keeps the record of the game in progress, with the cards that its seed does not give.
    pub(crate) fn keep_record(self, record: &str, draw: Option<&[CardNumber]>) -> Put {
        let mut put = Put::Kept;
        let text = SavedGame::text(record, draw, None);
        self.shelf.update_value(|shelf| put = shelf.put_text::<SavedGame>(&text));
        self.say_if_full(put);
        put
    }

    fn say_if_full(self, put: Put) {
        if put != Put::Kept {
            self.tell(self.say("error-storage-full"));
        }
    }

    /// Writes a game that is over into the history.
    pub(crate) fn keep_result(self, table: &LocalTable) {
        let mut history: History = self.find().unwrap_or_default();
        if history.add(table.to_record(), &today()) == Ok(true) {
            self.keep(&history);
        }
    }
}

/// Today's date, as records write it.
pub(crate) fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}
