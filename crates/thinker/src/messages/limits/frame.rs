//! What is the same in all views of a seat, and why they are refused.

use crate::messages::Failure;
use limits::{LimitCardNumber, MAX_PLAYERS, MIN_PLAYERS, Mode, Seat, limit_cards_used};

/// What is the same in all views of a seat.
#[derive(Debug)]
pub(super) struct Frame<'a> {
    pub(super) seat: Seat,
    pub(super) mode: Mode,
    pub(super) players: &'a [String],
    /// How many rounds are played in all.
    pub(super) rounds: usize,
    /// The limit cards turned up in the end.
    pub(super) turned_up: Vec<LimitCardNumber>,
}

impl<'a> Frame<'a> {
    /// Checks that a game can be like this.
    pub(super) fn new(
        number: usize,
        mode: Mode,
        players: &'a [String],
        turned_up: &[usize],
    ) -> Result<Frame<'a>, Failure> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players.len()) {
            return Err(odd("2 to 6 can play"));
        }
        let rounds = limit_cards_used(players.len()).filter(|&rounds| turned_up.len() <= rounds);
        let numbers = turned_up.iter().map(|&number| LimitCardNumber::new(number));
        Ok(Frame {
            seat: seat(number, players.len())?,
            mode,
            players,
            rounds: rounds.ok_or_else(|| odd("there are too many limit cards"))?,
            turned_up: numbers
                .collect::<Option<_>>()
                .ok_or_else(|| odd("there is no such limit card"))?,
        })
    }
}

/// The seat with this number, counted from 0, at a table of so many.
pub(super) fn seat(number: usize, players: usize) -> Result<Seat, Failure> {
    Seat::first(players).nth(number).ok_or(Failure::NoSeat(number))
}

/// Says why no seat can have seen that.
pub(super) fn odd(why: &str) -> Failure {
    Failure::History(why.to_owned())
}
