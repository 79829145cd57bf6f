//! What the bots have found out about games of Limits that were looked at.

use crate::shell::studies::{self, Findings};
use leptos::prelude::{RwSignal, expect_context, provide_context};
use thinker::Answer;
use thinker::messages::limits::{Answer as LimitsAnswer, Judged, Reviewed};

/// What the bots have found out about a player's decisions.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Found {
    /// The decisions that are judged so far.
    pub(crate) decisions: Vec<Judged>,
    /// What they come to, once all are judged.
    pub(crate) review: Option<Reviewed>,
}

impl Findings for Found {
    fn learn(&mut self, answer: Answer) -> bool {
        match answer {
            Answer::Limits(LimitsAnswer::Judged(decision)) => self.decisions.push(decision),
            Answer::Limits(LimitsAnswer::Reviewed(review)) => {
                self.decisions = review.decisions.clone();
                self.review = Some(review);
                return true;
            }
            // Answers to what was not asked.
            _ => {}
        }
        false
    }

    /// What a decision cost on average, in hundredths of the win.
    fn stored(&self) -> Option<String> {
        let review = self.review.as_ref()?;
        let costs = review.decisions.iter().map(|decision| decision.cost);
        let count = review.decisions.len();
        (count > 0).then(|| format!("{:.3}", 100.0 * costs.sum::<f64>() / count as f64))
    }
}

/// What is known about a player's decisions.
pub(crate) type Study = studies::Study<Found>;

/// All that is known about games of Limits.
pub(crate) type Studies = studies::Studies<Found>;

/// Offers the studies to all screens below, for as long as the page is open.
pub(crate) fn provide() {
    provide_context(RwSignal::new(Studies::default()));
}

/// The studies of the screen this is called from.
pub(crate) fn studies() -> RwSignal<Studies> {
    expect_context()
}

#[cfg(test)]
pub(crate) mod kit {
    use thinker::messages::limits::Judged;

    /// A judged decision.
    pub(crate) fn judged(asked: &str, cost: f64) -> Judged {
        let decided = "play r".parse().expect("a decision");
        Judged {
            asked: asked.parse().expect("a question"),
            decided,
            best: decided,
            cost,
            expected: 0.5,
            suspect: None,
            broken: None,
            slip: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::kit::judged;
    use super::*;
    use crate::shell::studies::{StudySubject, Work};
    use thinker::{Failure, Stage};

    fn subject() -> StudySubject {
        StudySubject { game: "a game".into(), seat: Some(0) }
    }

    #[test]
    fn a_review_grows_and_what_it_comes_to_is_stored() {
        let (mut studies, own) = (Studies::default(), subject());
        studies.begin(own.clone());
        studies.asked(&own, 7);
        studies.hear(&own, LimitsAnswer::Judged(judged("1.0", 0.0)).into());
        studies.hear(&own, Answer::Progress { part: 0.1, stage: Stage::Round(2) });
        let study = studies.study(&own).expect("begun");
        assert_eq!(study.work, Work::Runs { ask: 7, part: 0.1, round: 2 });
        assert_eq!((study.found.decisions.len(), study.found.stored()), (1, None));
        let reviewed = Reviewed {
            share: 1.0,
            par: 0.5,
            skill: -0.03,
            luck: 0.53,
            suspicions: 2,
            needless: 1,
            missed: 0,
            decisions: vec![judged("1.0", 0.0), judged("1.2", 0.03)],
        };
        studies.hear(&own, LimitsAnswer::Reviewed(reviewed).into());
        let study = studies.study(&own).expect("done");
        assert_eq!((&study.work, study.found.decisions.len()), (&Work::Done, 2));
        assert_eq!(study.found.stored().as_deref(), Some("1.500"));
    }

    #[test]
    fn failures_and_late_answers_do_no_harm() {
        let (mut studies, own) = (Studies::default(), subject());
        studies.hear(&own, LimitsAnswer::Judged(judged("1.0", 0.0)).into());
        assert!(studies.study(&own).is_none());
        studies.begin(own.clone());
        studies.hear(&own, LimitsAnswer::ReviewPart(Vec::new()).into());
        studies.hear(&own, Answer::Failed { reason: Failure::Stopped });
        let work = |studies: &Studies| studies.study(&own).map(|study| study.work.clone());
        assert_eq!(work(&studies), Some(Work::Failed(Failure::Stopped)));
        assert_eq!(studies.stop(&own), None);
    }
}
