//! The states of one table.

use crate::Json;
use client::{Connection, Millis, Refused};
use protocol::{Code, Fault, FromServer, Phrase, State, TableId, ToServer};

/// After what time without an answer a message is sent again, although the connection stands.
const PATIENCE: Millis = 5000;

/// Follows one table: asks for its states when somebody looks and whenever the connection is there again, and lets through
/// what is new. What goes to the server comes out of [`TableWatch::take_sent`].
#[derive(Clone, Debug)]
pub struct TableWatch {
    table: TableId,
    json: Json,
    connection: Connection,
    is_wanted: bool,
    /// When the states are asked for once more; `None` if one has arrived over this connection.
    again_at: Option<Millis>,
    /// Epoch and version of the newest state.
    newest: (u64, u64),
    sent: Vec<String>,
}

/// What a server has to say about a table.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A state, at least as new as those before.
    State(Box<State>),
    /// A command counts.
    Done {
        /// What it is called.
        id: String,
        /// The version from which on states show it.
        version: u64,
    },
    /// A command does not count.
    Refused {
        /// What it is called.
        id: String,
        /// Why.
        fault: Fault,
    },
    /// Somebody says something.
    Said {
        /// The number of their seat.
        seat: usize,
        /// What.
        phrase: Phrase,
    },
}

impl TableWatch {
    /// The watch of a table. Nobody looks at it yet, and nothing is connected.
    pub fn new(table: TableId, json: Json) -> TableWatch {
        TableWatch {
            table,
            json,
            connection: Connection::Connecting,
            is_wanted: false,
            again_at: None,
            newest: (0, 0),
            sent: Vec::new(),
        }
    }

    /// The table.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// How the connection fares.
    pub fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Whether messages reach the server, as far as anybody knows.
    pub(crate) fn is_steady(&self) -> bool {
        self.connection == Connection::Steady
    }

    /// Somebody looks at the table.
    pub fn open(&mut self, now: Millis) {
        self.is_wanted = true;
        self.ask(now);
    }

    /// Nobody looks at the table any more.
    pub fn close(&mut self) {
        if self.is_wanted {
            self.send(&ToServer::Unwatch { table: self.table });
        }
        (self.is_wanted, self.again_at) = (false, None);
    }

    /// The connection stands, for the first time or again.
    pub fn connected(&mut self, now: Millis) {
        self.connection = Connection::Steady;
        self.ask(now);
    }

    /// The connection is lost, or could not be made.
    pub fn disconnected(&mut self, reason: String, retry_at: Option<Millis>) {
        self.connection = Connection::Lost { reason, retry_at };
        self.again_at = None;
    }

    /// Asks once more for a table that was refused.
    pub fn retry(&mut self, now: Millis) {
        if let Connection::Refused(_) = self.connection {
            self.connected(now);
        }
    }

    /// Asks again if there was no answer.
    pub fn tick(&mut self, now: Millis) {
        if self.again_at.is_some_and(|at| at <= now) {
            self.ask(now);
        }
    }

    /// When to call [`TableWatch::tick`].
    pub fn wake_at(&self) -> Option<Millis> {
        self.again_at
    }

    /// Takes in a message, whatever it is about; `None` if it is no news of this table.
    pub fn received(&mut self, text: &str) -> Option<News> {
        match (self.json.read)(text)? {
            FromServer::State(state) if state.table == self.table => {
                // Of equal versions the later counts: who is there changes without a new one. Versions of another epoch,
                // after a backup was restored, cannot be compared.
                let (epoch, version) = self.newest;
                if state.epoch == epoch && state.version < version {
                    return None;
                }
                self.newest = (state.epoch, state.version);
                self.again_at = None;
                Some(News::State(state))
            }
            FromServer::Done { table, id, version } if table == self.table => {
                Some(News::Done { id: id.as_str().to_owned(), version })
            }
            FromServer::Refused { table: Some(table), id, error }
                if table.parse() == Ok(self.table) =>
            {
                match id {
                    Some(id) => Some(News::Refused { id, fault: error }),
                    None => {
                        self.refused(error);
                        None
                    }
                }
            }
            FromServer::Said { table, seat, phrase } if table == self.table => {
                Some(News::Said { seat, phrase })
            }
            _ => None,
        }
    }

    /// Whatever goes to the server, in order.
    pub fn take_sent(&mut self) -> Vec<String> {
        std::mem::take(&mut self.sent)
    }

    /// Sends a message, if there is a connection.
    pub fn send(&mut self, message: &ToServer) {
        if self.connection == Connection::Steady {
            self.sent.push((self.json.write)(message));
        }
    }

    /// What is shown cannot be understood, or is not to be had.
    pub(crate) fn refuse(&mut self, refused: Refused) {
        self.connection = Connection::Refused(refused);
        self.again_at = None;
    }

    /// A message without an id was refused. If that was the question for states, it is repeated in a moment or given up.
    fn refused(&mut self, fault: Fault) {
        if self.again_at.is_some() && !is_passing(&fault.code) {
            self.refuse(to_refused(fault));
        }
    }

    fn ask(&mut self, now: Millis) {
        if self.is_wanted && self.connection == Connection::Steady {
            self.again_at = Some(now + PATIENCE);
            self.send(&ToServer::Watch { table: self.table });
        }
    }
}

/// Whether what was refused for this reason may be accepted a little later, as it is.
pub(crate) fn is_passing(code: &Code) -> bool {
    [Code::TOO_MANY, Code::BUSY, Code::STOPPING].contains(code)
}

/// A server's reason, as screens show it.
pub(crate) fn to_refused(fault: Fault) -> Refused {
    Refused::new(fault.code.as_str().to_owned(), fault.message)
}
