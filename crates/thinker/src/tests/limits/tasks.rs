//! Bots and hints, answered as the players answer who are asked directly.

use super::kit::{CASES, answer, asked_views, case, failure, game, history, waiting};
use crate::jobs::JobQueue;
use crate::messages::limits::{Advice, Answer, CHOICE, HINT, SeatHistory, Task};
use crate::tests::kit::{all_answers, finish, ticking};
use crate::{Answer as AnyAnswer, Budget, Failure, Request, Task as AnyTask};
use bots::Level;
use bots::limits::{Adviser, Player, Style};
use limits::{Decision, Seat};

fn choose(history: SeatHistory, level: Level) -> Task {
    Task::Choose { history, level, seed: 9, budget: CHOICE }
}

fn hint(history: SeatHistory, work: u64) -> Task {
    Task::Hint { history, budget: Budget::Work(work) }
}

#[test]
fn every_level_decides_what_it_decides_elsewhere() {
    let mut asked = 0;
    for number in 0..CASES {
        let game = game(&case(number));
        let Some(seat) = waiting(&game) else { continue };
        // The strong levels take longer, so they are asked less often.
        let strong = usize::from(number % 4 == 1) * 2;
        for &level in &Level::ALL[..4 + strong] {
            let mut player = Player::at(Style::of_level(level), 9, &game, seat);
            let decision = player.decide(&game.view(Some(seat))).expect("asked");
            assert_eq!(answer(choose(history(number), level)), Answer::Chosen { decision });
            asked += 1;
        }
    }
    assert!(asked > 40, "{asked}");
}

/// A thinker that has followed the game answers as one that sees all of it at once.
#[test]
fn who_has_followed_a_game_knows_no_more_and_no_less() {
    let game = game(&case(17));
    let seat = Seat::from_index(0);
    let mut queue = JobQueue::new();
    for (number, views) in asked_views(&game, seat).into_iter().enumerate().step_by(2) {
        let history = SeatHistory::of(&views).expect("asked");
        for task in [choose(history.clone(), Level::Expert), hint(history, 60)] {
            let id = number as u64;
            queue.receive(&Request::start(id, task.clone().into()).write());
            let last = finish(&mut queue).pop().expect("an answer").answer;
            assert_eq!(last, answer(task).into());
        }
    }
}

fn hinted(number: usize, work: u64) -> Advice {
    match answer(hint(history(number), work)) {
        Answer::Hinted(advice) => advice,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hint_says_what_the_judge_says() {
    for number in [0, 1, 2, 18] {
        let game = game(&case(number));
        let seat = waiting(&game).expect("somebody to move");
        let player = Player::at(Style::of_level(Level::Merciless), 1, &game, seat);
        let view = game.view(Some(seat));
        let mut adviser = Adviser::new(&player, &view, 1).expect("it has seen it all");
        adviser.think_for(200);
        let advice = hinted(number, 200);
        assert_eq!(advice, adviser.advice().into());
        let mut legal = view.legal();
        let mut rated: Vec<Decision> =
            advice.decisions.iter().map(|worth| worth.decision).collect();
        legal.sort();
        rated.sort();
        assert_eq!(rated, legal);
        assert_eq!(advice.colours.len(), 5);
    }
}

/// A budget below nothing is nothing: there is an answer all the same.
#[test]
fn odd_budgets_are_borne() {
    let times = [0.0, -5.0, f64::MIN, f64::NEG_INFINITY].map(Budget::Time);
    for budget in times.into_iter().chain([Budget::Work(0)]) {
        let (history, level) = (history(0), Level::Merciless);
        let hint = Task::Hint { history: history.clone(), budget };
        assert!(matches!(answer(hint), Answer::Hinted(_)));
        let choose = Task::Choose { history, level, seed: u64::MAX, budget };
        assert!(matches!(answer(choose), Answer::Chosen { .. }));
    }
}

#[test]
fn who_comes_in_the_middle_of_a_round_decides_but_gets_no_hint() {
    let game = game(&case(0));
    let views = asked_views(&game, Seat::from_index(0)).pop().expect("asked");
    let history = SeatHistory::of(&views[views.len() - 1..]).expect("asked");
    for level in Level::ALL {
        let Answer::Chosen { decision } = answer(choose(history.clone(), level)) else { panic!() };
        assert!(views.last().expect("a view").legal().contains(&decision));
    }
    let reason = failure(hint(history, 60));
    assert!(matches!(&reason, Failure::History(why) if why.contains("missing")), "{reason}");
}

/// The pieces in which a request is worked on, and all its answers.
fn pieces(task: Task) -> (Vec<AnyAnswer>, usize) {
    let mut queue = JobQueue::new();
    queue.receive(&Request::start(1, task.into()).write());
    let (mut answers, mut pieces) = (Vec::new(), 0);
    while !queue.is_idle() {
        answers.extend(queue.work(|| 0.0, 0.0).into_iter().map(|response| response.answer));
        pieces += 1;
    }
    (answers, pieces)
}

#[test]
fn work_is_cut_into_small_pieces_and_the_clock_does_not_matter() {
    let seen = history(0).len();
    let (answers, count) = pieces(hint(history(0), 2_000));
    // One view after the other, then tables, then at most twelve decisions on one of them.
    assert!(count > seen + 600 + 1_400 / 12, "{count}");
    assert_eq!(answers, all_answers(hint(history(0), 2_000)));
    let parts: Vec<f64> = (answers.iter())
        .filter_map(|answer| match answer {
            AnyAnswer::Progress { part, .. } => Some(*part),
            _ => None,
        })
        .collect();
    assert!(parts.is_sorted() && parts.len() > 80, "{parts:?}");
    let (_, count) = pieces(choose(history(0), Level::Skilled));
    assert!(count > seen, "{count}");
}

#[test]
fn time_ends_a_hint() {
    let mut queue = JobQueue::new();
    let task = Task::Hint { history: history(11), budget: Budget::Time(40.0) };
    queue.receive(&Request::start(1, task.into()).write());
    let clock = ticking();
    while !queue.is_idle() {
        queue.work(&clock, 12.0);
    }
    let taken = clock();
    assert!((40.0..90.0).contains(&taken), "{taken}");
    assert_eq!(HINT, Budget::Time(1000.0));
}

#[test]
fn a_newer_hint_takes_the_place_of_an_older_one_and_bots_go_first() {
    let mut queue = JobQueue::new();
    for (id, task) in [
        (1, hint(history(0), u64::MAX)),
        (2, hint(history(1), 90)),
        (3, choose(history(0), Level::Skilled)),
    ] {
        queue.receive(&Request::start(id, task.into()).write());
    }
    let responses = finish(&mut queue);
    let ends: Vec<_> = responses.iter().filter(|response| response.answer.is_last()).collect();
    assert_eq!(ends.iter().map(|end| end.id).collect::<Vec<_>>(), [Some(1), Some(3), Some(2)]);
    assert_eq!(ends[0].answer, AnyAnswer::Cancelled);
}

#[test]
fn in_the_page_a_bot_thinks_for_a_moment() {
    let task = AnyTask::from(choose(history(0), Level::Merciless)).lighter();
    let AnyTask::Limits(Task::Choose { budget, .. }) = &task else { panic!("{task:?}") };
    assert_eq!(*budget, Budget::MOMENT);
    let AnyTask::Limits(task) = task else { panic!() };
    assert!(matches!(answer(task), Answer::Chosen { .. }));
    let review = AnyTask::from(hint(history(0), 7));
    assert_eq!(review.clone().lighter(), review);
}
