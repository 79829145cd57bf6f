//! Messages about Limits of every kind.

use super::kit::{case, history};
use crate::messages::limits::{
    Advice, Answer, CHOICE, ColourAdvice, HINT, Judged, REVIEW, Reviewed, Slip, Suspect, Task,
    Worth,
};
use crate::{Answer as AnyAnswer, Budget, Failure, Task as AnyTask};
use bots::Level;
use limits::{Action, Colour, Decision, Question, Seat};

/// Tasks of every kind.
pub(in crate::tests) fn tasks() -> Vec<AnyTask> {
    let record = case(0);
    let tasks = [
        Task::Choose { history: history(0), level: Level::Skilled, seed: 1, budget: CHOICE },
        Task::Choose {
            history: history(11),
            level: Level::Merciless,
            seed: u64::MAX,
            budget: Budget::Time(f64::INFINITY),
        },
        Task::Hint { history: history(1), budget: HINT },
        Task::Review { record: record.clone(), seat: 0, budget: REVIEW },
        Task::ReviewRound { record, seat: usize::MAX, round: 3, budget: Budget::Work(0) },
    ];
    tasks.map(AnyTask::from).to_vec()
}

/// Answers of every kind, and why there may be none.
pub(in crate::tests) fn any_answers() -> Vec<AnyAnswer> {
    let decision = Decision::Hide(Colour::Purple);
    let suspicion = Decision::Act(Action::Suspect(Seat::from_index(5)));
    let judged = Judged {
        asked: Question::action(3, 12),
        decided: decision,
        best: suspicion,
        cost: 0.1,
        expected: 1e-300,
        suspect: Some(usize::MAX),
        broken: Some(1.0),
        slip: Some(Slip::Missed),
    };
    let plain = Judged { suspect: None, broken: None, slip: None, ..judged };
    let needless = Judged { slip: Some(Slip::Needless), ..judged };
    let worth = Worth { decision, share: 0.5, error: None };
    let sure = Worth { decision: suspicion, share: -0.0, error: Some(0.1) };
    let suspect =
        Suspect { seat: Seat::from_index(1), colour: Colour::Red, count: 60, broken: 0.25 };
    let colour = ColourAdvice {
        colour: Colour::Green,
        in_pile: 3,
        printed: None,
        likely: Some(9),
        hidden: vec![0.25, 0.75],
    };
    let answers = [
        Answer::Chosen { decision },
        Answer::Hinted(Advice {
            decisions: vec![sure, worth],
            suspects: vec![suspect],
            colours: vec![colour; 5],
        }),
        Answer::Judged(judged),
        Answer::ReviewPart(vec![judged, plain, needless]),
        Answer::Reviewed(Reviewed {
            share: 1.0,
            par: 0.5,
            skill: -0.3,
            luck: 0.8,
            suspicions: 3,
            needless: 1,
            missed: 2,
            decisions: vec![plain; 3],
        }),
    ];
    let failed = AnyAnswer::Failed { reason: Failure::History("☃".to_owned()) };
    answers.map(AnyAnswer::from).into_iter().chain([failed]).collect()
}
