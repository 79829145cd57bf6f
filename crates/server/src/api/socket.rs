//! The socket: one JSON a message, either way.

use super::address::Address;
use super::answer::Refusal;
use super::body::parse;
use super::connected::Connected;
use super::identity::{OwnToken, Viewer, end_with_identity, nobody};
use super::own_tables::{OwnTables, own_tables};
use crate::app::App;
use crate::connections::Place;
use crate::identities::Use;
use crate::limiter::SocketBucket;
use crate::live::{LiveTable, Mailbox, Note, Told, Watching};
use crate::sessions::Session;
use crate::storage::Player;
use crate::telemetry::{self, OpenSocket};
use crate::visitors::Visit;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt as _;
use protocol::{Addressed, Code, Decide, Fault, FromServer, Phrase, PlayerId, TableId, ToServer};
use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite;

/// The most bytes of a message to the server.
const MOST_BYTES: usize = 16 * 1024;
/// Buffers grow where they must; most messages to the server are small, and there may be thousands of sockets.
const READ_BUFFER: usize = 512;
/// An answer waits for the state that follows it, so that both leave in one go.
const WRITE_BUFFER: usize = 1024;
/// Most states fit.
const USUAL_MESSAGE: usize = 4 * 1024;
/// The shortest time between two states of one table.
const BETWEEN: Duration = Duration::from_millis(100);
/// The shortest time between two lists of the player's tables.
const BETWEEN_LISTS: Duration = Duration::from_secs(1);
/// How long nothing may come before somebody is asked whether they are there.
const QUIET: Duration = Duration::from_secs(30);
/// How long one message may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many messages beyond the limit are refused before the connection ends.
const MOST_EXCESS: usize = 1000;
/// How many messages that are none a client may send.
const MOST_RUBBISH: usize = 100;

/// `GET /api/socket`.
pub(super) async fn open(
    State(app): State<App>,
    address: Address,
    Viewer(player): Viewer,
    token: OwnToken,
    place: Option<Extension<Place>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|fault| Fault::new(Code::FIELD, fault.to_string()))?;
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let connected = Connected::count(&app, address, player.is_none())?;
    let mailbox = Arc::default();
    let visit = app.visitors.enter(address.0, player.as_ref().map(|player| player.id), &mailbox);
    let session = end_with_identity(&app, player.as_ref(), token, &mailbox).await?;
    // They may have been banned since they were let in.
    app.bans.check_address(address.0)?;
    let held = Held { _place: place, _connected: connected, _visit: visit, _session: session };
    // In boxes, because futures have room for everything that is moved into them twice.
    let connection = Box::new(Connection::new(app, address, player, mailbox, held));
    Ok(upgrade.on_upgrade(move |socket| connection.serve(Box::new(socket))))
}

/// What is let go of when a socket ends.
struct Held {
    _place: Option<Extension<Place>>,
    _connected: Connected,
    _visit: Visit,
    _session: Option<Session>,
}

/// One socket.
struct Connection {
    app: App,
    address: Address,
    player: Option<Player>,
    mailbox: Arc<Mailbox>,
    _held: Held,
    /// A handful.
    watched: Vec<Watching>,
    /// When the states of tables were last sent, if that was a moment ago, also of those that are watched no longer.
    sent: HashMap<TableId, Instant>,
    /// Tables whose state was sent a moment ago and has changed since.
    later: Vec<TableId>,
    messages: SocketBucket,
    excess: usize,
    rubbish: usize,
    /// Since when a socket without an identity has watched nothing.
    idle_since: Option<Instant>,
    own: OwnList,
}

/// The list of the player's own tables on a socket.
#[derive(Default)]
struct OwnList {
    is_watched: bool,
    /// Whether it has changed since it was sent.
    is_stale: bool,
    sent: Option<Instant>,
}

impl OwnList {
    /// When it may be sent next, if it is to be.
    fn due(&self) -> Option<Instant> {
        let is_due = self.is_watched && self.is_stale;
        is_due.then(|| self.sent.map_or_else(Instant::now, |sent| sent + BETWEEN_LISTS))
    }
}

/// A player's command at a table. Their identity does not end before this is dropped.
struct CommandAt {
    player: PlayerId,
    live: Arc<LiveTable>,
    _use: Use,
}

/// Why a connection ends.
enum End {
    /// The client has gone, or does not read.
    Gone,
    /// The server closes it, and says why.
    Bye(Fault),
}

impl Connection {
    fn new(
        app: App,
        address: Address,
        player: Option<Player>,
        mailbox: Arc<Mailbox>,
        held: Held,
    ) -> Connection {
        let messages = app.limiter.socket_bucket();
        Connection {
            app,
            address,
            player,
            mailbox,
            _held: held,
            watched: Vec::new(),
            sent: HashMap::new(),
            later: Vec::new(),
            messages,
            excess: 0,
            rubbish: 0,
            idle_since: None,
            own: OwnList::default(),
        }
    }

    async fn serve(mut self: Box<Connection>, mut socket: Box<WebSocket>) {
        let _open = OpenSocket::count();
        if let Err(End::Bye(error)) = self.talk(&mut socket).await {
            // Whether the last words arrive is not ours to say.
            let _ = self.put(&mut socket, &FromServer::Bye { error }).await;
            let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
            let _ = timely(socket.send(Message::Close(Some(frame)))).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let app = self.app.clone();
        let mut stops = pin!(app.stops());
        let mut quiet_since = Instant::now();
        let mut was_asked = false;
        // Set anew only when it has run out, and not for every message.
        let mut quiet = pin!(sleep_until(quiet_since + QUIET));
        loop {
            let next_state = self.next_state_at();
            let idle_until = self.idle_until();
            tokio::select! {
                message = socket.recv() => {
                    quiet_since = Instant::now();
                    was_asked = false;
                    // In a box like the next, because a quiet socket needs no room for it.
                    Box::pin(self.receive(message, socket)).await?;
                }
                note = self.mailbox.next() => Box::pin(self.pass_on(note, socket)).await?,
                () = sleep_until(next_state.unwrap_or(quiet_since)), if next_state.is_some() => {
                    Box::pin(self.put_later(socket)).await?;
                }
                () = sleep_until(idle_until.unwrap_or(quiet_since)), if idle_until.is_some() => {
                    let why = "nobody is known here and nothing is watched";
                    return Err(End::Bye(Fault::new(Code::TOO_MANY, why)));
                }
                () = quiet.as_mut() => {
                    if quiet_since.elapsed() >= QUIET {
                        if was_asked {
                            return Err(End::Gone);
                        }
                        was_asked = true;
                        quiet_since = Instant::now();
                        timely(socket.send(Message::Ping(Default::default()))).await?;
                    }
                    quiet.as_mut().reset(quiet_since + QUIET);
                }
                () = stops.as_mut() => {
                    return Err(End::Bye(Fault::new(Code::STOPPING, "the server is about to stop")));
                }
            }
            if let Some(note) = self.mailbox.take() {
                Box::pin(self.pass_on(note, socket)).await?;
            }
            timely(socket.flush()).await?;
        }
    }

    /// Puts on its way what was put off.
    async fn put_later(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        for table in std::mem::take(&mut self.later) {
            self.put_state(table, socket).await?;
        }
        self.put_list(socket).await
    }

    /// When a socket without an identity ends that watches nothing.
    fn idle_until(&mut self) -> Option<Instant> {
        if self.player.is_some() || !self.watched.is_empty() {
            self.idle_since = None;
            return None;
        }
        let since = *self.idle_since.get_or_insert_with(Instant::now);
        Some(since + self.app.config.limits.anonymous_idle)
    }

    /// When a state that was put off may go out.
    fn next_state_at(&self) -> Option<Instant> {
        let times = self.later.iter().filter_map(|table| self.sent.get(table));
        times.map(|&sent| sent + BETWEEN).chain(self.own.due()).min()
    }

    async fn pass_on(&mut self, note: Note, socket: &mut WebSocket) -> Result<(), End> {
        if note.closed {
            return Err(End::Bye(self.farewell()));
        }
        for said in note.said {
            self.put(socket, &said).await?;
        }
        for table in note.changed {
            self.put_state(table, socket).await?;
        }
        self.own.is_stale |= note.lists;
        self.put_list(socket).await
    }

    /// Puts the list of the player's tables on its way if it has changed and none was sent a moment ago.
    async fn put_list(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let Some(player) = self.player.as_ref().map(|player| player.id) else { return Ok(()) };
        if self.own.due().is_none_or(|due| due > Instant::now()) {
            return Ok(());
        }
        if self.mailbox.is_closed() {
            return Err(End::Bye(self.farewell()));
        }
        // In this order: what changes while the list is read is sent the next time.
        self.own.is_stale = false;
        self.own.sent = Some(Instant::now());
        match Box::pin(own_tables(&self.app, player, None)).await {
            Ok(OwnTables { tables, asking, .. }) => {
                self.put(socket, &FromServer::Mine { asking, tables }).await
            }
            Err(refusal) => {
                self.own.is_stale = true;
                let error = refusal.fault;
                self.put(socket, &FromServer::Refused { table: None, id: None, error }).await
            }
        }
    }

    /// Puts the newest state of a table on its way, or puts it off if one was sent a moment ago.
    async fn put_state(&mut self, table: TableId, socket: &mut WebSocket) -> Result<(), End> {
        let watched = self.watched.iter().find(|watching| watching.table().id() == table);
        let Some(watching) = watched else { return Ok(()) };
        if self.mailbox.is_closed() {
            return Err(End::Bye(self.farewell()));
        }
        if self.sent.get(&table).is_some_and(|sent| sent.elapsed() < BETWEEN) {
            if !self.later.contains(&table) {
                self.later.push(table);
            }
            return Ok(());
        }
        let told = watching.told().await;
        if self.sent.len() >= 2 * self.app.config.limits.watched_tables {
            let later = &self.later;
            self.sent.retain(|table, sent| sent.elapsed() < BETWEEN || later.contains(table));
        }
        self.sent.insert(table, Instant::now());
        match told {
            Ok(Told::Shared(shared)) => {
                timely(socket.feed(Message::Text(shared.message.clone()))).await
            }
            Ok(Told::Own(state)) => self.put(socket, &FromServer::State(state)).await,
            Err(error) => self.put(socket, &FromServer::refused(table, None, error)).await,
        }
    }

    async fn receive(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        socket: &mut WebSocket,
    ) -> Result<(), End> {
        let is_too_many = !self.counts_message();
        let text = match message {
            None | Some(Ok(Message::Close(_))) => return Err(End::Gone),
            Some(Err(fault)) => return Err(End::Bye(unreadable(fault))),
            Some(Ok(_)) if self.excess > MOST_EXCESS => {
                return Err(End::Bye(Fault::new(Code::TOO_MANY, "too many messages")));
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Ok(Message::Text(text))) if is_too_many => {
                let Addressed { table, id, .. } = parse(text.as_bytes()).unwrap_or_default();
                let error = Fault::new(Code::TOO_MANY, "too many messages, please wait a moment");
                return self.put(socket, &FromServer::Refused { table, id, error }).await;
            }
            Some(Ok(Message::Binary(_))) => {
                let fault = Fault::new(Code::JSON, "messages are text");
                return self.refuse_rubbish(fault, Addressed::default(), socket).await;
            }
            Some(Ok(Message::Text(text))) => text,
        };
        match parse(text.as_bytes()) {
            Ok(message) => self.carry_out(message, socket).await,
            Err(fault) => {
                let about: Addressed = parse(text.as_bytes()).unwrap_or_default();
                let fault = match about.names_no_table() {
                    // Who one is comes before what there is.
                    true if about.is_command() && self.player.is_none() => nobody(),
                    true => Fault::no_table(),
                    false => fault,
                };
                self.refuse_rubbish(fault, about, socket).await
            }
        }
    }

    /// Counts a message of this connection and of its address. Tells whether they may send it.
    fn counts_message(&mut self) -> bool {
        let may = self.messages.take() && self.app.limiter.message(self.address.0).is_ok();
        self.excess += usize::from(!may);
        may
    }

    async fn refuse_rubbish(
        &mut self,
        error: Fault,
        Addressed { table, id, .. }: Addressed,
        socket: &mut WebSocket,
    ) -> Result<(), End> {
        self.rubbish += 1;
        if self.rubbish > MOST_RUBBISH {
            return Err(End::Bye(Fault::new(Code::TOO_MANY, "too many malformed messages")));
        }
        self.put(socket, &FromServer::Refused { table, id, error }).await
    }

    async fn carry_out(&mut self, message: ToServer, socket: &mut WebSocket) -> Result<(), End> {
        match message {
            ToServer::Ping => self.put(socket, &FromServer::Pong).await,
            ToServer::Mine => {
                let Some(player) = self.player.as_ref().map(|player| player.id) else {
                    let error = nobody();
                    return self
                        .put(socket, &FromServer::Refused { table: None, id: None, error })
                        .await;
                };
                if !self.own.is_watched {
                    self.own.is_watched = true;
                    self.app.hub.watch_list(player, &self.mailbox);
                }
                // A client that asks again wants the list, but no more often than others.
                self.own.is_stale = true;
                self.put_list(socket).await
            }
            ToServer::Unmine => {
                self.unwatch_list();
                Ok(())
            }
            ToServer::Unwatch { table } => {
                self.watched.retain(|watching| watching.table().id() != table);
                self.later.retain(|&later| later != table);
                Ok(())
            }
            ToServer::Watch { table } => match self.watch(table).await {
                Ok(()) => Ok(()),
                Err(error) => self.put(socket, &FromServer::refused(table, None, error)).await,
            },
            ToServer::Say { table, phrase } => match self.say(table, phrase).await {
                Ok(()) => Ok(()),
                Err(error) => self.put(socket, &FromServer::refused(table, None, error)).await,
            },
            ToServer::Decide { table, command } => {
                let id = command.id.clone();
                let answer = match self.decide(table, command).await {
                    Ok(version) => FromServer::Done { table, id, version },
                    Err(error) => FromServer::refused(table, Some(&id), error),
                };
                self.put(socket, &answer).await
            }
        }
    }

    /// Puts a message on its way, and notes a refusal.
    async fn put(&self, socket: &mut WebSocket, message: &FromServer) -> Result<(), End> {
        if let FromServer::Refused { error, .. } = message {
            telemetry::refused(&error.code);
            self.app.refusals.refused(self.address.0, &error.code);
        }
        put(socket, message).await
    }

    /// Why the server has closed the connection.
    fn farewell(&self) -> Fault {
        let bans = &self.app.bans;
        let is_banned = match &self.player {
            Some(player) => bans.check_player(player.id),
            None => Ok(()),
        };
        is_banned.and_then(|()| bans.check_address(self.address.0)).err().unwrap_or_else(signed_out)
    }

    fn unwatch_list(&mut self) {
        if let Some(player) = self.player.as_ref().filter(|_| self.own.is_watched) {
            self.app.hub.unwatch_list(player.id, &self.mailbox);
        }
        self.own.is_watched = false;
    }

    async fn say(&self, table: TableId, phrase: Phrase) -> Result<(), Fault> {
        let CommandAt { player, live, _use } = self.command_at(table).await?;
        live.say(player, phrase).await
    }

    async fn decide(&self, table: TableId, command: Decide) -> Result<u64, Fault> {
        let CommandAt { player, live, _use } = self.command_at(table).await?;
        live.decide(player, command).await
    }

    /// Who commands, and where; everybody else only watches.
    async fn command_at(&self, table: TableId) -> Result<CommandAt, Fault> {
        let player = self.player.as_ref().ok_or_else(nobody)?.id;
        self.app.limiter.command(player)?;
        let held = self.app.identities.hold(player).await;
        // The end of an identity closes the mailbox before its lock is released.
        if self.mailbox.is_closed() {
            return Err(self.farewell());
        }
        let live = self.app.hub.table(table).await?;
        live.requested_by(player);
        Ok(CommandAt { player, live, _use: held })
    }

    async fn watch(&mut self, table: TableId) -> Result<(), Fault> {
        if self.watched.iter().any(|watching| watching.table().id() == table) {
            // Whoever asks again wants the state, whatever they have.
            self.mailbox.changed(table);
            return Ok(());
        }
        let most = self.app.config.limits.watched_tables;
        if self.watched.len() >= most {
            let why = format!("a socket watches at most {most} tables");
            return Err(Fault::new(Code::TOO_MANY, why));
        }
        let live = self.app.hub.table(table).await?;
        let player = self.player.as_ref().map(|player| player.id);
        let watching = Watching::begin(live, player, Arc::clone(&self.mailbox));
        self.watched.push(watching);
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.unwatch_list();
    }
}

fn signed_out() -> Fault {
    Fault::new(Code::PLAYER, "you have logged out")
}

/// Why a message cannot be read at all.
fn unreadable(fault: axum::Error) -> Fault {
    let fault = fault.into_inner().downcast::<tungstenite::Error>();
    match fault.as_deref() {
        Ok(tungstenite::Error::Utf8(_)) => Fault::new(Code::JSON, "this is not UTF-8"),
        _ => Fault::new(Code::TOO_LARGE, format!("a message has at most {MOST_BYTES} bytes")),
    }
}

/// Puts a message on its way; it leaves with the next flush, or when much is on its way.
async fn put(socket: &mut WebSocket, message: &FromServer) -> Result<(), End> {
    let mut text = Vec::with_capacity(USUAL_MESSAGE);
    serde_json::to_writer(&mut text, message).map_err(|_| End::Gone)?;
    let text = String::from_utf8(text).map_err(|_| End::Gone)?;
    timely(socket.feed(Message::Text(text.into()))).await
}

/// Whoever does not read is cut off: nothing waits for them.
async fn timely(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match tokio::time::timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

#[cfg(test)]
mod tests {
    use super::super::identity::Token;
    use super::*;
    use crate::storage::Storage;
    use crate::{Assets, Config, Server};
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use futures_util::FutureExt as _;
    use serde_json::{Value, json};
    use tower::ServiceExt as _;

    async fn ask(app: &App, method: &str, path: &str, token: &str, body: Value) -> Value {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {token}"))
            .body(Body::from(body.to_string()));
        let routes = crate::api::routes(app.clone());
        let answer = routes.oneshot(request.expect("a request")).await.expect("an answer");
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
        serde_json::from_slice(&bytes).expect("JSON")
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_a_socket_asks_during_a_logout_has_no_effect_after_it() {
        let folder = std::env::temp_dir().join(format!("limes-socket-{}", std::process::id()));
        let storage = Storage::open(&folder).await.expect("a folder");
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let server = Server::new(listener, storage, Config::default(), Assets::of(&[])).await;
        let app = server.expect("a server").app();
        let id = PlayerId::from_random([1; 16]);
        let token = "f".repeat(64);
        let hash = Token::of(&token).hash();
        app.storage.add_player(id, "Ada", hash).await.expect("it is stored");
        let made = json!({"game": "limes", "seats": 1});
        let made = ask(&app, "POST", "/api/tables", &token, made).await;
        let table: TableId = serde_json::from_value(made["table"].clone()).expect("a table");
        let legal =
            ask(&app, "GET", &format!("/api/tables/{table}/legal"), &token, json!({})).await;
        let decision = |id: &str| {
            let command = json!({"id": id, "asked": "1", "decision": legal["legal"][0]});
            serde_json::from_value::<Decide>(command).expect("a decision")
        };
        let player = app.storage.player_of_token(hash).await.expect("it is read");
        let mailbox = Arc::default();
        let session = app.sessions.enter(id, hash, &mailbox);
        let address = Address([127, 0, 0, 1].into());
        let held = Held {
            _place: None,
            _connected: Connected::count(&app, address, false).expect("nobody is connected"),
            _visit: app.visitors.enter(address.0, None, &mailbox),
            _session: Some(session),
        };
        let socket = Connection::new(app.clone(), address, player, mailbox, held);
        assert_eq!(socket.say(table, Phrase::Hello).await, Ok(()));

        let ending = app.identities.end(id).await;
        let mut said = pin!(socket.say(table, Phrase::Oops));
        let mut decided = pin!(socket.decide(table, decision("late")));
        assert!(said.as_mut().now_or_never().is_none());
        assert!(decided.as_mut().now_or_never().is_none());
        app.storage.remove_token(hash).await.expect("it is removed");
        app.sessions.sign_out(id, hash);
        drop(ending);
        assert_eq!(said.await, Err(signed_out()));
        assert_eq!(decided.await, Err(signed_out()));
        let live = app.hub.table(table).await.expect("the table");
        assert_eq!(live.look(|table| table.version()).await, 3, "nothing was decided");
        let _ = std::fs::remove_dir_all(folder);
    }
}
