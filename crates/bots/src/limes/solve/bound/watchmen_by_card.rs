//! The most that watchmen can see, card by card.
//!
//! For every set of cells on which watchmen may stand, the cards are laid so that the watchmen see as much as they can: an
//! assignment of cards to cells, solved exactly.

use super::watchmen::{forest_beside, forest_in_lines};
use limes::{CARDS, Card, Landscape, Map, Rotation, WORKERS};

/// Worse than any sum of views.
const NEVER: i32 = -1_000;

/// A card as watchmen see it.
struct CardView {
    /// Forest in its two rows, the richer first, and in its two columns.
    lines: [[i32; 2]; 2],
    /// What a watchman on its tower sees on the card itself, if there is a tower.
    own: Option<i32>,
}

/// For each number of watchmen what they can see if no two are on one card; `None` if two could.
pub(super) fn on_cards(cards: &[&Card]) -> Option<[u32; WORKERS + 1]> {
    let views: Vec<CardView> =
        cards.iter().map(|card| CardView::of(card.turned(Rotation::Up))).collect::<Option<_>>()?;
    let mut most = [0; WORKERS + 1];
    let towers = views.iter().filter(|view| view.own.is_some()).count();
    for watchmen in (0..=u16::MAX).filter(|&cells| in_order(cells)) {
        let count = watchmen.count_ones() as usize;
        if count > towers {
            continue;
        }
        let worth = |card: usize, cell: usize| views[card].seen(watchmen, cell as u32);
        most[count] = most[count].max(u32::try_from(best_assignment(worth)).unwrap_or(0));
    }
    Some(most)
}

/// Whether this set of cells stands for all that differ from it by an exchange of rows or of columns: its rows are in
/// falling order, and its columns too. The greatest of such sets always is so.
fn in_order(cells: u16) -> bool {
    let row = |row: u32| cells >> (12 - 4 * row) & 15;
    let column = |column: u32| {
        let column = cells >> (3 - column) & 0x1111;
        (column | column >> 3 | column >> 6 | column >> 9) & 15
    };
    cells.count_ones() as usize <= WORKERS
        && (1..4).all(|next| row(next - 1) >= row(next))
        && (1..4).all(|next| column(next - 1) >= column(next))
}

impl CardView {
    /// `None` if there are two towers on the card.
    fn of(card: &Map) -> Option<CardView> {
        let [north, south, west, east] = forest_in_lines(card).map(|forest| forest as i32);
        let richer_first = |a: i32, b: i32| [a.max(b), a.min(b)];
        let lines = [richer_first(north, south), richer_first(west, east)];
        let mut towers = card.showing(Landscape::Tower);
        let own = towers.next().map(|tower| forest_beside(card, tower) as i32);
        towers.is_empty().then_some(CardView { lines, own })
    }

    /// What the watchmen on these cells can see of the card on that cell.
    fn seen(&self, watchmen: u16, cell: u32) -> i32 {
        let others = watchmen & !(1 << cell);
        let row = (others & 15 << (cell & 12)).count_ones();
        let column = (others & 0x1111 << (cell & 3)).count_ones();
        // The card can be turned.
        let [across, down] = &self.lines;
        let far = (along(across, row) + along(down, column))
            .max(along(down, row) + along(across, column));
        let own = if watchmen & 1 << cell == 0 { 0 } else { self.own.unwrap_or(NEVER) };
        far + own
    }
}

/// Forest that so many watchmen see along the two lines of a card: no more than two of them see the same zone along
/// the same line.
fn along(lines: &[i32; 2], watchmen: u32) -> i32 {
    let [richer, poorer] = lines;
    match watchmen {
        0 => 0,
        1 => *richer,
        2 => 2 * richer,
        3 => 2 * richer + poorer,
        _ => 2 * richer + 2 * poorer,
    }
}

/// The greatest sum of `worth(card, cell)` with every card on a cell of its own: the Hungarian method.
fn best_assignment(worth: impl Fn(usize, usize) -> i32) -> i32 {
    const NOBODY: usize = CARDS;
    // Potentials of cards and cells, whose last entries are where each search starts.
    let (mut of_card, mut of_cell) = ([0; CARDS + 1], [0; CARDS + 1]);
    let mut holder = [NOBODY; CARDS + 1];
    for card in 0..CARDS {
        holder[NOBODY] = card;
        let mut cell = NOBODY;
        let mut slack = [i32::MAX; CARDS + 1];
        let mut from = [NOBODY; CARDS + 1];
        let mut done = [false; CARDS + 1];
        while holder[cell] != NOBODY || cell == NOBODY {
            done[cell] = true;
            let holding = holder[cell];
            let mut least = (i32::MAX, NOBODY);
            for next in 0..CARDS {
                if done[next] {
                    continue;
                }
                let over = -worth(holding, next) - of_card[holding] - of_cell[next];
                if over < slack[next] {
                    slack[next] = over;
                    from[next] = cell;
                }
                least = least.min((slack[next], next));
            }
            for next in 0..=CARDS {
                if done[next] {
                    of_card[holder[next]] += least.0;
                    of_cell[next] -= least.0;
                } else {
                    slack[next] = slack[next].saturating_sub(least.0);
                }
            }
            cell = least.1;
        }
        while cell != NOBODY {
            holder[cell] = holder[from[cell]];
            cell = from[cell];
        }
    }
    (0..CARDS).map(|cell| worth(holder[cell], cell)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use dice::Dice;

    #[test]
    fn no_other_assignment_is_better() {
        for seed in 0..50 {
            let mut dice = Dice::new(seed);
            let table: Vec<[i32; CARDS]> =
                (0..CARDS).map(|_| std::array::from_fn(|_| dice.below(9) as i32)).collect();
            let best = best_assignment(|card, cell| table[card][cell]);
            let mut order: [usize; CARDS] = std::array::from_fn(|card| card);
            for _ in 0..20_000 {
                let (a, b) = (dice.below(CARDS), dice.below(CARDS));
                let sum = |order: &[usize; CARDS]| -> i32 {
                    order.iter().zip(&table).map(|(&cell, row)| row[cell]).sum()
                };
                let before = sum(&order);
                order.swap(a, b);
                if sum(&order) < before {
                    order.swap(a, b);
                }
                assert!(sum(&order) <= best);
            }
        }
        // A permutation with one best cell for each card is found.
        assert_eq!(best_assignment(|card, cell| i32::from((card * 5 + 3) % CARDS == cell)), 16);
    }

    #[test]
    fn every_set_of_cells_is_tried_up_to_exchanges() {
        // Exchanges of neighbours, while they make the set greater, end in a set that is in order.
        for set in (0..=u16::MAX).filter(|set| set.count_ones() as usize <= WORKERS) {
            let mut cells = set;
            while let Some(greater) = exchanged(cells).into_iter().find(|&other| other > cells) {
                cells = greater;
            }
            assert!(in_order(cells), "{set:016b}");
        }
    }

    /// The set with two neighbouring rows, or columns, exchanged.
    fn exchanged(cells: u16) -> [u16; 6] {
        std::array::from_fn(|which| {
            let (first, step) =
                ([15, 15 << 4, 15 << 8, 0x1111, 0x2222, 0x4444][which], [4, 1][which / 3]);
            let second = first << step;
            cells & !(first | second) | (cells & first) << step | (cells & second) >> step
        })
    }
}
