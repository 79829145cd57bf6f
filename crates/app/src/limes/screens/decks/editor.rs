//! A deck in the making.

use crate::limes::screens::decks::card::{Card, Tool};
use crate::limes::screens::decks::{import, stored};
use crate::limes::state::{DeckDraft, DeckDraftFault};
use crate::shell::art::Icon;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::files;
use crate::shell::page::{Page, sign};
use crate::shell::route::{self, Route};
use crate::shell::texts::Texts;
use leptos::html;
use leptos::prelude::*;
use limes::{CardNumber, Deck, Landscape};

/// The editor of one deck.
#[component]
pub(crate) fn Editor(
    /// The deck, by the name under which it is kept.
    name: String,
) -> impl IntoView {
    let app = AppContext::get();
    let editor = move |name: String| {
        // The draft of a deck as it was left, or else the deck as it was saved.
        let draft = stored::draft(app, &name).or_else(|| stored::saved(app, &name));
        match draft {
            Some(draft) => view! { <DeckEditor name draft /> }.into_any(),
            None => view! {
            <Page title=app.t("decks-title")>
                <p class="panel">{app.t("error-page")}</p>
                <p class="buttons"><a class="button" href=Route::Decks.to_string()>{app.t("decks-title")}</a></p>
            </Page>
        }
        .into_any(),
        }
    };
    // Its text is there once the small texts are read.
    move || app.store.is_loaded.get().then(|| untrack(|| editor(name.clone())))
}

#[component]
fn DeckEditor(name: String, draft: DeckDraft) -> impl IntoView {
    let app = AppContext::get();
    let confirm = Confirm::new();
    let before = untrack(|| stored::saved(app, &name)).map(|draft| draft.export());
    let name = StoredValue::new(name);
    let draft = RwSignal::new(draft);
    let unsaved = Memo::new(move |_| Some(draft.with(DeckDraft::export)) != before);
    // Every change is kept at once: whatever is tapped next, nothing is lost.
    Effect::new(move |_| {
        let draft = draft.get();
        stored::put_draft(app, &name.get_value(), unsaved.get().then_some(&draft));
    });
    let save = move |_| match draft.with_untracked(DeckDraft::finish) {
        Ok(deck) => {
            let is_taken = untrack(|| stored::text(app, deck.name())).is_some();
            let act = Callback::new({
                let deck = deck.clone();
                move |()| save_deck(app, &name.get_value(), &deck)
            });
            if deck.name() != name.get_value() && is_taken {
                let values = [("name", deck.name().to_owned().into())];
                let question = app.texts().say_with("decks-replace-ask", &values);
                confirm.ask([question, app.say("common-save")], act);
            } else {
                act.run(());
            }
        }
        Err(faults) => {
            if let Some(fault) = faults.first() {
                app.tell(draft_fault(&app.texts(), fault));
            }
        }
    };
    let discard = move |_| match untrack(|| stored::saved(app, &name.get_value())) {
        Some(old) => draft.set(old),
        None => {
            stored::put_draft(app, &name.get_value(), None);
            route::go(&Route::Decks);
        }
    };
    let export = move |_| {
        let (name, text) = draft.with_untracked(|draft| (draft.name().to_owned(), draft.export()));
        files::save(&format!("{name}.toml"), "application/toml", &text);
    };
    let rename = move |event| {
        let typed = event_target_value(&event);
        draft.update(|draft| draft.rename(&typed));
    };
    let can_undo = Memo::new(move |_| draft.with(DeckDraft::can_undo));
    let title = Memo::new(move |_| draft.with(|draft| draft.name().to_owned()));
    let tool = RwSignal::new(Tool::Landscape);
    let mode = move |this: Tool, name: Signal<String>| {
        view! {
            <label class="mode">
                <input type="radio" name="tool" prop:checked=move || tool.get() == this on:change=move |_| tool.set(this) />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <Page title>
            <div class="panel making">
                <label class="deck-name">
                    <span>{app.t("decks-name")}</span>
                    <input type="text" maxlength="40" prop:value=title on:change=rename />
                </label>
                <p class="buttons">
                    <button class="go" on:click=save>{sign(Icon::Tick)}{app.t("common-save")}</button>
                    <button disabled=move || !can_undo.get() on:click=move |_| draft.update(|draft| { draft.undo(); })>
                        {sign(Icon::Undo)}{app.t("play-undo")}
                    </button>
                    <button on:click=export>{sign(Icon::Download)}{app.t("decks-export")}</button>
                    <a class="button quiet" href=Route::Decks.to_string()>{app.t("decks-title")}</a>
                </p>
                <p class="state" role="status">{move || unsaved.get().then(|| view! {
                    <span class="unsaved">{app.t("decks-unsaved")}</span>
                    <button class="quiet" on:click=discard>{app.t("decks-discard")}</button>
                })}</p>
                <ul class="faults">{move || {
                    let texts = app.texts();
                    let faults = draft.with(DeckDraft::faults);
                    faults.iter().map(|fault| view! { <li class="fault">{draft_fault(&texts, fault)}</li> }).collect_view()
                }}</ul>
            </div>
            <p class="aside">{app.t("decks-tap")}" "{app.t("decks-huts-about")}</p>
            <div class="modes" role="radiogroup" aria-label=app.t("decks-tap")>
                {mode(Tool::Landscape, app.t("decks-zone"))}
                {mode(Tool::Huts, app.t("decks-huts"))}
            </div>
            <div class="cards-made">
                {CardNumber::all().map(|number| view! { <Card number draft tool /> }).collect_view()}
            </div>
            <div class="stack">
                <section class="panel">
                    <h2>{app.t("decks-totals")}</h2>
                    <p>{move || draft.with(|draft| totals(&app.texts(), draft))}</p>
                </section>
                <AsText draft />
            </div>
            {confirm.view()}
        </Page>
    }
}

/// The deck file itself, to be copied, or changed and taken over.
#[component]
fn AsText(draft: RwSignal<DeckDraft>) -> impl IntoView {
    let app = AppContext::get();
    let field = NodeRef::<html::Textarea>::new();
    let fault = RwSignal::new(None::<String>);
    let text = Memo::new(move |_| draft.with(DeckDraft::export));
    let take = move |_| {
        let Some(field) = field.get_untracked() else { return };
        let typed = field.value();
        let read = import(&app.texts(), &typed);
        fault.set(read.as_ref().err().cloned());
        if read.is_ok() {
            // The same reading, but as a change of this draft that can be taken back.
            draft.update(|draft| drop(draft.import(&typed)));
        }
    };
    view! {
        <details class="panel as-text">
            <summary>{app.t("decks-text")}</summary>
            <textarea rows="14" spellcheck="false" aria-label=app.t("decks-text") node_ref=field prop:value=text></textarea>
            <p class="fault" role="alert">{fault}</p>
            <p class="buttons">
                <button on:click=take>{app.t("decks-import")}</button>
                <button on:click=move |_| files::copy(app, &text.get_untracked(), app.say("common-copied"))>
                    {sign(Icon::Copy)}{app.t("common-copy")}
                </button>
            </p>
        </details>
    }
}

/// Stores a deck in place of the one under its old name.
fn save_deck(app: AppContext, old: &str, deck: &Deck) {
    stored::save(app, old, deck);
    app.tell(app.say("decks-saved"));
    route::go(&Route::Decks);
}

fn draft_fault(texts: &Texts, fault: &DeckDraftFault) -> String {
    match fault {
        DeckDraftFault::Name(fault) => {
            texts.say_with("deck-name", &[("fault", texts.name_fault(*fault).into())])
        }
        DeckDraftFault::NameTaken => texts.say("decks-name-taken"),
        DeckDraftFault::Card(number, _) => {
            texts.say_with("decks-fault-card", &[("card", number.get().into())])
        }
    }
}

/// `field 30 · water 24 · …`
fn totals(texts: &Texts, draft: &DeckDraft) -> String {
    let (zones, huts) = draft.totals();
    let lands = Landscape::ALL.into_iter().zip(zones);
    let mut parts: Vec<String> = lands
        .map(|(landscape, zones)| format!("{} {zones}", texts.capital(&texts.landscape(landscape))))
        .collect();
    parts.push(format!("{} {huts}", texts.say("decks-huts")));
    parts.join(" · ")
}
