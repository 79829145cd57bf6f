//! Who sits at a table of Limes, and what they may watch.

use crate::shell::seats::Seats;
use limes::{Record, TurnVisibility};
use record::Header;

/// `[Table "open"]`; a closed table has no header.
const TABLE: &str = "Table";
const OPEN: &str = "open";

/// Who sat where, as a record says.
pub(crate) fn seats(record: &Record) -> Seats {
    Seats::of_headers(record.game.players().len(), &record.headers)
}

/// The header that says that turns of the round that is going on may be watched, where they may.
pub(crate) fn table_header(table: TurnVisibility) -> Option<Header> {
    (table == TurnVisibility::Open).then(|| Header::new(TABLE, OPEN))
}

/// Whether a curtain hangs between the players of a record: only between persons, and only where nobody may watch the others.
pub(crate) fn has_curtain(record: &Record) -> bool {
    record.turn_visibility() == TurnVisibility::Hidden && seats(record).is_handed_round()
}
