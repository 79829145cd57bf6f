//! Who sits at the table.

use bots::Level;
use limes::{Record, Seat, TurnVisibility};
use record::Header;

/// `[Bot "2 expert"]`: the seat, counted from 1, and the level.
const BOT: &str = "Bot";
/// `[Table "open"]`; a closed table has no header.
const TABLE: &str = "Table";
const OPEN: &str = "open";

/// Who plays in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at this screen.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// The seats in order, and whether players may watch each other's turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    sitters: Vec<Sitter>,
    table: TurnVisibility,
}

impl Seats {
    /// These players at this table.
    pub fn new(sitters: Vec<Sitter>, table: TurnVisibility) -> Seats {
        Seats { sitters, table }
    }

    /// Who sat where, as the headers of a record say; where they say nothing, or nothing that can be understood, persons at
    /// a closed table.
    pub fn of_record(record: &Record) -> Seats {
        let mut sitters = vec![Sitter::Person; record.game.players().len()];
        for header in record.headers.iter().filter(|header| header.name == BOT) {
            if let Some((seat, level)) = bot(&header.value)
                && let Some(sitter) = sitters.get_mut(seat.index())
            {
                *sitter = Sitter::Bot(level);
            }
        }
        Seats { sitters, table: record.turn_visibility() }
    }

    /// The headers that say who sits where.
    pub fn headers(&self) -> Vec<Header> {
        let bots = self.bots().map(|(seat, level)| Header::new(BOT, format!("{seat} {level}")));
        let open = (self.table == TurnVisibility::Open).then(|| Header::new(TABLE, OPEN));
        bots.chain(open).collect()
    }

    /// Who sits where.
    #[cfg(test)]
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// Whether turns of the round that is going on may be watched.
    #[cfg(test)]
    pub fn table(&self) -> TurnVisibility {
        self.table
    }

    /// The bot in a seat, if one sits there.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        match self.sitters.get(seat.index())? {
            Sitter::Bot(level) => Some(*level),
            Sitter::Person => None,
        }
    }

    /// The bots with their levels, in the order of their seats.
    pub fn bots(&self) -> impl Iterator<Item = (Seat, Level)> {
        Seat::first(self.sitters.len()).filter_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()) == Some(&Sitter::Person)
    }

    /// The persons in the order of their seats.
    pub fn persons(&self) -> impl Iterator<Item = Seat> {
        (0..self.sitters.len()).map(Seat::from_index).filter(|&seat| self.is_person(seat))
    }

    /// The only person, whose result this game will be.
    pub fn only_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        let first = persons.next()?;
        persons.next().is_none().then_some(first)
    }

    /// Whether the screen is handed round and what is on it must be hidden meanwhile.
    pub fn has_curtain(&self) -> bool {
        self.table == TurnVisibility::Hidden && self.persons().nth(1).is_some()
    }
}

fn bot(value: &str) -> Option<(Seat, Level)> {
    let (number, level) = value.split_once(' ')?;
    Some((Seat::new(number.parse().ok()?)?, level.parse().ok()?))
}

/// The curtain between the persons at one screen: nobody sees what the next one is about to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Curtain {
    /// Who has lifted it last; nobody when a game is opened again.
    lifted_by: Option<Seat>,
}

impl Curtain {
    /// Whether it hides the table from whoever holds the screen while this person is to act.
    pub fn is_down(self, seats: &Seats, next: Seat) -> bool {
        seats.has_curtain() && self.lifted_by != Some(next)
    }

    /// This person has the screen now.
    pub fn lift(&mut self, person: Seat) {
        self.lifted_by = Some(person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curtain_hangs_only_between_persons_at_a_closed_table() {
        let seats = |sitters: &[Sitter], table| Seats::new(sitters.to_vec(), table);
        let bot = Sitter::Bot(Level::Skilled);
        assert!(!seats(&[Sitter::Person, bot, bot], TurnVisibility::Hidden).has_curtain());
        assert!(!seats(&[Sitter::Person, Sitter::Person], TurnVisibility::Open).has_curtain());
        let two = seats(&[Sitter::Person, bot, Sitter::Person], TurnVisibility::Hidden);
        let mut curtain = Curtain::default();
        assert!(curtain.is_down(&two, Seat::from_index(0)));
        curtain.lift(Seat::from_index(0));
        assert!(!curtain.is_down(&two, Seat::from_index(0)));
        assert!(curtain.is_down(&two, Seat::from_index(2)));
        assert_eq!(two.only_person(), None);
        assert_eq!(
            seats(&[bot, Sitter::Person], TurnVisibility::Hidden).only_person(),
            Some(Seat::from_index(1))
        );
    }
}
