//! Messages that come to harm on their way, and all kinds of messages that do not.

use super::kit::{case, finish, ticking, view};
use super::limits::messages as about_limits;
use crate::jobs::JobQueue;
use crate::messages::limes::{
    Advice, Answer as LimesAnswer, Best, Judged, ReviewPart, SeatView, Task, Why, Worth,
};
use crate::{Answer, Budget, Command, Failure, Request, Response, Stage};
use bots::Level;
use bots::limes::judge::Reason;
use limes::{Landscape, Profession};
use proptest::prelude::*;

/// Requests of every kind.
fn requests() -> Vec<Request> {
    let (record, name) = (case(3), "Nejlepší".to_owned());
    let turns = ["d4^", "d3v +se"].map(|turn| turn.parse().expect("a turn")).to_vec();
    let odd = SeatView { record: String::new(), seat: usize::MAX };
    let tasks = [
        Task::Choose { view: view(1), level: Level::Skilled, seed: 1, budget: Budget::Work(50) },
        Task::Choose {
            view: odd.clone(),
            level: Level::Merciless,
            seed: u64::MAX,
            budget: Budget::Time(-0.1),
        },
        Task::Hint { view: view(4), most: 3, budget: Budget::HINT },
        Task::Hint { view: odd.clone(), most: usize::MAX, budget: Budget::Work(u64::MAX) },
        Task::Rate { view: view(4), turns, budget: Budget::Work(60) },
        Task::Rate { view: odd, turns: Vec::new(), budget: Budget::Time(f64::INFINITY) },
        Task::Review { record: record.clone(), seat: 0, budget: Budget::REVIEW },
        Task::ReviewTurn { record: record.clone(), seat: 1, round: 16, budget: Budget::REVIEW },
        Task::ReviewPar { record: record.clone() },
        Task::Solve { record: record.clone(), name, budget: Budget::SOLVE },
        Task::PlayDraw { record, level: Level::Expert, budget: Budget::Work(20) },
    ];
    let tasks = tasks.into_iter().map(Into::into).chain(about_limits::tasks());
    let commands = tasks.map(Command::Start);
    [0, 127, 128, u64::MAX]
        .into_iter()
        .cycle()
        .zip(commands.chain([Command::Cancel]))
        .map(|(id, command)| Request { id, command })
        .collect()
}

/// Answers of every kind.
fn responses() -> Vec<Response> {
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
    let stages = [Stage::Thinking, Stage::Round(3), Stage::Par, Stage::Searching];
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
    let about_limes = vec![
        LimesAnswer::Chosen { turn },
        LimesAnswer::Hinted { turns: vec![Advice { worth, why: why.clone() }], lead: None },
        LimesAnswer::Hinted { turns: vec![Advice { worth: sure, why }; 2], lead: Some(0.3) },
        LimesAnswer::Rated { best: sure, turns: vec![worth, sure] },
        LimesAnswer::Rated { best: worth, turns: Vec::new() },
        LimesAnswer::Judged(judged.clone()),
        LimesAnswer::ReviewPart(ReviewPart::Turn(judged.clone())),
        LimesAnswer::ReviewPart(ReviewPart::Par(54.8)),
        LimesAnswer::Reviewed {
            total: 41,
            par: 54.8,
            skill: -9.1,
            luck: -4.7,
            turns: vec![judged],
        },
        LimesAnswer::Found(best.clone()),
        LimesAnswer::Solved(best),
        LimesAnswer::Played { total: 51 },
    ];
    let mut answers: Vec<Answer> = about_limes.into_iter().map(Answer::from).collect();
    answers.extend(about_limits::any_answers());
    answers.push(Answer::Cancelled);
    answers.extend(stages.map(|stage| Answer::Progress { part: 0.25, stage }));
    answers.extend(failures.map(|reason| Answer::Failed { reason }));
    let ids = [None, Some(0), Some(u64::MAX)].into_iter().cycle();
    ids.zip(answers).map(|(id, answer)| Response { id, answer }).collect()
}

#[test]
fn whatever_is_said_arrives() {
    for request in requests() {
        assert_eq!(Request::read(&request.write()), Ok(request));
    }
    for response in responses() {
        assert_eq!(Response::read(&response.write()), Ok(response));
    }
}

/// Of a message that breaks off, nothing is taken for true; nor of one that goes on.
#[test]
fn part_of_a_message_is_no_message() {
    let check = |message: &[u8], is_read: fn(&[u8]) -> bool| {
        assert!((0..message.len()).all(|end| !is_read(&message[..end])), "{message:?}");
        assert!((0..=255).all(|byte| !is_read(&[message, &[byte]].concat())), "{message:?}");
    };
    for request in requests() {
        check(&request.write(), |bytes| Request::read(bytes).is_ok());
    }
    for response in responses() {
        check(&response.write(), |bytes| Response::read(bytes).is_ok());
    }
}

/// Reads bytes as everything there is; task can be read can be written and read again.
fn read_all(bytes: &[u8]) {
    // The bytes are compared, as no NaN is like another.
    if let Ok(request) = Request::read(bytes) {
        let again = Request::read(&request.write()).expect("written, so readable");
        assert_eq!(again.write(), request.write());
    }
    if let Ok(response) = Response::read(bytes) {
        let again = Response::read(&response.write()).expect("written, so readable");
        assert_eq!(again.write(), response.write());
    }
}

/// A queue that receives this answers once, or has nothing to answer; and goes on to answer.
fn receive(bytes: &[u8]) {
    let mut queue = JobQueue::new();
    queue.receive(bytes);
    let read = Request::read(bytes);
    let mut responses = queue.work(ticking(), 5.0);
    // What was made of it may take for ever.
    if let Ok(Request { id, .. }) = read {
        queue.receive(&Request::cancel(id).write());
    }
    responses.extend(finish(&mut queue));
    let last: Vec<&Response> =
        responses.iter().filter(|response| response.answer.is_last()).collect();
    match (read, &last[..]) {
        (Ok(Request { command: Command::Cancel, .. }), []) => {}
        (Ok(request), [response]) => assert_eq!(response.id, Some(request.id)),
        (Err((id, reason)), [response]) => {
            assert!(matches!(reason, Failure::Message(_)));
            assert_eq!(**response, Response { id, answer: Answer::Failed { reason } });
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
pub(super) fn harmed(messages: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
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
        receive(&bytes);
    }

    #[test]
    fn harmed_requests_do_no_harm(bytes in harmed(requests().iter().map(Request::write).collect())) {
        read_all(&bytes);
        receive(&bytes);
    }

    #[test]
    fn harmed_answers_do_no_harm(bytes in harmed(responses().iter().map(Response::write).collect())) {
        read_all(&bytes);
    }
}
