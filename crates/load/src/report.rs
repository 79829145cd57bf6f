//! What was measured.

use crate::latency::Latencies;
use std::fmt;
use std::time::Duration;

/// One figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What was measured.
    pub name: String,
    /// How much it is.
    pub value: f64,
    /// Of what.
    pub unit: &'static str,
    /// What it should be.
    pub bar: Option<Bar>,
}

/// What a figure should be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bar {
    /// Not more than this.
    AtMost(f64),
    /// Not less than this.
    AtLeast(f64),
}

impl Figure {
    /// Whether it is as it should be.
    pub fn holds(&self) -> bool {
        match self.bar {
            None => true,
            Some(Bar::AtMost(most)) => self.value <= most,
            Some(Bar::AtLeast(least)) => self.value >= least,
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure { name, value, unit, bar } = self;
        let digits = if value.fract() == 0.0 || *value >= 1000.0 { 0 } else { 1 };
        write!(f, "{value:>12.digits$} {unit:<4} {name}")?;
        let missed = if self.holds() { "" } else { ": MISSED" };
        match bar {
            None => Ok(()),
            Some(Bar::AtMost(most)) => write!(f, " (at most {most}{missed})"),
            Some(Bar::AtLeast(least)) => write!(f, " (at least {least}{missed})"),
        }
    }
}

/// All figures of a run, one a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// The figures.
    pub figures: Vec<Figure>,
    /// Whether figures beyond their bars count.
    pub(crate) measure_only: bool,
}

impl Report {
    /// Whether all figures are as they should be, or nobody minds.
    pub fn holds(&self) -> bool {
        self.measure_only || self.figures.iter().all(Figure::holds)
    }

    /// A figure by its name.
    pub fn figure(&self, name: &str) -> Option<f64> {
        self.figures.iter().find(|figure| figure.name == name).map(|figure| figure.value)
    }

    /// Adds a figure.
    pub(crate) fn add(&mut self, name: impl Into<String>, value: f64, unit: &'static str) {
        self.figures.push(Figure { name: name.into(), value, unit, bar: None });
    }

    /// Adds a count.
    pub(crate) fn count(&mut self, name: impl Into<String>, number: usize) {
        self.add(name, number as f64, "");
    }

    /// Adds how long something took.
    pub(crate) fn time(&mut self, name: impl Into<String>, time: Duration) {
        self.add(name, time.as_secs_f64() * 1000.0, "ms");
    }

    /// Adds how times are distributed.
    pub(crate) fn latencies(&mut self, name: &str, latencies: &Latencies) {
        self.time(format!("{name}, median"), latencies.percentile(50));
        self.time(format!("{name}, p99"), latencies.percentile(99));
        self.time(format!("{name}, longest"), latencies.longest());
    }

    /// Says what the figure of this name should be.
    pub(crate) fn bar(&mut self, name: &str, bar: Bar) {
        let figures = self.figures.iter_mut().filter(|figure| figure.name == name);
        figures.for_each(|figure| figure.bar = Some(bar));
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.figures.iter().try_for_each(|figure| writeln!(f, "{figure}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_beyond_its_bar_is_seen() {
        let mut report = Report::default();
        report.latencies("stored", &Latencies::of([2, 3, 40].map(Duration::from_millis)));
        report.add("memory", 1234.5, "KB");
        report.count("decisions", 3);
        report.bar("stored, p99", Bar::AtMost(25.0));
        report.bar("decisions", Bar::AtLeast(3.0));
        let text = report.to_string();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        assert_eq!(
            lines,
            [
                "3 ms   stored, median",
                "40 ms   stored, p99 (at most 25: MISSED)",
                "40 ms   stored, longest",
                "1234 KB   memory",
                "3      decisions (at least 3)",
            ]
        );
        assert!(!report.holds());
        report.measure_only = true;
        assert!(report.holds());
        assert_eq!(report.figure("memory"), Some(1234.5));
    }
}
