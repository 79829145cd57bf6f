//! Where the cards lie in the 4×4 box, and whether a display can grow that way.

use super::cells::{CELLS, toggle, zone_of};
use dice::Dice;
use limes::{Card, Cell, Cells, Map, Quarter, Rotation, Variants, Zones};

/// The draw that is to be solved, and what has been played of it: what never changes during a search.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    /// The drawn cards, round by round, in each of the four rotations.
    pub(super) cards: Vec<[Map; 4]>,
    /// For each cell of the box those that a card there touches.
    touching: [u16; CELLS],
    /// Rounds that have been played.
    pub(super) played: usize,
    /// The workers in the display after them: the round of the card on which each is, and the quarter as it lies.
    pub(super) workers: Vec<(usize, Quarter)>,
}

impl Problem {
    pub(super) fn new<'a>(
        cards: impl IntoIterator<Item = &'a Card>,
        variants: Variants,
        played: usize,
        workers: Vec<(usize, Quarter)>,
    ) -> Problem {
        let turned = |card: &Card| Rotation::ALL.map(|rotation| *card.turned(rotation));
        let cell = |number: usize| Cell::new(number as u8 % 4, number as u8 / 4);
        let touching = std::array::from_fn(|from| {
            let around = cell(from).map(|cell| Cells::one(cell).touching(variants));
            let touches = |&to: &usize| around.zip(cell(to)).is_some_and(|(a, to)| a.contains(to));
            (0..CELLS).filter(touches).fold(0, |cells, to| cells | 1 << to)
        });
        Problem { cards: cards.into_iter().map(turned).collect(), touching, played, workers }
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
    pub(super) fn random(problem: &Problem, start: &Layout, dice: &mut Dice) -> Layout {
        // Where in the box the played cards will end up is open too.
        let moved = start.moved(dice.below(4) as u8, dice.below(4) as u8, problem);
        let mut layout = moved.unwrap_or(*start);
        let mut laid =
            layout.cells[..problem.played].iter().fold(0_u16, |laid, cell| laid | 1 << cell);
        for round in problem.played..CELLS {
            let legal = |cell: &u8| {
                laid & 1 << cell == 0
                    && (laid == 0 || problem.touching[usize::from(*cell)] & laid != 0)
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
    pub(super) fn can_grow(&self, problem: &Problem) -> bool {
        let mut laid = 1_u16 << self.cells[0];
        let mut apart = false;
        for &cell in &self.cells[1..] {
            apart |= problem.touching[usize::from(cell)] & laid == 0;
            laid |= 1 << cell;
        }
        !apart
    }

    /// The landscape.
    #[inline]
    pub(super) fn map(&self, problem: &Problem) -> Map {
        let mut map = Map::default();
        for ((card, &rotation), &cell) in problem.cards.iter().zip(&self.rotations).zip(&self.cells)
        {
            toggle(&mut map, &card[usize::from(rotation & 3)], cell);
        }
        map
    }

    /// The same cards in the box moved by so many columns and rows: what leaves it on one side comes back on the
    /// other. `None` if that separates cards that have been laid.
    pub(super) fn moved(&self, columns: u8, rows: u8, problem: &Problem) -> Option<Layout> {
        let mut layout = *self;
        for cell in &mut layout.cells {
            *cell = ((*cell + columns) & 3) | ((*cell + 4 * rows) & 12);
        }
        let apart = |layout: &Layout, round: usize| {
            let (first, cell) = (layout.cells[0] as i8, layout.cells[round] as i8);
            ((first & 3) - (cell & 3), (first >> 2) - (cell >> 2))
        };
        let whole = (1..problem.played).all(|round| apart(&layout, round) == apart(self, round));
        whole.then_some(layout)
    }

    /// The cells of the cards to come.
    #[inline]
    pub(super) fn open(&self, problem: &Problem) -> u16 {
        self.cells[problem.played..].iter().fold(0, |open, &cell| open | 1 << cell)
    }

    /// The zones of the workers who were in the display from the beginning.
    #[inline]
    pub(super) fn workers(&self, problem: &Problem) -> Zones {
        let zone = |&(round, quarter): &(usize, Quarter)| zone_of(self.cells[round], quarter);
        problem.workers.iter().map(zone).fold(Zones::NONE, |zones, zone| zones | zone)
    }
}
