//! A turn by keyboard, and what is heard of it.

use crate::limes::screens::turn::TurnContext;
use crate::limes::state::keys::Command;
use crate::limes::state::{Draft, Focus, KeyOutcome};
use crate::shell::context::AppContext;
use crate::shell::keys;
use leptos::prelude::*;

/// Listens to every key on the page. `is_held_back` says when none of them is for the turn; `then` gets what a key
/// asks for beyond the draft.
pub(crate) fn listen(
    turn_context: TurnContext,
    is_held_back: impl Fn() -> bool + 'static,
    then: impl Fn(KeyOutcome) + 'static,
) {
    let app = AppContext::get();
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if is_held_back() {
            return;
        }
        if let Some(pressed) = obey(app, turn_context, &event) {
            then(pressed);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Obeys a key and says what it has done. `None` if the key is not for the turn.
pub(crate) fn obey(
    app: AppContext,
    turn_context: TurnContext,
    event: &web_sys::KeyboardEvent,
) -> Option<KeyOutcome> {
    let meant = keys::meant(event, Command::of)?;
    if is_typed_elsewhere(event, meant) {
        return None;
    }
    event.prevent_default();
    // Help is there whoever's turn it is.
    if meant == Command::Help {
        return Some(KeyOutcome::Help);
    }
    let pressed = turn_context.draft_state.press(meant);
    match pressed {
        KeyOutcome::Looked => app.spoken.set(looked_at(app, turn_context)),
        KeyOutcome::Changed => {
            let is_about_worker = matches!(meant, Command::NextWorker | Command::PreviousWorker);
            let picked = if is_about_worker { picked(app, turn_context) } else { None };
            app.spoken.set(picked.unwrap_or_else(|| changed(app, turn_context)));
        }
        _ => {}
    }
    Some(pressed)
}

/// Whether a key belongs to something else that has the focus: a text field, or a button that is pressed with it. Workers see to
/// that themselves.
fn is_typed_elsewhere(event: &web_sys::KeyboardEvent, command: Command) -> bool {
    keys::is_typed_elsewhere(event)
        || command == Command::Confirm
            && keys::is_within(event, "button, a, summary, [role=button]:not(.figure)")
}

fn looked_at(app: AppContext, turn_context: TurnContext) -> String {
    let texts = app.texts();
    turn_context.draft_state.draft.with_untracked(|draft| {
        let Some(draft) = draft else { return String::new() };
        match turn_context.draft_state.keyboard.get_untracked().focus(draft) {
            Some(Focus::Cell(cell)) => {
                texts.say_with("a11y-cell-free", &[("cell", cell.to_string().into())])
            }
            Some(Focus::Zone(zone)) => texts.zone_spoken(&draft.preview(), zone),
            None => String::new(),
        }
    })
}

/// The worker who was picked, and where they are.
fn picked(app: AppContext, turn_context: TurnContext) -> Option<String> {
    let texts = app.texts_now();
    let figures = turn_context.draft_state.draft.with_untracked(|d| d.as_ref().map(Draft::figures));
    let score = figures?.into_iter().find(|figure| figure.picked)?.score;
    let (profession, zone) = (texts.profession(score.profession), texts.zone(score.zone));
    Some(texts.say_with("a11y-picked", &[("profession", profession.into()), ("zone", zone.into())]))
}

fn changed(app: AppContext, turn_context: TurnContext) -> String {
    let texts = app.texts();
    let number = turn_context.card.get_untracked().and_then(|(number, _)| number);
    turn_context.draft_state.draft.with_untracked(|draft| {
        let Some(draft) = draft else { return String::new() };
        match draft.turn() {
            Some(turn) => format!(
                "{} {}",
                texts.draft_spoken(number, turn, &draft.preview()),
                texts.total_spoken(draft.total(), Some(draft.total_after()))
            ),
            None => texts.card_spoken(number, draft.card(), draft.step().rotation()),
        }
    })
}
