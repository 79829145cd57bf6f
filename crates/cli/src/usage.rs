//! Arguments that make no sense, in one sentence.

use anyhow::anyhow;
use clap::Parser;
use clap::error::ErrorKind;
use std::num::NonZeroUsize;

/// Reads the arguments of the program.
///
/// # Errors
/// If they make no sense. Whoever asks for help, or types no command at all, gets the help and the program ends.
pub(crate) fn read<C: Parser>() -> anyhow::Result<C> {
    C::try_parse().map_err(|fault| {
        let is_help = fault.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if is_help || !fault.use_stderr() {
            fault.exit();
        }
        anyhow!(sentence(&fault.to_string()))
    })
}

/// What is wrong, and what was probably meant. The parser's message has several paragraphs: first what is wrong, perhaps
/// over several lines, then tips, how the command is used, and where to find help.
fn sentence(message: &str) -> String {
    let mut paragraphs = message.split("\n\n");
    let fault = paragraphs.next().unwrap_or_default();
    let fault = fault.strip_prefix("error: ").unwrap_or(fault);
    let mut sentence = fault.split_whitespace().collect::<Vec<_>>().join(" ");
    let tips = paragraphs.filter_map(|paragraph| paragraph.trim().strip_prefix("tip: "));
    for tip in tips.filter(|tip| tip.contains("similar")) {
        sentence += "; ";
        sentence += tip;
    }
    sentence
}

/// Reads a number of things of which there must be one.
pub(crate) fn count(text: &str) -> Result<NonZeroUsize, &'static str> {
    text.parse().map_err(|_| "must be a whole number, 1 or more")
}

/// Reads an amount.
pub(crate) fn amount(text: &str) -> Result<u64, &'static str> {
    text.parse().map_err(|_| "must be a whole number, 0 or more")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;

    fn check(args: &[&str], expected: &str) {
        let fault = Cli::try_parse_from(["limes"].iter().chain(args)).expect_err("no sense");
        assert_eq!(sentence(&fault.to_string()), expected);
    }

    #[test]
    fn a_fault_is_one_sentence() {
        check(&["view"], "the following required arguments were not provided: <GAME>");
        check(
            &["match", "1"],
            "the following required arguments were not provided: --draws <N> <B>",
        );
        check(
            &["deal", "--game", "chess"],
            "invalid value 'chess' for '--game <GAME>' [possible values: limes, limits]",
        );
        check(
            &["play", "--terminal", "--port", "1"],
            "the argument '--terminal' cannot be used with '--port <N>'",
        );
        check(&["view", "a", "b"], "unexpected argument 'b' found");
    }

    #[test]
    fn what_was_probably_meant_is_named() {
        check(
            &["scor", "x"],
            "unrecognized subcommand 'scor'; a similar subcommand exists: 'score'",
        );
        check(
            &["view", "x", "--playr", "1"],
            "unexpected argument '--playr' found; a similar argument exists: '--player'",
        );
        check(&["view", "x", "--loud"], "unexpected argument '--loud' found");
    }

    #[test]
    fn numbers_out_of_bounds_are_told_what_is_within() {
        for games in ["0", "-1", "ten", "1.5", "99999999999999999999"] {
            let said = "must be a whole number, 1 or more";
            check(
                &["selfplay", "--level", "1", "--games", games],
                &format!("invalid value '{games}' for '--games <N>': {said}"),
            );
        }
        for time in ["-1", "soon", "99999999999999999999"] {
            let said = "must be a whole number, 0 or more";
            check(
                &["bot", "x", "--level", "1", "--time", time],
                &format!("invalid value '{time}' for '--time <MS>': {said}"),
            );
        }
    }
}
