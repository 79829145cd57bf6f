//! Many requests: their order, cancelling, and newer ones in place of older ones.

use super::kit::{case, finish, ticking, view};
use crate::jobs::JobQueue;
use crate::messages::limes::{Answer as LimesAnswer, Task};
use crate::{Answer, Budget, Request, Response};
use bots::Level;

fn choose(level: Level, budget: Budget) -> Task {
    Task::Choose { view: view(1), level, seed: 1, budget }
}

fn hint(work: u64) -> Task {
    Task::Hint { view: view(1), most: 3, budget: Budget::Work(work) }
}

fn review(work: u64) -> Task {
    Task::Review { record: case(3), seat: 0, budget: Budget::Work(work) }
}

fn solve(budget: Budget) -> Task {
    Task::Solve { record: case(3), name: "Best".to_owned(), budget }
}

fn start(queue: &mut JobQueue, id: u64, task: Task) {
    queue.receive(&Request::start(id, task.into()).write());
}

fn cancel(queue: &mut JobQueue, id: u64) {
    queue.receive(&Request::cancel(id).write());
}

/// The last answers by their requests, in the order in which they come.
fn ends(responses: &[Response]) -> Vec<(u64, &Answer)> {
    let last = responses.iter().filter(|response| response.answer.is_last());
    last.map(|response| (response.id.expect("a number"), &response.answer)).collect()
}

#[test]
fn what_somebody_waits_for_goes_first() {
    let mut queue = JobQueue::new();
    start(&mut queue, 1, solve(Budget::Work(20_000)));
    let mut responses = queue.work(ticking(), 5.0);
    start(&mut queue, 2, hint(400));
    start(&mut queue, 3, choose(Level::Skilled, Budget::Work(0)));
    start(&mut queue, 4, choose(Level::Beginner, Budget::Work(0)));
    responses.extend(finish(&mut queue));
    let ends = ends(&responses);
    assert_eq!(ends.iter().map(|end| end.0).collect::<Vec<_>>(), [3, 4, 2, 1]);
    assert!(matches!(ends[3].1, Answer::Limes(LimesAnswer::Solved(_))));
}

#[test]
fn a_request_is_cancelled_in_the_middle() {
    for task in [
        hint(u64::MAX),
        review(50_000),
        solve(Budget::Work(u64::MAX)),
        choose(Level::Merciless, Budget::Work(u64::MAX)),
    ] {
        let mut queue = JobQueue::new();
        start(&mut queue, 1, task);
        start(&mut queue, 2, solve(Budget::Work(3_000)));
        let clock = ticking();
        assert_eq!(ends(&queue.work(&clock, 6.0)), []);
        cancel(&mut queue, 1);
        let responses = finish(&mut queue);
        let ends = ends(&responses);
        assert_eq!(ends[0], (1, &Answer::Cancelled));
        assert!(matches!(ends[1..], [(2, Answer::Limes(LimesAnswer::Solved(_)))]));
    }
}

#[test]
fn to_cancel_what_is_not_there_does_nothing() {
    let mut queue = JobQueue::new();
    cancel(&mut queue, 1);
    assert!(queue.is_idle());
    start(&mut queue, 2, choose(Level::Learner, Budget::Work(0)));
    cancel(&mut queue, 1);
    let responses = finish(&mut queue);
    assert!(matches!(ends(&responses)[..], [(2, Answer::Limes(LimesAnswer::Chosen { .. }))]));
    assert_eq!(queue.work(ticking(), 12.0), []);
}

#[test]
fn the_latest_hint_takes_the_place_of_older_ones() {
    let mut queue = JobQueue::new();
    start(&mut queue, 1, hint(400));
    assert_eq!(ends(&queue.work(ticking(), 4.0)), []);
    start(&mut queue, 2, hint(400));
    start(&mut queue, 3, choose(Level::Skilled, Budget::Work(0)));
    start(&mut queue, 4, hint(400));
    let responses = finish(&mut queue);
    let ends = ends(&responses);
    assert_eq!(ends[..2], [(1, &Answer::Cancelled), (2, &Answer::Cancelled)]);
    assert!(matches!(
        ends[2..],
        [
            (3, Answer::Limes(LimesAnswer::Chosen { .. })),
            (4, Answer::Limes(LimesAnswer::Hinted { .. }))
        ]
    ));
}

#[test]
fn a_request_with_the_same_number_takes_the_place_of_the_other() {
    let mut queue = JobQueue::new();
    start(&mut queue, 1, solve(Budget::Work(u64::MAX)));
    assert_eq!(ends(&queue.work(ticking(), 4.0)), []);
    start(&mut queue, 1, choose(Level::Skilled, Budget::Work(0)));
    assert!(matches!(
        ends(&finish(&mut queue))[..],
        [(1, Answer::Limes(LimesAnswer::Chosen { .. }))]
    ));
}

#[test]
fn a_request_that_waits_for_a_more_urgent_one_loses_no_time() {
    let solved_after = |urgent: bool| {
        let mut queue = JobQueue::new();
        let clock = ticking();
        start(&mut queue, 1, solve(Budget::Time(40.0)));
        queue.work(&clock, 10.0);
        if urgent {
            start(&mut queue, 2, hint(400));
        }
        let mut pieces = 0;
        while !queue.is_idle() {
            pieces += usize::from(queue.first() == Some(1));
            queue.work(&clock, 0.0);
        }
        pieces
    };
    let (alone, together) = (solved_after(false), solved_after(true));
    assert!(alone > 5 && alone.abs_diff(together) <= 1, "{alone} {together}");
}
