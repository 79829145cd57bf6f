//! A game that leaves this device: as a link that holds all of it, or as a file.

use crate::shell::art::Icon;
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::online::Reach;
use crate::shell::page::sign;
use crate::shell::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What is shared of a game.
#[derive(Clone)]
pub(crate) struct SharedGame {
    /// The record.
    pub(crate) record: String,
    /// The seed of its draw, if one is known.
    pub(crate) seed: Option<String>,
    /// The name of its file, with its ending.
    pub(crate) file: String,
    /// The key of what is to be known before it is given away, if anything is.
    pub(crate) warning: Option<&'static str>,
}

/// How others are challenged to do better with the same cards.
#[derive(Clone, Copy)]
pub(crate) struct ChallengeWords {
    /// What is sent along with the link.
    pub(crate) text: Signal<String>,
    /// The key of what is said about it.
    pub(crate) about: &'static str,
}

/// The name of a game's file, without its ending: `Limes 2026-05-01 Ada Ben`.
pub(crate) fn file_name(title: &str, players: &str) -> String {
    let players: String = players.chars().take(60).collect();
    format!("{title} {} {players}", today())
}

/// The buttons under a game: link, seed, record, and what else the game has to give.
#[component]
pub(crate) fn Sharing(
    /// The game.
    game: SharedGame,
    /// What is sent along with the link.
    words: Signal<String>,
    /// The words of a challenge, if the game can be one.
    challenge: Option<ChallengeWords>,
    /// Further ways to save it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let app = AppContext::get();
    let SharedGame { record, seed, file, warning } = game;
    let ending = file.rsplit('.').next().unwrap_or_default().to_owned();
    let record_name =
        move || app.texts().say_with("export-record", &[("ending", ending.as_str().into())]);
    // Packed at once, not when it is asked for: a browser lets a page copy only right after a press.
    let packed = RwSignal::new(None::<String>);
    let is_waiting = move || packed.with(Option::is_none);
    let reach = Reach::ask();
    let link = move |route: fn(String) -> Route| {
        let packed = packed.get();
        packed.map(|packed| reach.link(&route(packed).to_string())).unwrap_or_default()
    };
    {
        let record = record.clone();
        spawn_local(async move {
            let text = app.pack(&record).await;
            // The screen may be gone by now.
            let _ = packed.try_set(Some(text));
        });
    }
    let send_as = move |route: fn(String) -> Route, words: Signal<String>| {
        let link = untrack(|| link(route));
        let done = app.say("share-link-copied");
        files::send(app, &words.get_untracked(), &link, link.clone(), done);
    };
    let challenge = challenge.map(|ChallengeWords { text, about }| {
        let send = move |_| send_as(Route::challenge, text);
        view! {
            <p class="share-row">
                <button disabled=is_waiting on:click=send>{sign(Icon::Flag)}{app.t("challenge")}</button>
                <span class="share-seed">{app.t(about)}</span>
            </p>
        }
    });
    let save = move |_| files::save(&file, "text/plain", &record);
    let copy = move |_| {
        files::copy(app, &untrack(|| link(Route::shared)), app.say("share-link-copied"));
    };
    let send = move |_| send_as(Route::shared, words);
    let select = |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let copied = seed.clone().unwrap_or_default();
    let copy_seed = move |_| files::copy(app, &copied, app.say("share-seed-copied"));
    let seed_line = seed.map(|seed| {
        let words = move || app.texts().say_with("seed-of-game", &[("seed", seed.clone().into())]);
        view! {
            <p class="share-row">
                <span class="share-seed">{words}</span>
                <button on:click=copy_seed>{sign(Icon::Copy)}{app.t("share-seed")}</button>
            </p>
        }
    });
    view! {
        <section class="panel sharing">
            <h2>{app.t("share-title")}</h2>
            <p class="aside">{app.t("share-link-about")}</p>
            {move || reach.note(app)}
            {warning.map(|key| view! { <p class="warning">{app.t(key)}</p> })}
            <p class="share-row">
                <input type="text" readonly aria-label=app.t("share-address") prop:value=move || link(Route::shared) on:focus=select />
                <button class="go" disabled=is_waiting on:click=copy>{sign(Icon::Link)}{app.t("share-link")}</button>
                {files::can_send().then(|| view! {
                    <button disabled=is_waiting on:click=send>{sign(Icon::Share)}{app.t("share-send")}</button>
                })}
            </p>
            {challenge}
            {seed_line}
            <h2>{app.t("export-title")}</h2>
            <div class="share-row">
                <button on:click=save>{sign(Icon::Download)}{record_name}</button>
                {children.map(|children| children())}
            </div>
        </section>
    }
}
