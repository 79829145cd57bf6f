//! Seats around the table.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most players a game has.
pub const MAX_PLAYERS: usize = 6;

/// A place at the table. Seats are counted clockwise from 1.
///
/// Invariant: the number is 1 to 6. Whether somebody sits there, only a game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat of that number; `None` unless it is 1 to 6.
    pub fn new(number: usize) -> Option<Seat> {
        match u8::try_from(number) {
            Ok(small) if (1..=MAX_PLAYERS).contains(&number) => Some(Seat(small)),
            _ => None,
        }
    }

    /// The first seats of a table, clockwise; never more than six.
    pub fn first(players: usize) -> impl Iterator<Item = Seat> {
        (1..=players).map_while(Seat::new)
    }

    /// The number of the seat, 1 to 6.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise around a table of so many players.
    pub(crate) fn next(self, players: usize) -> Seat {
        if self.number() < players { Seat(self.0 + 1) } else { Seat(1) }
    }

    /// Every seat of a table of so many players once, clockwise, beginning with this one.
    pub(crate) fn round_from(self, players: usize) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(self), move |seat| Some(seat.next(players))).take(players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One thing for each of the six seats, taken or not: no seat is ever out of range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct BySeat<T>([T; MAX_PLAYERS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.number() - 1]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.number() - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_1_to_6() {
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(7), None);
        assert_eq!(Seat::new(256 + 1), None);
        assert_eq!(Seat::first(9).count(), 6);
    }

    #[test]
    fn turns_go_clockwise_and_around() {
        let third = Seat::new(3).expect("a seat");
        let order: Vec<usize> = third.round_from(4).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
    }
}
