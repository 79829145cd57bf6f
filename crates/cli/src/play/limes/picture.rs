//! The display drawn with the names of its cells.

use crate::paint::Paint;
use limes::{Cell, Cells, Display, Landscape, Quarter, Zone, ZoneId};

/// The narrowest a zone is drawn.
const NARROWEST: usize = 4;

/// What stands between the western and the eastern zones of a card.
pub(crate) const GAP: &str = " ";

/// What is drawn in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Drawn {
    Nothing,
    /// The next card may lie here.
    Open,
    /// A card.
    Laid,
}

/// How wide zones must be for these tokens.
pub(crate) fn zone_width<'a>(tokens: impl IntoIterator<Item = &'a str>) -> usize {
    tokens.into_iter().map(str::len).max().unwrap_or(0).max(NARROWEST)
}

/// The tokens of everything in a display.
pub(crate) fn tokens(display: &Display) -> Vec<String> {
    display
        .cells()
        .flat_map(|cell| Quarter::ALL.map(|q| display.token(ZoneId { cell, quarter: q })))
        .collect()
}

/// How wide a card is inside its frame: two zones, a little apart so that quarters can be told.
pub(crate) fn card_width(zone_width: usize) -> usize {
    2 * zone_width + GAP.len()
}

/// A zone filled with its landscape, so that territories can be seen: `=h@` becomes `=h@=`.
pub(crate) fn filled(landscape: Landscape, token: &str, width: usize, paint: Paint) -> String {
    let fill = landscape.symbol().to_string().repeat(width.saturating_sub(token.len()));
    paint.zone(landscape, &format!("{token}{fill}"))
}

/// A display and the cells where the next card may lie, each with its name.
pub(crate) fn picture(display: &Display, open: Cells, width: usize, paint: Paint) -> String {
    Grid { display, open, width, paint }.draw()
}

struct Grid<'a> {
    display: &'a Display,
    open: Cells,
    width: usize,
    paint: Paint,
}

impl Grid<'_> {
    fn draw(&self) -> String {
        let shown = || self.display.cells().chain(self.open);
        let (Some(west), Some(east), Some(north), Some(south)) = (
            shown().map(Cell::column).min(),
            shown().map(Cell::column).max(),
            shown().map(Cell::row).min(),
            shown().map(Cell::row).max(),
        ) else {
            return String::new();
        };
        let mut lines = vec![self.letters(west, east)];
        for row in north..=south {
            lines.push(self.edge(row, west, east));
            for half in [&Quarter::ALL[..2], &Quarter::ALL[2..]] {
                lines.push(self.zones(row, west, east, half));
            }
        }
        lines.push(self.edge(south + 1, west, east));
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }

    /// The letters above the columns.
    fn letters(&self, west: u8, east: u8) -> String {
        let inside = card_width(self.width);
        let letters =
            (west..=east).map(|column| format!(" {:^inside$}", char::from(b'a' + column)));
        format!("   {}", letters.collect::<String>())
    }

    /// The line above a row of cells.
    fn edge(&self, row: u8, west: u8, east: u8) -> String {
        let mut line = "   ".to_owned();
        for column in west..=east + 1 {
            line += &self.corner(column, row);
            if column <= east {
                line += &self.horizontal(column, row);
            }
        }
        line
    }

    fn horizontal(&self, column: u8, row: u8) -> String {
        let width = card_width(self.width);
        match self.above_or_below(column, row) {
            Drawn::Laid => "─".repeat(width),
            Drawn::Open => self.paint.faint(&"┄".repeat(width)),
            Drawn::Nothing => " ".repeat(width),
        }
    }

    /// One line of zones of a row of cells: its northern or its southern half.
    fn zones(&self, row: u8, west: u8, east: u8, half: &[Quarter]) -> String {
        let northern = half.contains(&Quarter::NorthWest);
        let mut line = if northern { format!(" {} ", row + 1) } else { "   ".to_owned() };
        for column in west..=east + 1 {
            line += &match self.left_or_right(column, row) {
                Drawn::Laid => "│".to_owned(),
                Drawn::Open => self.paint.faint("┊"),
                Drawn::Nothing => " ".to_owned(),
            };
            let Some(cell) = Cell::new(column, row).filter(|_| column <= east) else { continue };
            match self.drawn(Some(cell)) {
                Drawn::Laid => {
                    let zones = half.iter().map(|&quarter| self.zone(ZoneId { cell, quarter }));
                    line += &zones.collect::<Vec<_>>().join(GAP);
                }
                Drawn::Open if northern => {
                    let name = format!("{:^1$}", cell.to_string(), card_width(self.width));
                    line += &self.paint.strong(&name);
                }
                Drawn::Open | Drawn::Nothing => line += &" ".repeat(card_width(self.width)),
            }
        }
        line
    }

    fn zone(&self, id: ZoneId) -> String {
        let landscape = self.display.zone(id).map_or(Landscape::Field, Zone::landscape);
        filled(landscape, &self.display.token(id), self.width, self.paint)
    }

    fn drawn(&self, cell: Option<Cell>) -> Drawn {
        match cell {
            Some(cell) if self.display.cells().contains(cell) => Drawn::Laid,
            Some(cell) if self.open.contains(cell) => Drawn::Open,
            _ => Drawn::Nothing,
        }
    }

    /// What the line above this cell has to border.
    fn above_or_below(&self, column: u8, row: u8) -> Drawn {
        let above = row.checked_sub(1).and_then(|above| Cell::new(column, above));
        self.drawn(above).max(self.drawn(Cell::new(column, row)))
    }

    /// What the line left of this cell has to border.
    fn left_or_right(&self, column: u8, row: u8) -> Drawn {
        let left = column.checked_sub(1).and_then(|left| Cell::new(left, row));
        self.drawn(left).max(self.drawn(Cell::new(column, row)))
    }

    /// The sign north-west of this cell, where up to four lines meet.
    fn corner(&self, column: u8, row: u8) -> String {
        const SIGNS: [&str; 16] =
            ["·", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼"];
        let up =
            row.checked_sub(1).map_or(Drawn::Nothing, |above| self.left_or_right(column, above));
        let down = self.left_or_right(column, row);
        let left =
            column.checked_sub(1).map_or(Drawn::Nothing, |left| self.above_or_below(left, row));
        let right = self.above_or_below(column, row);
        let lines = [up, down, left, right];
        if lines.iter().all(|&line| line == Drawn::Nothing) {
            return " ".to_owned();
        }
        let solid =
            lines.iter().rev().fold(0, |sum, &line| 2 * sum + usize::from(line == Drawn::Laid));
        match SIGNS[solid] {
            "·" => self.paint.faint("·"),
            sign => sign.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};
    use limes::Variants;

    fn check(display: &Display, expected: Expect) {
        let tokens = tokens(display);
        let width = zone_width(tokens.iter().map(String::as_str));
        let open = display.legal_cells(Variants::NONE);
        // A line at the margin keeps the others where they are.
        let title = format!("{} to choose from\n", open.len());
        expected.assert_eq(&(title + &picture(display, open, width, Paint::Plain)));
    }

    #[test]
    fn an_empty_display_waits_for_its_first_card() {
        check(
            &Display::new(),
            expect![[r#"
                1 to choose from
                        d
                   ·┄┄┄┄┄┄┄┄┄·
                 4 ┊   d4    ┊
                   ┊         ┊
                   ·┄┄┄┄┄┄┄┄┄·
            "#]],
        );
    }

    #[test]
    fn cells_can_be_read_off() {
        let display = Display::from_picture(
            "
            =h@ ~  ^  #
            =   ~  ^h =@@
        ",
        );
        check(
            &display.expect("a picture"),
            expect![[r#"
                6 to choose from
                        c         d         e         f
                             ·┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄·
                 3           ┊   d3    ┊   e3    ┊
                             ┊         ┊         ┊
                   ·┄┄┄┄┄┄┄┄┄┌─────────┬─────────┐┄┄┄┄┄┄┄┄┄·
                 4 ┊   c4    │=h@= ~~~~│^^^^ ####│   f4    ┊
                   ┊         │==== ~~~~│^h^^ =@@=│         ┊
                   ·┄┄┄┄┄┄┄┄┄└─────────┴─────────┘┄┄┄┄┄┄┄┄┄·
                 5           ┊   d5    ┊   e5    ┊
                             ┊         ┊         ┊
                             ·┄┄┄┄┄┄┄┄┄·┄┄┄┄┄┄┄┄┄·
            "#]],
        );
    }

    #[test]
    fn zones_grow_with_what_stands_on_them() {
        let display = Display::from_picture("=hhh@@@ ~\n^ #");
        check(
            &display.expect("a picture"),
            expect![[r#"
                4 to choose from
                           c               d               e
                                   ·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·
                 3                 ┊      d3       ┊
                                   ┊               ┊
                   ·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┌───────────────┐┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·
                 4 ┊      c4       │=hhh@@@ ~~~~~~~│      e4       ┊
                   ┊               │^^^^^^^ #######│               ┊
                   ·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄└───────────────┘┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·
                 5                 ┊      d5       ┊
                                   ┊               ┊
                                   ·┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄·
            "#]],
        );
    }
}
