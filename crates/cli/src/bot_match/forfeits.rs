//! Games that engines lost by giving no good answer.

use crate::engine_process::EngineFault;
use crate::series::{Contestant, Forfeit};
use serde::Serialize;

/// Sentences about single games; what comes after is only counted.
const TOLD: usize = 10;

/// How often each of the two lost a game like this, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Forfeits {
    a: Reasons,
    b: Reasons,
}

/// How often each reason ended a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Reasons {
    illegal: usize,
    late: usize,
    missing: usize,
}

impl Forfeits {
    /// Counts them; `forfeits` says for each game whether A lost it, and how. `None` if only bots play, who give good answers.
    pub(super) fn of<'a, P>(
        contestants: &[Contestant<P>; 2],
        forfeits: impl Iterator<Item = Option<(bool, &'a Forfeit)>>,
    ) -> Option<Forfeits> {
        if contestants.iter().all(|contestant| matches!(contestant, Contestant::Bot(_))) {
            return None;
        }
        let mut counted = Forfeits::default();
        for (is_a, forfeit) in forfeits.flatten() {
            let reasons = if is_a { &mut counted.a } else { &mut counted.b };
            match forfeit.fault {
                EngineFault::Illegal { .. } => reasons.illegal += 1,
                EngineFault::Late(_) => reasons.late += 1,
                EngineFault::Missing(_) => reasons.missing += 1,
            }
        }
        Some(counted)
    }

    /// A line for people; nothing if there was no forfeit.
    pub(super) fn line(&self) -> String {
        let side = |name: &str, reasons: &Reasons| {
            let Reasons { illegal, late, missing } = reasons;
            let sum = illegal + late + missing;
            let reasons = format!("{illegal} illegal, {late} late, {missing} missing");
            (sum > 0).then(|| format!("  forfeits of {name}: {sum} ({reasons})\n"))
        };
        [("A", &self.a), ("B", &self.b)]
            .iter()
            .filter_map(|(name, side_of)| side(name, side_of))
            .collect()
    }
}

/// Says on standard error which games were lost, and why.
pub(super) fn report<'a>(forfeits: impl Iterator<Item = (usize, bool, &'a Forfeit)>) {
    let mut more = 0;
    for (place, (number, is_a, forfeit)) in forfeits.enumerate() {
        if place >= TOLD {
            more += 1;
            continue;
        }
        let side = if is_a { "A" } else { "B" };
        let Forfeit { asked, fault, .. } = forfeit;
        eprintln!("limes: game {number}: {side} loses, asked {asked} it {fault}");
    }
    if more > 0 {
        eprintln!("limes: {more} more games were lost like this");
    }
}
