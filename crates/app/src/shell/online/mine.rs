//! The player's own tables, told by the server whenever one of them changes.

use super::json;
use super::socket::SocketEvent;
use super::{Online, Presence};
use leptos::prelude::*;
use protocol::{FromServer, ToServer};

/// How a message with the player's tables begins. Others are not parsed here.
const MINE: &str = "{\"type\":\"mine\"";

/// Follows the player's tables by the socket for as long as the screen is there. Only a player has tables.
pub(super) fn follow(online: Online) {
    let number = StoredValue::new(None::<u64>);
    let is_player = Memo::new(move |_| {
        online.presence.with(|presence| matches!(presence, Presence::Player(_)))
    });
    let socket = online.socket();
    Effect::new(move |_| {
        if is_player.get() && number.get_value().is_none() {
            let listening = socket.listen(move |event| hear(online, event));
            number.set_value(Some(listening));
        }
    });
    on_cleanup(move || {
        if let Some(listening) = number.try_get_value().flatten() {
            let socket = online.socket();
            socket.send(&json::write(&ToServer::Unmine));
            socket.stop_listening(listening);
        }
    });
}

fn hear(online: Online, event: &SocketEvent) {
    match event {
        SocketEvent::Connected => online.socket().send(&json::write(&ToServer::Mine)),
        SocketEvent::Received(text) if text.starts_with(MINE) => {
            if let Some(FromServer::Mine { asking, tables }) = json::read(text) {
                online.server().take_in_mine(asking, tables);
            }
        }
        SocketEvent::Received(_) | SocketEvent::Disconnected { .. } => {}
    }
}
