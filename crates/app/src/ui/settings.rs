//! What a person sets once for all games.

use super::desk::Desk;
use super::page::Page;
use crate::table::{self, Hints, Speed, Theme};
use crate::texts::Language;
use leptos::prelude::*;

/// Language, colours, animation, and what is asked.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let desk = Desk::get();
    let change = move |f: &dyn Fn(&mut table::Settings)| {
        desk.settings.update(f);
        desk.settings.with_untracked(|settings| desk.keep(settings));
    };
    let language = move |code: String| {
        change(&|settings| settings.language = Some(code.clone()).filter(|code| !code.is_empty()))
    };
    let theme = move |name: String| {
        change(&|settings| {
            settings.theme = match name.as_str() {
                "light" => Theme::Light,
                "dark" => Theme::Dark,
                _ => Theme::Auto,
            }
        })
    };
    let speed = move |name: String| {
        change(&|settings| {
            settings.animation = match name.as_str() {
                "off" => Speed::Off,
                "slow" => Speed::Slow,
                "fast" => Speed::Fast,
                _ => Speed::Normal,
            }
        })
    };
    let hints = move |name: String| {
        change(&|settings| {
            settings.hints = match name.as_str() {
                "off" => Hints::Off,
                "always" => Hints::Always,
                _ => Hints::Solo,
            }
        })
    };
    let confirm = RwSignal::new(desk.settings.with_untracked(|settings| settings.confirm));
    Effect::new(move |before: Option<bool>| {
        let now = confirm.get();
        if before.is_some_and(|before| before != now) {
            change(&|settings| settings.confirm = now);
        }
        now
    });
    let languages =
        Language::ALL.map(|language| (language.code(), Signal::stored(language.name().to_owned())));
    let now = move |of: fn(&table::Settings) -> &'static str| {
        Signal::derive(move || desk.settings.with(|s| of(s).to_owned()))
    };
    view! {
        <Page title=desk.t("settings-title")>
            <div class="panel form">
                <Select name=desk.t("settings-language") chosen=Signal::derive(move || desk.settings.with(|s| s.language.clone().unwrap_or_default()))
                    options=[("", desk.t("settings-language-browser"))].into_iter().chain(languages).collect() choose=Callback::new(language) />
                <Select name=desk.t("settings-theme") chosen=now(theme_name)
                    options=vec![("auto", desk.t("settings-theme-auto")), ("light", desk.t("settings-theme-light")), ("dark", desk.t("settings-theme-dark"))]
                    choose=Callback::new(theme) />
                <Select name=desk.t("settings-speed") chosen=now(speed_name)
                    options=vec![("off", desk.t("settings-speed-off")), ("slow", desk.t("settings-speed-slow")), ("normal", desk.t("settings-speed-normal")), ("fast", desk.t("settings-speed-fast"))]
                    choose=Callback::new(speed) />
                <Select name=desk.t("hint") chosen=now(hints_name)
                    options=vec![("off", desk.t("settings-hints-off")), ("solo", desk.t("settings-hints-solo")), ("always", desk.t("settings-hints-always"))]
                    choose=Callback::new(hints) />
                <label class="choose">
                    <input type="checkbox" bind:checked=confirm />
                    <span><b>{desk.t("settings-confirm")}</b></span>
                </label>
            </div>
        </Page>
    }
}

fn theme_name(settings: &table::Settings) -> &'static str {
    match settings.theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

fn speed_name(settings: &table::Settings) -> &'static str {
    match settings.animation {
        Speed::Off => "off",
        Speed::Slow => "slow",
        Speed::Normal => "normal",
        Speed::Fast => "fast",
    }
}

fn hints_name(settings: &table::Settings) -> &'static str {
    match settings.hints {
        Hints::Off => "off",
        Hints::Solo => "solo",
        Hints::Always => "always",
    }
}

/// One of several.
#[component]
fn Select(
    #[prop(into)] name: Signal<String>,
    chosen: Signal<String>,
    options: Vec<(&'static str, Signal<String>)>,
    choose: Callback<String>,
) -> impl IntoView {
    let option = move |(value, text): (&'static str, Signal<String>)| {
        view! { <option value=value selected=move || chosen.get() == value>{text}</option> }
    };
    view! {
        <label class="select">
            <span>{name}</span>
            <select on:change=move |event| choose.run(event_target_value(&event))>{options.into_iter().map(option).collect_view()}</select>
        </label>
    }
}
