//! What was typed.

use clap::{Args as ClapArgs, Parser, Subcommand, value_parser};
use std::path::PathBuf;

/// Put a server under load with real clients, say what it bears, and check that nothing was lost.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "load",
    after_help = "\
Examples:
  load --server target/release/limes players
  load --server target/release/limes large --players 1000
  load --server target/release/limes --measure-only restart --tables 5000

The server is started here with a folder of its own, which is removed afterwards. Everything happens on this machine."
)]
pub struct Args {
    /// The `limes` binary that is measured; the last one counts. An older one is not given the flags that it does not know.
    #[arg(long, value_name = "FILE", overrides_with = "server")]
    pub server: PathBuf,
    /// Where the folder of the server is made; without it where the system keeps what is temporary.
    #[arg(long, value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// Only measure: a figure beyond its bar is no failure. A lost decision is one all the same.
    #[arg(long)]
    pub measure_only: bool,
    /// What happens.
    #[command(subcommand)]
    pub scenario: Scenario,
}

/// What happens.
#[derive(Clone, Debug, Subcommand)]
pub enum Scenario {
    /// Many players at tables of two: memory for each, decisions at a steady rate and as fast as possible.
    Players(PlayersArgs),
    /// One table of thousands plays all rounds: how soon everybody has the next card.
    Large(LargeArgs),
    /// Many stored tables, and the plug is pulled: how soon the server is back.
    Restart(RestartArgs),
}

/// Many players at tables of two.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub struct PlayersArgs {
    /// How many are connected; an odd one stays at home.
    #[arg(long, value_name = "N", default_value_t = 15_000, value_parser = value_parser!(u32).range(2..=19_000))]
    pub players: u32,
    /// Decisions in a second.
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = value_parser!(u32).range(1..=100_000))]
    pub rate: u32,
    /// For how long they come at that rate, in seconds.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = value_parser!(u32).range(1..=300))]
    pub seconds: u32,
    /// For how long they come as fast as possible after that, in seconds.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u32).range(0..=300))]
    pub flood: u32,
}

/// One table of thousands.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub struct LargeArgs {
    /// How many sit there.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = value_parser!(u32).range(17..=19_000))]
    pub players: u32,
}

/// Many stored tables.
#[derive(Clone, Copy, Debug, ClapArgs)]
pub struct RestartArgs {
    /// How many are stored.
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = value_parser!(u32).range(10..=1_000_000))]
    pub tables: u32,
    /// How often the plug is pulled.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u32).range(1..=100))]
    pub times: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    fn read(typed: &[&str]) -> Result<Args, clap::Error> {
        Args::try_parse_from(["load", "--server", "limes"].iter().chain(typed))
    }

    #[test]
    fn the_commands_are_well_formed() {
        Args::command().debug_assert();
    }

    #[test]
    fn without_numbers_the_scenarios_are_those_of_the_promises() {
        let scenario = |typed: &[&str]| read(typed).expect("it makes sense").scenario;
        assert!(matches!(
            scenario(&["players"]),
            Scenario::Players(PlayersArgs { players: 15_000, rate: 5_000, .. })
        ));
        assert!(matches!(scenario(&["large"]), Scenario::Large(LargeArgs { players: 10_000 })));
        assert!(matches!(
            scenario(&["restart"]),
            Scenario::Restart(RestartArgs { tables: 100_000, .. })
        ));
    }

    #[test]
    fn of_two_servers_the_last_one_is_measured() {
        // `cargo xtask load` names the one that it has built first.
        let args = read(&["--server", "older/limes", "players"]).expect("it makes sense");
        assert_eq!(args.server, PathBuf::from("older/limes"));
    }

    #[test]
    fn rubbish_is_refused_and_nothing_is_without_bounds() {
        assert!(Args::try_parse_from(["load", "players"]).is_err(), "no server is named");
        for typed in [
            &[][..],
            &["flood"],
            &["players", "--players"],
            &["players", "--players", "1"],
            &["players", "--players", "-2"],
            &["players", "--players", "1e4"],
            &["players", "--players", "20000"],
            &["players", "--rate", "0"],
            &["players", "--seconds", "0"],
            &["players", "--seconds", "99999999999999999999"],
            &["players", "--flood", "3600"],
            &["players", "15000"],
            &["large", "--players", "16"],
            &["large", "--rounds", "3"],
            &["restart", "--tables", "0"],
            &["restart", "--tables", "many"],
            &["restart", "--times", "1000"],
            &["--measure-only=perhaps", "large"],
        ] {
            assert!(read(typed).is_err(), "{typed:?}");
        }
    }
}
