//! The commands whose answers say more than that they are done.

use super::table::LiveTable;
use crate::telemetry::Latency;
use game::Seat;
use protocol::{Code, Decide, Fault, PlayerId, TableId};
use std::sync::Arc;
use std::time::Instant;
use table::{Command, Reply};

impl LiveTable {
    /// Gives a person a seat.
    ///
    /// # Errors
    /// Why it is refused, or that it could not be stored.
    pub async fn join(
        self: &Arc<LiveTable>,
        player: PlayerId,
        name: String,
        seat: Option<usize>,
    ) -> Result<Seat, Fault> {
        match self.execute(Command::Join { player, name, seat }).await? {
            Reply::Seat(seat) => Ok(seat),
            other => Err(unexpected(&other)),
        }
    }

    /// Decides for a person.
    ///
    /// # Errors
    /// Why it is refused, or that it could not be stored.
    pub async fn decide(
        self: &Arc<LiveTable>,
        player: PlayerId,
        decide: Decide,
    ) -> Result<u64, Fault> {
        let start = Instant::now();
        let decided = self.execute(Command::Decide { player, decide }).await;
        Latency::Decision.record(start);
        match decided? {
            Reply::Version(version) => Ok(version),
            other => Err(unexpected(&other)),
        }
    }

    /// Gives the seat of a guest to their account. Tells whether it did.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn transfer(
        self: &Arc<LiveTable>,
        guest: PlayerId,
        account: PlayerId,
    ) -> Result<bool, Fault> {
        self.changes(Command::Transfer { guest, account }).await
    }

    /// Notes the table of a rematch. Tells which one counts: the first.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn rematched(self: &Arc<LiveTable>, table: TableId) -> Result<TableId, Fault> {
        match self.execute(Command::Rematched { table }).await? {
            Reply::Rematch(table) => Ok(table),
            other => Err(unexpected(&other)),
        }
    }

    /// Gives up the table. Tells whether it was not over yet.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn close(self: &Arc<LiveTable>) -> Result<bool, Fault> {
        self.changes(Command::Close).await
    }

    /// Takes the table out of the public list. Tells whether it was there.
    ///
    /// # Errors
    /// If it could not be stored.
    pub(crate) async fn unlist(self: &Arc<LiveTable>) -> Result<bool, Fault> {
        self.changes(Command::Unlist).await
    }

    async fn changes(self: &Arc<LiveTable>, command: Command) -> Result<bool, Fault> {
        match self.execute(command).await? {
            Reply::Changed(has_changed) => Ok(has_changed),
            other => Err(unexpected(&other)),
        }
    }

    /// Lets a bot play for an absent person.
    ///
    /// # Errors
    /// Why it is refused, or that it could not be stored.
    pub async fn substitute(self: &Arc<LiveTable>, by: PlayerId, seat: usize) -> Result<(), Fault> {
        let absence = self.absence_in(seat).await;
        self.execute(Command::Substitute { by, seat, absence }).await.map(|_| ())
    }
}

/// A reply that belongs to another command; it is never told as if it were an answer.
fn unexpected(reply: &Reply) -> Fault {
    tracing::error!(?reply, "a command was answered like another");
    Fault::new(Code::BUSY, "the table gave no answer")
}
