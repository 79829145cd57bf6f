//! What can go wrong with the storage, told apart where somebody can do something about it.

use std::fmt;
use std::path::PathBuf;

/// A reason why something is not stored.
pub(super) trait Failure {
    /// What failed, if it was not refused.
    fn failure(&self) -> Option<&str>;
}

/// Why a database does not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenFault {
    /// The folder or a file in it cannot be made or written.
    Folder {
        /// The folder or file.
        path: PathBuf,
        /// What the operating system says.
        reason: String,
    },
    /// Another server uses it.
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The file is not a database, or the database is one of another program.
    NotOurs {
        /// The file or database.
        database: String,
    },
    /// The file is empty, although there was a database in the folder.
    Emptied {
        /// The file.
        file: PathBuf,
    },
    /// The database is damaged.
    Damaged {
        /// The file.
        file: PathBuf,
        /// What SQLite found first.
        reason: String,
    },
    /// The database was written by a newer version of this program.
    Newer {
        /// The file or database.
        database: String,
    },
    /// The database server does not answer.
    Unreachable {
        /// The database.
        database: String,
        /// What happened.
        reason: String,
    },
    /// The database server does not let us in.
    Refused {
        /// The database.
        database: String,
        /// What it says.
        reason: String,
    },
    /// Anything else.
    Failed(String),
}

impl fmt::Display for OpenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenFault::Folder { path, reason } => {
                write!(f, "{} cannot be used: {reason}", path.display())
            }
            OpenFault::InUse { folder } => {
                write!(f, "another server uses the folder {}", folder.display())
            }
            OpenFault::NotOurs { database } => {
                write!(f, "{database} is not a database of this program")
            }
            OpenFault::Emptied { file } => {
                write!(
                    f,
                    "{} is empty, although there was a database: put a backup in its place, or remove it to begin anew",
                    file.display()
                )
            }
            OpenFault::Damaged { file, reason } => {
                write!(f, "{} is damaged: restore a backup ({reason})", file.display())
            }
            OpenFault::Newer { database } => {
                write!(f, "{database} was written by a newer version of this program")
            }
            OpenFault::Unreachable { database, reason } => {
                write!(f, "{database} cannot be reached: {reason}")
            }
            OpenFault::Refused { database, reason } => {
                write!(f, "{database} does not let us in: {reason}")
            }
            OpenFault::Failed(reason) => write!(f, "the database does not open: {reason}"),
        }
    }
}

impl std::error::Error for OpenFault {}

/// Why an append was not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppendFault {
    /// It does not follow the newest stored version of its table. It is not stored.
    Conflict,
    /// Its maker has made another table with the same command id. It is not stored.
    CommandUsed,
    /// Something failed. Only what [`load`](super::Storage::load) says counts: if the disk failed, or the connection was
    /// lost, in the middle of the commit, the append may be stored all the same.
    Failed(String),
}

impl fmt::Display for AppendFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppendFault::Conflict => f.write_str("it does not follow what is stored"),
            AppendFault::CommandUsed => f.write_str("the command has made another table"),
            AppendFault::Failed(reason) => write!(f, "it could not be stored: {reason}"),
        }
    }
}

impl std::error::Error for AppendFault {}

impl Failure for AppendFault {
    fn failure(&self) -> Option<&str> {
        match self {
            AppendFault::Failed(reason) => Some(reason),
            AppendFault::Conflict | AppendFault::CommandUsed => None,
        }
    }
}

/// Why something about a player was not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFault {
    /// Somebody else has claimed the name.
    Taken,
    /// There is no such player.
    Unknown,
    /// The password or recovery code has been replaced meanwhile.
    Outdated,
    /// Something failed.
    Failed(String),
}

impl fmt::Display for PlayerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerFault::Taken => f.write_str("somebody else has claimed the name"),
            PlayerFault::Unknown => f.write_str("there is no such player"),
            PlayerFault::Outdated => f.write_str("the password has been changed meanwhile"),
            PlayerFault::Failed(reason) => write!(f, "it could not be stored: {reason}"),
        }
    }
}

impl std::error::Error for PlayerFault {}

impl Failure for PlayerFault {
    fn failure(&self) -> Option<&str> {
        match self {
            PlayerFault::Failed(reason) => Some(reason),
            PlayerFault::Taken | PlayerFault::Unknown | PlayerFault::Outdated => None,
        }
    }
}

impl From<sqlx::Error> for PlayerFault {
    fn from(error: sqlx::Error) -> PlayerFault {
        PlayerFault::Failed(error.to_string())
    }
}

/// Why something could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadFault(pub String);

impl fmt::Display for ReadFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the database cannot be read: {}", self.0)
    }
}

impl std::error::Error for ReadFault {}

impl From<sqlx::Error> for ReadFault {
    fn from(error: sqlx::Error) -> ReadFault {
        ReadFault(error.to_string())
    }
}

/// Why there is no backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupFault {
    /// There is a file of that name already.
    Exists(PathBuf),
    /// Something failed.
    Failed(String),
}

impl fmt::Display for BackupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupFault::Exists(file) => write!(f, "{} is there already", file.display()),
            BackupFault::Failed(reason) => write!(f, "there is no backup: {reason}"),
        }
    }
}

impl std::error::Error for BackupFault {}
