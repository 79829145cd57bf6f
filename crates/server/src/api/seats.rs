//! The seats of a guest who signs in.

use super::answer::Refusal;
use crate::app::App;
use crate::storage::Player;

/// Gives the guest's seats to the account, except where both sit. Tells how many.
pub(super) async fn take_seats(
    app: &App,
    guest: &Player,
    account: &Player,
) -> Result<usize, Refusal> {
    let mut took = 0;
    for (table, ..) in app.storage.tables_of(guest.id).await? {
        let (from, to) = (guest.id, account.id);
        let live = app.hub.table(table).await?;
        let is_taken = live.change(move |table, now| Ok(table.transfer(from, to, now))).await?;
        took += usize::from(is_taken);
    }
    Ok(took)
}
