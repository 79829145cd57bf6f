//! What the forms for new games have in common: who plays, the seed, and things that can be switched on.

use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::lineup::free_name;
use crate::shell::seats::Sitter;
use crate::shell::storage::ItemKind;
use game::Level;
use leptos::prelude::*;
use std::ops::RangeInclusive;

/// Under this name it is stored who played last.
const LAST: &str = "last";

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
    /// The person who played in this place last, unless the settings name another one.
    fn new(app: AppContext, number: usize, last: Option<&String>) -> Row {
        let has_name = app.settings.with_untracked(|settings| !settings.name.is_empty());
        let own = app.own_name();
        let name = match (number, last) {
            (1, _) if has_name => own,
            (_, Some(last)) if !last.is_empty() && (number == 1 || *last != own) => last.clone(),
            (1, _) => own,
            _ => default_name(app, number),
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
        let name = match level.checked_sub(1).and_then(|n| Level::ALL.get(n)) {
            Some(&level) => app.texts_now().level(level),
            None => default_name(app, self.number),
        };
        let name = free_name(&name, is_taken);
        self.given.set_value(name.clone());
        self.name.set(name);
    }
}

/// What a person is called who has typed no name.
fn default_name(app: AppContext, number: usize) -> String {
    app.texts_now().say_with("setup-player-default", &[("number", number.into())])
}

/// Who played last around this device.
fn last_players(app: AppContext) -> Vec<String> {
    let text = untrack(|| app.store.item(ItemKind::Players, LAST)).unwrap_or_default();
    text.split('\n').map(str::to_owned).collect()
}

/// The players of a new game; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct PlayerRows {
    rows: RwSignal<Vec<Row>>,
    least: usize,
    most: usize,
}

impl PlayerRows {
    /// The persons who played last, or two, in a game of so many players.
    pub(crate) fn new(app: AppContext, players: &RangeInclusive<usize>) -> PlayerRows {
        let (least, most) = (*players.start(), *players.end());
        let players = PlayerRows { rows: RwSignal::new(Vec::new()), least, most };
        players.fill(app);
        // On a page that was opened at this form, the store may still have to be read.
        if !app.store.is_loaded.get_untracked() {
            Effect::new(move |before: Option<bool>| {
                let is_loaded = app.store.is_loaded.get();
                if is_loaded && before == Some(false) {
                    untrack(|| players.fill(app));
                }
                is_loaded
            });
        }
        players
    }

    /// Gives the rows the names of the persons who played last, with a row for each of them.
    fn fill(self, app: AppContext) {
        let last = last_players(app);
        let row = |number: usize| Row::new(app, number, last.get(number - 1));
        self.rows.update(|rows| {
            for shown in rows.iter() {
                let name = row(shown.number).name.get_untracked();
                shown.given.set_value(name.clone());
                shown.name.set(name);
            }
            let missing = rows.len() + 1..=last.len().clamp(2, self.most);
            rows.extend(missing.map(row));
        });
    }

    /// Remembers the persons for the next game around this device.
    pub(crate) fn remember(self, app: AppContext) {
        let person = |row: &Row| {
            let name = row.name.get_untracked().trim().to_owned();
            let is_typed = name != default_name(app, row.number);
            (row.level.get_untracked() == 0).then(|| if is_typed { name } else { String::new() })
        };
        let persons: Vec<String> = self.rows.get_untracked().iter().filter_map(person).collect();
        if persons.len() > 1 {
            app.store.put_item(ItemKind::Players, LAST, persons.join("\n"));
        }
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
            let last = last_players(app);
            rows.update(|rows| rows.push(Row::new(app, number, last.get(number - 1))));
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
    let level =
        move || app.texts().label_with("setup-bot-level", &[("name", row.name.get().into())]);
    let remove =
        move || app.texts().label_with("setup-remove-player", &[("name", row.name.get().into())]);
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
