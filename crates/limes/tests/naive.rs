//! The fast engine agrees with the naive one, whatever the deck, the variants and the turns.

#[path = "naive/games.rs"]
mod games;
#[path = "naive/pictures.rs"]
mod pictures;
#[path = "naive/playouts.rs"]
mod playouts;
#[path = "naive/strategies.rs"]
mod strategies;

use limes::naive::Naive;
use limes::{Display, Earned};

/// Both engines see the same workers with the same points, and the fast one can say why.
fn agree(fast: &Display, naive: &Naive) {
    let picture = || fast.picture();
    let score = fast.score();
    let workers: Vec<_> = score.workers.iter().map(|w| (w.zone, w.points, w.counts())).collect();
    assert_eq!(workers, naive.workers(), "\n{}", picture());
    assert_eq!(score.total, naive.total(), "\n{}", picture());
    assert_eq!(fast.total(), score.total, "\n{}", picture());
    assert_eq!(fast.supply(), naive.supply());
    for worker in &score.workers {
        assert_eq!(sum(&worker.earned), worker.points, "{worker}\n{}", picture());
        let zone = fast.zone(worker.zone).expect("a worker is on a card");
        assert_eq!(zone.landscape().profession(), worker.profession);
    }
}

/// The points that the reasons add up to.
fn sum(earned: &Earned) -> u32 {
    match earned {
        Earned::Zones(zones) | Earned::Sight(zones) => zones.len() as u32,
        Earned::Huts(huts) => huts.iter().map(|(_, count)| count).sum(),
        Earned::Territories(territories) => territories.len() as u32,
    }
}
