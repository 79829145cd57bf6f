//! The way to the draw of the day from the first screen.

use crate::limes::address::route_to;
use crate::limes::state::daily::KIND;
use crate::shell::art::Icon;
use crate::shell::clock::today_everywhere;
use crate::shell::context::AppContext;
use crate::shell::daily::DayState;
use crate::shell::route::{GamePage, Route};
use crate::shell::screens::day::day_state;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::{CARDS, DealtGame};

/// The way to the draw of today from the first screen, with how far it is. No date: to spell the first one takes a browser
/// as long as to start the whole program.
pub(crate) fn way() -> impl IntoView {
    let app = AppContext::get();
    let date = today_everywhere();
    // Whoever has never played has nothing stored, and need not wait.
    let state = match app.last_game() {
        Some(_) => day_state(app, KIND, &date),
        None => RwSignal::new(Some(DayState::NOTHING)),
    };
    // As high while it is not known.
    let about =
        move || state.get().map_or_else(|| "\u{a0}".to_owned(), |state| far(&app.texts(), &state));
    let address = move || match state.get() {
        Some(DayState { running: Some((id, _)), finished: None, .. }) => {
            Route::play(id).to_string()
        }
        _ => route_to(GamePage::Day(None)).to_string(),
    };
    view! {
        <a class="way button" href=address>
            <span class="icon" inner_html=Icon::Calendar.svg()></span>
            <b>{app.t("home-today")}</b><span>{about}</span>
        </a>
    }
}

/// How far a day's draw is, in a few words.
fn far(texts: &Texts, state: &DayState<DealtGame>) -> String {
    match (&state.finished, &state.running) {
        (Some((_, game)), _) => texts.say_with("points", &[("points", total(game).into())]),
        (None, Some((_, game))) => {
            let round = game.game().drawn().len().min(CARDS);
            let values = [("round", round.into()), ("points", total(game).into())];
            texts.say_with("home-continue-about", &values)
        }
        (None, None) => texts.say("home-today-about"),
    }
}

/// What the player has by now.
pub(super) fn total(game: &DealtGame) -> u32 {
    game.game().players().first().map(|player| player.display().total()).unwrap_or_default()
}
