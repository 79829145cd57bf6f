//! Players, tables and networks as operators name them.

use super::fault::AdminFault;
use crate::app::App;
use crate::storage::{BanSubject, Player};
use crate::subnet::Subnet;
use protocol::{PlayerId, TableId};
use record::excerpt;

/// How many players of one name are listed for the operator to choose from.
const MOST_CHOICES: usize = 8;

/// The player with this identifier, or the only one with this name.
pub(super) async fn player(app: &App, text: &str) -> Result<Player, AdminFault> {
    let text = text.trim();
    if let Ok(id) = text.parse::<PlayerId>()
        && let Some(player) = app.storage.player(id).await?
    {
        return Ok(player);
    }
    let mut found = app.storage.players_named(text, MOST_CHOICES + 1).await?;
    match found.len() {
        0 => Err(AdminFault(format!("there is no player {}", excerpt(text)))),
        1 => Ok(found.remove(0)),
        many => Err(AdminFault(ambiguous(text, &found[..many.min(MOST_CHOICES)], many))),
    }
}

fn ambiguous(text: &str, players: &[Player], found: usize) -> String {
    let number = if found > players.len() { "many".to_owned() } else { found.to_string() };
    let choices: Vec<String> = players
        .iter()
        .map(|player| format!("{}{}", player.id, if player.claimed { " (claimed)" } else { "" }))
        .collect();
    let rest = if found > players.len() { ", …" } else { "" };
    format!(
        "{number} players are called {}; choose one: {}{rest}",
        excerpt(text),
        choices.join(", ")
    )
}

/// The player who has claimed a name, or the one with this identifier if they have.
pub(super) async fn owner(app: &App, text: &str) -> Result<Player, AdminFault> {
    let text = text.trim();
    let by_id = match text.parse::<PlayerId>() {
        Ok(id) => app.storage.player(id).await?.filter(|player| player.claimed),
        Err(_) => None,
    };
    let owner = match by_id {
        Some(player) => Some(player),
        None => app.storage.claimed_name(text).await?.map(|account| account.player),
    };
    owner.ok_or_else(|| AdminFault(format!("nobody has claimed the name {}", excerpt(text))))
}

/// The table with this identifier, or behind this link.
pub(super) async fn table(app: &App, text: &str) -> Result<TableId, AdminFault> {
    let id = text.trim().rsplit('/').next().unwrap_or_default();
    let table = id.parse::<TableId>();
    let table = table.map_err(|_| {
        AdminFault(format!("{} is not a table: {}", excerpt(text), protocol::NotAnId))
    })?;
    match app.storage.has_table(table).await? {
        true => Ok(table),
        false => Err(AdminFault(format!("there is no table {table}"))),
    }
}

/// A network.
pub(super) fn network(text: &str) -> Result<Subnet, AdminFault> {
    text.trim().parse().map_err(|fault| AdminFault(format!("{}: {fault}", excerpt(text))))
}

/// Whether a text is meant as an address rather than a name.
pub(super) fn is_address(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_hexdigit() || matches!(c, '.' | ':' | '/');
    text.contains(['.', ':']) && text.chars().all(is_part)
}

/// A player or network to be banned.
pub(super) async fn subject(app: &App, text: &str) -> Result<BanSubject, AdminFault> {
    if is_address(text.trim()) {
        return network(text).map(BanSubject::Network);
    }
    player(app, text).await.map(|player| BanSubject::Player(player.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_from_names() {
        for text in ["192.0.2.1", "192.0.2.0/24", "::1", "2001:db8::/64", "300.1.1.1", "1.2.3.4/x:"]
        {
            assert_eq!(is_address(text), !text.contains('x'), "{text}");
        }
        for text in ["Ada", "", "0123456789abcdefghjk", "J. R.", "abc", "a/b"] {
            assert!(!is_address(text), "{text}");
        }
    }
}
