//! What is going on around a draft: the draft itself, the eye of the keyboard, and whom the person asks about.

use crate::limes::screens::board::drag::Held;
use crate::limes::state::keys::Command;
use crate::limes::state::{Draft, DraftRefusal, Focus, KeyOutcome, Keyboard, Tap};
use leptos::prelude::*;
use limes::{Cell, Quarter, ZoneId};
use std::time::Duration;

/// A draft on show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DraftState {
    /// The draft, while it is somebody's turn.
    pub(crate) draft: RwSignal<Option<Draft>>,
    /// What the keyboard looks at.
    pub(crate) keyboard: RwSignal<Keyboard>,
    /// Whether keys are in use, so that what they look at is shown.
    pub(crate) by_keys: RwSignal<bool>,
    /// The worker whose points are explained, by their zone.
    pub(crate) asked: RwSignal<Option<ZoneId>>,
    /// The cell that is pointed at, or to which the card is dragged.
    pub(crate) pointed: RwSignal<Option<Cell>>,
    /// What is under a finger and may be dragged.
    pub(crate) held: RwSignal<Option<Held>>,
    /// Whether the turn is on its way, so that nothing of it can be changed.
    pub(crate) is_locked: RwSignal<bool>,
    /// While a turn that was ended can be taken back: what does it.
    pub(crate) take_back: RwSignal<Option<Callback<()>>>,
    /// Whether the card was laid a moment ago. The second tap of a double tap is meant for nothing that lies on it.
    pub(crate) is_just_laid: RwSignal<bool>,
    /// How often the card was laid.
    lays: StoredValue<u32>,
    /// Why the last thing could not be done.
    pub(crate) refusal: RwSignal<Option<DraftRefusal>>,
}

/// For how long a card that was laid answers no tap.
const JUST_LAID: Duration = Duration::from_millis(400);

impl DraftState {
    /// Nothing yet.
    pub(crate) fn new(draft: Option<Draft>) -> DraftState {
        DraftState {
            draft: RwSignal::new(draft),
            keyboard: RwSignal::default(),
            by_keys: RwSignal::new(false),
            asked: RwSignal::new(None),
            pointed: RwSignal::new(None),
            held: RwSignal::new(None),
            is_locked: RwSignal::new(false),
            take_back: RwSignal::new(None),
            is_just_laid: RwSignal::new(false),
            lays: StoredValue::new(0),
            refusal: RwSignal::new(None),
        }
    }

    /// Asks what earns the points of the worker on this zone.
    pub(crate) fn ask(self, zone: ZoneId) {
        self.asked.set(Some(zone));
    }

    /// Nobody asks about them any more. A browser says so too when it removes what had the focus, and then all of this may be
    /// gone already.
    pub(crate) fn forget(self, zone: ZoneId) {
        if self.asked.try_get_untracked().flatten() == Some(zone) {
            self.asked.set(None);
        }
    }

    /// Puts another draft in its place.
    pub(crate) fn begin(self, draft: Option<Draft>) {
        self.keyboard.set(Keyboard::default());
        self.asked.set(None);
        self.pointed.set(None);
        self.held.set(None);
        self.refusal.set(None);
        self.draft.set(draft);
    }

    /// Does something with the draft, if there is one.
    pub(crate) fn change<T>(self, f: impl FnOnce(&mut Draft) -> Result<T, DraftRefusal>) {
        self.by_keys.set(false);
        self.asked.set(None);
        if self.is_locked.get_untracked() {
            return;
        }
        let mut refusal = None;
        self.draft.update(|draft| {
            if let Some(draft) = draft {
                refusal = f(draft).err();
            }
        });
        self.refusal.set(refusal);
    }

    /// The draft as it would be with the card on the cell that is pointed at or looked at.
    pub(crate) fn pointed_draft(self) -> Option<Draft> {
        if self.is_locked.get() {
            return None;
        }
        let pointed = self.pointed.get();
        let by_keys = self.by_keys.get();
        self.draft.with(|draft| {
            let draft = draft.as_ref()?;
            let looked_at = match self.keyboard.get().focus(draft) {
                Some(Focus::Cell(cell)) if by_keys => Some(cell),
                _ => None,
            };
            draft.laid_at(looked_at.or(pointed)?)
        })
    }

    /// Turns the card.
    pub(crate) fn turn(self, right: bool) {
        self.change(|draft| {
            if right {
                draft.turn_right()
            } else {
                draft.turn_left()
            }
            Ok(())
        });
    }

    /// Lays the card.
    pub(crate) fn lay(self, cell: Cell) {
        self.pointed.set(None);
        self.change(|draft| draft.lay(cell));
        self.is_just_laid.set(true);
        let lay = self.lays.get_value() + 1;
        self.lays.set_value(lay);
        let end = move || {
            if self.lays.try_get_value() == Some(lay) {
                let _ = self.is_just_laid.try_set(false);
            }
        };
        set_timeout(end, JUST_LAID);
    }

    /// Places a worker from the supply.
    pub(crate) fn place(self, quarter: Quarter) {
        self.change(|draft| draft.place(quarter));
    }

    /// A tap on a zone.
    pub(crate) fn tap(self, zone: ZoneId, tap: Tap) {
        self.change(|draft| draft.tap_zone(zone, tap));
    }

    /// Takes back the last change; right after the turn was ended, its end.
    pub(crate) fn undo(self) {
        if let Some(take_back) = self.take_back.get_untracked() {
            return take_back.run(());
        }
        self.change(|draft| {
            draft.undo();
            Ok(())
        });
    }

    /// Obeys a key. Gives what it asks for beyond the draft.
    pub(crate) fn press(self, command: Command) -> KeyOutcome {
        self.by_keys.set(true);
        self.asked.set(None);
        let mut pressed = KeyOutcome::Nothing;
        if command == Command::Undo && self.take_back.with_untracked(Option::is_some) {
            self.undo();
            return KeyOutcome::Changed;
        }
        if self.is_locked.get_untracked() {
            return pressed;
        }
        let mut keyboard = self.keyboard.get_untracked();
        self.draft.update(|draft| {
            if let Some(draft) = draft {
                pressed = keyboard.press(draft, command);
            }
        });
        self.keyboard.set(keyboard);
        self.refusal.set(match pressed {
            KeyOutcome::Refused(refusal) => Some(refusal),
            _ => None,
        });
        pressed
    }
}
