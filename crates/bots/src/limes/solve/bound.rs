//! What no game on a draw can exceed. The proof is in `docs/SOLVE.md`; the names here are those of the proof.

mod corner;
mod land;
mod lookout;
mod part;
#[cfg(test)]
mod tests;
mod watch;

use land::{Land, Prices};
use limes::{Card, WORKERS};
use watch::watch;

/// How many territories of each profession score, watchmen's aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Crews {
    farmers: i64,
    fishermen: i64,
    woodcutters: i64,
}

impl Crews {
    fn counts(self) -> [i64; 3] {
        [self.farmers, self.fishermen, self.woodcutters]
    }

    /// Every way to share out so many workers.
    fn all(workers: i64) -> impl Iterator<Item = Crews> {
        (0..=workers).flat_map(move |farmers| {
            (0..=workers - farmers).map(move |fishermen| {
                let woodcutters = workers - farmers - fishermen;
                Crews { farmers, fishermen, woodcutters }
            })
        })
    }
}

/// Steps in the search for good prices: for the usual crews at first, then for every crew that could still be the best.
const FIRST_STEPS: u32 = 400;
const STEPS: u32 = 200;

/// No game with these sixteen cards, in whatever order and variant, scores more.
pub(super) fn bound(cards: &[&Card]) -> u32 {
    let land = Land::of(cards);
    let mut prices = Prices::default();
    let usual = Crews { farmers: 1, fishermen: 1, woodcutters: 1 };
    land.refine(usual, &mut prices, FIRST_STEPS, 0);

    let mut crews = Vec::new();
    for (watchmen, seen) in watch(cards).into_iter().enumerate() {
        for workers in 0..=WORKERS - watchmen {
            for crew in Crews::all(workers as i64).filter(|&crew| land.has(crew)) {
                crews.push((seen + land.most(crew, &prices), seen, crew));
            }
        }
    }
    // The most promising first, so that most of the others need not be looked at again.
    crews.sort_by_key(|&(guess, _, _)| std::cmp::Reverse(guess));
    let mut most = 0;
    for (guess, seen, crew) in crews {
        if guess <= most {
            break;
        }
        let mut own = prices;
        most = most.max(seen + land.refine(crew, &mut own, STEPS, most.saturating_sub(seen)));
    }
    most
}
