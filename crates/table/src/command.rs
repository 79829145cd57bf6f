//! Commands as data: they can wait, run again after a conflict, and be sent elsewhere.

use crate::decisions::Due;
use crate::options::Limits;
use crate::substitution::Absence;
use crate::table::Table;
use crate::time::Millis;
use game::{Level, Seat};
use protocol::{Decide, Fault, PlayerId, TableId};

/// A request to change a table. Executing it on two copies of a table gives the same events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A person takes a seat, or comes back to theirs: [`Table::join`].
    Join {
        /// The person.
        player: PlayerId,
        /// Their name.
        name: String,
        /// The seat they prefer.
        seat: Option<usize>,
    },
    /// A person takes the seat they had at the table before: [`Table::join_again`].
    JoinAgain {
        /// The person.
        player: PlayerId,
        /// Their name.
        name: String,
        /// The seat they had.
        seat: Seat,
    },
    /// A person gives up their seat: [`Table::leave`].
    Leave {
        /// The person.
        player: PlayerId,
    },
    /// The seat of a guest goes to the account they have signed in to: [`Table::transfer`].
    Transfer {
        /// The guest.
        guest: PlayerId,
        /// The account.
        account: PlayerId,
    },
    /// The game begins with those who are here: [`Table::start`].
    Start {
        /// The caller.
        by: PlayerId,
    },
    /// A bot takes a free seat: [`Table::seat_bot`].
    SeatBot {
        /// The caller.
        by: PlayerId,
        /// The seat.
        seat: usize,
        /// The level of the bot.
        level: Level,
        /// The limits of the server.
        limits: Limits,
    },
    /// The host frees a seat: [`Table::kick`].
    Kick {
        /// The caller.
        by: PlayerId,
        /// The seat.
        seat: usize,
        /// Whether its person may not come back.
        ban: bool,
    },
    /// A bot plays for an absent person: [`Table::substitute`].
    Substitute {
        /// The caller.
        by: PlayerId,
        /// The seat of the absent person.
        seat: usize,
        /// Their absence.
        absence: Absence,
    },
    /// A person decides: [`Table::decide`].
    Decide {
        /// The person.
        player: PlayerId,
        /// The decision.
        decide: Decide,
    },
    /// Bots have decided: [`Table::bot_decided`].
    BotsDecided(Vec<BotDecision>),
    /// The same people play again elsewhere: [`Table::rematched`].
    Rematched {
        /// The other table.
        table: TableId,
    },
    /// A person who sits here is present: [`Table::seen`].
    Seen,
    /// The table looks at the time: [`Table::clamp_clock`].
    Wake,
    /// The table is given up: [`Table::close`].
    Close,
    /// The table leaves the public list: [`Table::unlist`].
    Unlist,
}

/// The answer of a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotDecision {
    /// The question.
    pub due: Due,
    /// The decision; none if the bot had no answer.
    pub decision: Option<String>,
}

/// The answer to a command. It may be told once the events of the command are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It is done.
    Done,
    /// The person has this seat.
    Seat(Seat),
    /// The decision counts since this version.
    Version(u64),
    /// Whether it has changed anything.
    Changed(bool),
    /// The table of the rematch.
    Rematch(TableId),
    /// The answers of bots that the rules do not allow, and why. The first legal decisions were taken instead.
    Refused(Vec<(Due, Fault)>),
}

impl Table {
    /// Executes a command. The caller stores its events ([`Table::take_unstored`]).
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn execute(&mut self, command: &Command, now: Millis) -> Result<Reply, Fault> {
        match command {
            Command::Join { player, name, seat } => {
                self.join(*player, name, *seat, now).map(Reply::Seat)
            }
            Command::JoinAgain { player, name, seat } => {
                self.join_again(*player, name, *seat, now).map(Reply::Seat)
            }
            Command::Leave { player } => self.leave(*player, now).map(|()| Reply::Done),
            Command::Transfer { guest, account } => {
                self.transfer(*guest, *account, now).map(Reply::Changed)
            }
            Command::Start { by } => self.start(*by, now).map(|()| Reply::Done),
            Command::SeatBot { by, seat, level, limits } => {
                self.seat_bot(*by, *seat, *level, *limits, now).map(|()| Reply::Done)
            }
            Command::Kick { by, seat, ban } => {
                self.kick(*by, *seat, *ban, now).map(|()| Reply::Done)
            }
            Command::Substitute { by, seat, absence } => {
                self.substitute(*by, *seat, *absence, now).map(|()| Reply::Done)
            }
            Command::Decide { player, decide } => {
                self.decide(*player, decide, now).map(Reply::Version)
            }
            Command::BotsDecided(decisions) => {
                Ok(Reply::Refused(self.bots_decided(decisions, now)))
            }
            Command::Rematched { table } => {
                self.rematched(*table, now)?;
                Ok(Reply::Rematch(self.rematch().unwrap_or(*table)))
            }
            Command::Seen => {
                self.seen(now);
                Ok(Reply::Done)
            }
            Command::Wake => {
                self.clamp_clock(now);
                Ok(Reply::Done)
            }
            Command::Close => {
                let is_open = !self.is_over();
                self.close(now)?;
                Ok(Reply::Changed(is_open))
            }
            Command::Unlist => {
                let is_listed = self.options.listed;
                self.unlist(now)?;
                Ok(Reply::Changed(is_listed))
            }
        }
    }

    /// Takes in the answers of bots. A bot that is asked again would give the same answer again, so in place of one that the
    /// rules do not allow the first legal decision counts. Those that were replaced are returned.
    fn bots_decided(&mut self, decisions: &[BotDecision], now: Millis) -> Vec<(Due, Fault)> {
        let mut refused = Vec::new();
        let answers = decisions.iter().filter_map(|it| Some((it.due, it.decision.as_ref()?)));
        for (due, decision) in answers {
            if let Err(fault) = self.bot_decided(due, decision, now) {
                let first = self.first_legal(due.seat);
                let replaced = first.map_or(Ok(()), |first| self.bot_decided(due, &first, now));
                refused.push((due, replaced.err().unwrap_or(fault)));
            }
        }
        refused
    }

    /// The first legal decision of a seat that is asked.
    pub fn first_legal(&self, seat: Seat) -> Option<String> {
        let legal = self.game()?.any().legal(seat).ok()?;
        legal.into_iter().next()
    }
}
