//! What a person sets once for all games.

use crate::shell::context::AppContext;
use crate::shell::page::{self, Page};
use crate::shell::settings::{self, COLOURS, Hints, Pace, Speed, Theme};
use crate::shell::texts::Language;
use leptos::prelude::*;
use record::{NameFault, check_name};

/// Language, colours, animation, and what is asked.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let app = AppContext::get();
    let change = move |f: &dyn Fn(&mut settings::Settings)| {
        app.change_settings(f);
    };
    // Which entry of a list is chosen; the first language is the browser's own.
    let now = move |of: fn(&settings::Settings) -> Option<usize>| {
        Signal::derive(move || app.settings.with(of).unwrap_or(0))
    };
    let language = now(|settings| {
        let code = settings.language.as_deref()?;
        Language::ALL.iter().position(|language| language.code() == code).map(|place| place + 1)
    });
    let colour = now(|settings| Some(settings.colour));
    let colours =
        COLOURS.map(|colour| Signal::derive(move || app.say(&format!("settings-colour-{colour}"))));
    let theme = now(|settings| Theme::ALL.iter().position(|&theme| theme == settings.theme));
    let speed = now(|settings| Speed::ALL.iter().position(|&speed| speed == settings.animation));
    let pace = now(|settings| Pace::ALL.iter().position(|&pace| pace == settings.pace));
    let hints = now(|settings| Hints::ALL.iter().position(|&hints| hints == settings.hints));
    let speak = move |place: usize| {
        let chosen = place.checked_sub(1).and_then(|place| Language::ALL.get(place));
        change(&|settings| settings.language = chosen.map(|language| language.code().to_owned()));
    };
    let languages = Language::ALL.map(|language| Signal::stored(language.name().to_owned()));
    let languages = [app.t("settings-language-browser")].into_iter().chain(languages).collect();
    let themes = ["settings-theme-auto", "settings-theme-light", "settings-theme-dark"];
    let speeds = [
        "settings-speed-off",
        "settings-speed-slow",
        "settings-speed-normal",
        "settings-speed-fast",
    ];
    let paces = [
        "settings-pace-at-once",
        "settings-speed-slow",
        "settings-speed-normal",
        "settings-speed-fast",
    ];
    let givings = ["settings-hints-off", "settings-hints-solo", "settings-hints-always"];
    let switch = move |name: Signal<String>,
                       about: Signal<String>,
                       is_on: fn(&settings::Settings) -> bool,
                       set: fn(&mut settings::Settings, bool)| {
        let turn = move |event| {
            let on = event_target_checked(&event);
            change(&|settings| set(settings, on));
        };
        view! {
            <label class="choose">
                <input type="checkbox" prop:checked=move || app.settings.with(is_on) on:change=turn />
                <span><b>{name}</b><small>{about}</small></span>
            </label>
        }
    };
    view! {
        <Page title=app.t("settings-title")>
            <div class="panel form">
                <Name />
                <Select
                    name=app.t("settings-colour")
                    chosen=colour
                    options=colours.to_vec()
                    choose=Callback::new(move |n: usize| change(&|settings| settings.colour = n % COLOURS.len()))
                />
                <Select name=app.t("settings-language") chosen=language options=languages choose=Callback::new(speak) />
                <Select
                    name=app.t("settings-theme")
                    chosen=theme
                    options=themes.map(|key| app.t(key)).to_vec()
                    choose=Callback::new(move |n: usize| change(&|settings| settings.theme = Theme::ALL[n % Theme::ALL.len()]))
                />
                <Select
                    name=app.t("settings-speed")
                    chosen=speed
                    options=speeds.map(|key| app.t(key)).to_vec()
                    choose=Callback::new(move |n: usize| change(&|settings| settings.animation = Speed::ALL[n % Speed::ALL.len()]))
                />
                <Select
                    name=app.t("settings-pace")
                    chosen=pace
                    options=paces.map(|key| app.t(key)).to_vec()
                    choose=Callback::new(move |n: usize| change(&|settings| settings.pace = Pace::ALL[n % Pace::ALL.len()]))
                />
                <Select
                    name=app.t("settings-hints")
                    chosen=hints
                    options=givings.map(|key| app.t(key)).to_vec()
                    choose=Callback::new(move |n: usize| change(&|settings| settings.hints = Hints::ALL[n % Hints::ALL.len()]))
                />
                {switch(
                    app.t("settings-confirm"),
                    app.t("settings-confirm-about"),
                    |settings| settings.confirm,
                    |settings, on| settings.confirm = on,
                )}
                {switch(
                    app.t("settings-sound"),
                    app.t("settings-sound-about"),
                    |settings| settings.sound,
                    |settings, on| settings.sound = on,
                )}
            </div>
            <p class="buttons apart"><button on:click=|_| page::show_keys()>{app.t("keys-title")}</button></p>
        </Page>
    }
}

/// How the person is called. What is no name is said, and changes nothing.
#[component]
pub(crate) fn Name(
    /// How a person without a name is called here; as the first player of this device if this is not given.
    #[prop(optional, into)]
    placeholder: Option<Signal<String>>,
    /// What follows when the person presses Enter.
    #[prop(optional)]
    on_enter: Option<Callback<()>>,
) -> impl IntoView {
    let app = AppContext::get();
    let fault = RwSignal::new(None::<NameFault>);
    let call = move |typed: String| {
        let name = typed.trim().to_owned();
        // Whoever empties it goes back to the name that everybody has at first.
        let checked = if name.is_empty() { Ok(()) } else { check_name(&name) };
        fault.set(checked.err());
        if checked.is_ok() {
            app.change_settings(|settings| settings.name = name);
        }
    };
    let press = move |event: web_sys::KeyboardEvent| {
        if let Some(on_enter) = on_enter.filter(|_| event.key() == "Enter") {
            call(event_target_value(&event));
            if fault.with_untracked(Option::is_none) {
                on_enter.run(());
            }
        }
    };
    let placeholder = placeholder.unwrap_or_else(|| {
        Signal::derive(move || {
            app.texts().say_with("setup-player-default", &[("number", 1.into())])
        })
    });
    view! {
        <label class="select">
            <span>{app.t("settings-name")}</span>
            <input type="text" autocomplete="nickname" placeholder=placeholder
                prop:value=move || app.settings.with(|settings| settings.name.clone()) on:change=move |event| call(event_target_value(&event)) on:keydown=press />
        </label>
        <p class="fault" role="alert">{move || fault.get().map(|fault| app.texts().name_fault(fault))}</p>
    }
}

/// One of several, by its place in the list.
#[component]
pub(crate) fn Select(
    #[prop(into)] name: Signal<String>,
    chosen: Signal<usize>,
    options: Vec<Signal<String>>,
    choose: Callback<usize>,
) -> impl IntoView {
    let option = move |(place, text): (usize, Signal<String>)| {
        view! { <option value=place.to_string() selected=move || chosen.get() == place>{text}</option> }
    };
    let choose = move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            choose.run(place);
        }
    };
    view! {
        <label class="select">
            <span>{name}</span>
            <select on:change=choose>{options.into_iter().enumerate().map(option).collect_view()}</select>
        </label>
    }
}
