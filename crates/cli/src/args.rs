//! What was typed.

#[cfg(unix)]
mod admin;
mod series;
mod server;

#[cfg(unix)]
pub(crate) use self::admin::{AdminArgs, AdminCommand};
pub(crate) use self::server::{BackupArgs, CheckArgs, HealthArgs, JoinArgs, ServeArgs, VerifyArgs};
pub(crate) use series::{EngineArgs, LimitsTable, MatchArgs, SelfplayArgs};

use crate::usage::{amount, count};
use bots::Level;
use clap::{ArgGroup, Args, Parser, Subcommand, ValueEnum};
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// Limes, a game of landscapes for one or more, and Limits, a game of bluff for two to six.
#[derive(Debug, Parser)]
#[command(
    name = "limes",
    version,
    arg_required_else_help = true,
    after_help = "\
Examples:
  limes play                       play in the browser
  limes deal > game.limes          begin a record
  limes legal game.limes           what can be done
  limes score game.limes           who has how much, and why
  limes COMMAND --help             more about a command"
)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play both games in the browser, or in the terminal: Limes solo, Limits against bots.
    Play(PlayArgs),
    /// Print each player's points, and what earned them.
    Score(ScoreArgs),
    /// List what a player can do now.
    Legal(LegalArgs),
    /// Show what a player may see of a game now.
    View(ViewArgs),
    /// Begin a new record.
    Deal(DealArgs),
    /// Print the turn that a bot would play now.
    Bot(BotArgs),
    /// Show what each decision in a game cost, and how much was luck.
    Review(ReviewArgs),
    /// Find the best game for a draw that is known, and prove how good any game could be.
    Solve(SolveArgs),
    /// Let bots of one level play, Limes solo or Limits among themselves, and print how well they do.
    Selfplay(SelfplayArgs),
    /// Let two bots, or other people's engines, play against each other.
    Match(MatchArgs),
    /// Be an engine: answer other programs, line by line.
    Engine(EngineArgs),
    /// Run a server: tables for people and bots, and the app in the browser.
    Serve(Box<ServeArgs>),
    /// Let an engine take a seat at a table of a server.
    Join(JoinArgs),
    /// Act against abuse on a running server: players, tables, bans.
    #[cfg(unix)]
    Admin(AdminArgs),
    /// Copy everything that a server has stored, while it runs.
    Backup(BackupArgs),
    /// Read everything that a server has stored, and report the tables that cannot be read.
    Check(CheckArgs),
    /// Ask whether a server on this machine is well, for containers.
    Health(HealthArgs),
    /// Check that the draw of a finished game is the one that its server had chosen before the first card.
    Verify(VerifyArgs),
    /// Measure how fast the rules of Limes are, against a naive engine in the same run.
    Bench(BenchArgs),
}

/// How an answer is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Args)]
pub(crate) struct Form {
    /// Print one JSON document and nothing else.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How long a bot may think about one turn. Weak levels answer at once, and those of Limits count their work and need no
/// clock.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct Thinking {
    /// Milliseconds for one turn.
    #[arg(long, value_name = "MS", conflicts_with = "work", value_parser = amount, allow_negative_numbers = true)]
    pub(crate) time: Option<u64>,
    /// Number of turns to try per decision, instead of a time limit. Makes the answer reproducible.
    #[arg(long, value_name = "N", value_parser = amount, allow_negative_numbers = true)]
    pub(crate) work: Option<u64>,
}

/// What `limes bot` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes bot game.limes --level 6 --time 1000
  limes deal --seed limes | limes bot - --level expert
  limes bot game.limes --player 2 --level 6 --work 20000 --seed x
  limes bot game.limits --level 6

Levels: 1 beginner, 2 learner, 3 regular, 4 skilled, 5 expert, 6 merciless. A bot never looks at the seed,
at the order of the cards to come, or at what others do in this round. In Limits it knows what its
seat has seen; there --time changes nothing, and --work is the number of tables on which every
decision is tried.")]
pub(crate) struct BotArgs {
    /// The record of a game of Limes or Limits; `-` reads standard input.
    pub(crate) game: PathBuf,
    /// Whose turn, counted from 1 [default: the first player with something to decide]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) player: Option<String>,
    /// 1 (weakest) to 6 (strongest), or the level's name.
    #[arg(long, value_name = "LEVEL", allow_negative_numbers = true)]
    pub(crate) level: Level,
    #[command(flatten)]
    pub(crate) thinking: Thinking,
    /// Seed for the random choices of the bot.
    #[arg(long, value_name = "TEXT", default_value = "1")]
    pub(crate) seed: String,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes review` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes review game.limes
  limes review game.limes --time 500 --json
  limes review game.limits --player 2

In Limes the final score is par + skill + luck: par is what the strongest level scores on average with this deck, skill is
minus what the turns cost, and luck is what is left. In Limits the same holds for the share of the win; there par is the fair
share. The judge of Limits sees only what the player saw, but forgets nothing.")]
pub(crate) struct ReviewArgs {
    /// The record of a game of Limes or Limits; `-` reads standard input.
    pub(crate) game: PathBuf,
    /// Whose decisions, counted from 1 [default: those of all players]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) player: Option<String>,
    #[command(flatten)]
    pub(crate) thinking: Thinking,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes solve` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes solve game.limes
  limes solve --draw \"22 21 2 9 13 5 11 10 18 8 19 23 16 1 14 17\" --time 5000 --json

A record must have all 16 cards drawn, or the seed that drew them. No game with that draw can exceed the bound;
docs/SOLVE.md says why.")]
pub(crate) struct SolveArgs {
    /// The record of a game of Limes; `-` reads standard input.
    #[arg(required_unless_present = "draw", conflicts_with_all = ["draw", "deck", "variants"])]
    pub(crate) game: Option<PathBuf>,
    /// The 16 cards in their order, instead of a record.
    #[arg(long, value_name = "NUMBERS")]
    pub(crate) draw: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Milliseconds to search [default: 1000]
    #[arg(long, value_name = "MS", conflicts_with = "work", value_parser = amount, allow_negative_numbers = true)]
    pub(crate) time: Option<u64>,
    /// Number of layouts to try, instead of a time limit. Makes the answer reproducible.
    #[arg(long, value_name = "N", value_parser = amount, allow_negative_numbers = true)]
    pub(crate) work: Option<u64>,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes bench` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
It takes some seconds on one core. A random game, an after-turn and the naive engine are what
docs/FORMATS.md says; if the two engines ever disagree, no figures are printed.")]
pub(crate) struct BenchArgs {
    /// Slices measured per figure; the median is reported. More slices give steadier figures on a busy machine.
    #[arg(long, value_name = "N", default_value = "200", value_parser = count, allow_negative_numbers = true)]
    pub(crate) slices: NonZeroUsize,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes score` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes score game.limes
  limes deal --seed limes | limes score -
  limes score game.limits --json")]
pub(crate) struct ScoreArgs {
    /// The record of a game of Limes or Limits; `-` reads standard input.
    pub(crate) game: PathBuf,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes legal` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes legal game.limes
  limes legal game.limes --player 2 --json
  limes deal --game limits | limes legal -

If there is nothing to decide (the player has moved, no card is drawn, the game
is over), the exit code is 2 and the reason is on standard error.")]
pub(crate) struct LegalArgs {
    /// The record of a game of Limes or Limits; `-` reads standard input.
    pub(crate) game: PathBuf,
    /// Whose turns, counted from 1.
    ///
    /// Without it: in Limes player 1; in Limits the player to move or, while cards are put face down,
    /// the first who has not chosen yet.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) player: Option<String>,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes view` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes view game.limes --player 2
  limes view game.limits --player 1 --json
  limes view game.limits

Without --player it shows what a spectator may see. Nothing hidden from that seat is printed, nor anything derived from it.")]
pub(crate) struct ViewArgs {
    /// The record of a game of Limes or Limits; `-` reads standard input.
    pub(crate) game: PathBuf,
    /// Whose view, counted from 1 [default: that of a spectator]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) player: Option<String>,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// Which game a record is of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    /// Landscapes of 16 cards; any number of players.
    #[default]
    Limes,
    /// Bluff and memory; 2 to 6 players.
    Limits,
}

/// What of the pile lies open in Limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ModeName {
    /// Only its top card.
    #[default]
    Memory,
    /// All of it.
    Open,
}

impl From<ModeName> for limits::Mode {
    fn from(mode: ModeName) -> limits::Mode {
        match mode {
            ModeName::Memory => limits::Mode::Memory,
            ModeName::Open => limits::Mode::Open,
        }
    }
}

/// What decides a new game of Limes.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct NewGame {
    /// Text that decides the order of the cards, the same on every machine [default: a random one]
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// What a game of Limes is played with.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct TableArgs {
    /// Variants to play with: diagonal, ferryman, or both separated by a comma.
    #[arg(long, value_name = "NAMES")]
    pub(crate) variants: Option<String>,
    /// Your own deck: a TOML file with a name and 24 cards.
    #[arg(long, value_name = "FILE")]
    pub(crate) deck: Option<PathBuf>,
}

/// What `limes deal` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes deal > game.limes
  limes deal --seed 2026-11-15 --players Ada,Ben --variants diagonal,ferryman
  limes deal --game limits --players Ada,Ben,Cleo > game.limits")]
pub(crate) struct DealArgs {
    /// Which game.
    #[arg(long, value_enum, default_value_t, value_name = "GAME")]
    pub(crate) game: GameName,
    /// The players' names, separated by commas [default: one player in Limes, two in Limits]
    #[arg(long, value_name = "NAMES")]
    pub(crate) players: Option<String>,
    /// What of the pile lies open in Limits.
    #[arg(long, value_enum, value_name = "MODE")]
    pub(crate) mode: Option<ModeName>,
    #[command(flatten)]
    pub(crate) new: NewGame,
    #[command(flatten)]
    pub(crate) form: Form,
}

/// What `limes play` was given.
#[derive(Debug, Args)]
#[command(
    // In the browser, the app asks for all of this itself.
    group(ArgGroup::new("of the terminal")
        .args(["file", "game", "seed", "variants", "deck", "bots", "level", "mode", "out"])
        .multiple(true).requires("terminal")),
    after_help = "\
Examples:
  limes play
  limes play --port 8080 --no-open
  limes play --lan
  limes play --terminal --seed 2026-11-15 --out today.limes
  limes play --terminal today.limes --out today.limes
  limes play --terminal --game limits --bots 3 --level regular --out bluff.limits

The app is served to this machine alone, until Ctrl-C, or with --lan to everybody in this network, who can join
your tables. In the terminal, type help."
)]
pub(crate) struct PlayArgs {
    /// Port for the app; 0 picks a free one [default: 5463, or the next free port]
    #[arg(long, value_name = "N", conflicts_with = "terminal", allow_negative_numbers = true)]
    pub(crate) port: Option<u16>,
    /// Do not open the browser.
    #[arg(long, conflicts_with = "terminal")]
    pub(crate) no_open: bool,
    /// Let everybody in this network join: prints the address for their phones, also as a QR code.
    #[arg(long, conflicts_with = "terminal")]
    pub(crate) lan: bool,
    /// Data folder for games with others [default: the one of your user account]
    #[arg(long, value_name = "DIR", conflicts_with = "terminal", env = "LIMES_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Play in the terminal instead.
    #[arg(long)]
    pub(crate) terminal: bool,
    /// The record of a game to continue: a solo game of Limes, or a game of Limits, in which you take the seat without a bot.
    #[arg(value_name = "FILE", conflicts_with_all = ["game", "seed", "variants", "deck", "bots", "mode"])]
    pub(crate) file: Option<PathBuf>,
    /// Which game.
    #[arg(long, value_enum, value_name = "GAME")]
    pub(crate) game: Option<GameName>,
    #[command(flatten)]
    pub(crate) new: NewGame,
    /// Number of bots to play Limits against, 1 to 5 [default: 2]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) bots: Option<usize>,
    /// How well they play: 1 (weakest) to 6 (strongest), or the level's name [default: 3]
    #[arg(long, value_name = "LEVEL", allow_negative_numbers = true)]
    pub(crate) level: Option<Level>,
    /// What of the pile lies open in Limits.
    #[arg(long, value_enum, value_name = "MODE")]
    pub(crate) mode: Option<ModeName>,
    /// Where to write the record, after every turn; a file of that name is overwritten.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_commands_are_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_game_to_go_on_with_has_its_seed_already() {
        assert!(!is_play(&["--terminal", "a.limes", "--seed", "x"]));
        assert!(is_play(&["--terminal", "a.limes", "--out", "a.limes"]));
        assert!(is_play(&["--terminal", "--seed", "x"]));
        assert!(!is_play(&["--terminal", "a.limits", "--game", "limits"]));
        assert!(is_play(&["--terminal", "a.limits", "--level", "5"]));
    }

    #[test]
    fn the_browser_and_the_terminal_have_options_of_their_own() {
        assert!(is_play(&[]) && is_play(&["--port", "0", "--no-open"]));
        for options in [&["a.limes"][..], &["--seed", "x"], &["--deck", "d"], &["--out", "a.limes"]]
        {
            assert!(!is_play(options), "{options:?}");
        }
        assert!(!is_play(&["--terminal", "--port", "1"]) && !is_play(&["--terminal", "--no-open"]));
        assert!(!is_play(&["--port", "65536"]) && !is_play(&["--port", "-1"]));
    }

    fn is_play(options: &[&str]) -> bool {
        Cli::try_parse_from(["limes", "play"].iter().chain(options)).is_ok()
    }
}
