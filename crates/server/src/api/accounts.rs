//! Who somebody is: newcomers, names, passwords, sessions.

use super::address::Address;
use super::answer::{Answer, Refusal};
use super::body::Body;
use super::identity::{Newcomer, OwnToken, Person, Token, forget_cookies, set_cookies};
use super::seats::take_seats;
use crate::app::App;
use crate::failed_logins::LoginAttempt;
use crate::network::Network;
use crate::passwords::check_length;
use crate::storage::{Account, Player, PlayerFault, Secrets, TokenHash, fold};
use crate::{chance, name_rules, names, recovery, telemetry};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{self, HeaderName};
use axum::response::{AppendHeaders, IntoResponse, Response};
use protocol::{
    Code, Empty, Fault, Language, Named, NewPlayer, Password, PasswordSet, PlayerId, Recover,
    Rename, SignIn, SignOut, SignedIn, Stage,
};
use std::time::Instant;

/// How many made-up names are tried before one gets a number.
const TRIES: usize = 20;

/// `POST /api/players`: be somebody, or be called something else.
pub(super) async fn be(
    State(app): State<App>,
    address: Address,
    newcomer: Newcomer,
    Body(NewPlayer { name, language }, _held): Body<NewPlayer>,
) -> Result<Response, Refusal> {
    if let Some(player) = newcomer.known {
        let name = match name {
            Some(name) => renamed(&app, &player, &name).await?,
            None => player.name,
        };
        return Ok(Json(Named { player: player.id, name, token: None }).into_response());
    }
    let name = name.map(|name| checked(&name)).transpose()?;
    app.limiter.guest(address.0)?;
    let name = match name {
        Some(name) => name,
        None => made_up_name(&app, language.unwrap_or_default()).await?,
    };
    let player = PlayerId::from_random(chance::bytes()?);
    let token = Token::new()?;
    app.storage.add_player(player, &name, token.hash()).await?;
    telemetry::player_created();
    app.visitors.seen(player, address.0);
    let (named, cookie) = introduced(&app, newcomer.is_browser, player, name, token);
    Ok((StatusCode::CREATED, AppendHeaders(cookie), Json(named)).into_response())
}

/// A name that nobody has.
async fn made_up_name(app: &App, language: Language) -> Result<String, Refusal> {
    let mut name = String::new();
    for _ in 0..TRIES {
        name = names::made_up(language, chance::bytes()?);
        if !app.storage.name_is_used(&name).await? {
            return Ok(name);
        }
    }
    for _ in 0..TRIES {
        let number = u16::from_le_bytes(chance::bytes()?) % 9_000 + 1_000;
        let numbered = format!("{name} {number}");
        if !app.storage.name_is_used(&numbered).await? {
            return Ok(numbered);
        }
    }
    Err(Fault::new(Code::BUSY, "no name is free at the moment").into())
}

/// `POST /api/me/name`: be called something else. A claim goes with the name.
pub(super) async fn rename(
    State(app): State<App>,
    Person(player): Person,
    Body(Rename { name }, _held): Body<Rename>,
) -> Answer<Named> {
    app.limiter.command(player.id)?;
    let name = renamed(&app, &player, &name).await?;
    Ok(Json(Named { player: player.id, name, token: None }))
}

async fn renamed(app: &App, player: &Player, name: &str) -> Result<String, Refusal> {
    let name = check_new_name(app, player, name).await?;
    app.storage.rename_player(player.id, &name).await?;
    Ok(name)
}

/// A name in its stored form, if a player may have it.
pub(crate) async fn check_new_name(
    app: &App,
    player: &Player,
    name: &str,
) -> Result<String, Refusal> {
    // An older version may have accepted the name that they have.
    let is_new = name != player.name;
    let name = if is_new { checked(name)? } else { name.to_owned() };
    if is_new && names::is_reserved(&name) {
        return Err(names::reserved().into());
    }
    if player.claimed && names::is_unclaimable(&name) {
        return Err(unclaimable().into());
    }
    check_distinct(app, player, &name).await?;
    Ok(name)
}

/// Refuses a name that looks like another player's at one of the tables where this player sits.
async fn check_distinct(app: &App, player: &Player, name: &str) -> Result<(), Refusal> {
    for (table, _, stage) in app.storage.tables_of(player.id).await? {
        if matches!(stage, Stage::Open | Stage::Playing) {
            let live = app.hub.table(table).await?;
            if live.look(|table| table.is_name_taken(name, player.id)).await {
                let why = "somebody at one of your tables has a name like this";
                return Err(Fault::new(Code::NAME, why).into());
            }
        }
    }
    Ok(())
}

/// A new name in its stored form.
fn checked(name: &str) -> Result<String, Fault> {
    name_rules::normalised(name).map_err(|fault| Fault::new(Code::FIELD, format!("name: {fault}")))
}

fn unclaimable() -> Fault {
    Fault::new(Code::NAME, "this is a name for newcomers: choose one of your own first")
}

/// `POST /api/login`: be who one was on another device.
pub(super) async fn sign_in(
    State(app): State<App>,
    address: Address,
    newcomer: Newcomer,
    OwnToken(token_so_far): OwnToken,
    Body(SignIn { name, password, take_seats: takes }, _held): Body<SignIn>,
) -> Result<Response, Refusal> {
    let attempt = attempt(&app, address, &name)?;
    let account = app.storage.claimed_name(name.trim()).await?;
    let (player, hash) = account.map(|account| (account.player, account.password_hash)).unzip();
    let fits = app.passwords.verify(password, hash).await?;
    attempt.end(fits);
    let wrong = || Fault::new(Code::PASSWORD, "the name and the password do not fit");
    let player = player.filter(|_| fits).ok_or_else(wrong)?;
    app.bans.check_player(player.id)?;
    let token = Token::new()?;
    app.storage.add_token(player.id, token.hash()).await?;
    let took = taken_along(&app, &newcomer, &player, takes).await?;
    end_connections(&app, &newcomer, token_so_far);
    Ok(signed_in(&app, newcomer.is_browser, player, token, took, None))
}

/// Lets somebody try a password or code, unless this address or this name has had too many.
fn attempt<'a>(
    app: &'a App,
    Address(address): Address,
    name: &str,
) -> Result<LoginAttempt<'a>, Refusal> {
    app.limiter.sign_in(address)?;
    let (name, network) = (fold(name.trim()), Network::of(address));
    Ok(app.failed_logins.attempt(name, network, Instant::now())?)
}

/// Gives the seats of a guest who signs in to the account, if that was asked for. The seats of another account stay its own.
async fn taken_along(
    app: &App,
    newcomer: &Newcomer,
    account: &Player,
    takes: bool,
) -> Result<Option<usize>, Refusal> {
    match newcomer.known.as_ref().filter(|_| takes) {
        Some(guest) if !guest.claimed => Ok(Some(take_seats(app, guest, account).await?)),
        _ => Ok(takes.then_some(0)),
    }
}

/// Ends the connections of a browser that has a new identity: its other tabs reconnect with the new cookie.
fn end_connections(app: &App, newcomer: &Newcomer, token_so_far: Option<TokenHash>) {
    if let (Some(before), Some(token), true) = (&newcomer.known, token_so_far, newcomer.is_browser)
    {
        app.sessions.sign_out(before.id, token);
    }
}

/// `POST /api/recover`: set a new password with a recovery code.
pub(super) async fn recover(
    State(app): State<App>,
    address: Address,
    newcomer: Newcomer,
    OwnToken(token_so_far): OwnToken,
    Body(Recover { name, recovery: typed, password, take_seats: takes }, held): Body<Recover>,
) -> Result<Response, Refusal> {
    check_length(&password)?;
    let attempt = attempt(&app, address, &name)?;
    let account = app.storage.claimed_name(name.trim()).await?;
    let code = recovery::normalised(&typed);
    // As slow for a name that nobody has, or text that cannot be a code.
    let hash = account.as_ref().and_then(|account| account.recovery_hash.clone());
    let hash = hash.filter(|_| code.is_some());
    let fits = app.passwords.verify(code.unwrap_or_default(), hash.clone()).await?;
    attempt.end(fits);
    let wrong = || Fault::new(Code::RECOVERY, "the name and the recovery code do not fit");
    let (Some(Account { player, .. }), Some(hash), true) = (account, hash, fits) else {
        return Err(wrong().into());
    };
    app.bans.check_player(player.id)?;
    let (secrets, code) = new_secrets(&app, password).await?;
    let token = Token::new()?;
    // If a table cannot be stored, the code is still valid for another try.
    let took = taken_along(&app, &newcomer, &player, takes).await?;
    drop(held);
    let _ending = app.identities.end(player.id).await;
    let recovered = app.storage.recover(player.id, hash, secrets, token.hash()).await;
    recovered.map_err(|fault| match fault {
        PlayerFault::Outdated => wrong().into(),
        fault => Refusal::from(fault),
    })?;
    app.sessions.forget(player.id);
    end_connections(&app, &newcomer, token_so_far);
    Ok(signed_in(&app, newcomer.is_browser, player, token, took, Some(code)))
}

/// Hashes of a new password and of a new recovery code, and the code itself.
async fn new_secrets(app: &App, password: String) -> Result<(Secrets, String), Fault> {
    let code = recovery::new_code()?;
    let plain = recovery::normalised(&code).unwrap_or_default();
    let password_hash = app.passwords.hash(password).await?;
    let recovery_hash = app.passwords.hash_code(plain).await?;
    Ok((Secrets { password_hash, recovery_hash }, code))
}

fn signed_in(
    app: &App,
    is_browser: bool,
    player: Player,
    token: Token,
    took: Option<usize>,
    recovery: Option<String>,
) -> Response {
    let (named, cookie) = introduced(app, is_browser, player.id, player.name, token);
    (AppendHeaders(cookie), Json(SignedIn { named, took, recovery })).into_response()
}

/// Tells somebody who they are: a browser gets its token as a cookie, which no script can read.
fn introduced(
    app: &App,
    is_browser: bool,
    player: PlayerId,
    name: String,
    token: Token,
) -> (Named, Option<(HeaderName, String)>) {
    if is_browser {
        let cookie = (header::SET_COOKIE, token.cookie(app));
        (Named { player, name, token: None }, Some(cookie))
    } else {
        (Named { player, name, token: Some(token.into_text()) }, None)
    }
}

/// `POST /api/logout`.
pub(super) async fn sign_out(
    State(app): State<App>,
    Person(player): Person,
    OwnToken(token): OwnToken,
    Body(SignOut { all }, held): Body<SignOut>,
) -> Result<Response, Refusal> {
    let _ending = held.into_ending(&app).await?;
    if all {
        app.storage.remove_tokens(player.id).await?;
        app.sessions.forget(player.id);
    } else if let Some(token) = token {
        app.storage.remove_token(token).await?;
        app.sessions.sign_out(player.id, token);
    }
    Ok(forgotten(&app))
}

/// The answer to somebody who is nobody any more.
pub(super) fn forgotten(app: &App) -> Response {
    (set_cookies(forget_cookies(app)), Json(Empty {})).into_response()
}

/// `POST /api/me/password`: claim the name, or change its password. All other sessions end.
pub(super) async fn set_password(
    State(app): State<App>,
    address: Address,
    Person(player): Person,
    OwnToken(token): OwnToken,
    Body(Password { password, old }, held): Body<Password>,
) -> Answer<PasswordSet> {
    app.limiter.command(player.id)?;
    check_length(&password)?;
    if !player.claimed && names::is_unclaimable(&player.name) {
        return Err(unclaimable().into());
    }
    let mut replaces = None;
    if !player.claimed {
        app.limiter.sign_in(address.0)?;
    } else {
        let attempt = attempt(&app, address, &player.name)?;
        let account = app.storage.claimed_name(&player.name).await?;
        let account = account.filter(|account| account.player.id == player.id);
        replaces = account.map(|account| account.password_hash);
        let fits = app.passwords.verify(old.unwrap_or_default(), replaces.clone()).await?;
        attempt.end(fits);
        if !fits {
            return Err(Fault::new(Code::PASSWORD, "this is not the password so far").into());
        }
    }
    let (secrets, recovery) = new_secrets(&app, password).await?;
    let _ending = held.into_ending(&app).await?;
    app.storage.claim_name(player.id, secrets, replaces, token).await?;
    app.sessions.sign_out_others(player.id, token);
    Ok(Json(PasswordSet { recovery }))
}
