//! Lists of tables: one's own, and those that are open to everybody.

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::online::{Online, Presence, get};
use crate::shell::registry::{RegisteredGame, Registry};
use crate::shell::route::Route;
use crate::shell::texts::Texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Clock, ListedTable, Listing, MyTable, SeatState, Stage, State, TableId};
use remote::BotNames;

/// How many of one's own tables are listed.
const SHOWN: usize = 12;
/// How many of those who sit at one of them are named.
const NAMED: usize = 4;

/// The way to a table.
pub(crate) fn address(table: TableId) -> String {
    GameId::new(&table.to_string()).map(|id| Route::table(id).to_string()).unwrap_or_default()
}

/// One's own tables, those that wait for one first.
#[component]
pub(super) fn MyTables(online: Online) -> impl IntoView {
    let app = AppContext::get();
    let registry = Registry::get();
    let tables = move || {
        online.presence.with(|presence| match presence {
            Presence::Player(me) => sorted(&me.tables),
            _ => Vec::new(),
        })
    };
    let row = move |table: MyTable| {
        let title = registry.named(&table.game.to_string()).map_or("", |game| game.title);
        let words = move || app.say(stage_key(table.state, table.asked));
        let state = looked_up(table.table);
        let company = move || {
            let bots = app.texts().bot_names();
            state.with(|state| state.as_ref().and_then(|it| company(&bots, &it.seats, it.you)))
        };
        view! {
            <li>
                <a class="button" class:go=table.asked href=address(table.table)>
                    <b>{title}</b>
                    {move || company().map(|names| view! { <span class="company">{names}</span> })}
                    <span>{words}</span>
                </a>
            </li>
        }
    };
    move || {
        let tables = tables();
        (!tables.is_empty()).then(|| {
            view! {
                <section class="panel">
                    <h2>{app.t("online-mine")}</h2>
                    <ul class="tables">{tables.into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// The state of a table, as soon as it is known.
fn looked_up(table: TableId) -> RwSignal<Option<State>> {
    let state = RwSignal::new(None);
    spawn_local(async move {
        let known = get::<State>(&format!("tables/{table}")).await;
        // The screen may be gone by now.
        let _ = state.try_set(known.ok());
    });
    state
}

/// Who else sits at a table, if anybody does: the first few of them.
fn company(bots: &BotNames, seats: &[SeatState], you: Option<usize>) -> Option<String> {
    let mut others = seats.iter().filter(|seat| Some(seat.seat) != you);
    let named: Vec<String> = others.by_ref().take(NAMED).map(|seat| bots.of(seat)).collect();
    let names = named.join(", ");
    let is_all = others.next().is_none();
    (!named.is_empty()).then(|| if is_all { names } else { format!("{names} …") })
}

/// Those that wait for the player first, then those that go on, then the others; within each as they came.
fn sorted(tables: &[MyTable]) -> Vec<MyTable> {
    let mut tables = tables.to_vec();
    tables.sort_by_key(|table| match (table.asked, table.state) {
        (true, _) => 0,
        (false, Stage::Playing) => 1,
        (false, Stage::Open) => 2,
        (false, Stage::Over | Stage::Closed) => 3,
    });
    tables.truncate(SHOWN);
    tables
}

fn stage_key(stage: Stage, is_asked: bool) -> &'static str {
    match (stage, is_asked) {
        (_, true) => "online-your-turn",
        (Stage::Open, _) => "online-stage-open",
        (Stage::Playing, _) => "online-stage-playing",
        (Stage::Over, _) => "online-stage-over",
        (Stage::Closed, _) => "online-stage-closed",
    }
}

/// The tables that everybody finds.
#[component]
pub(super) fn OpenTables(game: &'static RegisteredGame) -> impl IntoView {
    let app = AppContext::get();
    let tables = RwSignal::new(None::<Vec<ListedTable>>);
    let load = move || {
        spawn_local(async move {
            let listing = get::<Listing>(&format!("tables?game={}&state=open", game.name)).await;
            // The screen may be gone by now.
            let _ = tables.try_set(Some(listing.map(|it| it.tables).unwrap_or_default()));
        });
    };
    load();
    let row = move |table: ListedTable| {
        let address = address(table.table);
        let words = move || about(&app.texts(), &table);
        view! { <li><a class="button" href=address><span>{words}</span></a></li> }
    };
    let list = move || {
        tables.get().map(|tables| match tables.is_empty() {
            true => view! { <p class="aside">{app.t("online-open-none")}</p> }.into_any(),
            false => {
                let rows = tables.into_iter().map(row).collect_view();
                view! { <ul class="tables">{rows}</ul> }.into_any()
            }
        })
    };
    view! {
        <section class="panel">
            <h2>{app.t("online-open")}</h2>
            <div aria-live="polite">{list}</div>
            <p class="buttons"><button on:click=move |_| load()>{app.t("online-reload")}</button></p>
        </section>
    }
}

/// A table in a few words.
fn about(texts: &Texts, table: &ListedTable) -> String {
    let seats = [("seats", table.seats.into()), ("free", table.free.into())];
    let seats = texts.say_with("online-seats-free", &seats);
    match table.options.clock {
        Some(clock) => format!("{seats} · {}", clock_words(texts, clock)),
        None => seats,
    }
}

/// How long a decision may take, in words.
fn clock_words(texts: &Texts, clock: Clock) -> String {
    match clock {
        Clock::Seconds(seconds) if seconds % 60 == 0 => {
            texts.say_with("online-clock-in-minutes", &[("minutes", (seconds / 60).into())])
        }
        Clock::Seconds(seconds) => {
            texts.say_with("online-clock-in-seconds", &[("seconds", seconds.into())])
        }
        Clock::Hours(hours) => texts.say_with("online-clock-in-hours", &[("hours", hours.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;
    use game::Level;
    use protocol::{GameName, SeatKind};

    #[test]
    fn what_waits_for_the_player_comes_first() {
        let table = |n: u8, state, asked| MyTable {
            table: TableId::from_random([n; 16]),
            game: GameName::Limes,
            state,
            asked,
        };
        let tables = [
            table(1, Stage::Over, false),
            table(2, Stage::Open, false),
            table(3, Stage::Playing, false),
            table(4, Stage::Playing, true),
            table(5, Stage::Playing, false),
        ];
        let order: Vec<TableId> = sorted(&tables).iter().map(|table| table.table).collect();
        assert_eq!(order, [4, 3, 5, 2, 1].map(|n: u8| TableId::from_random([n; 16])));
    }

    #[test]
    fn a_table_of_ones_own_is_told_by_who_else_sits_there() {
        let texts = Texts::new(Language::De);
        let (bots, level) = (texts.bot_names(), texts.level(Level::Expert));
        let seat = |seat, name: &str, kind, level| SeatState {
            seat,
            name: name.to_owned(),
            kind,
            level,
            here: true,
            waiting: false,
            stood_in: Vec::new(),
        };
        let person = |number, name| seat(number, name, SeatKind::Person, None);
        let some = [
            person(1, "Ada"),
            person(2, "Ben"),
            seat(3, "Expert", SeatKind::Bot, Some(5)),
            person(4, "Cleo"),
            person(5, "Dirk"),
            person(6, "Edda"),
        ];
        let told = |seats, you| company(&bots, seats, you);
        assert_eq!(told(&some[..1], Some(1)), None);
        assert_eq!(told(&some[..2], Some(2)).as_deref(), Some("Ada"));
        assert_eq!(told(&some[..5], Some(1)), Some(format!("Ben, {level}, Cleo, Dirk")));
        assert_eq!(told(&some, Some(1)), Some(format!("Ben, {level}, Cleo, Dirk …")));
    }

    #[test]
    fn clocks_are_told_in_their_own_unit() {
        let texts = Texts::new(Language::En);
        let said = |clock| clock_words(&texts, clock);
        assert_eq!(said(Clock::Seconds(45)), "45 seconds a decision");
        assert_eq!(said(Clock::Seconds(60)), "1 minute a decision");
        assert_eq!(said(Clock::Seconds(300)), "5 minutes a decision");
        assert_eq!(said(Clock::Hours(24)), "24 hours a decision");
    }
}
