//! A table as long as one of its screens is shown, whatever is played there and whether it has begun or not.

use super::json::MESSAGES;
use super::last_state::{self, last_state};
use super::socket::SocketEvent;
use super::{FinishedGame, Online, commitments, identity};
use crate::shell::runner::now;
use client::{Connection, Millis};
use leptos::prelude::*;
use protocol::{Phrase, Stage, State, TableId, ToServer};
use remote::{News, TableWatch};
use std::time::Duration;

/// What is known of a table; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct TableFollow {
    /// The table.
    pub(crate) table: TableId,
    /// The newest state.
    pub(crate) state: RwSignal<Option<State>>,
    /// When it came, which is when its clock was read.
    pub(crate) came_at: RwSignal<Millis>,
    /// How the connection fares.
    pub(crate) connection: RwSignal<Connection>,
    /// What was said last: the seat and the phrase.
    pub(crate) said: RwSignal<Option<(usize, Phrase)>>,
    /// The table as its player saw it on an earlier visit.
    pub(crate) last_seen: StoredValue<Option<State>>,
    watch: StoredValue<TableWatch>,
    online: Online,
}

impl TableFollow {
    /// Follows a table until the screen goes.
    pub(crate) fn new(online: Online, table: TableId) -> TableFollow {
        let follow = TableFollow {
            table,
            state: RwSignal::new(None),
            came_at: RwSignal::new(0),
            connection: RwSignal::new(Connection::Connecting),
            said: RwSignal::new(None),
            last_seen: StoredValue::new(last_state(table)),
            watch: StoredValue::new(TableWatch::new(table, MESSAGES)),
            online,
        };
        follow.change(|watch| watch.open(now()));
        let number = online.socket().listen(move |event| follow.hear(event));
        on_cleanup(move || {
            follow.change(TableWatch::close);
            online.socket().stop_listening(number);
        });
        follow
    }

    /// Says something to everybody at the table.
    pub(crate) fn say(self, phrase: Phrase) {
        self.change(|watch| watch.send(&ToServer::Say { table: self.table, phrase }));
    }

    /// Tries again what failed.
    pub(crate) fn retry(self) {
        self.online.socket().retry();
        self.change(|watch| watch.retry(now()));
    }

    /// A state that came in another way.
    pub(crate) fn take_in(self, state: State) {
        let is_new = self.state.try_with_untracked(|known| {
            // Versions of another epoch, after a backup was restored, cannot be compared.
            known
                .as_ref()
                .is_none_or(|known| known.epoch != state.epoch || known.version <= state.version)
        });
        // Nobody knows, if the screen is gone by now.
        if is_new == Some(true) {
            let is_first = self.state.with_untracked(Option::is_none);
            if is_first {
                commitments::note(&state);
            }
            last_state::keep(&state);
            self.keep_if_finished(&state, is_first);
            self.came_at.set(now());
            self.state.set(Some(state));
        }
    }

    /// Keeps the newest state for the player at this device, who was not known when it came.
    pub(crate) fn keep(self) {
        // The screen may be gone by now.
        let _ = self.state.try_with_untracked(|state| state.iter().for_each(last_state::keep));
    }

    /// Shows the table as it was known last, since its server does not answer; says whether anything was known.
    pub(crate) fn recall(self) -> bool {
        let known = last_state(self.table);
        let is_known = known.is_some();
        known.into_iter().for_each(|state| self.take_in(state));
        is_known
    }

    /// The player at this device, as far as that is known.
    pub(crate) fn player(self) -> Option<String> {
        identity::current()
    }

    /// Whether the connection stands, so that the state is of now.
    pub(crate) fn is_steady(self) -> bool {
        self.connection.with(|connection| *connection == Connection::Steady)
    }

    /// Decisions for this table that the server has not answered, as they are kept.
    pub(crate) fn kept(self) -> Option<String> {
        self.online.outbox().of(self.table)
    }

    /// Takes back decisions that have not left this device yet.
    pub(crate) fn withdraw(self) {
        self.online.outbox().withdraw(self.table);
    }

    /// A finished game of the player belongs to this device too. One that was over before it was opened here may have ended
    /// long ago.
    fn keep_if_finished(self, state: &State, is_first: bool) {
        if state.state == Stage::Over && state.you.is_some() {
            let ended = match is_first {
                true => self.online.ended_at(self.table),
                false => Some(js_sys::Date::now()),
            };
            let game = FinishedGame { table: self.table, ended };
            self.online.server().keep_finished(vec![game]);
        }
    }

    fn hear(self, event: &SocketEvent) {
        // The screen may be gone by now.
        if self.watch.try_with_value(|_| ()).is_none() {
            return;
        }
        match event {
            SocketEvent::Connected => self.change(|watch| watch.connected(now())),
            SocketEvent::Disconnected { reason, retry_at } => {
                self.change(|watch| watch.disconnected(reason.clone(), *retry_at));
            }
            SocketEvent::Received(text) => {
                let mut news = None;
                self.change(|watch| news = watch.received(text));
                match news {
                    Some(News::State(state)) => self.take_in(*state),
                    Some(News::Said { seat, phrase }) => self.said.set(Some((seat, phrase))),
                    // The game's own driver waits for these.
                    Some(News::Done { .. } | News::Refused { .. }) | None => {}
                }
            }
        }
    }

    /// Changes the watch, and sends what it wants sent.
    fn change(self, change: impl FnOnce(&mut TableWatch)) {
        let changed = self.watch.try_update_value(|watch| {
            change(watch);
            (watch.take_sent(), watch.connection().clone(), watch.wake_at())
        });
        let Some((sent, connection, wake_at)) = changed else { return };
        sent.iter().for_each(|text| self.online.socket().send(text));
        if self.connection.with_untracked(|known| *known != connection) {
            self.connection.set(connection);
        }
        if let Some(time) = wake_at {
            let wait = Duration::from_millis(time.saturating_sub(now()));
            set_timeout(move || self.tick(time), wait);
        }
    }

    fn tick(self, time: Millis) {
        if self.watch.try_with_value(TableWatch::wake_at).flatten() == Some(time) {
            self.change(|watch| watch.tick(now().max(time)));
        }
    }
}
