//! What came of a table: the game as its own screens show it, and around it the rematch and the proof of its cards.

use super::people::{is_excerpt, of};
use super::phrases::{self, Phrases};
use super::proof::Proof;
use super::side::ConnectionLine;
use super::{Followed, LargeTable, failure, title};
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{
    ApiFault, TableFollow, called, get_text, is_declined as declined, names, post,
};
use crate::shell::page::Page;
use crate::shell::route::{self, GameAddress, GameScreen, Route};
use crate::shell::screens::game::{Failure, GameSource, LoadedGame};
use crate::shell::screens::online::table_address;
use crate::shell::table_slot::TableSlot;
use game::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, NewDraw, Rematch, RematchMade, Stage, State};
use std::time::Duration;

/// How long to wait before a record that did not come is asked for again.
const AGAIN: Duration = Duration::from_secs(5);

/// A screen of a game that was played at a table.
#[component]
pub(crate) fn TableResult(
    /// The table.
    id: GameId,
    /// What is shown of the game.
    screen: GameScreen,
    /// Shows it.
    show: fn(GameScreen, LoadedGame) -> AnyView,
    /// Shows what is different where there are very many players.
    large: LargeTable,
) -> impl IntoView {
    let app = AppContext::get();
    let Some(Followed { table, follow, fault, stage, .. }) = Followed::new(&id) else {
        return view! { <Failure why=app.t("table-unknown") /> }.into_any();
    };
    let record = RwSignal::new(None::<Result<String, ApiFault>>);
    let is_coming = StoredValue::new(false);
    // How often it has not come.
    let failures = RwSignal::new(0);
    let is_steady = Memo::new(move |_| follow.is_steady());
    Effect::new(move |_| {
        failures.track();
        is_steady.track();
        let is_over = stage.get().is_some_and(|(stage, _)| stage == Stage::Over);
        let is_missing = record.with_untracked(|record| match record {
            None | Some(Err(ApiFault::NoServer)) => true,
            Some(Err(ApiFault::Refused(fault))) => is_passing(&fault.code),
            Some(Ok(_)) => false,
        });
        if is_over && is_missing && !is_coming.get_value() {
            is_coming.set_value(true);
            // Of very many players one is recorded at a time: a spectator sees the winner.
            let watched =
                untrack(|| of(follow, |state| shown_seat(state).filter(|_| state.you.is_none())));
            let seat = watched.map(|seat| format!("?seat={seat}")).unwrap_or_default();
            spawn_local(async move {
                let text = get_text(&format!("tables/{table}/record{seat}")).await;
                let has_failed = text.is_err();
                let is_new = record.try_with_untracked(|known| known.as_ref() != Some(&text));
                // The screen may be gone by now.
                let Some(is_new) = is_new else { return };
                is_coming.set_value(false);
                if is_new {
                    record.set(Some(text));
                }
                if has_failed {
                    let again = move || {
                        let _ = failures.try_update(|failures| *failures += 1);
                    };
                    set_timeout(again, AGAIN);
                }
            });
        }
    });
    let shown = move || match (stage.get(), record.get()) {
        (None, _) => fault.get().map(|fault| failure(app, fault)).into_any(),
        (Some((Stage::Over, _)), None) => {
            view! { <Page title=title(app, follow)>""</Page> }.into_any()
        }
        (Some((Stage::Over, _)), Some(Err(fault))) => failure(app, fault),
        (Some((Stage::Over, game)), Some(Ok(record))) => {
            let told = StoredValue::new(record.clone());
            // A record that cannot be replayed has no other screen.
            if games::AnyRecord::parse(record.as_bytes()).is_err() {
                return view! { <Unreadable follow told /> }.into_any();
            }
            // A replay and a review need the whole screen.
            if screen == GameScreen::Result {
                let notice = move || view! { <ConnectionLine follow /> }.into_any();
                let after = move || view! { <After follow told /> }.into_any();
                TableSlot::provide(notice, after, None);
            }
            // Only the names as they are now: who comes and goes draws nothing again.
            let texts = app.texts_now();
            let (names, reader, is_large) = untrack(|| {
                of(follow, |state| match shown_seat(state) {
                    Some(seat) => {
                        let seat = state.seats.iter().find(|it| it.seat == seat);
                        let name = seat.map(|seat| texts.bot_names().of(seat));
                        (name.into_iter().collect(), None, true)
                    }
                    None => {
                        (names(&texts.bot_names(), state), state.you.and_then(Seat::new), false)
                    }
                })
            });
            let record = called(&record, &names);
            let address = GameAddress::Table(id.clone());
            let source = GameSource::Link { address, record, reader };
            let loaded = LoadedGame { game: game.to_string(), source };
            match screen {
                GameScreen::Result if is_large => untrack(|| (large.result)(follow, loaded)),
                _ => untrack(|| show(screen, loaded)),
            }
        }
        // It goes on, or was given up: the table says so.
        (Some(_), _) => {
            route::replace(&Route::table(id.clone()));
            ().into_any()
        }
    };
    shown.into_any()
}

/// Whether the server may give its record later after refusing it with this code.
fn is_passing(code: &Code) -> bool {
    [Code::TOO_MANY, Code::BUSY, Code::STOPPING].contains(code)
}

/// The seat whose display is shown where the record holds only one: the reader's, or the winner's.
fn shown_seat(state: &State) -> Option<usize> {
    let winner = || Some(state.view.as_ref()?.leader()?.number());
    state.you.or_else(winner).filter(|_| is_excerpt(state))
}

/// A game whose record cannot be replayed: the server has changed it, or is of another version.
#[component]
fn Unreadable(follow: TableFollow, told: StoredValue<String>) -> impl IntoView {
    let app = AppContext::get();
    view! {
        <Page title=title(app, follow)>
            <p class="panel fault" role="alert">{app.t("table-unreadable")}</p>
            <After follow told />
        </Page>
    }
}

/// The rematch, the proof, and what the players have to say to each other.
#[component]
fn After(
    follow: TableFollow,
    /// The record as the server told it.
    told: StoredValue<String>,
) -> impl IntoView {
    let app = AppContext::get();
    phrases::hear(app, follow);
    let is_seated = Memo::new(move |_| of(follow, |state| state.you.is_some()));
    let rematch = Memo::new(move |_| of(follow, |state| state.rematch));
    let is_declined = move || rematch.get().is_some_and(declined);
    let again = move |draw: NewDraw| {
        let path = format!("tables/{}/rematch", follow.table);
        spawn_local(async move {
            match post::<_, RematchMade>(&path, &Rematch { draw }).await {
                Ok(made) => {
                    let id = GameId::new(&made.table.to_string());
                    id.into_iter().for_each(|id| route::go(&Route::table(id)));
                }
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
        });
    };
    let ways = move || {
        match (rematch.get(), is_seated.get()) {
        _ if is_declined() => ().into_any(),
        // The request that creates the rematch also seats a player who comes second.
        (Some(_), true) => view! {
            <button class="go" on:click=move |_| again(NewDraw::New)>{app.t("table-rematch-go")}</button>
        }
        .into_any(),
        (Some(table), false) => view! {
            <a class="button go" href=table_address(table)>{app.t("table-rematch-go")}</a>
        }
        .into_any(),
        (None, true) => view! {
            <button class="go" on:click=move |_| again(NewDraw::New)>{app.t("table-rematch")}</button>
            <button on:click=move |_| again(NewDraw::Same)>{app.t("table-rematch-same")}</button>
        }
        .into_any(),
        (None, false) => ().into_any(),
    }
    };
    view! {
        <section class="panel table-after" aria-label=app.t("table-around")>
            <p class="buttons">{ways}<Proof follow record=told /></p>
            {move || is_seated.get().then(|| view! {
                <details>
                    <summary>{app.t("table-say")}</summary>
                    <Phrases follow />
                </details>
            })}
        </section>
    }
}
