//! What the server tells every visitor about itself.

use crate::app::App;
use axum::Json;
use axum::extract::State;
use protocol::ServerInfo;

/// `GET /api/server`. Links for others are made from this, so it needs no identity.
pub(super) async fn show(State(app): State<App>) -> Json<ServerInfo> {
    let config = &app.config;
    Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        public_url: config.public_url.as_ref().map(|url| url.origin().to_owned()),
        lan: config.lan.clone(),
        push_key: None,
        imprint: config.imprint.as_ref().map(|page| page.as_str().to_owned()),
        privacy: config.privacy.as_ref().map(|page| page.as_str().to_owned()),
        notice: config.notice.clone(),
        invite_only: false,
    })
}
