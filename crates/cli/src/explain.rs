//! Scores in words, for people.

use limes::{Band, Counting, Earned, Score, Standing, Tie, WorkerScore};

/// The widest line that is printed for people.
pub(crate) const WIDTH: usize = 78;

/// `1 point`, `2 points`, `0 points`.
pub(crate) fn points(n: impl Into<i64>) -> String {
    let n = n.into();
    if n.abs() == 1 { format!("{n} point") } else { format!("{n} points") }
}

/// What a band means, in the words of the rulebook.
pub(crate) fn band(band: Band) -> &'static str {
    match band {
        Band::Improvable => "capable of improvement",
        Band::Ok => "OK",
        Band::Good => "good",
        Band::VeryGood => "very good",
        Band::Excellent => "excellent",
    }
}

/// A table of all workers: where each is, their profession, what they bring, and why.
pub(crate) fn workers(score: &Score) -> String {
    let mut table = String::new();
    for worker in &score.workers {
        let points = match worker.standing {
            Counting::Counts => worker.points.to_string(),
            Counting::Outranked(_) => "–".to_owned(),
        };
        let start =
            format!("  {}  {:<10} {points:>2}  ", worker.zone, worker.profession.to_string());
        table += &hanging(&start, &reason(worker));
    }
    if score.workers.is_empty() {
        table += "  no worker in the display\n";
    }
    table
}

fn reason(worker: &WorkerScore) -> String {
    if let Counting::Outranked(other) = worker.standing {
        if other == worker.zone {
            return format!("not counted: another worker on {other} scores");
        }
        return format!("not counted: the worker on {other} scores here");
    }
    let (some, none) = match worker.earned {
        Earned::Zones(_) => ("field", "no field"),
        Earned::Huts(_) => ("huts ashore", "no hut ashore"),
        Earned::Territories(_) => ("beside the forest", "nothing beside the forest"),
        Earned::Sight(_) => ("sees forest", "sees no forest"),
    };
    match worker.earned.to_string() {
        things if things.is_empty() => none.to_owned(),
        things => format!("{some}: {things}"),
    }
}

/// A text after a start, broken at blanks; further lines begin under the first word of the text.
pub(crate) fn hanging(start: &str, text: &str) -> String {
    let indent = start.chars().count();
    let mut lines = start.to_owned();
    let mut column = indent;
    for (word, place) in text.split_whitespace().zip(0..) {
        let width = word.chars().count();
        if place > 0 && column + 1 + width > WIDTH {
            lines += "\n";
            lines += &" ".repeat(indent);
            column = indent;
        } else if place > 0 {
            lines += " ";
            column += 1;
        }
        lines += word;
        column += width;
    }
    lines + "\n"
}

/// For players with equal totals: what put one before the other, or that they share their rank.
pub(crate) fn tie_breaks(names: &[&str], standing: &Standing) -> Vec<String> {
    const NTH: [&str; 7] = ["", "second-", "third-", "fourth-", "fifth-", "sixth-", "seventh-"];
    let sentence = |tie: Tie| match tie {
        Tie::Broken { ahead, behind, total, worker, more, less } => {
            let (ahead, behind) = (names[ahead], names[behind]);
            let nth = NTH.get(worker - 1).copied().unwrap_or_default();
            format!(
                "{ahead} is ahead of {behind}: both have {}, but {ahead}’s {nth}best worker earns {more}, \
                 {behind}’s {less}.",
                points(total),
            )
        }
        Tie::Shared { seats, rank } => {
            let names: Vec<&str> = seats.into_iter().map(|seat| names[seat]).collect();
            let names = listed(&names);
            format!("{names} share rank {rank}: their points are equal, worker by worker.")
        }
    };
    standing.ties().into_iter().map(sentence).collect()
}

/// `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`.
pub(crate) fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};
    use limes::{Display, Outcome};

    fn check_workers(picture: &str, expected: Expect) {
        let score = Display::from_picture(picture).expect("a picture").score();
        // A line at the margin keeps the others where they are.
        expected.assert_eq(&format!("{} points\n{}", score.total, workers(&score)));
    }

    #[test]
    fn every_point_has_its_reason() {
        check_workers(
            "
            =@ ~   ^@ #
            =h ~@  =  ^h
            ",
            expect![[r#"
                6 points
                  d4nw  farmer      2  field: d4nw, d4sw
                  d4se  fisherman   1  huts ashore: d4sw
                  e4nw  woodcutter  3  beside the forest: water d4ne, tower e4ne, field e4sw
            "#]],
        );
        check_workers(
            "= =\n= =",
            expect![[r#"
                0 points
                  no worker in the display
            "#]],
        );
    }

    #[test]
    fn workers_without_points_are_told_why() {
        check_workers(
            "
            #@ =@@
            ~@ =@
            ",
            expect![[r#"
                2 points
                  d4nw  watchman    0  sees no forest
                  d4ne  farmer      2  field: d4ne, d4se
                  d4ne  farmer      –  not counted: another worker on d4ne scores
                  d4sw  fisherman   0  no hut ashore
                  d4se  farmer      –  not counted: the worker on d4ne scores here
            "#]],
        );
        check_workers(
            "^@ ^\n^ ^",
            expect![[r#"
                0 points
                  d4nw  woodcutter  0  nothing beside the forest
            "#]],
        );
    }

    #[test]
    fn long_reasons_are_broken_under_their_beginning() {
        check_workers(
            "
            =@ = = = = =
            =  = = = = =
            ",
            expect![[r#"
                12 points
                  d4nw  farmer     12  field: d4nw, d4ne, e4nw, e4ne, f4nw, f4ne, d4sw, d4se,
                                       e4sw, e4se, f4sw, f4se
            "#]],
        );
    }

    fn check_ties(results: &[(u32, &[u32])], expected: Expect) {
        let names = ["Ada", "Ben", "Cleo", "Dan"];
        let results =
            results.iter().map(|&(total, counted)| Outcome { total, counted: counted.to_vec() });
        let standing = Standing::of(results.collect());
        expected.assert_eq(&tie_breaks(&names[..standing.ranks.len()], &standing).join("\n"));
    }

    #[test]
    fn the_worker_who_decided_a_tie_is_named() {
        check_ties(&[(8, &[5, 3]), (9, &[9])], expect![""]);
        check_ties(
            &[(8, &[5, 3]), (8, &[6, 2])],
            expect![
                "Ben is ahead of Ada: both have 8 points, but Ben’s best worker earns 6, Ada’s 5."
            ],
        );
        check_ties(
            &[(8, &[5, 2, 1]), (8, &[5, 2]), (3, &[3])],
            expect![
                "Ada is ahead of Ben: both have 8 points, but Ada’s third-best worker earns 1, Ben’s 0."
            ],
        );
    }

    #[test]
    fn equal_players_share() {
        check_ties(
            &[(8, &[4, 4]), (8, &[5, 3]), (8, &[4, 4]), (8, &[4, 4])],
            expect![[r#"
                Ben is ahead of Ada: both have 8 points, but Ben’s best worker earns 5, Ada’s 4.
                Ada, Cleo and Dan share rank 2: their points are equal, worker by worker."#]],
        );
    }
}
