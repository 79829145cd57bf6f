//! What points are worth: the share of the win that they promise.

use limits::{BySeat, Seat};

/// How far a round moves two players' points apart, as a rule.
const SWING: f32 = 3.0;

/// The share of the win that a player may expect with so many rounds to come.
pub(crate) fn share(points: &BySeat<i32>, players: usize, seat: Seat, rounds_left: usize) -> f32 {
    let others = Seat::first(players).filter(|&other| other != seat);
    if rounds_left == 0 {
        let own = points[seat];
        let mut sharing = 1.0;
        for other in others {
            match points[other].cmp(&own) {
                std::cmp::Ordering::Greater => return 0.0,
                std::cmp::Ordering::Equal => sharing += 1.0,
                std::cmp::Ordering::Less => {}
            }
        }
        return 1.0 / sharing;
    }
    // With more players a round touches two of them, so each is touched less often.
    let touched = 2.0 / players as f32;
    let spread = SWING * (rounds_left as f32 * touched).sqrt();
    others.map(|other| above((points[seat] - points[other]) as f32 / spread)).product()
}

/// The chance that a lead of so many spreads is kept: near enough to the normal distribution.
fn above(lead: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * lead).exp())
}

#[cfg(test)]
mod tests {
    use super::share;
    use limits::{BySeat, Seat};

    fn points(all: &[i32]) -> BySeat<i32> {
        let mut points = BySeat::default();
        Seat::first(all.len()).zip(all).for_each(|(seat, &own)| points[seat] = own);
        points
    }

    #[test]
    fn at_the_end_equal_totals_share_the_win() {
        let seat = Seat::from_index(0);
        assert_eq!(share(&points(&[3, 3, 1]), 3, seat, 0), 0.5);
        assert_eq!(share(&points(&[3, 4, 1]), 3, seat, 0), 0.0);
        assert_eq!(share(&points(&[3, 2, 1]), 3, seat, 0), 1.0);
    }

    #[test]
    fn a_lead_is_worth_more_the_nearer_the_end() {
        let seat = Seat::from_index(0);
        let shares: Vec<f32> = (1..10).map(|left| share(&points(&[3, 0]), 2, seat, left)).collect();
        assert!(shares.is_sorted_by(|a, b| a > b) && shares[8] > 0.5, "{shares:?}");
    }
}
