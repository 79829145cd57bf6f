//! A deck in the making.

use super::card::{Card, Tool};
use super::import;
use crate::art::Icon;
use crate::table::{DeckDraft, DeckDraftFault, DeckDrafts, OwnDecks};
use crate::texts::Texts;
use crate::ui::ask::Asking;
use crate::ui::desk::Desk;
use crate::ui::files;
use crate::ui::page::Page;
use crate::ui::route::{self, Route};
use crate::ui::share::sign;
use leptos::html;
use leptos::prelude::*;
use limes::{CardNumber, Deck, Landscape};

/// The editor of one deck.
#[component]
pub(crate) fn Editor(
    /// The deck, by the name under which it is kept.
    name: String,
) -> impl IntoView {
    let desk = Desk::get();
    match open(desk, &name) {
        Some(draft) => view! { <Making name draft /> }.into_any(),
        None => view! {
            <Page title=desk.t("decks-title")>
                <p class="panel">{desk.t("error-page")}</p>
                <p class="buttons"><a class="button" href=Route::Decks.to_string()>{desk.t("decks-title")}</a></p>
            </Page>
        }
        .into_any(),
    }
}

/// The draft of a deck as it was left, or else the deck as it was saved.
fn open(desk: Desk, name: &str) -> Option<DeckDraft> {
    let drafts: DeckDrafts = desk.find().unwrap_or_default();
    drafts.draft(name).or_else(|| saved(desk, name))
}

/// The deck as it was saved. A text with wrong cards can be mended here.
fn saved(desk: Desk, name: &str) -> Option<DeckDraft> {
    let mut draft = DeckDraft::of(Deck::classic());
    if name != Deck::classic().name() {
        let own: OwnDecks = desk.find().unwrap_or_default();
        draft.import(own.text(name)?).ok()?;
    }
    draft.forget_past();
    Some(draft)
}

#[component]
fn Making(name: String, draft: DeckDraft) -> impl IntoView {
    let desk = Desk::get();
    let asking = Asking::new();
    let before = saved(desk, &name).map(|draft| draft.export());
    let name = StoredValue::new(name);
    let draft = RwSignal::new(draft);
    let unsaved = Memo::new(move |_| Some(draft.with(DeckDraft::export)) != before);
    // Every change is kept at once: whatever is tapped next, nothing is lost.
    Effect::new(move |_| {
        let draft = draft.get();
        keep_draft(desk, &name.get_value(), unsaved.get().then_some(&draft));
    });
    let save = move |_| match draft.with_untracked(DeckDraft::finish) {
        Ok(deck) => {
            let own: OwnDecks = desk.find().unwrap_or_default();
            let act = Callback::new({
                let deck = deck.clone();
                move |()| keep_deck(desk, &name.get_value(), &deck)
            });
            if deck.name() != name.get_value() && own.text(deck.name()).is_some() {
                let values = [("name", deck.name().to_owned().into())];
                let question = desk.texts().say_with("decks-replace-ask", &values);
                asking.ask([question, desk.say("common-save")], act);
            } else {
                act.run(());
            }
        }
        Err(faults) => {
            if let Some(fault) = faults.first() {
                desk.tell(draft_fault(&desk.texts(), fault));
            }
        }
    };
    let discard = move |_| match saved(desk, &name.get_value()) {
        Some(old) => draft.set(old),
        None => {
            keep_draft(desk, &name.get_value(), None);
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
                    <span>{desk.t("decks-name")}</span>
                    <input type="text" maxlength="40" prop:value=title on:change=rename />
                </label>
                <p class="buttons">
                    <button class="go" on:click=save>{sign(Icon::Tick)}{desk.t("common-save")}</button>
                    <button disabled=move || !can_undo.get() on:click=move |_| draft.update(|draft| { draft.undo(); })>
                        {sign(Icon::Undo)}{desk.t("play-undo")}
                    </button>
                    <button on:click=export>{sign(Icon::Download)}{desk.t("decks-export")}</button>
                    <a class="button quiet" href=Route::Decks.to_string()>{desk.t("decks-title")}</a>
                </p>
                <p class="state" role="status">{move || unsaved.get().then(|| view! {
                    <span class="unsaved">{desk.t("decks-unsaved")}</span>
                    <button class="quiet" on:click=discard>{desk.t("decks-discard")}</button>
                })}</p>
                <ul class="faults">{move || {
                    let texts = desk.texts();
                    let faults = draft.with(DeckDraft::faults);
                    faults.iter().map(|fault| view! { <li class="fault">{draft_fault(&texts, fault)}</li> }).collect_view()
                }}</ul>
            </div>
            <p class="aside">{desk.t("decks-tap")}" "{desk.t("decks-huts-about")}</p>
            <div class="modes" role="radiogroup" aria-label=desk.t("decks-tap")>
                {mode(Tool::Landscape, desk.t("decks-zone"))}
                {mode(Tool::Huts, desk.t("decks-huts"))}
            </div>
            <div class="cards-made">
                {CardNumber::all().map(|number| view! { <Card number draft tool /> }).collect_view()}
            </div>
            <div class="shelf">
                <section class="panel">
                    <h2>{desk.t("decks-totals")}</h2>
                    <p>{move || draft.with(|draft| totals(&desk.texts(), draft))}</p>
                </section>
                <AsText draft />
            </div>
            {asking.view()}
        </Page>
    }
}

/// The deck file itself, to be copied, or changed and taken over.
#[component]
fn AsText(draft: RwSignal<DeckDraft>) -> impl IntoView {
    let desk = Desk::get();
    let field = NodeRef::<html::Textarea>::new();
    let fault = RwSignal::new(None::<String>);
    let text = Memo::new(move |_| draft.with(DeckDraft::export));
    let take = move |_| {
        let Some(field) = field.get_untracked() else { return };
        let typed = field.value();
        let read = import(&desk.texts(), &typed);
        fault.set(read.as_ref().err().cloned());
        if read.is_ok() {
            // The same reading, but as a change of this draft that can be taken back.
            draft.update(|draft| drop(draft.import(&typed)));
        }
    };
    view! {
        <details class="panel as-text">
            <summary>{desk.t("decks-text")}</summary>
            <textarea rows="14" spellcheck="false" aria-label=desk.t("decks-text") node_ref=field prop:value=text></textarea>
            <p class="fault" role="alert">{fault}</p>
            <p class="buttons">
                <button on:click=take>{desk.t("decks-import")}</button>
                <button on:click=move |_| files::copy(desk, &text.get_untracked(), desk.say("common-copied"))>
                    {sign(Icon::Copy)}{desk.t("common-copy")}
                </button>
            </p>
        </details>
    }
}

fn keep_draft(desk: Desk, name: &str, draft: Option<&DeckDraft>) {
    let mut drafts: DeckDrafts = desk.find().unwrap_or_default();
    match draft {
        Some(draft) => drafts.keep(name, draft),
        None => drafts.remove(name),
    }
    desk.keep(&drafts);
}

/// Keeps a deck in place of the one under its old name.
fn keep_deck(desk: Desk, old: &str, deck: &Deck) {
    let mut own: OwnDecks = desk.find().unwrap_or_default();
    if own.save(deck).is_err() {
        // The built-in deck under its own name is saved already.
        return route::go(&Route::Decks);
    }
    if deck.name() != old {
        own.remove(old);
    }
    desk.keep(&own);
    keep_draft(desk, old, None);
    desk.tell(desk.say("decks-saved"));
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
