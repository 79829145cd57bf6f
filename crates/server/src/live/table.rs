//! A table in memory.

use super::backoff::Backoff;
use super::mailbox::Mailbox;
use super::presence::Presence;
use super::queue::{Queue, Queued, Waiting};
use super::saved::{self, Saved, Stored};
use super::shared::Shared;
use super::spectators::SpectatorState;
use super::watchers::Watchers;
use crate::clock;
use crate::storage::AppendFault;
use futures_util::FutureExt;
use game::{Question, Seat};
use protocol::{Code, Fault, FromServer, Phrase, PlayerId, Stage, State, TableId};
use std::collections::HashSet;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Absence, Command, Due, Event, Millis, Reply, Table};
use tokio::sync::{Notify, RwLock, RwLockReadGuard};

/// A table with more seats than this tells those who watch only what matters to them at once.
const LARGE: usize = limes::FULL_VIEW;
/// How long to wait before a table that could not be read is read again; each further pause is twice as long.
const BEFORE_RELOAD: Duration = Duration::from_millis(250);
/// The longest pause before that.
const LONGEST_RELOAD: Duration = Duration::from_secs(30);
/// How often a table is read while everyone who uses it waits. After that it is out of use until it can be read.
const RELOADS: usize = 3;

/// A table in memory, with everything around it.
pub(crate) struct LiveTable {
    id: TableId,
    shared: Arc<Shared>,
    queue: Queue,
    /// The table, and what of it is stored. Nobody can read it while something is being stored.
    table: RwLock<(Table, Saved)>,
    /// Whether the table in memory differs from the stored one, which could not be read since. It is not shown then.
    is_damaged: AtomicBool,
    repaired: Notify,
    /// Whether it was removed from the storage for good.
    is_removed: AtomicBool,
    /// Whether it is being looked after.
    is_kept: AtomicBool,
    watchers: Watchers,
    presence: Mutex<Presence>,
    /// The seats for which a bot could be substituted when this was last looked at.
    substitutable: Mutex<Vec<Seat>>,
    /// What bots are thinking about.
    pub(super) thinking: Mutex<HashSet<Due>>,
    /// When it tries again to store something by itself.
    backoff: Mutex<Backoff>,
    /// Whether something has changed that those who watch a large table hear of later.
    is_stale: AtomicBool,
    /// When somebody last wanted something of it.
    used: AtomicU64,
}

/// How often commands are executed again because others have stored something meanwhile.
const CONFLICTS: usize = 3;

/// What was stored where storing failed.
static NOTHING: Stored = Stored { events: Vec::new(), gone: Vec::new() };

/// Commands that were executed.
struct Executed {
    /// One for each, to be told if everything was stored.
    answers: Vec<Result<Reply, Fault>>,
    stored: Result<Stored, Fault>,
    /// Whether the table was read again, so that anything may have changed.
    is_reloaded: bool,
}

/// How far a table has come, and what it asks.
type Moment = (Stage, Option<Question>);

impl LiveTable {
    pub(super) fn new(table: Table, saved: Saved, shared: Arc<Shared>) -> Arc<LiveTable> {
        let (id, now) = (table.id(), clock::now());
        let absent_since = shared.forgotten.absent_since(id, now);
        let live = LiveTable {
            id,
            shared,
            queue: Queue::default(),
            table: RwLock::new((table, saved)),
            is_damaged: AtomicBool::new(false),
            repaired: Notify::new(),
            is_removed: AtomicBool::new(false),
            is_kept: AtomicBool::new(false),
            watchers: Watchers::default(),
            presence: Mutex::new(Presence::nobody_since(absent_since)),
            substitutable: Mutex::default(),
            thinking: Mutex::default(),
            backoff: Mutex::default(),
            is_stale: AtomicBool::new(false),
            used: AtomicU64::new(now),
        };
        Arc::new(live)
    }

    /// What it is called.
    pub(crate) fn id(&self) -> TableId {
        self.id
    }

    /// Executes a command. The answer comes when its events are safe on disk.
    ///
    /// # Errors
    /// Why it is refused, or that it could not be stored.
    pub(crate) async fn execute(self: &Arc<LiveTable>, command: Command) -> Result<Reply, Fault> {
        self.used.store(clock::now(), Ordering::Relaxed);
        let Queued { answer, starts } = self.queue.push(command)?;
        if starts {
            // A task of its own, because whoever waits may go away before it is done.
            tokio::spawn(Arc::clone(self).serve_through_panics());
        }
        answer.await.unwrap_or_else(|_| Err(self.unchanged()))
    }

    /// Why a change was not even tried.
    fn unchanged(&self) -> Fault {
        if self.is_removed() { Fault::no_table() } else { not_stored() }
    }

    /// Looks at the table.
    pub(crate) async fn look<R>(&self, look: impl FnOnce(&Table) -> R) -> R {
        self.used.store(clock::now(), Ordering::Relaxed);
        look(&self.read().await.0)
    }

    /// The table. While it is damaged this waits.
    async fn read(&self) -> RwLockReadGuard<'_, (Table, Saved)> {
        loop {
            let repaired = self.repaired.notified();
            let table = self.table.read().await;
            if !self.is_damaged() {
                return table;
            }
            drop(table);
            repaired.await;
        }
    }

    /// Refuses to wait for a table that is damaged or was removed.
    ///
    /// # Errors
    /// If it is or was.
    pub(crate) fn check_readable(&self) -> Result<(), Fault> {
        if self.is_removed() {
            return Err(Fault::no_table());
        }
        let why = || Fault::new(Code::BUSY, "the table cannot be read at the moment");
        if self.is_damaged() { Err(why()) } else { Ok(()) }
    }

    fn is_damaged(&self) -> bool {
        self.is_damaged.load(Ordering::Acquire)
    }

    fn is_removed(&self) -> bool {
        self.is_removed.load(Ordering::Acquire)
    }

    /// Removes the table from the storage for good. Those who watch it hear that there is none.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub(super) async fn remove(&self) -> Result<(), Fault> {
        // Nothing is stored meanwhile, and nothing after.
        let guard = self.table.write().await;
        self.shared.store.remove_table(self.id).await.map_err(|_| not_stored())?;
        self.is_removed.store(true, Ordering::Release);
        self.is_damaged.store(false, Ordering::Release);
        self.shared.timers.set(self.id, None);
        self.tell_lists(&guard.0, true, &[], &[]);
        drop(guard);
        self.repaired.notify_waiters();
        self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
        Ok(())
    }

    /// The newest state, as this viewer may see it.
    pub(crate) async fn state(&self, viewer: Option<PlayerId>) -> State {
        let table = &self.read().await.0;
        let now = clock::now();
        let mut state = table.state(viewer, now, |seat| {
            table.player_in(seat).is_some_and(|player| self.presence().is_here(player, now))
        });
        state.epoch = self.shared.store.epoch();
        if let Some(viewer) = viewer.filter(|_| state.you.is_some()) {
            for seat in state.seats.iter_mut().filter(|seat| seat.waiting && !seat.here) {
                let absence = Seat::new(seat.seat).map(|seat| self.absence(table, seat, now));
                seat.substitute = absence
                    .is_some_and(|absence| table.may_substitute(viewer, seat.seat, absence, now));
            }
        }
        state
    }

    /// The newest state as all viewers without a seat see it; `None` for a viewer who has one, or for whom one is reserved.
    pub(super) async fn spectated(&self, viewer: Option<PlayerId>) -> Option<Arc<SpectatorState>> {
        let version = {
            let table = &self.table.read().await.0;
            let own = |own: PlayerId| Some(own) == viewer;
            if viewer.is_some_and(|viewer| table.seat_of(viewer).is_some())
                || table.reserved_for().any(own)
            {
                return None;
            }
            table.version()
        };
        self.watchers.spectators().state(version, self.state(None)).await
    }

    /// The absence of the person in a seat; nobody is absent from a seat that is not there.
    pub(super) async fn absence_in(&self, seat: usize) -> Absence {
        let table = &self.read().await.0;
        let here = Absence { since: None, needed: 0 };
        Seat::new(seat).map_or(here, |seat| self.absence(table, seat, clock::now()))
    }

    /// For how long the person in a seat has been absent.
    fn absence(&self, table: &Table, seat: Seat, now: Millis) -> Absence {
        let player = table.player_in(seat);
        let since = player.and_then(|player| self.presence().absent_since(player, now));
        Absence { since, needed: self.shared.substitute_after }
    }

    /// Notes that a person has asked for something.
    pub(crate) fn requested_by(&self, player: PlayerId) {
        if self.presence().requested(player, clock::now()) {
            self.presence_changed();
        }
    }

    /// Says something to everybody who watches.
    ///
    /// # Errors
    /// If the person does not sit here.
    pub(crate) async fn say(&self, player: PlayerId, phrase: Phrase) -> Result<(), Fault> {
        let seat = self.look(|table| table.seat_of(player)).await;
        let why = || Fault::new(Code::NOT_YOURS, "you do not sit at this table");
        let seat = seat.ok_or_else(why)?.number();
        let message = FromServer::Said { table: self.id, seat, phrase };
        self.watchers.tell_all(|mailbox| mailbox.said(message.clone()));
        Ok(())
    }

    pub(super) fn watched_by(&self, player: Option<PlayerId>, mailbox: &Arc<Mailbox>) {
        self.watchers.add(player, Arc::clone(mailbox));
        if player.is_some_and(|player| self.presence().connected(player, clock::now())) {
            self.presence_changed();
        }
    }

    pub(super) fn unwatched_by(&self, player: Option<PlayerId>, mailbox: &Arc<Mailbox>) {
        self.watchers.remove(player, mailbox);
        if player.is_some_and(|player| self.presence().disconnected(player, clock::now())) {
            self.presence_changed();
        }
    }

    /// Looks whether time has changed anything, and does what is due.
    pub(super) async fn wake(self: &Arc<LiveTable>) {
        // What is not stored here is tried again at the next look.
        let _ = self.execute(Command::Wake).await;
    }

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
        let now = clock::now();
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

    /// Whether a person who sits here is connected; spectators do not keep a table alive.
    async fn is_player_here(&self, now: Millis) -> bool {
        let table = &self.table.read().await.0;
        let presence = self.presence();
        table.people().any(|(player, _)| presence.is_here(player, now))
    }

    /// Takes commands as long as there are any. A panic costs those that were being executed, and no table.
    async fn serve_through_panics(self: Arc<LiveTable>) {
        while AssertUnwindSafe(Arc::clone(&self).serve()).catch_unwind().await.is_err() {
            tracing::error!(table = %self.id, "a command has panicked; the table is read again");
            let mut guard = self.table.write().await;
            let (table, saved) = &mut *guard;
            self.reload(table, saved).await;
            drop(guard);
            self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
            self.try_again_later();
        }
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
            let now = clock::now();
            let (table, saved) = &mut *guard;
            let before = moment(table);
            let Executed { answers, stored, is_reloaded } =
                self.execute_all(&waiting, table, saved, now).await;
            let wake_at = table.wake_at().filter(|_| !self.is_damaged());
            let due = table.due(now);
            let has_moved_on = moment(table) != before || is_reloaded;
            let is_small_news = table.seats() > LARGE && !has_moved_on;
            let Stored { events, gone } = stored.as_ref().map_or(&NOTHING, |stored| stored);
            let deciders = people_in(events, table);
            self.tell_lists(table, has_moved_on, events, gone);
            drop(guard);
            // Before the answers, so that whoever gets one finds the news and sends both in one go.
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
            note(self.id, table.resume(self.shared.started(), now));
            table.clamp_clock(now);
            let answers =
                waiting.iter().map(|it| self.carry_out(&it.command, table, now)).collect();
            // No timer is set for a time that is past, so what is due by now is done now.
            if self.shared.may_give_up(now) {
                note(self.id, table.tick(now));
            }
            let fault = match saved.store(&*self.shared.store, table, now).await {
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

    fn carry_out(&self, command: &Command, table: &mut Table, now: Millis) -> Result<Reply, Fault> {
        if let Command::BotsDecided(decisions) = command {
            let mut thinking = self.thinking();
            decisions.iter().for_each(|it| _ = thinking.remove(&it.due));
        }
        table.execute(command, now)
    }

    /// Lets bots and clocks wait before the next attempt to store something, a little longer each time.
    fn try_again_later(self: &Arc<LiveTable>) {
        if let Some(pause) = self.backoff().failed(Instant::now()) {
            let live = Arc::clone(self);
            tokio::spawn(async move {
                tokio::time::sleep(pause).await;
                live.wake().await;
            });
        }
    }

    /// Reads the table again. Those who watch it go on watching, and see what has changed.
    pub(super) async fn reread(self: &Arc<LiveTable>) {
        let mut guard = self.table.write().await;
        if self.is_removed() {
            return;
        }
        let (table, saved) = &mut *guard;
        self.reload(table, saved).await;
        // A decision may have been stored since with what lists showed before.
        saved.distrust();
        drop(guard);
        self.wake().await;
        self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
    }

    /// Reads the table again after something could not be stored: what was done since is gone. If it cannot be read, it is out of
    /// use until it can.
    async fn reload(self: &Arc<LiveTable>, table: &mut Table, saved: &mut Saved) {
        for number in 1..=RELOADS {
            if let Some(stored) = self.load().await {
                (*table, *saved) = stored;
                return;
            }
            if number < RELOADS {
                tokio::time::sleep(BEFORE_RELOAD).await;
            }
        }
        if !self.is_damaged.swap(true, Ordering::AcqRel) {
            tracing::error!(table = %self.id, "a table is out of use until it can be read");
            tokio::spawn(Arc::clone(self).repair());
        }
    }

    async fn load(&self) -> Option<(Table, Saved)> {
        // It was stored once, so that it is not there is a failure, too.
        saved::load(&*self.shared.store, self.id, self.shared.started()).await.ok().flatten()
    }

    /// Reads a damaged table until that succeeds.
    fn repair(self: Arc<LiveTable>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        // In a box, because it wakes the table, which may need repair again.
        Box::pin(async move {
            let mut pause = BEFORE_RELOAD;
            let mut stored = loop {
                tokio::time::sleep(pause).await;
                if self.is_removed() {
                    return;
                }
                if let Some(stored) = self.load().await {
                    break stored;
                }
                pause = (pause * 2).min(LONGEST_RELOAD);
            };
            stored.1.distrust();
            let mut guard = self.table.write().await;
            if self.is_removed() {
                return;
            }
            *guard = stored;
            self.is_damaged.store(false, Ordering::Release);
            drop(guard);
            tracing::info!(table = %self.id, "a table can be read again");
            self.repaired.notify_waiters();
            self.wake().await;
            self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
        })
    }

    /// Tells the connections that show lists of tables: everybody at this table when it asks something else, begins, ends or
    /// has other people; otherwise those who have decided.
    fn tell_lists(&self, table: &Table, has_moved_on: bool, events: &[Event], gone: &[PlayerId]) {
        let tell = |player| self.shared.lists.tell(player, |mailbox| mailbox.list_changed());
        let is_decision = |event: &Event| matches!(event, Event::Decided { .. });
        if has_moved_on || !events.iter().all(is_decision) {
            table.people().for_each(|(player, _)| tell(player));
            gone.iter().copied().for_each(tell);
        } else {
            people_in(events, table).into_iter().for_each(tell);
        }
    }

    /// How many people who sit here are present.
    pub(super) async fn here(&self) -> usize {
        let now = clock::now();
        let guard = self.table.read().await;
        let presence = self.presence();
        presence.all(now).filter(|&player| guard.0.seat_of(player).is_some()).count()
    }

    /// Since when a person has been away from this table, unless they are here.
    pub(super) fn absent_since(&self, player: PlayerId) -> Option<Millis> {
        self.presence().absent_since(player, clock::now())
    }

    /// Tells those who have decided; the others hear of it later.
    fn tell_some(&self, deciders: &[PlayerId]) {
        self.is_stale.store(true, Ordering::Relaxed);
        for &player in deciders {
            self.watchers.tell(player, |mailbox| mailbox.changed(self.id));
        }
    }

    fn presence_changed(&self) {
        match self.table.try_read() {
            Ok(table) if table.0.seats() <= LARGE => {
                self.watchers.tell_all(|mailbox| mailbox.changed(self.id));
            }
            // At a large table, or one that is busy, it is told with the next round of news.
            _ => self.is_stale.store(true, Ordering::Relaxed),
        }
    }

    /// Whether a bot still has to answer a question, as far as that can be told without waiting.
    pub(super) fn may_be_due(&self, due: Due) -> bool {
        !self.is_damaged()
            && self.table.try_read().map_or(true, |table| table.0.is_due(due, clock::now()))
    }

    pub(super) fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    pub(super) fn thinking(&self) -> MutexGuard<'_, HashSet<Due>> {
        self.thinking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn backoff(&self) -> MutexGuard<'_, Backoff> {
        self.backoff.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn moment(table: &Table) -> Moment {
    (table.stage(), table.game().and_then(|game| game.question()))
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

fn not_stored() -> Fault {
    Fault::new(Code::BUSY, "nothing can be stored at the moment")
}
