//! Bad input: a clear answer, never a panic, and the next ask is answered as ever.

use super::super::{Answer, Ask, Budget, Failure, Mind, Seen, Tell, What};
use super::kit::{case, failure, finish, seen};
use bots::Level;
use limes::Dice;

const WORK: Budget = Budget::Work(50);

fn choose(seen: Seen) -> What {
    What::Choose { seen, level: Level::Skilled, seed: 1, budget: WORK }
}

/// A good ask, to be spoiled.
fn good() -> String {
    Ask { id: 8, what: choose(seen(1)) }.write()
}

fn heard(message: &str) -> Vec<Tell> {
    let mut mind = Mind::new();
    mind.hear(message);
    finish(&mut mind)
}

#[test]
fn rubbish_is_answered_with_its_number_if_it_has_one() {
    let deep = "[".repeat(100_000);
    let good = good();
    let level = good.replace("skilled", "wise");
    let budget = good.replace("{\"work\":50}", "{\"work\":-1}");
    let turn = r#"{"id":5,"what":{"rate":{"seen":{"record":"","seat":0},"turns":["d9^"],"budget":{"work":1}}}}"#;
    for (message, id) in [
        ("", None),
        ("null", None),
        ("{", None),
        (&deep, None),
        ("{\"id\":-1,\"what\":\"cancel\"}", None),
        ("{\"id\":\"1\",\"what\":\"cancel\"}", None),
        ("{\"id\":4}", Some(4)),
        ("{\"id\":4,\"what\":\"dance\"}", Some(4)),
        ("{\"id\":4,\"what\":\"cancel\",\"more\":1}", Some(4)),
        ("{\"id\":4,\"what\":{\"choose\":{}}}", Some(4)),
        (&level, Some(8)),
        (&budget, Some(8)),
        (turn, Some(5)),
    ] {
        let tells = heard(message);
        let [Tell { id: told, answer: Answer::Failed { reason: Failure::Message(why) } }] =
            &tells[..]
        else {
            panic!("{message:.60}: {tells:?}")
        };
        assert_eq!(*told, id, "{message:.60}");
        assert!(!why.is_empty());
    }
    assert!(heard(&level)[0].write().contains("there is no level"), "{:?}", heard(&level));
}

#[test]
fn damaged_messages_are_answered_once() {
    let good = good();
    let mut dice = Dice::new(21);
    for _ in 0..400 {
        let mut bytes = good.clone().into_bytes();
        for _ in 0..=dice.below(3) {
            let place = dice.below(bytes.len());
            match dice.below(3) {
                0 => drop(bytes.remove(place)),
                1 => bytes[place] = b" \"{}[],:.0189-|+\\dn"[dice.below(19)],
                _ => bytes.truncate(place.max(1)),
            }
        }
        let message = String::from_utf8_lossy(&bytes);
        let tells = heard(&message);
        let cancelled = tells.is_empty() && message.contains("cancel");
        assert!(cancelled || tells.iter().filter(|tell| tell.answer.is_last()).count() == 1);
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
    for budget in [Budget::Work(0), Budget::Time(0.0), Budget::Time(-5.0), Budget::Time(f64::MIN)] {
        let level = Level::Merciless;
        let tells = heard(
            &Ask { id: 1, what: What::Choose { seen: seen(1), level, seed: u64::MAX, budget } }
                .write(),
        );
        assert!(matches!(tells[..], [Tell { answer: Answer::Chosen { .. }, .. }]), "{tells:?}");
    }
}
