//! What a driver tells about a game: plain data, whole every time.

use crate::{Millis, Refused};
use game::{Position, Question, Seat};
use std::fmt;

/// Who plays in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person at this device.
    Here,
    /// A person at another device.
    Elsewhere,
    /// A bot.
    Bot {
        /// The name of its level, as the bots spell it.
        level: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// The seat.
    pub seat: Seat,
    /// The name of its player.
    pub name: String,
    /// Who plays in it.
    pub occupant: Occupant,
    /// Whether the game waits for a decision of this seat.
    pub is_asked: bool,
    /// Whether its player can be reached; always so on this device.
    pub is_connected: bool,
    /// The questions that a bot has answered because their time was over.
    pub stood_in: Vec<Question>,
}

/// A seat of this device, with what its player alone may see.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnSeat<P: Position> {
    /// The seat.
    pub seat: Seat,
    /// What its player may see.
    pub view: P::View,
    /// The question that its player is to answer, if any.
    pub asked: Option<Question>,
    /// The question whose answer would be taken back; `None` where that is not possible.
    pub take_back: Option<Question>,
}

/// A game at one moment, as far as this device may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct State<P: Position> {
    /// Grows with every decision that counts, and with everything taken back. At an equal version the later state counts.
    pub version: u64,
    /// The seats in order; at very large tables only some of them.
    pub seats: Vec<SeatState>,
    /// The seats of this device, in order.
    pub own: Vec<OwnSeat<P>>,
    /// What somebody sees who only watches, if this device has no seat.
    pub watched: Option<P::View>,
    /// Whether nothing more will be decided.
    pub is_over: bool,
    /// The table of a server at which the game is played; `None` for a game of this device.
    pub table: Option<TableState>,
}

/// A table of a server, as far as it is not the game itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableState {
    /// The history that versions count in: another number after the server was restored from an older backup.
    pub epoch: u64,
    /// Whether it was given up before the end of the game.
    pub is_closed: bool,
    /// When a bot decides for those who are still asked, in the time of this device.
    pub deadline: Option<Millis>,
    /// The SHA-256 of the seed in hex, which the server told before the first card.
    pub commitment: String,
    /// The seed, when nothing more will be decided.
    pub seed: Option<String>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
}

/// How things stand around the game: what a screen shows beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The way to whoever keeps the game.
    pub connection: Connection,
    /// Whether what was decided is safe.
    pub storage: StorageState,
    /// The bots of this device that have not acted yet, in seat order.
    pub thinking: Vec<Seat>,
    /// Why bots think in their fallback at the moment, if they do.
    pub thinker_fault: Option<String>,
}

/// The way to whoever keeps the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Connection {
    /// It stands, or none is needed.
    #[default]
    Steady,
    /// It is being made for the first time.
    Connecting,
    /// It is lost. What was decided is sent again when it is back.
    Lost {
        /// Why, in words.
        reason: String,
        /// When the next attempt is made.
        retry_at: Option<Millis>,
    },
    /// It stands, but this game is not to be had over it. It can be tried again ([`crate::GameClient::retry`]).
    Refused(Refused),
}

/// Whether what was decided on this device is safe.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StorageState {
    /// Everything is.
    #[default]
    Saved,
    /// The newest decision is being stored.
    Saving,
    /// Somebody else has stored a newer version, which is being read.
    Loading,
    /// The newest decision could not be stored and does not count yet. It can be tried again
    /// ([`crate::GameClient::retry`]), or the game can go on without ([`crate::GameClient::go_on_unsaved`]).
    Failed(StoreFault),
    /// The game goes on although its newest decisions are not stored; every decision tries again.
    Unsaved(StoreFault),
}

/// Why something was not stored or not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// There is no room left.
    Full,
    /// The browser does not allow it, or another page is in the way.
    Blocked,
    /// What is stored is not the version that the write was to follow.
    Conflict {
        /// The version that is stored; 0 if there is none.
        found: u64,
    },
    /// What is stored cannot be read, for this reason.
    Corrupt(String),
    /// Anything else, in the words of the storage.
    Other(String),
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreFault::Full => f.write_str("there is no room left"),
            StoreFault::Blocked => f.write_str("the storage is blocked"),
            StoreFault::Conflict { found } => write!(f, "version {found} is stored already"),
            StoreFault::Corrupt(reason) => write!(f, "what is stored cannot be read: {reason}"),
            StoreFault::Other(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreFault {}
