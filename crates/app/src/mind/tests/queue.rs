//! Many asks: their order, cancelling, and newer ones in place of older ones.

use super::super::{Answer, Ask, Budget, Mind, Tell, What};
use super::kit::{case, finish, seen, ticking};
use bots::Level;

fn choose(level: Level, budget: Budget) -> What {
    What::Choose { seen: seen(1), level, seed: 1, budget }
}

fn hint(work: u64) -> What {
    What::Hint { seen: seen(1), most: 3, budget: Budget::Work(work) }
}

fn review(work: u64) -> What {
    What::Review { record: case(3), seat: 0, budget: Budget::Work(work) }
}

fn solve(budget: Budget) -> What {
    What::Solve { record: case(3), name: "Best".to_owned(), budget }
}

fn hear(mind: &mut Mind, id: u64, what: What) {
    mind.hear(&Ask { id, what }.write());
}

/// The last answers by their asks, in the order in which they come.
fn ends(tells: &[Tell]) -> Vec<(u64, &Answer)> {
    let last = tells.iter().filter(|tell| tell.answer.is_last());
    last.map(|tell| (tell.id.expect("a number"), &tell.answer)).collect()
}

#[test]
fn what_somebody_waits_for_goes_first() {
    let mut mind = Mind::new();
    hear(&mut mind, 1, solve(Budget::Work(20_000)));
    let mut tells = mind.step(ticking(), 5.0);
    hear(&mut mind, 2, hint(400));
    hear(&mut mind, 3, choose(Level::Skilled, Budget::Work(0)));
    hear(&mut mind, 4, choose(Level::Beginner, Budget::Work(0)));
    tells.extend(finish(&mut mind));
    let ends = ends(&tells);
    assert_eq!(ends.iter().map(|end| end.0).collect::<Vec<_>>(), [3, 4, 2, 1]);
    assert!(matches!(ends[3].1, Answer::Solved(_)));
}

#[test]
fn an_ask_is_cancelled_in_the_middle() {
    for what in [
        hint(u64::MAX),
        review(50_000),
        solve(Budget::Work(u64::MAX)),
        choose(Level::Merciless, Budget::Work(u64::MAX)),
    ] {
        let mut mind = Mind::new();
        hear(&mut mind, 1, what);
        hear(&mut mind, 2, solve(Budget::Work(3_000)));
        let clock = ticking();
        assert_eq!(ends(&mind.step(&clock, 6.0)), []);
        hear(&mut mind, 1, What::Cancel);
        let tells = finish(&mut mind);
        let ends = ends(&tells);
        assert_eq!(ends[0], (1, &Answer::Cancelled));
        assert!(matches!(ends[1..], [(2, Answer::Solved(_))]));
    }
}

#[test]
fn to_cancel_what_is_not_there_does_nothing() {
    let mut mind = Mind::new();
    hear(&mut mind, 1, What::Cancel);
    assert!(mind.is_idle());
    hear(&mut mind, 2, choose(Level::Learner, Budget::Work(0)));
    hear(&mut mind, 1, What::Cancel);
    let tells = finish(&mut mind);
    assert!(matches!(ends(&tells)[..], [(2, Answer::Chosen { .. })]));
    assert_eq!(mind.step(ticking(), 12.0), []);
}

#[test]
fn the_latest_hint_takes_the_place_of_older_ones() {
    let mut mind = Mind::new();
    hear(&mut mind, 1, hint(400));
    assert_eq!(ends(&mind.step(ticking(), 4.0)), []);
    hear(&mut mind, 2, hint(400));
    hear(&mut mind, 3, choose(Level::Skilled, Budget::Work(0)));
    hear(&mut mind, 4, hint(400));
    let tells = finish(&mut mind);
    let ends = ends(&tells);
    assert_eq!(ends[..2], [(1, &Answer::Cancelled), (2, &Answer::Cancelled)]);
    assert!(matches!(ends[2..], [(3, Answer::Chosen { .. }), (4, Answer::Hinted { .. })]));
}

#[test]
fn an_ask_with_the_same_number_takes_the_place_of_the_other() {
    let mut mind = Mind::new();
    hear(&mut mind, 1, solve(Budget::Work(u64::MAX)));
    assert_eq!(ends(&mind.step(ticking(), 4.0)), []);
    hear(&mut mind, 1, choose(Level::Skilled, Budget::Work(0)));
    assert!(matches!(ends(&finish(&mut mind))[..], [(1, Answer::Chosen { .. })]));
}

#[test]
fn an_ask_that_waits_for_a_more_urgent_one_loses_no_time() {
    let solved_after = |urgent: bool| {
        let mut mind = Mind::new();
        let clock = ticking();
        hear(&mut mind, 1, solve(Budget::Time(40.0)));
        mind.step(&clock, 10.0);
        if urgent {
            hear(&mut mind, 2, hint(400));
        }
        let mut pieces = 0;
        while !mind.is_idle() {
            pieces += usize::from(mind.jobs[0].id == 1);
            mind.step(&clock, 0.0);
        }
        pieces
    };
    let (alone, together) = (solved_after(false), solved_after(true));
    assert!(alone > 5 && alone.abs_diff(together) <= 1, "{alone} {together}");
}
