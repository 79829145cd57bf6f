//! Decks: the one that is built in, one's own, and the place where they are made.

mod card;
mod editor;

pub(crate) use editor::Editor;

use crate::limes::art::{self, Detail};
use crate::limes::screens::share::sign;
use crate::limes::state::{DeckDraft, LocalTable, Setup};
use crate::shell::art::Icon;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::page::Page;
use crate::shell::route::{self, Route};
use crate::shell::storage::{DeckDrafts, OwnDecks};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{Deck, Rotation};

/// All decks.
#[component]
pub(crate) fn Decks() -> impl IntoView {
    let app = AppContext::get();
    let own = RwSignal::new(app.find::<OwnDecks>().unwrap_or_default());
    let confirm = Confirm::new();
    let fault = RwSignal::new(None::<String>);
    let fresh = move |_| {
        let name = free_name(&own.get_untracked(), app, &app.say("decks-new-name"));
        begin(app, &name, DeckDraft::of(Deck::classic()));
    };
    let import = move |event| {
        let Some(file) = files::chosen(&event) else { return };
        files::read(app, file, move |bytes| {
            let text = bytes.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            let read = text.and_then(|text| import(&app.texts(), &text));
            fault.set(read.as_ref().err().cloned());
            if let Ok(draft) = read {
                let name = free_name(&own.get_untracked(), app, draft.name());
                app.tell(app.texts().say_with("decks-imported", &[("name", name.clone().into())]));
                begin(app, &name, draft);
            }
        });
    };
    let list = move || {
        let texts = app.texts();
        let drafts: DeckDrafts = app.find().unwrap_or_default();
        own.with(|own| {
            let unsaved = drafts.names().filter(|name| own.text(name).is_none());
            let names: Vec<&str> = own.names().chain(unsaved).collect();
            let empty = names.is_empty();
            let decks =
                names.into_iter().map(|name| own_deck(app, &texts, own, &drafts, name, confirm));
            view! {
                {empty.then(|| view! { <p class="aside">{texts.say("decks-own-empty")}</p> })}
                {decks.collect_view()}
            }
        })
    };
    let remove = Callback::new(move |name: String| {
        own.update(|own| own.remove(&name));
        own.with_untracked(|own| app.keep(own));
    });
    provide_context(remove);
    view! {
        <Page title=app.t("decks-title")>
            <p class="lead">{app.t("decks-about")}</p>
            <div class="shelf">
                {move || built_in(app, &app.texts(), confirm)}
                <section class="shelf">
                    <h2 class="group">{app.t("decks-own")}</h2>
                    {list}
                    <p class="fault" role="alert">{fault}</p>
                    <p class="buttons">
                        <button class="go" on:click=fresh>{sign(Icon::Plus)}{app.t("decks-new")}</button>
                        <label class="button file">
                            {sign(Icon::Upload)}<span>{app.t("decks-import")}</span>
                            <input type="file" class="spoken" accept=".toml,.txt,text/plain" on:change=import />
                        </label>
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
    let mut drafts: DeckDrafts = app.find().unwrap_or_default();
    drafts.keep(name, &draft);
    app.keep(&drafts);
    route::go(&Route::Deck(name.to_owned()));
}

/// This name, or this name with a number, so that no deck and no draft has it.
fn free_name(own: &OwnDecks, app: AppContext, name: &str) -> String {
    let drafts: DeckDrafts = app.find().unwrap_or_default();
    let taken = |name: &str| {
        own.text(name).is_some()
            || drafts.names().any(|other| other == name)
            || name == Deck::classic().name()
    };
    let numbered = (2..).map(|n| format!("{} {n}", shortened(name)));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !taken(name)).unwrap_or_default()
}

/// A name that still has room for what is put behind it.
fn shortened(name: &str) -> String {
    name.chars().take(30).collect()
}

fn built_in(app: AppContext, texts: &Texts, confirm: Confirm) -> impl IntoView + use<> {
    let deck = Deck::classic();
    view! {
        <article class="panel deck">
            <h2>{texts.say("setup-deck-classic")}</h2>
            <p class="aside">{texts.say("decks-classic-about")}</p>
            {spread(deck)}
            <p class="buttons">
                {play_button(app, texts, deck.clone(), confirm)}
                {copy_button(app, texts, deck.clone())}
                {export_button(texts, deck.name().to_owned(), deck.to_toml())}
            </p>
        </article>
    }
}

fn own_deck(
    app: AppContext,
    texts: &Texts,
    own: &OwnDecks,
    drafts: &DeckDrafts,
    name: &str,
    confirm: Confirm,
) -> impl IntoView + use<> {
    let saved = own.deck(name);
    let unsaved = drafts.draft(name).is_some();
    let fault = saved.as_ref().and_then(|deck| deck.as_ref().err());
    let fault = fault.map(|fault| texts.deck_fault(fault));
    let deck = saved.and_then(Result::ok);
    let question = texts.say_with("decks-delete-ask", &[("name", name.to_owned().into())]);
    let remove: Callback<String> = expect_context();
    let named = name.to_owned();
    let delete = move |_| {
        let name = named.clone();
        let act = Callback::new(move |()| {
            let mut drafts: DeckDrafts = app.find().unwrap_or_default();
            drafts.remove(&name);
            app.keep(&drafts);
            remove.run(name.clone());
        });
        confirm.ask([question.clone(), app.say("common-delete")], act);
    };
    let delete_name = format!("{}: {name}", texts.say("common-delete"));
    let text = own.text(name).map(str::to_owned).or_else(|| Some(drafts.draft(name)?.export()));
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
                {deck.clone().map(|deck| play_button(app, texts, deck, confirm))}
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
    view! { <div class="spread" aria-hidden="true" inner_html=cards></div> }
}

fn play_button(
    app: AppContext,
    texts: &Texts,
    deck: Deck,
    confirm: Confirm,
) -> impl IntoView + use<> {
    let play = move |_| {
        let setup = Setup { deck: deck.clone(), ..Setup::solo(&app.say("setup-you")) };
        match setup.check(&crate::limes::screens::setup::fresh_seed()) {
            Ok(checked) => confirm.take(LocalTable::begin(checked), Route::Play),
            Err(faults) => {
                app.tell(crate::limes::texts::words::setup_faults(&app.texts(), &faults))
            }
        }
    };
    view! { <button on:click=play>{sign(Icon::Play)}{texts.say("decks-play")}</button> }
}

fn copy_button(app: AppContext, texts: &Texts, deck: Deck) -> impl IntoView + use<> {
    let copy = move |_| {
        let own: OwnDecks = app.find().unwrap_or_default();
        let name = shortened(deck.name());
        let name = app.texts().say_with("decks-copy-name", &[("name", name.into())]);
        begin(app, &free_name(&own, app, &name), DeckDraft::of(&deck));
    };
    view! { <button on:click=copy>{sign(Icon::Copy)}{texts.say("decks-copy")}</button> }
}

fn export_button(texts: &Texts, name: String, text: String) -> impl IntoView + use<> {
    let export = move |_| files::save(&format!("{name}.toml"), "application/toml", &text);
    view! { <button on:click=export>{sign(Icon::Download)}{texts.say("decks-export")}</button> }
}
