//! The seats of a guest who signs in, and of players who go.

use super::answer::Refusal;
use crate::app::App;
use crate::storage::Player;
use protocol::{Code, Fault, PlayerId, Stage, TableId};
use table::Command;

/// Gives the guest's seats to the account, except where both sit. Tells how many.
pub(super) async fn take_seats(
    app: &App,
    guest: &Player,
    account: &Player,
) -> Result<usize, Refusal> {
    let mut took = 0;
    for (table, ..) in app.storage.tables_of(guest.id).await? {
        let live = app.hub.table(table).await?;
        took += usize::from(live.transfer(guest.id, account.id).await?);
    }
    Ok(took)
}

/// Gives up the seats of a player at those of these tables that are not over. Tells how many.
pub(crate) async fn leave_tables(
    app: &App,
    player: PlayerId,
    tables: &[(TableId, Stage)],
) -> Result<usize, Fault> {
    let mut left = 0;
    for &(table, stage) in tables {
        if matches!(stage, Stage::Open | Stage::Playing) {
            let live = app.hub.table(table).await?;
            match live.execute(Command::Leave { player }).await {
                Ok(_) => left += 1,
                Err(fault) if fault.code == Code::BUSY => return Err(fault),
                // Somebody who has left already, or whose game has ended since, is gone as well.
                Err(_) => {}
            }
        }
    }
    Ok(left)
}
