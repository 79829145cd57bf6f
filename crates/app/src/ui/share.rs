//! A game that leaves this screen: as a link, a file or a picture.

mod import;
mod shared;

pub(crate) use import::Import;
pub(crate) use shared::Shared;

use super::desk::{self, Desk};
use super::files;
use crate::art::{self, Caption, Icon};
use crate::table::{GameResult, LocalTable, PlayerResult, Theme};
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
    let desk = Desk::get();
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
            table.with_value(|table| save_picture(desk, table, &player, pixels));
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
        move |_| files::copy(desk, &link, desk.say("share-link-copied"))
    };
    let send = {
        let link = link.clone();
        move |_| {
            let points = players.with_value(|players| players.get(own).map(|own| own.score.total));
            let points = points.unwrap_or_default();
            let text = desk.texts().say_with("share-text", &[("points", points.into())]);
            files::send(&text, &link);
        }
    };
    let select = |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    let copied = seed.clone().unwrap_or_default();
    let copy_seed = move |_| files::copy(desk, &copied, desk.say("share-seed-copied"));
    let seed_line = seed.map(|seed| {
        let words = move || desk.texts().say_with("seed-of-game", &[("seed", seed.clone().into())]);
        view! {
            <p class="share-row">
                <span class="share-seed">{words}</span>
                <button on:click=copy_seed>{sign(Icon::Copy)}{desk.t("share-seed")}</button>
            </p>
        }
    });
    view! {
        <section class="panel sharing">
            <h2>{desk.t("share-title")}</h2>
            <p class="aside">{desk.t("share-link-about")}</p>
            <p class="share-row">
                <input type="text" readonly aria-label=desk.t("share-address") prop:value=link on:focus=select />
                <button class="go" on:click=copy>{sign(Icon::Link)}{desk.t("share-link")}</button>
                {files::can_send().then(|| view! {
                    <button on:click=send>{sign(Icon::Share)}{desk.t("share-send")}</button>
                })}
            </p>
            {seed_line}
            <h2>{desk.t("export-title")}</h2>
            <div class="share-row">
                <button on:click=record>{sign(Icon::Download)}{desk.t("export-record")}</button>
                <Whose players shown />
                <button on:click=move |_| picture(false)>{sign(Icon::Picture)}{desk.t("export-svg")}</button>
                <button on:click=move |_| picture(true)>{sign(Icon::Picture)}{desk.t("export-png")}</button>
            </div>
        </section>
    }
}

/// Whose display is on the picture, where there are several.
#[component]
fn Whose(players: StoredValue<Vec<PlayerResult>>, shown: RwSignal<usize>) -> impl IntoView {
    let desk = Desk::get();
    let names: Vec<String> =
        players.with_value(|players| players.iter().map(|player| player.name.clone()).collect());
    let option = |(place, name): (usize, String)| {
        let selected = place == shown.get_untracked();
        view! { <option value=place.to_string() selected=selected>{name}</option> }
    };
    let choose = move |event| shown.set(event_target_value(&event).parse().unwrap_or(0));
    (names.len() > 1).then(|| {
        view! {
            <select class="whose" aria-label=desk.t("share-whose") on:change=choose>
                {names.into_iter().enumerate().map(option).collect_view()}
            </select>
        }
    })
}

/// A sign before a button's words.
pub(super) fn sign(icon: Icon) -> impl IntoView {
    view! { <span class="icon" inner_html=icon.svg()></span> }
}

/// `Limes 2026-05-01 Ada Ben`, without what comes after.
fn file_name(table: &LocalTable) -> String {
    let names: Vec<&str> = table.game().players().iter().map(|player| player.name()).collect();
    let names: String = names.join(" ").chars().take(60).collect();
    format!("Limes {} {names}", super::keep::today())
}

fn save_picture(desk: Desk, table: &LocalTable, player: &PlayerResult, pixels: bool) {
    let Ok(seated) = table.game().player(player.seat) else { return };
    let texts = desk.texts();
    let points = texts.say_with("points", &[("points", player.score.total.into())]);
    let title = format!("{}: {points}", player.name);
    let note = table
        .seed()
        .map(|seed| texts.say_with("seed-of-game", &[("seed", seed.as_str().to_owned().into())]));
    let caption = Caption { title: &title, note: note.as_deref().unwrap_or_default() };
    let dark = match desk.settings.with_untracked(|settings| settings.theme) {
        Theme::Auto => desk::prefers("(prefers-color-scheme: dark)"),
        theme => theme == Theme::Dark,
    };
    let theme = if dark { art::Theme::Dark } else { art::Theme::Light };
    let svg = art::picture(seated.display(), player.seat.index(), theme, caption);
    let name = format!("Limes {} {}", super::keep::today(), player.name);
    if pixels {
        files::save_pixels(desk, format!("{name}.png"), &svg);
    } else {
        files::save(&format!("{name}.svg"), "image/svg+xml", &svg);
    }
}
