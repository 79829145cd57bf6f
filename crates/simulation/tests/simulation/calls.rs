//! What clients and server say to each other.

use game::Level;
use protocol::{Code, CommandId, Decide, NewDraw, PlayerId, State, TableId};
use std::sync::Arc;
use table::Creation;

/// What a client asks of a table.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// A new table, the same one however often it is sent.
    Create(Box<Creation>, CommandId),
    Watch,
    Decide(Decide),
    Join(Option<usize>),
    Leave,
    Start,
    /// A seat, and whether its person may not come back.
    Kick(usize, bool),
    Substitute(usize),
    SeatBot(usize, Level),
    Legal,
    Record(Option<usize>),
    Player(usize),
    Rematch(NewDraw),
}

/// A request and whose it is.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) client: usize,
    /// Which of the client's connections it came by.
    pub(crate) connection: u64,
    /// The node that it goes to.
    pub(crate) node: usize,
    pub(crate) player: Option<PlayerId>,
    pub(crate) name: String,
    pub(crate) table: TableId,
    pub(crate) request: Request,
}

/// What the server says.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    Created(TableId),
    State(Arc<State>),
    Done(Decide, u64),
    Refused(Option<CommandId>, Code),
    Joined,
    Left,
    /// Something else that was asked for, as it is sent.
    Text(String),
    Rematch(TableId),
}

/// An answer and for whom it is.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) client: usize,
    pub(crate) connection: u64,
    pub(crate) player: Option<PlayerId>,
    pub(crate) table: TableId,
    pub(crate) answer: Answer,
}

impl Call {
    pub(crate) fn reply(&self, answer: Answer) -> Reply {
        let Call { client, connection, player, table, .. } = *self;
        Reply { client, connection, player, table, answer }
    }
}
