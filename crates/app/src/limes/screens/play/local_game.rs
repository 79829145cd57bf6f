//! A game of this device while somebody looks at it: what its client wants done is done here.

use crate::limes::state::{Draft, LocalTable};
use crate::limes::texts::words;
use crate::shell::context::AppContext;
use crate::shell::storage::Put;
use bots::Level;

use client::{
    GameClient, Input, LocalDriver, LocalOptions, Output, State, Store, StoreFault, Think, ThinkId,
};
use game::Question;
use leptos::prelude::*;
use limes::{Seat, Turn};
use record::Seed;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;
use thinker::messages::limes::{Answer as LimesAnswer, SeatView, Task};
use thinker::{Answer, Budget};

/// After so many milliseconds a bot is not waited for any more.
const THINK_LIMIT: u64 = 60_000;

/// What a screen shows of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shown {
    /// The newest state.
    pub(crate) state: State<LocalTable>,
    /// Whose turn it is at this device, and what they are asked.
    pub(crate) turn: Option<(Seat, Question)>,
}

/// A game that is being played; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct LocalGame {
    app: AppContext,
    running: StoredValue<Running, LocalStorage>,
}

struct Running {
    client: GameClient<LocalTable, LocalDriver<LocalTable>>,
    /// Who is told of everything new.
    follower: Option<Rc<dyn Fn(Shown)>>,
    /// What the bots were asked, by the number under which it can be cancelled.
    requests: HashMap<ThinkId, u64>,
    /// Whether it was said that the bots have no thread to think in.
    told: bool,
}

impl LocalGame {
    /// Opens a game, and gives what is shown first.
    pub(crate) fn open(app: AppContext, table: LocalTable) -> (LocalGame, Shown) {
        let bots = table.seats().bots().map(|(seat, level)| (seat, level.to_string())).collect();
        // Chance is bound to the game, so that the same draw against the same bots can be tried again.
        let seed = table.seed().unwrap_or_else(|| Seed::spelled([0; 16]));
        let options = LocalOptions { seed, pace: 0, think_limit: Some(THINK_LIMIT) };
        let driver = LocalDriver::new(&table.to_saved(), bots, options)
            .unwrap_or_else(|fault| unreachable!("a game's own turns are legal: {fault}"));
        let running = Running {
            client: GameClient::new(driver),
            follower: None,
            requests: HashMap::new(),
            told: false,
        };
        let game = LocalGame { app, running: StoredValue::new_local(running) };
        game.with(|running| running.client.open(now()));
        let shown = game.with(|running| running.shown()).flatten();
        (game, shown.unwrap_or_else(|| unreachable!("a local game has a state once it is open")))
    }

    /// Tells of everything new from now on.
    pub(crate) fn follow(self, follower: impl Fn(Shown) + 'static) {
        self.with(|running| running.follower = Some(Rc::new(follower)));
        self.carry_out();
    }

    /// Nobody looks at the game any more. What the bots think about is forgotten.
    pub(crate) fn close(self) {
        self.with(|running| {
            running.follower = None;
            running.client.close(now());
        });
        self.carry_out();
    }

    /// Decides for a player of this device. Answers whether that was taken.
    pub(crate) fn decide(self, seat: Seat, question: Question, turn: Turn) -> bool {
        let decided = self.with(|running| running.client.decide(seat, question, turn, now()));
        self.carry_out();
        let refused = self.with(|running| running.client.under_way(seat).is_some());
        decided == Some(Ok(())) && refused == Some(false)
    }

    /// Keeps the turn that somebody is about to make.
    pub(crate) fn keep_draft(self, draft: Option<&Draft>) {
        self.with(|running| {
            self.app.keep_game(running.client.driver().game(), draft);
        });
    }

    /// Does something with the game, unless its screen is gone.
    fn with<T>(self, f: impl FnOnce(&mut Running) -> T) -> Option<T> {
        self.running.try_update_value(f)
    }

    fn handle(self, input: Input<LocalTable>) {
        self.with(|running| running.client.handle(input, now()));
        self.carry_out();
    }

    /// Does what the client wants, until it wants nothing more. Others are called while nothing is borrowed: they may
    /// come back with something else.
    fn carry_out(self) {
        while let Some(output) = self.with(|running| running.client.poll()).flatten() {
            match output {
                Output::Changed => self.show(),
                Output::Store(store) => self.store(&store),
                Output::Think(think) => self.think(think),
                Output::CancelThink(id) => {
                    let request = self.with(|running| running.requests.remove(&id)).flatten();
                    request.into_iter().for_each(|number| self.app.cancel(number));
                }
                Output::Refused { refused, .. } => {
                    leptos::logging::error!("a turn was refused: {refused}");
                }
                Output::Done { .. }
                | Output::TakenBack(_)
                | Output::TakeBackRefused { .. }
                | Output::Load
                | Output::Send(_) => {}
            }
        }
        let wake_at = self.with(|running| running.client.wake_at()).flatten();
        if let Some(time) = wake_at {
            let wait = Duration::from_millis(time.saturating_sub(now()));
            set_timeout(move || self.tick(time), wait);
        }
    }

    /// It is that late. A later wake-up has a timer of its own.
    fn tick(self, time: u64) {
        if self.with(|running| running.client.wake_at()).flatten() == Some(time) {
            self.handle(Input::Tick);
        }
    }

    fn show(self) {
        let newest = self.with(|running| {
            self.app.game.set(Some(running.client.driver().game().clone()));
            Some((running.shown()?, running.follower.clone()?))
        });
        if let Some((shown, follower)) = newest.flatten() {
            follower(shown);
        }
    }

    fn store(self, store: &Store) {
        let put = self.with(|running| {
            self.app.keep_record(&store.text, running.client.driver().game().unseeded_draw())
        });
        match put {
            Some(Put::Kept) => self.handle(Input::Stored { version: store.version }),
            Some(Put::Full | Put::Guarded) => {
                // It was said that nothing can be kept; the game goes on all the same.
                let fault = StoreFault::Full;
                self.handle(Input::StoreFailed { version: store.version, fault });
                self.with(|running| running.client.go_on_unsaved(now()));
            }
            None => {}
        }
    }

    /// Asks a bot. It thinks while the persons do, and sees nothing of their turns.
    fn think(self, think: Think<LocalTable>) {
        let Think { id, level, view, seed, is_fallback, .. } = think;
        let (Some(view), Ok(level)) = (SeatView::of(&view), level.parse::<Level>()) else {
            return self.handle(Input::ThinkFailed { id, reason: "nothing to decide".to_owned() });
        };
        // The second time it thinks for a moment only: the game goes on.
        let budget = if is_fallback { Budget::MOMENT } else { Budget::of_level(level) };
        let task = Task::Choose { view, level, seed, budget };
        let number = self.app.ask(task, move |answer| {
            if answer.is_last() {
                self.with(|running| running.requests.remove(&id));
            }
            match answer {
                Answer::Limes(LimesAnswer::Chosen { turn }) => {
                    self.handle(Input::Thought { id, decision: turn });
                }
                Answer::Failed { reason } => {
                    let told = self.with(|running| std::mem::replace(&mut running.told, true));
                    if told == Some(false) {
                        self.app.tell(words::failure(&self.app.texts_now(), &reason));
                    }
                    self.handle(Input::ThinkFailed { id, reason: reason.to_string() });
                }
                _ => {}
            }
        });
        self.with(|running| running.requests.insert(id, number));
    }
}

impl Running {
    fn shown(&self) -> Option<Shown> {
        Some(Shown { state: self.client.state()?.clone(), turn: self.client.turn() })
    }
}

/// The time in milliseconds since the page was opened.
fn now() -> u64 {
    window().performance().map_or(0.0, |clock| clock.now()) as u64
}
