//! Decks: the one that is built in, one's own, and the place where they are made.

mod card;
mod editor;
mod stored;

pub(crate) use editor::Editor;
pub(crate) use stored::own_deck;

use crate::limes::art::{self, Detail};
use crate::limes::screens::begin::begin as begin_game;
use crate::limes::state::{DeckDraft, Setup};
use crate::shell::art::Icon;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::file_field::FileField;
use crate::shell::files;
use crate::shell::open_games::OpenGames;
use crate::shell::page::{Page, sign};
use crate::shell::route::{self, Route};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{Deck, Rotation};

/// All decks.
#[component]
pub(crate) fn Decks() -> impl IntoView {
    let app = AppContext::get();
    let open = OpenGames::get();
    let confirm = Confirm::new();
    let fault = RwSignal::new(None::<String>);
    let fresh = move |_| {
        let name = free_name(app, &app.say("decks-new-name"));
        begin(app, &name, DeckDraft::of(Deck::classic()));
    };
    let import = Callback::new(move |bytes: Result<Vec<u8>, String>| {
        let text = bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let read = text.and_then(|text| import(&app.texts(), &text));
        fault.set(read.as_ref().err().cloned());
        if let Ok(draft) = read {
            let name = free_name(app, draft.name());
            app.tell(app.texts().say_with("decks-imported", &[("name", name.clone().into())]));
            begin(app, &name, draft);
        }
    });
    let list = move || {
        let texts = app.texts();
        let names = stored::names(app);
        let empty = names.is_empty();
        let decks = names.iter().map(|name| listed(app, open, &texts, name, confirm));
        view! {
            {empty.then(|| view! { <p class="aside">{texts.say("decks-own-empty")}</p> })}
            {decks.collect_view()}
        }
    };
    view! {
        <Page title=app.t("decks-title")>
            <p class="lead">{app.t("decks-about")}</p>
            <div class="stack">
                {move || built_in(app, open, &app.texts())}
                <section class="stack">
                    <h2 class="group">{app.t("decks-own")}</h2>
                    {list}
                    <p class="fault" role="alert">{fault}</p>
                    <p class="buttons">
                        <button class="go" on:click=fresh>{sign(Icon::Plus)}{app.t("decks-new")}</button>
                        <FileField words=app.t("decks-import") accept=".toml,.txt,text/plain" then=import />
                    </p>
                </section>
            </div>
            {confirm.view()}
        </Page>
    }
}

/// A deck file as a draft, also one whose cards are wrong.
fn import(texts: &Texts, text: &str) -> Result<DeckDraft, String> {
    let mut draft = DeckDraft::of(Deck::classic());
    match draft.import(text) {
        Ok(()) => Ok(draft),
        Err(fault) => {
            let fault = texts.deck_fault(&fault);
            Err(texts.say_with("error-deck", &[("fault", fault.into())]))
        }
    }
}

/// Opens the editor with a draft that nothing else knows of yet.
fn begin(app: AppContext, name: &str, mut draft: DeckDraft) {
    draft.rename(name);
    stored::put_draft(app, name, Some(&draft));
    route::go(&Route::Deck(name.to_owned()));
}

/// This name, or this name with a number, so that no deck and no draft has it.
fn free_name(app: AppContext, name: &str) -> String {
    let names = untrack(|| stored::names(app));
    let taken = |name: &str| names.contains(name) || name == Deck::classic().name();
    let numbered = (2..).map(|n| format!("{} {n}", shortened(name)));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !taken(name)).unwrap_or_default()
}

/// A name that still has room for what is put behind it.
fn shortened(name: &str) -> String {
    name.chars().take(30).collect()
}

fn built_in(app: AppContext, open: OpenGames, texts: &Texts) -> impl IntoView + use<> {
    let deck = Deck::classic();
    view! {
        <article class="panel deck">
            <h2>{texts.say("setup-deck-classic")}</h2>
            <p class="aside">{texts.say("decks-classic-about")}</p>
            {spread(deck)}
            <p class="buttons">
                {play_button(app, open, texts, deck.clone())}
                {copy_button(app, texts, deck.clone())}
                {export_button(texts, deck.name().to_owned(), deck.to_toml())}
            </p>
        </article>
    }
}

fn listed(
    app: AppContext,
    open: OpenGames,
    texts: &Texts,
    name: &str,
    confirm: Confirm,
) -> impl IntoView + use<> {
    let saved = own_deck(app, name);
    let draft = stored::draft(app, name);
    let unsaved = draft.is_some();
    let fault = saved.as_ref().and_then(|deck| deck.as_ref().err());
    let fault = fault.map(|fault| texts.deck_fault(fault));
    let deck = saved.and_then(Result::ok);
    let question = texts.say_with("decks-delete-ask", &[("name", name.to_owned().into())]);
    let named = name.to_owned();
    let delete = move |_| {
        let name = named.clone();
        let act = Callback::new(move |()| stored::remove(app, &name));
        confirm.ask([question.clone(), app.say("common-delete")], act);
    };
    let delete_name = texts.labelled(texts.say("common-delete"), name.to_owned());
    let text = stored::text(app, name).or_else(|| Some(draft?.export()));
    view! {
        <article class="panel deck">
            <h2>
                <span>{name.to_owned()}</span>
                {unsaved.then(|| view! { <small class="unsaved">{texts.say("decks-unsaved")}</small> })}
            </h2>
            {deck.as_ref().map(spread)}
            {fault.map(|fault| view! { <p class="fault">{fault}</p> })}
            <p class="buttons">
                <a class="button" href=Route::Deck(name.to_owned()).to_string()>
                    {sign(Icon::Edit)}{texts.say("decks-edit")}
                </a>
                {deck.clone().map(|deck| play_button(app, open, texts, deck))}
                {deck.map(|deck| copy_button(app, texts, deck))}
                {text.map(|text| export_button(texts, name.to_owned(), text))}
                <button class="round quiet" aria-label=delete_name on:click=delete inner_html=Icon::Trash.svg()></button>
            </p>
        </article>
    }
}

/// All cards of a deck, small.
fn spread(deck: &Deck) -> impl IntoView + use<> {
    let cards: String =
        deck.cards().iter().map(|card| art::card(card, Rotation::Up, Detail::Small)).collect();
    view! { <div class="deck-spread" aria-hidden="true" inner_html=cards></div> }
}

fn play_button(
    app: AppContext,
    open: OpenGames,
    texts: &Texts,
    deck: Deck,
) -> impl IntoView + use<> {
    let play = move |_| {
        let setup = Setup { deck: deck.clone(), ..Setup::solo(&app.own_name()) };
        begin_game(app, open, &setup);
    };
    view! { <button on:click=play>{sign(Icon::Play)}{texts.say("decks-play")}</button> }
}

fn copy_button(app: AppContext, texts: &Texts, deck: Deck) -> impl IntoView + use<> {
    let copy = move |_| {
        let name = shortened(deck.name());
        let name = app.texts().label_with("decks-copy-name", &[("name", name.into())]);
        begin(app, &free_name(app, &name), DeckDraft::of(&deck));
    };
    view! { <button on:click=copy>{sign(Icon::Copy)}{texts.say("decks-copy")}</button> }
}

fn export_button(texts: &Texts, name: String, text: String) -> impl IntoView + use<> {
    let export = move |_| files::save(&format!("{name}.toml"), "application/toml", &text);
    view! { <button on:click=export>{sign(Icon::Download)}{texts.say("decks-export")}</button> }
}
