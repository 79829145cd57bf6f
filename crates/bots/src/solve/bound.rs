//! What no game on a draw can exceed. The proof is in `docs/SOLVE.md`; the names here are those of the proof.

mod land;
mod watch;

use land::Land;
use limes::{Card, WORKERS};
use watch::watch;

/// How many territories of each profession score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Crews {
    farmers: u32,
    fishermen: u32,
    woodcutters: u32,
}

/// No game with these sixteen cards, in whatever order and variant, scores more.
pub(super) fn bound(cards: &[&Card]) -> u32 {
    let land = Land::of(cards);
    let watch = watch(cards);
    let mut most: u32 = 0;
    for (watchmen, seen) in watch.into_iter().enumerate() {
        let left = (WORKERS - watchmen) as u32;
        for farmers in 0..=left {
            for fishermen in 0..=left - farmers {
                for woodcutters in 0..=left - farmers - fishermen {
                    let crews = Crews { farmers, fishermen, woodcutters };
                    most = most.max(seen + land.most(crews, most.saturating_sub(seen)));
                }
            }
        }
    }
    most
}
