//! What can change about a player.

use super::bans::{Ban, BanSubject};
use super::millis::Millis;
use protocol::{PlayerId, TableId};

/// How many rows are removed at once; whoever writes does not wait for more.
pub(super) const BATCH: i64 = 200;
/// A day.
pub(super) const DAY: Millis = 24 * 3_600_000;

/// The SHA-256 of a token. The token itself is not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Hashes of a player's password and recovery code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secrets {
    /// Of the password.
    pub password_hash: String,
    /// Of the recovery code.
    pub recovery_hash: String,
}

/// A change about a player.
#[derive(Clone, Debug)]
pub(super) enum PlayerChange {
    /// Somebody new.
    Add { player: PlayerId, name: String, token: TokenHash },
    /// They are called something else.
    Rename { player: PlayerId, name: String },
    /// Their name is theirs alone, and who knows the password is them.
    Claim { player: PlayerId, secrets: Secrets, replaces: Option<String>, keeps: Option<TokenHash> },
    /// A new password by a recovery code, whose hash this is; one new token is all that counts from now on.
    Recover { player: PlayerId, recovery_hash: String, secrets: Secrets, token: TokenHash },
    /// Another device of theirs.
    AddToken { player: PlayerId, token: TokenHash },
    /// A device that is no longer theirs.
    RemoveToken { token: TokenHash },
    /// No device is theirs any longer.
    RemoveTokens { player: PlayerId },
    /// A token was used at that time.
    Use { token: TokenHash, at: Millis },
    /// Removes these tables, at which no person has played.
    RemoveTables { tables: Vec<TableId> },
    /// Guests without a table are removed who were last here before that time.
    RemoveGuests { before: Millis },
    /// Tokens are removed that were last used before that time.
    RemoveTokensUnused { before: Millis },
    /// The operator gives them another name, also at the tables where they are named.
    RenameEverywhere { player: PlayerId, name: String },
    /// The operator takes the claim of their name away.
    Free { player: PlayerId },
    /// The operator sets another password. The recovery code and all tokens are void.
    SetPassword { player: PlayerId, password_hash: String },
    /// The operator refuses a player or network.
    Ban(Ban),
    /// And refuses them no longer.
    Unban(BanSubject),
    /// They want to be forgotten.
    Delete { player: PlayerId },
}

impl PlayerChange {
    /// Whether something goes that must not be in the files any longer.
    pub(super) fn forgets(&self) -> bool {
        matches!(self, PlayerChange::Delete { .. } | PlayerChange::RenameEverywhere { .. })
    }
}

/// A name as it is compared with claimed ones.
pub(crate) fn fold(name: &str) -> String {
    // Twice: ß has no other case of its own, and a Greek word ends in another s.
    name.to_uppercase().to_lowercase()
}
