//! The seats of a table that waits for players: who sits there, whether they are here, and how the host frees a seat.

use super::change;
use super::everybody::{Everybody, all_players};
use super::reserved::{self, reservation};
use crate::shell::art::Icon;
use crate::shell::confirm::Confirm;
use crate::shell::context::AppContext;
use crate::shell::online::TableFollow;
use crate::shell::screens::online::translated_bot;
use crate::shell::screens::table::people::{free_seats, of};
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Kick, Reserved, SeatKind, SeatState, StandingsRow, State};

/// A table with more seats lists only taken ones, and its list can be searched.
const LARGE: usize = 16;

/// Everybody who sits there, and the seats that are free.
#[component]
pub(super) fn Seats(
    follow: TableFollow,
    may_change: Memo<bool>,
    /// Asks before a reserved seat is released.
    confirm: Confirm,
) -> impl IntoView {
    let app = AppContext::get();
    let kicking = Kicking::new(app, follow);
    let search = RwSignal::new(String::new());
    let is_large = Memo::new(move |_| of(follow, |state| state.options.seats > LARGE));
    let is_open = RwSignal::new(false);
    let is_wanted =
        Memo::new(move |_| is_open.get() || search.with(|search| !search.trim().is_empty()));
    let everybody = Everybody::new(follow, is_wanted.into(), search.into());
    let counted = move || {
        let (seats, free) = of(follow, |state| (state.options.seats, free_seats(state)));
        let values = [("taken", (seats - free.min(seats)).into()), ("seats", seats.into())];
        app.texts().say_with("table-taken", &values)
    };
    let taken = move |seat: &Listed, you: Option<usize>| {
        let is_own = Some(seat.seat) == you;
        let name = match &seat.known {
            Some(known) => app.texts().bot_names().of(known),
            None => translated_bot(&app.texts(), &seat.name),
        };
        let is_person = match &seat.known {
            Some(known) => known.kind == SeatKind::Person,
            // Only a bot's name is said in another way than it is stored.
            None => name == seat.name,
        };
        let kick = (may_change.get() && !is_own).then(|| {
            let label = app.texts().label_with("table-kick", &[("name", name.as_str().into())]);
            let player = SeatedPlayer { seat: seat.seat, name: seat.name.clone() };
            let name = name.clone();
            let ask = move |_| kicking.ask(player.clone(), name.clone(), is_person);
            view! {
                <button class="round quiet" aria-label=label on:click=ask inner_html=Icon::Close.svg()></button>
            }
        });
        let presence = seat.known.as_ref().map(|seat| {
            let words = match (seat.kind, seat.here) {
                (SeatKind::Bot, _) => "table-bot",
                (SeatKind::Person, _) if !follow.is_steady() => "table-unknown-presence",
                (SeatKind::Person, true) => "table-ready",
                (SeatKind::Person, false) => "table-away",
            };
            let is_here = seat.kind == SeatKind::Person && seat.here && follow.is_steady();
            let is_bot = seat.kind == SeatKind::Bot;
            view! { <span class="aside presence" class:here=is_here class:bot=is_bot>{app.say(words)}</span> }
        });
        view! {
            <li>
                <span class="seat-name"><bdi>{name}</bdi>" "{is_own.then(|| app.say("table-you"))}</span>
                {presence}
                {kick}
            </li>
        }
        .into_any()
    };
    let rows = move || {
        let wanted = search.with(|search| search.trim().to_lowercase());
        of(follow, |state| {
            let reserved_row = |reserved: &Reserved| {
                let confirm = may_change.get().then_some(confirm);
                reserved::row(app, follow, reserved, confirm)
            };
            if state.options.seats > LARGE {
                let rows = if is_wanted.get() { everybody.rows.get() } else { Vec::new() };
                let listed = listed(state, &rows, &wanted);
                let is_wanted = |it: &&Reserved| it.name.to_lowercase().contains(&wanted);
                let taken = listed.iter().map(|seat| taken(seat, state.you));
                let reserved = state.reserved.iter().filter(is_wanted).map(reserved_row);
                return taken.chain(reserved).collect();
            }
            let row = |number: usize| match state.seats.iter().find(|seat| seat.seat == number) {
                Some(seat) => taken(&Listed::from(seat), state.you),
                None => match reservation(state, number) {
                    Some(reserved) => reserved_row(reserved),
                    None => view! { <li class="free">{app.say("table-free")}</li> }.into_any(),
                },
            };
            (1..=state.options.seats).map(row).collect::<Vec<AnyView>>()
        })
    };
    let unlisted = move || {
        of(follow, |state| state.others).filter(|_| !is_wanted.get()).map(|others| {
            let words = app.texts().say_with("table-others", &[("others", others.into())]);
            view! { <p class="buttons"><button on:click=move |_| is_open.set(true)>{words}</button></p> }
        })
    };
    view! {
        <section class="panel">
            <h2>{app.t("setup-players")}" "<span class="aside count">{counted}</span></h2>
            {move || is_large.get().then(|| view! {
                <input type="search" class="search" aria-label=app.t("table-search") placeholder=app.t("table-search") bind:value=search />
            })}
            <ol class="table-seats">{rows}</ol>
            {unlisted}
            {kicking.view()}
        </section>
    }
}

/// A taken seat.
struct Listed {
    seat: usize,
    name: String,
    /// Of most players at a large table the name is all that is known.
    known: Option<SeatState>,
}

impl From<&SeatState> for Listed {
    fn from(seat: &SeatState) -> Listed {
        Listed { seat: seat.seat, name: seat.name.clone(), known: Some(seat.clone()) }
    }
}

/// The taken seats of a large table whose name contains the search text: those of the list, or, until it is there, of the state.
fn listed(state: &State, rows: &[StandingsRow], wanted: &str) -> Vec<Listed> {
    let known = |number: usize| state.seats.iter().find(|seat| seat.seat == number);
    let of_row = |row: &StandingsRow| Listed {
        seat: row.seat,
        name: row.name.clone(),
        known: known(row.seat).filter(|known| known.name == row.name).cloned(),
    };
    let mut listed: Vec<Listed> = match rows {
        [] => state.seats.iter().map(Listed::from).collect(),
        rows => rows.iter().map(of_row).collect(),
    };
    listed.retain(|seat| seat.name.to_lowercase().contains(wanted));
    listed
}

/// The player in a seat, as the reader saw them.
#[derive(Clone, Default)]
struct SeatedPlayer {
    seat: usize,
    name: String,
}

impl SeatedPlayer {
    /// Whether this player sits there now. While the host makes up their mind, another one may have sat down.
    async fn still_sits(&self, follow: TableFollow) -> bool {
        let is_same = |state: &State| {
            let listed = state.seats.iter().find(|it| it.seat == self.seat);
            let is_same = listed.map(|listed| listed.name == self.name);
            is_same.or_else(|| state.others.is_none().then_some(false))
        };
        if let Some(is_same) = untrack(|| of(follow, is_same)) {
            return is_same;
        }
        // Of a large table the state lists a few players, the server all of them.
        let rows = all_players(follow.table).await;
        rows.is_ok_and(|rows| rows.iter().any(|row| row.seat == self.seat && row.name == self.name))
    }
}

/// The question before a seat is freed. Freeing a seat is not a ban: that is a choice of its own.
#[derive(Clone, Copy)]
struct Kicking {
    app: AppContext,
    follow: TableFollow,
    window: Window,
    player: RwSignal<SeatedPlayer>,
    /// The player's name as the reader knows it.
    name: RwSignal<String>,
    /// Bots cannot come back by themselves.
    is_person: RwSignal<bool>,
    is_ban: RwSignal<bool>,
}

impl Kicking {
    fn new(app: AppContext, follow: TableFollow) -> Kicking {
        Kicking {
            app,
            follow,
            window: Window::new(),
            player: RwSignal::default(),
            name: RwSignal::default(),
            is_person: RwSignal::new(true),
            is_ban: RwSignal::new(false),
        }
    }

    fn ask(self, player: SeatedPlayer, name: String, is_person: bool) {
        self.player.set(player);
        self.name.set(name);
        self.is_person.set(is_person);
        self.is_ban.set(false);
        self.window.show();
    }

    fn view(self) -> impl IntoView {
        let Kicking { app, follow, window, player, name, is_person, is_ban } = self;
        let title = Signal::derive(move || {
            app.texts().say_with("table-kick-ask", &[("name", name.get().into())])
        });
        let kick = move |_| {
            window.close();
            let ban = is_person.get_untracked() && is_ban.get_untracked();
            let player = player.get_untracked();
            spawn_local(async move {
                match player.still_sits(follow).await {
                    true => change(app, follow, "kick", Kick { seat: player.seat, ban }),
                    false => app.tell(app.texts_now().say("table-seat-changed")),
                }
            });
        };
        let frame =
            Frame { id: None, class: "panel window", heading: "kick-window".to_owned(), title };
        let content = view! {
            {move || is_person.get().then(|| view! {
                <p>{app.t("table-kick-about")}</p>
                <label class="choose">
                    <input type="checkbox" bind:checked=is_ban />
                    <span><b>{app.t("table-ban")}</b></span>
                </label>
            })}
            <p class="buttons">
                <button class="go" on:click=kick>{app.t("table-kick-go")}</button>
                <button on:click=move |_| window.close()>{app.t("common-cancel")}</button>
            </p>
        };
        window.view(frame, content.into_any())
    }
}
