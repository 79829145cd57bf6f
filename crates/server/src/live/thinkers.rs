//! The threads of the bots.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;

/// What a bot that thinks as long as it may gets when nothing else is going on.
const USUAL_TIME: Duration = Duration::from_millis(800);
/// How soon every bot has answered, if that is possible at all.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Something to think about, for so long.
type Task = Box<dyn FnOnce(Duration) + Send>;

/// The threads of the bots.
pub(super) struct Thinkers {
    tasks: mpsc::Sender<Task>,
    /// How many tasks nobody has begun yet.
    waiting: Arc<AtomicUsize>,
}

impl Thinkers {
    /// Starts so many threads; they end with this.
    pub(super) fn start(threads: usize) -> std::io::Result<Thinkers> {
        let (tasks, queue) = mpsc::channel::<Task>();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for number in 1..=threads {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            let name = format!("bots {number}");
            std::thread::Builder::new().name(name).spawn(move || {
                while let Ok(task) = next(&queue) {
                    let behind = waiting.fetch_sub(1, Ordering::Relaxed) - 1;
                    task(time_for(behind, threads));
                }
            })?;
        }
        Ok(Thinkers { tasks, waiting })
    }

    /// Has somebody think about this as soon as a thread is free.
    pub(super) fn submit(&self, task: impl FnOnce(Duration) + Send + 'static) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // Without threads the program is about to end.
        let _ = self.tasks.send(Box::new(task));
    }
}

fn next(queue: &Mutex<mpsc::Receiver<Task>>) -> Result<Task, mpsc::RecvError> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv()
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

    #[test]
    fn the_more_wait_the_less_each_thinks() {
        assert_eq!(time_for(0, 2), USUAL_TIME);
        assert_eq!(time_for(9, 2), PATIENCE / 5);
        assert!(time_for(2999, 1) <= Duration::from_millis(1));
    }
}
