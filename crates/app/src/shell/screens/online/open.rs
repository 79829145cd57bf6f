//! The tables that everybody finds: who is looking for players, how they play, and since when.

use super::options::option_words;
use super::tables::address;
use crate::shell::context::AppContext;
use crate::shell::online::{ApiFault, get};
use crate::shell::refresh::every;
use crate::shell::registry::{RegisteredGame, Registry};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ListedTable, Listing};
use std::time::Duration;

/// How often the list is read again while somebody looks at it.
const AGAIN: Duration = Duration::from_secs(5);
/// The most players that a row names.
const NAMED: usize = 16;

/// The open tables of one game or of both, kept up to date.
#[component]
pub(super) fn OpenTables(game: &'static RegisteredGame) -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    let list = OpenList::new(game);
    list.load();
    every(AGAIN, move || list.load());
    let choice = move |name: Option<&'static str>, title: Signal<String>| {
        let is_chosen = move || (list.only.get() == name).to_string();
        let choose = move |_| {
            list.pages.set(1);
            list.only.set(name);
            list.load();
        };
        view! { <button aria-pressed=is_chosen on:click=choose>{title}</button> }
    };
    let games = registry.games().iter();
    let games = games.map(|game| choice(Some(game.name), Signal::stored(game.title.to_owned())));
    // A row is told apart by its table alone: what it says changes in place, so that it keeps the focus.
    let key = |table: &ListedTable| table.table;
    let row = move |first: ListedTable| {
        let table = Memo::new(move |before: Option<&ListedTable>| {
            let is_same = |table: &&ListedTable| table.table == first.table;
            let listed = list.tables.with(|tables| tables.iter().flatten().find(is_same).cloned());
            // A row that is about to go says what it said.
            listed.or_else(|| before.cloned()).unwrap_or_else(|| first.clone())
        });
        row(app, registry, table)
    };
    let is_empty = move || list.tables.with(|tables| tables.as_ref().is_some_and(Vec::is_empty));
    let more = move |_| {
        list.pages.update(|pages| *pages += 1);
        list.load();
    };
    view! {
        <section class="panel">
            <h2>{app.t("online-open")}</h2>
            <div class="by-game" role="group" aria-label=app.t("online-open")>
                {choice(None, app.t("history-all"))}
                {games.collect_view()}
            </div>
            {move || is_empty().then(|| view! { <p class="aside">{app.t("online-open-none")}</p> })}
            <ul class="tables">
                <For each=move || list.tables.get().unwrap_or_default() key=key children=row />
            </ul>
            {move || list.has_more.get().then(|| view! {
                <p class="buttons"><button on:click=more>{app.t("online-more")}</button></p>
            })}
        </section>
    }
}

/// The list as far as it is shown.
#[derive(Clone, Copy)]
struct OpenList {
    /// The game whose tables are shown; both if there is none.
    only: RwSignal<Option<&'static str>>,
    /// How many pages of the server's list are shown.
    pages: RwSignal<usize>,
    /// The tables, newest first; `None` until the server has answered.
    tables: RwSignal<Option<Vec<ListedTable>>>,
    has_more: RwSignal<bool>,
}

impl OpenList {
    fn new(game: &'static RegisteredGame) -> OpenList {
        OpenList {
            only: RwSignal::new(Some(game.name)),
            pages: RwSignal::new(1),
            tables: RwSignal::new(None),
            has_more: RwSignal::new(false),
        }
    }

    /// Reads all shown pages again.
    fn load(self) {
        let asked = (self.only.get_untracked(), self.pages.get_untracked());
        spawn_local(async move {
            let read = read_pages(asked.0, asked.1).await;
            // The screen may be gone by now, or show something else.
            let is_wanted = self.only.try_get_untracked() == Some(asked.0)
                && self.pages.try_get_untracked() == Some(asked.1);
            // Without an answer the list stays as it was.
            if let (Ok((tables, has_more)), true) = (read, is_wanted) {
                self.tables.set(Some(tables));
                self.has_more.set(has_more);
            }
        });
    }
}

/// The first pages of the list, and whether there are more.
async fn read_pages(
    game: Option<&'static str>,
    pages: usize,
) -> Result<(Vec<ListedTable>, bool), ApiFault> {
    let mut path = "tables?state=open".to_owned();
    if let Some(game) = game {
        path += &format!("&game={game}");
    }
    let mut tables = Vec::new();
    let mut next = None::<String>;
    for _ in 0..pages {
        let after = next.as_ref().map(|next| format!("&after={next}")).unwrap_or_default();
        let page = get::<Listing>(&format!("{path}{after}")).await?;
        tables.extend(page.tables);
        next = page.next;
        if next.is_none() {
            break;
        }
    }
    Ok((tables, next.is_some()))
}

fn row(app: AppContext, registry: Registry, table: Memo<ListedTable>) -> impl IntoView {
    let (id, title) = table.with_untracked(|table| {
        let title = registry.named(&table.game.to_string()).map_or("", |game| game.title);
        (table.table, title)
    });
    let host = move || table.with(|table| table.host.clone());
    let is_here = move || table.with(|table| table.here > 0);
    let presence = move || table.with(|table| presence_words(&app.texts(), table));
    let about = move || table.with(|table| about_words(&app.texts(), table));
    view! {
        <li>
            <a class="button" href=address(id)>
                <b>{title}</b>
                <span class="company"><bdi>{host}</bdi></span>
                <span class="presence" class:here=is_here>{presence}</span>
                <span class="about">{about}</span>
            </a>
        </li>
    }
}

/// How many of the people at a table are there.
fn presence_words(texts: &Texts, table: &ListedTable) -> String {
    // A large table names some of its players; the seats of a small one may be reserved.
    let taken = match table.seats <= NAMED {
        true => table.players.len(),
        false => table.seats.saturating_sub(table.free),
    };
    let people = taken.saturating_sub(table.options.bots.len());
    match table.here {
        0 => texts.say("online-nobody-here"),
        here if here < people => {
            let values = [("here", here.into()), ("people", people.into())];
            texts.say_with("online-some-here", &values)
        }
        _ => texts.say("table-ready"),
    }
}

/// Seats, options and age of a table, in a line.
fn about_words(texts: &Texts, table: &ListedTable) -> String {
    let seats = [("seats", table.seats.into()), ("free", table.free.into())];
    let mut words = vec![texts.say_with("online-seats-free", &seats)];
    let bots = table.options.bots.len();
    if bots > 0 {
        words.push(texts.say_with("online-with-bots", &[("bots", bots.into())]));
    }
    words.extend(option_words(texts, &table.options));
    words.push(age_words(texts, table.age_s));
    words.join(" · ")
}

/// How long ago something was, in its largest unit.
fn age_words(texts: &Texts, seconds: u64) -> String {
    let minutes = usize::try_from(seconds / 60).unwrap_or(usize::MAX);
    match minutes {
        0 => texts.say("online-age-now"),
        1..60 => texts.say_with("online-age-minutes", &[("minutes", minutes.into())]),
        60..1440 => texts.say_with("online-age-hours", &[("hours", (minutes / 60).into())]),
        _ => texts.say_with("online-age-days", &[("days", (minutes / 1440).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn a_row_tells_how_many_are_there() {
        let text = r#"{"table":"0123456789abcdefghjk","game":"limes","state":"open","seats":4,"free":1,"options":{"game":"limes","seats":4,"clock":null,"bots":[{"seat":4,"level":3}],"listed":true},"age_s":61,"host":"Ada","here":1,"players":["Ada","Ben","Regular"]}"#;
        let table: ListedTable = serde_json::from_str(text).expect("a table");
        let texts = Texts::new(Language::En);
        let said = [0, 1, 2].map(|here| {
            let table = ListedTable { here, ..table.clone() };
            presence_words(&texts, &table)
        });
        assert_eq!(said, ["away", "1 of 2 here", "here"]);
    }

    #[test]
    fn ages_are_told_in_their_largest_unit() {
        let texts = Texts::new(Language::En);
        let said = [59, 60, 3599, 3600, 86_399, 86_400 * 3].map(|age| age_words(&texts, age));
        let words = ["just now", "1 min ago", "59 min ago", "1 h ago", "23 h ago", "3 days ago"];
        assert_eq!(said, words);
    }
}
