//! How long things took, and how that is distributed.

use std::time::Duration;

/// How long things took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Latencies {
    sorted: Vec<Duration>,
}

impl Latencies {
    /// Those of these durations.
    pub(crate) fn of(durations: impl IntoIterator<Item = Duration>) -> Latencies {
        let mut sorted: Vec<Duration> = durations.into_iter().collect();
        sorted.sort_unstable();
        Latencies { sorted }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.sorted.len()
    }

    /// The shortest that so many percent do not exceed; nothing if there are none.
    pub(crate) fn percentile(&self, percent: usize) -> Duration {
        let rank = (self.sorted.len() * percent).div_ceil(100);
        self.sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
    }

    /// The longest.
    pub(crate) fn longest(&self) -> Duration {
        self.sorted.last().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_the_nearest_rank() {
        let latencies = Latencies::of((1..=200).rev().map(Duration::from_millis));
        let percentile = |percent| latencies.percentile(percent).as_millis();
        assert_eq!((percentile(50), percentile(99), percentile(100)), (100, 198, 200));
        assert_eq!(latencies.longest().as_millis(), 200);
        let one = Latencies::of([Duration::from_millis(7)]);
        assert_eq!(one.percentile(1), one.percentile(99));
        assert_eq!(Latencies::default().percentile(99), Duration::ZERO);
    }
}
