//! `limes verify`: whether the cards of a game match the commitment that its server made before the first card.

use crate::args::VerifyArgs;
use crate::{input, output};
use anyhow::{Context, anyhow, bail};
use games::{AnyRecord, RecordFault};
use record::{Header, Seed};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::str::FromStr;

/// The header of a record that holds the commitment.
const HEADER: &str = "Commitment";

/// What `--json` prints.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Verdict {
    /// Whether the seed is the one that was committed to.
    seed: bool,
    /// Whether the seed gives the cards of the record.
    draw: bool,
}

/// The SHA-256 of a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Commitment(String);

impl Commitment {
    fn of(seed: &Seed) -> Commitment {
        let mut hash = String::new();
        for byte in Sha256::digest(seed.as_str()) {
            // Writing to a text cannot fail.
            let _ = write!(hash, "{byte:02x}");
        }
        Commitment(hash)
    }
}

impl FromStr for Commitment {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Commitment> {
        let hash = text.trim().to_ascii_lowercase();
        if hash.len() != 64 || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            bail!("a commitment has 64 hex digits");
        }
        Ok(Commitment(hash))
    }
}

pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<String> {
    let given: Option<Commitment> = match &args.commitment {
        Some(text) => Some(text.parse().context("--commitment")?),
        None => None,
    };
    let record = input::record(&args.game).map_err(|fault| {
        // A record that cannot be replayed proves nothing, and may have been changed.
        let is_unplayable = fault.is::<RecordFault>();
        if is_unplayable { fault.context("the cards do not match the commitment") } else { fault }
    })?;
    let judge = || {
        let noted = noted(&record)?;
        if given.is_none() && noted.is_none() {
            bail!(
                "the record has no header [{HEADER} \"…\"]: --commitment HEX says what the server committed to"
            );
        }
        let verdict = verdict(&record, given.iter().chain(&noted))?;
        if args.form.json {
            return output::json(&verdict);
        }
        match (&given, &noted) {
            (Some(given), Some(noted)) if given != noted => bail!(
                "the cards do not match the commitment: --commitment and the header [{HEADER} \"{}\"] contradict each other",
                noted.0
            ),
            _ => sentence(&verdict, given.is_none()),
        }
    };
    judge().with_context(|| input::shown(&args.game))
}

/// The verdict in words.
fn sentence(verdict: &Verdict, is_noted_only: bool) -> anyhow::Result<String> {
    match verdict {
        Verdict { seed: true, draw: true } if is_noted_only => Ok(
            "The cards match the commitment in the record: its seed is the one that was committed to, and gives these cards.\n\
             To rule out that the record was rewritten as a whole, compare it with the commitment shown before the first card.\n"
                .to_owned(),
        ),
        Verdict { seed: true, draw: true } => Ok(
            "The cards match the commitment: the seed is the one that was committed to, and gives these cards.\n"
                .to_owned(),
        ),
        Verdict { seed: false, .. } => bail!(
            "the cards do not match the commitment: the seed in the record is not the one that was committed to"
        ),
        Verdict { draw: false, .. } => bail!(
            "the cards do not match the commitment: the seed in the record gives other cards"
        ),
    }
}

/// The commitment in the record.
fn noted(record: &AnyRecord) -> anyhow::Result<Option<Commitment>> {
    let Some(header) = only(record, HEADER)? else { return Ok(None) };
    header.value.parse().map(Some).with_context(|| format!("[{HEADER} \"…\"]"))
}

/// The header of this name, which must not appear twice.
fn only<'a>(record: &'a AnyRecord, name: &str) -> anyhow::Result<Option<&'a Header>> {
    let mut found = record.headers().iter().filter(|header| header.name == name);
    let first = found.next();
    if found.next().is_some() {
        bail!("the record has more than one header [{name} \"…\"]");
    }
    Ok(first)
}

fn verdict<'a>(
    record: &AnyRecord,
    mut commitments: impl Iterator<Item = &'a Commitment>,
) -> anyhow::Result<Verdict> {
    let seed = only(record, "Seed")?.ok_or_else(|| {
        anyhow!("the record holds no seed: a server tells it when the game is over")
    })?;
    let seed = Seed::new(&seed.value)?;
    let draw = record.has_cards_of(&seed);
    let actual = Commitment::of(&seed);
    Ok(Verdict { seed: commitments.all(|commitment| *commitment == actual), draw })
}
