//! What the forms for new games have in common: who plays, the seed, and things that can be switched on.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::lineup::free_name;
use crate::shell::seats::Sitter;
use game::Level;
use leptos::prelude::*;
use std::ops::RangeInclusive;

/// One player as the form has them.
#[derive(Clone, Copy)]
struct Row {
    number: usize,
    name: RwSignal<String>,
    /// The name that nobody typed in: as long as it is there, another kind of player brings another name.
    given: StoredValue<String>,
    /// 0 for a person, or a bot's level.
    level: RwSignal<usize>,
}

impl Row {
    fn new(app: AppContext, number: usize) -> Row {
        let name = match number {
            1 => app.own_name(),
            _ => app.texts_now().say_with("setup-player-default", &[("number", number.into())]),
        };
        let given = StoredValue::new(name.clone());
        Row { number, name: RwSignal::new(name), given, level: RwSignal::new(0) }
    }

    /// Becomes a person or a bot. Who becomes a bot is called what it is, unless they were given a name; bots of one level are
    /// told apart by numbers.
    fn become_player(self, app: AppContext, level: usize, is_taken: impl Fn(&str) -> bool) {
        self.level.set(level);
        if self.name.get_untracked() != self.given.get_value() {
            return;
        }
        let texts = app.texts_now();
        let name = match level.checked_sub(1).and_then(|n| Level::ALL.get(n)) {
            Some(&level) => texts.level(level),
            None => texts.say_with("setup-player-default", &[("number", self.number.into())]),
        };
        let name = free_name(&name, is_taken);
        self.given.set_value(name.clone());
        self.name.set(name);
    }
}

/// The players of a new game; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct PlayerRows {
    rows: RwSignal<Vec<Row>>,
    least: usize,
    most: usize,
}

impl PlayerRows {
    /// Two persons, in a game of so many players.
    pub(crate) fn two(app: AppContext, players: &RangeInclusive<usize>) -> PlayerRows {
        let rows = RwSignal::new(vec![Row::new(app, 1), Row::new(app, 2)]);
        PlayerRows { rows, least: *players.start(), most: *players.end() }
    }

    /// The names, and who plays under them.
    pub(crate) fn players(self) -> Vec<(String, Sitter)> {
        let player = |row: &Row| {
            let level = row.level.get_untracked().checked_sub(1).and_then(|n| Level::ALL.get(n));
            (row.name.get_untracked(), level.map_or(Sitter::Person, |&level| Sitter::Bot(level)))
        };
        self.rows.get_untracked().iter().map(player).collect()
    }

    /// Where they are filled in.
    pub(crate) fn view(self) -> impl IntoView {
        let app = AppContext::get();
        let rows = self.rows;
        let add = move |_| {
            let number = rows.with_untracked(|rows| rows.last().map_or(1, |row| row.number + 1));
            rows.update(|rows| rows.push(Row::new(app, number)));
        };
        let is_full = move || rows.with(Vec::len) >= self.most;
        view! {
            <fieldset>
                <legend>{app.t("setup-players")}</legend>
                <For each=move || rows.get() key=|row| row.number children=move |row: Row| view! { <Player row players=self /> } />
                <button type="button" disabled=is_full on:click=add>
                    <span class="icon" inner_html=Icon::Plus.svg()></span>{app.t("setup-add-player")}
                </button>
            </fieldset>
        }
    }
}

#[component]
fn Player(row: Row, players: PlayerRows) -> impl IntoView {
    let app = AppContext::get();
    let PlayerRows { rows, least, .. } = players;
    let label = move || app.texts().say_with("setup-player-name", &[("number", row.number.into())]);
    let level = move || app.texts().say_with("setup-bot-level", &[("name", row.name.get().into())]);
    let remove =
        move || app.texts().say_with("setup-remove-player", &[("name", row.name.get().into())]);
    let option = move |(n, level): (usize, Level)| {
        view! { <option value=(n + 1).to_string()>{move || app.texts().level(level)}</option> }
    };
    let chosen = move |event| {
        let level = event_target_value(&event).parse().unwrap_or(0);
        row.become_player(app, level, |name| {
            rows.with_untracked(|rows| {
                let mut others = rows.iter().filter(|other| other.number != row.number);
                others.any(|other| other.name.with_untracked(|other| other.trim() == name))
            })
        });
    };
    view! {
        <div class="player">
            <label><span class="spoken">{label}</span><input type="text" maxlength="40" required bind:value=row.name /></label>
            <select aria-label=level prop:value=move || row.level.get().to_string() on:change=chosen>
                <option value="0">{app.t("setup-person")}</option>
                {Level::ALL.into_iter().enumerate().map(option).collect_view()}
            </select>
            <button
                type="button"
                class="round quiet"
                aria-label=remove
                disabled=move || rows.with(Vec::len) <= least
                on:click=move |_| rows.update(|rows| rows.retain(|other| other.number != row.number))
                inner_html=Icon::Close.svg()
            ></button>
        </div>
    }
}

/// Something that can be switched on.
#[component]
pub(crate) fn Checkbox(
    on: RwSignal<bool>,
    #[prop(into)] name: Signal<String>,
    #[prop(into)] about: Signal<String>,
) -> impl IntoView {
    let app = AppContext::get();
    let capital = move || app.texts().capital(&name.get());
    view! {
        <label class="choose">
            <input type="checkbox" bind:checked=on />
            <span><b>{capital}</b><small>{about}</small></span>
        </label>
    }
}

/// The text that decides the cards.
#[component]
pub(crate) fn SeedField(seed: RwSignal<String>) -> impl IntoView {
    let app = AppContext::get();
    view! {
        <fieldset>
            <legend>{app.t("seed")}</legend>
            <label>
                <span class="spoken">{app.t("seed-enter")}</span>
                <input type="text" maxlength="64" placeholder=app.t("seed-random") bind:value=seed />
            </label>
            <p class="aside">{app.t("seed-about")}</p>
        </fieldset>
    }
}
