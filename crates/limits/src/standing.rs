//! Points, compared.

use game::Seat;

/// The players' points and ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    places: Vec<Place>,
}

/// One player's points and rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Where the player sits.
    pub seat: Seat,
    /// Their points.
    pub points: i32,
    /// 1 + the number of players who have more: equal totals share a rank, as in 1, 1, 3.
    pub rank: usize,
}

impl Standing {
    /// The ranks that follow from everybody's points, given in seat order.
    pub fn new(points: &[(Seat, i32)]) -> Standing {
        let place = |&(seat, own): &(Seat, i32)| Place {
            seat,
            points: own,
            rank: 1 + points.iter().filter(|&&(_, other)| other > own).count(),
        };
        Standing { places: points.iter().map(place).collect() }
    }

    /// Every player's place, in seat order.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The place of one player, if they play.
    pub fn place(&self, seat: Seat) -> Option<Place> {
        self.places.iter().find(|place| place.seat == seat).copied()
    }

    /// Who has most points: one player, or those who share the win.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(points: &[i32]) -> Standing {
        let seated: Vec<(Seat, i32)> =
            Seat::first(points.len()).zip(points.iter().copied()).collect();
        Standing::new(&seated)
    }

    #[test]
    fn the_highest_total_wins() {
        let standing = standing(&[-1, 3, 2]);
        let ranks: Vec<usize> = standing.places().iter().map(|place| place.rank).collect();
        assert_eq!(ranks, [3, 1, 2]);
        assert_eq!(standing.winners().map(Seat::number).collect::<Vec<_>>(), [2]);
    }

    #[test]
    fn equal_totals_share_the_win() {
        let standing = standing(&[3, 3, -4]);
        let ranks: Vec<usize> = standing.places().iter().map(|place| place.rank).collect();
        assert_eq!(ranks, [1, 1, 3]);
        assert_eq!(standing.winners().map(Seat::number).collect::<Vec<_>>(), [1, 2]);
    }
}
