//! The ways back to games that go on.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::registry::Registry;
use crate::shell::route::Route;
use crate::shell::storage::{ItemKind, StoredGame};
use crate::shell::texts::Texts;
use leptos::prelude::*;

/// How many games under way are listed.
const SHOWN: usize = 4;

/// The ways back to games that go on: the newest large, a few more below it, and the rest in the history.
#[component]
pub(super) fn Continue() -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    // A game in which nobody has done anything yet is no loss, and not listed.
    let listed = move |texts: &Texts, game: &StoredGame| {
        let registered = registry.named(&game.game);
        match registered.map(|registered| (registered.describe)(texts, &game.document)) {
            Some(Ok(described)) => {
                let kind = ItemKind::DecisionDraft;
                let is_begun =
                    described.is_begun || app.store.item(kind, game.id.as_str()).is_some();
                is_begun.then_some((game.id.clone(), described.progress, described.company))
            }
            Some(Err(fault)) => Some((game.id.clone(), fault, String::new())),
            None => Some((game.id.clone(), texts.say("stored-other-version"), String::new())),
        }
    };
    let way =
        move |texts: &Texts, (id, about, company): (GameId, String, String), is_first: bool| {
            let address = Route::play(id).to_string();
            let words = texts.say("home-continue");
            if is_first {
                view! {
                    <a class="way button go" href=address>
                        <span class="icon" inner_html=Icon::Play.svg()></span>
                        <b>{words}</b><span>{about}</span>
                    </a>
                }
                .into_any()
            } else {
                let label = texts.labelled(words, format!("{about}, {company}"));
                view! {
                    <a class="way button row" aria-label=label href=address>
                        <span class="icon" inner_html=Icon::Play.svg()></span>
                        <span>{about}" · "{company}</span>
                    </a>
                }
                .into_any()
            }
        };
    move || {
        let texts = app.texts();
        let games = app.store.running.get();
        let begun: Vec<_> = games.iter().filter_map(|game| listed(&texts, game)).collect();
        let rest = (begun.len() > SHOWN).then(|| {
            let words = texts.say_with("home-all-games", &[("games", begun.len().into())]);
            view! {
                <a class="way button row" href=Route::History.to_string()>
                    <span class="icon" inner_html=Icon::ChevronRight.svg()></span>
                    <span>{words}</span>
                </a>
            }
        });
        let mut ways = begun
            .into_iter()
            .take(SHOWN)
            .enumerate()
            .map(|(place, game)| way(&texts, game, place == 0));
        let first = ways.next();
        let rows: Vec<AnyView> = ways.collect();
        let rows = (!rows.is_empty()).then(|| view! { <div class="rows">{rows}{rest}</div> });
        view! {
            {first}
            {rows}
        }
    }
}
