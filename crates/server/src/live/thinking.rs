//! Bots at tables: they think on threads of their own, and never hold up a table.

use super::bot_tasks::{AsksBots, BotTask, Urgency};
use super::table::LiveTable;
use protocol::TableId;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use std::time::Duration;
use table::{BotDecision, Command, Due, Reply, Table};
use tokio::runtime::Handle;
use tokio::time::Instant;

/// How many questions of people who are away or out of time are answered in one go.
const TOGETHER: usize = 512;
/// How long a table waits for a bot. Usual answers take less than two seconds, however many bots think.
const BOT_PATIENCE: Duration = Duration::from_secs(60);

impl AsksBots for LiveTable {
    fn id(&self) -> TableId {
        self.id
    }

    fn may_be_due(&self, due: Due) -> bool {
        let now = self.shared.now();
        !self.is_damaged() && self.table.try_read().map_or(true, |table| table.0.is_due(due, now))
    }

    fn answered(self: Arc<LiveTable>, decisions: Vec<BotDecision>, runtime: &Handle) {
        runtime.spawn(self.bots_decided(decisions));
    }
}

impl LiveTable {
    /// Asks bots for what is due, unless they are thinking about it already.
    pub(super) async fn think(self: &Arc<LiveTable>, due: Vec<Due>) {
        let due: Vec<Due> = {
            let (mut thinking, asked) = (self.thinking(), Instant::now());
            let is_new = |due: &Due| match thinking.entry(*due) {
                Entry::Vacant(entry) => {
                    entry.insert(asked);
                    true
                }
                Entry::Occupied(_) => false,
            };
            due.into_iter().filter(is_new).collect()
        };
        if due.is_empty() {
            return;
        }
        let now = self.shared.now();
        let (luck, maker, urgency, questions) = self
            .look(|table| {
                let views = due.iter().map(|&due| (due, table.seen_by(due.seat)));
                let urgency =
                    if table.is_urgent(now) { Urgency::ClockRanOut } else { Urgency::Usual };
                (table.luck(), table.maker(), urgency, views.collect::<Vec<_>>())
            })
            .await;
        // Bots think one by one; those who stand in are quick, and thousands of them may be due.
        let (standing_in, sitting): (Vec<_>, Vec<_>) =
            questions.into_iter().partition(|(due, _)| due.stands_in);
        let mut tasks: Vec<Vec<_>> = sitting.into_iter().map(|question| vec![question]).collect();
        let mut standing_in = standing_in.into_iter().peekable();
        while standing_in.peek().is_some() {
            tasks.push(standing_in.by_ref().take(TOGETHER).collect());
        }
        for questions in tasks {
            let table: Arc<dyn AsksBots> = Arc::<LiveTable>::clone(self);
            let runtime = Handle::current();
            let task = BotTask { table, maker, urgency, luck, questions, runtime };
            self.shared().bots.submit(task);
        }
    }

    /// Takes the first legal decisions in place of bots that have not answered for long: their threads hang.
    pub(super) async fn answer_for_hung_bots(self: &Arc<LiveTable>) {
        let mut overdue: Vec<Due> = {
            let thinking = self.thinking();
            let overdue = thinking.iter().filter(|(_, asked)| asked.elapsed() >= BOT_PATIENCE);
            overdue.map(|(&due, _)| due).collect()
        };
        if overdue.is_empty() {
            return;
        }
        overdue.sort_unstable();
        let now = self.shared.now();
        tracing::error!(table = %self.id, questions = overdue.len(), "bots do not answer");
        let first = |due: Due, table: &Table| {
            let decision = table.first_legal(due.seat).filter(|_| table.is_due(due, now));
            BotDecision { due, decision }
        };
        let decisions =
            self.look(|table| overdue.into_iter().map(|due| first(due, table)).collect()).await;
        Arc::clone(self).bots_decided(decisions).await;
    }

    async fn bots_decided(self: Arc<LiveTable>, decisions: Vec<BotDecision>) {
        let dues: Vec<Due> = decisions.iter().map(|it| it.due).collect();
        match self.execute(Command::BotsDecided(decisions)).await {
            Ok(Reply::Refused(refused)) => {
                for (due, fault) in refused {
                    tracing::error!(table = %self.id(), ?due, %fault, "a bot decided what is not allowed");
                }
            }
            Ok(_) => {}
            // If it was not executed or not stored, the table asks again.
            Err(_) => {
                let mut thinking = self.thinking();
                dues.iter().for_each(|due| _ = thinking.remove(due));
            }
        }
    }
}
