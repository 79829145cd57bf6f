//! What the commands were given in which bots play game after game.

use super::{Form, GameName, ModeName, TableArgs, Thinking};
use crate::usage::{amount, count};
use bots::Level;
use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// What `limes selfplay` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes selfplay --games 2000 --level 3
  limes selfplay --games 300 --level 6 --time 1000 --out games --json
  limes selfplay --game limits --players 4 --games 200 --level 4 --out games

Each record is written as soon as its game is over.")]
pub(crate) struct SelfplayArgs {
    /// Which game.
    #[arg(long, value_enum, default_value_t, value_name = "GAME")]
    pub(crate) game: GameName,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    pub(crate) games: NonZeroUsize,
    /// 1 (weakest) to 6 (strongest), or the level's name.
    #[arg(long, value_name = "LEVEL", allow_negative_numbers = true)]
    pub(crate) level: Level,
    #[command(flatten)]
    pub(crate) limits: LimitsTable,
    #[command(flatten)]
    pub(crate) thinking: Thinking,
    #[command(flatten)]
    pub(crate) new: BotTable,
    /// A folder for the records, one file a game.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What a game of Limits between bots is played with.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct LimitsTable {
    /// How many play Limits, 2 to 6; without it 2.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) players: Option<usize>,
    /// What of the pile lies open in Limits.
    #[arg(long, value_enum, value_name = "MODE")]
    pub(crate) mode: Option<ModeName>,
}

impl LimitsTable {
    /// Whether anything was typed that makes sense for Limits alone.
    pub(crate) fn is_given(self) -> bool {
        self.players.is_some() || self.mode.is_some()
    }
}

/// What `limes match` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes match 4 3 --draws 1000
  limes match merciless expert --draws 100 --time 200 --json
  limes match 6 thrifty --game limits --players 4 --games 200
  limes match 3 \"cmd:python3 examples/mybot.py\" --game limits --games 20

In Limits one A plays among B's, in every seat in turn. Players are levels; in Limits also those
that all levels are measured against: careful, cautious, thrifty, learned. After cmd: comes the
command of a program that plays, an engine; docs/FORMATS.md says what is said to it. It has --time
milliseconds for an answer, 100 without it, and a little grace; an answer that is illegal, late or
missing loses that game.")]
pub(crate) struct MatchArgs {
    /// The first player: a level, or cmd: and a command.
    #[arg(allow_negative_numbers = true)]
    pub(crate) a: String,
    /// The second player.
    #[arg(allow_negative_numbers = true)]
    pub(crate) b: String,
    /// Which game.
    #[arg(long, value_enum, default_value_t, value_name = "GAME")]
    pub(crate) game: GameName,
    /// How many games of Limes, each with a draw of its own.
    #[arg(long, value_name = "N", required_unless_present = "games", value_parser = count, allow_negative_numbers = true)]
    pub(crate) draws: Option<NonZeroUsize>,
    /// How many games of Limits.
    #[arg(long, value_name = "N", conflicts_with = "draws", value_parser = count, allow_negative_numbers = true)]
    pub(crate) games: Option<NonZeroUsize>,
    #[command(flatten)]
    pub(crate) limits: LimitsTable,
    #[command(flatten)]
    pub(crate) thinking: Thinking,
    #[command(flatten)]
    pub(crate) new: BotTable,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes engine` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes engine --level 6
  limes match 5 \"cmd:limes engine --level 4\" --game limits --games 100

Each line on standard input is one JSON document. These are listened to:
  {\"new\":{\"view\":…}}  {\"see\":{\"view\":…}}  {\"over\":{\"view\":…}}
and this is answered with {\"decision\":\"…\"}:
  {\"ask\":{\"view\":…,\"legal\":[…],\"time_ms\":100}}
The view says which game it is, and is what limes view --json prints. It may begin in the middle of
a game. Whatever else comes ends the program with a sentence on standard error and exit code 2.")]
pub(crate) struct EngineArgs {
    /// 1 (weakest) to 6 (strongest), or the level's name.
    #[arg(long, value_name = "LEVEL", allow_negative_numbers = true)]
    pub(crate) level: Level,
    /// The amount of search for one decision, instead of the time that the question gives: then the answers depend on
    /// nothing but the arguments and what was said.
    #[arg(long, value_name = "N", value_parser = amount, allow_negative_numbers = true)]
    pub(crate) work: Option<u64>,
    /// The text that decides what the bot leaves to chance.
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(crate) seed: String,
}

/// What decides many games of bots.
#[derive(Clone, Debug, Args)]
pub(crate) struct BotTable {
    /// The text that decides the cards of all games, and what the bots leave to chance.
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(crate) seed: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}
