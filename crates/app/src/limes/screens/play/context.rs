//! What is on show at a table: the newest state of its game client, and the turn that is being tried.

use crate::limes::screens::board::DraftState;
use crate::limes::screens::play::local_game::{LocalGame, Shown};
use crate::limes::screens::turn::TurnContext;
use crate::limes::state::{Curtain, Draft, LocalTable, Seats};
use crate::shell::context::AppContext;
use client::{Occupant, SeatState, State};
use game::Question;
use leptos::prelude::*;
use limes::{Display, Seat, View};

/// What is going on at the table. It does not know what keeps the game going.
#[derive(Clone, Copy)]
pub(crate) struct PlayContext {
    /// The game as far as this device may see it.
    pub(crate) state: RwSignal<State<LocalTable>>,
    /// The turn that is being tried.
    pub(crate) draft_state: DraftState,
    /// What hides the table while the screen is handed on.
    pub(crate) curtain: RwSignal<Curtain>,
    /// Who is to act next at this screen, and what they are asked.
    pub(crate) next: RwSignal<Option<(Seat, Question)>>,
    /// Whose display is in the middle: who acts next, or else who acted last.
    pub(crate) seat: Memo<Seat>,
    game: LocalGame,
    seats: StoredValue<Seats>,
    /// The question for which the draft was begun.
    begun: StoredValue<Option<(Seat, Question)>>,
}

impl PlayContext {
    /// Opens a game, with the turn that was begun when it was left.
    pub(crate) fn open(app: AppContext, table: LocalTable, draft: Option<Draft>) -> PlayContext {
        let seats = table.seats().clone();
        let first = seats.persons().next().unwrap_or(Seat::from_index(0));
        let (game, Shown { state, turn }) = LocalGame::open(app, table);
        let (state, next) = (RwSignal::new(state), RwSignal::new(turn));
        let seat = Memo::new(move |before: Option<&Seat>| {
            next.get().map(|(seat, _)| seat).or(before.copied()).unwrap_or(first)
        });
        let context = PlayContext {
            state,
            draft_state: DraftState::new(None),
            curtain: RwSignal::default(),
            next,
            seat,
            game,
            seats: StoredValue::new(seats),
            begun: StoredValue::new(None),
        };
        game.follow(move |newest| {
            // The screen may be gone while something is still brought to its end.
            if state.try_set(newest.state).is_none() && next.try_set(newest.turn).is_none() {
                context.begin_turn();
            }
        });
        context.begin_turn();
        if draft.is_some() {
            context.draft_state.draft.set(draft);
        }
        // The draft is kept after every change: a closed tab loses nothing.
        Effect::new(move |_| {
            context.draft_state.draft.with(|draft| game.keep_draft(draft.as_ref()))
        });
        on_cleanup(move || game.close());
        context
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
            player: Signal::derive(move || self.seat.get().index()),
        }
    }

    /// Begins the draft of the next turn, unless it is the turn that is being drafted already.
    fn begin_turn(self) {
        let next = self.next.get_untracked();
        if next != self.begun.get_value() {
            self.begun.set_value(next);
            let draft = next.and_then(|(seat, _)| {
                self.state.with_untracked(|state| Draft::of_view(view(state, seat)?))
            });
            self.draft_state.begin(draft);
        }
    }

    /// Ends the turn as the draft has it. Answers whether it was taken.
    pub(crate) fn end_turn(self) -> bool {
        let draft = self.draft_state.draft;
        let turn = draft.with_untracked(|draft| draft.as_ref().and_then(Draft::turn));
        let (Some((seat, question)), Some(turn)) = (self.next.get_untracked(), turn) else {
            return false;
        };
        self.game.decide(seat, question, turn)
    }

    /// Does something with what the player in the middle sees.
    pub(crate) fn with_view<T>(self, f: impl FnOnce(&View) -> T) -> Option<T> {
        let seat = self.seat.get();
        self.state.with(|state| view(state, seat).map(f))
    }

    /// The number of the round, counted from 1.
    pub(crate) fn round(self) -> usize {
        self.with_view(View::round).unwrap_or_default()
    }

    /// The display in the middle, without the turn that is being tried.
    pub(crate) fn display(self) -> Display {
        let seat = self.seat.get();
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

    /// Whether the screen has to be handed to the next person first.
    pub(crate) fn is_curtained(self) -> bool {
        let curtain = self.curtain.get();
        let next = self.next.get().map(|(seat, _)| seat);
        next.is_some_and(|next| self.seats.with_value(|seats| curtain.is_down(seats, next)))
    }
}

/// What a seat of this device sees; where nobody at this device plays, what anybody sees.
fn view(state: &State<LocalTable>, seat: Seat) -> Option<&View> {
    let own = state.own.iter().find(|own| own.seat == seat);
    own.map(|own| &own.view).or(state.watched.as_ref())
}
