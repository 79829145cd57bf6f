//! `limes deal`: a new record.

use crate::args::{DealArgs, GameName, ModeName, NewGame, TableArgs};
use crate::{input, output, seed};
use anyhow::{Context, anyhow, bail};
use limes::{DealtGame, Deck, Game, Variants};
use limits::Deal;
use record::{Header, Seed};
use serde::Serialize;

/// The name of somebody who plays alone and gave none.
pub(crate) const SOLO: &str = "You";

/// The answer as JSON.
#[derive(Serialize)]
struct Dealt<'a> {
    seed: &'a str,
    record: &'a str,
}

/// The answer of the command.
pub(crate) fn run(args: &DealArgs) -> anyhow::Result<String> {
    let seed = seed::given_or_fresh(args.new.seed.as_deref())?;
    let players = args.players.as_deref().map(names);
    let text = match args.game {
        GameName::Limes => {
            if args.mode.is_some() {
                bail!("--mode is for Limits, in Limes everything lies open");
            }
            let players = players.unwrap_or_else(|| vec![SOLO.to_owned()]);
            limes(&args.new, &seed, &players)?
        }
        GameName::Limits => {
            let players = players.unwrap_or_else(|| vec!["Player 1".into(), "Player 2".into()]);
            limits(&args.new, &seed, players, args.mode.unwrap_or_default())?
        }
    };
    if args.form.json {
        return output::json(&Dealt { seed: seed.as_str(), record: &text });
    }
    Ok(text)
}

/// The deck and the variants of a new game.
pub(crate) fn table(args: &TableArgs) -> anyhow::Result<(Deck, Variants)> {
    let deck = match &args.deck {
        Some(path) => input::deck(path)?,
        None => Deck::classic().clone(),
    };
    let words = args.variants.as_deref().unwrap_or_default();
    let words = words.split([',', ' ']).filter(|word| !word.is_empty());
    Ok((deck, Variants::from_words(words).context("--variants")?))
}

/// The game that was asked for, with its first card drawn and its seed in the record.
pub(crate) fn new_limes(
    new: &NewGame,
    seed: &Seed,
    players: &[String],
) -> anyhow::Result<DealtGame> {
    let (deck, variants) = table(&new.table)?;
    for (name, number) in players.iter().zip(1..) {
        record::check_name(name).with_context(|| format!("--players: player {number}"))?;
    }
    let game = Game::new(deck, variants, players).context("--players")?;
    Ok(DealtGame::from_seed(game, seed))
}

fn limes(new: &NewGame, seed: &Seed, players: &[String]) -> anyhow::Result<String> {
    let dealt = new_limes(new, seed, players)?;
    let record = dealt.record().to_string();
    let draw: Vec<String> = dealt.draw().iter().map(ToString::to_string).collect();
    // The first blank line ends the headers: no header holds a line break.
    Ok(record.replacen("\n\n", &format!("\n# draw: {}\n\n", draw.join(" ")), 1))
}

/// Refuses what only Limes has.
pub(crate) fn refuse_limes_options(table: &TableArgs) -> anyhow::Result<()> {
    if table.deck.is_some() {
        bail!("--deck is for Limes, Limits has cards of its own");
    }
    if table.variants.is_some() {
        bail!("--variants is for Limes, Limits has no variants");
    }
    Ok(())
}

/// A new game of Limits, with its seed in the record.
pub(crate) fn new_limits(
    seed: &Seed,
    players: Vec<String>,
    mode: ModeName,
) -> anyhow::Result<limits::Record> {
    let deal = Deal::from_seed(seed, players, mode.into()).map_err(|faults| {
        let first = faults.first().map(ToString::to_string).unwrap_or_default();
        anyhow!("--players: {first}")
    })?;
    let headers = vec![Header::new("Seed", seed.as_str())];
    Ok(limits::Record { game: limits::Game::new(deal), headers })
}

fn limits(
    new: &NewGame,
    seed: &Seed,
    players: Vec<String>,
    mode: ModeName,
) -> anyhow::Result<String> {
    refuse_limes_options(&new.table)?;
    Ok(new_limits(seed, players, mode)?.to_string())
}

/// The names between the commas, without blanks at their ends.
fn names(text: &str) -> Vec<String> {
    text.split(',').map(|name| name.trim().to_owned()).collect()
}
