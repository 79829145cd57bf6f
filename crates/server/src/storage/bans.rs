//! Bans: players and networks that the operator refuses.

use super::Storage;
use super::fault::ReadFault;
use super::millis::Millis;
use crate::subnet::Subnet;
use protocol::PlayerId;
use std::fmt;

/// A player or network that can be banned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BanSubject {
    /// A player.
    Player(PlayerId),
    /// All addresses of a network.
    Network(Subnet),
}

impl fmt::Display for BanSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BanSubject::Player(player) => player.fmt(f),
            BanSubject::Network(network) => network.fmt(f),
        }
    }
}

/// A player or network that the operator refuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// The player or network.
    pub subject: BanSubject,
    /// The operator's note.
    pub reason: Option<String>,
    /// When it was banned.
    pub since: Millis,
    /// When the ban ends, if it does.
    pub ends: Option<Millis>,
}

impl Ban {
    /// Whether it still holds.
    pub fn holds(&self, now: Millis) -> bool {
        self.ends.is_none_or(|ends| now < ends)
    }
}

impl Storage {
    /// All bans, oldest first, also those that have ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn bans(&self) -> Result<Vec<Ban>, ReadFault> {
        on_either!(self, it => it.bans().await)
    }
}

impl Ban {
    /// A ban as its columns hold it.
    pub(super) fn read(
        (subject, reason, since, ends): (String, Option<String>, i64, Option<i64>),
    ) -> Result<Ban, ReadFault> {
        let player = subject.parse().map(BanSubject::Player);
        let read = player.or_else(|_| subject.parse().map(BanSubject::Network));
        Ok(Ban {
            subject: read.map_err(|_| ReadFault(format!("{subject} cannot be banned")))?,
            reason,
            since: since.cast_unsigned(),
            ends: ends.map(i64::cast_unsigned),
        })
    }
}
