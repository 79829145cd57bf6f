//! The state again and again, one JSON a line.

use super::answer::Refusal;
use super::identity::{OwnToken, Viewer, end_with_identity};
use super::path::IdInPath;
use super::table::find;
use crate::app::App;
use crate::live::{Mailbox, Watching};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::{FromServer, Stage};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// How often an empty line shows that somebody is still there.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// The shortest time between two states.
const BETWEEN: Duration = Duration::from_millis(100);

/// `GET …/stream`.
pub(super) async fn stream(
    State(app): State<App>,
    Viewer(player): Viewer,
    token: OwnToken,
    IdInPath(id): IdInPath,
) -> Result<Response, Refusal> {
    let live = find(&app, &id).await?;
    let mailbox = Arc::new(Mailbox::default());
    let session = end_with_identity(&app, player.as_ref(), token, &mailbox).await?;
    let watching = Watching::begin(live, player.map(|player| player.id), Arc::clone(&mailbox));
    let lines = stream::unfold(Some((watching, mailbox, app, session)), |open| async {
        let (watching, mailbox, app, session) = open?;
        let (line, is_last) = next_line(&watching, &mailbox, &app).await?;
        let rest = (!is_last).then_some((watching, mailbox, app, session));
        Some((Ok::<Bytes, Infallible>(line), rest))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson; charset=utf-8")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

/// The next line, and whether it is the last; `None` when the server stops, or whoever reads is nobody any more.
async fn next_line(watching: &Watching, mailbox: &Mailbox, app: &App) -> Option<(Bytes, bool)> {
    loop {
        let note = tokio::select! {
            note = tokio::time::timeout(SIGN_OF_LIFE, mailbox.next()) => note,
            () = app.stops() => return None,
        };
        let Ok(note) = note else { return Some((Bytes::from_static(b"\n"), false)) };
        if note.closed {
            return None;
        }
        if note.changed.is_empty() {
            continue;
        }
        let FromServer::State(state) = watching.message().await else { continue };
        let is_last = matches!(state.state, Stage::Over | Stage::Closed);
        let mut line = serde_json::to_vec(&state).ok()?;
        line.push(b'\n');
        if !is_last {
            tokio::time::sleep(BETWEEN).await;
        }
        return Some((Bytes::from(line), is_last));
    }
}
