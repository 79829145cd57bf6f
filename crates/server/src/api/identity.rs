//! Who asks: a token of a program, or the cookie of a browser.

use super::address::Address;
use super::answer::Refusal;
use super::host::is_public_name;
use crate::app::App;
use crate::chance;
use crate::identities::{Ending, Use};
use crate::live::Mailbox;
use crate::sessions::Session;
use crate::storage::{Player, TokenHash};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::response::AppendHeaders;
use protocol::{Code, Fault, PlayerId};
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

/// How long a browser keeps the cookie, in seconds: browsers allow 400 days.
const COOKIE_AGE: u32 = 400 * 24 * 3600;

/// What proves who somebody is. It is shown to them once, and never stored or logged.
pub(super) struct Token(String);

impl Token {
    /// A new one.
    pub(super) fn new() -> Result<Token, Fault> {
        Ok(Token(chance::hex(&chance::bytes::<32>()?)))
    }

    #[cfg(test)]
    pub(super) fn of(text: &str) -> Token {
        Token(text.to_owned())
    }

    /// What is stored of it.
    pub(super) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(&self.0).into())
    }

    /// For whoever it belongs to.
    pub(super) fn into_text(self) -> String {
        self.0
    }

    /// The header that gives it to a browser.
    pub(super) fn cookie(&self, app: &App) -> String {
        let CookieNames { name, .. } = CookieNames::of(app);
        format!("{name}={}; {}; Max-Age={COOKIE_AGE}", self.0, attributes(app))
    }
}

/// The headers that let a browser forget the cookie, also one that an older version has set.
pub(super) fn forget_cookies(app: &App) -> Vec<String> {
    let CookieNames { name, old } = CookieNames::of(app);
    [name].into_iter().chain(old).map(|name| forget_cookie(&name, app)).collect()
}

fn forget_cookie(name: &str, app: &App) -> String {
    format!("{name}=; {}; Max-Age=0", attributes(app))
}

/// Sets and removes cookies.
pub(super) fn set_cookies(
    cookies: Vec<String>,
) -> AppendHeaders<impl IntoIterator<Item = (HeaderName, String)>> {
    AppendHeaders(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)))
}

/// Cookies do not know ports, but two servers on one machine must not take each other's for their own.
struct CookieNames {
    /// Browsers accept `__Host-` from this very host over https only, not from another one of the same domain.
    name: String,
    /// The name that older versions gave it where it is another one.
    old: Option<String>,
}

impl CookieNames {
    fn of(app: &App) -> CookieNames {
        let port = app.config.public_url.as_ref().map_or(app.port, |url| url.port());
        let plain = format!("limes-{port}");
        if is_https(app) {
            CookieNames { name: format!("__Host-{plain}"), old: Some(plain) }
        } else {
            CookieNames { name: plain, old: None }
        }
    }
}

fn is_https(app: &App) -> bool {
    app.config.public_url.as_ref().is_some_and(|url| url.is_https())
}

fn attributes(app: &App) -> &'static str {
    if is_https(app) {
        "Path=/; HttpOnly; SameSite=Lax; Secure"
    } else {
        "Path=/; HttpOnly; SameSite=Lax"
    }
}

/// What a request says about who sends it.
pub(crate) enum Claim {
    /// Nothing.
    Nobody,
    /// A program with a token.
    Token(Token),
    /// A browser with a cookie.
    Cookie(Token),
}

impl Claim {
    fn of(headers: &HeaderMap, app: &App) -> Result<Claim, Fault> {
        if let Some(value) = headers.get(header::AUTHORIZATION) {
            let said = value.to_str().ok().and_then(|value| value.split_once(' '));
            let token = said.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
            return token
                .map(|(_, token)| Claim::Token(Token(token.trim().to_owned())))
                .ok_or_else(unknown);
        }
        let CookieNames { name, old } = CookieNames::of(app);
        let token = cookie(headers, &name).or_else(|| cookie(headers, &old?));
        Ok(token.map_or(Claim::Nobody, |token| Claim::Cookie(Token(token.to_owned()))))
    }
}

/// The value of a cookie.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|&(key, _)| key == name).map(|(_, token)| token)
}

/// The headers that give the cookie of an older version its new name, if the request came with one.
pub(super) struct RenewedCookies(pub(super) Vec<String>);

impl FromRequestParts<App> for RenewedCookies {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<RenewedCookies, Infallible> {
        let CookieNames { name, old } = CookieNames::of(app);
        let Some(old) = old else { return Ok(RenewedCookies(Vec::new())) };
        let Some(token) = cookie(&parts.headers, &old) else {
            return Ok(RenewedCookies(Vec::new()));
        };
        let is_renewed = cookie(&parts.headers, &name).is_some();
        let renewed = (!is_renewed).then(|| Token(token.to_owned()).cookie(app));
        Ok(RenewedCookies(renewed.into_iter().chain([forget_cookie(&old, app)]).collect()))
    }
}

/// What a browser says about the page that sends a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// It is no browser, or it does not say.
    Unsaid,
    /// Our own page.
    Own,
    /// Another page.
    Foreign,
}

impl Origin {
    pub(super) fn of(parts: &Parts, app: &App) -> Origin {
        let Some(origin) = parts.headers.get(header::ORIGIN) else { return Origin::Unsaid };
        let Ok(origin) = origin.to_str() else { return Origin::Foreign };
        let own = match &app.config.public_url {
            Some(url) => url.origin() == origin,
            None => assumed_origin(parts, app).is_some_and(|own| own == origin),
        };
        if own { Origin::Own } else { Origin::Foreign }
    }
}

/// The server's own address where no public URL is set: the one that the visitor typed. On this machine itself it may be the
/// name of a stranger, whose page wants to pass for ours.
fn assumed_origin(parts: &Parts, app: &App) -> Option<String> {
    let connection = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let is_local = connection.is_none_or(|info| info.0.ip().to_canonical().is_loopback());
    if is_local && !app.config.behind_proxy && is_public_name(&parts.headers) {
        return None;
    }
    let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.map(|host| format!("http://{host}"))
}

/// Who asks, if anybody is said.
pub(crate) struct Viewer(pub(crate) Option<Player>);

/// Who asks, where somebody must.
pub(crate) struct Person(pub(crate) Player);

/// Who asks, where an unknown cookie is as good as none, and whether the answer goes to a browser.
pub(crate) struct Newcomer {
    pub(crate) known: Option<Player>,
    pub(crate) is_browser: bool,
}

/// The token that a request came with.
pub(crate) struct OwnToken(pub(crate) Option<TokenHash>);

/// A player as a request found them: the body may come much later.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    player: PlayerId,
    token: TokenHash,
    is_own_data: bool,
    /// [`Identities::ended`](crate::identities::Identities::ended) before the token was looked up.
    ended: u64,
}

impl Known {
    /// Notes the player for the time when the body has come.
    async fn find(
        token: TokenHash,
        parts: &mut Parts,
        app: &App,
    ) -> Result<Option<Player>, Refusal> {
        let ended = app.identities.ended();
        let player = app.storage.player_of_token(token).await?;
        if let Some(player) = &player {
            let is_own_data = is_own_data(parts);
            if !is_own_data {
                app.bans.check_player(player.id)?;
            }
            let Ok(Address(address)) = Address::from_request_parts(parts, app).await;
            app.visitors.seen(player.id, address);
            parts.extensions.insert(Known { player: player.id, token, is_own_data, ended });
        }
        Ok(player)
    }

    /// Makes sure that the token is still valid and its player not banned. The caller holds a lock of the player.
    async fn check(&self, app: &App) -> Result<(), Refusal> {
        if app.identities.ended() != self.ended
            && app.storage.player_of_token(self.token).await?.is_none()
        {
            return Err(unknown().into());
        }
        Ok(if self.is_own_data { Ok(()) } else { app.bans.check_player(self.player) }?)
    }
}

/// Whether a request, below `/api`, is about the player's own data or session. A ban does not take away the right to either.
fn is_own_data(parts: &Parts) -> bool {
    let path = parts.uri.path();
    match parts.method {
        Method::GET => path == "/me/export",
        Method::DELETE => path == "/me",
        Method::POST => path == "/logout",
        _ => false,
    }
}

/// The identity behind a request whose body has come. It does not end before this is dropped.
pub(crate) struct Held {
    known: Option<Known>,
    _use: Option<Use>,
}

impl Held {
    /// Holds the identity that was found before the body came, if there was one.
    pub(super) async fn new(app: &App, known: Option<Known>) -> Result<Held, Refusal> {
        let Some(known) = known else { return Ok(Held { known: None, _use: None }) };
        let lock = app.identities.hold(known.player).await;
        known.check(app).await?;
        Ok(Held { known: Some(known), _use: Some(lock) })
    }

    /// Lets this request, and no other of the player, end the identity.
    pub(super) async fn into_ending(self, app: &App) -> Result<Option<Ending>, Refusal> {
        let Held { known, _use: lock } = self;
        drop(lock);
        let Some(known) = known else { return Ok(None) };
        let ending = app.identities.end(known.player).await;
        known.check(app).await?;
        Ok(Some(ending))
    }
}

impl FromRequestParts<App> for Viewer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Viewer, Refusal> {
        let changes = !matches!(parts.method, Method::GET | Method::HEAD);
        let upgrades = parts.headers.contains_key(header::UPGRADE);
        let (token, is_cookie) = match Claim::of(&parts.headers, app)? {
            Claim::Nobody => return Ok(Viewer(None)),
            Claim::Token(token) => (token, false),
            Claim::Cookie(token) => (token, true),
        };
        if is_cookie && (changes || upgrades) && Origin::of(parts, app) != Origin::Own {
            return Err(foreign(parts, app).into());
        }
        match Known::find(token.hash(), parts, app).await? {
            Some(player) => Ok(Viewer(Some(player))),
            None if is_cookie => Err(Refusal::forgetting(unknown(), forget_cookies(app))),
            None => Err(unknown().into()),
        }
    }
}

impl FromRequestParts<App> for Person {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Refusal> {
        let Viewer(player) = Viewer::from_request_parts(parts, app).await?;
        player.map(Person).ok_or_else(|| nobody().into())
    }
}

impl FromRequestParts<App> for Newcomer {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Newcomer, Refusal> {
        let origin = Origin::of(parts, app);
        let is_browser = origin == Origin::Own;
        let (token, is_cookie) = match Claim::of(&parts.headers, app)? {
            // A page of somebody else must not make anybody of its visitors. A token no page has by accident.
            Claim::Nobody if origin == Origin::Foreign => {
                return Err(foreign(parts, app).into());
            }
            Claim::Nobody => return Ok(Newcomer { known: None, is_browser }),
            Claim::Token(token) => (token, false),
            Claim::Cookie(_) if !is_browser => return Err(foreign(parts, app).into()),
            Claim::Cookie(token) => (token, true),
        };
        let known = Known::find(token.hash(), parts, app).await?;
        if known.is_none() && !is_cookie {
            return Err(unknown().into());
        }
        Ok(Newcomer { known, is_browser })
    }
}

impl FromRequestParts<App> for OwnToken {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<OwnToken, Refusal> {
        Ok(OwnToken(match Claim::of(&parts.headers, app)? {
            Claim::Nobody => None,
            Claim::Token(token) | Claim::Cookie(token) => Some(token.hash()),
        }))
    }
}

/// Lets a connection that somebody has opened end when they are nobody any more.
pub(super) async fn end_with_identity(
    app: &App,
    player: Option<&Player>,
    OwnToken(token): OwnToken,
    mailbox: &Arc<Mailbox>,
) -> Result<Option<Session>, Refusal> {
    let (Some(player), Some(token)) = (player, token) else { return Ok(None) };
    let session = app.sessions.enter(player.id, token, mailbox);
    // They may have logged out since they were recognised.
    match app.storage.player_of_token(token).await? {
        Some(_) => app.bans.check_player(player.id).map(|()| Some(session)).map_err(Refusal::from),
        None => Err(unknown().into()),
    }
}

/// Nobody in particular wants to do what only players can.
pub(super) fn nobody() -> Fault {
    Fault::new(Code::PLAYER, "log in, or create a guest, first")
}

fn unknown() -> Fault {
    Fault::new(Code::PLAYER, "nobody is known by this token")
}

/// Refuses a request from another page, and lets the operator know in case it is the right one.
fn foreign(parts: &Parts, app: &App) -> Fault {
    if let Some(origin) = parts.headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok())
    {
        let public_url = app.config.public_url.as_ref().map(|url| url.origin());
        app.foreign_origins.refused(origin, public_url, assumed_origin(parts, app).as_deref());
    }
    Fault::new(Code::ORIGIN, "this comes from a page of somebody else")
}
