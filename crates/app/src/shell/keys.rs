//! Keys: what is pressed, to whom it belongs, and the list in which a game shows its keys.

use crate::shell::texts::Texts;
use wasm_bindgen::JsCast;

/// A key, as browsers name it, with the keys that are held down with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chord<'a> {
    /// The browser's name of the key, such as `ArrowLeft` or `r`.
    pub(crate) key: &'a str,
    /// Whether Shift is held.
    pub(crate) shift: bool,
    /// Whether Control (on a Mac: Command) is held. The Control that AltGr includes does not count.
    pub(crate) command: bool,
}

/// A key alone.
pub(crate) const fn plain(key: &'static str) -> Chord<'static> {
    Chord { key, shift: false, command: false }
}

/// A key with Shift.
pub(crate) const fn shifted(key: &'static str) -> Chord<'static> {
    Chord { key, shift: true, command: false }
}

/// A key with Control.
pub(crate) const fn command(key: &'static str) -> Chord<'static> {
    Chord { key, shift: false, command: true }
}

impl Chord<'_> {
    /// Only Shift tells letters apart, so that Caps Lock changes nothing. Other signs count as typed, whatever has to be
    /// held on this keyboard to type them.
    pub(crate) fn is(self, press: Chord<'_>) -> bool {
        let sign = {
            let mut signs = self.key.chars();
            signs.next().is_some_and(|c| !c.is_alphanumeric()) && signs.next().is_none()
        };
        self.command == press.command
            && (sign || self.shift == press.shift)
            && self.key.eq_ignore_ascii_case(press.key)
    }
}

/// What a key press means, if `meaning` knows it.
pub(crate) fn meant<T>(
    event: &web_sys::KeyboardEvent,
    meaning: impl FnOnce(Chord<'_>) -> Option<T>,
) -> Option<T> {
    let command = event.ctrl_key() != event.alt_key() && event.ctrl_key() || event.meta_key();
    meaning(Chord { key: &event.key(), shift: event.shift_key(), command })
}

/// Whether what has the focus is one of the things that a selector means, or is in one.
pub(crate) fn is_within(event: &web_sys::KeyboardEvent, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

/// Whether whatever is typed belongs to something else that has the focus: a text field, or a window.
pub(crate) fn is_typed_elsewhere(event: &web_sys::KeyboardEvent) -> bool {
    is_within(event, "input, textarea, select, dialog, [role=dialog]")
}

/// The list of all keys, as HTML: what each does, with the keys. Those that share a text are in one line.
pub(crate) fn list<'a>(
    texts: &Texts,
    bindings: impl IntoIterator<Item = (&'a str, &'a [Chord<'a>])>,
) -> String {
    let row = |(what, keys): (String, String)| format!("<dt>{keys}</dt><dd>{what}</dd>");
    rows(texts, bindings).into_iter().map(row).collect()
}

/// What each key does, and the keys.
fn rows<'a>(
    texts: &Texts,
    bindings: impl IntoIterator<Item = (&'a str, &'a [Chord<'a>])>,
) -> Vec<(String, String)> {
    let mut rows: Vec<(&str, String)> = Vec::new();
    for (what, chords) in bindings {
        match rows.iter_mut().find(|(other, _)| *other == what) {
            // What is held down was said with the first of them.
            Some((_, all)) => all.extend(chords.iter().map(|chord| cap(&name(texts, chord.key)))),
            None => rows.push((what, chords.iter().map(|&chord| caps(texts, chord)).collect())),
        }
    }
    rows.into_iter().map(|(what, keys)| (texts.say(what), keys)).collect()
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
    fn caps_lock_and_odd_keyboards_do_no_harm() {
        let press = |key, shift| Chord { key, shift, command: false };
        assert!(plain("r").is(press("R", false)) && !plain("r").is(press("R", true)));
        assert!(shifted("r").is(press("R", true)));
        assert!(plain("?").is(press("?", true)) && plain("?").is(press("?", false)));
        assert!(!plain("ArrowLeft").is(press("ArrowLeft", true)));
        assert!(!plain("r").is(command("r")) && !plain("r").is(press("", false)));
    }

    #[test]
    fn keys_that_share_a_text_stand_in_one_line() {
        let texts = Texts::new(Language::En);
        let bindings: [(&str, &[Chord<'_>]); 3] = [
            ("hint", &[plain("h")]),
            ("play-undo", &[shifted("ArrowLeft"), command("z")]),
            ("hint", &[plain(" ")]),
        ];
        assert_eq!(
            list(&texts, bindings),
            "<dt><kbd>H</kbd> <kbd>Space</kbd> </dt><dd>Hint</dd>\
             <dt><kbd>Shift + ←</kbd> <kbd>Ctrl + Z</kbd> </dt><dd>Undo</dd>"
        );
    }
}
