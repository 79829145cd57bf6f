//! A table as long as one of its screens is shown, whatever is played there and whether it has begun or not.

use super::Online;
use super::json::MESSAGES;
use super::socket::SocketEvent;
use crate::shell::runner::now;
use client::{Connection, Millis};
use leptos::prelude::*;
use protocol::{Phrase, State, TableId, ToServer};
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
            known.as_ref().is_none_or(|known| known.version <= state.version)
        });
        // Nobody knows, if the screen is gone by now.
        if is_new == Some(true) {
            self.came_at.set(now());
            self.state.set(Some(state));
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
