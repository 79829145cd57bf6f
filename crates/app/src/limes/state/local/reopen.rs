//! From a record back to the table. Who sat where stands in headers of its own, which other programs keep.

use crate::limes::state::local::LocalTable;
use crate::limes::state::{MOST_PLAYERS, Seats, Sitter};
use bots::Level;
use limes::{CardNumber, DealtGame, Record, RecordFault, Seat, TurnVisibility};
use record::{Header, Seed};
use std::fmt;

/// `[Bot "2 expert"]`: the seat, counted from 1, and the level.
const BOT: &str = "Bot";
/// `[Table "open"]`; a closed table has no header.
const TABLE: &str = "Table";
const OPEN: &str = "open";
const SEED: &str = "Seed";

/// Why a game cannot be played on as asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReopenFault {
    /// The text is no record.
    Record(RecordFault),
    /// The cards to come are not known, or do not belong to this record.
    Draw,
    /// More players than can sit at one screen.
    Crowd,
}

impl fmt::Display for ReopenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReopenFault::Record(fault) => fault.fmt(f),
            ReopenFault::Draw => write!(f, "the cards to come do not follow the cards drawn"),
            ReopenFault::Crowd => write!(f, "at most {MOST_PLAYERS} can play at one screen"),
        }
    }
}

impl std::error::Error for ReopenFault {}

impl From<RecordFault> for ReopenFault {
    fn from(fault: RecordFault) -> ReopenFault {
        ReopenFault::Record(fault)
    }
}

/// The headers that say who sits where.
pub(super) fn headers(seats: &Seats, seed: Option<&Seed>) -> Vec<Header> {
    let mut headers = Vec::new();
    headers.extend(seed.map(|seed| Header::new(SEED, seed.as_str())));
    for (sitter, number) in seats.sitters().iter().zip(1..) {
        if let Sitter::Bot(level) = sitter {
            headers.push(Header::new(BOT, format!("{number} {level}")));
        }
    }
    if seats.table() == TurnVisibility::Open {
        headers.push(Header::new(TABLE, OPEN));
    }
    headers
}

/// Who sits where, as the headers say; where they say nothing, or nothing that can be understood, persons at a
/// closed table. Takes out what was understood.
fn take_seats(headers: &mut Vec<Header>, players: usize) -> Seats {
    let mut sitters = vec![Sitter::Person; players];
    let mut table = TurnVisibility::Hidden;
    headers.retain(|header| match header.name.as_str() {
        BOT => match bot(&header.value).filter(|(seat, _)| seat.index() < players) {
            Some((seat, level)) => {
                sitters[seat.index()] = Sitter::Bot(level);
                false
            }
            None => true,
        },
        TABLE if header.value == OPEN => {
            table = TurnVisibility::Open;
            false
        }
        _ => true,
    });
    Seats::new(sitters, table)
}

fn bot(value: &str) -> Option<(Seat, Level)> {
    let (number, level) = value.split_once(' ')?;
    Some((Seat::new(number.parse().ok()?)?, level.parse().ok()?))
}

/// Takes out the seed if it gives this draw.
fn take_seed(headers: &mut Vec<Header>, draw: &[CardNumber]) -> Option<Seed> {
    let at = headers.iter().position(|header| header.name == SEED)?;
    let seed = Seed::new(&headers[at].value).ok().filter(|seed| limes::draw(seed) == draw)?;
    headers.remove(at);
    Some(seed)
}

impl Seats {
    /// Who sat where in a game.
    pub fn of_record(record: &Record) -> Seats {
        take_seats(&mut record.headers.clone(), record.game.players().len())
    }
}

impl LocalTable {
    /// Opens a record to play on. The cards to come follow from its seed; where it has none that fits, `fresh`
    /// decides which of the cards that are left follow.
    pub fn from_record(record: Record, fresh: &Seed) -> LocalTable {
        LocalTable::of_dealt(DealtGame::from_record_or(record, fresh))
    }

    /// Opens a record whose seed gives the cards to come.
    ///
    /// # Errors
    /// If it has none, or one that does not give the cards drawn.
    pub fn seeded(record: Record) -> Result<LocalTable, ReopenFault> {
        DealtGame::from_record(record).map(LocalTable::of_dealt).map_err(|_| ReopenFault::Draw)
    }

    /// All 16 cards of the game, where no seed in its record gives them.
    pub fn unseeded_draw(&self) -> Option<&[CardNumber]> {
        self.seed().is_none().then_some(self.dealt.draw())
    }

    /// Opens a record whose cards to come are known without a seed.
    ///
    /// # Errors
    /// If these are not 16 different cards that begin with those drawn.
    pub fn with_draw(record: Record, draw: Vec<CardNumber>) -> Result<LocalTable, ReopenFault> {
        let dealt = DealtGame::with_draw(record, draw);
        dealt.map(LocalTable::of_dealt).map_err(|_| ReopenFault::Draw)
    }

    fn of_dealt(mut dealt: DealtGame) -> LocalTable {
        let mut headers = std::mem::take(dealt.headers_mut());
        let seats = take_seats(&mut headers, dealt.game().players().len());
        let seed = take_seed(&mut headers, dealt.draw());
        LocalTable::at(seats, dealt, seed.as_ref(), headers)
    }

    /// The same table with other sitters: for playing on in a game that others have played.
    #[must_use]
    pub fn seated(mut self, sitters: &[Sitter], table: TurnVisibility) -> LocalTable {
        let seed = self.seed();
        let mut others = std::mem::take(self.dealt.headers_mut());
        // Those about the seats as they were, and the seed, are written anew.
        let _ = (
            take_seats(&mut others, self.game().players().len()),
            take_seed(&mut others, self.dealt.draw()),
        );
        let sitters = sitters.iter().copied().chain(std::iter::repeat(Sitter::Person));
        self.seats = Seats::new(sitters.take(self.game().players().len()).collect(), table);
        *self.dealt.headers_mut() = headers(&self.seats, seed.as_ref());
        self.dealt.headers_mut().extend(others);
        self
    }
}
