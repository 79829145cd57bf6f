//! Finished games from a server become games of this device, so that History and the statistics have them.

use super::api::{get, get_text};
use super::player_names::{called, names};
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::notes::{OWN_SEAT, PLACE};
use crate::shell::registry::Registry;
use crate::shell::storage::{ItemKind, StoredGame};
use client::StoreFault;
use games::AnyView;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{MyTable, Stage, State, TableId};
use record::Header;
use std::time::Duration;

/// How long to wait for what is stored on this device.
const MOMENT: Duration = Duration::from_millis(200);
/// Milliseconds of a day.
const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// A finished game at a table.
#[derive(Clone, Copy)]
pub(crate) struct FinishedGame {
    /// The table.
    pub(crate) table: TableId,
    /// When it ended, in milliseconds since 1970; if that is not known, its record tells when it began.
    pub(crate) ended: Option<f64>,
}

impl FinishedGame {
    /// Those of the player's tables that are over.
    pub(crate) fn all_of(tables: &[MyTable]) -> Vec<FinishedGame> {
        let over = tables.iter().filter(|table| table.state == Stage::Over);
        over.map(|table| FinishedGame {
            table: table.table,
            ended: Some(js_sys::Date::parse(&table.changed)),
        })
        .collect()
    }
}

/// Adds finished games to this device, as soon as it is known what it has.
pub(super) fn keep(app: AppContext, registry: Registry, games: Vec<FinishedGame>) {
    if games.is_empty() {
        return;
    }
    if app.store.is_loaded.get_untracked() {
        spawn_local(keep_each(app, registry, games));
    } else {
        set_timeout(move || keep(app, registry, games), MOMENT);
    }
}

/// Adds finished games, each once: a game that the player has deleted from History does not come back.
pub(super) async fn keep_each(app: AppContext, registry: Registry, games: Vec<FinishedGame>) {
    for game in games {
        let name = game.table.to_string();
        let is_new = untrack(|| app.store.item(ItemKind::OnlineGame, &name)).is_none();
        // Without a network, or without room, the next visit tries again.
        if is_new && add(app, registry, game).await.is_some() {
            app.store.put_item(ItemKind::OnlineGame, &name, String::new());
        }
    }
}

/// Fetches the record and stores it; `None` if that may succeed later.
async fn add(app: AppContext, registry: Registry, game: FinishedGame) -> Option<()> {
    let FinishedGame { table, ended } = game;
    let state = get::<State>(&format!("tables/{table}")).await.ok()?;
    let Some(seat) = state.you else { return Some(()) };
    let record = get_text(&format!("tables/{table}/record")).await.ok()?;
    let id = GameId::new(&table.to_string())?;
    let registered = registry.named(&state.game.to_string())?;
    let texts = app.texts_now();
    let record = with_own_place(&record, &names(&texts.bot_names(), &state), &state, seat);
    let imported = (registered.import)(&texts, record.as_bytes(), Some(&today()));
    // A record that this version cannot read stays at the server.
    let Ok((document, described)) = imported else { return Some(()) };
    if !described.is_over {
        return None;
    }
    let began = || described.date.as_deref().map_or(f64::NAN, js_sys::Date::parse);
    let stored = StoredGame {
        id,
        game: registered.name.to_owned(),
        version: 1,
        is_over: true,
        changed: ended.unwrap_or_else(|| end_of(began(), js_sys::Date::now())),
        document,
    };
    match app.store.put_game(stored, 0).await {
        // Another tab was faster.
        Ok(()) | Err(StoreFault::Conflict { .. }) => Some(()),
        Err(_) => None,
    }
}

/// The record with a note of the reader's own seat; at a large table, whose record holds the reader alone, of their rank.
fn with_own_place(record: &str, names: &[String], state: &State, seat: usize) -> String {
    match (state.others, state.view.as_ref().and_then(AnyView::own_rank)) {
        (Some(others), Some(rank)) => {
            let own = state.seats.iter().position(|it| it.seat == seat);
            let own: Vec<String> =
                own.and_then(|own| names.get(own)).cloned().into_iter().collect();
            let place = format!("{rank} {}", state.seats.len() + others);
            with_note(&called(record, &own), Header::new(PLACE, place))
        }
        _ => with_note(&called(record, names), Header::new(OWN_SEAT, seat.to_string())),
    }
}

/// When a game counts as ended that began on this day: a game of today, or of an unknown day, has ended just now.
fn end_of(began: f64, now: f64) -> f64 {
    if now - began > DAY { began } else { now }
}

/// The record with one more header. Other headers follow the players.
fn with_note(record: &str, note: Header) -> String {
    match record.split_once("\n\n") {
        Some((headers, rounds)) => format!("{headers}\n{note}\n\n{rounds}"),
        None => record.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_an_earlier_day_has_not_ended_now() {
        assert_eq!(end_of(DAY, 3.0 * DAY), DAY);
        assert_eq!(end_of(DAY, 1.5 * DAY), 1.5 * DAY, "of today");
        assert_eq!(end_of(f64::NAN, DAY), DAY, "of an unknown day");
    }

    #[test]
    fn a_note_stands_among_the_headers() {
        let record = "[Game \"Limes\"]\n[Player \"Ada\"]\n\n1. 6 | d4^\n\n2. 5 | e4^\n";
        let noted =
            "[Game \"Limes\"]\n[Player \"Ada\"]\n[OwnSeat \"1\"]\n\n1. 6 | d4^\n\n2. 5 | e4^\n";
        let note = || Header::new(OWN_SEAT, "1");
        assert_eq!(with_note(record, note()), noted);
        assert_eq!(with_note("rubbish", note()), "rubbish");
    }
}
