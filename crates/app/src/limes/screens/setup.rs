//! Setting up a new game: who plays, with which variants, and which cards come.

use crate::limes::screens::begin::begin;
use crate::limes::screens::decks::own_deck;
use crate::limes::state::{self, MOST_PLAYERS, Sitter};
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::Route;
use crate::shell::storage::ItemKind;
use bots::Level;
use leptos::prelude::*;
use limes::{Deck, TurnVisibility, Variants};

/// One player as the form has them.
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
        let name = match number {
            1 => app.own_name(),
            _ => app.texts_now().say_with("setup-player-default", &[("number", number.into())]),
        };
        Row { number, name: RwSignal::new(name), level: RwSignal::new(0) }
    };
    let rows = RwSignal::new(vec![row(1), row(2)]);
    let variants = [RwSignal::new(false), RwSignal::new(false)];
    let table_open = RwSignal::new(false);
    let seed = RwSignal::new(String::new());
    let deck = RwSignal::new(String::new());
    let open = OpenGames::get();
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
        if let Some(Ok(deck)) = untrack(|| own_deck(app, &deck.get_untracked())) {
            setup.deck = deck;
        }
        setup.seed = seed.get_untracked();
        setup.table =
            if table_open.get_untracked() { TurnVisibility::Open } else { TurnVisibility::Hidden };
        begin(app, open, &setup);
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
                    <Checkbox on=variants[0] name=app.t("variant-diagonal") about=app.t("variant-diagonal-about") />
                    <Checkbox on=variants[1] name=app.t("variant-ferryman") about=app.t("variant-ferryman-about") />
                </fieldset>
                <fieldset>
                    <legend>{app.t("setup-table")}</legend>
                    <Checkbox on=table_open name=app.t("setup-table-open") about=app.t("setup-table-open-about") />
                </fieldset>
                <DeckSelect chosen=deck />
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
fn DeckSelect(chosen: RwSignal<String>) -> impl IntoView {
    let app = AppContext::get();
    // A deck with a fault cannot be played with; the page of decks says what is wrong with it.
    let options = move || {
        let decks = app.store.items(ItemKind::Deck);
        let whole = decks.into_iter().filter(|(_, text)| Deck::from_toml(text).is_ok());
        whole
            .map(|(name, _)| view! { <option value=name.clone()>{name.clone()}</option> })
            .collect_view()
    };
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
        // Who becomes a bot is called what it is, unless they were given a name.
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
fn Checkbox(
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
