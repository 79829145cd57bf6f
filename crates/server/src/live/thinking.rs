//! Bots at tables: they think on threads of their own, and never hold up a table.

use super::table::LiveTable;
use super::thinkers::Urgency;
use crate::clock;
use bots::limes::{Effort, Net, Thinker, choose, usual_work};
use bots::limits::{Player, Style};
use game::{Level, Question};
use games::SeenView;
use record::Seed;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{BotDecision, Command, Due, Reply};
use tokio::runtime::Handle;

/// How many questions of people who are away or out of time are answered in one go.
const TOGETHER: usize = 512;

/// What bots are to decide at one table.
struct Task {
    live: Arc<LiveTable>,
    luck: u64,
    questions: Vec<(Due, Vec<SeenView>)>,
}

impl LiveTable {
    /// Asks bots for what is due, unless they are thinking about it already.
    pub(super) async fn think(self: &Arc<LiveTable>, due: Vec<Due>) {
        let due: Vec<Due> = {
            let mut thinking = self.thinking();
            due.into_iter().filter(|&due| thinking.insert(due)).collect()
        };
        if due.is_empty() {
            return;
        }
        let now = clock::now();
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
            let task = Task { live: Arc::clone(self), luck, questions };
            let runtime = Handle::current();
            let carry_out = move |time| task.carry_out(time, &runtime);
            self.shared().thinkers.submit(maker, urgency, carry_out);
        }
    }
}

impl LiveTable {
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

impl Task {
    fn carry_out(self, time: Duration, runtime: &Handle) {
        let Task { live, luck, questions } = self;
        let decide = |(due, views): (Due, Vec<SeenView>)| {
            // Its people may have left, or come back, while it waited.
            if !live.may_be_due(due) {
                return BotDecision { due, decision: None };
            }
            let thinking = AssertUnwindSafe(|| decision(&views, due, luck, time));
            let decision = catch_unwind(thinking).unwrap_or_else(|_| {
                tracing::error!(table = %live.id(), ?due, "a bot has panicked");
                None
            });
            // Fall back to the first legal decision, so the game never stalls on a bot.
            let decision = decision.or_else(|| views.last()?.legal().into_iter().next());
            BotDecision { due, decision }
        };
        let decisions: Vec<BotDecision> = questions.into_iter().map(decide).collect();
        runtime.spawn(live.bots_decided(decisions));
    }
}

/// What a bot decides that has seen this.
fn decision(views: &[SeenView], due: Due, luck: u64, time: Duration) -> Option<String> {
    match views.last()? {
        SeenView::Limes(view) => {
            let question = bots::limes::Question::of(view).ok()?;
            let seed = chance(luck, due, Some(due.question));
            turn(&question, due.level, seed, time).map(|turn| turn.to_string())
        }
        SeenView::Limits(newest) => {
            // What a player forgets is the same all through the game.
            let mut player = Player::new(Style::of_level(due.level), chance(luck, due, None));
            for view in views {
                if let SeenView::Limits(view) = view {
                    player.see(view);
                }
            }
            player.decide(newest).map(|decision| decision.to_string())
        }
    }
}

fn turn(
    question: &bots::limes::Question,
    level: Level,
    seed: u64,
    time: Duration,
) -> Option<limes::Turn> {
    let net = Net::learned();
    match (Effort::of(level), usual_work(level)) {
        (Some(effort), None) => {
            let start = Instant::now();
            let progress = || start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9);
            let mut thinker = Thinker::new(question, net, effort, seed);
            while progress() < 1.0 && !thinker.think(progress()) {}
            thinker.best()
        }
        (_, work) => choose(level, question, net, work.unwrap_or(0), seed),
    }
}

/// What a seat leaves to chance, for one question or for all.
fn chance(luck: u64, due: Due, question: Option<Question>) -> u64 {
    let question = question.map(|question| question.to_string()).unwrap_or_default();
    let seed = Seed::new(&format!("{luck:016x} {} {question}", due.seat));
    seed.map(|seed| seed.stream("limes-bot-turn").below(1 << 62) as u64).unwrap_or(luck)
}
