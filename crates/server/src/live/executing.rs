//! Executing commands: what waits is applied and stored together, and only then answered and told.

use super::node_message::NodeMessage;
use super::queue::{Queued, Waiting};
use super::saved::{Saved, Stored};
use super::table::{LARGE, LiveTable};
use crate::storage::AppendFault;
use futures_util::FutureExt;
use game::{Question, Seat};
use protocol::{Code, Fault, PlayerId, Stage, TableId};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::{Command, Event, Millis, Reply, Table};
use tokio::time::Instant;

/// How often a batch of commands is executed again after a version conflict.
const CONFLICTS: usize = 3;

/// The result of a failed append.
static NOTHING: Stored = Stored { events: Vec::new(), gone: Vec::new(), is_appended: false };

/// The stage of a table and its current question.
pub(super) type Moment = (Stage, Option<Question>);

/// A batch of commands after its execution.
struct Executed {
    /// One for each command, valid only if the batch was stored.
    answers: Vec<Result<Reply, Fault>>,
    stored: Result<Stored, Fault>,
    /// Whether the table was reloaded, so that anything may have changed.
    is_reloaded: bool,
}

impl LiveTable {
    /// Executes a command. The answer comes when its events are safe on disk.
    ///
    /// # Errors
    /// Why it is refused, or that it could not be stored.
    pub async fn execute(self: &Arc<LiveTable>, command: Command) -> Result<Reply, Fault> {
        self.used.store(self.shared.now(), Ordering::Relaxed);
        let Queued { answer, starts } = self.queue.push(command)?;
        if starts {
            // In a task, because the caller may be cancelled before it is done.
            tokio::spawn(Arc::clone(self).serve_through_panics());
        }
        answer.await.unwrap_or_else(|_| Err(self.unchanged()))
    }

    /// Why a change was not even tried.
    fn unchanged(&self) -> Fault {
        if self.is_removed() { Fault::no_table() } else { not_stored() }
    }

    /// Looks whether time has changed anything, and does what is due.
    pub(super) async fn wake(self: &Arc<LiveTable>) {
        // What is not stored here is tried again at the next look.
        let _ = self.execute(Command::Wake).await;
    }

    /// Takes commands as long as there are any, also when something panics besides the commands themselves.
    async fn serve_through_panics(self: Arc<LiveTable>) {
        while AssertUnwindSafe(Arc::clone(&self).serve()).catch_unwind().await.is_err() {
            tracing::error!(table = %self.id, "the task of a table has panicked");
            self.try_again_later();
        }
    }

    /// Reads the table again after a panic. It costs the commands that were being executed, and no table.
    async fn recover(self: &Arc<LiveTable>, table: &mut Table, saved: &mut Saved) -> Executed {
        tracing::error!(table = %self.id, "a command has panicked; the table is read again");
        self.reload(table, saved).await;
        self.try_again_later();
        Executed { answers: Vec::new(), stored: Err(not_stored()), is_reloaded: true }
    }

    /// Takes commands as long as there are any.
    async fn serve(self: Arc<LiveTable>) {
        loop {
            let waiting = self.queue.take();
            if waiting.is_empty() {
                return;
            }
            let mut guard = self.table.write().await;
            if self.is_damaged() || self.is_removed() {
                // Those who wait hear that nothing was stored.
                continue;
            }
            let now = self.shared.now();
            let (table, saved) = &mut *guard;
            let before = moment(table);
            // Caught under the lock: what has not been stored is gone before the table can be seen.
            let executing = AssertUnwindSafe(self.execute_all(&waiting, table, saved, now));
            let executed = match executing.catch_unwind().await {
                Ok(executed) => executed,
                Err(_) => self.recover(table, saved).await,
            };
            let Executed { answers, stored, is_reloaded } = executed;
            let wake_at = table.wake_at().filter(|_| !self.is_damaged());
            let due = table.due(now);
            let has_moved_on = moment(table) != before || is_reloaded;
            let is_small_news = table.seats() > LARGE && !has_moved_on;
            let Stored { events, gone, .. } = stored.as_ref().map_or(&NOTHING, |stored| stored);
            let deciders = people_in(events, table);
            self.tell_lists(table, has_moved_on, events, gone);
            self.tell_nodes(table, has_moved_on, events, gone);
            drop(guard);
            // Before the answers, so that a connection sends the news together with its answer.
            if is_reloaded || (!events.is_empty() && !is_small_news) {
                self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
            } else if !events.is_empty() {
                self.tell_some(&deciders);
            }
            let outcome = stored.map(|_| ());
            for (waiting, answer) in waiting.into_iter().zip(answers) {
                waiting.answer(outcome.clone().and(answer));
            }
            self.shared.timers.set(self.id, wake_at.filter(|&at| at > now));
            if !self.is_damaged() && !self.backoff().is_waiting(Instant::now()) {
                self.think(due).await;
            }
        }
    }

    /// Executes commands and stores what comes of them. After a conflict the table is read again, and the same commands are
    /// executed on what others have stored.
    async fn execute_all(
        self: &Arc<LiveTable>,
        waiting: &[Waiting],
        table: &mut Table,
        saved: &mut Saved,
        now: Millis,
    ) -> Executed {
        let mut conflicts = 0;
        loop {
            // Nothing to do, unless the time was set.
            note(self.id, table.resume(self.shared.outage_ended(), now));
            table.clamp_clock(now);
            let answers =
                waiting.iter().map(|it| self.carry_out(&it.command, table, now)).collect();
            // No timer is set for a time that is past, so what is due by now is done now.
            if self.shared.may_give_up(now) {
                note(self.id, table.tick(now));
            }
            let fault = match saved.store(&*self.shared.store, table, now).await {
                // Refusals of an old copy are not told.
                Ok(stored) if !stored.is_appended && self.is_old(table).await => {
                    AppendFault::Conflict
                }
                Ok(stored) => {
                    if !stored.events.is_empty() {
                        self.backoff().succeeded();
                    }
                    return Executed { answers, stored: Ok(stored), is_reloaded: conflicts > 0 };
                }
                // The storage logs it.
                Err(fault) => fault,
            };
            self.reload(table, saved).await;
            conflicts += 1;
            if fault != AppendFault::Conflict || conflicts > CONFLICTS || self.is_damaged() {
                self.try_again_later();
                return Executed { answers, stored: Err(not_stored()), is_reloaded: true };
            }
        }
    }

    /// Whether other processes have stored something since this copy of the table was. If that cannot be found out, it may be.
    async fn is_old(&self, table: &Table) -> bool {
        let store = &*self.shared.store;
        store.is_shared()
            && store.versions(&[self.id]).await != Ok(vec![(self.id, table.version())])
    }

    fn carry_out(&self, command: &Command, table: &mut Table, now: Millis) -> Result<Reply, Fault> {
        if let Command::BotsDecided(decisions) = command {
            let mut thinking = self.thinking();
            decisions.iter().for_each(|it| _ = thinking.remove(&it.due));
        }
        table.execute(command, now)
    }

    /// Lets bots and clocks wait before the next attempt to store something, a little longer each time.
    pub(super) fn try_again_later(self: &Arc<LiveTable>) {
        if let Some(pause) = self.backoff().failed(Instant::now()) {
            let live = Arc::clone(self);
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                live.wake().await;
            });
        }
    }

    /// Tells the connections of this node that show lists of tables.
    pub(super) fn tell_lists(
        &self,
        table: &Table,
        has_moved_on: bool,
        events: &[Event],
        gone: &[PlayerId],
    ) {
        for_each_list(table, has_moved_on, events, gone, |player| {
            self.shared.lists.tell(player, |mailbox| mailbox.list_changed());
        });
    }

    /// Tells the other nodes, if there are any, that there is something new.
    fn tell_nodes(&self, table: &Table, has_moved_on: bool, events: &[Event], gone: &[PlayerId]) {
        if events.is_empty() {
            return;
        }
        let version = table.version();
        self.shared.tell_nodes(|| NodeMessage::Changed { table: self.id, version });
        // A list of thousands would cost more than it is worth: nodes with the table in memory find them out by themselves.
        if table.seats() <= LARGE {
            self.shared.tell_nodes(|| {
                let mut players = Vec::new();
                for_each_list(table, has_moved_on, events, gone, |player| players.push(player));
                NodeMessage::Lists { players }
            });
        }
    }

    /// Tells those who have decided; the others hear of it later.
    pub(super) fn tell_some(&self, deciders: &[PlayerId]) {
        self.is_stale.store(true, Ordering::Relaxed);
        for &player in deciders {
            self.watchers.tell(player, |mailbox| mailbox.changed(self.id));
        }
    }
}

pub(super) fn moment(table: &Table) -> Moment {
    (table.stage(), table.game().and_then(|game| game.question()))
}

/// Calls a function for the people whose lists show the table differently: everybody at the table when it asks something else,
/// begins, ends or has other people; otherwise those who have decided.
fn for_each_list(
    table: &Table,
    has_moved_on: bool,
    events: &[Event],
    gone: &[PlayerId],
    mut tell: impl FnMut(PlayerId),
) {
    let is_decision = |event: &Event| matches!(event, Event::Decided { .. });
    if has_moved_on || !events.iter().all(is_decision) {
        table.people().for_each(|(player, _)| tell(player));
        gone.iter().copied().for_each(tell);
    } else {
        people_in(events, table).into_iter().for_each(tell);
    }
}

/// The people to whom these events matter most: those who did them.
fn people_in(events: &[Event], table: &Table) -> Vec<PlayerId> {
    let seats = events.iter().filter_map(|event| match event {
        Event::Decided { seat, .. } | Event::Joined { seat, .. } => Seat::new(*seat),
        _ => None,
    });
    seats.filter_map(|seat| table.player_in(seat)).collect()
}

/// Logs that time could not change a table; it is tried again with the next command.
fn note(table: TableId, changed: Result<(), Fault>) {
    if let Err(fault) = changed {
        tracing::error!(%table, %fault, "a table does not change with the time");
    }
}

pub(super) fn not_stored() -> Fault {
    Fault::new(Code::BUSY, "nothing can be stored at the moment")
}
