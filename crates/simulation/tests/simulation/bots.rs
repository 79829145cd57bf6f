//! Bots that answer late, not at all, or not what they were asked.

use crate::outside::OutsideHandle;
use games::SeenView;
use server::live::{BotTask, BotThreads};
use std::future::pending;
use std::panic::resume_unwind;
use std::time::Duration;
use tokio::time::sleep;

/// The bots of one node.
pub(crate) struct SimulatedBots {
    pub(crate) outside: OutsideHandle,
}

/// The way in which a bot answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    Legal,
    Nonsense,
    Panics,
    NoAnswer,
}

impl BotThreads for SimulatedBots {
    fn submit(&self, task: BotTask) {
        let mut outside = self.outside.lock();
        let is_healed = outside.is_healed;
        let fate = if is_healed { 1000 } else { outside.dice.below(1000) };
        match fate {
            0..30 => {
                outside.tally.bots_hung += 1;
                tokio::spawn(async {
                    pending::<()>().await;
                    drop(task);
                });
                return;
            }
            30..60 => {
                // The thread dies with its task. The task takes the lock when it is dropped.
                outside.tally.bots_died += 1;
                drop(outside);
                drop(task);
                return;
            }
            _ => {}
        }
        let is_late = !is_healed && outside.dice.chance(50);
        outside.tally.bots_late += usize::from(is_late);
        let delay = outside.dice.below(if is_late { 20_000 } else { 300 }) as u64;
        let manner = match (is_healed, outside.dice.below(1000)) {
            (false, 0..25) => Manner::Nonsense,
            (false, 25..50) => Manner::Panics,
            (false, 50..75) => Manner::NoAnswer,
            _ => Manner::Legal,
        };
        drop(outside);
        let outside = self.outside.clone();
        tokio::spawn(async move {
            sleep(Duration::from_millis(delay)).await;
            task.carry_out(|_, views, _| answer(manner, views, &outside));
        });
    }
}

fn answer(manner: Manner, views: &[SeenView], outside: &OutsideHandle) -> Option<String> {
    let mut outside = outside.lock();
    match manner {
        Manner::Legal => {
            let legal = views.last()?.legal();
            // Another process has answered.
            (!legal.is_empty()).then(|| outside.dice.one_of(&legal))
        }
        Manner::Nonsense => {
            outside.tally.bots_illegal += 1;
            Some("I do not know".to_owned())
        }
        Manner::Panics => {
            outside.tally.bots_panicked += 1;
            resume_unwind(Box::new("this panic belongs to the simulation"));
        }
        Manner::NoAnswer => {
            outside.tally.bots_silent += 1;
            None
        }
    }
}
