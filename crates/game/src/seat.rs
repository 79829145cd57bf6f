//! Seats around a table.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

/// A place at a table. Seats are counted from 1, clockwise where that matters.
///
/// Whether somebody sits there, only a game knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(NonZeroU32);

impl Seat {
    /// The seat with this number; `None` for 0 and for numbers that no table reaches.
    pub fn new(number: usize) -> Option<Seat> {
        u32::try_from(number).ok().and_then(NonZeroU32::new).map(Seat)
    }

    /// The seat of the player at this place in a list, counted from 0.
    ///
    /// # Panics
    /// If the list is longer than four thousand million.
    pub const fn from_index(index: usize) -> Seat {
        assert!(index < u32::MAX as usize, "no table is that long");
        match NonZeroU32::new(index as u32 + 1) {
            Some(number) => Seat(number),
            None => panic!("one more than something is not nothing"),
        }
    }

    /// The number of the seat, from 1.
    pub const fn number(self) -> usize {
        self.0.get() as usize
    }

    /// Its place in a list of all players, from 0.
    pub const fn index(self) -> usize {
        self.number() - 1
    }

    /// The seats of a table of so many players, in order.
    pub fn first(players: usize) -> impl Iterator<Item = Seat> + use<> {
        (0..players).map(Seat::from_index)
    }

    /// The next seat clockwise around a table of so many players.
    pub fn next(self, players: usize) -> Seat {
        Seat::from_index(if self.number() < players { self.number() } else { 0 })
    }

    /// Every seat of a table of so many players once, clockwise, beginning with this one.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> + use<> {
        std::iter::successors(Some(self), move |seat| Some(seat.next(players))).take(players)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is not the number of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeat;

impl fmt::Display for NotASeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is a number from 1")
    }
}

impl std::error::Error for NotASeat {}

impl FromStr for Seat {
    type Err = NotASeat;

    /// Plain digits: no sign and no blanks.
    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { text.parse().ok() } else { None };
        number.and_then(Seat::new).ok_or(NotASeat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_1() {
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(usize::MAX), None);
        assert_eq!(Seat::new(1), Some(Seat::from_index(0)));
        assert_eq!(Seat::first(3).map(Seat::number).collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn turns_go_clockwise_and_around() {
        let order: Vec<usize> = Seat::from_index(2).clockwise(4).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
    }

    #[test]
    fn rubbish_is_no_seat() {
        for text in ["", "0", "-1", "+1", " 1", "x", "99999999999999999999999"] {
            assert_eq!(text.parse::<Seat>(), Err(NotASeat), "{text}");
        }
        assert_eq!("007".parse(), Ok(Seat::from_index(6)));
    }
}
