//! What belongs to the table beside the game: the connection, the clock, who is there and whom everybody waits for.

use super::people::{has_left, is_excerpt, of};
use super::phrases::{self, Phrases};
use super::spectator_login::{GuestLogin, SpectatorLogin};
use super::turn_call::{CallButton, CallOffer};
use crate::shell::art::Icon;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::online::{Online, TableFollow, send};
use crate::shell::runner::now;
use crate::shell::screens::online::RecoveryCode;
use crate::shell::window::{Frame, Window};
use client::Connection;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Empty, SeatKind, SeatState};
use std::time::Duration;

/// How long a connection may take to come about before it is worth a word.
const MOMENT: Duration = Duration::from_secs(1);

/// One line at the table.
#[component]
pub(super) fn Side(
    online: Online,
    follow: TableFollow,
    recovery: RecoveryCode,
    /// What follows a login.
    after: Callback<()>,
) -> impl IntoView {
    let app = AppContext::get();
    phrases::hear(app, follow);
    let people = move || {
        let texts = app.texts();
        let names = texts.bot_names();
        let is_steady = follow.is_steady();
        let person = |seat: SeatState| {
            let name = names.of(&seat);
            let mut state =
                texts.say(if is_steady { state_key(&seat) } else { "table-unknown-presence" });
            if !seat.stood_in.is_empty() {
                let times = [("times", seat.stood_in.len().into())];
                state = format!("{state}, {}", texts.say_with("table-stood-in", &times));
            }
            let spoken = format!(", {state}");
            view! {
                <li class:away=is_steady && !seat.here class:unknown=!is_steady class:waiting=seat.waiting class:stood-in=!seat.stood_in.is_empty() title=state>
                    {name}<span class="spoken">{spoken}</span>
                </li>
            }
        };
        let persons = of(follow, |state| {
            // Of very many players a few who happen to be shown would tell nothing.
            let is_told = |seat: &&SeatState| is_told(seat, state.you) && !is_excerpt(state);
            state.seats.iter().filter(is_told).cloned().collect::<Vec<_>>()
        });
        persons.into_iter().map(person).collect_view()
    };
    let window = Window::new();
    let is_seated = Memo::new(move |_| of(follow, |state| state.you.is_some()));
    view! {
        <section class="table-side" class:watched=move || !is_seated.get() aria-label=app.t("table-around")>
            <ul class="people">{people}</ul>
            {move || match is_seated.get() {
                true => view! {
                    <button class="round quiet" aria-label=app.t("table-around") title=app.t("table-around") on:click=move |_| window.show() inner_html=Icon::People.svg()></button>
                }.into_any(),
                false => view! { <SpectatorLogin online recovery after /> }.into_any(),
            }}
            <SideWindow online follow recovery after window />
        </section>
    }
}

/// Whether there is something to say about a player: bots are always there, and people know about themselves.
fn is_told(seat: &SeatState, you: Option<usize>) -> bool {
    seat.kind == SeatKind::Person && Some(seat.seat) != you
}

/// What there is to say about a player in a word or two.
fn state_key(seat: &SeatState) -> &'static str {
    match (seat.kind, seat.waiting, seat.here) {
        (SeatKind::Bot, true, _) | (_, true, true) => "table-thinking",
        (_, true, false) => "table-away-asked",
        (SeatKind::Person, false, false) => "table-away",
        _ => "table-ready",
    }
}

/// Phrases, the call to one's turn, and a bot for one's seat.
#[component]
fn SideWindow(
    online: Online,
    follow: TableFollow,
    recovery: RecoveryCode,
    after: Callback<()>,
    window: Window,
) -> impl IntoView {
    let app = AppContext::get();
    let confirm = Confirm::new();
    let leave_now = Callback::new(move |()| {
        let path = format!("tables/{}/leave", follow.table);
        spawn_local(async move {
            // The new state comes through the socket, and the status line says who plays now.
            if let Err(fault) = send(&path, &Empty {}).await {
                app.tell(app.texts_now().api_fault(&fault));
            }
        });
    });
    let leave = move |_| {
        window.close();
        let words = ["table-leave-ask", "table-hand-over"].map(|key| app.texts_now().say(key));
        confirm.ask(words, leave_now);
    };
    let has_left = Memo::new(move |_| of(follow, has_left));
    let frame = Frame {
        id: None,
        class: "panel window table-menu",
        heading: "table-window".to_owned(),
        title: app.t("table-around"),
    };
    let is_known = of(follow, |state| state.options.draw.is_some());
    let content = view! {
        {is_known.then(|| view! { <p class="aside">{app.t("table-draw-known")}</p> })}
        <Phrases follow then=Callback::new(move |()| window.close()) />
        <CallButton offer=CallOffer::Turn />
        {move || (!has_left.get()).then(|| view! {
            <button on:click=leave>{app.t("table-hand-over")}</button>
        })}
        <GuestLogin online recovery after />
    };
    view! {
        {window.view(frame, content.into_any())}
        {confirm.view()}
    }
}

/// How the connection fares, where it does not stand.
#[component]
pub(super) fn ConnectionLine(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    // A table that opens as usual is not moved about by a line that is gone again at once.
    let is_late = RwSignal::new(false);
    let late = move || {
        // The screen may be gone by now.
        let _ = is_late.try_set(true);
    };
    set_timeout(late, MOMENT);
    let key = Memo::new(move |_| {
        // Without a table on the screen, the screen says so itself.
        if follow.state.with(Option::is_none) {
            return None;
        }
        follow.connection.with(|connection| match connection {
            Connection::Steady => None,
            Connection::Connecting => is_late.get().then_some("table-connecting"),
            Connection::Lost { .. } => Some("table-lost"),
            Connection::Refused(_) => Some("table-refused"),
        })
    });
    let place = NodeRef::<html::Div>::new();
    // The room that the line keeps where it belongs, while that is not all on the screen.
    let kept_height = height_if_cut_off(place);
    view! {
        <div class="connection-place" node_ref=place style:min-height=move || kept_height.get().map(|height| format!("{height}px"))>
            <p class="connection" class:band=move || kept_height.get().is_some() role="status">
                {move || key.get().map(|key| view! {
                    <span>{app.say(key)}</span>
                    <button class="quiet" on:click=move |_| follow.retry()>{app.t("common-retry")}</button>
                })}
            </p>
        </div>
    }
}

/// The height of an element of which a part has been scrolled out of the screen at the top; `None` while all of it can be seen.
fn height_if_cut_off(place: NodeRef<html::Div>) -> RwSignal<Option<f64>> {
    let height = RwSignal::new(None);
    let look = move || {
        let Some(element) = place.try_get_untracked().flatten() else { return };
        let rect = element.get_bounding_client_rect();
        let now = (rect.height() > 0.0 && rect.top() < 0.0).then(|| rect.height());
        if height.get_untracked() != now {
            height.set(now);
        }
    };
    let listeners = [
        window_event_listener_untyped("scroll", move |_| look()),
        window_event_listener_untyped("resize", move |_| look()),
    ];
    on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
    height
}

/// How long there is to decide.
#[component]
pub(super) fn Clock(follow: TableFollow) -> impl IntoView {
    let app = AppContext::get();
    let time = RwSignal::new(now());
    if let Ok(timer) = set_interval_with_handle(
        move || {
            let _ = time.try_set(now());
        },
        Duration::from_secs(1),
    ) {
        on_cleanup(move || timer.clear());
    }
    let left = move || {
        let left = of(follow, |state| state.clock.as_ref().map(|clock| clock.left_ms))?;
        Some((follow.came_at.get() + left).saturating_sub(time.get()))
    };
    let words = move || left().map(spelled);
    view! {
        {move || words().map(|words| view! {
            <time class="clock" class:short=move || left().is_some_and(|left| left < 15_000) aria-label=app.t("table-clock") role="timer">{words}</time>
        })}
    }
}

/// A time in hours, minutes and seconds, as clocks show it.
fn spelled(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_what_is_left() {
        for (millis, words) in [
            (0, "0:00"),
            (1, "0:01"),
            (41_000, "0:41"),
            (299_001, "5:00"),
            (86_400_000, "24:00:00"),
        ] {
            assert_eq!(spelled(millis), words);
        }
    }
}
