//! Bad input: a clear answer, never a panic, and the next request is answered as ever.

use super::kit::{case, failure, finish, view};
use crate::jobs::JobQueue;
use crate::messages::limes::{Answer as LimesAnswer, SeatView, Task};
use crate::{Answer, Budget, Failure, Request, Response};
use bots::Level;

const WORK: Budget = Budget::Work(50);

fn choose(view: SeatView) -> Task {
    Task::Choose { view, level: Level::Skilled, seed: 1, budget: WORK }
}

fn heard(message: &[u8]) -> Vec<Response> {
    let mut queue = JobQueue::new();
    queue.receive(message);
    finish(&mut queue)
}

/// A request with other bytes in place of the last of these.
fn spoiled(task: Task, here: &[u8], instead: &[u8]) -> Vec<u8> {
    let mut message = Request::start(8, task.into()).write();
    let place = message.windows(here.len()).rposition(|bytes| bytes == here).expect("it is there");
    message[place..][..here.len()].copy_from_slice(instead);
    message
}

#[test]
fn rubbish_is_answered_with_its_number_if_it_has_one() {
    let good = || choose(view(1));
    let turns = vec!["d4^".parse().expect("a turn")];
    let rate = || Task::Rate { view: view(1), turns: turns.clone(), budget: WORK };
    let (early, late) = ("it ends too early", "it goes on after its end");
    let (unknown, damaged) = ("it speaks of something unknown", "it is damaged");
    let huge = [0xff, 0xff, 0xff, 0xff, 0x0f];
    let huger = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
    // Number, to start, Limes, to choose; then its record.
    let record = |length: &[u8]| [&[4, 0, 0, 0], length].concat();
    for (message, id, why) in [
        (Vec::new(), None, early),
        (vec![0x80], None, early),
        (vec![0xff; 100_000], None, damaged),
        (vec![4], Some(4), early),
        (vec![0], Some(0), early),
        // One starts or cancels, in one of two games, one of eight or four tasks.
        (vec![4, 2], Some(4), unknown),
        (vec![4, 0, 2], Some(4), unknown),
        (vec![4, 0, 0, 8], Some(4), unknown),
        (vec![4, 0, 1, 4], Some(4), unknown),
        ([&[4][..], &huge].concat(), Some(4), unknown),
        (vec![4, 0xff, 0xff, 0xff, 0xff, 0xff], Some(4), damaged),
        (vec![4, 1, 0], Some(4), late),
        ([&[4, 1][..], &[0; 100_000]].concat(), Some(4), late),
        // Records that say that they are longer than the message.
        (record(&[1]), Some(4), early),
        (record(&huge), Some(4), early),
        (record(&huger), Some(4), early),
        (record(&[0xff; 10]), Some(4), damaged),
        (spoiled(good(), b"Limes", b"Lim\xff\xff"), Some(8), damaged),
        (spoiled(good(), b"skilled", b"skulled"), Some(8), unknown),
        (spoiled(good(), &[7, b's'], &[0xff, b's']), Some(8), early),
        // A budget is either work or time.
        (spoiled(good(), &[0, 50], &[2, 50]), Some(8), unknown),
        (spoiled(rate(), b"d4^", b"d9^"), Some(8), unknown),
        // More turns than there are, and than any memory holds.
        (spoiled(rate(), &[1, 3], &[5, 3]), Some(8), early),
        ([&[4, 0, 0, 2, 0, 0][..], &huge, &[0; 100]].concat(), Some(4), early),
        ([&[4, 0, 0, 2, 0, 0][..], &huger].concat(), Some(4), early),
    ] {
        let shown = &message[..message.len().min(30)];
        let reason = Failure::Message(why.to_owned());
        assert_eq!(
            heard(&message),
            [Response { id, answer: Answer::Failed { reason } }],
            "{shown:?}"
        );
    }
}

#[test]
fn a_record_that_cannot_be_read_says_where() {
    let illegal = case(3).replace("2. 18 | d3<", "2. 18 | d4<");
    assert_ne!(illegal, case(3));
    let limits = "[Game \"Limits\"]\n[Format \"1\"]\n".to_owned();
    for (record, word) in [
        (String::new(), "empty"),
        ("☃".repeat(1000), "Game"),
        (illegal, "a card lies on d4 already"),
        (limits, "Limits"),
    ] {
        let name = "Best".to_owned();
        let view = SeatView { record: record.clone(), seat: 0 };
        for task in [
            choose(view.clone()),
            Task::Hint { view: view.clone(), most: 3, budget: WORK },
            Task::Rate { view, turns: Vec::new(), budget: WORK },
            Task::Review { record: record.clone(), seat: 0, budget: WORK },
            Task::Solve { record: record.clone(), name: name.clone(), budget: WORK },
            Task::PlayDraw { record: record.clone(), level: Level::Regular, budget: WORK },
        ] {
            let reason = failure(task);
            assert!(matches!(&reason, Failure::Record(why) if why.contains(word)), "{reason}");
        }
    }
}

#[test]
fn who_has_nothing_to_decide_gets_no_turn() {
    let check = |number: usize, seat: usize, word: &str| {
        let view = SeatView { record: case(number), seat };
        for task in [
            choose(view.clone()),
            Task::Hint { view: view.clone(), most: 3, budget: WORK },
            Task::Rate { view: view.clone(), turns: Vec::new(), budget: WORK },
        ] {
            let reason = failure(task);
            assert!(matches!(&reason, Failure::Idle(why) if why.contains(word)), "{reason}");
        }
    };
    check(3, 0, "over");
    check(2, 1, "already");
}

#[test]
fn nobody_sits_where_nobody_sits() {
    for seat in [2, 1000, usize::MAX] {
        let (record, no_seat) = (case(1), Failure::NoSeat(seat));
        assert_eq!(failure(choose(SeatView { record: record.clone(), seat })), no_seat);
        assert_eq!(failure(Task::Review { record, seat, budget: WORK }), no_seat);
        assert!(no_seat.to_string().starts_with("there is no player "));
    }
}

#[test]
fn only_legal_turns_are_rated() {
    let rate = |turns: &[&str]| {
        let turns = turns.iter().map(|turn| turn.parse().expect("a turn")).collect();
        failure(Task::Rate { view: view(4), turns, budget: WORK })
    };
    let reason = rate(&["a1^"]);
    assert!(matches!(&reason, Failure::Turn(why) if why.starts_with("a1^: ")), "{reason}");
    assert!(matches!(rate(&["d4^"; 9]), Failure::Turn(why) if why.contains("too many")));
}

#[test]
fn there_must_be_something_to_review() {
    let review = |record: String, seat| failure(Task::Review { record, seat, budget: WORK });
    let headers = case(3).split("\n\n").next().expect("headers").to_owned() + "\n\n1. 2\n";
    assert_eq!(review(headers, 0), Failure::NoTurns);
}

#[test]
fn only_a_known_draw_is_solved() {
    let solve = |number, name: &str| {
        failure(Task::Solve { record: case(number), name: name.to_owned(), budget: WORK })
    };
    assert_eq!(solve(4, "Best"), Failure::Draw(8));
    let play = Task::PlayDraw { record: case(4), level: Level::Regular, budget: WORK };
    assert_eq!(failure(play), Failure::Draw(8));
    assert!(matches!(solve(3, ""), Failure::Name(_)));
    assert!(matches!(solve(3, "a\nb"), Failure::Name(_)));
}

/// A budget below nothing is nothing: there is an answer all the same.
#[test]
fn odd_budgets_are_borne() {
    let times = [0.0, -5.0, f64::MIN, f64::NEG_INFINITY, f64::NAN].map(Budget::Time);
    for budget in times.into_iter().chain([Budget::Work(0)]) {
        let level = Level::Merciless;
        let task = Task::Choose { view: view(1), level, seed: u64::MAX, budget };
        let responses = heard(&Request::start(1, task.into()).write());
        let [Response { answer: Answer::Limes(LimesAnswer::Chosen { .. }), .. }] = responses[..]
        else {
            panic!("{responses:?}")
        };
    }
}

#[test]
fn a_part_of_a_review_must_be_there() {
    let turn = |round| Task::ReviewTurn { record: case(3), seat: 0, round, budget: WORK };
    for round in [0, 17, usize::MAX] {
        assert_eq!(failure(turn(round)), Failure::NoTurns);
    }
    let nobody = Task::ReviewTurn { record: case(3), seat: 9, round: 1, budget: WORK };
    assert_eq!(failure(nobody), Failure::NoSeat(9));
    assert!(matches!(failure(Task::ReviewPar { record: "☃".into() }), Failure::Record(_)));
}
