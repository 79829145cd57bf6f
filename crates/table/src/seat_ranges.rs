//! Sets of seats, as ranges: a table may have thousands of free ones before anyone sits down.

use game::Seat;
use std::collections::BTreeMap;

/// A set of seats that takes memory by its gaps, not by its seats.
///
/// Invariant: ranges are neither empty nor adjacent, and do not overlap.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatRanges {
    /// First index and the one after the last.
    ranges: BTreeMap<usize, usize>,
    len: usize,
}

impl SeatRanges {
    /// The first `seats` seats.
    pub(crate) fn first(seats: usize) -> SeatRanges {
        let ranges = (seats > 0).then_some((0, seats)).into_iter().collect();
        SeatRanges { ranges, len: seats }
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn contains(&self, seat: Seat) -> bool {
        self.range_of(seat.index()).is_some()
    }

    /// All of them, lowest first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        self.ranges.iter().flat_map(|(&start, &end)| start..end).map(Seat::from_index)
    }

    pub(crate) fn remove(&mut self, seat: Seat) {
        let index = seat.index();
        let Some((start, end)) = self.range_of(index) else { return };
        self.ranges.remove(&start);
        if start < index {
            self.ranges.insert(start, index);
        }
        if index + 1 < end {
            self.ranges.insert(index + 1, end);
        }
        self.len -= 1;
    }

    pub(crate) fn insert(&mut self, seat: Seat) {
        let (mut start, mut end) = (seat.index(), seat.index() + 1);
        if self.contains(seat) {
            return;
        }
        if let Some((before, _)) = start.checked_sub(1).and_then(|left| self.range_of(left)) {
            self.ranges.remove(&before);
            start = before;
        }
        if let Some(after) = self.ranges.remove(&end) {
            end = after;
        }
        self.ranges.insert(start, end);
        self.len += 1;
    }

    pub(crate) fn clear(&mut self) {
        *self = SeatRanges::default();
    }

    fn range_of(&self, index: usize) -> Option<(usize, usize)> {
        let (&start, &end) = self.ranges.range(..=index).next_back()?;
        (index < end).then_some((start, end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ranges_are_the_set_that_they_stand_for() {
        let mut dice = dice::Dice::new(7);
        for seats in [0, 1, 2, 9] {
            let mut free = SeatRanges::first(seats);
            let mut set: BTreeSet<Seat> = Seat::first(seats).collect();
            for _ in 0..2000 {
                let seat = Seat::from_index(dice.below(12));
                if dice.below(2) == 0 {
                    free.remove(seat);
                    set.remove(&seat);
                } else {
                    free.insert(seat);
                    set.insert(seat);
                }
                assert_eq!(free.len(), set.len());
                assert!(free.iter().eq(set.iter().copied()));
                assert!(free.iter().rev().eq(set.iter().rev().copied()));
                assert!(Seat::first(14).all(|seat| free.contains(seat) == set.contains(&seat)));
                let mut ranges = free.ranges.iter().zip(free.ranges.iter().skip(1));
                assert!(ranges.all(|((_, end), (start, _))| end < start), "{free:?}");
            }
        }
    }
}
