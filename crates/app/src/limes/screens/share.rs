//! A game of Limes that leaves this device: link, file, and pictures of its displays.

use crate::limes::art::{self, Caption};
use crate::limes::state::challenge::challenger;
use crate::limes::state::{GameResult, PlayerResult, game, seats};
use crate::shell::art::{self as shell_art, Icon};
use crate::shell::clock::today;
use crate::shell::context::{self, AppContext};
use crate::shell::files;
use crate::shell::page::sign;
use crate::shell::settings::Theme;
use crate::shell::share::{self, ChallengeWords, SharedGame};
use leptos::prelude::*;
use limes::DealtGame;

/// The buttons under a game.
#[component]
pub(crate) fn Sharing(
    /// The game.
    game: DealtGame,
    /// Whether others can be challenged to do better.
    #[prop(optional)]
    challenge: bool,
) -> impl IntoView {
    let app = AppContext::get();
    let players = GameResult::of(game.game()).players;
    // The winner comes first, but a person among bots speaks of themselves.
    let own = seats::seats(game.record()).only_person();
    let own = players.iter().position(|player| Some(player.seat) == own).unwrap_or(0);
    let points = players.get(own).map(|own| own.score.total).unwrap_or_default();
    let said = move |key: &'static str, points: u32| {
        Signal::derive(move || app.texts().say_with(key, &[("points", points.into())]))
    };
    let words = said("share-text", points);
    let challenge = challenge.then(|| challenger(game.record())).flatten();
    let challenge = challenge.map(|player| ChallengeWords {
        text: said("challenge-text", player.score.total),
        about: "challenge-about",
    });
    let names: Vec<&str> = game.game().players().iter().map(|player| player.name()).collect();
    let shared = SharedGame {
        record: game.record().to_string(),
        seed: game::seed(&game).map(|seed| seed.as_str().to_owned()),
        file: format!("{}.limes", share::file_name("Limes", &names.join(" "))),
        warning: None,
    };
    let game = StoredValue::new(game);
    let players = StoredValue::new(players);
    let shown = RwSignal::new(own);
    let picture = move |pixels: bool| {
        let player = players.with_value(|players| players.get(shown.get_untracked()).cloned());
        if let Some(player) = player {
            game.with_value(|game| save_picture(app, game, &player, pixels));
        }
    };
    view! {
        <share::Sharing game=shared words challenge>
            <Whose players shown />
            <button on:click=move |_| picture(false)>{sign(Icon::Picture)}{app.t("export-svg")}</button>
            <button on:click=move |_| picture(true)>{sign(Icon::Picture)}{app.t("export-png")}</button>
        </share::Sharing>
    }
}

/// Whose display is on the picture, where there are several.
#[component]
fn Whose(players: StoredValue<Vec<PlayerResult>>, shown: RwSignal<usize>) -> impl IntoView {
    let app = AppContext::get();
    let names: Vec<String> =
        players.with_value(|players| players.iter().map(|player| player.name.clone()).collect());
    let option = |(place, name): (usize, String)| {
        let selected = place == shown.get_untracked();
        view! { <option value=place.to_string() selected=selected>{name}</option> }
    };
    let choose = move |event| shown.set(event_target_value(&event).parse().unwrap_or(0));
    (names.len() > 1).then(|| {
        view! {
            <select class="whose" aria-label=app.t("share-whose") on:change=choose>
                {names.into_iter().enumerate().map(option).collect_view()}
            </select>
        }
    })
}

fn save_picture(app: AppContext, game: &DealtGame, player: &PlayerResult, pixels: bool) {
    let Ok(seated) = game.game().player(player.seat) else { return };
    let texts = app.texts_now();
    let points = texts.say_with("points", &[("points", player.score.total.into())]);
    let title = texts.labelled(player.name.clone(), points);
    let note = game::seed(game)
        .map(|seed| texts.say_with("seed-of-game", &[("seed", seed.as_str().to_owned().into())]));
    let caption = Caption { title: &title, note: note.as_deref().unwrap_or_default() };
    let dark = match app.settings.with_untracked(|settings| settings.theme) {
        Theme::Auto => context::prefers("(prefers-color-scheme: dark)"),
        theme => theme == Theme::Dark,
    };
    let theme = if dark { shell_art::Theme::Dark } else { shell_art::Theme::Light };
    let colour = app.settings.with_untracked(|settings| settings.colour_of(player.seat.index()));
    let svg = art::picture(seated.display(), colour, theme, caption);
    let name = format!("Limes {} {}", today(), player.name);
    if pixels {
        files::save_pixels(app, format!("{name}.png"), &svg);
    } else {
        files::save(&format!("{name}.svg"), "image/svg+xml", &svg);
    }
}
