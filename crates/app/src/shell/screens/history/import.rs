//! Opening a game that came as a file or a text, or the history of another browser.

use crate::shell::chance::fresh_id;
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::file_field::FileField;
use crate::shell::files;
use crate::shell::registry::Registry;
use crate::shell::route::{self, Route};
use crate::shell::storage::read_history;
use crate::shell::takeover::{Surroundings, finished, new_games};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::{ev, html};
use record::link;

/// A file that is chosen or dropped, or a text that is pasted.
#[component]
pub(super) fn Import() -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    let fault = RwSignal::new(None::<String>);
    let pasted = NodeRef::<html::Textarea>::new();
    let open = Callback::new(move |bytes: Result<Vec<u8>, String>| {
        let opened = bytes.and_then(|bytes| {
            let refused = |fault: String| {
                app.texts_now().say_with("error-import", &[("fault", fault.into())])
            };
            open_text(app, registry, &bytes, fault).map_err(refused)
        });
        fault.set(opened.err());
    });
    let paste = move |_| {
        if let Some(field) = pasted.get_untracked() {
            open.run(Ok(field.value().into_bytes()));
        }
    };
    // The whole page takes files, so that one that misses the panel does not replace the page.
    let over = window_event_listener(ev::dragover, |event| event.prevent_default());
    let drop = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        if let Some(file) = files::dropped(&event) {
            files::read(app, file, open);
        }
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
    view! {
        <section class="panel import">
            <h2>{app.t("import-title")}</h2>
            <p class="share-row">
                <FileField words=app.t("import-file") accept=".limes,.limits,.txt,.toml,text/plain" then=open />
                <span class="aside">{app.t("import-drop")}</span>
            </p>
            <label class="paste">
                <span>{app.t("import-paste")}</span>
                <textarea rows="3" spellcheck="false" node_ref=pasted></textarea>
            </label>
            <p class="fault" role="alert">{fault}</p>
            <p class="buttons"><button on:click=paste>{app.t("import-open")}</button></p>
        </section>
    }
}

/// Shows a game as those see it who get its link.
pub(super) fn open_shared(app: AppContext, record: String) {
    spawn_local(async move { route::go(&Route::shared(app.pack(&record).await)) });
}

/// Opens what was brought along.
///
/// # Errors
/// What is wrong with it, in words.
fn open_text(
    app: AppContext,
    registry: Registry,
    bytes: &[u8],
    fault: RwSignal<Option<String>>,
) -> Result<(), String> {
    let texts = app.texts_now();
    let text = String::from_utf8_lossy(bytes);
    match Brought::of(&text) {
        // Its screen says what is wrong with a link.
        Brought::Link(route) => route::go(&route),
        Brought::History => {
            let records = read_history(&text).map_err(|fault| texts.stored_fault(&fault))?;
            spawn_local(async move { add_history(app, registry, &records, fault).await });
        }
        Brought::Record => {
            let game = registry.of_record(&text).ok_or_else(|| texts.say("error-page"))?;
            let (_, described) = (game.import)(&texts, bytes, None)?;
            open_shared(app, described.record);
        }
    }
    Ok(())
}

/// Adds the games of another history that are not here yet. What cannot be read costs only itself; only a history of nothing
/// else is refused.
async fn add_history(
    app: AppContext,
    registry: Registry,
    records: &[String],
    shown: RwSignal<Option<String>>,
) {
    let texts = app.texts_now();
    let stored = app.store.finished().await.unwrap_or_default();
    let today = today();
    let (mut new, mut faults) = (Vec::new(), Vec::new());
    for game in registry.games() {
        let around = Surroundings {
            game,
            texts: &texts,
            stored: &stored,
            has_draft: &|_| false,
            fresh_id: &fresh_id,
            now: js_sys::Date::now(),
            today: &today,
        };
        let own = records.iter().enumerate();
        let own =
            own.filter(|(_, text)| registry.of_record(text).is_some_and(|of| of.name == game.name));
        let mut games = Vec::new();
        for (number, record) in own {
            match finished(&around, record) {
                Ok(game) => games.push(game),
                Err(fault) => faults.push(texts.say_with(
                    "stored-game",
                    &[("number", (number + 1).into()), ("fault", fault.into())],
                )),
            }
        }
        if games.is_empty() {
            continue;
        }
        new.extend(new_games(&around, games));
        faults.clear();
    }
    if let Some(fault) = faults.into_iter().next() {
        let words = texts.say_with("error-import", &[("fault", fault.into())]);
        let _ = shown.try_set(Some(words));
        return;
    }
    let count = new.len();
    match app.store.add_games(new).await {
        Ok(()) => app.tell(texts.say_with("import-history", &[("games", count.into())])),
        Err(fault) => app.tell(texts.store_fault(&fault)),
    }
}

/// What somebody brings along.
#[derive(Debug, PartialEq, Eq)]
enum Brought {
    /// A link, with the game packed in it: the screen that it means.
    Link(Route),
    /// The games of another browser, or of this one before they were deleted.
    History,
    /// A record, or nothing that is known.
    Record,
}

impl Brought {
    fn of(text: &str) -> Brought {
        let text = text.trim_start_matches('\u{feff}').trim();
        // A link is one word, and nothing else ever is.
        let mark = text.find(link::MARK).or_else(|| text.find(link::CHALLENGE));
        if let Some(link) = mark.and_then(|at| text.get(at..))
            && !text.contains(char::is_whitespace)
        {
            return Brought::Link(Route::parse(link));
        }
        // In both formats comments may come first.
        let mut lines = text.lines().map(str::trim);
        let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
        let rest = first.and_then(|line| line.strip_prefix("limes"));
        if rest.is_some_and(|rest| rest.trim_start().starts_with('=')) {
            return Brought::History;
        }
        Brought::Record
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_links_and_histories_are_told_apart() {
        let record = "[Game \"Limes\"]\n[Event \"#g=abc\"]\n\n1. 3\n";
        for text in [record, "\n  [Game \"Limes\"]\n", "", "{ rubbish", "limes", "limes rubbish"] {
            assert_eq!(Brought::of(text), Brought::Record, "{text}");
        }
        for link in ["https://example.org/limes/#g=abc", "  #g=abc\n", "limes.example.org?x=#g=abc"]
        {
            let route = Route::shared("abc".to_owned());
            assert_eq!(Brought::of(link), Brought::Link(route), "{link}");
            let route = Route::challenge("abc".to_owned());
            assert_eq!(Brought::of(&link.replace("#g", "#c")), Brought::Link(route), "{link}");
        }
        for before in ["", "\n\n", "# Ada's games\n\n# all of them\n", "\u{feff}"] {
            let text = format!("{before}limes = \"history\"\nversion = 1\nrecords = []\n");
            assert_eq!(Brought::of(&text), Brought::History, "{text}");
        }
    }
}
