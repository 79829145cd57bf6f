//! Where the cards lie in the 4×4 box, and whether a display can grow that way.

use super::ground::{CELLS, Ground, Turned, zone_of};
use limes::{Dice, Quarter};

/// What never changes during a search.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// The drawn cards, round by round.
    pub(super) cards: Vec<Turned>,
    /// For each cell of the box those that a card there touches.
    touching: [u16; CELLS],
    /// Rounds that have been played.
    pub(super) played: usize,
    /// Where the workers stand who were placed in them: the round of the card, and the quarter as it lies.
    pub(super) standing: Vec<(usize, Quarter)>,
}

impl Table {
    pub(super) fn new(
        cards: Vec<Turned>,
        diagonal: bool,
        played: usize,
        standing: Vec<(usize, Quarter)>,
    ) -> Table {
        let touching = std::array::from_fn(|from| {
            (0..CELLS)
                .filter(|&to| {
                    let (columns, rows) =
                        ((from % 4).abs_diff(to % 4), (from / 4).abs_diff(to / 4));
                    columns + rows == 1 || diagonal && columns.max(rows) == 1
                })
                .fold(0, |cells, to| cells | 1 << to)
        });
        Table { cards, touching, played, standing }
    }
}

/// Which card lies where: a full display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// The cell of each round's card.
    pub(super) cells: [u8; CELLS],
    /// Its rotation.
    pub(super) rotations: [u8; CELLS],
}

impl Layout {
    /// Completes a display at random. `start` has the cells and rotations of the rounds played.
    pub(super) fn random(table: &Table, start: &Layout, dice: &mut Dice) -> Layout {
        // Where in the box the played cards will end up is open too.
        let moved = start.moved(dice.below(4) as u8, dice.below(4) as u8, table);
        let mut layout = moved.unwrap_or(*start);
        let mut laid =
            layout.cells[..table.played].iter().fold(0_u16, |laid, cell| laid | 1 << cell);
        for round in table.played..CELLS {
            let legal = |cell: &u8| {
                laid & 1 << cell == 0
                    && (laid == 0 || table.touching[usize::from(*cell)] & laid != 0)
            };
            let cells: Vec<u8> = (0..CELLS as u8).filter(legal).collect();
            layout.cells[round] = cells[dice.below(cells.len())];
            layout.rotations[round] = dice.below(4) as u8;
            laid |= 1 << layout.cells[round];
        }
        layout
    }

    /// Whether every card touches an earlier one.
    #[inline]
    pub(super) fn can_grow(&self, table: &Table) -> bool {
        let mut laid = 1_u16 << self.cells[0];
        let mut apart = false;
        for &cell in &self.cells[1..] {
            apart |= table.touching[usize::from(cell)] & laid == 0;
            laid |= 1 << cell;
        }
        !apart
    }

    /// The landscape.
    #[inline]
    pub(super) fn ground(&self, table: &Table) -> Ground {
        let mut ground = Ground::default();
        for ((card, &rotation), &cell) in table.cards.iter().zip(&self.rotations).zip(&self.cells) {
            ground.toggle(&card[usize::from(rotation & 3)], cell);
        }
        ground
    }

    /// The same cards in the box moved by so many columns and rows: what leaves it on one side comes back on the
    /// other. `None` if that tears apart what has been laid.
    pub(super) fn moved(&self, columns: u8, rows: u8, table: &Table) -> Option<Layout> {
        let mut layout = *self;
        for cell in &mut layout.cells {
            *cell = ((*cell + columns) & 3) | ((*cell + 4 * rows) & 12);
        }
        let apart = |layout: &Layout, round: usize| {
            let (first, cell) = (layout.cells[0] as i8, layout.cells[round] as i8);
            ((first & 3) - (cell & 3), (first >> 2) - (cell >> 2))
        };
        let whole = (1..table.played).all(|round| apart(&layout, round) == apart(self, round));
        whole.then_some(layout)
    }

    /// The cells of the cards to come.
    #[inline]
    pub(super) fn open(&self, table: &Table) -> u16 {
        self.cells[table.played..].iter().fold(0, |open, &cell| open | 1 << cell)
    }

    /// The zones of the workers who stood there from the beginning.
    #[inline]
    pub(super) fn standing(&self, table: &Table) -> u64 {
        let zone = |&(round, quarter): &(usize, Quarter)| zone_of(self.cells[round], quarter);
        table.standing.iter().map(zone).fold(0, |zones, zone| zones | zone)
    }
}
