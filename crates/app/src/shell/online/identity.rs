//! The player whose data this device keeps. Unsent decisions and known boards belong to one player: somebody else who logs in
//! here must neither send nor see them.

use super::Presence;
use crate::shell::storage::{BrowserTexts, TextStorage};
use protocol::PlayerId;

/// Under this name is the player's id, as the server told it last: a page without a network has to know it too.
pub(super) const NAME: &str = "limes-player";

/// The player at this device; `None` for a visitor, and before the server was asked.
pub(super) fn current() -> Option<String> {
    BrowserTexts.get(NAME)
}

/// Who was and who is at this device, when that has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct IdentityChange {
    pub(super) before: Option<String>,
    pub(super) now: Option<String>,
}

/// Notes who the server says is at this device. Without a server they are who they were.
pub(super) fn note(presence: &Presence) -> Option<IdentityChange> {
    let now = match presence {
        Presence::Player(me) => Some(me.player.to_string()),
        Presence::Nobody => None,
        Presence::Unknown | Presence::NoServer | Presence::Banned => return None,
    };
    let before = current();
    if now == before {
        return None;
    }
    match &now {
        // Where nothing can be stored, nothing is kept for anybody.
        Some(player) => drop(BrowserTexts.set(NAME, player)),
        None => BrowserTexts.remove(NAME),
    }
    Some(IdentityChange { before, now })
}

/// Under this name and a player's id are the names of guests whose seats the player has taken over on this device.
const FORMER_NAMES: &str = "limes-former-names-";
/// The number of such names that are kept.
const FORMER: usize = 20;

/// The names that a player had as a guest of this device.
pub(crate) fn former_names(player: PlayerId) -> Vec<String> {
    let names = BrowserTexts.get(&format!("{FORMER_NAMES}{player}")).unwrap_or_default();
    names.lines().map(str::to_owned).collect()
}

/// Notes the name that a player has at tables they have sat at as a guest.
pub(super) fn note_former_name(player: PlayerId, name: &str) {
    let mut names = former_names(player);
    names.retain(|known| known != name);
    names.insert(0, name.to_owned());
    names.truncate(FORMER);
    // Where nothing can be stored, the guest looks like a fellow player.
    let _ = BrowserTexts.set(&format!("{FORMER_NAMES}{player}"), &names.join("\n"));
}

/// What something of a table is called that belongs to a player; the empty name is that of visitors.
pub(super) fn owned(table: &str, player: &str) -> String {
    format!("{table}-{player}")
}

/// The table and the player of such a name. Earlier versions named the table alone.
pub(super) fn table_and_owner(name: &str) -> (&str, &str) {
    name.split_once('-').unwrap_or((name, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_a_player_is_found_by_its_name() {
        assert_eq!(table_and_owner(&owned("t1", "ada")), ("t1", "ada"));
        assert_eq!(table_and_owner(&owned("t1", "")), ("t1", ""), "a visitor");
        assert_eq!(table_and_owner("t1"), ("t1", ""), "of an earlier version");
    }
}
