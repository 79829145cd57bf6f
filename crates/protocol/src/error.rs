//! When something is wrong.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A stable code, such as `question/stale`. Those of the rules (`turn/…`) come from the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Code(Cow<'static, str>);

impl Code {
    /// What was sent is not JSON.
    pub const JSON: Code = Code::known("request/json");
    /// A key is unknown or missing, or its value cannot be used.
    pub const FIELD: Code = Code::known("request/field");
    /// A browser sent it from a page that is not ours.
    pub const ORIGIN: Code = Code::known("request/origin");
    /// Nothing is at this address.
    pub const PATH: Code = Code::known("request/path");
    /// The id was used for another command.
    pub const ID_REUSED: Code = Code::known("request/id_reused");
    /// Too many bytes.
    pub const TOO_LARGE: Code = Code::known("request/too_large");
    /// Too many requests.
    pub const TOO_MANY: Code = Code::known("request/too_many");
    /// Nobody is known by this token, or there is none.
    pub const PLAYER: Code = Code::known("player/unknown");
    /// The name and the password do not fit.
    pub const PASSWORD: Code = Code::known("player/password");
    /// The name belongs to somebody else, or is too similar to theirs.
    pub const NAME: Code = Code::known("player/name");
    /// The name and the recovery code do not fit, or the code was used before.
    pub const RECOVERY: Code = Code::known("player/recovery");
    /// Only a player with a password may do this.
    pub const UNCLAIMED: Code = Code::known("player/unclaimed");
    /// Only somebody else may do this at this table.
    pub const NOT_YOURS: Code = Code::known("table/not_yours");
    /// There is no such table.
    pub const TABLE: Code = Code::known("table/unknown");
    /// No seat is free.
    pub const FULL: Code = Code::known("table/full");
    /// The game is over.
    pub const OVER: Code = Code::known("table/over");
    /// The game is not over.
    pub const NOT_OVER: Code = Code::known("table/not_over");
    /// Too few players for the game.
    pub const TOO_FEW: Code = Code::known("table/too_few");
    /// The table has a clock, so nobody needs to be replaced.
    pub const CLOCK: Code = Code::known("table/clock");
    /// The player is there, or has not been away for long enough.
    pub const PRESENT: Code = Code::known("table/present");
    /// Another question is asked.
    pub const STALE: Code = Code::known("question/stale");
    /// Nothing is asked.
    pub const NO_QUESTION: Code = Code::known("question/none");
    /// The operator has banned the player or their address.
    pub const BANNED: Code = Code::known("server/banned");
    /// The server has too much to do.
    pub const BUSY: Code = Code::known("server/busy");
    /// The server is about to stop.
    pub const STOPPING: Code = Code::known("server/stopping");

    const fn known(text: &'static str) -> Code {
        Code(Cow::Borrowed(text))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The HTTP status of an answer with this code.
    pub fn status(&self) -> u16 {
        match self.as_str() {
            "request/json" | "request/field" => 400,
            "player/unknown" | "player/password" | "player/recovery" => 401,
            "table/not_yours" | "player/unclaimed" | "request/origin" | "server/banned" => 403,
            "table/unknown" | "request/path" => 404,
            "request/too_large" => 413,
            "request/too_many" => 429,
            "server/busy" | "server/stopping" => 503,
            turn if turn.starts_with("turn/") => 422,
            _ => 409,
        }
    }
}

impl From<&'static str> for Code {
    /// A code of the rules.
    fn from(text: &'static str) -> Code {
        Code::known(text)
    }
}

/// What is wrong: a stable code for programs, a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// Such as `turn/cell_taken`.
    pub code: Code,
    /// Such as `a card lies on d4 already`.
    pub message: String,
}

impl Fault {
    /// A fault with its sentence.
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into() }
    }

    /// A table that is not there. What is no id is no table either.
    pub fn no_table() -> Fault {
        Fault::new(Code::TABLE, "there is no such table")
    }
}

impl From<games::Refused> for Fault {
    fn from(refused: games::Refused) -> Fault {
        Fault::new(refused.code.into(), refused.message)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

/// The body of every answer to a request that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorBody {
    /// What is wrong.
    pub error: Fault,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_its_status() {
        for (code, status) in [
            (Code::JSON, 400),
            (Code::PASSWORD, 401),
            (Code::RECOVERY, 401),
            (Code::UNCLAIMED, 403),
            (Code::NOT_YOURS, 403),
            (Code::TABLE, 404),
            (Code::STALE, 409),
            (Code::OVER, 409),
            (Code::NAME, 409),
            (Code::CLOCK, 409),
            (Code::PRESENT, 409),
            (Code::TOO_LARGE, 413),
            (Code::from("turn/cell_taken"), 422),
            (Code::TOO_MANY, 429),
            (Code::BANNED, 403),
            (Code::STOPPING, 503),
        ] {
            assert_eq!(code.status(), status, "{}", code.as_str());
        }
    }
}
