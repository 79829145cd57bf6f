//! A table that waits for players: who sits there, how others come, and what its maker can do.

use super::invite::Invitation;
use super::people::{is_maker, of};
use super::title;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::online::{ApiFault, Online, TableFollow, post, send};
use crate::shell::page::Page;
use crate::shell::route::{self, Route};
use crate::shell::screens::online::ask;
use crate::shell::screens::settings::{Name, Select};
use game::Level;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{BotSeat, Code, Empty, Join, Joined, Kick, SeatState, State};
use serde::Serialize;

/// At a table with more seats only those are listed in which somebody sits.
const LISTED: usize = 16;

/// A table that waits for players.
#[component]
pub(super) fn Lobby(online: Online, follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    ask(online);
    let is_seated = Memo::new(move |_| of(follow, |state| state.you.is_some()));
    let may_change = Memo::new(move |_| of(follow, is_maker));
    let free = Memo::new(move |_| of(follow, free_seats));
    let waiting = move || {
        let free = free.get();
        app.texts().say_with("table-waiting", &[("free", free.into())])
    };
    view! {
        <Page title=title(app, follow)>
            <p class="lead" role="status" aria-live="polite">{waiting}</p>
            <div class="stack">
                {move || (!is_seated.get()).then(|| view! { <SitDown online follow /> })}
                <Seats follow may_change />
                {move || is_seated.get().then(|| view! { <Invitation /> })}
                {move || may_change.get().then(|| view! { <MakersWays follow /> })}
                {move || is_seated.get().then(|| view! { <Leave follow /> })}
            </div>
        </Page>
    }
}

/// A name, and the button that makes one a player.
#[component]
fn SitDown(online: Online, follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let is_busy = RwSignal::new(false);
    let join = move |_| {
        is_busy.set(true);
        let server = online.server();
        let path = format!("tables/{}/join", follow.table);
        spawn_local(async move {
            let joined = match server.be_somebody().await {
                Ok(()) => post::<_, Joined>(&path, &Join::default()).await,
                Err(fault) => Err(fault),
            };
            match joined {
                Ok(_) => refresh(follow).await,
                Err(ApiFault::Refused(fault)) if fault.code == Code::NOT_YOURS => {
                    app.tell(app.texts_now().say("table-not-for-you"));
                }
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
            // The screen may be gone by now.
            let _ = is_busy.try_set(false);
        });
    };
    view! {
        <section class="panel form">
            {move || (!online.is_claimed()).then(|| view! { <Name /> })}
            <button class="go large" disabled=is_busy on:click=join>{app.t("table-join")}</button>
        </section>
    }
}

/// Everybody who sits there, and the seats that are free.
#[component]
fn Seats(follow: TableFollow, may_change: Memo<bool>) -> impl IntoView {
    let app = AppContext::get();
    let taken = move |seat: SeatState, you: Option<usize>| {
        let is_own = Some(seat.seat) == you;
        let number = seat.seat;
        let name = app.texts().bot_names().of(&seat);
        let label = app.texts().say_with("table-kick", &[("name", name.as_str().into())]);
        let kick = move |_| change(app, follow, "kick", Kick { seat: number });
        let state = (!seat.here).then(|| app.say("table-away"));
        view! {
            <li>
                <span class="seat-name">{name}" "{is_own.then(|| app.say("table-you"))}</span>
                <span class="aside">{state}</span>
                {(may_change.get() && !is_own).then(|| view! {
                    <button class="round quiet" aria-label=label on:click=kick inner_html=Icon::Close.svg()></button>
                })}
            </li>
        }
        .into_any()
    };
    let rows = move || {
        of(follow, |state| {
            let row = |number: usize| match state.seats.iter().find(|seat| seat.seat == number) {
                Some(seat) => taken(seat.clone(), state.you),
                None => view! { <li class="free">{app.say("table-free")}</li> }.into_any(),
            };
            listed_seats(state).into_iter().map(row).collect::<Vec<AnyView>>()
        })
    };
    view! {
        <section class="panel">
            <h2>{app.t("setup-players")}</h2>
            <ol class="table-seats">{rows}</ol>
        </section>
    }
}

/// How many seats are free.
fn free_seats(state: &State) -> usize {
    state.options.seats.saturating_sub(state.seats.len() + state.others.unwrap_or(0))
}

/// The seats that are listed: all of them; at a table so large that only some are told, those.
fn listed_seats(state: &State) -> Vec<usize> {
    if state.options.seats > LISTED {
        state.seats.iter().map(|seat| seat.seat).collect()
    } else {
        (1..=state.options.seats).collect()
    }
}

/// Bots for free seats, and beginning without those who are missing.
#[component]
fn MakersWays(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let level = RwSignal::new(app.settings.with_untracked(|settings| settings.opponents.level));
    let add = move |_| {
        let free = of(follow, |state: &State| {
            let is_free = |seat: &usize| !state.seats.iter().any(|it| it.seat == *seat);
            (1..=state.options.seats).rev().find(is_free)
        });
        if let Some(seat) = free {
            change(app, follow, "bots", BotSeat { seat, level: level.get_untracked() });
        }
    };
    let levels = Level::ALL.map(|level| Signal::derive(move || app.texts().level(level)));
    view! {
        <section class="panel form">
            <Select
                name=app.t("setup-level")
                chosen=Signal::derive(move || level.get() as usize)
                options=levels.to_vec()
                choose=Callback::new(move |n: usize| level.set(Level::ALL[n % Level::ALL.len()]))
            />
            <p class="buttons">
                <button on:click=add>{app.t("table-add-bot")}</button>
                <button class="go" on:click=move |_| change(app, follow, "start", Empty {})>{app.t("table-start")}</button>
            </p>
        </section>
    }
}

/// The way out.
#[component]
fn Leave(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let leave = move |_| {
        let path = format!("tables/{}/leave", follow.table);
        spawn_local(async move {
            match send(&path, &Empty {}).await {
                Ok(()) => route::go(&Route::Home),
                Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
            }
        });
    };
    view! { <p class="buttons"><button on:click=leave>{app.t("table-leave")}</button></p> }
}

/// Changes the table as its maker; the answer is the new state.
fn change(app: AppContext, follow: TableFollow, what: &str, body: impl Serialize + 'static) {
    let path = format!("tables/{}/{what}", follow.table);
    spawn_local(async move {
        match post::<_, State>(&path, &body).await {
            Ok(state) => follow.take_in(state),
            Err(fault) => app.tell(app.texts_now().api_fault(&fault)),
        }
    });
}

/// Asks for the newest state: whoever has just become somebody has a new socket, which is still on its way.
async fn refresh(follow: TableFollow) {
    let state: Result<State, ApiFault> =
        crate::shell::online::get(&format!("tables/{}", follow.table)).await;
    if let Ok(state) = state {
        follow.take_in(state);
    }
}
