//! What `limes admin` was given.

use crate::usage::count;
use clap::{Args, Subcommand};
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// What `limes admin` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes admin players --name ada --data /var/lib/limes
  limes admin ban 192.0.2.7 --for 7d --reason \"floods the lobby\"
  limes admin set-password Ada

The server must be running. A player is an identifier or a name, a table an identifier or its link. It takes the user that runs
the server, or root.")]
pub(crate) struct AdminArgs {
    /// The folder of the server.
    #[arg(
        long,
        value_name = "DIR",
        default_value = "limes-data",
        env = "LIMES_DATA",
        global = true
    )]
    pub(crate) data: PathBuf,
    /// The socket of the server, if it was started with this flag.
    #[arg(long, value_name = "PATH", env = "LIMES_ADMIN_SOCKET", global = true)]
    pub(crate) admin_socket: Option<PathBuf>,
    /// Print JSON, one object a line, and nothing else.
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

/// What an operator can do.
#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// List players, those who were here last first.
    Players {
        /// Only those with this in their name.
        #[arg(long, value_name = "PART")]
        name: Option<String>,
        /// Only those who are at this address, or in this network, or were within the last hour.
        #[arg(long, value_name = "ADDRESS")]
        address: Option<String>,
        #[command(flatten)]
        rows: Rows,
    },
    /// List tables, newest first.
    Tables {
        /// Only those in the public list.
        #[arg(long)]
        listed: bool,
        /// Only those at which this player sits or sat.
        #[arg(long, value_name = "PLAYER")]
        player: Option<String>,
        #[command(flatten)]
        rows: Rows,
    },
    /// Give a player another name, also at the tables where they are named.
    Rename {
        /// The player.
        player: String,
        /// The new name.
        name: String,
    },
    /// Make a claimed name free; its player is a guest from then on and keeps their seats.
    FreeName {
        /// The name, or its player.
        name: String,
    },
    /// Set a new password for a claimed name, read from the terminal or standard input, and end all its sessions.
    SetPassword {
        /// The name, or its player.
        name: String,
    },
    /// Close a table: nothing more is played there.
    Close {
        /// The table.
        table: String,
    },
    /// Take a table out of the public list.
    Unlist {
        /// The table.
        table: String,
    },
    /// Delete a table with its game, as if it had never been.
    Delete {
        /// The table.
        table: String,
        /// Do not ask for confirmation.
        #[arg(long)]
        yes: bool,
    },
    /// Refuse a player or an address, end their connections, and let bots play on for them.
    Ban {
        /// A player, or an address with or without a prefix; of an IPv6 address the first 64 bits count.
        #[arg(value_name = "PLAYER|ADDRESS[/PREFIX]")]
        subject: String,
        /// For how long, such as 30m, 12h, 7d or 2w [default: for ever]
        #[arg(long = "for", value_name = "TIME", value_parser = seconds)]
        time: Option<u64>,
        /// A note for yourself.
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Refuse them no longer.
    Unban {
        /// A player, or an address with or without a prefix.
        #[arg(value_name = "PLAYER|ADDRESS[/PREFIX]")]
        subject: String,
    },
    /// List the bans.
    Bans {
        #[command(flatten)]
        rows: Rows,
    },
}

/// How much of a list is shown.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Rows {
    /// The most rows, up to 1000.
    #[arg(long, value_name = "N", default_value = "50", value_parser = count)]
    pub(crate) limit: NonZeroUsize,
}

/// Reads a time in seconds.
fn seconds(text: &str) -> Result<u64, &'static str> {
    const WRONG: &str = "must be a number with a unit: 30m, 12h, 7d or 2w";
    let unit = text.chars().last().ok_or(WRONG)?;
    let unit_seconds = match unit {
        'm' => 60,
        'h' => 3600,
        'd' => 24 * 3600,
        'w' => 7 * 24 * 3600,
        _ => return Err(WRONG),
    };
    let digits = &text[..text.len() - unit.len_utf8()];
    let number = digits.parse::<u64>().ok().filter(|&number| number > 0);
    number.and_then(|number| number.checked_mul(unit_seconds)).ok_or(WRONG)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_unit() {
        for (text, expected) in [("1m", 60), ("12h", 43_200), ("7d", 604_800), ("2w", 1_209_600)] {
            assert_eq!(seconds(text), Ok(expected));
        }
        for text in ["", "7", "d", "0d", "-1d", "1.5h", "7 d", "7ü", "99999999999999999999w", "1y"]
        {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
