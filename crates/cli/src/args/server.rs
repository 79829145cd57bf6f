//! What the commands around a server were given.

use clap::Args;
use server::{Config, Limits, LogAddresses, PublicUrl, WebPage};
use std::fmt;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// What `limes serve` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes serve
  limes serve --address 0.0.0.0:8080 --data /var/lib/limes
  limes serve --public-url https://games.example.org --behind-proxy
  limes serve --database postgres://limes@db.example.org/limes --database-password-file /etc/limes/password

The first line that it prints is its address. Ctrl-C or SIGTERM shut it down once all clients have been notified and everything
is stored. docs/OPERATING.md says how to run it for a club.")]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080", env = "LIMES_ADDRESS")]
    pub(crate) address: HostAddress,
    /// Data folder; created if missing. Not used with --database.
    #[arg(long, value_name = "DIR", default_value = "limes-data", env = "LIMES_DATA")]
    pub(crate) data: PathBuf,
    /// PostgreSQL database to use instead of a data folder, such as postgres://limes@db.example.org/limes.
    // A text here, because an error about the value would show the password in it.
    #[arg(long, value_name = "URL", env = "LIMES_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// File with the password for the database.
    #[arg(long, value_name = "FILE", requires = "database", env = "LIMES_DATABASE_PASSWORD_FILE")]
    pub(crate) database_password_file: Option<PathBuf>,
    /// Socket for `limes admin` [default: one in the data folder, none with --database]
    #[arg(long, value_name = "PATH", env = "LIMES_ADMIN_SOCKET")]
    pub(crate) admin_socket: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) chosen: ServerArgs,
}

/// A host, by its number or its name, and a port.
#[derive(Clone, Debug)]
pub(crate) struct HostAddress {
    typed: String,
    /// A name may stand for several, of which one can be used.
    pub(crate) numbers: Vec<SocketAddr>,
}

impl FromStr for HostAddress {
    type Err = String;

    fn from_str(typed: &str) -> Result<HostAddress, String> {
        match typed.to_socket_addrs() {
            Ok(numbers) => Ok(HostAddress { typed: typed.to_owned(), numbers: numbers.collect() }),
            Err(fault) => Err(format!("not an address such as 127.0.0.1:8080 ({fault})")),
        }
    }
}

impl fmt::Display for HostAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.typed)
    }
}

/// What can be chosen about a server.
#[derive(Clone, Debug, Args)]
pub(crate) struct ServerArgs {
    /// The address that people type, if it is another: https://games.example.org.
    #[arg(long, value_name = "URL", env = "LIMES_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// Your legal notice, which the app links to.
    #[arg(long, value_name = "URL", env = "LIMES_IMPRINT_URL")]
    imprint_url: Option<WebPage>,
    /// Your privacy policy, which the app links to.
    #[arg(long, value_name = "URL", env = "LIMES_PRIVACY_URL")]
    privacy_url: Option<WebPage>,
    /// A message that the app shows to every visitor, such as a planned downtime.
    #[arg(long, value_name = "TEXT", env = "LIMES_NOTICE")]
    notice: Option<String>,
    /// All visitors come through a proxy that sets X-Forwarded-For.
    #[arg(long, env = "LIMES_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How the log names visitors that were refused: keyed (a hash with a key that every start makes anew), plain, or none.
    #[arg(long, value_name = "HOW", default_value = "keyed", env = "LIMES_LOG_ADDRESSES")]
    log_addresses: LogAddresses,
    /// Another address for /metrics; without it only requests made directly on this machine see it.
    #[arg(long, value_name = "HOST:PORT", env = "LIMES_METRICS_ADDRESS")]
    metrics_address: Option<SocketAddr>,
    /// Threads for bots [default: half of the cores]
    #[arg(long, value_name = "N", env = "LIMES_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// At tables without a clock: seconds of absence after which others may let a bot play.
    #[arg(long, value_name = "SECONDS", default_value_t = 600, env = "LIMES_SUBSTITUTE_AFTER")]
    substitute_after: u32,
    #[command(flatten)]
    limits: LimitArgs,
}

/// What one visitor may ask for.
#[derive(Clone, Copy, Debug, Args)]
struct LimitArgs {
    /// Guests one address may create in a burst.
    #[arg(long, value_name = "N", default_value_t = Limits::default().guests, env = "LIMES_GUESTS")]
    guests: u32,
    /// Further guests one address may create per minute.
    #[arg(long, value_name = "N", default_value_t = Limits::default().guests_per_minute, env = "LIMES_GUESTS_PER_MINUTE")]
    guests_per_minute: u32,
    /// Requests from one address per second.
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_second, env = "LIMES_REQUESTS_PER_SECOND")]
    requests_per_second: u32,
    /// Commands from one player per second.
    #[arg(long, value_name = "N", default_value_t = Limits::default().commands_per_second, env = "LIMES_COMMANDS_PER_SECOND")]
    commands_per_second: u32,
    /// Messages over one socket per second; twice the commands by default.
    #[arg(long, value_name = "N", env = "LIMES_MESSAGES_PER_SECOND")]
    messages_per_second: Option<u32>,
    /// Messages over all sockets of one address per second; four times the requests by default.
    #[arg(long, value_name = "N", env = "LIMES_MESSAGES_PER_SECOND_PER_ADDRESS")]
    messages_per_second_per_address: Option<u32>,
    /// Tables one player may create in a burst, rematches included.
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_tables, env = "LIMES_NEW_TABLES")]
    new_tables: u32,
    /// Further tables one player may create per hour.
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_tables_per_hour, env = "LIMES_NEW_TABLES_PER_HOUR")]
    new_tables_per_hour: u32,
    /// Tables that may be created from one address in a burst.
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_tables_per_address, env = "LIMES_NEW_TABLES_PER_ADDRESS")]
    new_tables_per_address: u32,
    /// Further tables that may be created from one address per hour.
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_tables_per_hour_per_address, env = "LIMES_NEW_TABLES_PER_HOUR_PER_ADDRESS")]
    new_tables_per_hour_per_address: u32,
    /// Tables of one player that are not over.
    #[arg(long, value_name = "N", default_value_t = Limits::default().open_tables, env = "LIMES_OPEN_TABLES")]
    open_tables: usize,
    /// Seats of all tables of one player that have not begun.
    #[arg(long, value_name = "N", default_value_t = Limits::default().open_seats, env = "LIMES_OPEN_SEATS")]
    open_seats: usize,
    /// Seats of all tables from one address that have not begun.
    #[arg(long, value_name = "N", default_value_t = Limits::default().open_seats_per_address, env = "LIMES_OPEN_SEATS_PER_ADDRESS")]
    open_seats_per_address: usize,
    /// Listed tables of one player that have not begun.
    #[arg(long, value_name = "N", default_value_t = Limits::default().listed_tables, env = "LIMES_LISTED_TABLES")]
    listed_tables: usize,
    /// Listed tables from one address that have not begun.
    #[arg(long, value_name = "N", default_value_t = Limits::default().listed_tables_per_address, env = "LIMES_LISTED_TABLES_PER_ADDRESS")]
    listed_tables_per_address: usize,
    /// Seconds after which an open table is no longer listed while its host is away.
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().listed_away.as_secs(), env = "LIMES_LISTED_AWAY")]
    listed_away: u64,
    /// Players at all loaded tables; a table counts as 16 more, and a deck as one for every 512 bytes.
    #[arg(long, value_name = "N", default_value_t = Limits::default().loaded_seats, env = "LIMES_LOADED_SEATS")]
    loaded_seats: usize,
    /// Tables that one socket can watch.
    #[arg(long, value_name = "N", default_value_t = Limits::default().watched_tables, env = "LIMES_WATCHED_TABLES")]
    watched_tables: usize,
    /// Seats of a table.
    #[arg(long, value_name = "N", default_value_t = Limits::default().seats, env = "LIMES_SEATS")]
    seats: usize,
    /// Bots at a table.
    #[arg(long, value_name = "N", default_value_t = Limits::default().bots, env = "LIMES_BOTS")]
    bots: usize,
    /// Connections at once.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections, env = "LIMES_CONNECTIONS")]
    connections: usize,
    /// Connections of one address at once; behind a proxy its sockets and streams.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address, env = "LIMES_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: usize,
    /// Sockets and streams of one address at once without an identity.
    #[arg(long, value_name = "N", default_value_t = Limits::default().anonymous_sockets, env = "LIMES_ANONYMOUS_SOCKETS")]
    anonymous_sockets: usize,
    /// Seconds after which a socket without an identity that watches nothing is closed.
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().anonymous_idle.as_secs(), env = "LIMES_ANONYMOUS_IDLE")]
    anonymous_idle: u64,
    /// Seconds after which a client that does not read is cut off.
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().slow_reader.as_secs(), env = "LIMES_SLOW_READER")]
    slow_reader: u64,
}

impl ServerArgs {
    /// What the server is told.
    pub(crate) fn config(&self) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let LimitArgs {
            guests,
            guests_per_minute,
            requests_per_second,
            commands_per_second,
            messages_per_second,
            messages_per_second_per_address,
            new_tables,
            new_tables_per_hour,
            new_tables_per_address,
            new_tables_per_hour_per_address,
            open_tables,
            open_seats,
            open_seats_per_address,
            listed_tables,
            listed_tables_per_address,
            listed_away,
            loaded_seats,
            watched_tables,
            seats,
            bots,
            connections,
            connections_per_address,
            anonymous_sockets,
            anonymous_idle,
            slow_reader,
        } = self.limits;
        Config {
            public_url: self.public_url.clone(),
            lan: Vec::new(),
            imprint: self.imprint_url.clone(),
            privacy: self.privacy_url.clone(),
            notice: self.notice.clone().filter(|notice| !notice.trim().is_empty()),
            behind_proxy: self.behind_proxy,
            log_addresses: self.log_addresses,
            metrics: self.metrics_address,
            bot_threads: self.bot_threads.unwrap_or(cores / 2).max(1),
            substitute_after: u64::from(self.substitute_after) * 1000,
            limits: Limits {
                guests,
                guests_per_minute,
                requests_per_second,
                commands_per_second,
                messages_per_second: messages_per_second
                    .unwrap_or(commands_per_second.saturating_mul(2)),
                messages_per_second_per_address: messages_per_second_per_address
                    .unwrap_or(requests_per_second.saturating_mul(4)),
                new_tables,
                new_tables_per_hour,
                new_tables_per_address,
                new_tables_per_hour_per_address,
                open_tables,
                open_seats,
                open_seats_per_address,
                listed_tables,
                listed_tables_per_address,
                listed_away: Duration::from_secs(listed_away),
                loaded_seats,
                watched_tables,
                seats,
                bots,
                connections,
                connections_per_address,
                anonymous_sockets,
                anonymous_idle: Duration::from_secs(anonymous_idle),
                slow_reader: Duration::from_secs(slow_reader),
            },
        }
    }
}

/// What `limes join` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes join https://games.example.org/#/table/0123456789abcdefghjk --engine \"python3 examples/mybot.py\"
  limes join https://192.168.1.5/#/table/0123456789abcdefghjk --engine ./mybot --token-file mybot.token --ca club-ca.pem

The engine is told what its seat sees, line by line, as docs/FORMATS.md says. If it has no answer, or one that the rules do not
allow, a bot of the server plays on in its seat. Ctrl-C or SIGTERM leave the table: the seat is free again, or a bot plays on
if the game has begun. The same command with the same token file takes the seat back.")]
pub(crate) struct JoinArgs {
    /// The link of the table.
    pub(crate) url: String,
    /// How the engine is started, as a shell understands it.
    #[arg(long, value_name = "CMD")]
    pub(crate) engine: String,
    /// Its name at the table [default: the one it has, or Engine]
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// The seat, counted from 1 [default: the first free seat]
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<usize>,
    /// Milliseconds for an answer.
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub(crate) time: u64,
    /// The file with its identity, by which it finds its seat again; created if missing. Without it every start is a new guest.
    #[arg(long, value_name = "FILE")]
    pub(crate) token_file: Option<PathBuf>,
    /// Certificates in PEM to trust instead of the built-in ones, for a server with a private CA [default: those in SSL_CERT_FILE]
    #[arg(long, value_name = "FILE")]
    pub(crate) ca: Option<PathBuf>,
}

/// What `limes backup` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  limes backup --data /var/lib/limes /backups/limes-monday.db

The server may keep running. To restore, stop the server and put the file back as limes.db into an empty folder.")]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet.
    pub(crate) to: PathBuf,
    /// The folder of the server.
    #[arg(long, value_name = "DIR", default_value = "limes-data", env = "LIMES_DATA")]
    pub(crate) data: PathBuf,
    /// Refused: PostgreSQL has tools of its own.
    #[arg(long, value_name = "URL", env = "LIMES_DATABASE", hide = true, hide_env_values = true)]
    pub(crate) database: Option<String>,
}

/// What `limes check` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  limes check --data /var/lib/limes

The server may keep running. The exit code is 1 if something cannot be read.")]
pub(crate) struct CheckArgs {
    /// The folder of the server.
    #[arg(long, value_name = "DIR", default_value = "limes-data", env = "LIMES_DATA")]
    pub(crate) data: PathBuf,
    /// Refused: PostgreSQL has tools of its own.
    #[arg(long, value_name = "URL", env = "LIMES_DATABASE", hide = true, hide_env_values = true)]
    pub(crate) database: Option<String>,
}

/// What `limes health` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  limes health --address 127.0.0.1:8080

The exit code is 1 if the server does not answer, or cannot store anything.")]
pub(crate) struct HealthArgs {
    /// Where the server listens, as `limes serve` was told.
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080", env = "LIMES_ADDRESS")]
    pub(crate) address: HostAddress,
}

/// What `limes verify` was given.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  limes verify game.limes
  limes verify game.limes --commitment 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08

A server shows the commitment before the first card, and the seed when the game is over. Its records contain both. The check proves most
with the commitment that you noted before the first card.")]
pub(crate) struct VerifyArgs {
    /// The record of a finished game; `-` reads standard input.
    pub(crate) game: PathBuf,
    /// The commitment shown before the first card: the SHA-256 of the seed, 64 hex digits [default: the one in the record]
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: Option<String>,
    #[command(flatten)]
    pub(crate) form: super::Form,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_has_a_number_or_a_name() {
        let numbers = |typed: &str| typed.parse::<HostAddress>().map(|address| address.numbers);
        assert_eq!(numbers("127.0.0.1:8080"), Ok(vec![SocketAddr::from(([127, 0, 0, 1], 8080))]));
        let named = numbers("localhost:80").expect("every machine knows itself");
        assert!(named.iter().all(|number| number.ip().is_loopback() && number.port() == 80));
        assert!(!named.is_empty());
        for typed in ["", "localhost", "127.0.0.1", "127.0.0.1:99999", "localhost:http:80"] {
            assert!(numbers(typed).is_err(), "{typed}");
        }
    }

    #[derive(clap::Parser)]
    struct Typed {
        #[command(flatten)]
        server: ServerArgs,
    }

    #[test]
    fn the_limits_of_messages_follow_those_of_commands_and_requests() {
        let limits = |flags: &[&str]| {
            let typed = ["limes"].iter().chain(flags);
            <Typed as clap::Parser>::try_parse_from(typed).expect("flags").server.config().limits
        };
        assert_eq!(limits(&[]), Limits::default());
        let raised = limits(&["--commands-per-second", "1000", "--requests-per-second", "5000"]);
        let messages = (raised.messages_per_second, raised.messages_per_second_per_address);
        assert_eq!(messages, (2000, 20_000));
        assert_eq!(limits(&["--messages-per-second", "7"]).messages_per_second, 7);
    }
}
