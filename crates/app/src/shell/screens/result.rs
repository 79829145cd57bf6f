//! What the results of all games share: where they lead.

use crate::shell::context::AppContext;
use crate::shell::route::{GameAddress, Route};
use crate::shell::storage::ItemKind;
use leptos::prelude::*;

/// Where the result of a finished game leads, with the key of what that is called: to the challenge that it answers, or to the page
/// of its day. A game that this device does not have leads nowhere.
pub(crate) fn onward(
    app: AppContext,
    address: &GameAddress,
    day: Option<(Route, &'static str)>,
) -> Signal<Option<(String, &'static str)>> {
    let GameAddress::Stored(id) = address else { return Signal::stored(None) };
    let id = id.clone();
    let day = day.map(|(route, name)| (route.to_string(), name));
    Signal::derive(move || match app.store.item(ItemKind::Challenge, id.as_str()) {
        Some(packed) => Some((Route::challenge(packed).to_string(), "challenge-compare")),
        None => day.clone(),
    })
}

/// The way there, before all others.
pub(crate) fn onward_link(
    app: AppContext,
    onward: Signal<Option<(String, &'static str)>>,
) -> AnyView {
    let link = move || {
        let (address, key) = onward.get()?;
        Some(view! { <a class="button go" href=address>{app.t(key)}</a> })
    };
    link.into_any()
}
