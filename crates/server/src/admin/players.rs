//! Players: the list, names and passwords.

use super::answer::{AdminAnswer, PlayerRow};
use super::fault::AdminFault;
use super::lookup;
use super::request::Secret;
use crate::api::check_new_name;
use crate::app::App;
use crate::storage::{KnownPlayer, Player, PlayerFault};
use protocol::Code;
use table::rfc3339;

/// Players, and whether there are more.
pub(super) async fn list(
    app: &App,
    name: Option<&str>,
    address: Option<&str>,
    limit: usize,
) -> Result<Vec<AdminAnswer>, AdminFault> {
    let network = address.map(lookup::network).transpose()?;
    let among = network.map(|network| app.visitors.players_in(network));
    let players = app.storage.players(name, among.as_deref(), limit + 1).await?;
    let more = players.len() > limit;
    let rows = players.into_iter().take(limit).map(|known| AdminAnswer::Player(row(app, known)));
    Ok(rows.chain([AdminAnswer::End { more }]).collect())
}

fn row(app: &App, known: KnownPlayer) -> PlayerRow {
    let KnownPlayer { player: Player { id, name, claimed }, used, open_tables } = known;
    PlayerRow {
        player: id,
        name,
        claimed,
        connected: app.sessions.is_connected(id),
        banned: app.bans.check_player(id).is_err(),
        open_tables,
        last_seen: used.map(|used| rfc3339(used).chars().take_while(|&c| c != 'T').collect()),
        addresses: app.visitors.addresses(id),
    }
}

/// Gives a player another name, also at the tables where they are named.
pub(super) async fn rename(app: &App, player: &str, name: &str) -> Result<String, AdminFault> {
    let player = lookup::player(app, player).await?;
    let taken = || {
        let why = "is reserved, or belongs to or looks like that of another player";
        AdminFault(format!("the name {} {why}", record::excerpt(name)))
    };
    let name = check_new_name(app, &player, name).await.map_err(|refusal| {
        if refusal.fault.code == Code::NAME { taken() } else { refusal.fault.into() }
    })?;
    let tables = app.storage.tables_naming(player.id).await?;
    app.storage.rename_everywhere(player.id, &name).await.map_err(|fault| match fault {
        PlayerFault::Taken => taken(),
        fault => fault.into(),
    })?;
    for (table, _) in tables {
        app.hub.reread(table).await;
    }
    app.storage.overwrite_old().await;
    Ok(format!("{} ({}) is called {name} now", player.name, player.id))
}

/// Makes a claimed name free.
pub(super) async fn free_name(app: &App, name: &str) -> Result<String, AdminFault> {
    let owner = lookup::owner(app, name).await?;
    app.storage.free_name(owner.id).await?;
    Ok(format!("the name {} is free; its player ({}) is a guest now", owner.name, owner.id))
}

/// Sets another password of a claimed name. All its sessions end.
pub(super) async fn set_password(
    app: &App,
    name: &str,
    Secret(password): Secret,
) -> Result<String, AdminFault> {
    let owner = lookup::owner(app, name).await?;
    let hash = app.passwords.hash(password).await?;
    let _ending = app.identities.end(owner.id).await;
    app.storage.set_password(owner.id, hash).await?;
    app.sessions.forget(owner.id);
    Ok(format!("{} ({}) has a new password, and is logged out everywhere", owner.name, owner.id))
}
