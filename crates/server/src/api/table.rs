//! What is asked of one table.

use super::answer::{Answer, Refusal};
use super::body::Body;
use super::identity::{Person, Viewer};
use super::path::{IdInPath, SeatInPath};
use crate::app::App;
use crate::live::LiveTable;
use crate::names;
use crate::storage::{Player, PlayerFault};
use axum::Json;
use axum::extract::{FromRequestParts, RawQuery, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use games::PlayerSeen;
use protocol::{
    BotSeat, Code, Decide, Decided, Empty, Fault, Join, Joined, Kick, Legal, Stage, Standings,
    Substitute, TableId,
};
use std::sync::Arc;
use table::{Command, Table};

/// The table with this id. What is no id is no table.
pub(super) async fn find(app: &App, id: &str) -> Result<Arc<LiveTable>, Fault> {
    let live = app.hub.table(id.parse::<TableId>().map_err(|_| Fault::no_table())?).await?;
    live.check_readable()?;
    Ok(live)
}

/// A person who wants to do something, and the table of the path. Both are found before the body is read: who and where come
/// before what.
pub(super) struct AtTable {
    pub(super) player: Player,
    pub(super) live: Arc<LiveTable>,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtTable, Refusal> {
        let Person(player) = Person::from_request_parts(parts, app).await?;
        let IdInPath(id) = IdInPath::from_request_parts(parts, app).await?;
        app.limiter.command(player.id)?;
        let live = find(app, &id).await?;
        live.requested_by(player.id);
        Ok(AtTable { player, live })
    }
}

/// The table, for anybody who wants to look.
pub(super) async fn find_to_look(
    app: &App,
    id: &str,
    Viewer(player): &Viewer,
) -> Result<Arc<LiveTable>, Refusal> {
    let live = find(app, id).await?;
    if let Some(player) = player {
        live.requested_by(player.id);
    }
    Ok(live)
}

/// Whether somebody may sit down at one more table, under the name they have. The caller seats them before anybody else does.
pub(super) async fn check_seatable(app: &App, player: &Player) -> Result<(), Refusal> {
    let most = app.config.limits.open_tables;
    if app.storage.open_tables_of(player.id).await? >= most {
        let why = format!("you sit at {most} tables that are not over");
        return Err(Fault::new(Code::TOO_MANY, why).into());
    }
    // Whoever has claimed such a name before it was reserved keeps it.
    if !player.claimed && names::is_reserved(&player.name) {
        return Err(names::reserved().into());
    }
    // Somebody else may have claimed it since.
    if !player.claimed && app.storage.name_is_claimed(&player.name).await? {
        return Err(PlayerFault::Taken.into());
    }
    Ok(())
}

/// `GET /api/tables/ID`.
pub(super) async fn state(
    State(app): State<App>,
    viewer: Viewer,
    IdInPath(id): IdInPath,
) -> Answer<protocol::State> {
    let live = find_to_look(&app, &id, &viewer).await?;
    Ok(Json(live.state(viewer.0.map(|player| player.id)).await))
}

/// `POST …/join`.
pub(super) async fn join(
    State(app): State<App>,
    AtTable { player, live }: AtTable,
    Body(Join { seat }, _held): Body<Join>,
) -> Answer<Joined> {
    let sits_down =
        |table: &Table| table.stage() == Stage::Open && table.seat_of(player.id).is_none();
    let mut sitting = None;
    if live.look(sits_down).await {
        sitting = Some(app.seating.begin(player.id).await);
        // Another request of theirs may have seated them here meanwhile.
        if live.look(sits_down).await {
            check_seatable(&app, &player).await?;
        }
    }
    let seat = live.join(player.id, player.name, seat).await?;
    drop(sitting);
    Ok(Json(Joined { seat: seat.number() }))
}

/// `POST …/bots`.
pub(super) async fn seat_bot(
    State(app): State<App>,
    AtTable { player: Player { id: by, .. }, live }: AtTable,
    Body(BotSeat { seat, level }, _held): Body<BotSeat>,
) -> Answer<protocol::State> {
    let limits = app.config.limits.table();
    live.execute(Command::SeatBot { by, seat, level, limits }).await?;
    Ok(Json(live.state(Some(by)).await))
}

/// `POST …/start`.
pub(super) async fn start(
    AtTable { player: Player { id: by, .. }, live }: AtTable,
    Body(Empty {}, _held): Body<Empty>,
) -> Answer<protocol::State> {
    live.execute(Command::Start { by }).await?;
    Ok(Json(live.state(Some(by)).await))
}

/// `POST …/kick`.
pub(super) async fn kick(
    AtTable { player: Player { id: by, .. }, live }: AtTable,
    Body(Kick { seat, ban }, _held): Body<Kick>,
) -> Answer<protocol::State> {
    live.execute(Command::Kick { by, seat, ban }).await?;
    Ok(Json(live.state(Some(by)).await))
}

/// `POST …/substitute`.
pub(super) async fn substitute(
    AtTable { player: Player { id: player, .. }, live }: AtTable,
    Body(Substitute { seat }, _held): Body<Substitute>,
) -> Answer<protocol::State> {
    live.substitute(player, seat).await?;
    Ok(Json(live.state(Some(player)).await))
}

/// `POST …/leave`.
pub(super) async fn leave(
    AtTable { player: Player { id: player, .. }, live }: AtTable,
    Body(Empty {}, _held): Body<Empty>,
) -> Answer<Empty> {
    live.execute(Command::Leave { player }).await?;
    Ok(Json(Empty {}))
}

/// `POST …/decisions`.
pub(super) async fn decide(
    AtTable { player, live }: AtTable,
    Body(command, _held): Body<Decide>,
) -> Answer<Decided> {
    let version = live.decide(player.id, command).await?;
    Ok(Json(Decided { version }))
}

/// `GET …/legal`.
pub(super) async fn legal(
    State(app): State<App>,
    Person(player): Person,
    IdInPath(id): IdInPath,
) -> Answer<Legal> {
    let live = find(&app, &id).await?;
    live.requested_by(player.id);
    Ok(Json(live.look(|table| table.legal(player.id)).await?))
}

/// `GET …/record`.
pub(super) async fn record(
    State(app): State<App>,
    viewer: Viewer,
    IdInPath(id): IdInPath,
    RawQuery(query): RawQuery,
) -> Result<Response, Refusal> {
    let live = find_to_look(&app, &id, &viewer).await?;
    let seat = match query.as_deref() {
        None | Some("") => None,
        Some(query) => {
            let number = query.strip_prefix("seat=").and_then(|number| number.parse().ok());
            Some(number.ok_or_else(|| Fault::new(Code::FIELD, "only seat=N can be asked for"))?)
        }
    };
    let player = viewer.0.map(|player| player.id);
    let text = live.look(|table| table.record_text(player, seat)).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// `GET …/standings`.
pub(super) async fn standings(
    State(app): State<App>,
    viewer: Viewer,
    IdInPath(id): IdInPath,
    RawQuery(query): RawQuery,
) -> Answer<Standings> {
    let live = find_to_look(&app, &id, &viewer).await?;
    let after = match query.as_deref() {
        None | Some("") => None,
        Some(query) => {
            let why = || Fault::new(Code::FIELD, "only after=CURSOR can be asked for");
            Some(query.strip_prefix("after=").ok_or_else(why)?)
        }
    };
    let player = viewer.0.map(|player| player.id);
    Ok(Json(live.look(|table| table.standings(player, after)).await?))
}

/// `GET …/seats/N`.
pub(super) async fn player(
    State(app): State<App>,
    viewer: Viewer,
    SeatInPath { id, seat }: SeatInPath,
) -> Answer<PlayerSeen> {
    let live = find_to_look(&app, &id, &viewer).await?;
    let nobody = || Fault::new(Code::PATH, "a seat is a number");
    let seat = seat.parse().map_err(|_| nobody())?;
    let player = viewer.0.map(|player| player.id);
    Ok(Json(live.look(|table| table.player(player, seat)).await?))
}
