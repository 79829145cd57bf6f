//! `limes verify`: whether a server has kept to the draw that it had chosen before the first card.

use crate::args::VerifyArgs;
use crate::{input, output};
use anyhow::{Context, bail};
use games::AnyRecord;
use limits::Deal;
use record::Seed;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// What came of it.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Verdict {
    /// Whether the seed is the one that was committed to.
    seed: bool,
    /// Whether the seed gives the cards of the record.
    draw: bool,
}

pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<String> {
    let commitment = args.commitment.trim().to_ascii_lowercase();
    if commitment.len() != 64 || !commitment.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        bail!("--commitment: a commitment has 64 hex digits");
    }
    let record = input::record(&args.game)?;
    let verdict = verdict(&record, &commitment).with_context(|| input::shown(&args.game))?;
    if args.form.json {
        return output::json(&verdict);
    }
    match verdict {
        Verdict { seed: true, draw: true } => {
            Ok("The seed is the one that was committed to, and it gives the cards of this game.\n"
                .to_owned())
        }
        Verdict { seed: false, .. } => {
            bail!("the seed in the record is not the one that was committed to")
        }
        Verdict { draw: false, .. } => {
            bail!("the seed in the record does not give the cards of this game")
        }
    }
}

fn verdict(record: &AnyRecord, commitment: &str) -> anyhow::Result<Verdict> {
    let headers = match record {
        AnyRecord::Limes(limes) => &limes.headers,
        AnyRecord::Limits(limits) => &limits.headers,
    };
    let seed = headers.iter().find(|header| header.name == "Seed");
    let seed = seed.context("the record holds no seed: a server tells it when the game is over")?;
    let seed = Seed::new(&seed.value)?;
    let draw = match record {
        AnyRecord::Limes(limes) => limes::draw(&seed).starts_with(limes.game.drawn()),
        AnyRecord::Limits(limits) => {
            let deal = limits.game.deal();
            let again = Deal::from_seed(&seed, deal.players().to_vec(), deal.mode());
            again.is_ok_and(|again| again == *deal)
        }
    };
    let mut hash = String::new();
    for byte in Sha256::digest(seed.as_str()) {
        write!(hash, "{byte:02x}")?;
    }
    Ok(Verdict { seed: hash == commitment, draw })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n[Seed \"limes\"]\n\n";

    fn judged(game: &str, commitment: &str) -> Result<Verdict, String> {
        let record = AnyRecord::parse(game.as_bytes()).expect("a record");
        verdict(&record, commitment).map_err(|fault| fault.to_string())
    }

    #[test]
    fn another_seed_and_another_draw_are_found_out() {
        let first = limes::draw(&Seed::new("limes").expect("a seed"))[0];
        let second = limes::draw(&Seed::new("limes").expect("a seed"))[1];
        let hash: String =
            Sha256::digest("limes").iter().map(|byte| format!("{byte:02x}")).collect();
        let fair = format!("{GAME}1. {first}\n");
        assert_eq!(judged(&fair, &hash), Ok(Verdict { seed: true, draw: true }));
        assert_eq!(judged(&fair, &"0".repeat(64)), Ok(Verdict { seed: false, draw: true }));
        let changed = format!("{GAME}1. {second}\n");
        assert_eq!(judged(&changed, &hash), Ok(Verdict { seed: true, draw: false }));
        let without = fair.replace("[Seed \"limes\"]\n", "");
        assert!(judged(&without, &hash).is_err());
    }
}
