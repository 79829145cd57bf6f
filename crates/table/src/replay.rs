//! A table is the replay of its events.

use crate::event::{By, Event};
use crate::options::setup;
use crate::seats::{Accepted, Occupant, Seats};
use crate::table::{Table, commitment_to};
use crate::time::{DAY, Millis};
use game::{Question, Seat};
use games::Refused;
use protocol::{Stage, TableId};
use record::Seed;
use std::fmt;

/// Why stored events are no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayFault {
    /// The version that cannot follow.
    pub version: u64,
    /// Why.
    pub reason: String,
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.version, self.reason)
    }
}

impl std::error::Error for ReplayFault {}

/// Why an event cannot follow.
#[derive(Debug)]
pub(crate) enum Misfit {
    /// The rules do not allow it.
    Refused(Refused),
    /// It does not fit the table.
    Other(&'static str),
}

impl Table {
    /// The table whose events these are, with the times at which they happened.
    ///
    /// # Errors
    /// The first that cannot follow.
    pub fn replay(
        id: TableId,
        events: impl IntoIterator<Item = (Millis, Event)>,
    ) -> Result<Table, ReplayFault> {
        let mut events = events.into_iter();
        let fault = |version, reason: &str| ReplayFault { version, reason: reason.to_owned() };
        let (at, first) = events.next().ok_or_else(|| fault(1, "there are no events"))?;
        let mut table = Table::created(id, first, at).map_err(|reason| fault(1, &reason))?;
        for (at, event) in events {
            table.apply(&event, at).map_err(|misfit| match misfit {
                Misfit::Refused(refused) => fault(table.version + 1, &refused.message),
                Misfit::Other(reason) => fault(table.version + 1, reason),
            })?;
        }
        Ok(table)
    }

    /// A table with its bots, before anybody has joined.
    pub(crate) fn created(id: TableId, event: Event, at: Millis) -> Result<Table, String> {
        let Event::Created { options, maker, seed, luck, invited } = event else {
            return Err("a table begins with being made".to_owned());
        };
        let setup = setup(&options).map_err(|fault| fault.message)?;
        let mut seats = Seats::new(options.seats);
        for bot in &options.bots {
            let seat = Seat::new(bot.seat).filter(|&seat| seats.is_free(seat));
            seats.sit_bot(seat.ok_or("no such seat is free")?, bot.level);
        }
        let seed = Seed::new(&seed).map_err(|fault| fault.to_string())?;
        Ok(Table {
            id,
            setup,
            maker,
            created: at,
            commitment: commitment_to(&seed),
            seed,
            luck,
            invited,
            barred: Vec::new(),
            seats,
            stage: Stage::Open,
            game: None,
            version: 1,
            clock_ends: None,
            seen: at.div_ceil(DAY) * DAY,
            rematch: None,
            unstored: Vec::new(),
            options,
        })
    }

    /// Lets something happen, unless it cannot; then nothing has changed.
    pub(crate) fn apply(&mut self, event: &Event, at: Millis) -> Result<(), Misfit> {
        match event {
            Event::Created { .. } => return Err(Misfit::Other("a table is made once")),
            Event::Joined { seat, player, name } => {
                let seat = self.free_seat(*seat)?;
                self.seats.sit(seat, *player, name.clone());
            }
            Event::Seated(bot) => {
                let seat = self.free_seat(bot.seat)?;
                self.seats.sit_bot(seat, bot.level);
            }
            Event::Freed { seat, barred } => self.free(*seat, *barred)?,
            Event::Began {} => self.begin(at)?,
            Event::Decided { seat, asked, decision, by } => {
                self.apply_decision(*seat, asked, decision, by, at)?;
            }
            Event::Away { seat } => {
                let seat = self.taken_seat(*seat)?;
                self.seats.set_away(seat, true);
            }
            Event::Back { seat } => {
                let seat = self.taken_seat(*seat)?;
                self.seats.set_away(seat, false);
            }
            Event::Rematched { table } => self.rematch = Some(*table),
            Event::Closed {} => {
                self.stage = Stage::Closed;
                self.clock_ends = None;
            }
        }
        self.version += 1;
        self.seen(at);
        Ok(())
    }

    fn free_seat(&self, seat: usize) -> Result<Seat, Misfit> {
        let seat = Seat::new(seat).filter(|&seat| self.seats.is_free(seat));
        seat.filter(|_| self.stage == Stage::Open).ok_or(Misfit::Other("no such seat is free"))
    }

    fn taken_seat(&self, seat: usize) -> Result<Seat, Misfit> {
        let is_taken =
            |seat: &Seat| self.seats.get(*seat).is_some_and(|place| place.name().is_some());
        Seat::new(seat).filter(is_taken).ok_or(Misfit::Other("nobody sits there"))
    }

    /// Frees a seat. If the maker goes, whoever sits lowest looks after the table; without people there is none.
    fn free(&mut self, seat: usize, barred: bool) -> Result<(), Misfit> {
        let seat = self.taken_seat(seat)?;
        let occupant = self.seats.get(seat).map(|place| &place.occupant);
        let gone = match occupant {
            Some(&Occupant::Person { player, .. }) => Some(player),
            _ => None,
        };
        self.seats.leave(seat);
        if barred {
            self.barred.extend(gone);
        }
        if gone == Some(self.maker) {
            match self.seats.people().min_by_key(|&(_, seat)| seat) {
                Some((player, _)) => self.maker = player,
                None => self.stage = Stage::Closed,
            }
        }
        Ok(())
    }

    /// Closes the gaps and deals.
    fn begin(&mut self, at: Millis) -> Result<(), Misfit> {
        let names: Vec<String> =
            self.seats.iter().filter_map(|(_, place)| Some(place.name()?.to_owned())).collect();
        let dealt = self.setup.deal(&names, &self.seed);
        self.game = Some(dealt.map_err(|_| Misfit::Other("the game cannot be dealt"))?);
        self.seats.close_gaps();
        self.stage = Stage::Playing;
        self.start_clock(at);
        Ok(())
    }

    fn start_clock(&mut self, at: Millis) {
        self.clock_ends = self.options.clock.map(|clock| at + clock.millis());
    }

    fn apply_decision(
        &mut self,
        seat: usize,
        asked: &str,
        decision: &str,
        by: &By,
        at: Millis,
    ) -> Result<(), Misfit> {
        let seat = self.taken_seat(seat)?;
        let question: Question =
            asked.parse().map_err(|_| Misfit::Other("the question has no name"))?;
        let game = self.game.as_mut().ok_or(Misfit::Other("the game has not begun"))?;
        if game.any().asked(seat) != Some(question) {
            return Err(Misfit::Other("the question is not asked"));
        }
        game.decide(seat, decision).map_err(Misfit::Refused)?;
        let next = game.question();
        let version = self.version + 1;
        if let Some(place) = self.seats.get_mut(seat) {
            match by {
                By::Person(id) => place.accepted.push(Accepted {
                    id: id.clone(),
                    asked: asked.into(),
                    decision: decision.into(),
                    version,
                }),
                By::StandIn => place.stood_in.push(question),
                By::Bot => {}
            }
        }
        match next {
            None => {
                self.stage = Stage::Over;
                self.clock_ends = None;
            }
            Some(next) if next != question => self.start_clock(at),
            Some(_) => {}
        }
        Ok(())
    }
}
