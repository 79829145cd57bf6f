//! Making tables and finding them.

use super::address::Address;
use super::answer::{Answer, Refusal};
use super::body::Body;
use super::identity::{Person, Viewer};
use super::table::{AtTable, check_seatable};
use crate::app::App;
use crate::chance;
use crate::clock;
use crate::network::Network;
use crate::open_tables::{Offer, Offered};
use crate::storage::{AppendFault, CreatedBy, Cursor, Page, Player, SeatedName, TableSummary};
use crate::telemetry;
use axum::Json;
use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Seat;
use protocol::{
    Code, CreateTable, Created, Fault, GameName, ListedTable, Listing, Options, Rematch,
    RematchMade, Stage, TableId,
};
use record::Seed;
use table::{Command, Creation, Reservation, Table, check_options};

/// How many tables a page of the list has.
const PAGE: usize = 50;
/// How many pages are read at most to fill one with tables whose hosts are not away.
const MOST_PAGES: usize = 5;

/// `POST /api/tables`.
pub(super) async fn create(
    State(app): State<App>,
    address: Address,
    Person(player): Person,
    Body(asked, _held): Body<CreateTable>,
) -> Result<Response, Refusal> {
    app.limiter.command(player.id)?;
    let _sitting = app.seating.begin(player.id).await;
    let content = content(&asked);
    if let Some(command) = &asked.id
        && let Some((table, known)) = app.storage.created_by(player.id, command).await?
    {
        return repeated(&app, table, known == content).await;
    }
    let options = check_options(&asked, app.config.limits.table())?;
    check_seatable(&app, &player).await?;
    let created =
        CreatedBy { player: player.id, command: asked.id.clone(), content: content.clone() };
    let plan =
        Plan { options, seed: None, invited: Vec::new(), reservations: Vec::new(), seat: None };
    match make(&app, address, &player, plan, created).await {
        Ok(made) => Ok((StatusCode::CREATED, Json(made)).into_response()),
        // The same command was quicker.
        Err(Unmade::CommandUsed) => {
            let command = asked.id.as_ref().ok_or_else(busy)?;
            let known = app.storage.created_by(player.id, command).await?;
            let (table, known) = known.ok_or_else(busy)?;
            repeated(&app, table, known == content).await
        }
        Err(Unmade::Refused(refusal)) => Err(refusal),
    }
}

/// What was asked for, to recognise it.
fn content(asked: &CreateTable) -> String {
    serde_json::to_string(&CreateTable { id: None, ..asked.clone() }).unwrap_or_default()
}

/// The answer that the command got the first time.
async fn repeated(app: &App, table: TableId, is_same: bool) -> Result<Response, Refusal> {
    if !is_same {
        return Err(Fault::new(Code::ID_REUSED, "this id was used for another table").into());
    }
    let live = app.hub.table(table).await?;
    let seat = live.look(|table| first_seat(table.options())).await;
    Ok((StatusCode::CREATED, Json(Created { table, seat })).into_response())
}

/// Where the maker sat first: the lowest seat without a bot.
fn first_seat(options: &Options) -> usize {
    let is_free = |seat: &usize| options.bots.iter().all(|bot| bot.seat != *seat);
    (1..=options.seats).find(is_free).unwrap_or(1)
}

/// What a new table is to be.
struct Plan {
    options: Options,
    seed: Option<Seed>,
    invited: Vec<protocol::PlayerId>,
    reservations: Vec<Reservation>,
    seat: Option<usize>,
}

/// Why a table was not made.
enum Unmade {
    /// The same command has made one.
    CommandUsed,
    Refused(Refusal),
}

impl<R: Into<Refusal>> From<R> for Unmade {
    fn from(refusal: R) -> Unmade {
        Unmade::Refused(refusal.into())
    }
}

async fn make(
    app: &App,
    address: Address,
    maker: &Player,
    plan: Plan,
    created: CreatedBy,
) -> Result<Created, Unmade> {
    let Plan { options, seed, invited, reservations, seat } = plan;
    let seed = seed.map_or_else(chance::seed, Ok)?;
    let creation = Creation {
        id: TableId::from_random(chance::bytes()?),
        options,
        maker: maker.id,
        name: maker.name.clone(),
        seed,
        luck: u64::from_le_bytes(chance::bytes()?),
        invited,
        reservations,
        seat,
    };
    let (table, seat) = Table::create(creation, clock::now())?;
    let room = app.hub.room_for(&table)?;
    let offer = Offer {
        table: table.id(),
        maker: maker.id,
        network: Network::of(address.0),
        seats: table.seats(),
        is_listed: table.options().listed,
    };
    let is_open = table.stage() == Stage::Open;
    let offered = match is_open {
        true => Some(app.open_tables.offer(&app.storage, offer).await?),
        false => None,
    };
    app.limiter.table(maker.id, address.0)?;
    let live = app.hub.add(table, room, created).await.map_err(|fault| {
        app.limiter.no_table(maker.id, address.0);
        match fault {
            AppendFault::CommandUsed => Unmade::CommandUsed,
            AppendFault::Conflict => busy().into(),
            AppendFault::Failed(reason) => {
                tracing::error!(reason, "a table cannot be stored");
                busy().into()
            }
        }
    })?;
    offered.into_iter().for_each(Offered::stored);
    live.requested_by(maker.id);
    telemetry::table_created();
    Ok(Created { table: live.id(), seat: seat.number() })
}

/// `POST …/rematch`: the first call makes the table, and whoever calls sits down there.
pub(super) async fn rematch(
    State(app): State<App>,
    address: Address,
    AtTable { player, live }: AtTable,
    Body(Rematch { draw }, _held): Body<Rematch>,
) -> Answer<RematchMade> {
    let _sitting = app.seating.begin(player.id).await;
    let (again, made) = live.look(|table| (table.again(player.id, draw), table.rematch())).await;
    let again = again?;
    let table = match made {
        Some(table) => table,
        None => {
            check_seatable(&app, &player).await?;
            let seat = Some(again.seat.number());
            let plan = Plan {
                options: again.options,
                seed: again.seed,
                invited: again.invited,
                reservations: again.reservations,
                seat,
            };
            let created = CreatedBy { player: player.id, command: None, content: String::new() };
            let new =
                make(&app, address, &player, plan, created).await.map_err(
                    |unmade| match unmade {
                        Unmade::CommandUsed => busy().into(),
                        Unmade::Refused(refusal) => refusal,
                    },
                )?;
            let made = live.rematched(new.table).await?;
            // Of two who ask at the same time one was first, and the other's table is not needed.
            if made != new.table {
                let needless = app.hub.table(new.table).await?;
                needless.close().await?;
            }
            made
        }
    };
    sit_down_again(&app, &player, table, again.seat).await?;
    Ok(Json(RematchMade { table }))
}

/// Takes the seat they had, or any, for a player who is sitting down. Whoever cannot sit down, because others were quicker or they sit at too many tables, can still
/// watch.
async fn sit_down_again(
    app: &App,
    player: &Player,
    table: TableId,
    seat: Seat,
) -> Result<(), Refusal> {
    let live = app.hub.table(table).await?;
    live.requested_by(player.id);
    let (name, own) = (player.name.clone(), player.id);
    if live.look(|table| table.seat_of(own).is_none()).await
        && check_seatable(app, player).await.is_err()
    {
        return Ok(());
    }
    let _ = live.execute(Command::JoinAgain { player: own, name, seat }).await;
    Ok(())
}

/// What is looked for in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Search {
    game: Option<GameName>,
    stage: Option<Stage>,
    after: Option<Cursor>,
}

/// `GET /api/tables`. Everybody sees the same; but who says that they are somebody must be.
pub(super) async fn list(
    State(app): State<App>,
    _: Viewer,
    RawQuery(query): RawQuery,
) -> Answer<Listing> {
    let mut search = search(query.as_deref().unwrap_or(""))?;
    let (mut tables, mut next) = (Vec::new(), None);
    for _ in 0..MOST_PAGES {
        let page = page(&app, search).await?;
        let is_shown = |listed: &TableSummary| !is_host_away(&app, listed);
        let mut shown = page.tables.into_iter().filter(is_shown);
        tables.extend(shown.by_ref().take(PAGE - tables.len()));
        // A page that is full in the middle of another goes on from there.
        let has_more = shown.next().is_some();
        let last = tables.last().filter(|_| has_more);
        next = last.map(|last: &TableSummary| Cursor { created: last.created, table: last.table });
        next = next.or(page.next);
        if next.is_none() || tables.len() == PAGE {
            break;
        }
        search.after = next;
    }
    let tables = listing(&app, tables).await;
    Ok(Json(Listing { tables, next: next.map(|cursor| cursor.to_string()) }))
}

/// A page of the stored tables that were made to be listed.
async fn page(app: &App, Search { game, stage, after }: Search) -> Result<Page, Refusal> {
    let page = app.storage.listed(game, stage, after, PAGE).await?;
    let mut is_older = false;
    for listed in page.tables.iter().filter(|listed| listed.summary.progress.is_none()) {
        app.hub.fill_in(listed.table).await?;
        is_older = true;
    }
    match is_older {
        true => Ok(app.storage.listed(game, stage, after, PAGE).await?),
        false => Ok(page),
    }
}

/// Whether nobody is there to play with at an open table: its host is neither at the table nor connected elsewhere.
fn is_host_away(app: &App, listed: &TableSummary) -> bool {
    let host = listed.summary.progress.as_ref().and_then(|progress| progress.people.host.as_ref());
    let host = host.and_then(|SeatedName(player, _)| *player);
    listed.summary.stage == Stage::Open
        && host.is_some_and(|host| {
            let time = app.config.limits.listed_away;
            !app.sessions.is_connected(host) && app.hub.is_away(listed.table, host, time)
        })
}

async fn listing(app: &App, listed: Vec<TableSummary>) -> Vec<ListedTable> {
    let now = clock::now();
    let mut tables = Vec::with_capacity(listed.len());
    for listed in listed {
        let summary = listed.summary;
        let Ok(options) = serde_json::from_str(&summary.options) else { continue };
        let people = summary.progress.unwrap_or_default().people;
        tables.push(ListedTable {
            table: listed.table,
            game: summary.game,
            state: summary.stage,
            seats: summary.seats,
            free: summary.free,
            options,
            age_s: now.saturating_sub(listed.created) / 1000,
            here: app.hub.here(listed.table).await,
            players: people.names(),
            host: people.host.map(|SeatedName(_, name)| name),
        });
    }
    tables
}

fn search(query: &str) -> Result<Search, Fault> {
    let mut search = Search::default();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let unknown =
            || Fault::new(Code::FIELD, format!("{}: unknown value", record::excerpt(key)));
        // The values are plain words, so that none needs escaping.
        let quoted = || serde_json::Value::from(value);
        match key {
            "game" => search.game = Some(serde_json::from_value(quoted()).map_err(|_| unknown())?),
            "state" => {
                search.stage = Some(serde_json::from_value(quoted()).map_err(|_| unknown())?)
            }
            "after" => search.after = Some(value.parse().map_err(|_| unknown())?),
            _ => {
                let why = format!("there is no \"{}\" to search by", record::excerpt(key));
                return Err(Fault::new(Code::FIELD, why));
            }
        }
    }
    Ok(search)
}

fn busy() -> Fault {
    Fault::new(Code::BUSY, "nothing can be stored at the moment")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_searched_by_game_and_state() {
        let found = search("game=limits&state=open").expect("a search");
        assert_eq!(
            (found.game, found.stage, found.after),
            (Some(GameName::Limits), Some(Stage::Open), None)
        );
        assert_eq!(search(""), Ok(Search::default()));
        for query in ["game=chess", "state=", "after=x", "colour=red", "game"] {
            assert_eq!(search(query).map_err(|fault| fault.code), Err(Code::FIELD), "{query}");
        }
    }
}
