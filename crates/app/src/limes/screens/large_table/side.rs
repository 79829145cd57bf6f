//! Beside the game: who leads, who is close to the reader, how many have moved, and the way to everybody else.

use super::LargeTable;
use super::excerpt::Standing;
use super::list::List;
use crate::limes::art::{self, Worker, WorkerStyle};
use crate::shell::art::Icon;
use crate::shell::online::TableFollow;
use crate::shell::screens::table::moved_words;
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;

/// How everybody stands, while the game is on.
pub(crate) fn side(follow: TableFollow) -> AnyView {
    let table = LargeTable::new(follow);
    let app = table.app;
    let window = Window::new();
    let is_open = RwSignal::new(false);
    let list = List::new(table, is_open.into());
    let open = move |_| {
        is_open.set(true);
        window.show();
    };
    let frame = Frame {
        id: None,
        class: "panel window standings-window",
        heading: "standings-window".to_owned(),
        title: app.t("table-standings"),
    };
    let moved = move || moved_words(&app.texts(), follow);
    view! {
        <section class="panel large-table" aria-labelledby="large-table">
            <h2 id="large-table">{app.t("table-standings")}</h2>
            <p class="aside">{moved}</p>
            <p class="own-rank">{table.own_line()}</p>
            {table.shown()}
            <p class="buttons"><button on:click=open>{app.t("table-all-standings")}</button></p>
            {window.view(frame, list.view())}
            {table.displays.view()}
        </section>
    }
    .into_any()
}

impl LargeTable {
    /// The players of the newest state.
    fn shown(self) -> impl IntoView {
        let seats = move || {
            self.excerpt.with(|excerpt| excerpt.shown.iter().map(|it| it.seat).collect::<Vec<_>>())
        };
        let row = move |seat: usize| {
            let of = move |what: fn(&Standing) -> String| {
                let is_it = |it: &&Standing| it.seat == seat;
                self.excerpt
                    .with(|excerpt| excerpt.shown.iter().find(is_it).map(what).unwrap_or_default())
            };
            let after_gap = move || {
                self.excerpt
                    .with(|excerpt| excerpt.shown.iter().any(|it| it.seat == seat && it.after_gap))
            };
            let rank = Signal::derive(move || of(|it| it.rank.to_string()));
            let name = Signal::derive(move || of(|it| it.name.clone()));
            let total = Signal::derive(move || of(|it| it.total.to_string()));
            view! {
                {move || after_gap().then(|| view! { <li class="gap" aria-hidden="true">"⋯"</li> })}
                {self.row(seat, rank, name, total)}
            }
        };
        view! { <ol class="standings"><For each=seats key=|seat| *seat children=row /></ol> }
    }

    /// A player, whose display opens at a press.
    pub(super) fn row(
        self,
        seat: usize,
        rank: Signal<String>,
        name: Signal<String>,
        total: Signal<String>,
    ) -> AnyView {
        let app = self.app;
        let is_own = Memo::new(move |_| {
            self.view.with(|view| {
                view.as_ref().and_then(|view| view.you).is_some_and(|you| you.number() == seat)
            })
        });
        let figure = art::worker_icon(&Worker {
            profession: None,
            player: seat - 1,
            label: String::new(),
            style: WorkerStyle::Counted,
            count: 1,
        });
        // The state tells it of those whom it shows.
        let has_moved = move || {
            self.excerpt
                .with(|excerpt| excerpt.shown.iter().any(|it| it.seat == seat && it.has_moved))
        };
        let is_done = Memo::new(move |_| {
            has_moved() && self.view.with(|view| view.as_ref().is_some_and(|view| !view.is_over))
        });
        let about =
            move |key: &'static str| app.texts().say_with(key, &[("name", name.get().into())]);
        let open = move |_| self.displays.open(seat, name.get_untracked());
        view! {
            <li class:own=is_own aria-current=move || is_own.get().then_some("true")>
                <button class="quiet" title=move || about("play-enlarge") on:click=open>
                    <span class="rank">{rank}"."</span>
                    <span class="icon" inner_html=figure></span>
                    <span class="name"><bdi>{name}</bdi>" "{move || is_own.get().then(|| app.say("table-you"))}</span>
                    <b>{total}</b>
                    <span class="state" aria-hidden="true" inner_html=move || if is_done.get() { Icon::Tick.svg() } else { String::new() }></span>
                    <span class="spoken">{move || is_done.get().then(|| about("play-moved"))}</span>
                </button>
            </li>
        }
        .into_any()
    }
}
