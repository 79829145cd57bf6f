//! The most that so many watchmen can see.

use super::watchmen_by_card;
use limes::{Card, Landscape, Map, Quarter, Rotation, WORKERS, Zones};

/// Rows, and columns, of zones.
const LINES: u32 = 8;
/// Other cards that one tower looks at: three in its row, three in its column.
const IN_VIEW: usize = 6;

/// How much forest there is in the two rows of a card, then in its two columns.
pub(super) fn forest_in_lines(card: &Map) -> [u32; 4] {
    let [a, b, c, d] = Quarter::ALL.map(Zones::of_quarter);
    [a | b, c | d, a | c, b | d].map(|line| (line & card.showing(Landscape::Forest)).count())
}

/// How much forest a watchman on this tower sees on the card itself.
pub(super) fn forest_beside(card: &Map, tower: Zones) -> u32 {
    (card.beside(tower) & card.showing(Landscape::Forest)).count()
}

/// For 0, 1, 2 … watchmen the most forest they see together; no entry for more watchmen than towers.
pub(super) fn most_seen(cards: &[&Card]) -> Vec<u32> {
    let mut single = views(cards);
    single.sort_unstable_by(|a, b| b.cmp(a));
    single.truncate(WORKERS);
    let forests = cards.iter().map(|card| card.turned(Rotation::Up).showing(Landscape::Forest));
    let forests = forests.map(Zones::count).sum();
    let on_cards = watchmen_by_card::on_cards(cards);
    let mut most = vec![0];
    let mut one_by_one = 0;
    for (view, watchmen) in single.into_iter().zip(1..) {
        one_by_one += view;
        let seen = one_by_one.min(along_lines(watchmen, forests));
        most.push(on_cards.map_or(seen, |on_cards| seen.min(on_cards[watchmen as usize])));
    }
    most
}

/// For each tower the most forest that is seen from it: beside it on its card, and on six other cards the two zones that
/// its row or column crosses.
fn views(cards: &[&Card]) -> Vec<u32> {
    let cards = || cards.iter().map(|card| card.turned(Rotation::Up));
    let crossed = |card| forest_in_lines(card).into_iter().max().unwrap_or(0);
    let crossed: Vec<u32> = cards().map(crossed).collect();
    let mut views = Vec::new();
    for (own, card) in cards().enumerate() {
        let mut others: Vec<u32> = crossed.clone();
        others.remove(own);
        others.sort_unstable_by(|a, b| b.cmp(a));
        let far: u32 = others.iter().take(IN_VIEW).sum();
        let towers = card.showing(Landscape::Tower);
        views.extend(towers.map(|tower| forest_beside(card, tower) + far));
    }
    views
}

/// How watchmen share the lines of one direction: lines with one of them, lines with more, and how many are on the latter.
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
    fn lines_allow_what_few_watchmen_can_see() {
        // One watchman in the corner of a wood sees 14 zones; two at the ends of a row see its six zones twice.
        assert_eq!(along_lines(1, 63), 14);
        assert_eq!(along_lines(1, 3), 3);
        assert_eq!(along_lines(2, 6), 12);
        // Three in the corners of a square.
        assert_eq!(along_lines(3, 12), 24);
    }
}
