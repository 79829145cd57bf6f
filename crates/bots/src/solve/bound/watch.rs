//! The most that so many watchmen can see.

use super::lookout;
use limes::{Card, Landscape, Quarter, Rotation, WORKERS, Zone};

/// Rows, and columns, of zones.
const LINES: u32 = 8;
/// Other cards that one watchman looks at: three in his row, three in his column.
const IN_VIEW: usize = 6;

/// The two zones beside each quarter on its card, in the order of [`Quarter::ALL`].
pub(super) const BESIDE: [[usize; 2]; 4] = [[1, 2], [0, 3], [0, 3], [1, 2]];

/// The zones of a card in reading order.
pub(super) fn zones(card: &Card) -> [Zone; 4] {
    Quarter::ALL.map(|quarter| card.zone(quarter, Rotation::Up))
}

/// For 0, 1, 2 … watchmen the most forest they see together; no entry for more watchmen than towers.
pub(super) fn watch(cards: &[&Card]) -> Vec<u32> {
    let mut single = views(cards);
    single.sort_unstable_by(|a, b| b.cmp(a));
    single.truncate(WORKERS);
    let forests = cards.iter().flat_map(|card| zones(card)).filter(is_forest).count() as u32;
    let on_cards = lookout::on_cards(cards);
    let mut most = vec![0];
    let mut one_by_one = 0;
    for (view, watchmen) in single.into_iter().zip(1..) {
        one_by_one += view;
        let seen = one_by_one.min(along_lines(watchmen, forests));
        most.push(on_cards.map_or(seen, |on_cards| seen.min(on_cards[watchmen as usize])));
    }
    most
}

pub(super) fn is_forest(zone: &Zone) -> bool {
    zone.landscape() == Landscape::Forest
}

/// For each tower the most forest that is seen from it: beside it on its card, and on six other cards the two zones that
/// its row or column crosses.
fn views(cards: &[&Card]) -> Vec<u32> {
    let crossed = |card: &Card| {
        let forest = zones(card).map(|zone| u32::from(is_forest(&zone)));
        [(0, 1), (0, 2), (1, 3), (2, 3)].map(|(a, b)| forest[a] + forest[b]).into_iter().max()
    };
    let crossed: Vec<u32> = cards.iter().map(|card| crossed(card).unwrap_or(0)).collect();
    let mut views = Vec::new();
    for (own, card) in cards.iter().enumerate() {
        let mut others: Vec<u32> = crossed.clone();
        others.remove(own);
        others.sort_unstable_by(|a, b| b.cmp(a));
        let far: u32 = others.iter().take(IN_VIEW).sum();
        let zones = zones(card);
        for (zone, beside) in zones.iter().zip(BESIDE) {
            if zone.landscape() == Landscape::Tower {
                let near = beside.iter().filter(|&&place| is_forest(&zones[place])).count() as u32;
                views.push(near + far);
            }
        }
    }
    views
}

/// How watchmen share the lines of one direction: lines with one of them, lines with more, and how many stand on the latter.
#[derive(Clone, Copy)]
struct Lines {
    one: u32,
    more: u32,
    crowd: u32,
}

impl Lines {
    fn all(watchmen: u32) -> impl Iterator<Item = Lines> {
        (0..=watchmen).flat_map(move |one| {
            let crowd = watchmen - one;
            let most = crowd / 2;
            (u32::from(crowd > 0)..=most).map(move |more| Lines { one, more, crowd })
        })
    }

    /// Lines with none, one, and more.
    fn counts(self) -> [u32; 3] {
        [LINES - self.one - self.more, self.one, self.more]
    }
}

/// A forest is seen at most twice along its row and twice along its column, and not oftener than there are watchmen on
/// that line. So this is the most that the lines allow, wherever the forests lie.
fn along_lines(watchmen: u32, forests: u32) -> u32 {
    let mut most = 0;
    for rows in Lines::all(watchmen) {
        for columns in Lines::all(watchmen) {
            for both in 0..=rows.crowd.min(columns.crowd) {
                most = most.max(seen(watchmen, forests, rows, columns, both));
            }
        }
    }
    most
}

/// What is seen if `both` watchmen share their row and their column too; 0 if that cannot be.
fn seen(watchmen: u32, forests: u32, rows: Lines, columns: Lines, both: u32) -> u32 {
    let lonely = (watchmen + both).checked_sub(rows.crowd + columns.crowd);
    let Some(lonely) = lonely else { return 0 };
    let taken = [[0, 0, 0], [0, lonely, columns.crowd - both], [0, rows.crowd - both, both]];
    // How many zones are seen so many times.
    let mut places = [0; 5];
    for (row, &of_rows) in rows.counts().iter().enumerate() {
        for (column, &of_columns) in columns.counts().iter().enumerate() {
            match (of_rows * of_columns).checked_sub(taken[row][column]) {
                Some(free) => places[row + column] += free,
                None => return 0,
            }
        }
    }
    let mut left = forests;
    let mut sum = 0;
    for times in (1..5).rev() {
        let here = left.min(places[times]);
        sum += here * times as u32;
        left -= here;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_allow_what_small_crews_can_see() {
        // One watchman in the corner of a wood sees 14 zones; two at the ends of a row see its six zones twice.
        assert_eq!(along_lines(1, 63), 14);
        assert_eq!(along_lines(1, 3), 3);
        assert_eq!(along_lines(2, 6), 12);
        // Three in the corners of a square.
        assert_eq!(along_lines(3, 12), 24);
    }
}
