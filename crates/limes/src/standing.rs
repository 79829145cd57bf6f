//! Who has won: totals, then the best workers one by one. And the table of the solo game.

use crate::ranking::Ranking;
use crate::score::Score;
use std::cmp::Ordering;
use std::fmt;

/// How a solo result is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Under 28.
    Improvable,
    /// 28 to 34.
    Ok,
    /// 35 to 41.
    Good,
    /// 42 to 48.
    VeryGood,
    /// 49 and more.
    Excellent,
}

impl Band {
    /// All five, worst first.
    pub const ALL: [Band; 5] =
        [Band::Improvable, Band::Ok, Band::Good, Band::VeryGood, Band::Excellent];

    /// The band of a total.
    pub fn of(total: u32) -> Band {
        match total {
            0..28 => Band::Improvable,
            28..35 => Band::Ok,
            35..42 => Band::Good,
            42..49 => Band::VeryGood,
            _ => Band::Excellent,
        }
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Band::Improvable => "improvable",
            Band::Ok => "ok",
            Band::Good => "good",
            Band::VeryGood => "very good",
            Band::Excellent => "excellent",
        })
    }
}

/// What is compared between players: the total, then the best scoring worker, the second best, …
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The total.
    pub total: u32,
    /// The points that count, highest first.
    pub counted: Vec<u32>,
}

impl Outcome {
    /// What this score brings into the comparison.
    pub fn of(score: &Score) -> Outcome {
        Outcome { total: score.total, counted: score.counted() }
    }

    /// `Greater` is better. A player with fewer scoring workers has 0 in the missing places.
    pub fn compare(&self, other: &Outcome) -> Ordering {
        let workers = || {
            let differing = self.differing_worker(other);
            differing.map_or(Ordering::Equal, |(_, points, others)| points.cmp(&others))
        };
        self.total.cmp(&other.total).then_with(workers)
    }

    /// The first place, 1 for the best worker, in which the workers' points differ, and both players' points there.
    fn differing_worker(&self, other: &Outcome) -> Option<(usize, u32, u32)> {
        let most = self.counted.len().max(other.counted.len());
        let nth = |outcome: &Outcome, n: usize| outcome.counted.get(n).copied().unwrap_or(0);
        let places = (0..most).map(|n| (n + 1, nth(self, n), nth(other, n)));
        places.into_iter().find(|(_, points, others)| points != others)
    }
}

/// What became of equal totals. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tie {
    /// A worker put one player before the next.
    Broken {
        /// Who is before.
        ahead: usize,
        /// Who is behind.
        behind: usize,
        /// The total of both.
        total: u32,
        /// Which workers decided: 1 for the best of each player, 2 for the second best, …
        worker: usize,
        /// The points of this worker of the player ahead.
        more: u32,
        /// The points of this worker of the player behind; 0 if there is none.
        less: u32,
    },
    /// Players who are equal in all share their rank.
    Shared {
        /// Their seats, two or more.
        seats: Vec<usize>,
        /// Their rank.
        rank: usize,
    },
}

/// Everybody's place. Who is equal in all shares a rank, and the win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// In the order of the seats.
    pub results: Vec<Outcome>,
    /// 1 + the number of players who are strictly better, in the order of the seats.
    pub ranks: Vec<usize>,
}

impl Standing {
    /// Ranks these results.
    pub fn of(results: Vec<Outcome>) -> Standing {
        Ranking::of(results).standing()
    }

    /// What became of every tie, best rank first. Of players who share a rank the first speaks for all.
    ///
    /// ```
    /// use limes::{Outcome, Standing, Tie};
    /// let outcome = |counted: &[u32]| Outcome { total: 8, counted: counted.to_vec() };
    /// let standing = Standing::of(vec![outcome(&[5, 3]), outcome(&[6, 2])]);
    /// let tie = Tie::Broken { ahead: 1, behind: 0, total: 8, worker: 1, more: 6, less: 5 };
    /// assert_eq!(standing.ties(), [tie]);
    /// ```
    pub fn ties(&self) -> Vec<Tie> {
        let mut seats: Vec<usize> = (0..self.ranks.len()).collect();
        seats.sort_by_key(|&seat| self.ranks[seat]);
        let mut ties = Vec::new();
        let mut before: Option<usize> = None;
        for shared in seats.chunk_by(|&one, &other| self.ranks[one] == self.ranks[other]) {
            let behind = shared[0];
            ties.extend(before.and_then(|ahead| self.broken(ahead, behind)));
            if shared.len() > 1 {
                ties.push(Tie::Shared { seats: shared.to_vec(), rank: self.ranks[behind] });
            }
            before = Some(behind);
        }
        ties
    }

    /// The tie between two players, if their totals are equal and a worker decided.
    fn broken(&self, ahead: usize, behind: usize) -> Option<Tie> {
        let (better, worse) = (&self.results[ahead], &self.results[behind]);
        let (worker, more, less) = better.differing_worker(worse)?;
        let total = better.total;
        (total == worse.total).then_some(Tie::Broken { ahead, behind, total, worker, more, less })
    }

    /// The seats that share first place, counted from 0.
    pub fn winners(&self) -> impl Iterator<Item = usize> {
        (0..self.ranks.len()).filter(|&seat| self.ranks[seat] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(results: &[(u32, &[u32])]) -> Vec<usize> {
        let results =
            results.iter().map(|&(total, counted)| Outcome { total, counted: counted.to_vec() });
        Standing::of(results.collect()).ranks
    }

    #[test]
    fn the_total_comes_first() {
        assert_eq!(ranks(&[(7, &[7]), (8, &[4, 4])]), [2, 1]);
    }

    #[test]
    fn ties_go_to_the_best_worker_then_the_second() {
        assert_eq!(ranks(&[(8, &[5, 3]), (8, &[6, 2])]), [2, 1]);
        assert_eq!(ranks(&[(8, &[5, 2, 1]), (8, &[5, 3])]), [2, 1]);
    }

    #[test]
    fn a_worker_who_is_missing_counts_as_zero() {
        assert_eq!(ranks(&[(8, &[5, 3, 0]), (8, &[5, 3])]), [1, 1]);
    }

    #[test]
    fn equal_players_share_and_the_next_is_third() {
        assert_eq!(ranks(&[(8, &[8]), (5, &[5]), (8, &[8])]), [1, 3, 1]);
    }

    #[test]
    fn ties_tell_which_worker_decided() {
        let ties = |results: &[&[u32]]| {
            let outcome = |counted: &&[u32]| Outcome {
                total: counted.iter().sum(),
                counted: counted.to_vec(),
            };
            Standing::of(results.iter().map(outcome).collect()).ties()
        };
        let broken = |ahead, behind, worker, more, less| Tie::Broken {
            ahead,
            behind,
            total: 8,
            worker,
            more,
            less,
        };
        assert_eq!(ties(&[&[4, 4], &[7]]), []);
        assert_eq!(ties(&[&[5, 3], &[6, 2]]), [broken(1, 0, 1, 6, 5)]);
        assert_eq!(ties(&[&[5, 3], &[5, 2, 1]]), [broken(0, 1, 2, 3, 2)]);
        assert_eq!(ties(&[&[3], &[5, 2, 1], &[4, 2, 2]]), [broken(1, 2, 1, 5, 4)]);
        assert_eq!(
            ties(&[&[4, 4], &[5, 3], &[4, 4, 0], &[8], &[1]]),
            [
                broken(3, 1, 1, 8, 5),
                broken(1, 0, 1, 5, 4),
                Tie::Shared { seats: vec![0, 2], rank: 3 }
            ]
        );
    }

    #[test]
    fn a_crowd_is_ranked_without_waiting() {
        let crowd: Vec<(u32, &[u32])> = (0..100_000).map(|n| (n % 1000, &[][..])).collect();
        let ranks = ranks(&crowd);
        assert_eq!((ranks[999], ranks[998], ranks[0]), (1, 101, 99_901));
    }

    #[test]
    fn bands_begin_where_the_table_says() {
        let bands = [27, 28, 34, 35, 41, 42, 48, 49].map(|total| Band::of(total).to_string());
        assert_eq!(
            bands,
            ["improvable", "ok", "ok", "good", "good", "very good", "very good", "excellent"]
        );
    }
}
