//! Messages that come to harm on their way, and all kinds of messages that do not.

use super::super::{Advice, Answer, Ask, Best, Budget, Failure, Judged, Mind, Note};
use super::super::{Seen, Tell, What, Why, Worth};
use super::kit::{case, finish, seen, ticking};
use bots::Level;
use bots::limes::judge::Reason;
use limes::{Landscape, Profession};
use proptest::prelude::*;

/// Asks of every kind.
fn asks() -> Vec<Ask> {
    let (record, name) = (case(3), "Nejlepší".to_owned());
    let turns = ["d4^", "d3v +se"].map(|turn| turn.parse().expect("a turn")).to_vec();
    let odd = Seen { record: String::new(), seat: usize::MAX };
    let whats = [
        What::Choose { seen: seen(1), level: Level::Skilled, seed: 1, budget: Budget::Work(50) },
        What::Choose {
            seen: odd.clone(),
            level: Level::Merciless,
            seed: u64::MAX,
            budget: Budget::Time(-0.1),
        },
        What::Hint { seen: seen(4), most: 3, budget: Budget::HINT },
        What::Hint { seen: odd.clone(), most: usize::MAX, budget: Budget::Work(u64::MAX) },
        What::Rate { seen: seen(4), turns, budget: Budget::Work(60) },
        What::Rate { seen: odd, turns: Vec::new(), budget: Budget::Time(f64::INFINITY) },
        What::Review { record: record.clone(), seat: 0, budget: Budget::REVIEW },
        What::Solve { record, name, budget: Budget::SOLVE },
        What::Cancel,
    ];
    [0, 127, 128, u64::MAX]
        .into_iter()
        .cycle()
        .zip(whats)
        .map(|(id, what)| Ask { id, what })
        .collect()
}

/// Answers of every kind.
fn tells() -> Vec<Tell> {
    let turn = "d3v d4nw-e4ne".parse().expect("a turn");
    let zone = "g7sw".parse().expect("a zone");
    let professions = Landscape::ALL.map(Landscape::profession);
    let grows = |profession| Reason::Grows { worker: zone, profession, before: 2, after: 300 };
    let mut why: Vec<Why> = professions.map(grows).map(Why).to_vec();
    let profession = Profession::Watchman;
    why.push(Why(Reason::Places { profession, points: u32::MAX }));
    why.push(Why(Reason::Moves { from: zone, profession, before: 0, after: 1 }));
    why.push(Why(Reason::Waits { supply: 7 }));
    let worth = Worth { turn, expected: 41.1, error: None };
    let sure = Worth { turn, expected: -0.0, error: Some(f64::MIN_POSITIVE) };
    let judged = Judged {
        round: 16,
        played: turn,
        best: turn,
        cost: 0.1,
        expected: 1e300,
        why: why.clone(),
    };
    let best = Best { record: case(3), score: 61, bound: 66 };
    let notes = [Note::Thinking, Note::Round(3), Note::Par, Note::Searching];
    let failures = [
        Failure::Message("it is damaged".to_owned()),
        Failure::Record("☃".repeat(100)),
        Failure::NoSeat(usize::MAX),
        Failure::Idle(String::new()),
        Failure::Turn("a1^".to_owned()),
        Failure::NoTurns,
        Failure::Draw(8),
        Failure::Name("\n".to_owned()),
        Failure::NoTurnFound,
        Failure::Stopped,
    ];
    let mut answers = vec![
        Answer::Chosen { turn },
        Answer::Hinted { turns: vec![Advice { worth, why: why.clone() }], lead: None },
        Answer::Hinted { turns: vec![Advice { worth: sure, why }; 2], lead: Some(0.3) },
        Answer::Rated { best: sure, turns: vec![worth, sure] },
        Answer::Rated { best: worth, turns: Vec::new() },
        Answer::Judged(judged.clone()),
        Answer::Reviewed { total: 41, par: 54.8, skill: -9.1, luck: -4.7, turns: vec![judged] },
        Answer::Found(best.clone()),
        Answer::Solved(best),
        Answer::Cancelled,
    ];
    answers.extend(notes.map(|note| Answer::Progress { part: 0.25, note }));
    answers.extend(failures.map(|reason| Answer::Failed { reason }));
    let ids = [None, Some(0), Some(u64::MAX)].into_iter().cycle();
    ids.zip(answers).map(|(id, answer)| Tell { id, answer }).collect()
}

#[test]
fn whatever_is_said_arrives() {
    for ask in asks() {
        assert_eq!(Ask::read(&ask.write()), Ok(ask));
    }
    for tell in tells() {
        assert_eq!(Tell::read(&tell.write()), Ok(tell));
    }
}

/// Of a message that breaks off, nothing is taken for true; nor of one that goes on.
#[test]
fn part_of_a_message_is_no_message() {
    let check = |message: &[u8], is_read: fn(&[u8]) -> bool| {
        assert!((0..message.len()).all(|end| !is_read(&message[..end])), "{message:?}");
        assert!((0..=255).all(|byte| !is_read(&[message, &[byte]].concat())), "{message:?}");
    };
    for ask in asks() {
        check(&ask.write(), |bytes| Ask::read(bytes).is_ok());
    }
    for tell in tells() {
        check(&tell.write(), |bytes| Tell::read(bytes).is_ok());
    }
}

/// Reads bytes as everything there is; what can be read can be written and read again.
fn read_all(bytes: &[u8]) {
    // The bytes are compared, as no NaN is like another.
    if let Ok(ask) = Ask::read(bytes) {
        let again = Ask::read(&ask.write()).expect("written, so readable");
        assert_eq!(again.write(), ask.write());
    }
    if let Ok(tell) = Tell::read(bytes) {
        let again = Tell::read(&tell.write()).expect("written, so readable");
        assert_eq!(again.write(), tell.write());
    }
}

/// A mind that hears this answers once, or has nothing to answer; and goes on to answer.
fn hear(bytes: &[u8]) {
    let mut mind = Mind::new();
    mind.hear(bytes);
    let read = Ask::read(bytes);
    let mut tells = mind.step(ticking(), 5.0);
    // What was made of it may take for ever.
    if let Ok(Ask { id, .. }) = read {
        mind.hear(&Ask { id, what: What::Cancel }.write());
    }
    tells.extend(finish(&mut mind));
    let last: Vec<&Tell> = tells.iter().filter(|tell| tell.answer.is_last()).collect();
    match (read, &last[..]) {
        (Ok(Ask { what: What::Cancel, .. }), []) => {}
        (Ok(ask), [tell]) => assert_eq!(tell.id, Some(ask.id)),
        (Err((id, reason)), [tell]) => {
            assert!(matches!(reason, Failure::Message(_)));
            assert_eq!(**tell, Tell { id, answer: Answer::Failed { reason } });
        }
        (read, last) => panic!("{read:?} is answered with {last:?}"),
    }
}

/// What may happen to a message.
#[derive(Clone, Debug)]
enum Harm {
    Cut(usize),
    Change(usize, u8),
    Lose(usize),
    Append(Vec<u8>),
}

impl Harm {
    fn any() -> impl Strategy<Value = Harm> {
        // Most of a message is its record; number, kind and first length stand before it.
        let place = || prop_oneof![any::<usize>(), 0..20_usize];
        // Numbers and lengths are mostly small, and go on after a byte above 127.
        let byte = || prop_oneof![any::<u8>(), 0..8_u8, Just(0xff)];
        prop_oneof![
            place().prop_map(Harm::Cut),
            (place(), byte()).prop_map(|(place, byte)| Harm::Change(place, byte)),
            place().prop_map(Harm::Lose),
            prop::collection::vec(byte(), 1..20).prop_map(Harm::Append),
        ]
    }

    fn come_to(self, bytes: &mut Vec<u8>) {
        let length = bytes.len();
        match self {
            Harm::Append(more) => bytes.extend(more),
            _ if length == 0 => {}
            Harm::Cut(place) => bytes.truncate(place % length),
            Harm::Change(place, byte) => bytes[place % length] = byte,
            Harm::Lose(place) => drop(bytes.remove(place % length)),
        }
    }
}

/// One of these messages, after some harm.
fn harmed(messages: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    let harms = prop::collection::vec(Harm::any(), 1..4);
    (prop::sample::select(messages), harms).prop_map(|(mut message, harms)| {
        harms.into_iter().for_each(|harm| harm.come_to(&mut message));
        message
    })
}

proptest! {
    #[test]
    fn any_bytes_do_no_harm(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_all(&bytes);
        hear(&bytes);
    }

    #[test]
    fn harmed_asks_do_no_harm(bytes in harmed(asks().iter().map(Ask::write).collect())) {
        read_all(&bytes);
        hear(&bytes);
    }

    #[test]
    fn harmed_answers_do_no_harm(bytes in harmed(tells().iter().map(Tell::write).collect())) {
        read_all(&bytes);
    }
}
