//! Opening a game that came as a file or a text.

use super::sign;
use crate::art::Icon;
use crate::table::{History, Opened};
use crate::ui::desk::Desk;
use crate::ui::files;
use crate::ui::keep::today;
use crate::ui::route::{self, Route};
use crate::ui::words;
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
    let desk = Desk::get();
    let fault = RwSignal::new(None::<String>);
    let pasted = NodeRef::<html::Textarea>::new();
    let open = move |bytes: Result<Vec<u8>, String>| {
        let opened = bytes.and_then(|bytes| {
            Opened::read(&bytes).map_err(|fault| words::open_fault(&desk.texts(), &fault))
        });
        fault.set(opened.as_ref().err().cloned());
        match opened {
            Ok(Opened::Game(record)) => {
                route::go(&Route::Shared(link::encode(&record.to_string())));
            }
            Ok(Opened::History(other)) => take_in(desk, history, &other),
            Err(_) => {}
        }
    };
    let read = move |file: Option<File>| {
        if let Some(file) = file {
            files::read(desk, file, open);
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
            <h2>{desk.t("import-title")}</h2>
            <p class="share-row">
                <label class="button file">
                    {sign(Icon::Upload)}<span>{desk.t("import-file")}</span>
                    <input
                        type="file"
                        class="spoken"
                        accept=".limes,.txt,.toml,text/plain"
                        on:change=move |event| read(files::chosen(&event))
                    />
                </label>
                <span class="aside">{desk.t("import-drop")}</span>
            </p>
            <label class="paste">
                <span>{desk.t("import-paste")}</span>
                <textarea rows="3" spellcheck="false" node_ref=pasted></textarea>
            </label>
            <p class="fault" role="alert">{fault}</p>
            <p class="buttons"><button on:click=paste>{desk.t("import-open")}</button></p>
        </section>
    }
}

/// Adds the games of another history that are not there yet.
fn take_in(desk: Desk, history: RwSignal<History>, other: &History) {
    let mut games = 0;
    history.update(|history| {
        for game in other.games() {
            games += usize::from(history.add(game.record().clone(), &today()) == Ok(true));
        }
    });
    history.with_untracked(|history| desk.keep(history));
    desk.tell(desk.texts().say_with("import-history", &[("games", games.into())]));
}
