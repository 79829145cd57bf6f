//! What the bots of this device have been asked, and how far they are.
//!
//! Every question to a bot has exactly one entry, from the moment it is asked until its answer counts. It is asked of the
//! bots' thread, then of a fallback, and then decided without thinking; so no failure can leave a game waiting for ever.

use super::timeline::Entry;
use crate::{Millis, ThinkId};
use game::{Game, Question, Seat};

/// A question to a bot.
#[derive(Clone, Debug)]
struct Asked<D> {
    seat: Seat,
    question: Question,
    stage: Stage<D>,
    /// Whether only this seat was asked something, so that everybody waits for it and wants to see what it does.
    is_alone: bool,
}

/// Who has the question, or what the answer is.
#[derive(Clone, Debug)]
enum Stage<D> {
    /// The bots' thread, or the fallback, which must answer until then.
    Waiting { id: ThinkId, is_fallback: bool, until: Option<Millis> },
    /// Somebody has answered.
    Answered { decision: D, from: Answerer },
}

/// Who has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answerer {
    Thread,
    Fallback,
    /// The first legal decision was taken, as nobody had a better one.
    Nobody,
}

/// What the driver has to do about a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Task {
    Think { id: ThinkId, seat: Seat, question: Question, is_fallback: bool },
    Cancel(ThinkId),
}

/// All questions to bots.
#[derive(Clone, Debug)]
pub(super) struct Thinking<G: Game> {
    asked: Vec<Asked<G::Decision>>,
    last_id: u64,
    limit: Option<Millis>,
    fault: Option<String>,
}

impl<G: Game> Thinking<G> {
    pub(super) fn new(limit: Option<Millis>) -> Thinking<G> {
        Thinking { asked: Vec::new(), last_id: 0, limit, fault: None }
    }

    /// The bots that have not acted yet, in seat order.
    pub(super) fn seats(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.asked.iter().map(|asked| asked.seat).collect();
        seats.sort_unstable();
        seats
    }

    /// Why the fallback is used, while it is.
    pub(super) fn fault(&self) -> Option<&String> {
        self.fault.as_ref()
    }

    /// Asks what is to be asked now, once, and cancels what is not asked any more.
    pub(super) fn follow(
        &mut self,
        game: &G,
        is_bot: impl Fn(Seat) -> bool,
        now: Millis,
    ) -> Vec<Task> {
        let mut tasks = self.cancel(|asked| game.asked(asked.seat) != Some(asked.question));
        let waiting = game.waiting();
        for &seat in waiting.iter().filter(|&&seat| is_bot(seat)) {
            let Some(question) = game.asked(seat) else { continue };
            if self.asked.iter().any(|asked| asked.seat == seat) {
                continue;
            }
            let (stage, task) = self.wait(seat, question, false, now);
            tasks.push(task);
            self.asked.push(Asked { seat, question, stage, is_alone: waiting.len() == 1 });
        }
        tasks
    }

    /// Forgets everything.
    pub(super) fn cancel_all(&mut self) -> Vec<Task> {
        self.cancel(|_| true)
    }

    fn cancel(&mut self, is_over: impl Fn(&Asked<G::Decision>) -> bool) -> Vec<Task> {
        let mut tasks = Vec::new();
        self.asked.retain(|asked| {
            let is_over = is_over(asked);
            if let (true, Stage::Waiting { id, .. }) = (is_over, &asked.stage) {
                tasks.push(Task::Cancel(*id));
            }
            !is_over
        });
        tasks
    }

    fn wait(
        &mut self,
        seat: Seat,
        question: Question,
        is_fallback: bool,
        now: Millis,
    ) -> (Stage<G::Decision>, Task) {
        self.last_id += 1;
        let id = ThinkId(self.last_id);
        let until = self.limit.map(|limit| now.saturating_add(limit));
        let task = Task::Think { id, seat, question, is_fallback };
        (Stage::Waiting { id, is_fallback, until }, task)
    }

    /// A bot has answered. Answers to what is not asked any more, and second answers, change nothing.
    pub(super) fn answer(&mut self, answered: ThinkId, decision: G::Decision) {
        for asked in &mut self.asked {
            match asked.stage {
                Stage::Waiting { id, is_fallback, .. } if id == answered => {
                    let from = if is_fallback { Answerer::Fallback } else { Answerer::Thread };
                    asked.stage = Stage::Answered { decision, from };
                    if from == Answerer::Thread {
                        self.fault = None;
                    }
                }
                _ => {}
            }
        }
    }

    /// A bot could not answer: somebody else must.
    pub(super) fn fail(&mut self, id: ThinkId, reason: &str, game: &G, now: Millis) -> Vec<Task> {
        self.escalate(|stage| is_waiting(stage, id), reason, game, now)
    }

    /// The bots' thread has ended: somebody else must answer everything that it was asked.
    pub(super) fn stop(&mut self, reason: &str, game: &G, now: Millis) -> Vec<Task> {
        let is_lost = |stage: &Stage<_>| matches!(stage, Stage::Waiting { is_fallback: false, .. });
        self.escalate(is_lost, reason, game, now)
    }

    /// Whoever has not answered in time has failed.
    pub(super) fn tick(&mut self, game: &G, now: Millis) -> Vec<Task> {
        let mut tasks = Vec::new();
        for asked in &self.asked {
            match asked.stage {
                Stage::Waiting { id, until: Some(until), .. } if until <= now => {
                    tasks.push(Task::Cancel(id));
                }
                _ => {}
            }
        }
        let is_late = |stage: &Stage<_>| matches!(stage, Stage::Waiting { until: Some(until), .. } if *until <= now);
        tasks.extend(self.escalate(is_late, "the bot did not answer in time", game, now));
        tasks
    }

    /// The rules have refused what a bot decided: somebody else must decide. Answers also whether somebody has already.
    pub(super) fn reject(
        &mut self,
        seat: Seat,
        reason: &str,
        game: &G,
        now: Millis,
    ) -> (Option<Task>, bool) {
        let Some(at) = self.asked.iter().position(|asked| asked.seat == seat) else {
            return (None, false);
        };
        // The game itself said that the first legal decision is legal, so it is never refused.
        let is_last =
            matches!(self.asked[at].stage, Stage::Answered { from: Answerer::Nobody, .. });
        let task = self.escalate_one(at, reason, game, now);
        (task, !is_last && matches!(self.asked[at].stage, Stage::Answered { .. }))
    }

    fn escalate(
        &mut self,
        fails: impl Fn(&Stage<G::Decision>) -> bool,
        reason: &str,
        game: &G,
        now: Millis,
    ) -> Vec<Task> {
        let failed: Vec<usize> =
            (0..self.asked.len()).filter(|&at| fails(&self.asked[at].stage)).collect();
        failed.into_iter().filter_map(|at| self.escalate_one(at, reason, game, now)).collect()
    }

    /// From the thread to the fallback, from there to the first legal decision.
    fn escalate_one(&mut self, at: usize, reason: &str, game: &G, now: Millis) -> Option<Task> {
        self.fault = Some(reason.to_owned());
        let Asked { seat, question, .. } = self.asked[at];
        let next = match &self.asked[at].stage {
            Stage::Waiting { is_fallback: false, .. }
            | Stage::Answered { from: Answerer::Thread, .. } => {
                let (stage, task) = self.wait(seat, question, true, now);
                self.asked[at].stage = stage;
                return Some(task);
            }
            Stage::Waiting { is_fallback: true, .. }
            | Stage::Answered { from: Answerer::Fallback, .. } => Answerer::Nobody,
            Stage::Answered { from: Answerer::Nobody, .. } => return None,
        };
        let first = game.legal(seat).ok().and_then(|legal| legal.first().copied());
        debug_assert!(first.is_some(), "a seat that is asked something can decide something");
        if let Some(decision) = first {
            self.asked[at].stage = Stage::Answered { decision, from: next };
        }
        None
    }

    /// The answers that may be shown now, if a seat that is alone shows its own from `from` on.
    pub(super) fn ready(&self, from: Millis, now: Millis) -> Vec<Entry<G::Decision>> {
        let answers = self.asked.iter().filter_map(|asked| match asked.stage {
            Stage::Answered { decision, .. } if !asked.is_alone || from <= now => {
                Some(Entry { seat: asked.seat, question: asked.question, decision })
            }
            _ => None,
        });
        answers.collect()
    }

    /// When an answer that is there may be shown, if a seat that is alone shows its own from `from` on.
    pub(super) fn release_at(&self, from: Millis) -> Option<Millis> {
        let is_held =
            |asked: &Asked<_>| matches!(asked.stage, Stage::Answered { .. }) && asked.is_alone;
        self.asked.iter().any(is_held).then_some(from)
    }

    /// When somebody will have failed who does not answer before.
    pub(super) fn deadline(&self) -> Option<Millis> {
        let times = self.asked.iter().filter_map(|asked| match asked.stage {
            Stage::Waiting { until, .. } => until,
            Stage::Answered { .. } => None,
        });
        times.min()
    }
}

fn is_waiting<D>(stage: &Stage<D>, wanted: ThinkId) -> bool {
    matches!(stage, Stage::Waiting { id, .. } if *id == wanted)
}
