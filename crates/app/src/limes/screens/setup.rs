//! Setting up a new game: who plays, with which variants, and which cards come.

use crate::home::begin;
use crate::limes::state::{self, MOST_PLAYERS, Sitter};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::page::Page;
use crate::shell::route::Route;
use crate::shell::storage::OwnDecks;
use bots::Level;
use leptos::prelude::*;
use limes::{TurnVisibility, Variants};
use record::Seed;

/// A seed nobody knows.
pub(crate) fn fresh_seed() -> Seed {
    let mut chance = [0; 16];
    chance.iter_mut().for_each(|byte| *byte = (js_sys::Math::random() * 256.0) as u8);
    Seed::spelled(chance)
}

/// One player as the form has him.
#[derive(Clone, Copy)]
struct Row {
    number: usize,
    name: RwSignal<String>,
    /// 0 for a person, or a bot's level.
    level: RwSignal<usize>,
}

/// The form for a new game.
#[component]
pub(crate) fn Setup() -> impl IntoView {
    let app = AppContext::get();
    let row = move |number: usize| {
        let name = app.texts_now().say_with("setup-player-default", &[("number", number.into())]);
        Row { number, name: RwSignal::new(name), level: RwSignal::new(0) }
    };
    let rows = RwSignal::new(vec![row(1), row(2)]);
    let variants = [RwSignal::new(false), RwSignal::new(false)];
    let open = RwSignal::new(false);
    let seed = RwSignal::new(String::new());
    let decks: OwnDecks = app.find().unwrap_or_default();
    let deck = RwSignal::new(String::new());
    let own = StoredValue::new(decks.clone());
    let add = move |_| {
        let number = rows.with_untracked(|rows| rows.last().map_or(1, |row| row.number + 1));
        rows.update(|rows| rows.push(row(number)));
    };
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let player = |row: &Row| {
            let level = row.level.get_untracked().checked_sub(1).and_then(|n| Level::ALL.get(n));
            (row.name.get_untracked(), level.map_or(Sitter::Person, |&level| Sitter::Bot(level)))
        };
        let mut setup = state::Setup::solo("");
        setup.players = rows.get_untracked().iter().map(player).collect();
        let [diagonal, ferryman] = variants.map(|on| on.get_untracked());
        setup.variants = Variants { diagonal, ferryman };
        let chosen = own.with_value(|own| own.deck(&deck.get_untracked()));
        if let Some(Ok(deck)) = chosen {
            setup.deck = deck;
        }
        setup.seed = seed.get_untracked();
        setup.table =
            if open.get_untracked() { TurnVisibility::Open } else { TurnVisibility::Hidden };
        begin(app, &setup);
    };
    view! {
        <Page title=app.t("play-new")>
            <form class="panel form" on:submit=start>
                <fieldset>
                    <legend>{app.t("setup-players")}</legend>
                    <For each=move || rows.get() key=|row| row.number children=move |row| view! { <Player row rows /> } />
                    <button type="button" disabled=move || rows.with(|rows| rows.len() >= MOST_PLAYERS) on:click=add>
                        <span class="icon" inner_html=Icon::Plus.svg()></span>{app.t("setup-add-player")}
                    </button>
                </fieldset>
                <fieldset>
                    <legend>{app.t("setup-variants")}</legend>
                    <Choice on=variants[0] name=app.t("variant-diagonal") about=app.t("variant-diagonal-about") />
                    <Choice on=variants[1] name=app.t("variant-ferryman") about=app.t("variant-ferryman-about") />
                </fieldset>
                <fieldset>
                    <legend>{app.t("setup-table")}</legend>
                    <Choice on=open name=app.t("setup-table-open") about=app.t("setup-table-open-about") />
                </fieldset>
                <DeckChoice decks chosen=deck />
                <fieldset>
                    <legend>{app.t("seed")}</legend>
                    <label>
                        <span class="spoken">{app.t("seed-enter")}</span>
                        <input type="text" maxlength="64" placeholder=app.t("seed-random") bind:value=seed />
                    </label>
                    <p class="aside">{app.t("seed-about")}</p>
                </fieldset>
                <button class="go" type="submit">{app.t("setup-start")}</button>
            </form>
            <p class="buttons"><a href=Route::History.to_string()>{app.t("import-title")}</a></p>
        </Page>
    }
}

/// The cards that are played with: those that are built in, or a deck of one's own.
#[component]
fn DeckChoice(decks: OwnDecks, chosen: RwSignal<String>) -> impl IntoView {
    let app = AppContext::get();
    // A deck with a fault cannot be played with; the page of decks says what is wrong with it.
    let whole = decks.names().filter(|name| matches!(decks.deck(name), Some(Ok(_))));
    let option = |name: &str| view! { <option value=name.to_owned()>{name.to_owned()}</option> };
    let options = whole.map(option).collect_view();
    let choose = move |event| chosen.set(event_target_value(&event));
    view! {
        <fieldset>
            <legend>{app.t("setup-deck")}</legend>
            <div class="share-row">
                <select aria-label=app.t("setup-deck") on:change=choose>
                    <option value="">{app.t("setup-deck-classic")}</option>
                    {options}
                </select>
                <a href=Route::Decks.to_string()>{app.t("decks-title")}</a>
            </div>
        </fieldset>
    }
}

#[component]
fn Player(row: Row, rows: RwSignal<Vec<Row>>) -> impl IntoView {
    let app = AppContext::get();
    let label = move || app.texts().say_with("setup-player-name", &[("number", row.number.into())]);
    let level = move || app.texts().say_with("setup-bot-level", &[("name", row.name.get().into())]);
    let remove =
        move || app.texts().say_with("setup-remove-player", &[("name", row.name.get().into())]);
    let option = move |(n, level): (usize, Level)| {
        view! { <option value=(n + 1).to_string()>{move || app.texts().level(level)}</option> }
    };
    let chosen = move |event| {
        let before = row.level.get_untracked();
        let now: usize = event_target_value(&event).parse().unwrap_or(0);
        row.level.set(now);
        // Who becomes a bot is called what it is, unless he was given a name.
        let texts = app.texts();
        let own = texts.say_with("setup-player-default", &[("number", row.number.into())]);
        let called = |n: usize| {
            n.checked_sub(1)
                .and_then(|n| Level::ALL.get(n))
                .map_or(own.clone(), |&level| texts.level(level))
        };
        if row.name.get_untracked() == called(before) {
            row.name.set(called(now));
        }
    };
    view! {
        <div class="player">
            <label><span class="spoken">{label}</span><input type="text" maxlength="40" required bind:value=row.name /></label>
            <select aria-label=level prop:value=move || row.level.get().to_string() on:change=chosen>
                <option value="0">{app.t("setup-person")}</option>
                {Level::ALL.into_iter().enumerate().map(option).collect_view()}
            </select>
            <button
                type="button"
                class="round quiet"
                aria-label=remove
                disabled=move || rows.with(Vec::len) < 2
                on:click=move |_| rows.update(|rows| rows.retain(|other| other.number != row.number))
                inner_html=Icon::Close.svg()
            ></button>
        </div>
    }
}

/// Something that can be switched on.
#[component]
pub(crate) fn Choice(
    on: RwSignal<bool>,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] about: Signal<String>,
) -> impl IntoView {
    let app = AppContext::get();
    let capital = move || app.texts().capital(&name.get());
    view! {
        <label class="choose">
            <input type="checkbox" bind:checked=on />
            <span><b>{capital}</b><small>{about}</small></span>
        </label>
    }
}
