//! What no game on a draw can exceed. The proof is in `docs/SOLVE.md`; the names here are those of the proof.

mod card_choice;
mod corner;
mod relaxation;
#[cfg(test)]
mod tests;
mod watchmen;
mod watchmen_by_card;

use limes::{Card, WORKERS};
use relaxation::{Prices, Relaxation};
use watchmen::most_seen;

/// How many territories of each profession score, watchmen's aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WorkerCounts {
    farmers: i64,
    fishermen: i64,
    woodcutters: i64,
}

impl WorkerCounts {
    fn array(self) -> [i64; 3] {
        [self.farmers, self.fishermen, self.woodcutters]
    }

    /// Every way to share out so many workers.
    fn all(workers: i64) -> impl Iterator<Item = WorkerCounts> {
        (0..=workers).flat_map(move |farmers| {
            (0..=workers - farmers).map(move |fishermen| {
                let woodcutters = workers - farmers - fishermen;
                WorkerCounts { farmers, fishermen, woodcutters }
            })
        })
    }
}

/// Steps in the search for good prices: for the usual numbers of workers at first, then for all that could still be the best.
const FIRST_STEPS: u32 = 400;
const STEPS: u32 = 200;

/// No game with these sixteen cards, in whatever order and variant, scores more.
pub(super) fn bound(cards: &[&Card]) -> u32 {
    let relaxation = Relaxation::of(cards);
    let mut prices = Prices::default();
    let usual = WorkerCounts { farmers: 1, fishermen: 1, woodcutters: 1 };
    relaxation.refine(usual, &mut prices, FIRST_STEPS, 0);

    let mut candidates = Vec::new();
    for (watchmen, seen) in most_seen(cards).into_iter().enumerate() {
        for workers in 0..=WORKERS - watchmen {
            for counts in WorkerCounts::all(workers as i64).filter(|&counts| relaxation.has(counts))
            {
                candidates.push((seen + relaxation.most(counts, &prices), seen, counts));
            }
        }
    }
    // The most promising first, so that most of the others need not be looked at again.
    candidates.sort_by_key(|&(guess, _, _)| std::cmp::Reverse(guess));
    let mut most = 0;
    for (guess, seen, counts) in candidates {
        if guess <= most {
            break;
        }
        let mut own = prices;
        most =
            most.max(seen + relaxation.refine(counts, &mut own, STEPS, most.saturating_sub(seen)));
    }
    most
}
