//! What the reviews of all games share: whose decisions are looked at, and how the result came about.

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::route::GameAddress;
use crate::shell::seats::Seats;
use crate::shell::texts::Texts;
use game::Seat;
use leptos::prelude::*;

/// Whose decisions are looked at; nothing where only one player can be chosen.
pub(crate) fn chooser(
    app: AppContext,
    players: Vec<(Seat, String)>,
    seat: RwSignal<usize>,
    choose: Callback<usize>,
) -> AnyView {
    if players.len() < 2 {
        return ().into_any();
    }
    let option = |(seat, name): (Seat, String)| {
        view! { <option value=seat.index().to_string()>{name}</option> }
    };
    let options = players.into_iter().map(option).collect_view();
    let chosen = move |event| choose.run(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <div class="choosers">
            <label>
                <span>{app.t("replay-player")}</span>
                <select prop:value=move || seat.get().to_string() on:change=chosen>{options}</select>
            </label>
        </div>
    }
    .into_any()
}

/// The game, if this device has it and the only person in it sat there: the history tells what their decisions cost.
pub(crate) fn own_game(
    address: &GameAddress,
    seats: &Seats,
    seat: Option<usize>,
) -> Option<GameId> {
    match address {
        GameAddress::Stored(id) if seats.only_person().map(Seat::index) == seat => Some(id.clone()),
        _ => None,
    }
}

/// A result as a sum of what was to be expected, skill and luck: spoken, and as these four numbers, the result first.
pub(crate) fn sum(texts: &Texts, spoken: String, numbers: [String; 4]) -> AnyView {
    let names = ["review-final", "review-par", "review-skill", "review-luck"];
    let signs = ["=", "", "", ""];
    let parts = numbers.into_iter().zip(names).zip(signs).map(|((number, name), sign)| {
        view! { <li><b>{number}</b><span>{texts.say(name)}</span><i>{sign}</i></li> }
    });
    view! {
        <p class="spoken" role="status">{spoken}</p>
        <ul class="sum" aria-hidden="true">{parts.collect_view()}</ul>
    }
    .into_any()
}

/// The way to what cost most.
pub(crate) fn worst(
    texts: &Texts,
    name: &'static str,
    which: String,
    show: Callback<()>,
) -> AnyView {
    view! {
        <button class="worst" on:click=move |_| show.run(())>
            <span>{texts.say(name)}</span><b>{which}</b>
        </button>
    }
    .into_any()
}
