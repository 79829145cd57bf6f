//! What the results of all games share: where they lead, and whether they can be played again.

use crate::shell::context::AppContext;
use crate::shell::notes;
use crate::shell::route::{GameAddress, Route};
use crate::shell::seats::Seats;
use crate::shell::storage::ItemKind;
use leptos::prelude::*;
use record::Header;

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

/// Whether the same players can play again at this device. The others of a game from a server are not here.
pub(crate) fn can_play_again(players: usize, headers: &[Header]) -> bool {
    let is_from_server = notes::own_seat(headers, players).is_some();
    !(is_from_server && Seats::of_headers(players, headers).is_handed_round())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_of_a_game_from_a_server_are_not_here() {
        let (own, bot) = (Header::new("OwnSeat", "1"), Header::new("Bot", "2 expert"));
        assert!(can_play_again(2, &[]));
        assert!(can_play_again(1, std::slice::from_ref(&own)));
        assert!(can_play_again(2, &[own.clone(), bot.clone()]));
        assert!(!can_play_again(2, std::slice::from_ref(&own)));
        assert!(!can_play_again(3, &[own, bot]));
    }
}
