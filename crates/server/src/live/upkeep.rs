//! Periodic work for a table in memory.

use super::table::LiveTable;
use game::Seat;
use protocol::Stage;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use table::{Command, Millis};

impl LiveTable {
    /// What has to be done from time to time, unless it is still being done. Tells whether the table may be forgotten until
    /// somebody wants it.
    pub(super) async fn keep(self: &Arc<LiveTable>, idle_since: Millis) -> bool {
        if self.is_damaged() || self.is_kept.swap(true, Ordering::Relaxed) {
            return false;
        }
        let is_idle = self.look_after(idle_since).await;
        self.is_kept.store(false, Ordering::Relaxed);
        is_idle
    }

    async fn look_after(self: &Arc<LiveTable>, idle_since: Millis) -> bool {
        self.answer_for_hung_bots().await;
        let now = self.shared.now();
        let (is_anybody, has_gone) = {
            let mut presence = self.presence();
            let has_gone = presence.forget(now, self.shared.substitute_after);
            (presence.is_anybody(), has_gone)
        };
        if has_gone {
            self.presence_changed();
        }
        let is_substitutable = self.look_for_substitutable(now).await;
        if self.is_stale.swap(false, Ordering::Relaxed) || is_substitutable {
            self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
        }
        if self.is_player_here(now).await {
            // Stored if it is another day than it was.
            let _ = self.execute(Command::Seen).await;
        }
        !is_anybody && self.used.load(Ordering::Relaxed) < idle_since && self.thinking().is_empty()
    }

    /// Whether there is a new seat for which a bot may be substituted from now on.
    async fn look_for_substitutable(&self, now: Millis) -> bool {
        let table = &self.table.read().await.0;
        if table.options().clock.is_some() || table.stage() != Stage::Playing {
            return false;
        }
        let may_substitute = |&seat: &Seat| {
            let absence = self.absence(table, seat, now);
            // Every other player may do it or none.
            let mut others = table.people().filter(|&(_, own)| own != seat);
            others
                .next()
                .is_some_and(|(by, _)| table.may_substitute(by, seat.number(), absence, now))
        };
        let seats: Vec<Seat> = Seat::first(table.seats()).filter(may_substitute).collect();
        let mut known = self.substitutable.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = seats.iter().any(|seat| !known.contains(seat));
        *known = seats;
        is_new
    }
}
