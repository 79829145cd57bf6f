//! The state again and again, one JSON a line.

use super::address::Address;
use super::answer::Refusal;
use super::connected::Connected;
use super::identity::{OwnToken, Viewer, end_with_identity};
use super::path::IdInPath;
use super::table::find_to_look;
use crate::app::App;
use crate::live::{Mailbox, Told, Watching};
use crate::sessions::Session;
use crate::visitors::Visit;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::Stage;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// How often an empty line shows that somebody is still there.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// The shortest time between two states.
const BETWEEN: Duration = Duration::from_millis(100);

/// `GET …/stream`.
pub(super) async fn stream(
    State(app): State<App>,
    address: Address,
    viewer: Viewer,
    token: OwnToken,
    IdInPath(id): IdInPath,
) -> Result<Response, Refusal> {
    let live = find_to_look(&app, &id, &viewer).await?;
    let Viewer(player) = viewer;
    let connected = Connected::count(&app, address, player.is_none())?;
    let mailbox = Arc::new(Mailbox::default());
    let session = end_with_identity(&app, player.as_ref(), token, &mailbox).await?;
    let own = player.as_ref().map(|player| player.id);
    let visit = app.visitors.enter(address.0, own, &mailbox);
    app.bans.check_address(address.0)?;
    let watching = Watching::begin(live, own, Arc::clone(&mailbox));
    let lines = Lines {
        watching,
        mailbox,
        app,
        _session: session,
        _connected: connected,
        _visit: visit,
        sent: None,
    };
    let lines = stream::unfold(Some(lines), |lines| async {
        let mut lines = lines?;
        let (line, is_last) = lines.next().await?;
        Some((Ok::<Bytes, Infallible>(line), (!is_last).then_some(lines)))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

/// What one reader is told.
struct Lines {
    watching: Watching,
    mailbox: Arc<Mailbox>,
    app: App,
    _session: Option<Session>,
    _connected: Connected,
    _visit: Visit,
    /// When the last state was made.
    sent: Option<Instant>,
}

impl Lines {
    /// The next line, and whether it is the last; `None` when the server stops, or whoever reads is nobody any more.
    async fn next(&mut self) -> Option<(Bytes, bool)> {
        let sign_of_life = Instant::now() + SIGN_OF_LIFE;
        loop {
            let note = tokio::select! {
                note = tokio::time::timeout_at(sign_of_life, self.mailbox.next()) => note,
                () = self.app.stops() => return None,
            };
            let Ok(note) = note else { return Some((Bytes::from_static(b"\n"), false)) };
            if note.closed {
                return None;
            }
            if note.changed.is_empty() {
                continue;
            }
            // First the wait, then the state, which so is the newest when it goes out.
            if let Some(sent) = self.sent {
                tokio::time::sleep_until(sent + BETWEEN).await;
            }
            let (line, stage) = match self.watching.told().await.ok()? {
                Told::Shared(shared) => (shared.line.clone(), shared.stage),
                Told::Own(state) => {
                    let mut line = serde_json::to_vec(&state).ok()?;
                    line.push(b'\n');
                    (Bytes::from(line), state.state)
                }
            };
            if self.mailbox.is_closed() {
                return None;
            }
            self.sent = Some(Instant::now());
            let is_last = matches!(stage, Stage::Over | Stage::Closed);
            return Some((line, is_last));
        }
    }
}
