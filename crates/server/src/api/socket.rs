//! The socket: one JSON a message, either way.

use super::answer::Refusal;
use super::body::parse;
use super::identity::Viewer;
use crate::app::App;
use crate::connections::Place;
use crate::live::{Mailbox, Note, Watching};
use crate::storage::Player;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use protocol::{Code, Fault, FromServer, TableId, ToServer};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// The most bytes of a message to the server.
const MOST_BYTES: usize = 16 * 1024;
/// Buffers grow where they must; most messages are small, and there may be thousands of sockets.
const BUFFER: usize = 2 * 1024;
/// The shortest time between two states of one table.
const BETWEEN: Duration = Duration::from_millis(100);
/// How long nothing may come before somebody is asked whether they are there.
const QUIET: Duration = Duration::from_secs(30);
/// How long a reader may take before it is cut off.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many messages that are none a client may send.
const MOST_RUBBISH: usize = 100;

/// `GET /api/socket`.
pub(super) async fn open(
    State(app): State<App>,
    Viewer(player): Viewer,
    place: Option<Extension<Place>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|fault| Fault::new(Code::FIELD, fault.to_string()))?;
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("limes_sockets").increment(1);
        Connection::new(app, player).serve(socket).await;
        drop(place);
        metrics::gauge!("limes_sockets").decrement(1);
    }))
}

/// A table that is watched, and when its state was last sent.
struct Watched {
    watching: Watching,
    sent: Option<Instant>,
}

/// One socket.
struct Connection {
    app: App,
    player: Option<Player>,
    mailbox: Arc<Mailbox>,
    watched: HashMap<TableId, Watched>,
    /// Tables whose state was sent a moment ago and has changed since.
    later: Vec<TableId>,
    rubbish: usize,
}

/// Why a connection ends.
enum End {
    /// The client has gone, or does not read.
    Gone,
    /// The server closes it, and says why.
    Bye(Fault),
}

impl Connection {
    fn new(app: App, player: Option<Player>) -> Connection {
        Connection {
            app,
            player,
            mailbox: Arc::default(),
            watched: HashMap::new(),
            later: Vec::new(),
            rubbish: 0,
        }
    }

    async fn serve(mut self, mut socket: WebSocket) {
        if let Err(End::Bye(error)) = self.talk(&mut socket).await {
            // Whether the last words arrive is not ours to say.
            let _ = send(&mut socket, &FromServer::Bye { error }).await;
            let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let mut quiet_until = Instant::now() + QUIET;
        let mut was_asked = false;
        loop {
            let next_state = self.next_state_at();
            tokio::select! {
                message = socket.recv() => {
                    quiet_until = Instant::now() + QUIET;
                    was_asked = false;
                    self.receive(message, socket).await?;
                }
                note = self.mailbox.next() => self.pass_on(note, socket).await?,
                () = sleep_until(next_state.unwrap_or(quiet_until)), if next_state.is_some() => {
                    let later = std::mem::take(&mut self.later);
                    for table in later {
                        self.send_state(table, socket).await?;
                    }
                }
                () = sleep_until(quiet_until) => {
                    if was_asked {
                        return Err(End::Gone);
                    }
                    was_asked = true;
                    quiet_until = Instant::now() + QUIET;
                    timely(socket.send(Message::Ping(Default::default()))).await?;
                }
                () = self.app.stops() => {
                    return Err(End::Bye(Fault::new(Code::STOPPING, "the server is about to stop")));
                }
            }
        }
    }

    /// When a state that was put off may go out.
    fn next_state_at(&self) -> Option<Instant> {
        let times = self.later.iter().filter_map(|table| self.watched.get(table)?.sent);
        times.min().map(|sent| sent + BETWEEN)
    }

    async fn pass_on(&mut self, note: Note, socket: &mut WebSocket) -> Result<(), End> {
        for said in note.said {
            send(socket, &said).await?;
        }
        for table in note.changed {
            self.send_state(table, socket).await?;
        }
        Ok(())
    }

    /// Sends the newest state of a table, or puts it off if one was sent a moment ago.
    async fn send_state(&mut self, table: TableId, socket: &mut WebSocket) -> Result<(), End> {
        let Some(watched) = self.watched.get_mut(&table) else { return Ok(()) };
        if watched.sent.is_some_and(|sent| sent.elapsed() < BETWEEN) {
            if !self.later.contains(&table) {
                self.later.push(table);
            }
            return Ok(());
        }
        let message = watched.watching.message().await;
        watched.sent = Some(Instant::now());
        send(socket, &message).await
    }

    async fn receive(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
        socket: &mut WebSocket,
    ) -> Result<(), End> {
        let text = match message {
            None | Some(Ok(Message::Close(_))) => return Err(End::Gone),
            Some(Err(_)) => {
                let why = format!("a message is text of at most {MOST_BYTES} bytes");
                return Err(End::Bye(Fault::new(Code::TOO_LARGE, why)));
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => {
                return self
                    .refuse_rubbish(Fault::new(Code::JSON, "messages are text"), socket)
                    .await;
            }
            Some(Ok(Message::Text(text))) => text,
        };
        match parse(text.as_bytes()) {
            Ok(message) => self.carry_out(message, socket).await,
            Err(fault) => self.refuse_rubbish(fault, socket).await,
        }
    }

    async fn refuse_rubbish(&mut self, error: Fault, socket: &mut WebSocket) -> Result<(), End> {
        self.rubbish += 1;
        if self.rubbish > MOST_RUBBISH {
            return Err(End::Bye(Fault::new(Code::TOO_MANY, "too many messages that are none")));
        }
        send(socket, &FromServer::Refused { table: None, id: None, error }).await
    }

    async fn carry_out(&mut self, message: ToServer, socket: &mut WebSocket) -> Result<(), End> {
        match message {
            ToServer::Ping => send(socket, &FromServer::Pong).await,
            ToServer::Unwatch { table } => {
                self.watched.remove(&table);
                Ok(())
            }
            ToServer::Watch { table } => match self.watch(table).await {
                Ok(()) => Ok(()),
                Err(error) => {
                    send(socket, &FromServer::Refused { table: Some(table), id: None, error }).await
                }
            },
            ToServer::Say { table, phrase } => {
                let said = async {
                    let player = self.commanding()?;
                    self.app.hub.table(table).await?.say(player, phrase).await
                };
                match said.await {
                    Ok(()) => Ok(()),
                    Err(error) => {
                        send(socket, &FromServer::Refused { table: Some(table), id: None, error })
                            .await
                    }
                }
            }
            ToServer::Decide { table, command } => {
                let id = command.id.clone();
                let decided = async {
                    let player = self.commanding()?;
                    self.app.hub.table(table).await?.decide(player, command).await
                };
                let answer = match decided.await {
                    Ok(version) => FromServer::Done { table, id, version },
                    Err(error) => FromServer::Refused { table: Some(table), id: Some(id), error },
                };
                send(socket, &answer).await
            }
        }
    }

    /// Who commands; everybody else only watches.
    fn commanding(&self) -> Result<protocol::PlayerId, Fault> {
        let player = self.player.as_ref();
        let player = player.ok_or_else(|| Fault::new(Code::PLAYER, "say who you are"))?;
        self.app.limiter.command(player.id)?;
        Ok(player.id)
    }

    async fn watch(&mut self, table: TableId) -> Result<(), Fault> {
        if let Some(watched) = self.watched.get(&table) {
            // Whoever asks again wants the state, whatever they have.
            self.mailbox.changed(watched.watching.table().id());
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
        self.watched.insert(table, Watched { watching, sent: None });
        Ok(())
    }
}

async fn send(socket: &mut WebSocket, message: &FromServer) -> Result<(), End> {
    let text = serde_json::to_string(message).map_err(|_| End::Gone)?;
    timely(socket.send(Message::Text(text.into()))).await
}

/// Whoever does not read is cut off: nothing waits for them.
async fn timely(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), End> {
    match tokio::time::timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}
