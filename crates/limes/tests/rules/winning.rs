//! Winning, and the solo table.

use crate::kit::{display, join};
use expect_test::{Expect, expect};
use limes::{Band, Outcome, Standing};

/// The rank of each display.
fn check_ranks(pictures: &[&str], expected: Expect) {
    let outcomes = pictures.iter().map(|picture| Outcome::of(&display(picture).score()));
    let standing = Standing::of(outcomes.collect());
    let line = |(outcome, rank): (&Outcome, &usize)| {
        format!("{rank}: {} points, {:?}", outcome.total, outcome.counted)
    };
    let lines: Vec<String> = standing.results.iter().zip(&standing.ranks).map(line).collect();
    let winners = join(standing.winners().map(|seat| seat + 1));
    expected.assert_eq(&format!("{}\nwon by {winners}", lines.join("\n")));
}

const FOUR: &str = "=@ =  ~ ~\n=  =  ~ ~";
const TWO_TWO: &str = "=@ ~  ~ =@\n=  ~  ~ =";
const THREE_ONE: &str = "=@ =  ~ =@\n=  ~  ~ ~";
const TWO_ONE_ONE: &str = "=@ =  ~ =@\n~  ~  =@ ~";
const FOUR_AND_A_LAZY_ONE: &str = "=@ =  ~@ ~\n=  =  ~ ~";

#[test]
fn most_points_win() {
    check_ranks(
        &[TWO_TWO, "=@ =  = ~\n=  =  ~ ~"],
        expect![[r#"
            2: 4 points, [2, 2]
            1: 5 points, [5]
            won by 2"#]],
    );
}

#[test]
fn tied_the_best_worker_decides_then_the_second_best() {
    check_ranks(
        &[TWO_TWO, FOUR, THREE_ONE, TWO_ONE_ONE],
        expect![[r#"
            3: 4 points, [2, 2]
            1: 4 points, [4]
            2: 4 points, [3, 1]
            4: 4 points, [2, 1, 1]
            won by 2"#]],
    );
}

#[test]
fn who_has_fewer_scoring_workers_has_0_there() {
    check_ranks(
        &[FOUR, FOUR_AND_A_LAZY_ONE],
        expect![[r#"
            1: 4 points, [4]
            1: 4 points, [4, 0]
            won by 1 2"#]],
    );
}

#[test]
fn all_equal_share_the_win_and_the_next_rank_is_left_out() {
    check_ranks(
        &[FOUR, "= ~\n^@ #", FOUR, "^ ~\n=@ #"],
        expect![[r#"
            1: 4 points, [4]
            3: 2 points, [2]
            1: 4 points, [4]
            4: 1 points, [1]
            won by 1 3"#]],
    );
}

#[test]
fn workers_who_do_not_count_do_not_break_ties() {
    check_ranks(
        &[FOUR, "=@@@ =  ~ ~\n=  =  ~ ~"],
        expect![[r#"
            1: 4 points, [4]
            1: 4 points, [4]
            won by 1 2"#]],
    );
}

#[test]
fn the_solo_table() {
    let mut table = Vec::new();
    for total in 0..=60 {
        let band = Band::of(total);
        if total == 0 || Band::of(total - 1) != band {
            table.push(format!("from {total}: {band}"));
        }
    }
    expect![[r#"
        from 0: improvable
        from 28: ok
        from 35: good
        from 42: very good
        from 49: excellent"#]]
    .assert_eq(&table.join("\n"));
    assert_eq!(Band::of(u32::MAX), Band::Excellent);
}
