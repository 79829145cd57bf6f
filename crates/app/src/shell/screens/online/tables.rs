//! A player's own tables.

use super::return_button::ReturnButton;
use crate::shell::clock;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{FinishedGame, Online, Presence, former_names, get};
use crate::shell::refresh::every;
use crate::shell::registry::Registry;
use crate::shell::route::Route;
use crate::shell::texts::{Texts, isolated};
use game::Level;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MeAnswer, MyTable, Stage, TableId};
use std::time::Duration;

/// How many players of a table are named.
const NAMED: usize = 4;

/// How often the server is asked again in case the socket is not there, and the time that is left told anew.
const AGAIN: Duration = Duration::from_secs(60);

/// Keeps what is known of the player's tables up to date for as long as the screen is there.
pub(super) fn keep_fresh(online: Online) {
    super::ask(online);
    every(AGAIN, move || super::ask(online));
}

/// The player's tables as far as they are known.
pub(super) fn my_tables(online: Online) -> Vec<MyTable> {
    online.presence.with(|presence| match presence {
        Presence::Player(me) => me.tables.clone(),
        _ => Vec::new(),
    })
}

/// The names under which the player sits at tables: their own, and those they had here as a guest.
pub(super) fn my_names(online: Online) -> Vec<String> {
    let names = online.player().map(|me| [vec![me.name], former_names(me.player)].concat());
    names.unwrap_or_default()
}

/// The way to a table.
pub(crate) fn address(table: TableId) -> String {
    GameId::new(&table.to_string()).map(|id| Route::table(id).to_string()).unwrap_or_default()
}

/// One's own tables in the order of the server: those that wait for the player first, the nearest deadline before the others.
#[component]
pub(super) fn MyTables(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    keep_fresh(online);
    let further = Further::new(online);
    let tables = Memo::new(move |_| {
        let mut tables = my_tables(online);
        let known: Vec<TableId> = tables.iter().map(|table| table.table).collect();
        let more = further.tables.get();
        tables.extend(more.into_iter().filter(|table| !known.contains(&table.table)));
        tables
    });
    let row = move |table: &MyTable| {
        let title = registry.named(&table.game.to_string()).map_or("", |game| game.title);
        let texts = app.texts();
        let words = TableWords::of(&texts, table, &my_names(online));
        view! {
            <li>
                <a class="button" class:go=table.asked && !table.left href=address(table.table)>
                    <b>{title}</b>
                    <span class="company"><bdi>{words.company}</bdi></span>
                    <span>{words.state}</span>
                </a>
                {table.left.then(|| view! { <ReturnButton table=table.table /> })}
            </li>
        }
    };
    let rows = move |is_over: bool| {
        tables.with(|tables| {
            let rows = tables.iter().filter(|table| has_ended(table.state) == is_over);
            rows.map(row).collect::<Vec<_>>()
        })
    };
    let finished = move || {
        let rows = rows(true);
        (!rows.is_empty()).then(|| {
            view! {
                <details>
                    <summary>{app.t("online-finished")}</summary>
                    <ul class="tables">{rows}</ul>
                    <p class="buttons"><a class="button" href=Route::History.to_string()>{app.t("menu-history")}</a></p>
                </details>
            }
        })
    };
    let is_any = Memo::new(move |_| tables.with(|tables| !tables.is_empty()));
    move || {
        is_any.get().then(|| {
            view! {
                <section class="panel">
                    <h2>{app.t("online-mine")}</h2>
                    <ul class="tables">{move || rows(false)}</ul>
                    {finished}
                    {move || further.next.with(Option::is_some).then(|| view! {
                        <p class="buttons"><button on:click=move |_| further.show_more()>{app.t("online-more")}</button></p>
                    })}
                </section>
            }
        })
    }
}

/// The pages of the player's tables after the first, as far as somebody has asked for them.
#[derive(Clone, Copy)]
struct Further {
    online: Online,
    /// Where the first page ends.
    start: Memo<Option<String>>,
    /// How many of them are shown.
    pages: RwSignal<usize>,
    tables: RwSignal<Vec<MyTable>>,
    next: RwSignal<Option<String>>,
}

impl Further {
    fn new(online: Online) -> Further {
        let start = Memo::new(move |_| online.player().and_then(|me| me.next));
        let further = Further {
            online,
            start,
            pages: RwSignal::new(0),
            tables: RwSignal::default(),
            next: RwSignal::new(None),
        };
        // Tables move from one page to another, so where the first one ends elsewhere all others are read again.
        Effect::new(move |_| {
            start.track();
            further.load();
        });
        further
    }

    fn show_more(self) {
        self.pages.update(|pages| *pages += 1);
        self.load();
    }

    fn load(self) {
        let asked = (self.start.get_untracked(), self.pages.get_untracked());
        let server = self.online.server();
        spawn_local(async move {
            let (mut next, mut tables) = (asked.0.clone(), Vec::new());
            for _ in 0..asked.1 {
                let Some(after) = &next else { break };
                match get(&format!("me?after={after}")).await {
                    Ok(MeAnswer(Some(me))) => {
                        server.keep_finished(FinishedGame::all_of(&me.tables));
                        tables.extend(me.tables);
                        next = me.next;
                    }
                    // What was read before stays.
                    _ => return,
                }
            }
            // The screen may be gone by now, or show something else.
            let is_wanted = self.start.try_get_untracked().as_ref() == Some(&asked.0)
                && self.pages.try_get_untracked() == Some(asked.1);
            if is_wanted {
                self.tables.set(tables);
                self.next.set(next);
            }
        });
    }
}

fn has_ended(stage: Stage) -> bool {
    matches!(stage, Stage::Over | Stage::Closed)
}

/// A table of one's own, in words.
pub(super) struct TableWords {
    /// The other players.
    pub(super) company: String,
    /// What it waits for, how far it is and how much time is left; or how it ended.
    pub(super) state: String,
}

impl TableWords {
    pub(super) fn of(texts: &Texts, table: &MyTable, own: &[String]) -> TableWords {
        let mut words = vec![texts.say(stage_key(table))];
        words.extend(progress(texts, table));
        TableWords { company: company(texts, &table.players, own), state: words.join(" · ") }
    }

    /// The other players, the round and the time that is left, for a table that waits for the player.
    pub(super) fn of_waiting(texts: &Texts, table: &MyTable, own: &[String]) -> String {
        let company = company(texts, &table.players, own);
        let words = std::iter::once(company).filter(|words| !words.is_empty());
        words.chain(progress(texts, table)).collect::<Vec<String>>().join(" · ")
    }
}

/// How far a table is and how much time is left, or how it ended and when.
fn progress(texts: &Texts, table: &MyTable) -> Vec<String> {
    let mut words = Vec::new();
    match table.state {
        Stage::Open => {}
        Stage::Playing => {
            let values = [("round", table.round.into()), ("rounds", table.rounds.into())];
            words.push(texts.say_with("limits-round", &values));
            let left = table.ends.as_deref().map(millis_until);
            words.extend(left.map(|left| left_words(texts, left)));
        }
        Stage::Over | Stage::Closed => {
            words.extend(table.rank.map(|rank| {
                let players = table.seats.unwrap_or(table.players.len());
                let values = [("rank", rank.into()), ("players", players.into())];
                texts.say_with("limits-rank", &values)
            }));
            let date = table.changed.get(..10);
            words.extend(date.map(|date| clock::spelled(date, texts.language())));
        }
    }
    words
}

/// Milliseconds from now until a moment in RFC 3339.
fn millis_until(moment: &str) -> f64 {
    js_sys::Date::parse(moment) - js_sys::Date::now()
}

/// The time that is left, in its largest unit.
fn left_words(texts: &Texts, millis: f64) -> String {
    // Whole minutes; what is less than one counts as one, so that nobody reads that no time is left.
    let minutes = (millis / 60_000.0).ceil().max(1.0) as usize;
    match minutes {
        0..120 => texts.say_with("online-left-minutes", &[("minutes", minutes.into())]),
        120..2880 => texts.say_with("online-left-hours", &[("hours", (minutes / 60).into())]),
        _ => texts.say_with("online-left-days", &[("days", (minutes / 1440).into())]),
    }
}

/// The other players of a table, the first few of them. At a table that a guest has brought along, the player has the name of
/// that guest.
fn company(texts: &Texts, players: &[String], own: &[String]) -> String {
    let mut others: Vec<&String> = players.iter().collect();
    let place = own.iter().find_map(|own| others.iter().position(|name| *name == own));
    place.map(|place| others.remove(place));
    let named: Vec<String> = others
        .iter()
        .take(NAMED)
        .map(|name| isolated(&translated_bot(texts, name)).into())
        .collect();
    let names = named.join(", ");
    if others.len() > NAMED { format!("{names} …") } else { names }
}

/// The name of a player in the reader's language: a server calls bots after their level in English, with a number behind it if
/// there are several.
pub(crate) fn translated_bot(texts: &Texts, name: &str) -> String {
    let of_level = |level: Level| {
        let english = level.to_string();
        let (start, number) = name.split_at_checked(english.len())?;
        let is_number = |text: &str| text.strip_prefix(' ')?.parse::<usize>().ok();
        let is_bot = start.eq_ignore_ascii_case(&english)
            && (number.is_empty() || is_number(number).is_some());
        is_bot.then(|| format!("{}{number}", texts.level(level)))
    };
    Level::ALL.into_iter().find_map(of_level).unwrap_or_else(|| name.to_owned())
}

fn stage_key(table: &MyTable) -> &'static str {
    match table.state {
        _ if table.left => "online-stage-left",
        _ if table.asked => "online-your-turn",
        Stage::Open => "online-stage-open",
        Stage::Playing => "online-stage-playing",
        Stage::Over => "online-stage-over",
        Stage::Closed => "online-stage-closed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn a_table_of_ones_own_is_told_by_who_else_sits_there() {
        let texts = Texts::new(Language::De);
        let names = ["Ada", "Ben", "Expert 2", "Cleo", "Dirk", "Expertin"].map(str::to_owned);
        let told = |count: usize, own: &str| company(&texts, &names[..count], &[own.to_owned()]);
        let level = texts.level(Level::Expert);
        assert_eq!(told(1, "Ada"), "");
        assert_eq!(told(2, "Ben"), "Ada");
        assert_eq!(told(5, "Ada"), format!("Ben, {level} 2, Cleo, Dirk"));
        assert_eq!(told(6, "Ada"), format!("Ben, {level} 2, Cleo, Dirk …"));
        assert_eq!(translated_bot(&texts, "Expertin"), "Expertin");
        let own = ["Ada", "Quiet Miller"].map(str::to_owned);
        let told = |players: [&str; 2]| company(&texts, &players.map(str::to_owned), &own);
        assert_eq!(told(["Ben", "Quiet Miller"]), "Ben", "once her name as a guest");
        assert_eq!(told(["Quiet Miller", "Ada"]), "Quiet Miller", "somebody else by now");
    }

    #[test]
    fn time_left_is_told_in_its_largest_unit() {
        let texts = Texts::new(Language::En);
        let minute = 60_000.0;
        let said = [-5.0, 0.5, 119.0, 240.0, 47.0 * 60.0, 72.0 * 60.0]
            .map(|minutes| left_words(&texts, minutes * minute));
        let words =
            ["1 min left", "1 min left", "119 min left", "4 h left", "47 h left", "3 days left"];
        assert_eq!(said, words);
    }
}
