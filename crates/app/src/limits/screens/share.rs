//! A game of Limits that leaves this device: as a link, as a challenge, or as a file.

use crate::limits::state::challenge::challenger;
use crate::limits::state::{again, game};
use crate::limits::texts::points;
use crate::shell::context::AppContext;
use crate::shell::share::{self, ChallengeWords, SharedGame};
use leptos::prelude::*;
use limits::Record;

/// The buttons under a game. A game that goes on goes out with a warning, and others cannot be challenged with it.
#[component]
pub(crate) fn Sharing(
    /// The game.
    record: Record,
) -> impl IntoView {
    let app = AppContext::get();
    let is_over = record.game.is_over();
    let own = game::seats(&record).only_person();
    let challenger = challenger(&record);
    // The best person speaks of themselves.
    let seat = own.or(challenger.as_ref().map(|player| player.seat));
    let total = seat.map_or(0, |seat| record.game.points(seat));
    let said = move |key: &'static str, total: i32| {
        Signal::derive(move || app.texts().say_with(key, &[("points", points(total).into())]))
    };
    let challenge = challenger.filter(|_| is_over).map(|player| ChallengeWords {
        text: said("limits-challenge-text", player.points),
        about: "limits-challenge-about",
    });
    let shared = SharedGame {
        record: record.to_string(),
        seed: again::known_seed(&record).map(|seed| seed.as_str().to_owned()),
        file: format!("{}.limits", share::file_name("Limits", &record.game.players().join(" "))),
        warning: (!is_over).then_some("limits-share-warning"),
    };
    let words = said("limits-share-text", total);
    view! { <share::Sharing game=shared words challenge /> }
}
