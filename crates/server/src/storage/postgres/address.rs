//! Where a PostgreSQL database is, and as whom to connect.

use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::str::FromStr;

/// The URL of a PostgreSQL database. Its text form never has the password in it.
#[derive(Clone)]
pub struct DatabaseAddress(PgConnectOptions);

/// Why a text is not the URL of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressFault {
    /// It begins with something else than `postgres://`.
    NotPostgres,
    /// No database is named.
    NoDatabase,
    /// It is not a URL, or a part of it is not valid.
    Malformed(String),
}

impl fmt::Display for AddressFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddressFault::NotPostgres => {
                f.write_str("not an address such as postgres://limes@db.example.org/limes")
            }
            AddressFault::NoDatabase => {
                f.write_str("no database is named: postgres://limes@db.example.org/limes")
            }
            AddressFault::Malformed(reason) => write!(f, "not a valid address: {reason}"),
        }
    }
}

impl std::error::Error for AddressFault {}

impl DatabaseAddress {
    /// The same address with another password.
    #[must_use]
    pub fn with_password(self, password: &str) -> DatabaseAddress {
        DatabaseAddress(self.0.password(password))
    }

    pub(super) fn options(&self) -> PgConnectOptions {
        // Queries carry names and secrets of players.
        self.0.clone().disable_statement_logging()
    }
}

impl FromStr for DatabaseAddress {
    type Err = AddressFault;

    fn from_str(text: &str) -> Result<DatabaseAddress, AddressFault> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(AddressFault::NotPostgres);
        }
        let options: PgConnectOptions = text
            .parse()
            .map_err(|fault: sqlx::Error| AddressFault::Malformed(fault.to_string()))?;
        if options.get_database().is_none_or(str::is_empty) {
            return Err(AddressFault::NoDatabase);
        }
        // Shown in `pg_stat_activity`.
        let is_named = options.get_application_name().is_some();
        Ok(DatabaseAddress(if is_named { options } else { options.application_name("limes") }))
    }
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = self.0.get_database().unwrap_or_default();
        match self.0.get_socket() {
            Some(socket) => write!(f, "postgres database {database} at {}", socket.display()),
            None => write!(f, "postgres://{}:{}/{database}", self.0.get_host(), self.0.get_port()),
        }
    }
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
