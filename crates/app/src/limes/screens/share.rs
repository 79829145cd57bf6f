//! A game that leaves this screen: as a link, a file or a picture.

mod import;
mod shared;

pub(crate) use import::Import;
pub(crate) use shared::Shared;

use crate::limes::art::{self, Caption};
use crate::limes::state::{GameResult, LocalTable, PlayerResult};
use crate::shell::art::Icon;
use crate::shell::context::{self, AppContext};
use crate::shell::files;
use crate::shell::settings::Theme;
use leptos::prelude::*;
use record::link;

/// The address that holds a whole game.
fn address(table: &LocalTable) -> String {
    let location = window().location();
    let page = location.href().unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    format!("{page}{}{}", link::MARK, link::encode(&table.to_record().to_string()))
}

/// The buttons under a game: link, seed, record and pictures.
#[component]
pub(crate) fn Sharing(
    /// The game.
    table: LocalTable,
) -> impl IntoView {
    let app = AppContext::get();
    let link = address(&table);
    let seed = table.seed().map(|seed| seed.as_str().to_owned());
    let players = GameResult::of(table.game()).players;
    // The winner comes first, but a person among bots speaks of himself.
    let own = table.seats().only_person();
    let own = players.iter().position(|player| Some(player.seat) == own).unwrap_or(0);
    let table = StoredValue::new(table);
    let players = StoredValue::new(players);
    let shown = RwSignal::new(own);
    let picture = move |pixels: bool| {
        let player = players.with_value(|players| players.get(shown.get_untracked()).cloned());
        if let Some(player) = player {
            table.with_value(|table| save_picture(app, table, &player, pixels));
        }
    };
    let record = move |_| {
        table.with_value(|table| {
            let name = format!("{}.limes", file_name(table));
            files::save(&name, "text/plain", &table.to_record().to_string());
        });
    };
    let copy = {
        let link = link.clone();
        move |_| files::copy(app, &link, app.say("share-link-copied"))
    };
    let send = {
        let link = link.clone();
        move |_| {
            let points = players.with_value(|players| players.get(own).map(|own| own.score.total));
            let points = points.unwrap_or_default();
            let text = app.texts().say_with("share-text", &[("points", points.into())]);
            files::send(&text, &link);
        }
    };
    let select = |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let copied = seed.clone().unwrap_or_default();
    let copy_seed = move |_| files::copy(app, &copied, app.say("share-seed-copied"));
    let seed_line = seed.map(|seed| {
        let words = move || app.texts().say_with("seed-of-game", &[("seed", seed.clone().into())]);
        view! {
            <p class="share-row">
                <span class="share-seed">{words}</span>
                <button on:click=copy_seed>{sign(Icon::Copy)}{app.t("share-seed")}</button>
            </p>
        }
    });
    view! {
        <section class="panel sharing">
            <h2>{app.t("share-title")}</h2>
            <p class="aside">{app.t("share-link-about")}</p>
            <p class="share-row">
                <input type="text" readonly aria-label=app.t("share-address") prop:value=link on:focus=select />
                <button class="go" on:click=copy>{sign(Icon::Link)}{app.t("share-link")}</button>
                {files::can_send().then(|| view! {
                    <button on:click=send>{sign(Icon::Share)}{app.t("share-send")}</button>
                })}
            </p>
            {seed_line}
            <h2>{app.t("export-title")}</h2>
            <div class="share-row">
                <button on:click=record>{sign(Icon::Download)}{app.t("export-record")}</button>
                <Whose players shown />
                <button on:click=move |_| picture(false)>{sign(Icon::Picture)}{app.t("export-svg")}</button>
                <button on:click=move |_| picture(true)>{sign(Icon::Picture)}{app.t("export-png")}</button>
            </div>
        </section>
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

/// A sign before a button's words.
pub(crate) fn sign(icon: Icon) -> impl IntoView {
    view! { <span class="icon" inner_html=icon.svg()></span> }
}

/// `Limes 2026-05-01 Ada Ben`, without what comes after.
fn file_name(table: &LocalTable) -> String {
    let names: Vec<&str> = table.game().players().iter().map(|player| player.name()).collect();
    let names: String = names.join(" ").chars().take(60).collect();
    format!("Limes {} {names}", crate::shell::storage::today())
}

fn save_picture(app: AppContext, table: &LocalTable, player: &PlayerResult, pixels: bool) {
    let Ok(seated) = table.game().player(player.seat) else { return };
    let texts = app.texts();
    let points = texts.say_with("points", &[("points", player.score.total.into())]);
    let title = format!("{}: {points}", player.name);
    let note = table
        .seed()
        .map(|seed| texts.say_with("seed-of-game", &[("seed", seed.as_str().to_owned().into())]));
    let caption = Caption { title: &title, note: note.as_deref().unwrap_or_default() };
    let dark = match app.settings.with_untracked(|settings| settings.theme) {
        Theme::Auto => context::prefers("(prefers-color-scheme: dark)"),
        theme => theme == Theme::Dark,
    };
    let theme = if dark { crate::shell::art::Theme::Dark } else { crate::shell::art::Theme::Light };
    let svg = art::picture(seated.display(), player.seat.index(), theme, caption);
    let name = format!("Limes {} {}", crate::shell::storage::today(), player.name);
    if pixels {
        files::save_pixels(app, format!("{name}.png"), &svg);
    } else {
        files::save(&format!("{name}.svg"), "image/svg+xml", &svg);
    }
}
