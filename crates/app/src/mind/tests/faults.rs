//! Bad input: a clear answer, never a panic, and the next ask is answered as ever.

use super::super::{Answer, Ask, Budget, Failure, Mind, Seen, Tell, What};
use super::kit::{case, failure, finish, seen};
use bots::Level;

const WORK: Budget = Budget::Work(50);

fn choose(seen: Seen) -> What {
    What::Choose { seen, level: Level::Skilled, seed: 1, budget: WORK }
}

fn heard(message: &[u8]) -> Vec<Tell> {
    let mut mind = Mind::new();
    mind.hear(message);
    finish(&mut mind)
}

/// An ask with other bytes in place of the last of these.
fn spoiled(what: What, here: &[u8], instead: &[u8]) -> Vec<u8> {
    let mut message = Ask { id: 8, what }.write();
    let place = message.windows(here.len()).rposition(|bytes| bytes == here).expect("it is there");
    message[place..][..here.len()].copy_from_slice(instead);
    message
}

#[test]
fn rubbish_is_answered_with_its_number_if_it_has_one() {
    let good = || choose(seen(1));
    let turns = vec!["d4^".parse().expect("a turn")];
    let rate = || What::Rate { seen: seen(1), turns: turns.clone(), budget: WORK };
    let (early, late) = ("it ends too early", "it goes on after its end");
    let (unknown, damaged) = ("it speaks of something unknown", "it is damaged");
    let huge = [0xff, 0xff, 0xff, 0xff, 0x0f];
    let huger = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
    let record = |length: &[u8]| [&[4, 0], length].concat();
    for (message, id, why) in [
        (Vec::new(), None, early),
        (vec![0x80], None, early),
        (vec![0xff; 100_000], None, damaged),
        (vec![4], Some(4), early),
        (vec![0], Some(0), early),
        // There are six things to ask.
        (vec![4, 6], Some(4), unknown),
        ([&[4][..], &huge].concat(), Some(4), unknown),
        (vec![4, 0xff, 0xff, 0xff, 0xff, 0xff], Some(4), damaged),
        (vec![4, 5, 0], Some(4), late),
        ([&[4, 5][..], &[0; 100_000]].concat(), Some(4), late),
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
        ([&[4, 2, 0, 0][..], &huge, &[0; 100]].concat(), Some(4), early),
        ([&[4, 2, 0, 0][..], &huger].concat(), Some(4), early),
    ] {
        let shown = &message[..message.len().min(30)];
        let reason = Failure::Message(why.to_owned());
        assert_eq!(heard(&message), [Tell { id, answer: Answer::Failed { reason } }], "{shown:?}");
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
        let seen = Seen { record: record.clone(), seat: 0 };
        for what in [
            choose(seen.clone()),
            What::Hint { seen: seen.clone(), most: 3, budget: WORK },
            What::Rate { seen, turns: Vec::new(), budget: WORK },
            What::Review { record: record.clone(), seat: 0, budget: WORK },
            What::Solve { record: record.clone(), name: name.clone(), budget: WORK },
        ] {
            let reason = failure(what);
            assert!(matches!(&reason, Failure::Record(why) if why.contains(word)), "{reason}");
        }
    }
}

#[test]
fn who_has_nothing_to_decide_gets_no_turn() {
    let check = |number: usize, seat: usize, word: &str| {
        let seen = Seen { record: case(number), seat };
        for what in [
            choose(seen.clone()),
            What::Hint { seen: seen.clone(), most: 3, budget: WORK },
            What::Rate { seen: seen.clone(), turns: Vec::new(), budget: WORK },
        ] {
            let reason = failure(what);
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
        assert_eq!(failure(choose(Seen { record: record.clone(), seat })), no_seat);
        assert_eq!(failure(What::Review { record, seat, budget: WORK }), no_seat);
        assert!(no_seat.to_string().starts_with("there is no player "));
    }
}

#[test]
fn only_legal_turns_are_rated() {
    let rate = |turns: &[&str]| {
        let turns = turns.iter().map(|turn| turn.parse().expect("a turn")).collect();
        failure(What::Rate { seen: seen(4), turns, budget: WORK })
    };
    let reason = rate(&["a1^"]);
    assert!(matches!(&reason, Failure::Turn(why) if why.starts_with("a1^: ")), "{reason}");
    assert!(matches!(rate(&["d4^"; 9]), Failure::Turn(why) if why.contains("too many")));
}

#[test]
fn there_must_be_something_to_review() {
    let review = |record: String, seat| failure(What::Review { record, seat, budget: WORK });
    let headers = case(3).split("\n\n").next().expect("headers").to_owned() + "\n\n1. 2\n";
    assert_eq!(review(headers, 0), Failure::NoTurns);
}

#[test]
fn only_a_known_draw_is_solved() {
    let solve = |number, name: &str| {
        failure(What::Solve { record: case(number), name: name.to_owned(), budget: WORK })
    };
    assert_eq!(solve(4, "Best"), Failure::Draw(8));
    assert!(matches!(solve(3, ""), Failure::Name(_)));
    assert!(matches!(solve(3, "a\nb"), Failure::Name(_)));
}

/// A budget below nothing is nothing: there is an answer all the same.
#[test]
fn odd_budgets_are_borne() {
    let times = [0.0, -5.0, f64::MIN, f64::NEG_INFINITY, f64::NAN].map(Budget::Time);
    for budget in times.into_iter().chain([Budget::Work(0)]) {
        let level = Level::Merciless;
        let tells = heard(
            &Ask { id: 1, what: What::Choose { seen: seen(1), level, seed: u64::MAX, budget } }
                .write(),
        );
        assert!(matches!(tells[..], [Tell { answer: Answer::Chosen { .. }, .. }]), "{tells:?}");
    }
}
