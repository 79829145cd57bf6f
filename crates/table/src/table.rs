//! The table itself.

use crate::event::Event;
use crate::misfit::Misfit;
use crate::reservations::{Reservation, Reservations};
use crate::seats::{Occupant, Seats};
use crate::time::{DAY, MINUTE, Millis, to_the_day};
use crate::waiting::Waiting;
use game::Seat;
use games::{DealtGame, Setup};
use protocol::{Code, Fault, Options, PlayerId, Stage, TableId};
use record::Seed;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// How long a table waits for its players.
const OPEN_FOR: Millis = DAY;
/// How long it waits when everybody has left.
const EMPTY_FOR: Millis = 10 * MINUTE;
/// How long a game without a clock waits when everybody is away.
const WAITS_FOR: Millis = 30 * DAY;
/// The least time to decide after the server was not running.
const AFTER_RESTART: Millis = MINUTE;

/// A table, from its first free seat to its last score.
///
/// Invariants:
/// - It is the replay of its events, as many as its version says.
/// - It has a game from the moment it begins.
/// - `waiting` holds the seats that the game asks, and nobody unless the game is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) options: Options,
    pub(crate) setup: Setup,
    pub(crate) maker: PlayerId,
    pub(crate) created: Millis,
    pub(crate) seed: Seed,
    /// Told in every state, so it is not computed anew each time.
    pub(crate) commitment: Box<str>,
    pub(crate) luck: u64,
    pub(crate) invited: BTreeSet<PlayerId>,
    pub(crate) barred: BTreeSet<PlayerId>,
    pub(crate) reservations: Reservations,
    pub(crate) seats: Seats,
    pub(crate) stage: Stage,
    pub(crate) game: Option<DealtGame>,
    pub(crate) waiting: Waiting,
    /// The number of people who have not left, once the game is on.
    pub(crate) staying: usize,
    pub(crate) version: u64,
    /// When the last person left, if the game has not begun.
    pub(crate) left: Option<Millis>,
    /// When the game began; when the table was made, if it has not.
    pub(crate) began: Millis,
    /// When the current question was asked.
    pub(crate) asked_since: Millis,
    /// When the clock of the question that is asked runs out.
    pub(crate) clock_ends: Option<Millis>,
    /// An earlier end of that clock, because the stored one is further away than a whole turn. It is not stored.
    pub(crate) clamped_end: Option<Millis>,
    /// Whether that was put off because no server was running.
    pub(crate) is_extended: bool,
    /// When a person was last here, to the day: nobody has to know better, and it is stored when it changes.
    pub(crate) seen: Millis,
    /// When the last decision was made or the table was given up.
    pub(crate) ended: Option<Millis>,
    pub(crate) rematch: Option<TableId>,
    pub(crate) unstored: Vec<Event>,
}

/// What a new table is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Creation {
    /// What it is called.
    pub id: TableId,
    /// How it plays; checked by [`crate::check_options`].
    pub options: Options,
    /// Who makes it.
    pub maker: PlayerId,
    /// What they are called.
    pub name: String,
    /// The seed of the draw.
    pub seed: Seed,
    /// What bots leave to chance.
    pub luck: u64,
    /// The only people who may sit here; everybody if there are none.
    pub invited: Vec<PlayerId>,
    /// Seats that are kept for others.
    pub reservations: Vec<Reservation>,
    /// The seat that the maker would like, if it is free.
    pub seat: Option<usize>,
}

/// What does not change anything.
impl Table {
    /// What it is called.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The person who made the table, or looks after it since.
    pub fn maker(&self) -> PlayerId {
        self.maker
    }

    /// When it was made.
    pub fn created_at(&self) -> Millis {
        self.created
    }

    /// How it plays.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// How many events there are.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// How many of them are taken.
    pub fn taken_seats(&self) -> usize {
        self.seats.len() - self.seats.free()
    }

    /// Where a person sits.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.seats.of(player)
    }

    /// The person in a seat; `None` where a bot or nobody sits.
    pub fn player_in(&self, seat: Seat) -> Option<PlayerId> {
        match self.seats.get(seat)?.occupant {
            Occupant::Person { player, .. } => Some(player),
            _ => None,
        }
    }

    /// The people who sit here, and where.
    pub fn people(&self) -> impl Iterator<Item = (PlayerId, Seat)> {
        self.seats.people()
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&DealtGame> {
        self.game.as_ref()
    }

    /// What bots leave to chance.
    pub fn luck(&self) -> u64 {
        self.luck
    }

    /// The SHA-256 of the seed's text, in hex.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }

    /// Whether nothing more will be decided.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over | Stage::Closed)
    }

    /// When the table wants to be looked at, even if nothing happens before: a time in the past if a bot is to answer.
    pub fn wake_at(&self) -> Option<Millis> {
        match self.stage {
            Stage::Open => Some(self.open_until()),
            Stage::Playing if self.is_bot_asked() => Some(0),
            Stage::Playing => Some(self.ends().unwrap_or(self.seen.saturating_add(WAITS_FOR))),
            Stage::Over | Stage::Closed => None,
        }
    }

    /// When the clock of the question that is asked runs out.
    pub fn ends(&self) -> Option<Millis> {
        self.clamped_end.or(self.clock_ends)
    }

    /// Whether all people have left a game that is on.
    pub(crate) fn is_abandoned(&self) -> bool {
        self.stage == Stage::Playing && self.staying == 0
    }

    /// Whether the game waits until somebody is back: nobody is there to play for, and no clock says that it has to end.
    pub(crate) fn is_paused(&self) -> bool {
        self.is_abandoned() && self.options.clock.is_none()
    }

    /// Whether a bot has to answer without waiting for a clock.
    fn is_bot_asked(&self) -> bool {
        self.waiting.has_automatic() && !self.is_paused()
    }

    /// How long the table waits for players.
    fn open_until(&self) -> Millis {
        let longest = self.created.saturating_add(OPEN_FOR);
        self.left.map_or(longest, |left| left.saturating_add(EMPTY_FOR).min(longest))
    }

    /// Whether the game waits for this seat.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        self.waiting.contains(seat)
    }
}

/// Time.
impl Table {
    /// Notes that a person is here.
    pub fn seen(&mut self, now: Millis) {
        // Rounded up, so that nobody is thought to be away for longer than they were.
        self.seen = self.seen.max(to_the_day(now));
    }

    /// Brings the end of a clock forward that is further away than a whole turn: the machine's clock was set back since.
    pub fn clamp_clock(&mut self, now: Millis) {
        let latest = self.options.clock.map(|clock| now.saturating_add(clock.millis()));
        if let (Some(ends), Some(latest)) = (self.ends(), latest)
            && latest < ends
        {
            self.clamped_end = Some(latest);
        }
    }

    /// Gives up a table that nobody has started, or at which nobody has been for a long time.
    ///
    /// # Errors
    /// If that cannot be noted.
    pub fn tick(&mut self, now: Millis) -> Result<(), Fault> {
        self.clamp_clock(now);
        let is_forgotten = match self.stage {
            Stage::Open => self.open_until() <= now,
            Stage::Playing => {
                self.clock_ends.is_none()
                    && !self.is_bot_asked()
                    && self.seen.saturating_add(WAITS_FOR) <= now
            }
            Stage::Over | Stage::Closed => false,
        };
        if is_forgotten { self.record(Event::Closed {}, now) } else { Ok(()) }
    }

    /// Restores the time at which a person was last here from the wake-up time that was stored last.
    pub fn restore_seen(&mut self, wake_at: Option<Millis>) {
        if self.clock_ends.is_none() {
            let seen = wake_at.and_then(|at| at.checked_sub(WAITS_FOR)).unwrap_or(0);
            self.seen = self.seen.max(seen);
        }
    }

    /// Goes on after no server was running until `started`. Nobody could decide meanwhile, so everybody gets at least a minute
    /// from then on, or a whole turn if that is shorter. The new deadline is stored, so loading the table again adds nothing,
    /// and a question gets one at most, unless that one passed while no server was running: restarts in a row do not keep a
    /// table waiting for ever.
    ///
    /// # Errors
    /// If that cannot be noted.
    pub fn resume(&mut self, started: Millis, now: Millis) -> Result<(), Fault> {
        let (Some(clock), Some(ends)) = (self.options.clock, self.clock_ends) else {
            return Ok(());
        };
        let least = started.saturating_add(AFTER_RESTART.min(clock.millis()));
        if ends < least && (!self.is_extended || ends < started) {
            self.record(Event::Extended { ends: least }, now)?;
        }
        Ok(())
    }

    /// The events that are not stored yet, oldest first. They are the last ones of the version, and are stored together, with
    /// the time that was given with the command, because clocks run from that time.
    pub fn take_unstored(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.unstored)
    }

    /// Lets something happen that was checked before.
    ///
    /// # Errors
    /// If it cannot happen all the same; then nothing has changed.
    pub(crate) fn record(&mut self, event: Event, now: Millis) -> Result<(), Fault> {
        self.apply(&event, now).map_err(|misfit| match misfit {
            Misfit::Refused(refused) => Fault::from(refused),
            Misfit::Other(reason) => Fault::new(Code::BUSY, reason),
        })?;
        self.unstored.push(event);
        Ok(())
    }
}

/// The SHA-256 of a seed's text, in hex.
pub(crate) fn commitment_to(seed: &Seed) -> Box<str> {
    let hex = Sha256::digest(seed.as_str()).iter().fold(String::new(), |mut hex, byte| {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    });
    hex.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Limits, check_options};

    #[test]
    fn an_event_that_does_not_fit_is_refused_and_not_stored() {
        let asked = serde_json::from_str(r#"{"game":"limes","seats":3}"#).expect("options");
        let creation = Creation {
            id: TableId::from_random([7; 16]),
            options: check_options(&asked, Limits::default()).expect("they can be played"),
            maker: PlayerId::from_random([1; 16]),
            name: "Ada".to_owned(),
            seed: Seed::new(&"5eed".repeat(16)).expect("a seed"),
            luck: 1,
            invited: Vec::new(),
            reservations: Vec::new(),
            seat: None,
        };
        let (mut table, _) = Table::create(creation, 0).expect("it can be made");
        table.take_unstored();
        let before = table.clone();
        for event in [Event::Back { seat: 1 }, Event::Freed { seat: 2, barred: false }] {
            let refused = table.record(event, 1).map_err(|fault| fault.code);
            assert_eq!(refused, Err(Code::BUSY));
            assert_eq!(table, before);
        }
    }
}
