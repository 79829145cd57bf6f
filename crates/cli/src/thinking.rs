//! Bots at work: the clock that their own crate does not have, what they leave to chance, and what came of it on average.

use crate::args::Thinking;
use bots::Level;
use bots::limes::{Effort, Net, Question, Thinker, choose, usual_work};
use bots::limits::Style;
use indicatif::{ProgressBar, ProgressStyle};
use limes::Turn;
use record::Seed;
use std::time::{Duration, Instant};

/// How long the strongest level thinks if nobody says otherwise.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// A bot with the time or work it may spend on a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    pub(crate) level: Level,
    pub(crate) thinking: Thinking,
}

impl Player {
    /// Its turn. `None` never happens while a display is not full.
    pub(crate) fn choose(&self, question: &Question, seed: u64) -> Option<Turn> {
        let net = Net::learned();
        let work = self.thinking.work.or(usual_work(self.level));
        let time = self.thinking.time.map(Duration::from_millis);
        match (Effort::of(self.level), time, work) {
            (Some(effort), Some(_), _) | (Some(effort), None, None) => {
                let mut thinker = Thinker::new(question, net, effort, seed);
                think_until(&mut thinker, time.unwrap_or(USUAL_TIME));
                thinker.best()
            }
            (_, _, work) => choose(self.level, question, net, work.unwrap_or(0), seed),
        }
    }

    /// Whether its turns depend on the clock, so that nothing else should run beside it.
    pub(crate) fn is_timed(&self) -> bool {
        let untimed = self.thinking.time.is_none()
            && (self.thinking.work.is_some() || usual_work(self.level).is_some());
        Effort::of(self.level).is_some() && !untimed
    }
}

/// How somebody plays Limits with the work that was asked for. What players of Limits search is counted and not timed, so
/// that time changes nothing.
pub(crate) fn with_work(style: Style, thinking: Thinking) -> Style {
    thinking.work.map_or(style, |work| style.with_work(work))
}

/// Thinks until the time is over, or there is nothing more to think about.
pub(crate) fn think_until(thinker: &mut Thinker<'_>, time: Duration) {
    let start = Instant::now();
    let progress = || start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9);
    while progress() < 1.0 && !thinker.think(progress()) {}
}

/// A bar on standard error, if that is a terminal.
pub(crate) fn bar(length: usize, things: &str) -> ProgressBar {
    let style = format!("{{bar:40}} {{pos}}/{{len}} {things}, {{eta}} left");
    let style = ProgressStyle::with_template(&style).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(length as u64).with_style(style)
}

/// What a seed leaves to chance for one decision.
pub(crate) fn chance(seed: &Seed, purpose: &str) -> u64 {
    seed.stream(&format!("limes-bot-{purpose}")).below(1 << 62) as u64
}

/// The seed of one of many games.
pub(crate) fn numbered_seed(seed: &Seed, game: usize) -> anyhow::Result<Seed> {
    // The number is hashed with the seed rather than written behind it: a seed has at most 64 characters.
    let number = chance(seed, &format!("game-{game}"));
    Ok(Seed::new(&format!("{number:016x}"))?)
}

/// The sum. Of nothing at all it is 0, where the standard library's is -0.
pub(crate) fn total(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(0.0, |sum, number| sum + number)
}

/// The mean, and half of its 95 % interval.
pub(crate) fn mean(numbers: &[f64]) -> (f64, f64) {
    let (mean, sd) = mean_and_sd(numbers);
    (mean, 1.96 * sd / (numbers.len().max(1) as f64).sqrt())
}

/// The mean and the standard deviation of a sample.
pub(crate) fn mean_and_sd(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = total(numbers.iter().copied()) / count;
    let squares = total(numbers.iter().map(|number| (number - mean).powi(2)));
    (mean, (squares / (count - 1.0).max(1.0)).sqrt())
}
