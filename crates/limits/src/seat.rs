//! One thing for each seat of the table.

use game::Seat;
use std::ops::{Index, IndexMut};

/// The most players a game has.
pub const MAX_PLAYERS: usize = 6;

/// One thing for each of the six seats, taken or not.
///
/// Any seat can be asked for: where nobody can sit there is what an empty seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    seats: [T; MAX_PLAYERS],
    nobody: T,
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        self.seats.get(seat.index()).unwrap_or(&self.nobody)
    }
}

/// Only for seats where somebody sits, which every rule checks first.
impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.seats[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nobody_can_sit_is_nothing() {
        let mut points = BySeat::<i32>::default();
        points[Seat::from_index(5)] = 3;
        assert_eq!(points[Seat::from_index(5)], 3);
        assert_eq!(points[Seat::from_index(6)], 0);
        assert_eq!(points[Seat::from_index(usize::from(u16::MAX))], 0);
    }
}
