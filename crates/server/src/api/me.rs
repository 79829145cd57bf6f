//! Who somebody is, and what belongs to them.

use super::address::Address;
use super::answer::{Answer, Refusal};
use super::body::Body;
use super::identity::{Newcomer, OwnToken, Person, Token, forget_cookie};
use crate::app::App;
use crate::chance;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{
    Code, Empty, Fault, Me, MyTable, Named, NewPlayer, Password, PlayerId, SignIn, Stage,
};
use serde::Serialize;

/// `POST /api/players`: be somebody, or be called something else.
pub(super) async fn be(
    State(app): State<App>,
    address: Address,
    newcomer: Newcomer,
    Body(NewPlayer { name }): Body<NewPlayer>,
) -> Result<Response, Refusal> {
    let name = name.trim().to_owned();
    record::check_name(&name).map_err(|fault| Fault::new(Code::FIELD, format!("name: {fault}")))?;
    if let Some(player) = newcomer.known {
        app.storage.rename_player(player.id, &name).await?;
        return Ok(Json(Named { player: player.id, name, token: None }).into_response());
    }
    app.limiter.guest(address.0)?;
    let player = PlayerId::from_random(chance::bytes()?);
    let token = Token::new()?;
    app.storage.add_player(player, &name, token.hash()).await?;
    metrics::counter!("limes_players_total").increment(1);
    Ok(introduced(&app, newcomer.is_browser, player, name, token, StatusCode::CREATED))
}

/// `POST /api/login`: be who one was on another device.
pub(super) async fn sign_in(
    State(app): State<App>,
    address: Address,
    newcomer: Newcomer,
    Body(SignIn { name, password }): Body<SignIn>,
) -> Result<Response, Refusal> {
    app.limiter.sign_in(address.0)?;
    let claimed = app.storage.claimed_name(name.trim()).await?;
    let (player, hash) = claimed.unzip();
    let fits = app.passwords.verify(password, hash).await?;
    let wrong = || Fault::new(Code::PASSWORD, "the name and the password do not fit");
    let player = player.filter(|_| fits).ok_or_else(wrong)?;
    let token = Token::new()?;
    app.storage.add_token(player.id, token.hash()).await?;
    Ok(introduced(&app, newcomer.is_browser, player.id, player.name, token, StatusCode::OK))
}

/// Tells somebody who they are: a browser gets its token as a cookie, which no script can read.
fn introduced(
    app: &App,
    is_browser: bool,
    player: PlayerId,
    name: String,
    token: Token,
    status: StatusCode,
) -> Response {
    if is_browser {
        let cookie = [(header::SET_COOKIE, token.cookie(app))];
        let named = Named { player, name, token: None };
        (status, AppendHeaders(cookie), Json(named)).into_response()
    } else {
        (status, Json(Named { player, name, token: Some(token.into_text()) })).into_response()
    }
}

/// `POST /api/logout`.
pub(super) async fn sign_out(
    State(app): State<App>,
    Person(player): Person,
    OwnToken(token): OwnToken,
    Body(Empty {}): Body<Empty>,
) -> Result<Response, Refusal> {
    if let Some(token) = token {
        app.storage.remove_token(token).await?;
        app.sessions.sign_out(player.id, token);
    }
    Ok(forgotten(&app))
}

fn forgotten(app: &App) -> Response {
    let cookie = [(header::SET_COOKIE, forget_cookie(app))];
    (AppendHeaders(cookie), Json(Empty {})).into_response()
}

/// `POST /api/me/password`: claim the name.
pub(super) async fn claim(
    State(app): State<App>,
    Person(player): Person,
    Body(Password { password }): Body<Password>,
) -> Answer<Empty> {
    app.limiter.command(player.id)?;
    let hash = app.passwords.hash(password).await?;
    app.storage.claim_name(player.id, &hash).await?;
    Ok(Json(Empty {}))
}

/// `GET /api/me`.
pub(super) async fn show(State(app): State<App>, Person(player): Person) -> Answer<Me> {
    let mut tables = Vec::new();
    for (table, game, state) in app.storage.tables_of(player.id).await? {
        let asked = state == Stage::Playing && {
            let live = app.hub.table(table).await?;
            live.look(|table| table.is_waiting_for(player.id)).await
        };
        tables.push(MyTable { table, game, state, asked });
    }
    Ok(Json(Me { player: player.id, name: player.name, claimed: player.claimed, tables }))
}

/// Everything that is stored about somebody.
#[derive(Serialize)]
pub(super) struct Export {
    #[serde(flatten)]
    me: Me,
    /// The records of their games, as far as they may see them.
    records: Vec<ExportedRecord>,
}

#[derive(Serialize)]
struct ExportedRecord {
    table: protocol::TableId,
    record: String,
}

/// `GET /api/me/export`.
pub(super) async fn export(State(app): State<App>, person: Person) -> Answer<Export> {
    let id = person.0.id;
    app.limiter.command(id)?;
    let Json(me) = show(State(app.clone()), person).await?;
    let mut records = Vec::new();
    for mine in &me.tables {
        let live = app.hub.table(mine.table).await?;
        // Some are told only at the end.
        if let Ok(record) = live.look(|table| table.record_text(Some(id), None)).await {
            records.push(ExportedRecord { table: mine.table, record });
        }
    }
    Ok(Json(Export { me, records }))
}

/// `DELETE /api/me`: finished games stay, with "deleted player".
pub(super) async fn delete(
    State(app): State<App>,
    Person(player): Person,
    Body(Empty {}): Body<Empty>,
) -> Result<Response, Refusal> {
    let tables = app.storage.tables_of(player.id).await?;
    for &(table, _, stage) in &tables {
        if matches!(stage, Stage::Open | Stage::Playing) {
            let live = app.hub.table(table).await?;
            // Somebody who has left already, or whose game has ended since, is gone as well.
            let left = live.change(move |table, now| table.leave(player.id, now)).await;
            left.or_else(|fault| if fault.code == Code::BUSY { Err(fault) } else { Ok(()) })?;
        }
    }
    app.storage.delete_player(player.id).await?;
    app.sessions.forget(player.id);
    for (table, ..) in tables {
        // Without the name.
        app.hub.reread(table).await;
    }
    Ok(forgotten(&app))
}
