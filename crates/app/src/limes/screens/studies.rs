//! What the bots have found out about games that were looked at, for as long as the page is open.

use crate::shell::game_id::GameId;
use crate::shell::studies::{self as shell, Findings};
use leptos::prelude::{RwSignal, expect_context, provide_context};
use thinker::Answer;
use thinker::messages::limes::{Answer as LimesAnswer, Best, Judged};

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

/// What the bots have found out about a player's turns, or about a draw.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Found {
    /// The turns that are judged so far, by their rounds.
    pub(crate) turns: Vec<Judged>,
    /// How the result came about.
    pub(crate) split: Option<Split>,
    /// The best game that is found so far.
    pub(crate) best: Option<Best>,
}

impl Findings for Found {
    fn learn(&mut self, answer: Answer) -> bool {
        let Answer::Limes(answer) = answer else { return false };
        match answer {
            LimesAnswer::Judged(turn) => self.turns.push(turn),
            LimesAnswer::Reviewed { total, par, skill, luck, turns } => {
                self.turns = turns;
                self.split = Some(Split { total, par, skill, luck });
                return true;
            }
            LimesAnswer::Found(best) => self.best = Some(best),
            LimesAnswer::Solved(best) => {
                self.best = Some(best);
                return true;
            }
            // Answers to what was not asked.
            LimesAnswer::Chosen { .. }
            | LimesAnswer::Hinted { .. }
            | LimesAnswer::Rated { .. }
            | LimesAnswer::Played { .. }
            | LimesAnswer::ReviewPart(_) => {}
        }
        false
    }

    /// What a turn cost on average.
    fn stored(&self) -> Option<String> {
        self.split?;
        let sum: f64 = self.turns.iter().map(|turn| turn.cost).sum();
        (!self.turns.is_empty()).then(|| format!("{:.3}", sum / self.turns.len() as f64))
    }
}

/// What is known about something.
pub(crate) type Study = shell::Study<Found>;

/// All that is known about games of Limes.
pub(crate) type Studies = shell::Studies<Found>;

/// What the person wants to see next.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Wanted {
    /// The replay is to begin with the best display beside that of this seat.
    pub(crate) compare: Option<usize>,
    /// The game that has just ended on its table, so that its result is counted up.
    pub(crate) ended: Option<GameId>,
}

impl Wanted {
    /// What is wanted on the screen this is called from.
    pub(crate) fn get() -> RwSignal<Wanted> {
        expect_context()
    }
}

/// Offers studies and wishes to all screens below, for as long as the page is open.
pub(crate) fn provide() {
    provide_context(RwSignal::new(Studies::default()));
    provide_context(RwSignal::new(Wanted::default()));
}

/// The studies of the screen this is called from.
pub(crate) fn studies() -> RwSignal<Studies> {
    expect_context()
}

/// Whether a turn was as good as the best, as far as one writes costs.
pub(crate) fn is_free(cost: f64) -> bool {
    cost < NOTHING
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
    use crate::shell::studies::{StudySubject, Work};
    use thinker::{Failure, Stage};

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
        assert_eq!(studies.study(&own).and_then(|study| study.found.stored()), None);
        let turns = vec![turn(1, 0.0), turn(2, 1.5)];
        let (total, par, skill, luck) = (50, 54.0, -1.5, -2.5);
        studies.hear(
            &own,
            LimesAnswer::Reviewed { total, par, skill, luck, turns: turns.clone() }.into(),
        );
        let study = studies.study(&own).expect("a study");
        assert_eq!((&study.work, &study.found.turns), (&Work::Done, &turns));
        assert_eq!(study.found.split, Some(Split { total, par, skill, luck }));
        assert_eq!(study.found.stored().as_deref(), Some("0.750"));
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
        assert_eq!(
            studies.study(&draw).and_then(|study| study.found.best.clone()),
            Some(best.clone())
        );
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
