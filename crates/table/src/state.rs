//! What a viewer may see of a table.

use crate::seats::{Occupant, Place};
use crate::table::Table;
use crate::time::{Millis, date_of, rfc3339};
use game::Seat;
use games::{AnyView, PlayerSeen};
use limes::FULL_VIEW;
use protocol::{
    ClockState, Code, Fault, FreeSeats, GameName, Options, PlayerId, SeatKind, SeatState, Stage,
    State,
};
use record::Header;
use std::collections::BTreeSet;

/// How many seats of a large table are shown before it begins.
pub(crate) const SHOWN_EARLY: usize = 5;

impl Table {
    /// The state as this viewer may see it. `is_here` tells which people are there. Whether a bot may be substituted for one
    /// of them depends on their absence, so the server adds that ([`Table::may_substitute`]), and its epoch.
    pub fn state(
        &self,
        viewer: Option<PlayerId>,
        now: Millis,
        is_here: impl Fn(Seat) -> bool,
    ) -> State {
        let you = viewer.and_then(|player| self.seats.of(player));
        let view = self.game.as_ref().map(|game| game.view(you));
        let shown = self.shown(you, view.as_ref());
        let seat = |&seat: &Seat| self.seat_state(seat, you, &is_here);
        let seats: Vec<SeatState> = shown.iter().filter_map(seat).collect();
        let taken = self.seats.len() - self.seats.free();
        let others = taken - seats.len();
        State {
            table: self.id,
            game: self.options.game,
            state: self.stage,
            epoch: 0,
            version: self.version,
            you: you.map(Seat::number),
            maker: self.unexpected_maker().map(Seat::number),
            reserved: self.reserved(viewer),
            free: self.free_at_large_table(),
            others: (others > 0).then_some(others),
            moved: (self.is_large() && self.stage == Stage::Playing)
                .then(|| self.seats.len() - self.waiting.len()),
            seats,
            options: self.options_seen(view.as_ref()),
            commitment: self.commitment().to_owned(),
            clock: self
                .ends()
                .map(|ends| ClockState { ends: rfc3339(ends), left_ms: ends.saturating_sub(now) }),
            view,
            seed: self.is_over().then(|| self.seed.as_str().to_owned()),
            rematch: self.rematch,
        }
    }

    /// One player as a viewer sees them, in full.
    ///
    /// # Errors
    /// If nobody plays there.
    pub fn player(&self, viewer: Option<PlayerId>, seat: usize) -> Result<PlayerSeen, Fault> {
        let you = viewer.and_then(|player| self.seats.of(player));
        let seen = self.game.as_ref().zip(Seat::new(seat));
        let seen = seen.and_then(|(game, seat)| game.player_seen(you, seat));
        seen.ok_or_else(|| Fault::new(Code::PATH, format!("nobody plays in seat {seat}")))
    }

    /// The record as far as a viewer may see it. At a large table it has one column: that of `seat`, or else the viewer's.
    ///
    /// # Errors
    /// If the game has not begun, nobody sits there, or it can be told only at the end. A table that was closed tells all, as it
    /// tells its seed.
    pub fn record_text(
        &self,
        viewer: Option<PlayerId>,
        seat: Option<usize>,
    ) -> Result<String, Fault> {
        let you = viewer.and_then(|player| self.seats.of(player));
        let early = || Fault::new(Code::NOT_OVER, "the record is told when the game is over");
        let game = self.game.as_ref().ok_or_else(early)?;
        let of = match seat {
            Some(number) => {
                let seat = Seat::new(number).filter(|&seat| self.seats.get(seat).is_some());
                let nobody = || Fault::new(Code::FIELD, format!("nobody sits in seat {number}"));
                Some(seat.ok_or_else(nobody)?)
            }
            None if self.is_large() => Some(you.unwrap_or(Seat::from_index(0))),
            None => None,
        };
        // A record of Limits is one of all players.
        let of = of.filter(|_| self.options.game == GameName::Limes);
        let notes = self.notes(of);
        let text = if self.is_over() {
            game.record_told(of, &notes)
        } else {
            game.record_seen(you, of, &notes)
        };
        text.ok_or_else(early)
    }

    /// The commitment to the seed, the date, the bots, and the questions that a bot answered for a person, as headers. In a
    /// record of one column that column is seat 1.
    fn notes(&self, of: Option<Seat>) -> Vec<Header> {
        let mut notes = vec![
            Header::new("Commitment", self.commitment()),
            Header::new("Date", date_of(self.began)),
        ];
        let told = |seat: Seat| match of {
            Some(only) => (only == seat).then_some(1),
            None => Some(seat.number()),
        };
        let places = || self.seats.taken().filter_map(|(seat, place)| Some((told(seat)?, place)));
        for (seat, place) in places() {
            if let Occupant::Bot { level, .. } = place.occupant {
                notes.push(Header::new("Bot", format!("{seat} {level}")));
            }
        }
        for (seat, place) in places().filter(|(_, place)| !place.stood_in.is_empty()) {
            notes.push(Header::new("StoodIn", format!("{seat}: {}", stood_in(place).join(" "))));
        }
        notes
    }

    /// The seats that a viewer is shown: those of the view, or, before there is one, the first few and their own.
    fn shown(&self, you: Option<Seat>, view: Option<&AnyView>) -> Vec<Seat> {
        if !self.is_large() {
            return Seat::first(self.seats.len()).collect();
        }
        match view {
            Some(view) => view.seats().collect(),
            None => {
                let first = self.seats.taken().map(|(seat, _)| seat).take(SHOWN_EARLY);
                first.chain(you).collect::<BTreeSet<Seat>>().into_iter().collect()
            }
        }
    }

    /// How it plays. A deck of one's own is told once: at a large table by the view alone, as soon as there is one.
    fn options_seen(&self, view: Option<&AnyView>) -> Options {
        let mut options = self.options.clone();
        if let (Some(AnyView::Limes(view)), true) = (view, self.is_large()) {
            options.deck = Some(view.deck_name().to_owned());
        }
        options
    }

    /// Where whoever looks after an open table sits, if it is not where everybody would think: lowest.
    fn unexpected_maker(&self) -> Option<Seat> {
        if self.stage != Stage::Open {
            return None;
        }
        let maker = self.seats.of(self.maker)?;
        let mut lower = self.seats.taken().map(|(seat, _)| seat).take_while(|&seat| seat < maker);
        lower.any(|seat| self.player_in(seat).is_some()).then_some(maker)
    }

    /// The free seats of an open table that lists only some of its players.
    fn free_at_large_table(&self) -> Option<FreeSeats> {
        if !self.is_large() || self.stage != Stage::Open {
            return None;
        }
        let mut free = self.seats.free_seats().rev();
        let highest = free.clone().next()?;
        let last = free.find(|&seat| !self.is_reserved(seat)).unwrap_or(highest);
        Some(FreeSeats { reserved: self.reservations.len(), last: last.number() })
    }

    pub(crate) fn is_large(&self) -> bool {
        self.seats.len() > FULL_VIEW
    }

    fn seat_state(
        &self,
        seat: Seat,
        you: Option<Seat>,
        is_here: &impl Fn(Seat) -> bool,
    ) -> Option<SeatState> {
        let place = self.seats.get(seat)?;
        let (name, kind, level, here, left) = match &place.occupant {
            Occupant::Nobody => return None,
            Occupant::Person { name, is_away, .. } => {
                let left = *is_away && self.stage == Stage::Playing;
                (name, SeatKind::Person, None, !is_away && is_here(seat), left)
            }
            Occupant::Bot { name, level } => {
                (name, SeatKind::Bot, Some(level.number()), true, false)
            }
        };
        let mut stood_in = stood_in(place);
        // A large table stays small: of the others, the last question is told.
        if self.is_large() && you != Some(seat) {
            stood_in.drain(..stood_in.len().saturating_sub(1));
        }
        Some(SeatState {
            seat: seat.number(),
            name: name.clone(),
            kind,
            level,
            here,
            left,
            substitute: false,
            waiting: self.is_asked(seat),
            stood_in,
        })
    }
}

fn stood_in(place: &Place) -> Vec<String> {
    place.stood_in.iter().map(ToString::to_string).collect()
}
