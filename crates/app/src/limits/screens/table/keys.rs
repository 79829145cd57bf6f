//! The table by keyboard, and what is heard of it.

use crate::limits::screens::table::{TableContext, suspect};
use crate::limits::state::keys::{BINDINGS, Command};
use crate::shell::keys;
use crate::shell::keys_window::KeysWindow;
use crate::shell::page;
use leptos::prelude::*;

/// Listens to every key on the page. `is_held_back` says when none of them is for the table; what is not about a choice is left to
/// `others`: the menu and hints.
pub(crate) fn listen(
    table: TableContext,
    is_held_back: impl Fn() -> bool + 'static,
    others: impl Fn(Command) + 'static,
) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if is_held_back() || keys::is_typed_elsewhere(&event) {
            return;
        }
        let Some(command) = keys::meant(&event, Command::of) else { return };
        // Enter presses the button that has the focus. On a card it confirms what is chosen.
        let is_on_card = keys::is_within(&event, ".hand-cards button[aria-pressed=true]");
        if command == Command::Confirm
            && keys::is_within(&event, "button, a, summary")
            && !is_on_card
        {
            return;
        }
        event.prevent_default();
        if matches!(command, Command::Menu | Command::Hint) {
            others(command);
        } else if !event.repeat() || matches!(command, Command::Step(_)) {
            obey(table, command);
        }
    });
    on_cleanup(move || listener.remove());
}

fn obey(table: TableContext, command: Command) {
    match command {
        Command::Card(place) => table.tap(place),
        Command::Step(direction) => table.step(direction),
        Command::Exchange => table.exchange(),
        Command::Cancel => table.cancel(),
        Command::Confirm => {
            table.confirm();
            // What is decided is told by whoever keeps the game.
            if table.refusal.get_untracked().is_none() {
                return;
            }
        }
        Command::Suspect => {
            if table.check_suspicion() {
                return page::focus(suspect::BUTTON);
            }
        }
        Command::Peek => {
            table.peek();
            return page::focus(super::hidden::BUTTON);
        }
        Command::Menu | Command::Hint => return,
    }
    table.say_choice();
}

/// The window with the list of all keys.
pub(crate) fn keys_window() -> KeysWindow {
    KeysWindow::new(|texts| {
        keys::list(texts, BINDINGS.iter().map(|&(command, chords)| (command.text_key(), chords)))
    })
}
