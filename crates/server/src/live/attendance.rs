//! The people at a table: who is connected, and who has been absent for how long.

use super::mailbox::Mailbox;
use super::table::{LARGE, LiveTable};
use game::Seat;
use protocol::PlayerId;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::{Absence, Millis, Table};

impl LiveTable {
    /// Notes that a person has asked for something.
    pub fn requested_by(&self, player: PlayerId) {
        if self.presence().requested(player, self.shared.now()) {
            self.presence_changed();
        }
    }

    pub(super) fn watched_by(&self, player: Option<PlayerId>, mailbox: &Arc<Mailbox>) {
        self.watchers.add(player, Arc::clone(mailbox));
        if player.is_some_and(|player| self.presence().connected(player, self.shared.now())) {
            self.presence_changed();
        }
    }

    pub(super) fn unwatched_by(&self, player: Option<PlayerId>, mailbox: &Arc<Mailbox>) {
        self.watchers.remove(player, mailbox);
        if player.is_some_and(|player| self.presence().disconnected(player, self.shared.now())) {
            self.presence_changed();
        }
    }

    pub(super) fn presence_changed(&self) {
        match self.table.try_read() {
            Ok(table) if table.0.seats() <= LARGE => {
                self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
            }
            // At a large table, or one that is busy, it is told with the next round of news.
            _ => self.is_stale.store(true, Ordering::Relaxed),
        }
    }

    /// How many people who sit here are present.
    pub(super) async fn here(&self) -> usize {
        let now = self.shared.now();
        let guard = self.table.read().await;
        let presence = self.presence();
        presence.all(now).filter(|&player| guard.0.seat_of(player).is_some()).count()
    }

    /// Since when a person has been away from this table, unless they are here.
    pub(super) fn absent_since(&self, player: PlayerId) -> Option<Millis> {
        self.presence().absent_since(player, self.shared.now())
    }

    /// The absence of the person in a seat; none if there is no such seat.
    pub(super) async fn absence_in(&self, seat: usize) -> Absence {
        let table = &self.read().await.0;
        let here = Absence { since: None, needed: 0 };
        Seat::new(seat).map_or(here, |seat| self.absence(table, seat, self.shared.now()))
    }

    /// For how long the person in a seat has been absent.
    pub(super) fn absence(&self, table: &Table, seat: Seat, now: Millis) -> Absence {
        let player = table.player_in(seat);
        let since = player.and_then(|player| self.presence().absent_since(player, now));
        Absence { since, needed: self.shared.substitute_after }
    }

    /// Whether a person who sits here is connected; spectators do not keep a table alive.
    pub(super) async fn is_player_here(&self, now: Millis) -> bool {
        let table = &self.table.read().await.0;
        let presence = self.presence();
        table.people().any(|(player, _)| presence.is_here(player, now))
    }
}
