//! What clients ask of the server before they connect and after they have played.

use crate::http::{Http, for_each};
use anyhow::Context as _;
use protocol::{
    Clock, CreateTable, Created, GameName, Join, Joined, Named, NewPlayer, PlayerId, State, TableId,
};
use std::net::SocketAddr;

/// Somebody who plays, and what proves it.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) player: PlayerId,
    pub(crate) token: String,
}

/// What the server says about a table to one who sits there.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) viewer: PlayerId,
    pub(crate) state: State,
}

/// Makes so many guests.
pub(crate) async fn guests(address: SocketAddr, number: usize) -> anyhow::Result<Vec<Guest>> {
    for_each(address, number, async |http, index| {
        let name = format!("Guest {}", index + 1);
        let named: Named = http.post("/api/players", None, &NewPlayer::named(name)).await?;
        let token = named.token.context("a guest without a token")?;
        Ok(Guest { player: named.player, token })
    })
    .await
}

/// A game of Limes for so many.
pub(crate) fn limes(seats: usize, clock: Option<Clock>) -> CreateTable {
    CreateTable {
        game: GameName::Limes,
        seats: Some(seats),
        variants: None,
        deck: None,
        turns: None,
        mode: None,
        clock,
        bots: None,
        listed: None,
        id: None,
    }
}

/// Makes a table.
pub(crate) async fn make(
    http: &mut Http,
    maker: &Guest,
    table: &CreateTable,
) -> anyhow::Result<TableId> {
    let created: Created = http.post("/api/tables", Some(&maker.token), table).await?;
    Ok(created.table)
}

/// Sits down.
pub(crate) async fn join(http: &mut Http, guest: &Guest, table: TableId) -> anyhow::Result<usize> {
    let path = format!("/api/tables/{table}/join");
    let joined: Joined = http.post(&path, Some(&guest.token), &Join::default()).await?;
    Ok(joined.seat)
}

/// What the server says about a table to somebody.
pub(crate) async fn state(http: &mut Http, guest: &Guest, table: TableId) -> anyhow::Result<Told> {
    let state = http.get(&format!("/api/tables/{table}"), Some(&guest.token)).await?;
    Ok(Told { viewer: guest.player, state })
}
