//! The page of a day's game, as far as it is the same for every game: what this device knows of it, and the way to its table.

use crate::shell::clock::today_everywhere;
use crate::shell::context::AppContext;
use crate::shell::daily::{DailyKind, DayState};
use crate::shell::finished::finished_once;
use crate::shell::game_id::GameId;
use crate::shell::route::Route;
use leptos::prelude::*;

/// What this device knows of a day's game, as soon as it is read.
pub(crate) fn day_state<G: Send + Sync + 'static>(
    app: AppContext,
    kind: DailyKind<G>,
    date: &str,
) -> RwSignal<Option<DayState<G>>> {
    let state = RwSignal::new(None);
    let date = date.to_owned();
    finished_once(app, move |finished| {
        // What cannot be read was said elsewhere.
        let finished = finished.unwrap_or_default();
        let running = app.store.running.get_untracked();
        let read = DayState::of(kind, &date, &today_everywhere(), &running, &finished);
        state.set(Some(read));
    });
    state
}

/// A day's game that is not finished: what it is about, and the way to its table.
pub(crate) fn unfinished(
    app: AppContext,
    about: Signal<String>,
    running: Option<GameId>,
    play: Callback<()>,
    streak: usize,
) -> AnyView {
    let way = match running {
        Some(id) => {
            let address = Route::play(id).to_string();
            view! { <a class="button go large" href=address>{app.t("home-continue")}</a> }
                .into_any()
        }
        None => view! {
            <button class="go large" on:click=move |_| play.run(())>{app.t("setup-start")}</button>
        }
        .into_any(),
    };
    view! {
        <p>{about}</p>
        <p class="buttons">{way}</p>
        {in_a_row(app, streak)}
    }
    .into_any()
}

/// On how many days in a row the game of the day was finished.
pub(crate) fn in_a_row(app: AppContext, streak: usize) -> Option<impl IntoView> {
    (streak > 0).then(|| {
        let words = move || app.texts().say_with("today-streak", &[("days", streak.into())]);
        view! { <p class="aside">{words}</p> }
    })
}
