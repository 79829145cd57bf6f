//! The list of all keys, in a dialog that any screen can show.

use crate::limes::state::keys::{BINDINGS, Chord};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::page;
use crate::shell::texts::Texts;
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
    let app = AppContext::get();
    let close = |_| {
        if let Some(dialog) = page::keys_dialog() {
            dialog.close();
        }
    };
    let list = move || {
        let row = |(what, keys): (String, String)| format!("<dt>{keys}</dt><dd>{what}</dd>");
        rows(&app.texts()).into_iter().map(row).collect::<String>()
    };
    view! {
        <dialog id=page::KEYS class="panel window keys" aria-labelledby="keys-title">
            <header>
                <h2 id="keys-title">{app.t("keys-title")}</h2>
                <button class="round quiet" aria-label=app.t("common-close") on:click=close inner_html=Icon::Close.svg()></button>
            </header>
            <p>{app.t("keys-about")}</p>
            <dl inner_html=list></dl>
        </dialog>
    }
}

/// What each key does, and the keys; those that differ only in a direction or a quarter in one line.
fn rows(texts: &Texts) -> Vec<(String, String)> {
    let mut rows: Vec<(&str, String)> = Vec::new();
    for binding in BINDINGS {
        let key = binding.command.text_key();
        match rows.iter_mut().find(|(other, _)| *other == key) {
            // What is held down was said with the first of them.
            Some((_, all)) => {
                all.extend(binding.chords.iter().map(|chord| cap(&name(texts, chord.key))));
            }
            None => {
                rows.push((key, binding.chords.iter().map(|&chord| caps(texts, chord)).collect()));
            }
        }
    }
    rows.into_iter().map(|(key, keys)| (texts.say(key), keys)).collect()
}

/// A key with all that is held down beside it.
fn caps(texts: &Texts, chord: Chord<'_>) -> String {
    let mut held = String::new();
    if chord.command {
        held = held + &texts.say("keyname-control") + " + ";
    }
    if chord.shift {
        held = held + &texts.say("keyname-shift") + " + ";
    }
    cap(&(held + &name(texts, chord.key)))
}

fn cap(name: &str) -> String {
    format!("<kbd>{name}</kbd> ")
}

/// A key's name as it is printed on a keyboard.
fn name(texts: &Texts, key: &str) -> String {
    match key {
        "ArrowLeft" => "←".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        "Enter" => texts.say("keyname-enter"),
        "Escape" => texts.say("keyname-escape"),
        "Backspace" => texts.say("keyname-backspace"),
        " " => texts.say("keyname-space"),
        letter => letter.to_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn every_command_has_its_line_with_all_its_keys() {
        let rows = rows(&Texts::new(Language::En));
        let line = |what: &str| {
            let row = rows.iter().find(|(text, _)| text == what);
            row.map(|(_, keys)| keys.replace("<kbd>", "").replace("</kbd>", "")).unwrap_or_default()
        };
        assert_eq!(line("End turn"), "E Ctrl + Enter ");
        assert_eq!(line("Choose a place for the card, or a zone"), "← ↑ → ↓ ");
        assert_eq!(line("Turn the card left"), "Shift + R [ ");
        assert_eq!(line("Move the laid card elsewhere"), "Shift + ← ↑ → ↓ ");
        let keys: usize = rows.iter().map(|(_, keys)| keys.matches("<kbd>").count()).sum();
        assert_eq!(keys, BINDINGS.iter().map(|binding| binding.chords.len()).sum::<usize>());
    }
}
