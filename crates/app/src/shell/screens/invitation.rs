//! What is shown of a challenge before it is answered: who challenges and with how much, and the way to the same cards.

use crate::shell::chance::fresh_id;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::page::Page;
use crate::shell::route::Route;
use crate::shell::storage::ItemKind;
use leptos::prelude::*;

/// A challenge that nobody has answered here.
pub(crate) struct Invitation {
    /// The game, packed as it came.
    pub(crate) packed: String,
    /// Who challenges, and what is to be beaten.
    pub(crate) headline: Signal<String>,
    /// What else is known of the cards.
    pub(crate) notes: Signal<String>,
    /// When the rest will be seen.
    pub(crate) hidden: Signal<String>,
    /// Begins a game with the same cards under this id. Whether that was possible; otherwise it has said why not.
    pub(crate) play: Callback<GameId, bool>,
}

/// The screen of a challenge that nobody has answered here. A game that was begun from it goes on.
pub(crate) fn invitation(app: AppContext, invitation: Invitation) -> AnyView {
    let Invitation { packed, headline, notes, hidden, play } = invitation;
    let packed = StoredValue::new(packed);
    let running = move || {
        let games = app.store.running.get().into_iter().map(|game| game.id);
        let is_from_here = |id: &GameId| {
            let item = app.store.item(ItemKind::Challenge, id.as_str());
            packed.with_value(|packed| item.as_ref() == Some(packed))
        };
        games.into_iter().find(is_from_here)
    };
    let begin = move |_| {
        let id = fresh_id();
        if play.run(id.clone()) {
            app.store.put_item(ItemKind::Challenge, id.as_str(), packed.get_value());
        }
    };
    let way = move || match running() {
        Some(id) => {
            let address = Route::play(id).to_string();
            view! { <a class="button go large" href=address>{app.t("home-continue")}</a> }
                .into_any()
        }
        None => view! {
            <button class="go large" on:click=begin>{app.t("challenge-play")}</button>
        }
        .into_any(),
    };
    view! {
        <Page title=app.t("challenge-title")>
            <p class="headline">{headline}</p>
            <p class="aside notes">{notes}</p>
            <p class="buttons">{way}</p>
            <p class="aside">{hidden}</p>
        </Page>
    }
    .into_any()
}
