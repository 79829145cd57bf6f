//! A table is the replay of its events.

use crate::event::{By, Event};
use crate::misfit::Misfit;
use crate::options::{MOST_SEATS, setup};
use crate::reservations::Reservations;
use crate::seats::{Accepted, Occupant, Seats};
use crate::table::{Table, commitment_to};
use crate::time::{Millis, to_the_day};
use crate::waiting::Waiting;
use game::{Question, Seat};
use protocol::{PlayerId, Stage, TableId};
use record::{Seed, check_name};
use std::collections::BTreeSet;
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
        table.catch_up(events)?;
        Ok(table)
    }

    /// Applies events that were stored elsewhere after the newest one known here.
    ///
    /// # Errors
    /// The first that cannot follow. Those before it are applied.
    pub fn catch_up(
        &mut self,
        events: impl IntoIterator<Item = (Millis, Event)>,
    ) -> Result<(), ReplayFault> {
        for (at, event) in events {
            self.apply(&event, at).map_err(|misfit| {
                let reason = match misfit {
                    Misfit::Refused(refused) => refused.message,
                    Misfit::Other(reason) => reason.to_owned(),
                };
                ReplayFault { version: self.version + 1, reason }
            })?;
        }
        Ok(())
    }

    /// A table with its bots, before anybody has joined.
    pub(crate) fn created(id: TableId, event: Event, at: Millis) -> Result<Table, String> {
        let Event::Created { options, maker, seed, luck, invited } = event else {
            return Err("a table begins with being made".to_owned());
        };
        let setup = setup(&options).map_err(|fault| fault.message)?;
        if options.seats > MOST_SEATS {
            return Err("no table has as many seats".to_owned());
        }
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
            invited: invited.into_iter().collect(),
            barred: BTreeSet::new(),
            reservations: Reservations::default(),
            seats,
            stage: Stage::Open,
            game: None,
            waiting: Waiting::default(),
            staying: 0,
            version: 1,
            left: None,
            began: at,
            asked_since: at,
            clock_ends: None,
            clamped_end: None,
            is_extended: false,
            seen: to_the_day(at),
            ended: None,
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
                if self.seats.of(*player).is_some() {
                    return Err(Misfit::Other("they have a seat already"));
                }
                check_name(name).map_err(|_| Misfit::Other("the name is none"))?;
                // Whoever comes to a table that all have left looks after it.
                if self.seats.of(self.maker).is_none() {
                    self.maker = *player;
                }
                self.reservations.remove(seat);
                self.seats.sit(seat, *player, name.clone());
                self.left = None;
            }
            Event::Seated(bot) => {
                let seat = self.free_seat(bot.seat)?;
                self.reservations.remove(seat);
                self.seats.sit_bot(seat, bot.level);
            }
            Event::Reserved { seat, player, name } => {
                let seat = self.free_seat(*seat)?;
                check_name(name).map_err(|_| Misfit::Other("the name is none"))?;
                self.reservations.add(seat, *player, name.clone());
            }
            Event::Released { seat, barred } => {
                let seat = self.free_seat(*seat)?;
                let person = self.reservations.remove(seat);
                let person = person.ok_or(Misfit::Other("the seat is not reserved"))?;
                if *barred {
                    self.barred.insert(person);
                }
            }
            Event::Freed { seat, barred } => self.free(*seat, *barred, at)?,
            Event::Began {} => self.begin(at)?,
            Event::Decided { seat, asked, decision, by } => {
                self.apply_decision(*seat, asked, decision, by, at)?;
            }
            Event::Away { seat } | Event::Substituted { seat, .. } => self.set_away(*seat, true)?,
            Event::Back { seat } => self.set_away(*seat, false)?,
            Event::Extended { ends } => {
                if self.clock_ends.is_none_or(|before| *ends <= before) {
                    return Err(Misfit::Other(
                        "a clock that runs is put off, never brought forward",
                    ));
                }
                (self.clock_ends, self.is_extended) = (Some(*ends), true);
                self.clamped_end = None;
            }
            Event::Transferred { seat, from, player } => {
                self.transfer_seat(*seat, *from, *player)?
            }
            Event::Rematched { table } => {
                if !self.is_over() || self.rematch.is_some() {
                    return Err(Misfit::Other("people play again once, after the end"));
                }
                self.rematch = Some(*table);
            }
            Event::Unlisted {} => {
                if !self.options.listed {
                    return Err(Misfit::Other("the table is not listed"));
                }
                self.options.listed = false;
            }
            Event::Closed {} => {
                if self.is_over() {
                    return Err(Misfit::Other("the table is over already"));
                }
                self.end(Stage::Closed);
            }
        }
        self.version += 1;
        self.seen(at);
        if self.is_over() && self.ended.is_none() {
            self.ended = Some(at);
        }
        Ok(())
    }

    fn free_seat(&self, seat: usize) -> Result<Seat, Misfit> {
        let seat = Seat::new(seat).filter(|&seat| self.seats.is_free(seat));
        seat.filter(|_| self.stage == Stage::Open).ok_or(Misfit::Other("no such seat is free"))
    }

    /// Whether this is how far the table has come.
    fn check_stage(&self, stage: Stage) -> Result<(), Misfit> {
        if self.stage == stage {
            Ok(())
        } else {
            Err(Misfit::Other("it comes too early or too late"))
        }
    }

    fn taken_seat(&self, seat: usize) -> Result<Seat, Misfit> {
        let is_taken =
            |seat: &Seat| self.seats.get(*seat).is_some_and(|place| place.name().is_some());
        Seat::new(seat).filter(is_taken).ok_or(Misfit::Other("nobody sits there"))
    }

    /// Frees a seat. If the maker goes, whoever sits lowest looks after the table; if nobody is left, whoever sits down next.
    fn free(&mut self, seat: usize, barred: bool, at: Millis) -> Result<(), Misfit> {
        self.check_stage(Stage::Open)?;
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
        match self.seats.people().min_by_key(|&(_, seat)| seat) {
            Some((player, _)) if gone == Some(self.maker) => self.maker = player,
            Some(_) => {}
            None => self.left = Some(at),
        }
        Ok(())
    }

    /// A bot plays for a person from now on, or they play themselves again.
    fn set_away(&mut self, seat: usize, is_away: bool) -> Result<(), Misfit> {
        self.check_stage(Stage::Playing)?;
        let seat = self.taken_seat(seat)?;
        let was_away = self.seats.is_automatic(seat);
        self.seats.set_away(seat, is_away);
        match (was_away, self.seats.is_automatic(seat)) {
            (false, true) => self.staying -= 1,
            (true, false) => self.staying += 1,
            _ => {}
        }
        self.waiting.set_automatic(seat, self.seats.is_automatic(seat));
        Ok(())
    }

    /// Gives the seat of one person to another, with everything that the first was entitled to here.
    fn transfer_seat(&mut self, seat: usize, from: PlayerId, to: PlayerId) -> Result<(), Misfit> {
        let seat = self.taken_seat(seat)?;
        if self.seats.of(from) != Some(seat) || self.seats.of(to).is_some() {
            return Err(Misfit::Other("the seat cannot be transferred"));
        }
        self.seats.transfer(seat, to);
        if self.maker == from {
            self.maker = to;
        }
        if self.invited.contains(&from) {
            self.invited.insert(to);
        }
        Ok(())
    }

    /// Nothing more will be decided.
    fn end(&mut self, stage: Stage) {
        self.stage = stage;
        self.reservations.clear();
        (self.clock_ends, self.clamped_end) = (None, None);
        self.waiting = Waiting::default();
    }

    /// Closes the gaps and deals.
    fn begin(&mut self, at: Millis) -> Result<(), Misfit> {
        self.check_stage(Stage::Open)?;
        let names: Vec<String> =
            self.seats.taken().filter_map(|(_, place)| Some(place.name()?.to_owned())).collect();
        let dealt = self.setup.deal(&names, &self.seed);
        self.game = Some(dealt.map_err(|_| Misfit::Other("the game cannot be dealt"))?);
        self.seats.close_gaps();
        self.staying = self.seats.people().count();
        self.reservations.clear();
        self.stage = Stage::Playing;
        self.began = at;
        self.ask(at);
        Ok(())
    }

    /// A new question is asked, and its clock begins to run.
    fn ask(&mut self, at: Millis) {
        let asked = self.game.as_ref().map(|game| game.any().waiting()).unwrap_or_default();
        self.waiting = Waiting::new(asked, |seat| self.seats.is_automatic(seat));
        self.asked_since = at;
        self.is_extended = false;
        self.clamped_end = None;
        self.clock_ends = self.options.clock.map(|clock| at.saturating_add(clock.millis()));
    }

    fn apply_decision(
        &mut self,
        seat: usize,
        asked: &str,
        decision: &str,
        by: &By,
        at: Millis,
    ) -> Result<(), Misfit> {
        self.check_stage(Stage::Playing)?;
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
            None => self.end(Stage::Over),
            Some(next) if next != question => self.ask(at),
            // Everybody who is asked at the same time is asked the same, so the others are still asked.
            Some(_) => self.waiting.answered(seat),
        }
        Ok(())
    }
}
