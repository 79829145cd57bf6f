//! What the bots have found out about games that were looked at, for as long as the page is open.

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::storage::ItemKind;
use leptos::prelude::{RwSignal, Update, WithUntracked, expect_context, provide_context};
use thinker::messages::limes::{Answer as LimesAnswer, Best, Judged, Task};
use thinker::{Answer, Failure, Stage};

/// From this cost on a turn is called a mistake: below it the judges do not agree either.
const MISTAKE: f64 = 0.5;

/// Costs below this are written as nothing.
const NOTHING: f64 = 0.05;

/// How the result came about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Split {
    pub(crate) total: u32,
    pub(crate) par: f64,
    pub(crate) skill: f64,
    pub(crate) luck: f64,
}

/// How far the bots are.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Work {
    /// Nobody has asked, or the asker did not want to wait any longer.
    Idle,
    /// They are at it.
    Runs {
        /// The number of the ask.
        ask: u64,
        /// From 0 to 1.
        part: f64,
        /// The round that is being judged.
        round: usize,
    },
    /// All is known.
    Done,
    /// They cannot.
    Failed(Failure),
}

/// What is studied: a game, as its record, and in it a player's turns; or its draw, if no seat is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StudySubject {
    pub(crate) game: String,
    pub(crate) seat: Option<usize>,
}

/// What is known about something.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Study {
    subject: StudySubject,
    pub(crate) work: Work,
    /// The turns that are judged so far, by their rounds.
    pub(crate) turns: Vec<Judged>,
    pub(crate) split: Option<Split>,
    /// The best game that is found so far.
    pub(crate) best: Option<Best>,
}

impl Study {
    /// Nothing yet.
    pub(crate) fn new(subject: StudySubject) -> Study {
        Study { subject, work: Work::Idle, turns: Vec::new(), split: None, best: None }
    }

    fn hear(&mut self, answer: Answer) {
        match answer {
            Answer::Progress { part: now, stage } => {
                if let Work::Runs { part, round, .. } = &mut self.work {
                    *part = now;
                    if let Stage::Round(judged) = stage {
                        *round = judged;
                    }
                }
            }
            Answer::Limes(answer) => self.learn(answer),
            Answer::Cancelled => self.work = Work::Idle,
            Answer::Failed { reason } => self.work = Work::Failed(reason),
            // Nobody asked about another game.
            _ => {}
        }
    }

    fn learn(&mut self, answer: LimesAnswer) {
        match answer {
            LimesAnswer::Judged(turn) => self.turns.push(turn),
            LimesAnswer::Reviewed { total, par, skill, luck, turns } => {
                self.turns = turns;
                self.split = Some(Split { total, par, skill, luck });
                self.work = Work::Done;
            }
            LimesAnswer::Found(best) => self.best = Some(best),
            LimesAnswer::Solved(best) => {
                self.best = Some(best);
                self.work = Work::Done;
            }
            // Answers to what was not asked.
            LimesAnswer::Chosen { .. }
            | LimesAnswer::Hinted { .. }
            | LimesAnswer::Rated { .. }
            | LimesAnswer::Played { .. }
            | LimesAnswer::ReviewPart(_) => {}
        }
    }
}

/// All that is known, and what the person wants to see next.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Studies {
    studies: Vec<Study>,
    /// The replay is to begin with the best display beside that of this seat.
    pub(crate) compare: Option<usize>,
    /// The game that has just ended on its table, so that its result is counted up.
    pub(crate) ended: Option<GameId>,
}

impl Studies {
    /// Offers them to all screens below, for as long as the page is open.
    pub(crate) fn provide() {
        provide_context(RwSignal::new(Studies::default()));
    }

    /// Those of the screen this is called from.
    pub(crate) fn get() -> RwSignal<Studies> {
        expect_context()
    }

    /// What is known of this.
    pub(crate) fn study(&self, subject: &StudySubject) -> Option<&Study> {
        self.studies.iter().find(|study| study.subject == *subject)
    }

    fn change(&mut self, subject: &StudySubject, f: impl FnOnce(&mut Study)) {
        if let Some(study) = self.studies.iter_mut().find(|study| study.subject == *subject) {
            f(study);
        }
    }

    /// The bots begin, from nothing.
    pub(crate) fn begin(&mut self, subject: StudySubject) {
        self.studies.retain(|study| study.subject != subject);
        let work = Work::Runs { ask: 0, part: 0.0, round: 1 };
        self.studies.push(Study { work, ..Study::new(subject) });
    }

    /// The number of the ask is known. They may have answered already.
    pub(crate) fn asked(&mut self, subject: &StudySubject, number: u64) {
        self.change(subject, |study| {
            if let Work::Runs { ask, .. } = &mut study.work {
                *ask = number;
            }
        });
    }

    /// The bots have answered.
    pub(crate) fn hear(&mut self, subject: &StudySubject, answer: Answer) {
        self.change(subject, |study| study.hear(answer));
    }

    /// The person does not want to wait any longer: what is known stays. Gives the number of the ask.
    pub(crate) fn stop(&mut self, subject: &StudySubject) -> Option<u64> {
        let mut number = None;
        self.change(subject, |study| {
            if let Work::Runs { ask, .. } = study.work {
                number = Some(ask);
                study.work = Work::Idle;
            }
        });
        number
    }
}

/// Asks the bots about something. They go on even if the person leaves the screen. What the turns of `own_game` cost is stored
/// with it.
pub(crate) fn ask(
    app: AppContext,
    studies: RwSignal<Studies>,
    subject: StudySubject,
    task: Task,
    own_game: Option<GameId>,
) {
    studies.update(|studies| studies.begin(subject.clone()));
    let about = subject.clone();
    let number = app.ask(task, move |answer| {
        studies.update(|studies| studies.hear(&about, answer));
        let cost = studies.with_untracked(|studies| studies.study(&about).and_then(mean_cost));
        if let (Some(id), Some(cost)) = (&own_game, cost) {
            app.store.put_item(ItemKind::Review, id.as_str(), cost);
        }
    });
    studies.update(|studies| studies.asked(&subject, number));
}

/// Whether a turn was as good as the best, as far as one writes costs.
pub(crate) fn is_free(cost: f64) -> bool {
    cost < NOTHING
}

/// What a turn cost on average, as it is stored with its game; nothing before all are judged.
pub(crate) fn mean_cost(study: &Study) -> Option<String> {
    study.split?;
    let sum: f64 = study.turns.iter().map(|turn| turn.cost).sum();
    (!study.turns.is_empty()).then(|| format!("{:.3}", sum / study.turns.len() as f64))
}

/// How bad a turn was: 0 fine, 1 a mistake, 2 one that is worth many points.
pub(crate) fn weight(cost: f64) -> usize {
    usize::from(cost >= MISTAKE) + usize::from(cost >= 4.0 * MISTAKE)
}

/// The most expensive turn, if any cost something.
pub(crate) fn worst(turns: &[Judged]) -> Option<&Judged> {
    let dear = turns.iter().filter(|turn| !is_free(turn.cost));
    dear.reduce(|worst, turn| if turn.cost > worst.cost { turn } else { worst })
}

/// The nearest mistake after this round, or before it.
pub(crate) fn mistake(turns: &[Judged], round: usize, after: bool) -> Option<usize> {
    let mut mistakes = turns.iter().filter(|turn| weight(turn.cost) > 0).map(|turn| turn.round);
    if after { mistakes.find(|&at| at > round) } else { mistakes.rfind(|&at| at < round) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(round: usize, cost: f64) -> Judged {
        let turn = "d4^".parse().expect("a turn");
        Judged { round, played: turn, best: turn, cost, expected: 50.0, why: Vec::new() }
    }

    fn subject(seat: Option<usize>) -> StudySubject {
        StudySubject { game: "a game".into(), seat }
    }

    fn work(studies: &Studies, subject: &StudySubject) -> Work {
        studies.study(subject).map_or(Work::Idle, |study| study.work.clone())
    }

    #[test]
    fn a_review_grows_turn_by_turn_and_is_kept() {
        let (mut studies, own) = (Studies::default(), subject(Some(0)));
        studies.begin(own.clone());
        studies.asked(&own, 7);
        studies.hear(&own, LimesAnswer::Judged(turn(1, 0.0)).into());
        studies.hear(&own, Answer::Progress { part: 0.1, stage: Stage::Round(2) });
        assert_eq!(work(&studies, &own), Work::Runs { ask: 7, part: 0.1, round: 2 });
        studies.hear(&own, Answer::Progress { part: 0.9, stage: Stage::Par });
        assert_eq!(work(&studies, &own), Work::Runs { ask: 7, part: 0.9, round: 2 });
        assert_eq!(studies.study(&own).and_then(mean_cost), None);
        let turns = vec![turn(1, 0.0), turn(2, 1.5)];
        let (total, par, skill, luck) = (50, 54.0, -1.5, -2.5);
        studies.hear(
            &own,
            LimesAnswer::Reviewed { total, par, skill, luck, turns: turns.clone() }.into(),
        );
        let study = studies.study(&own).expect("a study");
        assert_eq!((&study.work, &study.turns), (&Work::Done, &turns));
        assert_eq!(study.split, Some(Split { total, par, skill, luck }));
        assert_eq!(mean_cost(study).as_deref(), Some("0.750"));
        assert_eq!(studies.stop(&own), None);
        // Another seat, and the draw, are other subjects.
        assert!(
            studies.study(&subject(Some(1))).is_none() && studies.study(&subject(None)).is_none()
        );
    }

    #[test]
    fn who_stops_keeps_what_is_known_and_may_begin_again() {
        let (mut studies, draw) = (Studies::default(), subject(None));
        let best = Best { record: String::new(), score: 60, bound: 70 };
        studies.begin(draw.clone());
        studies.asked(&draw, 3);
        studies.hear(&draw, LimesAnswer::Found(best.clone()).into());
        assert_eq!(studies.stop(&draw), Some(3));
        assert_eq!(studies.study(&draw).and_then(|study| study.best.clone()), Some(best.clone()));
        studies.begin(draw.clone());
        studies.hear(&draw, LimesAnswer::Solved(best.clone()).into());
        assert_eq!(work(&studies, &draw), Work::Done);
        // An answer that comes before the number of its ask is not forgotten for it.
        studies.asked(&draw, 4);
        assert_eq!(work(&studies, &draw), Work::Done);
    }

    #[test]
    fn failures_and_late_answers_do_no_harm() {
        let (mut studies, own) = (Studies::default(), subject(Some(0)));
        studies.hear(&own, LimesAnswer::Judged(turn(1, 0.0)).into());
        assert_eq!(studies, Studies::default());
        studies.begin(own.clone());
        studies.hear(&own, Answer::Failed { reason: Failure::NoTurns });
        assert_eq!(work(&studies, &own), Work::Failed(Failure::NoTurns));
        studies.hear(&own, Answer::Progress { part: 0.5, stage: Stage::Par });
        assert_eq!(work(&studies, &own), Work::Failed(Failure::NoTurns));
    }

    #[test]
    fn mistakes_are_found_in_both_directions() {
        let turns = [turn(1, 0.0), turn(2, 0.7), turn(3, 0.3), turn(4, 2.5), turn(5, 2.5)];
        assert_eq!(worst(&turns).map(|turn| turn.round), Some(4));
        assert_eq!(
            [0, 2, 4, 5].map(|at| mistake(&turns, at, true)),
            [Some(2), Some(4), Some(5), None]
        );
        assert_eq!(
            [1, 2, 4, 9].map(|at| mistake(&turns, at, false)),
            [None, None, Some(2), Some(5)]
        );
        assert_eq!([0.04, 0.3, 0.5, 2.0].map(weight), [0, 0, 1, 2]);
        assert_eq!(worst(&[turn(1, 0.04)]), None);
        assert!(is_free(0.04) && !is_free(0.05));
    }
}
