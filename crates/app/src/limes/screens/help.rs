//! The list of all keys, in a dialog that any screen can show.

use crate::limes::state::keys::BINDINGS;
use crate::shell::context::AppContext;
use crate::shell::keys_window::KeysWindow;
use crate::shell::texts::Texts;
use crate::shell::{keys, page};
use leptos::prelude::*;

/// A button that shows the list.
#[component]
pub(crate) fn HelpButton() -> impl IntoView {
    let app = AppContext::get();
    view! {
        <button class="round quiet help" aria-label=app.t("keys-title") title=app.t("keys-title") on:click=|_| page::show_keys()>
            "?"
        </button>
    }
}

/// The dialog itself: once on the page, closed until it is asked for.
#[component]
pub(crate) fn Help() -> impl IntoView {
    KeysWindow::new(list).view(page::KEYS)
}

/// Those keys that differ only in a direction or a quarter are in one line.
fn list(texts: &Texts) -> String {
    keys::list(texts, BINDINGS.iter().map(|binding| (binding.command.text_key(), binding.chords)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn every_command_has_its_line_with_all_its_keys() {
        let list = list(&Texts::new(Language::En));
        let line = |what: &str| {
            let before = list.split_once(&format!("<dd>{what}</dd>")).map(|(before, _)| before);
            let keys = before.and_then(|before| before.rsplit("<dt>").next()).unwrap_or_default();
            ["<kbd>", "</kbd>", "</dt>"]
                .iter()
                .fold(keys.to_owned(), |keys, tag| keys.replace(tag, ""))
        };
        assert_eq!(line("End turn"), "E Ctrl + Enter ");
        assert_eq!(line("Choose a place for the card, or a zone"), "← ↑ → ↓ ");
        assert_eq!(line("Turn the card left"), "Shift + R [ ");
        assert_eq!(line("Move the laid card elsewhere"), "Shift + ← ↑ → ↓ ");
        let keys = list.matches("<kbd>").count();
        assert_eq!(keys, BINDINGS.iter().map(|binding| binding.chords.len()).sum::<usize>());
    }
}
