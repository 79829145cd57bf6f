//! What the bots have found out about games that were looked at, for as long as the page is open.

use crate::shell::context::AppContext;
use crate::shell::game_id::GameId;
use crate::shell::storage::ItemKind;
use leptos::prelude::{RwSignal, Update, With, WithUntracked};
use thinker::{Answer, Failure, Stage, Task};

/// What the bots find out, as each game tells.
pub(crate) trait Findings: Default + Send + Sync + 'static {
    /// Learns from an answer about this game. Whether all is known then.
    fn learn(&mut self, answer: Answer) -> bool;

    /// What is stored with a game of this device; nothing before all is known.
    fn stored(&self) -> Option<String>;
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

/// What is studied: a game, as its record, and in it a player's decisions; or its cards, if no seat is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StudySubject {
    pub(crate) game: String,
    pub(crate) seat: Option<usize>,
}

/// What is known about something.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Study<F> {
    subject: StudySubject,
    pub(crate) work: Work,
    /// What is found out so far.
    pub(crate) found: F,
}

impl<F: Findings> Study<F> {
    /// Nothing yet.
    pub(crate) fn new(subject: StudySubject) -> Study<F> {
        Study { subject, work: Work::Idle, found: F::default() }
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
            Answer::Cancelled => self.work = Work::Idle,
            Answer::Failed { reason } => self.work = Work::Failed(reason),
            answer => {
                if self.found.learn(answer) {
                    self.work = Work::Done;
                }
            }
        }
    }
}

/// All that is known about games of one kind.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Studies<F>(Vec<Study<F>>);

impl<F> Default for Studies<F> {
    fn default() -> Studies<F> {
        Studies(Vec::new())
    }
}

impl<F: Findings> Studies<F> {
    /// What is known of this.
    pub(crate) fn study(&self, subject: &StudySubject) -> Option<&Study<F>> {
        self.0.iter().find(|study| study.subject == *subject)
    }

    fn change(&mut self, subject: &StudySubject, f: impl FnOnce(&mut Study<F>)) {
        if let Some(study) = self.0.iter_mut().find(|study| study.subject == *subject) {
            f(study);
        }
    }

    /// The bots begin, from nothing.
    pub(crate) fn begin(&mut self, subject: StudySubject) {
        self.0.retain(|study| study.subject != subject);
        let work = Work::Runs { ask: 0, part: 0.0, round: 1 };
        self.0.push(Study { work, ..Study::new(subject) });
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

/// What is known of something, as far as it was asked.
pub(crate) fn known<F: Findings + Clone>(
    studies: RwSignal<Studies<F>>,
    subject: &StudySubject,
) -> Study<F> {
    let known = studies.with(|studies| studies.study(subject).cloned());
    known.unwrap_or_else(|| Study::new(subject.clone()))
}

/// Asks the bots about something. They go on even if the person leaves the screen. What they find out about `own_game` is
/// stored with it.
pub(crate) fn ask<F: Findings>(
    app: AppContext,
    studies: RwSignal<Studies<F>>,
    subject: StudySubject,
    task: impl Into<Task>,
    own_game: Option<GameId>,
) {
    studies.update(|studies| studies.begin(subject.clone()));
    let about = subject.clone();
    let number = app.ask(task, move |answer| {
        studies.update(|studies| studies.hear(&about, answer));
        let stored = studies.with_untracked(|studies| studies.study(&about)?.found.stored());
        if let (Some(id), Some(stored)) = (&own_game, stored) {
            app.store.put_item(ItemKind::Review, id.as_str(), stored);
        }
    });
    studies.update(|studies| studies.asked(&subject, number));
}

/// Stops the bots.
pub(crate) fn stop<F: Findings>(
    app: AppContext,
    studies: RwSignal<Studies<F>>,
    subject: &StudySubject,
) {
    let mut number = None;
    studies.update(|studies| number = studies.stop(subject));
    if let Some(number) = number {
        app.cancel(number);
    }
}
