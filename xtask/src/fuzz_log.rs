//! What libFuzzer says while it runs, counted.

/// The figures of one run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// How often the target was called; unknown until the fuzzer says so.
    pub(crate) executions: Option<u64>,
    /// The files that hold the input of each crash, time-out or lack of memory.
    pub(crate) crashes: Vec<String>,
}

impl Tally {
    /// Takes in one line of the log.
    pub(crate) fn read(&mut self, line: &str) {
        let line = line.trim();
        if let Some(count) = line.strip_prefix("stat::number_of_executed_units:") {
            self.executions = count.trim().parse().ok();
        } else if let Some((_, file)) = line.split_once("Test unit written to ") {
            // The fuzzer also writes down input that was merely slow.
            if !file.rsplit('/').next().is_some_and(|name| name.starts_with("slow-unit-")) {
                self.crashes.push(file.to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(log: &str) -> Tally {
        let mut tally = Tally::default();
        log.lines().for_each(|line| tally.read(line));
        tally
    }

    #[test]
    fn a_clean_run_counts_its_executions() {
        let tally = read(
            "\
            #2\tINITED cov: 10 ft: 11 corp: 1/1b exec/s: 0 rss: 30Mb\n\
            #8192\tpulse  cov: 12 ft: 14 corp: 3/9b exec/s: 4096 rss: 31Mb\n\
            Done 20311 runs in 3 second(s)\n\
            stat::number_of_executed_units: 20311\n\
            stat::average_exec_per_sec:     6770\n",
        );
        assert_eq!(tally, Tally { executions: Some(20311), crashes: Vec::new() });
    }

    #[test]
    fn a_crash_names_its_file() {
        let tally = read(
            "\
            ==17== ERROR: libFuzzer: deadly signal\n\
            artifact_prefix='fuzz/artifacts/record/'; Test unit written to fuzz/artifacts/record/crash-0a1b\n\
            Base64: AAA=\n\
            stat::number_of_executed_units: 7\n",
        );
        let crashes = vec!["fuzz/artifacts/record/crash-0a1b".to_owned()];
        assert_eq!(tally, Tally { executions: Some(7), crashes });
    }

    #[test]
    fn slow_input_is_no_crash() {
        let tally = read("artifact_prefix='a/'; Test unit written to a/slow-unit-0a1b\n");
        assert_eq!(tally, Tally::default());
    }
}
