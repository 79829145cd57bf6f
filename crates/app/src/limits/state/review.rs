//! What the rounds of a reviewed game cost, in shares of the win.

/// From this cost on a decision is called a mistake: below it the judges do not agree either.
const MISTAKE: f64 = 0.02;

/// Costs below this are written as nothing.
const NOTHING: f64 = 0.0005;

/// Whether something was as good as the best, as far as one writes costs.
pub(crate) fn is_free(cost: f64) -> bool {
    cost < NOTHING
}

/// How bad something was: 0 fine, 1 a mistake, 2 one that may have cost the game.
pub(crate) fn weight(cost: f64) -> usize {
    usize::from(cost >= MISTAKE) + usize::from(cost >= 4.0 * MISTAKE)
}

/// What each round cost, in their order: the costs of its decisions, added up.
pub(crate) fn by_round(costs: impl Iterator<Item = (usize, f64)>) -> Vec<(usize, f64)> {
    let mut rounds = std::collections::BTreeMap::<usize, f64>::new();
    for (round, cost) in costs {
        *rounds.entry(round).or_default() += cost;
    }
    rounds.into_iter().collect()
}

/// The most expensive round, if any cost something.
pub(crate) fn worst(rounds: &[(usize, f64)]) -> Option<(usize, f64)> {
    let dear = rounds.iter().copied().filter(|&(_, cost)| !is_free(cost));
    dear.reduce(|worst, round| if round.1 > worst.1 { round } else { worst })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_costs_of_a_round_add_up() {
        let costs = [(2, 0.25), (1, 0.0), (2, 0.25), (1, 0.125), (3, 0.0)];
        let rounds = by_round(costs.into_iter());
        assert_eq!(rounds, [(1, 0.125), (2, 0.5), (3, 0.0)]);
        assert_eq!(worst(&rounds), Some((2, 0.5)));
        assert_eq!(worst(&rounds[2..]), None);
        assert_eq!(worst(&[]), None);
        assert_eq!(worst(&[(1, 0.5), (2, 0.5)]), Some((1, 0.5)));
    }

    #[test]
    fn costs_have_their_weights() {
        assert_eq!([0.0, 0.019, 0.02, 0.079, 0.08].map(weight), [0, 0, 1, 1, 2]);
        assert!(is_free(0.0004) && !is_free(0.0005));
    }
}
