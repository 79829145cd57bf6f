//! Reviews: whole, in parts, and of what cannot be reviewed.

use super::kit::{answers, case, failure, game};
use crate::jobs::JobQueue;
use crate::messages::limits::{Answer, Judged, Task};
use crate::pool::{Effect, Place, Pool};
use crate::tests::kit::all_answers;
use crate::{Answer as AnyAnswer, Budget, Failure, Request, Stage};
use bots::limits::{ReviewedDecision, Slip, review};
use limits::Seat;
use std::collections::{BTreeMap, VecDeque};

/// A game for two that is over, of bots that decide at random.
const REVIEWED: usize = 9;
const BUDGET: Budget = Budget::Work(40);

fn task(record: String, seat: usize) -> Task {
    Task::Review { record, seat, budget: BUDGET }
}

#[test]
fn a_review_is_told_decision_by_decision_and_adds_up() {
    for (number, seat) in [(REVIEWED, 0), (1, 2)] {
        let mut answers = answers(task(case(number), seat));
        let Some(Answer::Reviewed(whole)) = answers.pop() else { panic!("{answers:?}") };
        let judged = answers.into_iter().map(|answer| match answer {
            Answer::Judged(judged) => judged,
            other => panic!("{other:?}"),
        });
        assert_eq!(judged.collect::<Vec<Judged>>(), whole.decisions);
        let game = game(&case(number));
        let own = Seat::from_index(seat);
        let same = review(&game, own, 1, |adviser| adviser.think_for(40));
        assert_eq!(
            (whole.share, whole.par, whole.skill, whole.luck),
            (same.share, same.par, same.skill, same.luck)
        );
        assert!((whole.par + whole.skill + whole.luck - whole.share).abs() < 1e-9);
        let again: Vec<ReviewedDecision> = whole.decisions.iter().map(Into::into).collect();
        assert_eq!(again, same.decisions);
        assert_eq!(
            (whole.suspicions, whole.needless, whole.missed),
            (same.suspicions(), same.slips(Slip::Needless), same.slips(Slip::Missed))
        );
    }
}

#[test]
fn progress_is_told_round_by_round_and_never_falls() {
    let told = all_answers(task(case(REVIEWED), 1));
    let progress: Vec<(f64, usize)> = (told.iter())
        .filter_map(|answer| match answer {
            AnyAnswer::Progress { part, stage: Stage::Round(round) } => Some((*part, *round)),
            AnyAnswer::Progress { stage, .. } => panic!("{stage:?}"),
            _ => None,
        })
        .collect();
    assert!(progress.is_sorted() && progress.len() > 50, "{progress:?}");
    assert_eq!(progress.last(), Some(&(1.0, 10)));
}

#[test]
fn there_must_be_something_to_review() {
    let whole = case(3);
    let headers: Vec<&str> = whole.lines().take_while(|line| line.starts_with('[')).collect();
    let begun = headers.join("\n") + "\n";
    assert_eq!(failure(task(begun.clone(), 0)), Failure::NoTurns);
    // Others have hidden a card already.
    let hiding = begun + "\n1. hide … | … | … | … | … | …\n";
    assert_eq!(failure(task(hiding, 5)), Failure::NoTurns);
    for seat in [2, 1000, usize::MAX] {
        assert_eq!(failure(task(case(REVIEWED), seat)), Failure::NoSeat(seat));
    }
    for record in [String::new(), "☃".repeat(1000), "[Game \"Limes\"]\n".to_owned()] {
        assert!(matches!(failure(task(record, 0)), Failure::Record(_)));
    }
    let round =
        |round| Task::ReviewRound { record: case(REVIEWED), seat: 0, round, budget: BUDGET };
    for number in [0, 11, usize::MAX] {
        assert_eq!(failure(round(number)), Failure::NoTurns);
    }
    let record = case(REVIEWED);
    let nobody = Task::ReviewRound { record, seat: 9, round: 1, budget: BUDGET };
    assert_eq!(failure(nobody), Failure::NoSeat(9));
}

/// Lets the thinkers of a pool work in turn until all is done. Gives the answers to this request.
fn finish(
    pool: &mut Pool,
    id: u64,
    effects: Vec<Effect>,
    mut dying: Option<Place>,
) -> Vec<AnyAnswer> {
    let mut thinkers: BTreeMap<Place, JobQueue> = BTreeMap::new();
    let mut effects = VecDeque::from(effects);
    let mut answers = Vec::new();
    loop {
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Start(place) => drop(thinkers.insert(place, JobQueue::new())),
                Effect::Send(place, message) => {
                    assert!(Request::read(&message).is_ok());
                    if let Some(thinker) = thinkers.get_mut(&place) {
                        thinker.receive(&message);
                    }
                }
                Effect::Answer(to, answer) => {
                    assert_eq!(to, id);
                    answers.push(answer);
                }
                Effect::SayWithoutWorkers => {}
            }
        }
        if let Some(place) = dying.take_if(|_| answers.len() > 20) {
            thinkers.remove(&place);
            effects.extend(pool.fail(place));
            continue;
        }
        let mut is_busy = false;
        for (&place, thinker) in thinkers.iter_mut().filter(|(_, thinker)| !thinker.is_idle()) {
            is_busy = true;
            for response in thinker.work(|| 0.0, 0.0) {
                effects.extend(pool.receive(place, &response.write()));
            }
        }
        if !is_busy && effects.is_empty() {
            return answers;
        }
    }
}

#[test]
fn several_workers_review_as_one_does() {
    let without_progress = |answers: &[AnyAnswer]| -> Vec<AnyAnswer> {
        let told = answers.iter().filter(|answer| !matches!(answer, AnyAnswer::Progress { .. }));
        told.cloned().collect()
    };
    let alone = without_progress(&all_answers(task(case(REVIEWED), 0)));
    for (processors, dying) in [(1, None), (3, None), (4, Some(Place::Worker(1)))] {
        let mut pool = Pool::new(processors);
        let (id, effects) = pool.start(task(case(REVIEWED), 0).into());
        let started = effects.iter().filter(|effect| matches!(effect, Effect::Start(_))).count();
        assert_eq!(started, processors);
        let answers = finish(&mut pool, id, effects, dying);
        assert_eq!(without_progress(&answers), alone, "{processors}");
    }
}
