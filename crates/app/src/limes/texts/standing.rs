//! Who has won, and what decided between equal totals.

use crate::shell::texts::Texts;
use limes::{Standing, Tie};

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

    /// For players with equal totals: what puts one ahead of the other, or that they share their rank.
    pub fn tie_breaks(&self, names: &[&str], standing: &Standing) -> Vec<String> {
        let name = |seat: usize| names.get(seat).copied().unwrap_or_default();
        let sentence = |tie: Tie| match tie {
            Tie::Broken { ahead, behind, total, worker, more, less } => self.say_with(
                "result-tie-ahead",
                &[
                    ("first", name(ahead).into()),
                    ("second", name(behind).into()),
                    ("points", total.into()),
                    ("nth", worker.into()),
                    ("more", more.into()),
                    ("less", less.into()),
                ],
            ),
            Tie::Shared { seats, rank } => {
                let names: Vec<&str> = seats.into_iter().map(name).collect();
                self.say_with(
                    "result-tie-shared",
                    &[("names", self.list(&names).into()), ("rank", rank.into())],
                )
            }
        };
        standing.ties().into_iter().map(sentence).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::texts::{Language, Texts};
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
