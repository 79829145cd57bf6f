//! What is stored of a table.

use crate::time::Millis;
use game::Level;
use protocol::{BotSeat, CommandId, Options, PlayerId, TableId};
use serde::{Deserialize, Serialize};

/// Something that has happened at a table. Its events in order are the table.
///
/// They are stored as JSON and read for ever, so nothing here is ever renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody made the table. They take a seat next.
    Created {
        /// How it plays.
        options: Options,
        /// Who made it.
        maker: PlayerId,
        /// The seed of the draw, which nobody may know before the end.
        seed: String,
        /// What bots leave to chance. It has nothing to do with the seed, so no decision tells anything about the draw.
        luck: u64,
        /// The only people who may sit here, where the draw is known to them; everybody if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        invited: Vec<PlayerId>,
    },
    /// A person took a seat.
    Joined {
        /// The seat.
        seat: usize,
        /// Who.
        player: PlayerId,
        /// What they are called at this table.
        name: String,
    },
    /// A bot took a seat.
    Seated(BotSeat),
    /// A seat became free.
    Freed {
        /// The seat.
        seat: usize,
        /// Whether whoever sat there may not come back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        barred: bool,
    },
    /// A free seat is kept for a person of the game before.
    Reserved {
        /// The seat.
        seat: usize,
        /// The person.
        player: PlayerId,
        /// Their name at the table before.
        name: String,
    },
    /// A seat is kept for nobody any more.
    Released {
        /// The seat.
        seat: usize,
        /// Whether the person for whom it was kept may not sit down at this table.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        barred: bool,
    },
    /// The game began; seats that were free are gone.
    Began {},
    /// A seat decided.
    Decided {
        /// The seat.
        seat: usize,
        /// The question that was answered.
        asked: String,
        /// The decision, as it was sent.
        decision: String,
        /// Who decided.
        by: By,
    },
    /// A person left while the game is on.
    Away {
        /// Their seat.
        seat: usize,
    },
    /// Another player let a bot play for a person whom the game has waited for.
    Substituted {
        /// The seat of the absent person.
        seat: usize,
        /// The seat of the player who asked for it.
        by: usize,
    },
    /// They came back.
    Back {
        /// Their seat.
        seat: usize,
    },
    /// The clock of the current question was put off, because no server was running.
    Extended {
        /// When it runs out, in milliseconds since 1970.
        ends: Millis,
    },
    /// A guest has signed in, and the seat belongs to the account from now on.
    Transferred {
        /// The seat.
        seat: usize,
        /// The guest.
        from: PlayerId,
        /// The account.
        player: PlayerId,
    },
    /// The people play again at another table.
    Rematched {
        /// Where.
        table: TableId,
    },
    /// The operator has taken the table out of the public list.
    Unlisted {},
    /// The table was given up.
    Closed {},
}

/// Who decided for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Its person, with this command.
    Person(CommandId),
    /// The bot that sits there.
    Bot,
    /// A bot, because the person was away or out of time.
    StandIn,
}

impl Event {
    /// A bot that sits down.
    pub(crate) fn bot(seat: usize, level: Level) -> Event {
        Event::Seated(BotSeat { seat, level })
    }
}
