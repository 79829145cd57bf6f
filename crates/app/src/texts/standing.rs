//! Who has won, and what decided between equal totals.

use super::Texts;
use limes::{Outcome, Standing, WORKERS};

impl Texts {
    /// Who wins: `Ada wins with 41 points.` or `Ada and Ben share the win.`
    pub fn winners(&self, names: &[&str], standing: &Standing) -> String {
        let winners: Vec<usize> = standing.winners().collect();
        let name = |seat: usize| names.get(seat).copied().unwrap_or_default();
        match winners[..] {
            [winner] => {
                let points = standing.results[winner].total;
                self.say_with(
                    "result-wins",
                    &[("name", name(winner).into()), ("points", points.into())],
                )
            }
            _ => {
                let names: Vec<&str> = winners.into_iter().map(name).collect();
                self.say_with("result-shared", &[("names", self.list(&names).into())])
            }
        }
    }

    /// For whoever has the same total: what put one before the other, or that they share their rank.
    pub fn tie_breaks(&self, names: &[&str], standing: &Standing) -> Vec<String> {
        let rank = |seat: usize| standing.ranks.get(seat).copied().unwrap_or_default();
        let mut seats: Vec<usize> = (0..names.len().min(standing.results.len())).collect();
        seats.sort_by_key(|&seat| rank(seat));
        let mut sentences = Vec::new();
        let mut before = None;
        for shared in seats.chunk_by(|&one, &other| rank(one) == rank(other)) {
            let first = shared[0];
            let total = |seat: usize| standing.results[seat].total;
            let beaten_by = before.filter(|&before| total(before) == total(first));
            sentences.extend(beaten_by.map(|winner| self.ahead(names, standing, winner, first)));
            if shared.len() > 1 {
                let names: Vec<&str> = shared.iter().map(|&seat| names[seat]).collect();
                sentences.push(self.say_with(
                    "result-tie-shared",
                    &[("names", self.list(&names).into()), ("rank", rank(first).into())],
                ));
            }
            before = Some(first);
        }
        sentences
    }

    /// Says which worker decided between two players with the same total.
    fn ahead(&self, names: &[&str], standing: &Standing, winner: usize, loser: usize) -> String {
        let earns = |outcome: &Outcome, nth: usize| outcome.counted.get(nth).copied().unwrap_or(0);
        let (better, worse) = (&standing.results[winner], &standing.results[loser]);
        let decided = (0..WORKERS).find(|&nth| earns(better, nth) != earns(worse, nth));
        let nth = decided.unwrap_or_default();
        self.say_with(
            "result-tie-ahead",
            &[
                ("first", names[winner].into()),
                ("second", names[loser].into()),
                ("points", better.total.into()),
                ("nth", (nth + 1).into()),
                ("more", earns(better, nth).into()),
                ("less", earns(worse, nth).into()),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Language, Texts};
    use limes::{Outcome, Standing};

    fn standing(results: &[&[u32]]) -> Standing {
        let outcome =
            |counted: &&[u32]| Outcome { total: counted.iter().sum(), counted: counted.to_vec() };
        Standing::of(results.iter().map(outcome).collect())
    }

    #[test]
    fn the_deciding_worker_is_named() {
        let texts = Texts::new(Language::En);
        let standing = standing(&[&[5, 2, 1], &[5, 3], &[4], &[5, 3, 0]]);
        let names = ["Ada", "Ben", "Cleo", "Dan"];
        assert_eq!(texts.winners(&names, &standing), "Ben and Dan share the win.");
        assert_eq!(
            texts.tie_breaks(&names, &standing),
            [
                "Ben and Dan share rank 1: equal points, worker by worker.",
                "Ben is ahead of Ada: both have 8 points, but the second-best worker of Ben earns 3, that of Ada 2.",
            ]
        );
    }

    #[test]
    fn clear_results_need_no_words() {
        let texts = Texts::new(Language::En);
        let standing = standing(&[&[1], &[5]]);
        assert_eq!(texts.winners(&["Ada", "Ben"], &standing), "Ben wins with 5 points.");
        assert!(texts.tie_breaks(&["Ada", "Ben"], &standing).is_empty());
    }
}
