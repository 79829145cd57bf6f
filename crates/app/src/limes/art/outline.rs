//! Outlines: the border of a set of squares as smooth paths.

use crate::limes::art::geometry::Units;
use std::fmt::Write;

/// A set of squares of a grid of 16×16, one row a number, one column a bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Squares([u16; 16]);

impl FromIterator<(u8, u8)> for Squares {
    /// From columns and rows, both below 16.
    fn from_iter<T: IntoIterator<Item = (u8, u8)>>(squares: T) -> Squares {
        let mut set = Squares::default();
        for (column, row) in squares {
            set.0[usize::from(row & 15)] |= 1 << (column & 15);
        }
        set
    }
}

/// A corner of an outline: where it is, the direction that leads to it and the direction that leads on.
///
/// The squares are always on the right: an outer border runs clockwise, the border of a hole anticlockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Corner {
    at: (i32, i32),
    coming: Way,
    going: Way,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    East,
    South,
    West,
    North,
}

impl Way {
    const ALL: [Way; 4] = [Way::East, Way::South, Way::West, Way::North];

    fn turned(self, quarters: usize) -> Way {
        Way::ALL[(self as usize + quarters) % 4]
    }

    fn right(self) -> Way {
        self.turned(1)
    }

    fn step(self) -> (i32, i32) {
        [(1, 0), (0, 1), (-1, 0), (0, -1)][self as usize]
    }
}

impl Corner {
    /// Whether the squares fill one quarter around the corner, not three.
    fn is_convex(self) -> bool {
        self.going == self.coming.right()
    }
}

impl Squares {
    pub(crate) fn contains(self, column: i32, row: i32) -> bool {
        (0..16).contains(&column)
            && (0..16).contains(&row)
            && self.0[row as usize] >> column & 1 == 1
    }

    /// Whether a border leads this way from a grid point: a square to its right, none to its left.
    fn leads(self, (x, y): (i32, i32), way: Way) -> bool {
        let [ahead_right, ahead_left] = match way {
            Way::East => [(x, y), (x, y - 1)],
            Way::South => [(x - 1, y), (x, y)],
            Way::West => [(x - 1, y - 1), (x - 1, y)],
            Way::North => [(x, y - 1), (x - 1, y - 1)],
        };
        self.contains(ahead_right.0, ahead_right.1) && !self.contains(ahead_left.0, ahead_left.1)
    }

    /// The borders, each as its corners. Squares that touch only at a corner are not connected there.
    pub(crate) fn loops(self) -> Vec<Vec<Corner>> {
        // Every border, also that of a hole, leads east along the top of some square, and it is begun there.
        let mut tops = self;
        for row in 0..16 {
            tops.0[row] &= !if row > 0 { self.0[row - 1] } else { 0 };
        }
        let mut loops = Vec::new();
        for row in 0..16 {
            while tops.0[row as usize] != 0 {
                let column = tops.0[row as usize].trailing_zeros() as i32;
                loops.push(self.walk((column, row), &mut tops));
            }
        }
        loops
    }

    /// One border, from the top left of a square with nothing above it. Removes the tops that it passes.
    fn walk(self, start: (i32, i32), tops: &mut Squares) -> Vec<Corner> {
        let mut corners = Vec::new();
        let (mut at, mut way) = (start, Way::East);
        loop {
            if way == Way::East {
                tops.0[at.1 as usize] &= !(1 << at.0);
            }
            at = (at.0 + way.step().0, at.1 + way.step().1);
            // To the right first: where two squares touch at a corner, this stays with its own.
            let next = [way.right(), way, way.turned(3)].into_iter().find(|&w| self.leads(at, w));
            let going = next.unwrap_or(way.turned(2));
            if going != way {
                corners.push(Corner { at, coming: way, going });
            }
            way = going;
            if (at, way) == (start, Way::East) {
                return corners;
            }
        }
    }

    /// The borders as SVG path data.
    pub(crate) fn path(self, cut: OutlineStyle) -> String {
        let mut path = String::new();
        for corners in self.loops() {
            for (number, &corner) in corners.iter().enumerate() {
                cut.corner(&mut path, corner, number == 0);
            }
            // The last line leads back to the end of the first bend.
            path.push('Z');
        }
        path
    }
}

/// How an outline is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OutlineStyle {
    /// The side of a square.
    pub(crate) unit: f32,
    /// How far inside the border the line runs.
    pub(crate) inset: f32,
    /// The radius of convex bends.
    pub(crate) convex: f32,
    /// The radius of concave bends.
    pub(crate) concave: f32,
}

impl OutlineStyle {
    fn corner(self, path: &mut String, corner: Corner, first: bool) {
        let (coming, going) = (corner.coming.step(), corner.going.step());
        let inward = |way: Way| way.right().step();
        let place = |axis: fn((i32, i32)) -> i32| {
            let sides = axis(inward(corner.coming)) + axis(inward(corner.going));
            self.unit * axis(corner.at) as f32 + self.inset * sides as f32
        };
        let (x, y) = (place(|p| p.0), place(|p| p.1));
        let (radius, sweep) = if corner.is_convex() { (self.convex, 1) } else { (self.concave, 0) };
        let from = (x - radius * coming.0 as f32, y - radius * coming.1 as f32);
        let to = (x + radius * going.0 as f32, y + radius * going.1 as f32);
        // Writing into a string cannot fail.
        let _ = match (first, corner.coming) {
            (true, _) => write!(path, "M{} {}", Units(from.0), Units(from.1)),
            (false, Way::East | Way::West) => write!(path, "H{}", Units(from.0)),
            (false, Way::South | Way::North) => write!(path, "V{}", Units(from.1)),
        };
        let (radius, x, y) = (Units(radius), Units(to.0), Units(to.1));
        let _ = write!(path, "A{radius} {radius} 0 0 {sweep} {x} {y}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(picture: &str) -> Squares {
        let rows = picture.split_whitespace().zip(0..);
        rows.flat_map(|(row, y)| {
            row.bytes().zip(0..).filter(|(sign, _)| *sign == b'#').map(move |(_, x)| (x, y))
        })
        .collect()
    }

    /// Twice the area that a border encloses; negative for a hole.
    fn doubled_area(corners: &[Corner]) -> i32 {
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).map(|(a, b)| a.at.0 * b.at.1 - b.at.0 * a.at.1).sum()
    }

    /// Checks the number of borders and that they enclose exactly the squares.
    fn check(picture: &str, borders: usize) {
        let set = squares(picture);
        let loops = set.loops();
        assert_eq!(loops.len(), borders, "{picture}");
        let area: i32 = loops.iter().map(|corners| doubled_area(corners)).sum();
        assert_eq!(area, 2 * set.0.iter().map(|row| row.count_ones() as i32).sum::<i32>());
        for corners in &loops {
            assert!(corners.len() >= 4 && corners.len() % 2 == 0, "{corners:?}");
        }
    }

    #[test]
    fn borders_enclose_their_squares() {
        check("#", 1);
        check("##. .## .#.", 1);
        check("####", 1);
        check("################ ################", 1);
        check("", 0);
    }

    #[test]
    fn a_hole_is_a_border_of_its_own() {
        check("### #.# ###", 2);
        check("##### #.#.# #####", 3);
        let loops = squares("### #.# ###").loops();
        assert_eq!(loops.iter().map(|l| doubled_area(l)).collect::<Vec<_>>(), [18, -2]);
    }

    #[test]
    fn squares_that_touch_at_a_corner_stay_apart() {
        check("#. .#", 2);
        check(".# #.", 2);
        // A ring whose ends touch only at a corner: the border runs through its inside, so it is the only one.
        check("##. #.# ###", 1);
        // Two holes that touch at a corner are one hole, because the squares between them are not connected.
        check("#### #.## ##.# ####", 2);
    }

    #[test]
    fn every_set_of_nine_squares_is_enclosed() {
        for set in 0u16..512 {
            let picture: Vec<String> = (0..3)
                .map(|row| {
                    let sign = |c: u16| if set >> (3 * row + c) & 1 == 1 { '#' } else { '.' };
                    (0..3).map(sign).collect()
                })
                .collect();
            let set = squares(&picture.join(" "));
            let area: i32 = set.loops().iter().map(|corners| doubled_area(corners)).sum();
            assert_eq!(area, 2 * set.0.iter().map(|row| row.count_ones() as i32).sum::<i32>());
        }
    }

    #[test]
    fn territories_of_whole_games_are_enclosed() {
        let mut dice = dice::Dice::new(7);
        for _ in 0..50 {
            for territory in limes::random_game(limes::Deck::classic(), &mut dice).territories() {
                let zones = territory
                    .zones
                    .iter()
                    .map(|&zone| crate::limes::art::geometry::zone_square(zone));
                let loops = zones.collect::<Squares>().loops();
                let area: i32 = loops.iter().map(|corners| doubled_area(corners)).sum();
                assert_eq!(area, 2 * territory.zones.len() as i32);
                assert_eq!(loops.iter().filter(|corners| doubled_area(corners) > 0).count(), 1);
            }
        }
    }

    #[test]
    fn bends_are_round_and_inside() {
        let cut = OutlineStyle { unit: 100.0, inset: 5.0, convex: 16.0, concave: 8.0 };
        assert_eq!(
            squares("#").path(cut),
            "M79 5A16 16 0 0 1 95 21V79A16 16 0 0 1 79 95H21A16 16 0 0 1 5 79V21A16 16 0 0 1 21 5Z"
        );
        let ell = squares("#. ##").path(cut);
        assert!(
            ell.contains("V97A8 8 0 0 0 103 105H179"),
            "the inner bend turns the other way: {ell}"
        );
    }
}
