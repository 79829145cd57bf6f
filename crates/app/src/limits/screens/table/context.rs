//! What the parts of a table share.

use crate::limits::screens::table::suspect;
use crate::limits::state::choice::{
    self, Choice, ChoiceRefusal, Direction, DropTarget, dropped, suspected_top, suspicion,
};
use crate::limits::state::drama::Drama;
use crate::limits::texts::{refusal, table as words};
use crate::shell::context::AppContext;
use crate::shell::page;
use leptos::prelude::*;
use limits::{Action, Decision, Mode, Seat, View};

/// A table as one seat sees it, and what its player is about to decide. A copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct TableContext {
    /// What every screen shares.
    pub(crate) app: AppContext,
    /// What the seat sees.
    pub(crate) view: Signal<View>,
    /// The seats in which bots play: they think rather than ponder.
    pub(crate) bots: Signal<Vec<Seat>>,
    /// Whether nothing can be decided, because something is under way.
    pub(crate) is_locked: Signal<bool>,
    /// What is chosen and can still be changed.
    pub(crate) choice: RwSignal<Choice>,
    /// Why the last thing could not be done.
    pub(crate) refusal: RwSignal<Option<ChoiceRefusal>>,
    /// Whether the player looks at their hidden card.
    pub(crate) is_peeking: RwSignal<bool>,
    /// The suspicion that is being shown.
    pub(crate) drama: RwSignal<Option<Drama>>,
    /// The card that follows a finger.
    pub(super) held: RwSignal<Option<super::drag::Held>>,
    decide: Callback<Decision>,
}

impl TableContext {
    /// A table that shows this, and hands on what its player decides.
    pub(crate) fn new(
        view: Signal<View>,
        bots: Signal<Vec<Seat>>,
        is_locked: Signal<bool>,
        decide: Callback<Decision>,
    ) -> TableContext {
        let table = TableContext {
            app: AppContext::get(),
            view,
            bots,
            is_locked,
            choice: RwSignal::default(),
            refusal: RwSignal::default(),
            is_peeking: RwSignal::default(),
            drama: RwSignal::default(),
            held: RwSignal::default(),
            decide,
        };
        // Whatever was chosen answers one question of one player.
        let asked = Memo::new(move |_| {
            view.with(|view| (view.own.as_ref().map(|own| own.seat), view.asked, view.round))
        });
        Effect::new(move |before: Option<_>| {
            let asked = asked.get();
            if before.is_some_and(|before| before != asked) {
                table.choice.set(Choice::Nothing);
                table.refusal.set(None);
                table.is_peeking.set(false);
                table.held.set(None);
            }
            asked
        });
        table
    }

    /// A card of the hand is tapped.
    pub(crate) fn tap(self, place: usize) {
        self.choose(|choice, view| choice.tap(view, place));
    }

    /// The next card is chosen.
    pub(crate) fn step(self, direction: Direction) {
        self.choose(|choice, view| choice.step(view, direction));
    }

    /// Four cards are chosen to be exchanged.
    pub(crate) fn exchange(self) {
        self.choose(Choice::exchange);
    }

    /// What was chosen is put back.
    pub(crate) fn cancel(self) {
        self.refusal.set(None);
        self.choice.set(Choice::Nothing);
    }

    /// What is chosen is decided.
    pub(crate) fn confirm(self) {
        // Whom the game waits for is said already.
        if self.view.with_untracked(|view| view.asked.is_none()) {
            return;
        }
        let choice = self.choice.get_untracked();
        self.decide(self.view.with_untracked(|view| choice.decision(view)));
    }

    /// Somebody is suspected.
    pub(crate) fn suspect(self, suspect: Seat) {
        self.decide(self.view.with_untracked(|view| suspicion(view, suspect)));
    }

    /// Chooses what somebody advises, so that the player can see it and do it. A suspicion is not chosen: its button gets the focus.
    pub(crate) fn propose(self, decision: Decision) {
        match self.view.with_untracked(|view| Choice::of(view, decision)) {
            Some(choice) => {
                self.refusal.set(None);
                self.choice.set(choice);
            }
            None => {
                let top = self.view.with_untracked(choice::top);
                let is_top = top.is_some_and(|top| decision == Action::Suspect(top.by).into());
                page::focus(if is_top { suspect::BUTTON } else { suspect::OTHERS });
            }
        }
    }

    /// Whether whoever laid the top card can be suspected now; if not, it is said why.
    pub(crate) fn check_suspicion(self) -> bool {
        let refused = self.view.with_untracked(|view| suspected_top(view).err());
        self.refusal.set(refused);
        refused.is_none() && !self.is_locked.get_untracked()
    }

    /// A card of the hand was dragged somewhere.
    pub(super) fn drop_card(self, place: usize, target: DropTarget) {
        self.decide(self.view.with_untracked(|view| dropped(view, place, target)));
    }

    /// The player looks at their hidden card, or turns it over again.
    pub(crate) fn peek(self) {
        self.is_peeking.update(|is_peeking| *is_peeking = !*is_peeking);
    }

    /// Shows the suspicion that ended the last round, as far as it still lies open.
    pub(crate) fn show_drama(self) {
        self.drama.set(self.view.with_untracked(Drama::of_view));
    }

    /// Whether the pile lies spread.
    pub(crate) fn is_pile_open(self) -> bool {
        self.view.with(|view| view.mode == Mode::Open)
    }

    /// Whether this player has something to decide.
    pub(crate) fn is_asked(self) -> bool {
        !self.is_locked.get() && self.view.with(|view| view.asked.is_some())
    }

    /// What a screen reader hears of the choice, or of why there is none.
    pub(crate) fn say_choice(self) {
        let texts = self.app.texts_now();
        let said = self.view.with_untracked(|view| match self.refusal.get_untracked() {
            Some(why) => refusal::choice_refusal(&texts, view, why),
            None => words::chosen(&texts, view, self.choice.get_untracked()),
        });
        self.app.spoken.set(said);
    }

    /// Changes the choice, or says why not.
    fn choose(self, change: impl FnOnce(Choice, &View) -> Result<Choice, ChoiceRefusal>) {
        if self.is_locked.get_untracked() {
            return;
        }
        let choice = self.choice.get_untracked();
        match self.view.with_untracked(|view| change(choice, view)) {
            Ok(choice) => {
                self.refusal.set(None);
                self.choice.set(choice);
            }
            Err(why) => self.refusal.set(Some(why)),
        }
    }

    /// Hands on a decision, or says why it is none.
    fn decide(self, decision: Result<Decision, ChoiceRefusal>) {
        if self.is_locked.get_untracked() {
            return;
        }
        match decision {
            Ok(decision) => {
                self.refusal.set(None);
                self.decide.run(decision);
            }
            Err(why) => self.refusal.set(Some(why)),
        }
    }

    /// The player's cards, in the order in which they are shown.
    pub(super) fn cards(self) -> Vec<limits::Colour> {
        self.view.with(|view| choice::hand(view).collect())
    }
}
