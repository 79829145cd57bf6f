//! Printing: answers to standard output, and faults as one sentence.

use serde::Serialize;
use std::io::{self, Write};

/// Prints an answer. Whoever reads it may stop early, as `head` does.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    finish(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// Takes a reader who has left as an end, not as a fault.
pub(crate) fn finish(written: io::Result<()>) -> anyhow::Result<()> {
    match written {
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(|fault| anyhow::anyhow!("cannot write the answer: {fault}")),
    }
}

/// One JSON document on a line of its own.
pub(crate) fn json(answer: &impl Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string(answer)? + "\n")
}

/// A text from elsewhere as a terminal can show it: in one line, without control characters or changes of direction.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if is_misleading(c) { '\u{fffd}' } else { c }).collect()
}

fn is_misleading(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A fault in one line that a terminal can show: what is quoted from a file may hold anything.
pub(crate) fn sentence(fault: &anyhow::Error) -> String {
    const HEAD: usize = 300;
    const TAIL: usize = 200;
    let all: Vec<char> = printable(&format!("{fault:#}")).chars().collect();
    if all.len() <= HEAD + TAIL {
        return all.into_iter().collect();
    }
    // The place comes first and the reason last; what is long is the quotation between them.
    let tail = &all[all.len() - TAIL..];
    all[..HEAD].iter().chain(&['…']).chain(tail).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_stays_one_line_without_control_characters() {
        let fault = anyhow::anyhow!("why \u{1b}[31m\nnot").context("a file");
        assert_eq!(sentence(&fault), "a file: why \u{fffd}[31m\u{fffd}not");
    }

    #[test]
    fn a_text_of_others_does_not_change_the_direction_or_the_line() {
        assert_eq!(
            printable("a\u{202e}b\u{2066}\u{2028}c\u{9b}31m"),
            "a\u{fffd}b\u{fffd}\u{fffd}c\u{fffd}31m"
        );
        assert_eq!(printable("Zoë 雪 עדה"), "Zoë 雪 עדה");
    }

    #[test]
    fn a_long_quotation_is_cut_in_its_middle() {
        let fault = anyhow::anyhow!("line 3: {}: the reason", "x".repeat(900_000));
        let said = sentence(&fault);
        assert!(said.starts_with("line 3: xxx") && said.ends_with("xxx: the reason"));
        assert_eq!(said.chars().count(), 501);
    }
}
