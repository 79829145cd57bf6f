//! The result of a game, as data for a page that explains it.

use limes::{Band, Game, Outcome, Score, Seat};
use std::cmp::Ordering;

/// What put one player before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The totals.
    Total {
        /// The better one's.
        better: u32,
        /// The next one's.
        worse: u32,
    },
    /// Equal totals: the first workers who differ, the best compared with the best and so on.
    Worker {
        /// 1 for the best worker, 2 for the second best, …
        place: usize,
        /// The better one's points; 0 if he has no such worker.
        better: u32,
        /// The next one's points; 0 if he has no such worker.
        worse: u32,
    },
    /// Nothing: they are equal in all and share the rank.
    Shared,
}

/// One player's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// His seat.
    pub seat: Seat,
    /// His name.
    pub name: String,
    /// 1 + the number of players who are strictly better.
    pub rank: usize,
    /// What each worker earned and with what, and the total.
    pub score: Score,
    /// The points that count, highest first: what ties are decided by.
    pub counted: Vec<u32>,
    /// The band of the total.
    pub band: Band,
    /// What put him before the next in the list; `None` for the last.
    pub before_next: Option<Decided>,
}

/// The results of all, best first; equal ones in the order of their seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The players.
    pub players: Vec<PlayerResult>,
    /// Whether all displays are full. Before that, it is how things stand.
    pub is_over: bool,
}

impl GameResult {
    /// How things stand in a game.
    pub fn of(game: &Game) -> GameResult {
        let standing = game.standing();
        let mut order: Vec<usize> = (0..game.players().len()).collect();
        order.sort_by_key(|&seat| standing.ranks[seat]);
        let player = |(place, &seat): (usize, &usize)| {
            let player = &game.players()[seat];
            let score = player.display().score();
            let mine = &standing.results[seat];
            let next = order.get(place + 1).map(|&next| &standing.results[next]);
            PlayerResult {
                seat: Seat::from_index(seat),
                name: player.name().to_owned(),
                rank: standing.ranks[seat],
                counted: mine.counted.clone(),
                band: Band::of(score.total),
                before_next: next.map(|next| decided(mine, next)),
                score,
            }
        };
        let players = order.iter().enumerate().map(player).collect();
        GameResult { players, is_over: game.is_over() }
    }

    /// Whether it is judged by its band: one plays alone.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Those who share the first rank.
    pub fn winners(&self) -> impl Iterator<Item = &PlayerResult> {
        self.players.iter().filter(|player| player.rank == 1)
    }
}

/// What the rulebook's comparison of these two turned on.
fn decided(mine: &Outcome, next: &Outcome) -> Decided {
    if mine.compare(next) == Ordering::Equal {
        return Decided::Shared;
    }
    if mine.total != next.total {
        return Decided::Total { better: mine.total, worse: next.total };
    }
    let nth = |outcome: &Outcome, n: usize| outcome.counted.get(n).copied().unwrap_or(0);
    let most = mine.counted.len().max(next.counted.len());
    let pairs = (0..most).map(|n| (n + 1, nth(mine, n), nth(next, n)));
    let differs = pairs.into_iter().find(|(_, better, worse)| better != worse);
    differs.map_or(Decided::Shared, |(place, better, worse)| Decided::Worker {
        place,
        better,
        worse,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::kit::finished;
    use expect_test::expect;
    use limes::{CardNumber, Deck, Record, Variants};

    fn outcome(counted: &[u32]) -> Outcome {
        Outcome { total: counted.iter().sum(), counted: counted.to_vec() }
    }

    #[test]
    fn the_comparison_that_decided_is_named() {
        let check = |mine: &[u32], next: &[u32]| decided(&outcome(mine), &outcome(next));
        assert_eq!(check(&[4, 4], &[7]), Decided::Total { better: 8, worse: 7 });
        assert_eq!(check(&[6, 2], &[5, 3]), Decided::Worker { place: 1, better: 6, worse: 5 });
        assert_eq!(check(&[5, 3], &[5, 2, 1]), Decided::Worker { place: 2, better: 3, worse: 2 });
        assert_eq!(check(&[5, 3], &[5, 3]), Decided::Shared);
        assert_eq!(check(&[5, 3, 0], &[5, 3]), Decided::Shared);
    }

    #[test]
    fn every_worker_is_explained_and_the_best_stands_first() {
        // Card 5 is «# = =h ~»: a farmer with one zone, a watchman with nothing to see, and nobody.
        let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada", "Ben", "Cleo"])
            .expect("a game");
        game.draw(CardNumber::new(5).expect("a card")).expect("the first card");
        for (seat, turn) in [(0, "d4^"), (1, "d4^ +ne"), (2, "d4^ +nw")] {
            game.play(Seat::from_index(seat), turn.parse().expect("a turn")).expect("legal");
        }
        let result = GameResult::of(&game);
        let lines = result.players.iter().map(|player| {
            let PlayerResult { name, rank, score, before_next, .. } = player;
            format!("{rank}. {name} [{score}] {before_next:?}")
        });
        expect![[r#"
            1. Ben [d4ne farmer 1: d4ne] Some(Total { better: 1, worse: 0 })
            2. Ada [] Some(Shared)
            2. Cleo [d4nw watchman 0] None"#]]
        .assert_eq(&lines.collect::<Vec<_>>().join("\n"));
        assert!(!result.is_over && !result.is_solo());
        assert_eq!(result.winners().count(), 1);
    }

    #[test]
    fn the_decision_agrees_with_the_rulebook() {
        for seed in 0..20 {
            let Record { game, .. } = finished(&["Ada", "Ben", "Cleo", "Dora"], seed);
            let standing = game.standing();
            let result = GameResult::of(&game);
            assert!(result.is_over);
            for pair in result.players.windows(2) {
                let [one, other] = [
                    &standing.results[pair[0].seat.index()],
                    &standing.results[pair[1].seat.index()],
                ];
                let shared = pair[0].before_next == Some(Decided::Shared);
                assert_eq!(shared, pair[0].rank == pair[1].rank);
                assert_ne!(one.compare(other), Ordering::Less);
            }
            for player in &result.players {
                assert_eq!(player.counted.iter().sum::<u32>(), player.score.total);
                assert_eq!(player.band, Band::of(player.score.total));
            }
        }
    }
}
