//! What lists know of a table.

use crate::seats::Occupant;
use crate::table::Table;
use crate::time::Millis;
use game::Seat;
use limes::FULL_VIEW;
use protocol::{BotSeat, GameName, Options, PlayerId, Stage, TableId};

/// How many players a list names.
const NAMED: usize = 16;

/// What lists know of a table, and what a server must know of one that it has not loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What is played.
    pub game: GameName,
    /// How far it has come.
    pub stage: Stage,
    /// Whether everybody finds it.
    pub listed: bool,
    /// How many seats there are.
    pub seats: usize,
    /// How many of them are free.
    pub free: usize,
    /// How it is played, with the name of the deck instead of its cards.
    pub options: Options,
    /// When it wants to be looked at.
    pub wake_at: Option<Millis>,
    /// How many rounds there are.
    pub rounds: usize,
    /// When the clock runs out.
    pub ends: Option<Millis>,
    /// The pending decisions.
    pub pending: Pending,
    /// The person who looks after the table.
    pub host: Option<SeatedName>,
    /// The names of the players, in order; at a large table the first few.
    pub players: Vec<SeatedName>,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
}

/// The pending decisions of a game. At a small table nearly every decision changes them, and mostly nothing else of its summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The round being played, or the last one; 0 before the first.
    pub round: usize,
    /// The question that is asked.
    pub question: Option<String>,
    /// The seats of the people that the game waits for. Not kept at large tables: everyone there is asked in every round,
    /// and the list would change with every decision.
    pub asked: Option<Vec<usize>>,
}

/// A player's name at a table; bots are not players of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedName {
    /// The person.
    pub player: Option<PlayerId>,
    /// The name at this table.
    pub name: String,
}

impl Table {
    /// What lists know of it.
    pub fn summary(&self) -> Summary {
        let seats = self.seats.len();
        // Nobody else can take a reserved seat.
        let free = self.seats.free() - self.reservations.len();
        Summary {
            game: self.options.game,
            stage: self.stage,
            // Tables without players, or with reserved seats only, have nothing to offer to strangers.
            listed: self.options.listed
                && self.seats.people().next().is_some()
                && (self.stage != Stage::Open || free > 0),
            seats,
            free,
            options: self.options_listed(),
            wake_at: self.wake_at(),
            rounds: self.setup.rounds(seats),
            ends: self.ends(),
            pending: self.pending(),
            host: self.seats.of(self.maker).and_then(|seat| self.seated_name(seat)),
            players: self
                .seats
                .taken()
                .filter_map(|(seat, _)| self.seated_name(seat))
                .take(NAMED)
                .collect(),
            rematch: self.rematch,
        }
    }

    /// The pending decisions.
    pub fn pending(&self) -> Pending {
        Pending {
            round: self.game.as_ref().map_or(0, |game| game.round()),
            question: self.question().map(|question| question.to_string()),
            asked: (self.seats.len() <= FULL_VIEW).then(|| {
                let people = self.waiting.asked().filter(|&seat| !self.seats.is_automatic(seat));
                people.map(Seat::number).collect()
            }),
        }
    }

    /// The question that a seat of a large table has answered and that others still have to.
    pub fn answered(&self, seat: Seat) -> Option<String> {
        if self.seats.len() <= FULL_VIEW || self.is_asked(seat) {
            return None;
        }
        self.question().map(|question| question.to_string())
    }

    /// Whether a bot plays for the person in this seat, who has left the running game.
    pub fn is_away(&self, seat: Seat) -> bool {
        self.player_in(seat).is_some() && self.seats.is_automatic(seat)
    }

    /// The rank of each seat once the game has been played to its end.
    pub fn ranks(&self) -> Option<Vec<usize>> {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Over)?;
        Some(game.any().ranks())
    }

    /// When the last decision was made or the table was given up.
    pub fn ended(&self) -> Option<Millis> {
        self.ended
    }

    fn seated_name(&self, seat: Seat) -> Option<SeatedName> {
        match &self.seats.get(seat)?.occupant {
            Occupant::Nobody => None,
            Occupant::Person { player, name, .. } => {
                Some(SeatedName { player: Some(*player), name: name.clone() })
            }
            Occupant::Bot { name, .. } => Some(SeatedName { player: None, name: name.clone() }),
        }
    }

    /// The bots that sit here now; the options have those of the beginning.
    pub(crate) fn bots(&self) -> Vec<BotSeat> {
        let bots = self.seats.bots().filter_map(|seat| match self.seats.get(seat)?.occupant {
            Occupant::Bot { level, .. } => Some(BotSeat { seat: seat.number(), level }),
            _ => None,
        });
        bots.collect()
    }

    /// A deck file may have thousands of bytes, and a list has many rows.
    fn options_listed(&self) -> Options {
        let deck = match &self.setup {
            games::Setup::Limes { deck, .. } => Some(deck.name().to_owned()),
            games::Setup::Limits { .. } => None,
        };
        Options {
            game: self.options.game,
            seats: self.options.seats,
            variants: self.options.variants.clone(),
            deck: self.options.deck.as_ref().and(deck),
            turns: self.options.turns,
            mode: self.options.mode.clone(),
            clock: self.options.clock,
            bots: self.bots(),
            listed: self.options.listed,
            draw: self.options.draw,
        }
    }
}
