//! The threads of the bots, and which table is served next.
//!
//! Tables are served in turn by the person who made them, so a person who starts a thousand games against bots makes the others
//! wait for one decision of theirs, and not for a thousand.

use super::bot_decisions::decision;
use super::bot_tasks::{BotTask, BotThreads, Urgency};
use protocol::PlayerId;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What a bot that thinks as long as it may gets when nothing else is going on.
const USUAL_TIME: Duration = Duration::from_millis(800);
/// How soon every bot has answered, if that is possible at all.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Something to think about, for so long.
type Task = Box<dyn FnOnce(Duration) + Send>;

/// The threads of the bots. They end when this is dropped, once nothing is left to do.
pub(crate) struct Thinkers {
    tasks: Arc<Tasks>,
}

impl Thinkers {
    /// Starts so many threads.
    pub(crate) fn start(threads: usize) -> std::io::Result<Thinkers> {
        let thinkers = Thinkers { tasks: Arc::default() };
        for number in 1..=threads {
            let tasks = Arc::clone(&thinkers.tasks);
            let name = format!("bots {number}");
            std::thread::Builder::new().name(name).spawn(move || {
                while let Some(Next { task, behind }) = tasks.next() {
                    task(time_for(behind, threads));
                }
            })?;
        }
        Ok(thinkers)
    }

    /// Has a thread think about this when it is the turn of the maker of its table.
    fn queue(
        &self,
        maker: PlayerId,
        urgency: Urgency,
        task: impl FnOnce(Duration) + Send + 'static,
    ) {
        let mut waiting = self.tasks.lock();
        match urgency {
            Urgency::ClockRanOut => waiting.urgent.push(maker, Box::new(task)),
            Urgency::Usual => waiting.usual.push(maker, Box::new(task)),
        }
        drop(waiting);
        self.tasks.arrived.notify_one();
    }
}

impl BotThreads for Thinkers {
    fn submit(&self, task: BotTask) {
        self.queue(task.maker(), task.urgency(), move |time| {
            task.carry_out(|due, views, luck| decision(due, views, luck, time));
        });
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.tasks.lock().is_closed = true;
        self.tasks.arrived.notify_all();
    }
}

/// The tasks that wait for a thread.
#[derive(Default)]
struct Tasks {
    waiting: Mutex<Waiting>,
    arrived: Condvar,
}

#[derive(Default)]
struct Waiting {
    urgent: Turns<Task>,
    usual: Turns<Task>,
    is_closed: bool,
}

/// The task whose turn it is.
struct Next {
    task: Task,
    /// The number of tasks that have to be done in the same time.
    behind: usize,
}

impl Tasks {
    /// Waits for a task; `None` when no more will come.
    fn next(&self) -> Option<Next> {
        let mut waiting = self.lock();
        loop {
            let Waiting { urgent, usual, is_closed } = &mut *waiting;
            if let Some((task, behind)) = urgent.pop().or_else(|| usual.pop()) {
                return Some(Next { task, behind });
            }
            if *is_closed {
                return None;
            }
            waiting = self.arrived.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A queue for each person; they take turns.
///
/// Invariant: `order` holds everyone with a queue once, and no queue is empty.
struct Turns<T> {
    queues: HashMap<PlayerId, VecDeque<T>>,
    order: VecDeque<PlayerId>,
}

impl<T> Default for Turns<T> {
    fn default() -> Turns<T> {
        Turns { queues: HashMap::new(), order: VecDeque::new() }
    }
}

impl<T> Turns<T> {
    fn push(&mut self, owner: PlayerId, task: T) {
        let queue = self.queues.entry(owner).or_default();
        if queue.is_empty() {
            self.order.push_back(owner);
        }
        queue.push_back(task);
    }

    /// The next task, and how many others wait before the rest of its queue is done.
    fn pop(&mut self) -> Option<(T, usize)> {
        let owner = self.order.pop_front()?;
        let others = self.order.len();
        let queue = self.queues.get_mut(&owner)?;
        let task = queue.pop_front()?;
        let left = queue.len();
        if left == 0 {
            self.queues.remove(&owner);
        } else {
            self.order.push_back(owner);
        }
        Some((task, (left + 1) * (others + 1) - 1))
    }
}

/// How long a bot may think when so many others wait: all together at most as long as anybody has patience.
fn time_for(behind: usize, threads: usize) -> Duration {
    let threads = u32::try_from(threads).unwrap_or(1);
    let share = PATIENCE * threads / u32::try_from(behind + 1).unwrap_or(u32::MAX);
    USUAL_TIME.min(share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn person(number: u8) -> PlayerId {
        PlayerId::from_random([number; 16])
    }

    #[test]
    fn the_more_wait_the_less_each_thinks() {
        assert_eq!(time_for(0, 2), USUAL_TIME);
        assert_eq!(time_for(9, 2), PATIENCE / 5);
        assert!(time_for(2999, 1) <= Duration::from_millis(1));
    }

    #[test]
    fn people_take_turns_however_much_one_of_them_wants() {
        let mut turns = Turns::default();
        for number in 0..4 {
            turns.push(person(1), format!("eve {number}"));
        }
        turns.push(person(2), "ada".to_owned());
        turns.push(person(3), "ben".to_owned());
        let order: Vec<(String, usize)> = std::iter::from_fn(|| turns.pop()).collect();
        let order: Vec<(&str, usize)> =
            order.iter().map(|(task, behind)| (task.as_str(), *behind)).collect();
        // Eve's tasks get short shares, those of the others long ones.
        let expected =
            [("eve 0", 11), ("ada", 2), ("ben", 1), ("eve 1", 2), ("eve 2", 1), ("eve 3", 0)];
        assert_eq!(order, expected);
        assert!(turns.queues.is_empty() && turns.order.is_empty());
    }

    #[test]
    fn what_a_clock_asks_for_comes_first() {
        let thinkers = Thinkers::start(1).expect("a thread");
        let (begun, beginning) = mpsc::channel();
        let (go, going) = mpsc::channel::<()>();
        thinkers.queue(person(1), Urgency::Usual, move |_| {
            begun.send(()).expect("the test waits");
            going.recv().expect("the test says so");
        });
        beginning.recv().expect("the thread works");
        let (done, order) = mpsc::channel();
        for (urgency, name) in [
            (Urgency::Usual, "usual"),
            (Urgency::Usual, "usual too"),
            (Urgency::ClockRanOut, "clock"),
        ] {
            let done = done.clone();
            thinkers.queue(person(1), urgency, move |_| done.send(name).expect("it waits"));
        }
        drop(done);
        go.send(()).expect("the thread waits");
        assert_eq!(order.iter().collect::<Vec<_>>(), ["clock", "usual", "usual too"]);
    }
}
