//! A table that waits for players: who sits there, how others come, and what its maker can do.

mod about;
mod everybody;
mod reserved;
mod seats;

use super::invite::Invitation;
use super::people::{self, Expected, free_seats, is_maker, of, only_for};
use super::proof::Commitment;
use super::refresh;
use super::title;
use super::turn_call::{CallButton, CallOffer};
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::online::{ApiFault, Online, TableFollow, decline, post, send};
use crate::shell::page::Page;
use crate::shell::registry::Registry;
use crate::shell::route::{self, GamePage};
use crate::shell::screens::online::{LoginFold, NameOrLogin, RecoveryCode, SignIn, ask};
use crate::shell::screens::settings::Select;
use about::About;
use game::Level;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{BotSeat, Code, Empty, Join, Joined, State};
use seats::Seats;
use serde::Serialize;

/// A table that waits for players.
#[component]
pub(super) fn Lobby(online: Online, follow: TableFollow, recovery: RecoveryCode) -> impl IntoView {
    let app = AppContext::get();
    ask(online);
    let is_seated = Memo::new(move |_| of(follow, |state| state.you.is_some()));
    let may_change = Memo::new(move |_| of(follow, is_maker));
    let free = Memo::new(move |_| of(follow, free_seats));
    let confirm = Confirm::new();
    let is_leaving = RwSignal::new(false);
    let was_freed = was_freed(follow, is_leaving);
    reserved::tell_declined(app, follow);
    let waiting = move || {
        let free = free.get();
        app.texts().say_with("table-waiting", &[("free", free.into())])
    };
    view! {
        <Page title=title(app, follow)>
            <p class="lead" role="status" aria-live="polite">{waiting}</p>
            <div class="stack">
                <About follow />
                {move || (!is_seated.get()).then(|| {
                    view! { <SitDown online follow recovery was_freed /> }
                })}
                <Seats follow may_change confirm />
                {move || is_seated.get().then(|| view! { <CallButton offer=CallOffer::Start /> })}
                {move || is_seated.get().then(|| view! { <Invitation follow /> })}
                {move || may_change.get().then(|| view! { <MakersWays follow confirm /> })}
                <Commitment follow />
                {confirm.view()}
                {move || is_seated.get().then(|| view! { <Leave follow is_leaving /> })}
            </div>
        </Page>
    }
}

/// Whether the host has freed the seat of the reader, who has neither left nor logged out.
fn was_freed(follow: TableFollow, is_leaving: RwSignal<bool>) -> RwSignal<bool> {
    let was_freed = RwSignal::new(false);
    // Who sits in the reader's seat.
    Effect::new(move |before: Option<Option<Option<String>>>| {
        let now = of(follow, |state| state.you.map(|_| follow.player()));
        match (before.flatten(), &now) {
            (Some(before), None) if before == follow.player() && !is_leaving.get_untracked() => {
                was_freed.set(true);
            }
            (_, Some(_)) => was_freed.set(false),
            _ => {}
        }
        now
    });
    was_freed
}

/// A name or a login, and the button that makes one a player.
#[component]
fn SitDown(
    online: Online,
    follow: TableFollow,
    recovery: RecoveryCode,
    /// Whether the host has just freed the reader's seat.
    was_freed: RwSignal<bool>,
) -> impl IntoView {
    let app = AppContext::get();
    let is_busy = RwSignal::new(false);
    let sign_in = SignIn::new(app);
    let button = NodeRef::<html::Button>::new();
    // The account may sit there already; if not, all that is left to do is to sit down.
    let after = Callback::new(move |()| {
        spawn_local(async move {
            refresh(follow).await;
            if let Some(button) = button.try_get_untracked().flatten() {
                // A button that is gone takes no focus.
                let _ = button.focus();
            }
        });
    });
    let join = Callback::new(move |()| {
        if is_busy.get_untracked() {
            return;
        }
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
                    // With cards that are known, every seat is for those who know them.
                    let is_known = untrack(|| of(follow, |state| state.options.draw.is_some()));
                    let key = if is_known { "table-not-for-you" } else { "table-banned" };
                    app.tell(app.texts_now().say(key));
                }
                Err(fault) => {
                    app.tell(app.texts_now().api_fault(&fault));
                    sign_in.offer(&fault);
                }
            }
            // The screen may be gone by now.
            let _ = is_busy.try_set(false);
        });
    });
    // Whoever sits down last starts the game, perhaps with people who left the page hours ago.
    let absent = move || {
        let texts = app.texts();
        let absent = of(follow, |state| match free_seats(state) {
            0 | 1 => people::absent(&texts, state),
            _ => None,
        })?;
        let values = [("names", absent.names.into()), ("count", absent.count.into())];
        let words = texts.say_with("table-begins-without", &values);
        Some(view! { <p class="aside" role="status">{words}</p> })
    };
    let others = Memo::new(move |_| {
        of(follow, |state| match reserved::is_expected(online, state) {
            true => Expected::default(),
            false => only_for(state),
        })
    });
    let is_for_others = Memo::new(move |_| others.with(|others| !others.is_nobody()));
    let reserved = move || others.with(|others| others.words(&app.texts(), "table-all-reserved"));
    view! {
        <section class="panel form seating">
            <p role="status" class="freed">{move || was_freed.get().then(|| app.say("table-freed"))}</p>
            {move || match is_for_others.get() {
                // A player who is expected may have to log in first.
                true => view! {
                    <p role="status">{reserved}</p>
                    <LoginFold online recovery sign_in after />
                }.into_any(),
                false => view! {
                    <NameOrLogin online recovery sign_in after on_enter=join />
                    {absent}
                    <button class="go large" node_ref=button disabled=is_busy on:click=move |_| join.run(())>{app.t("table-join")}</button>
                }.into_any(),
            }}
        </section>
    }
}

/// Bots for free seats, and beginning without those who are missing.
#[component]
fn MakersWays(follow: TableFollow, confirm: Confirm) -> impl IntoView {
    let app = AppContext::get();
    let level = RwSignal::new(app.settings.with_untracked(|settings| settings.opponents.level));
    // The version of the table for which a bot was asked: a second tap waits until the page knows which seat it got.
    let asked_at = RwSignal::new(None::<u64>);
    let add = move |_| {
        let version = of(follow, |state| state.version);
        if asked_at.get_untracked() == Some(version) {
            return;
        }
        if let Some(seat) = of(follow, seat_for_bot) {
            asked_at.set(Some(version));
            let body = BotSeat { seat, level: level.get_untracked() };
            let path = format!("tables/{}/bots", follow.table);
            spawn_local(async move {
                match post::<_, State>(&path, &body).await {
                    Ok(state) => follow.take_in(state),
                    Err(fault) => {
                        app.tell(app.texts_now().api_fault(&fault));
                        // The screen may be gone by now.
                        let _ = asked_at.try_set(None);
                    }
                }
            });
        }
    };
    let start_now = Callback::new(move |()| change(app, follow, "start", Empty {}));
    let start = move |_| match of(follow, free_seats) {
        0 => start_now.run(()),
        free => {
            let texts = app.texts_now();
            let question = texts.say_with("table-start-ask", &[("free", free.into())]);
            confirm.ask([question, texts.say("table-start")], start_now);
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
                <button class="go" on:click=start>{app.t("table-start")}</button>
            </p>
        </section>
    }
}

/// The highest free seat, one that is not reserved if there is one.
fn seat_for_bot(state: &State) -> Option<usize> {
    if let Some(free) = state.free {
        return Some(free.last);
    }
    let is_free = |seat: &usize| !state.seats.iter().any(|it| it.seat == *seat);
    let free = || (1..=state.options.seats).rev().filter(is_free);
    let unreserved = free().find(|seat| reserved::reservation(state, *seat).is_none());
    unreserved.or(free().next())
}

/// The way out.
#[component]
fn Leave(follow: TableFollow, is_leaving: RwSignal<bool>) -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    let leave = move |_| {
        let game = of(follow, |state| registry.named(&state.game.to_string()));
        let tables = game.unwrap_or(&registry.games()[0]).route_to(GamePage::Online);
        let path = format!("tables/{}/leave", follow.table);
        is_leaving.set(true);
        spawn_local(async move {
            match send(&path, &Empty {}).await {
                Ok(()) => {
                    // Of a rematch there would be an invitation at the next screen.
                    decline(follow.table);
                    route::go(&tables);
                }
                Err(fault) => {
                    app.tell(app.texts_now().api_fault(&fault));
                    // The screen may be gone by now.
                    let _ = is_leaving.try_set(false);
                }
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
