//! Slices are short, and what takes many of them tells how far it is.

use super::kit::{CASES, answer, case, game, ticking, view, waiting};
use crate::jobs::{JobQueue, PIECE};
use crate::messages::limes::{Answer as LimesAnswer, Task};
use crate::{Answer, Budget, Request};
use bots::Level;
use bots::limes::judge::rater;
use bots::limes::{Effort, Net, Question, Thinker};
use limes::{Seat, TurnVisibility};
use std::cell::Cell;

fn queue(task: Task) -> JobQueue {
    let mut queue = JobQueue::new();
    queue.receive(&Request::start(1, task.into()).write());
    queue
}

fn choose(number: usize, level: Level, budget: Budget) -> Task {
    Task::Choose { view: view(number), level, seed: 1, budget }
}

fn solve(budget: Budget) -> Task {
    Task::Solve { record: case(3), name: "Best".to_owned(), budget }
}

fn review(number: usize, work: u64) -> Task {
    Task::Review { record: case(number), seat: 0, budget: Budget::Work(work) }
}

/// The answers to a request, and the pieces in which it was worked on.
fn pieces(task: Task) -> (Vec<Answer>, usize) {
    let mut queue = queue(task);
    let mut answers = Vec::new();
    let mut pieces = 0;
    while !queue.is_idle() {
        answers.extend(queue.work(|| 0.0, 0.0).into_iter().map(|response| response.answer));
        pieces += 1;
    }
    (answers, pieces)
}

#[test]
fn in_the_page_a_turn_takes_but_a_moment() {
    for level in Level::ALL {
        for number in (0..CASES).filter(|&n| waiting(&game(&case(n))).is_some()) {
            let task = choose(number, level, Budget::Time(f64::INFINITY)).lighter();
            let LimesAnswer::Chosen { turn } = answer(task) else { panic!() };
            let view = view(number);
            assert_eq!(game(&view.record).play(Seat::from_index(view.seat), turn), Ok(()));
        }
    }
}

#[test]
fn a_slice_ends_when_its_time_is_over() {
    for slice in [0.0, 1.0, 5.0, 12.0] {
        for task in [
            choose(1, Level::Merciless, Budget::Work(u64::MAX)),
            Task::Hint { view: view(1), most: 3, budget: Budget::Work(u64::MAX) },
            review(3, 10_000),
            solve(Budget::Work(u64::MAX)),
        ] {
            let mut queue = queue(task);
            let clock = ticking();
            let looks = Cell::new(0);
            let counting = || {
                looks.set(looks.get() + 1);
                clock()
            };
            for _ in 0..3 {
                looks.set(0);
                queue.work(counting, slice);
                // One look when the slice begins, and one after each piece, of which each takes one tick.
                assert_eq!(looks.get(), slice.max(1.0) as usize + 1);
            }
        }
    }
}

/// A broken clock must not stop the work.
#[test]
fn broken_clocks_are_borne() {
    for time in [f64::NAN, f64::INFINITY, -1.0] {
        let mut queue = queue(choose(1, Level::Expert, Budget::Work(100)));
        let ends = (0..100)
            .any(|_| queue.work(|| time, 0.0).iter().any(|response| response.answer.is_last()));
        assert!(ends, "{time}");
    }
}

/// Nor may it keep a slice from ever ending.
#[test]
fn a_slice_ends_with_a_broken_clock_too() {
    let mut queue = queue(solve(Budget::Work(u64::MAX)));
    queue.work(|| f64::NAN, 12.0);
    assert!(!queue.is_idle());
}

/// No piece of thought is longer than this, in turns of rollouts: 48 rollouts of 5 turns.
const LARGEST: u64 = 240;

#[test]
fn no_piece_of_thought_is_large() {
    for number in 0..CASES {
        let game = game(&case(number));
        let Some(seat) = waiting(&game) else { continue };
        let question =
            Question::of(&game.view(Some(seat), TurnVisibility::Hidden)).expect("a question");
        let effort = Effort::of(Level::Merciless).expect("it searches");
        let net = Net::learned();
        for mut thinker in [Thinker::new(&question, net, effort, 1), rater(&question, net, 1, &[])]
        {
            for piece in 0..3 {
                let before = thinker.work();
                let over = thinker.think(f64::from(piece) / 3.0);
                assert!(thinker.work() - before <= LARGEST, "{number}: {}", thinker.work());
                if over {
                    break;
                }
            }
        }
    }
}

#[test]
fn long_work_is_cut_into_many_pieces() {
    let (_, count) = pieces(choose(1, Level::Merciless, Budget::Work(2_000)));
    assert!(count as u64 >= 2_000 / LARGEST, "{count}");
    let (_, count) = pieces(solve(Budget::Work(50_000)));
    assert!(count as u64 >= 50_000 / PIECE, "{count}");
    // Sixteen turns, and 256 quick games for par.
    let (_, count) = pieces(review(3, 100));
    assert!(count >= 16 + 256, "{count}");
}

#[test]
fn progress_is_told_often_and_never_falls() {
    for (task, least) in [
        (choose(1, Level::Merciless, Budget::Work(4_000)), 12),
        (review(3, 300), 30),
        (solve(Budget::Work(200_000)), 90),
    ] {
        let (answers, _) = pieces(task);
        let parts = answers.iter().filter_map(|answer| match answer {
            Answer::Progress { part, .. } => Some(*part),
            _ => None,
        });
        let parts: Vec<f64> = parts.collect();
        assert!(parts.is_sorted() && parts.iter().all(|part| (0.0..=1.0).contains(part)));
        assert!((least..=100).contains(&parts.len()), "{} of {least}", parts.len());
        let widest = parts.windows(2).map(|pair| pair[1] - pair[0]).fold(parts[0], f64::max);
        assert!(widest < 0.1, "{widest}");
    }
}

/// Work counts, time does not: whatever the clock and the slice, the answer is the same.
#[test]
fn with_a_budget_of_work_the_clock_does_not_matter() {
    for task in [
        choose(12, Level::Merciless, Budget::Work(500)),
        Task::Hint { view: view(12), most: 3, budget: Budget::Work(500) },
        solve(Budget::Work(5_500)),
    ] {
        let (answers, _) = pieces(task.clone());
        let mut queue = queue(task);
        let mut same = Vec::new();
        let clock = ticking();
        while !queue.is_idle() {
            same.extend(queue.work(&clock, 30.0).into_iter().map(|response| response.answer));
        }
        assert_eq!(answers, same);
    }
}

#[test]
fn with_a_budget_of_time_the_time_is_taken() {
    for (time, task) in [
        (50.0, choose(1, Level::Merciless, Budget::Time(50.0))),
        (30.0, Task::Hint { view: view(1), most: 3, budget: Budget::Time(30.0) }),
        (80.0, solve(Budget::Time(80.0))),
    ] {
        let mut queue = queue(task);
        let clock = ticking();
        while !queue.is_idle() {
            queue.work(&clock, 12.0);
        }
        let taken = clock();
        assert!((time..time + 25.0).contains(&taken), "{taken} instead of {time}");
    }
}

/// Levels that do not search, and searches with little work, are done within one slice.
#[test]
fn weak_levels_answer_at_once() {
    for level in &Level::ALL[..4] {
        let (answers, count) = pieces(choose(1, *level, Budget::of_level(*level)));
        assert!(matches!(answers[..], [Answer::Limes(LimesAnswer::Chosen { .. })]));
        assert_eq!(count, 1);
    }
    assert_eq!(Budget::of_level(Level::Merciless), Budget::Time(1000.0));
    assert_eq!(Budget::of_level(Level::Expert), Budget::Work(200));
}
