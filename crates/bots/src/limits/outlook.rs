//! What points are worth: the share of the win that they promise.

use limits::{BySeat, Seat};

/// How far a round moves two players' points apart, as a rule.
const SWING: f32 = 3.0;

/// The share of the win that a player may expect with so many rounds to come. The shares of all players add up to 1.
pub(crate) fn share(points: &BySeat<i32>, players: usize, seat: Seat, rounds_left: usize) -> f64 {
    if rounds_left == 0 {
        return final_share(points, players, seat);
    }
    // With more players a round touches two of them, so each is touched less often.
    let touched = 2.0 / players as f32;
    let spread = SWING * (rounds_left as f32 * touched).sqrt();
    let mut keeps_all = BySeat::default();
    Seat::first(players).for_each(|seat| keeps_all[seat] = 1.0);
    for one in Seat::first(players) {
        for other in Seat::first(one.index()) {
            let keeps = above((points[one] - points[other]) as f32 / spread);
            keeps_all[one] *= keeps;
            keeps_all[other] *= 1.0 - keeps;
        }
    }
    // Leads over several players hang together, so the products alone would add up to less than one win.
    let all: f32 = Seat::first(players).map(|seat| keeps_all[seat]).sum();
    f64::from(keeps_all[seat] / all)
}

/// Whoever has the most points wins, and equal totals share the win.
fn final_share(points: &BySeat<i32>, players: usize, seat: Seat) -> f64 {
    let totals = || Seat::first(players).map(|seat| points[seat]);
    if totals().any(|total| total > points[seat]) {
        return 0.0;
    }
    1.0 / totals().filter(|&total| total == points[seat]).count() as f64
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
        let shares: Vec<f64> = (1..10).map(|left| share(&points(&[3, 0]), 2, seat, left)).collect();
        assert!(shares.is_sorted_by(|a, b| a > b) && shares[8] > 0.5, "{shares:?}");
    }

    #[test]
    fn all_shares_add_up_to_one_win() {
        for all in [&[0, 0, 0][..], &[3, -2], &[5, 1, 1, 0], &[-4, 9, 2, 2, 0, 1], &[60, 0, -40]] {
            for left in [0, 1, 9] {
                let shares =
                    Seat::first(all.len()).map(|seat| share(&points(all), all.len(), seat, left));
                let sum: f64 = shares.sum();
                assert!((sum - 1.0).abs() < 1e-6, "{all:?} with {left} rounds to come: {sum}");
            }
        }
        assert_eq!(share(&points(&[0; 4]), 4, Seat::from_index(2), 5), 0.25);
    }
}
