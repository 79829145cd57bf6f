//! Who leads, kept up to date turn by turn, so that thousands at one table are not compared anew after each.

use crate::standing::{Outcome, Standing};
use game::Seat;
use std::cmp::Ordering;

/// Everybody's outcome and their order.
///
/// Invariant: `order` holds every seat once, the best first; of equal ones the lower seat first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ranking {
    outcomes: Vec<Outcome>,
    order: Vec<Seat>,
}

impl Ranking {
    /// So many players who have scored nothing yet.
    pub(crate) fn new(players: usize) -> Ranking {
        Ranking::of(vec![Outcome { total: 0, counted: Vec::new() }; players])
    }

    /// Players with these outcomes, in the order of the seats.
    pub(crate) fn of(outcomes: Vec<Outcome>) -> Ranking {
        let mut order: Vec<Seat> = Seat::first(outcomes.len()).collect();
        // A stable sort, so of equal players the lower seat stays first.
        order.sort_by(|one, other| outcomes[other.index()].compare(&outcomes[one.index()]));
        Ranking { outcomes, order }
    }

    /// Gives a player another outcome. Costs a search and a shift within the order.
    pub(crate) fn set(&mut self, seat: Seat, outcome: Outcome) {
        let from = self.place(seat);
        self.order.remove(from);
        self.outcomes[seat.index()] = outcome;
        let to = self.place(seat);
        self.order.insert(to, seat);
    }

    /// 1 + the number of players who are strictly better.
    pub(crate) fn rank(&self, seat: Seat) -> usize {
        let own = self.outcome(seat);
        1 + self
            .order
            .partition_point(|&other| self.outcome(other).compare(own) == Ordering::Greater)
    }

    /// The points of a player.
    pub(crate) fn outcome(&self, seat: Seat) -> &Outcome {
        &self.outcomes[seat.index()]
    }

    /// The first few in order.
    pub(crate) fn leaders(&self, most: usize) -> &[Seat] {
        &self.order[..most.min(self.order.len())]
    }

    /// A part of the order.
    pub(crate) fn page(&self, from: usize, most: usize) -> &[Seat] {
        let from = from.min(self.order.len());
        &self.order[from..from.saturating_add(most).min(self.order.len())]
    }

    /// A player with up to so many neighbours in the order on each side.
    pub(crate) fn around(&self, seat: Seat, most: usize) -> &[Seat] {
        let place = self.place(seat);
        &self.order[place.saturating_sub(most)..(place + most + 1).min(self.order.len())]
    }

    /// Everybody's place, for those who want all of it.
    pub(crate) fn standing(&self) -> Standing {
        let ranks = Seat::first(self.outcomes.len()).map(|seat| self.rank(seat)).collect();
        Standing { results: self.outcomes.clone(), ranks }
    }

    /// Where a seat is in the order, or belongs in it.
    fn place(&self, seat: Seat) -> usize {
        let own = self.outcome(seat);
        let before = |&other: &Seat| match self.outcome(other).compare(own) {
            Ordering::Greater => true,
            Ordering::Equal => other < seat,
            Ordering::Less => false,
        };
        self.order.partition_point(before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn ranks_are_those_of_a_fresh_comparison(changes in proptest::collection::vec((0..9usize, 0..4u32, 0..3u32), 0..40)) {
            let mut ranking = Ranking::new(9);
            for (seat, total, best) in changes {
                ranking.set(Seat::from_index(seat), Outcome { total, counted: vec![best] });
                prop_assert_eq!(&ranking, &Ranking::of(ranking.outcomes.clone()));
                let better = |own: &Outcome| {
                    let all = ranking.outcomes.iter();
                    all.filter(|other| other.compare(own) == Ordering::Greater).count()
                };
                let ranks: Vec<usize> =
                    ranking.outcomes.iter().map(|own| 1 + better(own)).collect();
                let mut order: Vec<Seat> = Seat::first(9).collect();
                order.sort_by_key(|seat| (ranks[seat.index()], seat.index()));
                prop_assert_eq!(ranking.leaders(9), &order[..]);
                prop_assert_eq!(ranking.standing().ranks, ranks);
            }
        }
    }

    #[test]
    fn neighbours_stop_at_the_ends() {
        let mut ranking = Ranking::new(5);
        for (seat, total) in Seat::first(5).zip([10, 50, 30, 20, 40]) {
            ranking.set(seat, Outcome { total, counted: Vec::new() });
        }
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.number()).collect::<Vec<_>>();
        assert_eq!(numbers(ranking.leaders(2)), [2, 5]);
        assert_eq!(numbers(ranking.around(Seat::from_index(2), 1)), [5, 3, 4]);
        assert_eq!(numbers(ranking.around(Seat::from_index(0), 2)), [3, 4, 1]);
        assert_eq!(numbers(ranking.around(Seat::from_index(1), 2)), [2, 5, 3]);
    }
}
