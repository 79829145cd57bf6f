//! Who sits at a table of this device.

use game::{Level, Seat};
use record::Header;

/// `[Bot "2 expert"]`: the seat, counted from 1, and the level.
const BOT: &str = "Bot";

/// Who plays in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Somebody at this screen.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// The seats in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seats(Vec<Sitter>);

impl Seats {
    /// These players.
    pub(crate) fn new(sitters: Vec<Sitter>) -> Seats {
        Seats(sitters)
    }

    /// Who sat where in a game of so many players, as the headers of its record say; where they say nothing, or nothing that
    /// can be understood, persons.
    pub(crate) fn of_headers(players: usize, headers: &[Header]) -> Seats {
        let mut sitters = vec![Sitter::Person; players];
        for header in headers.iter().filter(|header| header.name == BOT) {
            if let Some((seat, level)) = bot(&header.value)
                && let Some(sitter) = sitters.get_mut(seat.index())
            {
                *sitter = Sitter::Bot(level);
            }
        }
        Seats(sitters)
    }

    /// The headers that say who sits where.
    pub(crate) fn headers(&self) -> impl Iterator<Item = Header> {
        self.bots().map(|(seat, level)| Header::new(BOT, format!("{seat} {level}")))
    }

    /// Who sits where.
    #[cfg(test)]
    pub(crate) fn sitters(&self) -> &[Sitter] {
        &self.0
    }

    /// The bot in a seat, if one sits there.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        match self.0.get(seat.index())? {
            Sitter::Bot(level) => Some(*level),
            Sitter::Person => None,
        }
    }

    /// The bots with their levels, in the order of their seats.
    pub(crate) fn bots(&self) -> impl Iterator<Item = (Seat, Level)> {
        Seat::first(self.0.len()).filter_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// Whether a person sits there.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.0.get(seat.index()) == Some(&Sitter::Person)
    }

    /// The persons in the order of their seats.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.0.len()).filter(|&seat| self.is_person(seat))
    }

    /// The only person, whose result this game will be.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut persons = self.persons();
        let first = persons.next()?;
        persons.next().is_none().then_some(first)
    }

    /// Those whose play is looked at afterwards: the persons, or in a game of bots alone all.
    pub(crate) fn reviewed(&self) -> Vec<Seat> {
        let persons: Vec<Seat> = self.persons().collect();
        if persons.is_empty() { Seat::first(self.0.len()).collect() } else { persons }
    }

    /// Whether the screen is handed from person to person.
    pub(crate) fn is_handed_round(&self) -> bool {
        self.persons().nth(1).is_some()
    }
}

fn bot(value: &str) -> Option<(Seat, Level)> {
    let (number, level) = value.split_once(' ')?;
    Some((Seat::new(number.parse().ok()?)?, level.parse().ok()?))
}

/// The curtain between the persons at one screen: nobody sees what the next one is about to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Curtain {
    /// Who has lifted it last; nobody when a game is opened again.
    lifted_by: Option<Seat>,
}

impl Curtain {
    /// Whether it hides the table from whoever holds the screen while this person is to act.
    pub(crate) fn is_down(self, next: Seat) -> bool {
        self.lifted_by != Some(next)
    }

    /// This person has the screen now.
    pub(crate) fn lift(&mut self, person: Seat) {
        self.lifted_by = Some(person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_tell_who_sits_where() {
        let bot = Sitter::Bot(Level::Skilled);
        let seats = Seats::new(vec![bot, Sitter::Person, bot]);
        let headers: Vec<Header> = seats.headers().collect();
        assert_eq!(Seats::of_headers(3, &headers), seats);
        assert_eq!(seats.only_person(), Some(Seat::from_index(1)));
        assert!(!seats.is_handed_round());
        let rubbish = ["", "2", "x expert", "0 expert", "9 expert", "2 genius", "2  expert"];
        let headers: Vec<Header> = rubbish.map(|value| Header::new(BOT, value)).into();
        let all = Seats::of_headers(2, &headers);
        assert_eq!(all.sitters(), [Sitter::Person; 2]);
        assert!(all.is_handed_round() && all.only_person().is_none());
    }

    #[test]
    fn a_curtain_is_lifted_by_each_person_anew() {
        let [one, two] = [0, 1].map(Seat::from_index);
        let mut curtain = Curtain::default();
        assert!(curtain.is_down(one));
        curtain.lift(one);
        assert!(!curtain.is_down(one) && curtain.is_down(two));
    }
}
