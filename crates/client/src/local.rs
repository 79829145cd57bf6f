//! A game that is stored on this device, against bots and between persons around one screen.

mod request;
mod saving;
mod steps;
mod thinking;
mod timeline;

pub use timeline::ReplayFault;

use crate::{
    Command, Driver, Event, Input, Millis, Occupant, Output, OwnSeat, Refused, Saved, SeatState,
    State, Status, TakenBack, Think,
};
use game::{Game, Seat};
use record::Seed;
use request::{Pending, Request};
use saving::{Next, Saving};
use std::collections::{BTreeMap, VecDeque};
use thinking::{Task, Thinking};
use timeline::{Entry, Timeline};

/// How a local game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalOptions {
    /// Decides the chance of the bots.
    pub seed: Seed,
    /// How long everything stays as it is before a bot that all others wait for acts, so that a person sees what each
    /// does. Where several seats are asked at once, nobody waits.
    pub pace: Millis,
    /// After what time a bot is not waited for any more; `None` for never.
    pub think_limit: Option<Millis>,
    /// Whether a bot gets everything that its seat has seen, because the newest view does not tell all that a player may
    /// know.
    pub remembers: bool,
}

/// Plays a dealt game on this device.
///
/// A decision counts, and is shown, when it has been stored. Until then the game is as it was.
#[derive(Clone, Debug)]
pub struct LocalDriver<G: Game> {
    /// The levels of the bots; in all other seats are persons at this device.
    bots: BTreeMap<Seat, String>,
    options: LocalOptions,
    /// What counts.
    timeline: Timeline<G>,
    version: u64,
    /// The take-backs to be noted.
    taken_back: Vec<TakenBack>,
    pending: Option<Pending<G>>,
    requests: VecDeque<Request<G::Decision>>,
    thinking: Thinking<G>,
    saving: Saving,
    is_open: bool,
    /// When a state was last handed out.
    shown_at: Millis,
    events: VecDeque<Event<G>>,
}

impl<G: Game> LocalDriver<G> {
    /// A driver for a game, new or stored. Persons play where there are no bots.
    ///
    /// # Errors
    /// If the stored decisions do not fit the game.
    pub fn new(
        saved: &Saved<G>,
        bots: BTreeMap<Seat, String>,
        options: LocalOptions,
    ) -> Result<LocalDriver<G>, ReplayFault> {
        Ok(LocalDriver {
            bots,
            timeline: Timeline::replay(saved)?,
            version: saved.version,
            taken_back: saved.taken_back.clone(),
            pending: None,
            requests: VecDeque::new(),
            thinking: Thinking::new(options.think_limit),
            options,
            saving: Saving::new(saved.version),
            is_open: false,
            shown_at: 0,
            events: VecDeque::new(),
        })
    }

    /// The game as far as it counts, with everything that is hidden. Screens show views instead.
    pub fn game(&self) -> &G {
        self.timeline.game()
    }

    /// The game as far as it counts, as its start and its decisions.
    pub fn saved(&self) -> Saved<G> {
        let (start, decided) = self.timeline.parts();
        Saved { version: self.version, start, decided, taken_back: self.taken_back.clone() }
    }

    fn open(&mut self, now: Millis) {
        self.is_open = true;
        self.show(now);
        if self.version == 0 && self.pending.is_none() {
            let timeline = self.timeline.clone();
            self.begin(
                Pending { timeline, version: 1, decided: Vec::new(), taken_back: None },
                now,
            );
        }
    }

    fn close(&mut self) {
        self.is_open = false;
        let tasks = self.thinking.cancel_all();
        self.carry_out(tasks);
    }

    /// Hands out the state, and lets the bots know what they are asked.
    fn show(&mut self, now: Millis) {
        self.shown_at = now;
        self.answer_what_is_settled();
        self.events.push_back(Event::State(self.state()));
        if self.is_open {
            let bots = &self.bots;
            let is_bot = |seat| bots.contains_key(&seat);
            let tasks = self.thinking.follow(self.timeline.game(), is_bot, now);
            self.carry_out(tasks);
        }
    }

    fn state(&self) -> State<G> {
        let game = self.timeline.game();
        let seats = game.seats().map(|seat| SeatState {
            seat,
            name: game.name(seat).unwrap_or_default().to_owned(),
            occupant: match self.bots.get(&seat) {
                Some(level) => Occupant::Bot { level: level.clone() },
                None => Occupant::Here,
            },
            is_asked: game.asked(seat).is_some(),
            is_connected: true,
            stood_in: Vec::new(),
        });
        let persons = game.seats().filter(|seat| !self.bots.contains_key(seat));
        let own: Vec<OwnSeat<G>> = persons
            .map(|seat| OwnSeat {
                seat,
                view: game.view(Some(seat)),
                asked: game.asked(seat),
                take_back: self.timeline.last_answered(seat),
            })
            .collect();
        State {
            version: self.version,
            seats: seats.collect(),
            watched: own.is_empty().then(|| game.view(None)),
            own,
            is_over: game.is_over(),
            table: None,
        }
    }

    fn carry_out(&mut self, tasks: impl IntoIterator<Item = Task>) {
        for task in tasks {
            match task {
                Task::Cancel(id) => self.output(Output::CancelThink(id)),
                Task::Think { id, seat, question, is_fallback } => {
                    let level = self.bots.get(&seat).cloned().unwrap_or_default();
                    let views = match self.options.remembers {
                        true => self.timeline.seen_from(seat),
                        false => vec![self.timeline.game().view(Some(seat))],
                    };
                    let seed = self.chance(&format!("bot-{seat}-{question}"));
                    let player_seed = self.chance(&format!("bot-{seat}"));
                    self.output(Output::Think(Think {
                        id,
                        seat,
                        level,
                        question,
                        views,
                        seed,
                        player_seed,
                        is_fallback,
                    }));
                }
            }
        }
    }

    /// A number that follows from the game's seed and this name.
    fn chance(&self, name: &str) -> u64 {
        let mut stream = self.options.seed.stream(name);
        let mut half = || stream.below(1 << 31) as u64;
        half() << 31 | half()
    }

    fn carry_on(&mut self, next: Next, now: Millis) {
        match next {
            Next::Nothing | Next::Replace => {}
            Next::Store => self.store(),
            Next::Load => self.output(Output::Load),
            Next::Commit => self.commit(now),
        }
    }

    fn refuse_take_back(&mut self, seat: Seat, refused: Refused) {
        self.output(Output::TakeBackRefused { seat, refused });
    }

    fn output(&mut self, output: Output<G>) {
        self.events.push_back(Event::Output(output));
    }
}

impl<G: Game> Driver<G> for LocalDriver<G> {
    fn command(&mut self, command: Command<G>, now: Millis) {
        match command {
            Command::Open => self.open(now),
            Command::Close => self.close(),
            Command::Decide { id, seat, question, decision } => {
                let entry = Entry { seat, question, decision };
                self.requests.push_back(Request::Decide { id, entry });
            }
            Command::TakeBack { seat } => self.requests.push_back(Request::TakeBack { seat }),
            // Everybody is at the same device.
            Command::Say { .. } => {}
            Command::Retry => {
                let next = self.saving.retry();
                self.carry_on(next, now);
            }
            // Whatever is decided here counts immediately; it is taken back with `TakeBack`.
            Command::Withdraw => {}
            Command::GoOnUnsaved => {
                if self.saving.go_on_unsaved() {
                    self.commit(now);
                }
            }
        }
        self.advance(now);
    }

    fn handle(&mut self, input: Input<G>, now: Millis) {
        let game = self.timeline.game();
        let tasks = match input {
            Input::Thought { id, decision } => {
                self.thinking.answer(id, decision);
                Vec::new()
            }
            Input::ThinkFailed { id, reason } => self.thinking.fail(id, &reason, game, now),
            Input::ThinkerStopped { reason } => self.thinking.stop(&reason, game, now),
            Input::Stored { version } => {
                let next = self.saving.stored(version, self.newest_version());
                self.carry_on(next, now);
                Vec::new()
            }
            Input::StoreFailed { version, fault } => {
                let next = self.saving.failed(version, fault);
                self.carry_on(next, now);
                Vec::new()
            }
            Input::Loaded(saved) => {
                match self.saving.loaded(saved.version) {
                    Next::Replace => self.replace(saved, now),
                    next => self.carry_on(next, now),
                }
                Vec::new()
            }
            Input::LoadFailed { fault } => {
                self.saving.load_failed(fault);
                Vec::new()
            }
            // Nothing here comes over a connection.
            Input::Tick | Input::Received(_) | Input::Connected | Input::Disconnected { .. } => {
                Vec::new()
            }
        };
        self.carry_out(tasks);
        let late = self.thinking.tick(self.timeline.game(), now);
        self.carry_out(late);
        self.advance(now);
    }

    fn poll(&mut self) -> Option<Event<G>> {
        self.events.pop_front()
    }

    fn wake_at(&self) -> Option<Millis> {
        let is_busy = self.pending.is_some() || self.saving.is_stuck();
        let release = if is_busy { None } else { self.thinking.release_at(self.release_at()) };
        [self.thinking.deadline(), release].into_iter().flatten().min()
    }

    fn status(&self) -> Status {
        Status {
            storage: self.saving.state(),
            thinking: self.thinking.seats(),
            thinker_fault: self.thinking.fault().cloned(),
            ..Status::default()
        }
    }

    fn seen_from(&self, seat: Seat) -> Vec<G::View> {
        self.timeline.seen_from(seat)
    }

    fn record(&self) -> Option<String> {
        let mut timeline = self.newest().clone();
        for request in &self.requests {
            if let Request::Decide { entry, .. } = request {
                // What is not legal is not part of the record.
                let _ = timeline.decide(*entry);
            }
        }
        Some(timeline.game().text())
    }
}
