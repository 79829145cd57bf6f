//! How a game ended, in a few lines.

use crate::output;
use games::SeenView;
use protocol::{GameName, Stage, State};
use std::fmt::Write as _;

/// One line of the result.
struct Row {
    rank: usize,
    seat: usize,
    name: String,
    points: i64,
}

/// Every player with rank and points, best first, as far as the last state shows them.
pub(super) fn text(state: &State) -> String {
    let table = &state.table;
    if state.state != Stage::Over {
        return format!("The table was closed before the end of the game: {table}\n");
    }
    let game = match state.game {
        GameName::Limes => "Limes",
        GameName::Limits => "Limits",
    };
    let mut text = format!("The game of {game} is over: {table}\n");
    let (mut rows, others) = match state.view.as_ref().map(games::AnyView::read) {
        Some(Ok(SeenView::Limes(view))) => (limes_rows(&view), view.others),
        Some(Ok(SeenView::Limits(view))) => (limits_rows(&view), 0),
        _ => (Vec::new(), 0),
    };
    rows.sort_by_key(|row| (row.rank, row.seat));
    let longest = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    for Row { rank, seat, name, points } in rows {
        let own = if state.you == Some(seat) { "  (this engine)" } else { "" };
        let unit = if points == 1 { "point" } else { "points" };
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{rank:>4}. {name:<longest$}  {points:>4} {unit}{own}");
    }
    if others > 0 {
        let _ = writeln!(text, "      and {others} others");
    }
    text
}

fn limes_rows(view: &limes::View) -> Vec<Row> {
    let row = |player: &limes::PlayerView| Row {
        rank: player.rank,
        seat: player.seat.number(),
        name: output::printable(&player.name),
        points: player.total.into(),
    };
    view.players.iter().map(row).collect()
}

fn limits_rows(view: &limits::View) -> Vec<Row> {
    let rank = |points: i32| 1 + view.players.iter().filter(|other| other.points > points).count();
    let row = |(seat, player): (usize, &limits::PlayerView)| Row {
        rank: rank(player.points),
        seat,
        name: output::printable(&player.name),
        points: player.points.into(),
    };
    (1..).zip(&view.players).map(row).collect()
}
