//! Questions for bots, on their way to the threads that answer them.

use games::SeenView;
use protocol::{PlayerId, TableId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use table::{BotDecision, Due};
use tokio::runtime::Handle;

/// The threads on which bots think.
pub trait BotThreads: Send + Sync + 'static {
    /// Has a task carried out when it is the turn of the maker of its table. It returns immediately.
    fn submit(&self, task: BotTask);
}

/// The priority of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// A clock has run out: before everything else.
    ClockRanOut,
    /// Every other task.
    Usual,
}

/// A table that asks bots.
pub(super) trait AsksBots: Send + Sync {
    fn id(&self) -> TableId;

    /// Whether a bot still has to answer a question, as far as that can be told without waiting.
    fn may_be_due(&self, due: Due) -> bool;

    /// Takes in answers, in a task of this runtime.
    fn answered(self: Arc<Self>, decisions: Vec<BotDecision>, runtime: &Handle);
}

/// The questions that bots have to answer at one table.
pub struct BotTask {
    pub(super) table: Arc<dyn AsksBots>,
    pub(super) maker: PlayerId,
    pub(super) urgency: Urgency,
    /// The seed of everything that bots leave to chance at this table.
    pub(super) luck: u64,
    pub(super) questions: Vec<(Due, Vec<SeenView>)>,
    /// The runtime of the table, because bots think on threads of their own.
    pub(super) runtime: Handle,
}

impl BotTask {
    /// The person who made the table.
    pub(super) fn maker(&self) -> PlayerId {
        self.maker
    }

    /// Its priority.
    pub(super) fn urgency(&self) -> Urgency {
        self.urgency
    }

    /// Answers every question in this way, given what the seat has seen and the seed of chance at this table. In place of a bot
    /// that panics or has no answer, the first legal decision counts.
    pub fn carry_out(mut self, decide: impl Fn(Due, &[SeenView], u64) -> Option<String>) {
        self.answer(decide);
    }

    fn answer(&mut self, decide: impl Fn(Due, &[SeenView], u64) -> Option<String>) {
        let BotTask { table, luck, questions, runtime, .. } = self;
        let answer = |(due, views): (Due, Vec<SeenView>)| {
            // Its people may have left, or come back, while it waited.
            if !table.may_be_due(due) {
                return BotDecision { due, decision: None };
            }
            let thinking = AssertUnwindSafe(|| decide(due, &views, *luck));
            let decision = catch_unwind(thinking).unwrap_or_else(|_| {
                tracing::error!(table = %table.id(), ?due, "a bot has panicked");
                None
            });
            // Fall back to the first legal decision, so the game never stalls on a bot.
            let decision = decision.or_else(|| views.last()?.legal().into_iter().next());
            BotDecision { due, decision }
        };
        let questions = std::mem::take(questions);
        let decisions: Vec<BotDecision> = questions.into_iter().map(answer).collect();
        Arc::clone(table).answered(decisions, runtime);
    }
}

impl Drop for BotTask {
    /// A thread that dies with its task answers all the same, so that the table does not wait for it.
    fn drop(&mut self) {
        if !self.questions.is_empty() {
            self.answer(|_, _, _| None);
        }
    }
}
