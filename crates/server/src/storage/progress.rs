//! How far a game has come, as lists of a player's tables show it.

use super::millis::Millis;
use protocol::{PlayerId, TableId};
use serde::{Deserialize, Serialize};

/// How far a game has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// How many rounds there are.
    pub rounds: usize,
    /// When the clock runs out.
    pub ends: Option<Millis>,
    /// The names at the table.
    pub people: People,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
}

/// The pending decisions of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// The round being played, or the last one; 0 before the first.
    pub round: usize,
    /// The question that is asked.
    pub question: Option<String>,
    /// The seats that are asked; `None` at large tables, where everyone is who has not answered.
    pub asked: Option<Vec<usize>>,
}

/// The names at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct People {
    /// The person who looks after the table.
    pub host: Option<SeatedName>,
    /// The players in order, or the first few of many.
    pub players: Vec<SeatedName>,
}

/// A player's identifier, unless it is a bot, and the name at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedName(pub Option<PlayerId>, pub String);

impl People {
    /// The names of the players.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|SeatedName(_, name)| name.clone()).collect()
    }

    /// Shows a player in another way.
    pub(super) fn rename(&mut self, player: PlayerId, shown: &SeatedName) {
        let all = self.host.iter_mut().chain(&mut self.players);
        for seated in all.filter(|seated| seated.0 == Some(player)) {
            seated.clone_from(shown);
        }
    }
}

/// A player at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The player.
    pub player: PlayerId,
    /// Their seat; `None` if they have left.
    pub seat: Option<usize>,
    /// The question of a large table that they have answered.
    pub answered: Option<String>,
    /// Whether a bot plays for them because they have left the running game.
    pub away: bool,
    /// Their rank when the game is over.
    pub rank: Option<usize>,
    /// When the game ended.
    pub over_at: Option<Millis>,
    /// Whether they sit down now. Otherwise nothing is stored about players who have been deleted meanwhile.
    pub joins: bool,
}

impl Member {
    /// Somebody who sits at a table that has not begun, or has left it.
    pub fn new(player: PlayerId, seat: Option<usize>) -> Member {
        Member { player, seat, answered: None, away: false, rank: None, over_at: None, joins: true }
    }
}
