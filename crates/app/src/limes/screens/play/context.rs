//! What is on show at a table: the newest state of its game client, and the turn that is being tried.

use crate::limes::LIMES;
use crate::limes::screens::board::DraftState;
use crate::limes::screens::turn::TurnContext;
use crate::limes::state::{Draft, saved_game};
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::runner::{GameRunner, Happened, Shown, seen_by};
use crate::shell::screen_holder::ScreenHolder;
use crate::shell::storage::ItemKind;
use crate::shell::storage_notice::WaysOut;
use client::{Occupant, SeatState, State, Status};
use game::Question;
use leptos::prelude::*;
use limes::{DealtGame, Display, Seat, Turn, View};
use std::time::Duration;

/// What is going on at the table. It does not know what keeps the game going.
#[derive(Clone, Copy)]
pub(crate) struct PlayContext {
    /// The game as far as this device may see it.
    pub(crate) state: RwSignal<State<DealtGame>>,
    /// How things stand around it.
    pub(crate) status: RwSignal<Status>,
    /// The turn that is being tried.
    pub(crate) draft_state: DraftState,
    /// Whether a decision is being stored or sent.
    is_sending: RwSignal<bool>,
    /// Who has the screen: their display is in the middle.
    pub(crate) holder: ScreenHolder,
    pub(crate) runner: StoredValue<GameRunner<DealtGame>, LocalStorage>,
    app: AppContext,
    id: StoredValue<GameId>,
    /// The question for which the draft was begun.
    begun: StoredValue<Option<(Seat, Question)>>,
    /// The turn that was ended a moment ago and is decided in a moment, unless it is taken back.
    ending: StoredValue<Option<(Seat, Question, Turn)>>,
}

/// What the files of a game are called.
const TITLE: &str = LIMES.title;

/// How long a turn that was ended can be taken back freely: the next card is dealt meanwhile.
const DEAL: Duration = Duration::from_millis(600);

impl PlayContext {
    /// Opens a game, with the turn that was begun when it was left. `None` if nothing of it is known yet.
    pub(crate) fn open(
        app: AppContext,
        id: GameId,
        runner: GameRunner<DealtGame>,
        has_curtain: bool,
    ) -> Option<PlayContext> {
        // The screen may be gone while something is still brought to its end.
        let follower = StoredValue::new(None::<PlayContext>);
        let Shown { state, turn, sending, status } = runner.open(move |happened| {
            if let Some(context) = follower.try_get_value().flatten() {
                context.take_in(happened);
            }
        })?;
        let own: Vec<Seat> = state.own.iter().map(|own| own.seat).collect();
        let left = untrack(|| app.store.item(ItemKind::DecisionDraft, id.as_str()));
        let left = left
            .and_then(|text| saved_game::read_draft(&text, |seat| seen_by(&state, seat).cloned()));
        let context = PlayContext {
            state: RwSignal::new(state),
            status: RwSignal::new(status),
            draft_state: DraftState::new(None),
            is_sending: RwSignal::new(sending.is_some()),
            holder: ScreenHolder::new(&own, has_curtain, turn),
            runner: StoredValue::new_local(runner.clone()),
            app,
            id: StoredValue::new(id.clone()),
            begun: StoredValue::new(None),
            ending: StoredValue::new(None),
        };
        follower.set_value(Some(context));
        context.begin_turn();
        if let Some(left) = left
            && turn.or(sending).is_some_and(|(next, _)| next == left.seat)
        {
            context.draft_state.draft.set(Some(left.draft));
            if turn.is_none() {
                // The decision is on its way, and stays on the board as it was made.
                context.begun.set_value(sending);
                context.draft_state.is_locked.set(true);
            } else if left.is_ended {
                // The page was left before the decision was stored. The time for taking it back is over.
                context.end_turn();
                context.decide();
            }
        }
        // The draft is stored after every change: a closed tab loses nothing. That an ended turn is ended is stored with it, because a
        // page that is reloaded has no time to store a decision.
        Effect::new(move |_| context.store_draft());
        // Whoever leaves has ended their turn all the same: for another screen, another program, or for good.
        let hidden = window_event_listener_untyped("visibilitychange", move |_| context.decide());
        on_cleanup(move || {
            hidden.remove();
            context.decide();
            context.runner.try_with_value(GameRunner::close);
        });
        Some(context)
    }

    /// Something has happened to the game.
    fn take_in(self, happened: Happened<DealtGame>) {
        match happened {
            Happened::Changed(shown) => {
                let Shown { state, turn, sending, status } = *shown;
                self.state.set(state);
                self.status.set(status);
                self.is_sending.set(sending.is_some());
                // A turn on its way stays on the board as it was made; if it does not count, it is there to be changed.
                if sending.is_none() || turn.is_some() {
                    self.holder.next.set(turn);
                    self.begin_turn();
                }
                let is_ending = self.ending.with_value(Option::is_some);
                self.draft_state.is_locked.set(is_ending || sending.is_some() && turn.is_none());
            }
            Happened::TakenBack => {
                self.app.spoken.set(self.app.texts_now().say("play-taken-back"));
            }
            Happened::Done => self.app.spoken.set(self.app.texts_now().say("a11y-turn-ended")),
            Happened::Refused(refused) => {
                self.app.tell(self.app.texts_now().refused(&refused, self.is_here()));
            }
        }
    }

    /// While a decision is being stored, its draft stays as it is: of two writes of a page that is reloaded, the browser may keep
    /// either alone.
    fn store_draft(self) {
        if self.is_sending.get() {
            return;
        }
        let id = self.id.get_value();
        let text = self.draft_state.draft.with(|draft| {
            let draft = draft.as_ref().filter(|draft| draft.steps().nth(1).is_some())?;
            let (seat, _) = self.holder.next.get_untracked()?;
            let round = untrack(|| self.round());
            // Nothing else locks a draft that is a whole turn.
            let is_ended = self.draft_state.is_locked.get() && draft.turn().is_some();
            Some(saved_game::draft_document(round, seat, draft, is_ended))
        });
        match text {
            Some(text) => self.app.store.put_item(ItemKind::DecisionDraft, id.as_str(), text),
            None => self.app.store.remove_item(ItemKind::DecisionDraft, id.as_str()),
        }
    }

    /// The turn that is being tried, with what lies around it.
    pub(crate) fn turn_context(self) -> TurnContext {
        let card = move || {
            self.with_view(|view| {
                let number = view.card()?;
                Some((Some(number), view.deck.card(number).clone()))
            })
        };
        TurnContext {
            draft_state: self.draft_state,
            card: Signal::derive(move || card().flatten()),
            resting: Signal::derive(move || self.display()),
            player: Signal::derive(move || self.holder.seat.get().index()),
        }
    }

    /// Begins the draft of the next turn, unless it is the turn that is being drafted already.
    fn begin_turn(self) {
        let next = self.holder.next.get_untracked();
        if next != self.begun.get_value() {
            self.begun.set_value(next);
            self.forget_ending();
            let draft = next.and_then(|(seat, _)| {
                self.state.with_untracked(|state| Draft::of_view(seen_by(state, seat)?))
            });
            self.draft_state.begin(draft);
        }
    }

    /// Ends the turn as the draft has it. For a moment it can be taken back; whoever ends it twice does not want to wait.
    pub(crate) fn end_turn(self) {
        if self.ending.with_value(Option::is_some) {
            return self.decide();
        }
        let draft = self.draft_state.draft;
        let turn = draft.with_untracked(|draft| draft.as_ref().and_then(Draft::turn));
        if self.draft_state.is_locked.get_untracked() {
            return;
        }
        if let (Some((seat, question)), Some(turn)) = (self.holder.next.get_untracked(), turn) {
            let ending = Some((seat, question, turn));
            self.ending.set_value(ending);
            self.draft_state.is_locked.set(true);
            self.draft_state.take_back.set(Some(Callback::new(move |()| self.forget_ending())));
            let decide = move || {
                // It may have been taken back, and ended anew.
                if self.ending.try_get_value() == Some(ending) {
                    self.decide();
                }
            };
            set_timeout(decide, DEAL);
        }
    }

    /// What was ended counts now.
    fn decide(self) {
        let Some((seat, question, turn)) = self.ending.get_value() else { return };
        self.ending.set_value(None);
        self.draft_state.take_back.set(None);
        self.runner.get_value().decide(seat, question, turn);
    }

    /// What was ended is not decided: it can be changed again.
    fn forget_ending(self) {
        self.ending.set_value(None);
        self.draft_state.take_back.set(None);
        self.draft_state.is_locked.set(false);
    }

    /// Whose turn of this device was decided last, and whether the next card has been seen since.
    pub(crate) fn last_decided(self) -> Option<(Seat, bool)> {
        let round = Question::round(self.round());
        self.state.with(|state| {
            let answered = state.own.iter().filter_map(|own| Some((own.take_back?, own.seat)));
            let (question, seat) = answered.max()?;
            Some((seat, state.is_over || question != round))
        })
    }

    /// Takes back the turn of this device that was decided last.
    pub(crate) fn take_back(self) {
        if let Some((seat, _)) = untrack(|| self.last_decided()) {
            self.runner.get_value().take_back(seat);
        }
    }

    /// Saves the record as a file, with everything that was decided, stored or not.
    pub(crate) fn export(self) {
        self.runner.get_value().export(TITLE);
    }

    /// What can be done while the game cannot be stored.
    pub(crate) fn ways_out(self) -> WaysOut {
        WaysOut::of(self.runner, TITLE)
    }

    /// Does something with what the player in the middle sees.
    pub(crate) fn with_view<T>(self, f: impl FnOnce(&View) -> T) -> Option<T> {
        let seat = self.holder.seat.get();
        self.state.with(|state| seen_by(state, seat).map(f))
    }

    /// The number of the round, counted from 1.
    pub(crate) fn round(self) -> usize {
        self.with_view(View::round).unwrap_or_default()
    }

    /// The display in the middle, without the turn that is being tried.
    pub(crate) fn display(self) -> Display {
        let seat = self.holder.seat.get();
        self.with_view(|view| Some(view.player(seat)?.laid.as_ref()?.display))
            .flatten()
            .unwrap_or_default()
    }

    /// The name of a player.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.state.with(|state| {
            let seat = state.seats.iter().find(|state| state.seat == seat);
            seat.map(|seat| seat.name.clone()).unwrap_or_default()
        })
    }

    /// Whether the game is this device's own, so that its record is here and turns can be taken back.
    pub(crate) fn is_here(self) -> bool {
        self.state.with_untracked(|state| state.table.is_none())
    }

    /// Whether it is the one game that counts for a day: nothing may help that others do not have.
    pub(crate) fn is_of_day(self) -> bool {
        self.is_here() && self.id.with_value(GameId::is_of_day)
    }

    /// Whether a bot plays in a seat.
    pub(crate) fn is_bot(self, seat: Seat) -> bool {
        let is_bot = |state: &SeatState| {
            state.seat == seat && matches!(state.occupant, Occupant::Bot { .. })
        };
        self.state.with(|state| state.seats.iter().any(is_bot))
    }

    /// Whether the game is over.
    pub(crate) fn is_over(self) -> bool {
        self.state.with(|state| state.is_over)
    }
}
