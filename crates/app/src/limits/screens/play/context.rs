//! What is on show at a table of this device: the newest state of its game client, and the drama that each person has still to see.

use crate::limits::LIMITS;
use crate::limits::screens::table::TableContext;
use crate::limits::texts::{self, table as words};
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::runner::{GameRunner, Happened, Shown, seen_by};
use crate::shell::screen_holder::ScreenHolder;
use crate::shell::storage_notice::WaysOut;
use ::game::Question;
use client::{Occupant, SeatState, State, Status};
use leptos::prelude::*;
use limits::{Action, Decision, Record, Seat, View};
use std::collections::BTreeMap;

/// What the files of a game are called.
const TITLE: &str = LIMITS.title;

/// What is going on at the table. It does not know what keeps the game going.
#[derive(Clone, Copy)]
pub(crate) struct PlayContext {
    /// The game as far as this device may see it.
    pub(crate) state: RwSignal<State<Record>>,
    /// How things stand around it.
    pub(crate) status: RwSignal<Status>,
    /// The table as the person with the screen sees it.
    pub(crate) table: TableContext,
    /// Who has the screen.
    pub(crate) holder: ScreenHolder,
    /// The question before a decision counts, for those who want one.
    pub(crate) confirm: Confirm,
    pub(crate) runner: StoredValue<GameRunner<Record>, LocalStorage>,
    app: AppContext,
    /// Whether a decision is being stored.
    is_sending: RwSignal<bool>,
    /// Whether the suspicion on show is told for the first time.
    is_drama_new: RwSignal<bool>,
    /// The round of the last suspicion that each person has seen.
    seen: RwSignal<BTreeMap<Seat, usize>>,
}

impl PlayContext {
    /// Opens a game. `None` if nothing of it is known yet.
    pub(crate) fn open(app: AppContext, runner: GameRunner<Record>) -> Option<PlayContext> {
        // The screen may be gone while something is still brought to its end.
        let follower = StoredValue::new(None::<PlayContext>);
        let Shown { state, turn, status, .. } = runner.open(move |happened| {
            if let Some(context) = follower.try_get_value().flatten() {
                context.take_in(happened);
            }
        })?;
        let own: Vec<Seat> = state.own.iter().map(|own| own.seat).collect();
        // Nobody sees the cards of another.
        let holder = ScreenHolder::new(&own, own.len() > 1, turn);
        let is_bot = |seat: &&SeatState| matches!(seat.occupant, Occupant::Bot { .. });
        let bots: Vec<Seat> = state.seats.iter().filter(is_bot).map(|seat| seat.seat).collect();
        // Whoever comes back has seen what was counted before, and can look at it again.
        let seen = state.own.iter().map(|own| (own.seat, judged_round(&own.view)));
        let seen = RwSignal::new(seen.collect::<BTreeMap<Seat, usize>>());
        let first = own.first().copied().unwrap_or(Seat::from_index(0));
        let shown = seen_by(&state, first)?.clone();
        let state = RwSignal::new(state);
        let view = Memo::new(move |before: Option<&View>| {
            let seat = holder.seat.get();
            let now = state.with(|state| seen_by(state, seat).cloned());
            now.or(before.cloned()).unwrap_or_else(|| shown.clone())
        });
        let is_sending = RwSignal::new(false);
        let decide = Callback::new(move |decision| {
            if let Some(context) = follower.try_get_value().flatten() {
                context.decide(decision);
            }
        });
        let table = TableContext::new(view.into(), Signal::stored(bots), is_sending.into(), decide);
        let context = PlayContext {
            state,
            status: RwSignal::new(status),
            table,
            holder,
            confirm: Confirm::new(),
            runner: StoredValue::new_local(runner),
            app,
            is_sending,
            is_drama_new: RwSignal::new(false),
            seen,
        };
        follower.set_value(Some(context));
        context.follow_drama();
        on_cleanup(move || {
            context.runner.try_with_value(GameRunner::close);
        });
        Some(context)
    }

    /// Something has happened to the game.
    fn take_in(self, happened: Happened<Record>) {
        match happened {
            Happened::Changed(shown) => {
                let Shown { state, turn, sending, status } = *shown;
                self.is_sending.set(sending.is_some() && turn.is_none());
                self.status.set(status);
                self.state.set(state);
                self.hand_on(turn);
            }
            // What is decided is seen at once.
            Happened::Done | Happened::TakenBack => {}
            Happened::Refused(refused) => {
                self.app.tell(self.app.texts_now().refused(&refused, self.is_here()));
            }
        }
    }

    /// Who has the screen keeps it for as long as they watch a suspicion; then it goes to whoever is next.
    fn hand_on(self, turn: Option<(Seat, Question)>) {
        let holder = self.holder.seat.get_untracked();
        let is_watching = self.table.drama.with_untracked(Option::is_some)
            || self.seen.with_untracked(|seen| {
                self.state.with_untracked(|state| {
                    let own = state.own.iter().find(|own| own.seat == holder);
                    own.is_some_and(|own| {
                        seen.get(&holder).is_none_or(|&seen| seen < judged_round(&own.view))
                    })
                })
            });
        let is_own = turn.is_none_or(|(next, _)| next == holder);
        self.holder.next.set(turn.filter(|_| is_own || !is_watching));
    }

    /// The suspicion has been seen.
    pub(crate) fn close_drama(self) {
        self.table.drama.set(None);
        self.is_drama_new.set(false);
        self.hand_on(self.runner.get_value().shown().and_then(|shown| shown.turn));
    }

    /// Every person sees a suspicion before they hide a card again; when the game is over, all look at it together.
    fn follow_drama(self) {
        Effect::new(move |_| {
            let seat = self.holder.seat.get();
            let round = self.table.view.with(judged_round);
            let is_new = self.seen.with(|seen| seen.get(&seat).is_none_or(|&seen| seen < round));
            if round > 0 && is_new && !self.holder.is_curtained() {
                self.table.show_drama();
                let is_shown = self.table.drama.with_untracked(Option::is_some);
                if is_shown {
                    self.is_drama_new.set(true);
                    self.seen.update(|seen| {
                        seen.insert(seat, round);
                    });
                }
            }
        });
    }

    /// Decides for the person with the screen, perhaps after asking them once more.
    fn decide(self, decision: Decision) {
        let Some((seat, question)) = self.holder.next.get_untracked() else { return };
        let decide =
            Callback::new(move |()| self.runner.get_value().decide(seat, question, decision));
        if !self.app.settings.with_untracked(|settings| settings.confirm) {
            return decide.run(());
        }
        let said = self.app.texts_now();
        let asked = self.table.view.with_untracked(|view| match decision {
            Decision::Act(Action::Suspect(suspect)) => {
                let name = texts::name(view, suspect);
                [
                    said.say_with("limits-suspect-confirm", &[("name", name.into())]),
                    said.say_with("limits-suspect-name", &[("name", name.into())]),
                ]
            }
            _ => {
                let choice = self.table.choice.get_untracked();
                [said.say("limits-confirm"), words::button(&said, view, choice)]
            }
        });
        self.confirm.ask(asked, decide);
    }

    /// Saves the record as a file, with everything that was decided, stored or not.
    pub(crate) fn export(self) {
        self.runner.get_value().export(TITLE);
    }

    /// What can be done while the game cannot be stored.
    pub(crate) fn ways_out(self) -> WaysOut {
        WaysOut::of(self.runner, TITLE)
    }

    /// The name of a player.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.table.view.with(|view| texts::name(view, seat).to_owned())
    }

    /// Whether the game is this device's own, so that its record is here.
    pub(crate) fn is_here(self) -> bool {
        self.state.with_untracked(|state| state.table.is_none())
    }

    /// Whether the game is over.
    pub(crate) fn is_over(self) -> bool {
        self.state.with(|state| state.is_over)
    }

    /// Whether the game is over, asked once.
    pub(crate) fn is_over_now(self) -> bool {
        self.state.with_untracked(|state| state.is_over)
    }

    /// Whether the suspicion on show has just ended the round, rather than being looked at once more.
    pub(crate) fn is_drama_new(self) -> bool {
        self.is_drama_new.get()
    }

    /// Whether something lies over the table.
    pub(crate) fn is_covered(self) -> bool {
        self.holder.is_curtained() || self.table.drama.with(Option::is_some)
    }
}

/// The round of the last suspicion; 0 before the first.
fn judged_round(view: &View) -> usize {
    view.judged.as_ref().map_or(0, |judged| judged.round)
}
