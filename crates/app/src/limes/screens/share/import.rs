//! Opening a game that came as a file or a text.

use crate::limes::screens::share::sign;
use crate::limes::state::{History, Opened};
use crate::limes::texts::words;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::route::{self, Route};
use crate::shell::storage::today;
use leptos::prelude::*;
use leptos::{ev, html};
use record::link;
use web_sys::File;

/// A file that is chosen or dropped, or a text that is pasted.
#[component]
pub(crate) fn Import(
    /// Where the games of a history go.
    history: RwSignal<History>,
) -> impl IntoView {
    let app = AppContext::get();
    let fault = RwSignal::new(None::<String>);
    let pasted = NodeRef::<html::Textarea>::new();
    let open = move |bytes: Result<Vec<u8>, String>| {
        let opened = bytes.and_then(|bytes| {
            Opened::read(&bytes).map_err(|fault| words::open_fault(&app.texts(), &fault))
        });
        fault.set(opened.as_ref().err().cloned());
        match opened {
            Ok(Opened::Game(record)) => {
                route::go(&Route::Shared(link::encode(&record.to_string())));
            }
            Ok(Opened::History(other)) => take_in(app, history, &other),
            Err(_) => {}
        }
    };
    let read = move |file: Option<File>| {
        if let Some(file) = file {
            files::read(app, file, open);
        }
    };
    let paste = move |_| {
        if let Some(field) = pasted.get_untracked() {
            open(Ok(field.value().into_bytes()));
        }
    };
    // The whole page takes files, so that one that misses the panel does not replace the page.
    let over = window_event_listener(ev::dragover, |event| event.prevent_default());
    let drop = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        read(files::dropped(&event));
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
    view! {
        <section class="panel import">
            <h2>{app.t("import-title")}</h2>
            <p class="share-row">
                <label class="button file">
                    {sign(Icon::Upload)}<span>{app.t("import-file")}</span>
                    <input
                        type="file"
                        class="spoken"
                        accept=".limes,.txt,.toml,text/plain"
                        on:change=move |event| read(files::chosen(&event))
                    />
                </label>
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

/// Adds the games of another history that are not there yet.
fn take_in(app: AppContext, history: RwSignal<History>, other: &History) {
    let mut games = 0;
    history.update(|history| {
        for game in other.games() {
            games += usize::from(history.add(game.record().clone(), &today()) == Ok(true));
        }
    });
    history.with_untracked(|history| app.keep(history));
    app.tell(app.texts().say_with("import-history", &[("games", games.into())]));
}
