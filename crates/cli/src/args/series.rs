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
    /// A folder for the records, one file per game.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What a game of Limits between bots is played with.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct LimitsTable {
    /// Number of players in Limits, 2 to 6 [default: 2]
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
command of a program that plays, an engine; docs/FORMATS.md describes the messages. It has --time
milliseconds for an answer (default: 100) and a little grace; an answer that is illegal, late or
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
    /// How many games of Limes, each with its own draw.
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

Each line on standard input is one JSON document. The engine reads these without answering:
  {\"new\":{\"view\":…}}  {\"see\":{\"view\":…}}  {\"over\":{\"view\":…}}
and answers this with {\"decision\":\"…\"}:
  {\"ask\":{\"view\":…,\"legal\":[…],\"time_ms\":100}}
The view says which game it is, and is what limes view --json prints. It may begin in the middle of
a game. Any other input ends the program with an error message on standard error and exit code 2.")]
pub(crate) struct EngineArgs {
    /// 1 (weakest) to 6 (strongest), or the level's name.
    #[arg(long, value_name = "LEVEL", allow_negative_numbers = true)]
    pub(crate) level: Level,
    /// The amount of search per decision, instead of the time that the question gives. Makes the answers reproducible.
    #[arg(long, value_name = "N", value_parser = amount, allow_negative_numbers = true)]
    pub(crate) work: Option<u64>,
    /// Seed for the random choices of the bot.
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(crate) seed: String,
}

/// What decides many games of bots.
#[derive(Clone, Debug, Args)]
pub(crate) struct BotTable {
    /// Seed for the cards of all games, and for the random choices of the bots.
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(crate) seed: String,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}
