//! Setting up a new game: who plays, with which variants, and which cards come.

use crate::limes::screens::decks::own_deck;
use crate::limes::screens::today::begin;
use crate::limes::state::{self, MOST_PLAYERS};
use crate::shell::context::AppContext;
use crate::shell::lineup::Lineup;
use crate::shell::open_games::OpenGames;
use crate::shell::page::Page;
use crate::shell::route::Route;
use crate::shell::screens::new_game::{Checkbox, PlayerRows, SeedField};
use crate::shell::storage::ItemKind;
use leptos::prelude::*;
use limes::{Deck, TurnVisibility, Variants};

/// The form for a new game.
#[component]
pub(crate) fn Setup() -> impl IntoView {
    let app = AppContext::get();
    let players = PlayerRows::new(app, &(1..=MOST_PLAYERS));
    let questions = Questions::new(app);
    let seed = RwSignal::new(String::new());
    let open = OpenGames::get();
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        players.remember(app);
        let players = players.players();
        let mut setup = state::Setup::of(Lineup { players, seed: seed.get_untracked() });
        setup.variants = questions.variants();
        if let Some(deck) = questions.deck() {
            setup.deck = deck;
        }
        setup.table =
            if questions.is_open() { TurnVisibility::Open } else { TurnVisibility::Hidden };
        begin(app, open, &setup);
    };
    view! {
        <Page title=app.t("play-new")>
            <form class="panel form" on:submit=start>
                {players.view()}
                {questions.view()}
                <SeedField seed />
                <button class="go" type="submit">{app.t("setup-start")}</button>
            </form>
            <p class="buttons"><a href=Route::History.to_string()>{app.t("import-title")}</a></p>
        </Page>
    }
}

/// What is asked about a game of Limes wherever it is played; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct Questions {
    app: AppContext,
    diagonal: RwSignal<bool>,
    ferryman: RwSignal<bool>,
    is_open: RwSignal<bool>,
    /// The name of a deck of one's own; empty for the built-in cards.
    deck: RwSignal<String>,
}

impl Questions {
    /// Nothing is answered yet.
    pub(crate) fn new(app: AppContext) -> Questions {
        let [diagonal, ferryman, is_open] = [(); 3].map(|()| RwSignal::new(false));
        Questions { app, diagonal, ferryman, is_open, deck: RwSignal::new(String::new()) }
    }

    /// The questions.
    pub(crate) fn view(self) -> AnyView {
        let Questions { app, diagonal, ferryman, is_open, deck } = self;
        view! {
            <fieldset>
                <legend>{app.t("setup-variants")}</legend>
                <Checkbox on=diagonal name=app.t("variant-diagonal") about=app.t("variant-diagonal-about") />
                <Checkbox on=ferryman name=app.t("variant-ferryman") about=app.t("variant-ferryman-about") />
            </fieldset>
            <fieldset>
                <legend>{app.t("setup-table")}</legend>
                <Checkbox on=is_open name=app.t("setup-table-open") about=app.t("setup-table-open-about") />
            </fieldset>
            <DeckSelect chosen=deck />
        }
        .into_any()
    }

    /// The variants that are played.
    pub(crate) fn variants(self) -> Variants {
        let (diagonal, ferryman) = (self.diagonal.get_untracked(), self.ferryman.get_untracked());
        Variants { diagonal, ferryman }
    }

    /// Whether turns of the round that is going on may be watched.
    pub(crate) fn is_open(self) -> bool {
        self.is_open.get_untracked()
    }

    /// The deck of one's own that is played with, if it is whole.
    pub(crate) fn deck(self) -> Option<Deck> {
        untrack(|| own_deck(self.app, &self.deck.get_untracked())).and_then(Result::ok)
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
