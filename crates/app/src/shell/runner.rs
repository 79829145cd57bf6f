//! A game while it is open: what its client wants done is done here.
//!
//! A runner outlives the screen that shows it, until everything that was decided is stored. Whoever comes back finds the same
//! one, so no bot thinks twice.

use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::game_id::GameId;
use crate::shell::storage::StoredGame;

use client::{
    Driver, GameClient, Input, LocalDriver, LocalOptions, Output, Refused, Saved, State, Status,
    StorageState, Store, StoreFault, TakenBack, Think, ThinkId,
};
use game::{Game, Question, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use record::Seed;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::time::Duration;
use thinker::{Answer, Task};

/// After so many milliseconds a bot is not waited for any more.
const THINK_LIMIT: u64 = 60_000;

/// What the shell asks of a game that is played on this device.
pub(crate) trait PlayedHere: Game + 'static {
    /// Its name in storage, such as `limes`.
    const STORED_AS: &'static str;

    /// What the addresses of its pages begin with.
    const PATH: &'static str;

    /// Whether bots get everything that their seat has seen, and not only what it sees now.
    const BOTS_REMEMBER: bool;

    /// Whether one acts after the other, so that a person wants time to follow what each bot does.
    const IS_IN_TURNS: bool;

    /// Reads a document, or says what is wrong with it.
    fn read_document(document: &str) -> Result<Self, String>;

    /// The game as its start and everything decided since.
    fn to_saved(&self, version: u64) -> Saved<Self>;

    /// The record with a note of what was taken back, the oldest first.
    fn noted(record: &str, taken_back: &[TakenBack]) -> String;

    /// The document of a game with this record. Whatever else it needs is the same from the first card to the last.
    fn write_document(&self, record: &str) -> String;

    /// The levels of the bots, as the bots spell them.
    fn bots(&self) -> BTreeMap<Seat, String>;

    /// Decides the chance of the bots: the same for the same game, so that it can be tried again.
    fn chance(&self) -> Seed;

    /// What a bot is asked; `None` if it has nothing to decide. As a fallback it thinks for a moment only: the game goes on.
    fn task(think: &Think<Self>) -> Option<Task>;

    /// What a bot has decided, if this answer tells.
    fn decision(answer: Answer) -> Option<Self::Decision>;
}

/// What a screen shows of a game.
#[derive(Clone, Debug)]
pub(crate) struct Shown<G: Game> {
    /// The newest state.
    pub(crate) state: State<G>,
    /// Whose turn it is at this device, and what they are asked.
    pub(crate) turn: Option<(Seat, Question)>,
    /// Whose decision is on its way.
    pub(crate) sending: Option<(Seat, Question)>,
    /// How things stand around the game.
    pub(crate) status: Status,
}

/// What a seat of this device sees; where nobody at this device plays, what anybody sees.
pub(crate) fn seen_by<G: Game>(state: &State<G>, seat: Seat) -> Option<&G::View> {
    let own = state.own.iter().find(|own| own.seat == seat);
    own.map(|own| &own.view).or(state.watched.as_ref())
}

/// A game that is open; a clone is as good as the original.
pub(crate) struct GameRunner<G: PlayedHere>(Rc<Inner<G>>);

impl<G: PlayedHere> Clone for GameRunner<G> {
    fn clone(&self) -> GameRunner<G> {
        GameRunner(self.0.clone())
    }
}

struct Inner<G: PlayedHere> {
    app: AppContext,
    id: GameId,
    settled: Box<dyn Fn()>,
    /// Who brings to a server what belongs there; nobody for a game of this device.
    outside: Option<Box<dyn Fn(Outward)>>,
    running: RefCell<Running<G>>,
}

/// What a game at a server wants done outside of this page.
pub(crate) enum Outward {
    /// Send this message.
    Send(String),
    /// Keep this text until the page is loaded again, or nothing any more.
    Remember(Option<String>),
}

struct Running<G: PlayedHere> {
    /// The screen does not know which driver this is, and neither does anything here.
    client: GameClient<G, Box<dyn Driver<G>>>,
    /// The game as it was opened, for what its record does not tell; `None` where a server has it.
    opened: Option<G>,
    /// What has been taken back and is noted.
    taken_back: Vec<TakenBack>,
    /// Who is told of everything new.
    follower: Option<Rc<dyn Fn(Happened<G>)>>,
    /// What the bots were asked, by the number under which it can be cancelled.
    requests: HashMap<ThinkId, u64>,
    /// Whether it was said that the bots have no thread to think in.
    told: bool,
}

/// What a screen is told.
pub(crate) enum Happened<G: Game> {
    /// There is something new to show.
    Changed(Box<Shown<G>>),
    /// A decision of this device counts.
    Done,
    /// A decision of this device is taken back.
    TakenBack,
    /// A decision of this device does not count, or is not taken back.
    Refused(Refused),
}

impl<G: PlayedHere> Running<G> {
    fn new(
        driver: Box<dyn Driver<G>>,
        opened: Option<G>,
        taken_back: Vec<TakenBack>,
    ) -> Running<G> {
        Running {
            client: GameClient::new(driver),
            opened,
            taken_back,
            follower: None,
            requests: HashMap::new(),
            told: false,
        }
    }
}

impl<G: PlayedHere> GameRunner<G> {
    /// Makes a game of this device ready to be opened; 0 is the version of one that was never stored.
    /// `settled` is called when nobody looks at it any more and everything is stored.
    pub(crate) fn local(
        app: AppContext,
        id: GameId,
        game: G,
        version: u64,
        settled: impl Fn() + 'static,
    ) -> GameRunner<G> {
        let pace = app.settings.with_untracked(|settings| settings.pace.milliseconds());
        let options = LocalOptions {
            seed: game.chance(),
            pace: if G::IS_IN_TURNS { pace } else { 0 },
            think_limit: Some(THINK_LIMIT),
            remembers: G::BOTS_REMEMBER,
        };
        let saved = game.to_saved(version);
        let driver = LocalDriver::new(&saved, game.bots(), options)
            .unwrap_or_else(|fault| unreachable!("a game's own decisions are legal: {fault}"));
        let running = Running::new(Box::new(driver), Some(game), saved.taken_back);
        let settled = Box::new(settled);
        GameRunner(Rc::new(Inner { app, id, settled, outside: None, running: running.into() }))
    }

    /// Makes a game at a server ready to be opened. `outside` brings there what belongs there.
    pub(crate) fn remote(
        app: AppContext,
        id: GameId,
        driver: Box<dyn Driver<G>>,
        outside: Box<dyn Fn(Outward)>,
        settled: Box<dyn Fn()>,
    ) -> GameRunner<G> {
        let running = Running::new(driver, None, Vec::new()).into();
        GameRunner(Rc::new(Inner { app, id, settled, outside: Some(outside), running }))
    }

    /// Somebody looks at the game: gives what is shown first, and tells of everything new from now on.
    pub(crate) fn open(&self, follower: impl Fn(Happened<G>) + 'static) -> Option<Shown<G>> {
        self.with(|running| running.client.open(now()));
        let shown = self.shown();
        self.with(|running| running.follower = Some(Rc::new(follower)));
        let own = self.clone();
        self.0.app.store.listen(self.0.id.clone(), move || own.load());
        self.carry_out();
        shown
    }

    /// Nobody looks at the game any more. What the bots think about is forgotten; what was decided is still stored.
    pub(crate) fn close(&self) {
        self.with(|running| {
            running.follower = None;
            running.client.close(now());
        });
        self.carry_out();
        self.0.app.store.stop_listening(&self.0.id);
        self.leave_if_settled();
    }

    /// What is to be shown; `None` before the game was opened.
    pub(crate) fn shown(&self) -> Option<Shown<G>> {
        self.with(|running| {
            let client = &running.client;
            let state = client.state()?.clone();
            let sending = state.own.iter().find_map(|own| {
                let under_way = client.under_way(own.seat)?;
                under_way.is_accepted_or_sent().then_some((own.seat, under_way.question))
            });
            Some(Shown { state, turn: client.turn(), sending, status: client.status().clone() })
        })
    }

    /// The record with everything that was decided, stored or not.
    pub(crate) fn record(&self) -> Option<String> {
        self.with(|running| Some(G::noted(&running.client.record()?, &running.taken_back)))
    }

    /// Saves the record as a file of the game with this title.
    pub(crate) fn export(&self, title: &str) {
        if let Some(record) = self.record() {
            let name = format!("{title} {}.{}", today(), G::STORED_AS);
            files::save(&name, "text/plain", &record);
        }
    }

    /// All that a seat of this device has seen, the newest last; nothing where that is not known.
    pub(crate) fn seen_from(&self, seat: Seat) -> Vec<G::View> {
        self.with(|running| running.client.seen_from(seat))
    }

    /// The document with everything that was decided, stored or not.
    pub(crate) fn document(&self) -> Option<String> {
        let record = self.record()?;
        self.with(|running| Some(running.opened.as_ref()?.write_document(&record)))
    }

    /// Decides for a player of this device. Whether it counts is told later.
    pub(crate) fn decide(&self, seat: Seat, question: Question, decision: G::Decision) {
        let decided = self.with(|running| running.client.decide(seat, question, decision, now()));
        self.carry_out();
        if let Err(refused) = decided {
            self.tell(Happened::Refused(refused));
        }
    }

    /// Takes back the last decision of a player of this device, with what followed. Whether that is done is told later.
    pub(crate) fn take_back(&self, seat: Seat) {
        let asked = self.with(|running| running.client.take_back(seat, now()));
        self.carry_out();
        if let Err(refused) = asked {
            self.tell(Happened::Refused(refused));
        }
    }

    /// Takes back decisions that have not left this device yet.
    pub(crate) fn withdraw(&self) {
        self.with(|running| running.client.withdraw(now()));
        self.carry_out();
    }

    /// Tries again what failed: storing or reading.
    pub(crate) fn retry(&self) {
        self.with(|running| running.client.retry(now()));
        self.carry_out();
    }

    /// Lets the game go on although it cannot be stored.
    pub(crate) fn go_on_unsaved(&self) {
        self.with(|running| running.client.go_on_unsaved(now()));
        self.carry_out();
    }

    fn with<T>(&self, f: impl FnOnce(&mut Running<G>) -> T) -> T {
        f(&mut self.0.running.borrow_mut())
    }

    /// Something has happened outside.
    pub(crate) fn handle(&self, input: Input<G>) {
        self.with(|running| running.client.handle(input, now()));
        self.carry_out();
        self.leave_if_settled();
    }

    /// Once nobody looks at it and everything is stored, nothing is left to do.
    fn leave_if_settled(&self) {
        let is_left =
            self.with(|running| running.follower.is_none() && running.client.is_settled());
        if is_left {
            (self.0.settled)();
        }
    }

    /// Does what the client wants, until it wants nothing more. Others are called while nothing is borrowed: they may
    /// come back with something else.
    fn carry_out(&self) {
        while let Some(output) = self.with(|running| running.client.poll()) {
            match output {
                Output::Changed => self.show(),
                Output::Store(store) => self.store(store),
                Output::Load => self.load(),
                Output::Think(think) => self.think(&think),
                Output::CancelThink(id) => {
                    let request = self.with(|running| running.requests.remove(&id));
                    request.into_iter().for_each(|number| self.0.app.cancel(number));
                }
                Output::Done { .. } => self.tell(Happened::Done),
                Output::TakenBack(_) => self.tell(Happened::TakenBack),
                Output::Refused { refused, .. } | Output::TakeBackRefused { refused, .. } => {
                    self.tell(Happened::Refused(refused));
                }
                Output::Send(text) => self.tell_outside(Outward::Send(text)),
                Output::Remember(text) => self.tell_outside(Outward::Remember(text)),
                // Whoever shows what is around the table hears it too, and says it.
                Output::Said { .. } => {}
            }
        }
        if let Some(time) = self.with(|running| running.client.wake_at()) {
            let own = self.clone();
            let wait = Duration::from_millis(time.saturating_sub(now()));
            set_timeout(move || own.tick(time), wait);
        }
    }

    fn tell_outside(&self, outward: Outward) {
        if let Some(outside) = &self.0.outside {
            outside(outward);
        }
    }

    /// It is that late. A later wake-up has a timer of its own.
    fn tick(&self, time: u64) {
        if self.with(|running| running.client.wake_at()) == Some(time) {
            self.handle(Input::Tick);
        }
    }

    fn show(&self) {
        if let Some(shown) = self.shown() {
            self.tell(Happened::Changed(Box::new(shown)));
        }
    }

    fn tell(&self, happened: Happened<G>) {
        let follower = self.with(|running| running.follower.clone());
        if let Some(follower) = follower {
            follower(happened);
        }
    }

    fn store(&self, Store { follows, version, text, taken_back, is_over }: Store) {
        let record = G::noted(&text, &taken_back);
        self.with(|running| running.taken_back = taken_back);
        let Some(document) = self
            .with(|running| running.opened.as_ref().map(|opened| opened.write_document(&record)))
        else {
            return;
        };
        let game = StoredGame {
            id: self.0.id.clone(),
            game: G::STORED_AS.to_owned(),
            version,
            is_over,
            changed: js_sys::Date::now(),
            document,
        };
        let own = self.clone();
        let store = self.0.app.store;
        spawn_local(async move {
            match store.put_game(game, follows).await {
                Ok(()) => {
                    own.handle(Input::Stored { version });
                    own.0.app.note_stored(&own.0.id, version);
                }
                Err(fault) => own.store_failed(version, fault),
            }
        });
    }

    /// Where the browser stores nothing at all, there is nothing to decide: the game goes on, and the screen says so.
    fn store_failed(&self, version: u64, fault: StoreFault) {
        let is_hopeless = fault == StoreFault::Blocked;
        self.handle(Input::StoreFailed { version, fault });
        if is_hopeless {
            self.go_on_unsaved();
        }
    }

    /// Reads what is stored: because the client wants it, or because another tab has written.
    fn load(&self) {
        let own = self.clone();
        let store = self.0.app.store;
        spawn_local(async move {
            let input = match store.game(&own.0.id).await {
                Ok(Some(stored)) => match G::read_document(&stored.document) {
                    Ok(game) => Input::Loaded(game.to_saved(stored.version)),
                    Err(fault) => Input::LoadFailed { fault: StoreFault::Corrupt(fault) },
                },
                // Another tab has deleted it. It is stored again with the next decision.
                Ok(None) => return,
                Err(fault) => Input::LoadFailed { fault },
            };
            own.handle(input);
        });
    }

    /// Asks a bot. It thinks while the persons do, and sees nothing of their turns.
    fn think(&self, think: &Think<G>) {
        let id = think.id;
        let Some(task) = G::task(think) else {
            return self.handle(Input::ThinkFailed { id, reason: "nothing to decide".to_owned() });
        };
        let own = self.clone();
        let number = self.0.app.ask(task, move |answer| {
            if answer.is_last() {
                own.with(|running| running.requests.remove(&id));
            }
            match answer {
                Answer::Failed { reason } => {
                    let told = own.with(|running| std::mem::replace(&mut running.told, true));
                    if !told {
                        own.0.app.tell(own.0.app.failure_words(&reason));
                    }
                    own.handle(Input::ThinkFailed { id, reason: reason.to_string() });
                }
                answer => {
                    if let Some(decision) = G::decision(answer) {
                        own.handle(Input::Thought { id, decision });
                    }
                }
            }
        });
        self.with(|running| running.requests.insert(id, number));
    }
}

/// Whether a game waits for somebody to do something about its storage, or goes on without.
pub(crate) fn storage_fault(status: &Status) -> Option<(&StoreFault, bool)> {
    match &status.storage {
        StorageState::Failed(fault) => Some((fault, true)),
        StorageState::Unsaved(fault) => Some((fault, false)),
        StorageState::Saved | StorageState::Saving | StorageState::Loading => None,
    }
}

/// The time in milliseconds since the page was opened.
pub(crate) fn now() -> u64 {
    window().performance().map_or(0.0, |clock| clock.now()) as u64
}
