//! Who has won, and what decided between equal totals.

use crate::shell::texts::Texts;
use limes::{Seat, Standing, Tie};

impl Texts {
    /// Who wins: `Ada wins with 41 points.` or `Ada and Ben share the win.` The person who reads it, if they play, is spoken
    /// to: `You win with 41 points.`
    pub fn winners(&self, names: &[&str], standing: &Standing, reader: Option<Seat>) -> String {
        let winners: Vec<usize> = standing.winners().collect();
        let name = |seat: usize| names.get(seat).copied().unwrap_or_default();
        let reader = reader.map(Seat::index).filter(|reader| winners.contains(reader));
        match winners[..] {
            [winner] if reader.is_some() => {
                let points = standing.results[winner].total;
                self.say_with("result-you-win", &[("points", points.into())])
            }
            _ if reader.is_some() => {
                let others = winners.into_iter().filter(|&winner| Some(winner) != reader);
                let others: Vec<&str> = others.map(name).collect();
                self.say_with("result-you-share", &[("names", self.list(&others).into())])
            }
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
    use limes::{Outcome, Seat, Standing};

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
        assert_eq!(texts.winners(&names, &standing, None), "Ben and Dan share the win.");
        let reader = |seat| texts.winners(&names, &standing, Some(Seat::from_index(seat)));
        assert_eq!(reader(0), "Ben and Dan share the win.");
        assert_eq!(reader(3), "You share the win with Ben.");
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
        let winners = |reader| texts.winners(&["Ada", "Ben"], &standing, reader);
        assert_eq!(winners(None), "Ben wins with 5 points.");
        assert_eq!(winners(Some(Seat::from_index(0))), "Ben wins with 5 points.");
        assert_eq!(winners(Some(Seat::from_index(1))), "You win with 5 points.");
        assert!(texts.tie_breaks(&["Ada", "Ben"], &standing).is_empty());
    }
}
