//! All players in the order of their ranks, page by page.

use crate::table::Table;
use game::Seat;
use protocol::{Code, Fault, PlayerId, Standings, StandingsRow};

/// How many rows a page has.
const PAGE: usize = 100;

impl Table {
    /// A page of the standings as a viewer may see them. Before the game begins everybody is first, by seat. The cursor is the
    /// number of rows before the page.
    ///
    /// # Errors
    /// If the cursor is not one of [`Standings::next`].
    pub fn standings(
        &self,
        viewer: Option<PlayerId>,
        after: Option<&str>,
    ) -> Result<Standings, Fault> {
        let from = after.map_or(Ok(0), cursor)?;
        let you = viewer.and_then(|player| self.seats.of(player));
        let row = |rank, seat: Seat, total| StandingsRow {
            rank,
            seat: seat.number(),
            name: self.seats.get(seat).and_then(|it| it.name()).unwrap_or("").to_owned(),
            total,
        };
        let rows: Vec<StandingsRow> = match &self.game {
            Some(game) => {
                let ranked = game.standings(you, from, PAGE).into_iter();
                ranked.map(|ranked| row(ranked.rank, ranked.seat, ranked.total)).collect()
            }
            None => {
                let taken = self.seats.taken().skip(from).take(PAGE);
                taken.map(|(seat, _)| row(1, seat, 0)).collect()
            }
        };
        let end = from + rows.len();
        let all = self.seats.len() - self.seats.free();
        let has_more = rows.len() == PAGE && end < all;
        Ok(Standings { rows, next: has_more.then(|| end.to_string()) })
    }
}

fn cursor(text: &str) -> Result<usize, Fault> {
    let is_plain = !text.starts_with(['0', '+']);
    let number = text.parse().ok().filter(|number| is_plain && number % PAGE == 0);
    number.ok_or_else(|| Fault::new(Code::FIELD, "this is not a cursor of the standings"))
}
