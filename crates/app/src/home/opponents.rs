//! Against whom: how many bots, and how good they are.

use crate::shell::context::AppContext;
use crate::shell::screens::settings::Select;
use crate::shell::settings::{MOST_BOTS, Opponents};
use game::Level;
use leptos::html;
use leptos::prelude::*;

/// Asks for the bots of a game, which then begins. Whoever wants the same as last time only presses Enter.
#[component]
pub(super) fn OpponentsForm(
    /// Begins the game.
    start: Callback<(Level, usize)>,
) -> impl IntoView {
    let app = AppContext::get();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Opponents { count, level } = app.settings.with_untracked(|it| it.opponents);
        start.run((level, count));
    };
    let change = move |change: &dyn Fn(&mut Opponents)| {
        app.change_settings(|settings| change(&mut settings.opponents));
    };
    let counts = (1..=MOST_BOTS).map(|count| Signal::stored(count.to_string()));
    let levels = Level::ALL.map(|level| Signal::derive(move || app.texts().level(level)));
    let button = NodeRef::<html::Button>::new();
    button.on_load(|button| {
        // Refused only by what cannot have the focus.
        let _ = button.focus();
    });
    view! {
        <form class="panel bots" aria-label=app.t("home-bots") on:submit=submit>
            <Select
                name=app.t("setup-bots")
                chosen=Signal::derive(move || app.settings.with(|it| it.opponents.count - 1))
                options=counts.collect()
                choose=Callback::new(move |n: usize| change(&|it| it.count = n % MOST_BOTS + 1))
            />
            <Select
                name=app.t("setup-level")
                chosen=Signal::derive(move || app.settings.with(|it| it.opponents.level as usize))
                options=levels.to_vec()
                choose=Callback::new(move |n: usize| change(&|it| it.level = Level::ALL[n % Level::ALL.len()]))
            />
            <button class="go" type="submit" node_ref=button>{app.t("setup-start")}</button>
        </form>
    }
}
