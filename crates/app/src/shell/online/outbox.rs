//! Decisions that the server has not answered yet, kept in the browser's small storage.
//!
//! Each belongs to the player who made it. The game at an open table sends its own. Those of other tables, which were made before the page was closed, are sent
//! from here, whichever screen is open.

use super::api::{ApiFault, get, post};
use super::identity::{self, owned, table_and_owner};
use crate::shell::context::AppContext;
use crate::shell::storage::{BrowserTexts, KEPT_DECISIONS, TextStorage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Decided, MeAnswer, State, TableId};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

/// How long to wait before the server is asked again.
const WAIT: Duration = Duration::from_secs(10);

/// What can be done with the game at an open table.
#[derive(Clone)]
pub(super) struct OpenTable {
    /// Takes back what has not left this device.
    pub(super) withdraw: Rc<dyn Fn()>,
    /// Ends it, since its player is not at this device any more.
    pub(super) abandon: Rc<dyn Fn()>,
}

/// Decisions without an answer, for as long as the page is open.
pub(crate) struct Outbox {
    /// The stored texts, by table and player; a signal, so that screens follow changes.
    kept: ArcRwSignal<BTreeMap<String, String>>,
    /// The open tables, which send their own.
    open: RefCell<BTreeMap<String, OpenTable>>,
    /// Whether another attempt is due.
    is_waiting: Cell<bool>,
    /// Whether this browser stores nothing, so that this page alone knows what is kept.
    is_alone: Cell<bool>,
    app: AppContext,
}

impl Outbox {
    pub(super) fn new(app: AppContext) -> Rc<Outbox> {
        let outbox = Rc::new(Outbox {
            kept: ArcRwSignal::new(stored()),
            open: RefCell::default(),
            is_waiting: Cell::new(false),
            is_alone: Cell::new(false),
            app,
        });
        let back = Rc::downgrade(&outbox);
        // It listens for as long as the page is open.
        window_event_listener(leptos::ev::online, move |_| {
            back.upgrade().into_iter().for_each(|outbox| outbox.send());
        });
        outbox
    }

    /// What is kept for a table of the player at this device.
    pub(crate) fn of(&self, table: TableId) -> Option<String> {
        let name = owned(&table.to_string(), &identity::current().unwrap_or_default());
        self.kept.with(|kept| kept.get(&name).cloned())
    }

    /// Keeps a player's decisions for a table in place of those before.
    pub(super) fn keep(&self, table: TableId, player: &str, text: Option<String>) {
        self.keep_named(&owned(&table.to_string(), player), text);
    }

    fn keep_named(&self, name: &str, text: Option<String>) {
        let stored = format!("{KEPT_DECISIONS}{name}");
        match &text {
            Some(text) => {
                // Then a page that is loaded again asks the player once more.
                self.is_alone.set(BrowserTexts.set(&stored, text).is_err());
            }
            None => BrowserTexts.remove(&stored),
        }
        self.kept.update(|kept| match text {
            Some(text) => drop(kept.insert(name.to_owned(), text)),
            None => drop(kept.remove(name)),
        });
    }

    /// Takes back what was decided at an open table and has not left this device.
    pub(crate) fn withdraw(&self, table: TableId) {
        let open = self.open.borrow().get(&table.to_string()).cloned();
        open.into_iter().for_each(|open| (open.withdraw)());
    }

    /// The game at this table sends its own decisions from now on.
    pub(super) fn table_opened(&self, table: TableId, open: OpenTable) {
        self.open.borrow_mut().insert(table.to_string(), open);
    }

    /// It does so no longer.
    pub(super) fn table_closed(&self, table: TableId) {
        self.open.borrow_mut().remove(&table.to_string());
    }

    /// Whether the game at any table is open.
    pub(super) fn is_any_open(&self) -> bool {
        !self.open.borrow().is_empty()
    }

    /// Ends the games of the player who was at this device before.
    pub(super) fn abandon_all(&self) {
        let open = std::mem::take(&mut *self.open.borrow_mut());
        open.into_values().for_each(|open| (open.abandon)());
        // Other decisions than before are shown now.
        self.kept.update(|_| {});
    }

    /// The decisions of a player, by table.
    fn of_player(&self, player: &str) -> Vec<(String, String)> {
        self.kept.with_untracked(|kept| {
            let entries = kept.iter().filter_map(|(name, text)| {
                let (table, owner) = table_and_owner(name);
                (owner == player).then(|| (table.to_owned(), text.clone()))
            });
            entries.collect()
        })
    }

    /// Forgets the decisions of a player who cannot come back.
    pub(super) fn forget(&self, player: &str) {
        for (table, _) in self.of_player(player) {
            self.keep_named(&owned(&table, player), None);
        }
    }

    /// What a player has decided, another one has from now on.
    fn pass_on(&self, table: &str, text: String, [from, to]: [&str; 2]) {
        self.keep_named(&owned(table, from), None);
        self.keep_named(&owned(table, to), Some(text));
    }

    /// Decisions that were kept before the server had told who decides here are those of this player.
    pub(super) fn adopt(&self, player: &str) {
        for (table, text) in self.of_player("") {
            // As earlier versions stored it.
            BrowserTexts.remove(&format!("{KEPT_DECISIONS}{table}"));
            self.pass_on(&table, text, ["", player]);
        }
    }

    /// A guest's decisions belong to the account that has their seats now. Where both sat, the guest's seat is nobody's.
    pub(super) async fn take_seats(&self, guest: &str, account: &str) {
        for (table, text) in self.of_player(guest) {
            let state = get::<State>(&format!("tables/{table}")).await;
            if state.is_ok_and(|state| state.you.is_some() && state.you == remote::seat(&text)) {
                self.pass_on(&table, text, [guest, account]);
            }
        }
    }

    /// Sends whatever is kept for tables that are not open, and tries again later if the server does not answer.
    pub(crate) fn send(self: &Rc<Outbox>) {
        let own = self.clone();
        spawn_local(async move {
            // As long as the server does not answer, a decision has certainly not arrived and can be taken back. And the server
            // alone knows in whose name requests are sent: another tab may have logged in somebody else.
            let player = match get::<MeAnswer>("me").await {
                Ok(MeAnswer(me)) => me.map(|me| me.player.to_string()),
                Err(ApiFault::Refused(fault)) if fault.code == Code::PLAYER => None,
                Err(_) => return own.send_later(),
            };
            let Some(player) = player else { return };
            if identity::current().is_none() {
                own.adopt(&player);
            }
            own.refresh();
            let is_open = |table: &str| own.open.borrow().contains_key(table);
            for (table, text) in own.of_player(&player) {
                if !is_open(&table) && own.is_kept(&owned(&table, &player), &text) {
                    own.send_one(&table, &player, &text).await;
                }
            }
            own.refresh();
            if own.of_player(&player).iter().any(|(table, _)| !is_open(table)) {
                own.send_later();
            }
        });
    }

    fn send_later(self: &Rc<Outbox>) {
        if self.is_waiting.replace(true) {
            return;
        }
        let again = self.clone();
        let send = move || {
            again.is_waiting.set(false);
            again.send();
        };
        set_timeout(send, WAIT);
    }

    /// Whether these are still the decisions under this name: another tab may have sent or withdrawn them.
    fn is_kept(&self, name: &str, text: &str) -> bool {
        if self.is_alone.get() {
            return self
                .kept
                .with_untracked(|kept| kept.get(name).is_some_and(|kept| kept == text));
        }
        BrowserTexts.get(&format!("{KEPT_DECISIONS}{name}")).as_deref() == Some(text)
    }

    /// Takes over what other tabs have changed.
    fn refresh(&self) {
        if self.is_alone.get() {
            return;
        }
        let stored = stored();
        if self.kept.with_untracked(|kept| *kept != stored) {
            self.kept.set(stored);
        }
    }

    async fn send_one(&self, table: &str, player: &str, text: &str) {
        let name = owned(table, player);
        let (commands, sent) = remote::to_send(text);
        // A page that is loaded meanwhile knows that they may have arrived.
        self.keep_named(&name, Some(sent.clone()));
        let mut refused = None;
        for command in commands {
            match post::<_, Decided>(&format!("tables/{table}/decisions"), &command).await {
                Ok(_) => {}
                Err(ApiFault::Refused(fault)) if is_final(&fault.code) => {
                    refused = Some(fault.code)
                }
                Err(_) => return,
            }
        }
        if self.is_kept(&name, &sent) {
            self.keep_named(&name, None);
            refused.iter().for_each(|code| self.tell_dropped(code));
        }
    }

    /// Says that a decision does not count, and why.
    fn tell_dropped(&self, code: &Code) {
        let texts = self.app.texts_now();
        let fault = texts.refusal_code(code.as_str());
        self.app.tell(texts.say_with("online-decision-dropped", &[("fault", fault.into())]));
    }
}

/// All decisions that are kept in this browser, by table and player.
fn stored() -> BTreeMap<String, String> {
    let read = |name: String| {
        let (table, player) = table_and_owner(name.strip_prefix(KEPT_DECISIONS)?);
        Some((owned(table, player), BrowserTexts.get(&name)?))
    };
    BrowserTexts::names(KEPT_DECISIONS).into_iter().filter_map(read).collect()
}

/// Whether a decision that is refused with this code will never count. Everything else may pass, and the decision is kept.
fn is_final(code: &Code) -> bool {
    let is_about_the_game = |code: &str| {
        ["question/", "turn/", "table/"].iter().any(|subject| code.starts_with(subject))
    };
    *code == Code::ID_REUSED || is_about_the_game(code.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_game_itself_refuses_a_decision_for_good() {
        let is_final = |code: &'static str| is_final(&Code::from(code));
        for code in ["question/stale", "turn/cell_taken", "table/over", "request/id_reused"] {
            assert!(is_final(code), "{code}");
        }
        for code in
            ["request/origin", "request/too_many", "player/unknown", "server/busy", "moon/full"]
        {
            assert!(!is_final(code), "{code}");
        }
    }
}
