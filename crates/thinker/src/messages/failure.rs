//! Why a request cannot be answered.

use limes::CARDS;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The message is not understood.
    Message(String),
    /// The record cannot be read.
    Record(String),
    /// Nobody sits there, counted from 0.
    NoSeat(usize),
    /// No seat can have seen what this one is said to have seen.
    History(String),
    /// The seat has nothing to decide.
    Idle(String),
    /// A turn that is to be rated is not legal.
    Turn(String),
    /// The seat has not made any turn that could be reviewed.
    NoTurns,
    /// Only so many cards are drawn, so the draw cannot be solved.
    Draw(usize),
    /// Nobody can have this name in a record.
    Name(String),
    /// The bots found no turn, which no display that is not full comes to.
    NoTurnFound,
    /// No worker starts or stays alive, nor does the thinker run in the page. The page itself notices that.
    Stopped,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Message(why) => write!(f, "the message is not understood: {why}"),
            Failure::Record(why) => write!(f, "the record cannot be read: {why}"),
            Failure::NoSeat(seat) => write!(f, "there is no player {}", seat.saturating_add(1)),
            Failure::History(why) => write!(f, "this view is not possible: {why}"),
            Failure::Idle(why) => write!(f, "there is nothing to decide: {why}"),
            Failure::Turn(why) => write!(f, "the turn cannot be rated: {why}"),
            Failure::NoTurns => f.write_str("there is no turn to review yet"),
            Failure::Draw(drawn) => write!(f, "only {drawn} of {CARDS} cards are drawn"),
            Failure::Name(why) => write!(f, "the player cannot have this name: {why}"),
            Failure::NoTurnFound => f.write_str("the bot found no turn"),
            Failure::Stopped => f.write_str("the bots do not run in this browser"),
        }
    }
}

impl std::error::Error for Failure {}
