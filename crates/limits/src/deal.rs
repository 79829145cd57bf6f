//! The deal: everything that chance decides, fixed before the first card is hidden.

use crate::colour::{ByColour, Colour};
use crate::limit_card::{LIMIT_CARDS, LimitCardNumber};
use crate::seat::MAX_PLAYERS;
use game::Seat;
use record::{NameFault, Seed, check_name};
use std::fmt;

/// The fewest players a game has.
pub const MIN_PLAYERS: usize = 2;
/// How many colour cards there are.
pub const COLOUR_CARDS: usize = 60;
/// How many cards of each colour there are.
pub const CARDS_OF_A_COLOUR: usize = 12;

/// What of the pile lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Only its top card shows; what has gone under it is to be remembered.
    #[default]
    Memory,
    /// The pile lies spread.
    Open,
}

/// A deal as somebody claims it, not yet checked.
///
/// ```
/// use limits::{Colour, DealDraft, DealFault, Mode};
/// let draft = DealDraft {
///     players: vec!["Ada".into(), "Ben".into()],
///     start: 3,
///     colours: Colour::ALL.repeat(12),
///     limit_cards: (1..=10).collect(),
///     mode: Mode::Memory,
/// };
/// assert_eq!(draft.check(), Err(vec![DealFault::Start { number: 3, players: 2 }]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealDraft {
    /// The players' names, in seat order.
    pub players: Vec<String>,
    /// The seat that begins round 1.
    pub start: usize,
    /// The draw pile before dealing, first drawn first.
    pub colours: Vec<Colour>,
    /// The numbers of the limit cards used, first turned up first.
    pub limit_cards: Vec<usize>,
    /// What of the pile lies open.
    pub mode: Mode,
}

/// A deal that can be played.
///
/// Invariant: 2 to 6 good names; 12 cards of each colour; as many different limit cards as that many
/// players use; somebody sits where the game starts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deal {
    players: Vec<String>,
    start: Seat,
    colours: Vec<Colour>,
    limit_cards: Vec<LimitCardNumber>,
    mode: Mode,
}

/// Why a draft is no deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// Too few or too many players.
    Players(usize),
    /// A name is refused.
    Name {
        /// Whose name, counted from 1.
        number: usize,
        /// What is wrong with it.
        fault: NameFault,
    },
    /// Nobody sits where the game would start.
    Start {
        /// The seat that was to start.
        number: usize,
        /// How many players there are.
        players: usize,
    },
    /// Not 60 colour cards, but so many.
    ColourCards(usize),
    /// Not 12 cards of a colour.
    CardsOfAColour {
        /// Which colour.
        colour: Colour,
        /// How many there are.
        found: usize,
    },
    /// Not as many limit cards as that many players use.
    LimitCards {
        /// How many players there are.
        players: usize,
        /// How many limit cards they use.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// No limit card has this number.
    LimitCardNumber(usize),
    /// A limit card is used twice.
    LimitCardTwice(LimitCardNumber),
}

impl fmt::Display for DealFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealFault::Players(found) => {
                write!(f, "{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {found}")
            }
            DealFault::Name { number, fault } => write!(f, "player {number}: {fault}"),
            DealFault::Start { number, players } => {
                write!(f, "player {number} cannot start, there are {players} players")
            }
            DealFault::ColourCards(found) => {
                write!(f, "there should be {COLOUR_CARDS} colour cards, but there are {found}")
            }
            DealFault::CardsOfAColour { colour, found } => {
                write!(
                    f,
                    "there should be {CARDS_OF_A_COLOUR} {} cards, but there are {found}",
                    colour.name()
                )
            }
            DealFault::LimitCards { players, needed, found } => {
                write!(f, "{players} players use {needed} limit cards, but there are {found}")
            }
            DealFault::LimitCardNumber(number) => {
                write!(f, "limit cards are numbered 1 to {LIMIT_CARDS}, there is no {number}")
            }
            DealFault::LimitCardTwice(number) => write!(f, "limit card {number} is used twice"),
        }
    }
}

impl std::error::Error for DealFault {}

/// How many limit cards that many players use, and so how many rounds they play.
///
/// `None` where that many cannot play.
pub fn limit_cards_used(players: usize) -> Option<usize> {
    match players {
        2 => Some(10),
        3 | 4 => Some(18),
        5 | 6 => Some(14),
        _ => None,
    }
}

impl DealDraft {
    /// Makes a deal of the draft.
    ///
    /// # Errors
    /// Gives everything that is wrong with it, at least one fault.
    pub fn check(self) -> Result<Deal, Vec<DealFault>> {
        let mut faults = Vec::new();
        let players = self.players.len();
        for (name, number) in self.players.iter().zip(1..) {
            if let Err(fault) = check_name(name) {
                faults.push(DealFault::Name { number, fault });
            }
        }
        let start = Seat::new(self.start).filter(|seat| seat.number() <= players);
        match limit_cards_used(players) {
            None => faults.push(DealFault::Players(players)),
            Some(needed) => {
                if start.is_none() {
                    faults.push(DealFault::Start { number: self.start, players });
                }
                let found = self.limit_cards.len();
                if found != needed {
                    faults.push(DealFault::LimitCards { players, needed, found });
                }
            }
        }
        check_colours(&self.colours, &mut faults);
        let limit_cards = check_limit_cards(&self.limit_cards, &mut faults);
        match start {
            Some(start) if faults.is_empty() => Ok(Deal {
                players: self.players,
                start,
                colours: self.colours,
                limit_cards,
                mode: self.mode,
            }),
            _ => Err(faults),
        }
    }
}

fn check_colours(colours: &[Colour], faults: &mut Vec<DealFault>) {
    if colours.len() != COLOUR_CARDS {
        return faults.push(DealFault::ColourCards(colours.len()));
    }
    let mut counts = ByColour::<usize>::default();
    for &colour in colours {
        counts[colour] += 1;
    }
    for (colour, &found) in counts.iter().filter(|&(_, &found)| found != CARDS_OF_A_COLOUR) {
        faults.push(DealFault::CardsOfAColour { colour, found });
    }
}

fn check_limit_cards(numbers: &[usize], faults: &mut Vec<DealFault>) -> Vec<LimitCardNumber> {
    let mut cards = Vec::with_capacity(LIMIT_CARDS);
    for &number in numbers {
        match LimitCardNumber::new(number) {
            None => faults.push(DealFault::LimitCardNumber(number)),
            Some(card) if cards.contains(&card) => faults.push(DealFault::LimitCardTwice(card)),
            Some(card) => cards.push(card),
        }
    }
    cards
}

impl Deal {
    /// The deal that a seed gives these players, the same everywhere and for ever.
    ///
    /// # Errors
    /// If there are too few or too many players, or a name is refused.
    pub fn from_seed(
        seed: &Seed,
        players: Vec<String>,
        mode: Mode,
    ) -> Result<Deal, Vec<DealFault>> {
        let mut stream = seed.stream("limits-deal-1");
        let mut colours: Vec<Colour> =
            Colour::ALL.into_iter().flat_map(|colour| [colour; CARDS_OF_A_COLOUR]).collect();
        stream.shuffle(&mut colours);
        let mut limit_cards: Vec<usize> = (1..=LIMIT_CARDS).collect();
        stream.shuffle(&mut limit_cards);
        limit_cards.truncate(limit_cards_used(players.len()).unwrap_or(0));
        // `below` needs somebody to choose from; an empty table is refused by the check.
        let start = 1 + stream.below(players.len().max(1));
        DealDraft { players, start, colours, limit_cards, mode }.check()
    }

    /// The players' names, in seat order.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// The seat that begins round 1.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// The draw pile before dealing, first drawn first.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The limit cards used, first turned up first.
    pub fn limit_cards(&self) -> &[LimitCardNumber] {
        &self.limit_cards
    }

    /// What of the pile lies open.
    pub fn mode(&self) -> Mode {
        self.mode
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(players: usize) -> DealDraft {
        DealDraft {
            players: (1..=players).map(|number| format!("P{number}")).collect(),
            start: 1,
            colours: Colour::ALL.repeat(CARDS_OF_A_COLOUR),
            limit_cards: (1..=limit_cards_used(players).unwrap_or(10)).collect(),
            mode: Mode::Memory,
        }
    }

    #[test]
    fn two_use_10_limit_cards_three_and_four_18_five_and_six_14() {
        for (players, cards) in [(2, 10), (3, 18), (4, 18), (5, 14), (6, 14)] {
            let mut draft = draft(players);
            draft.limit_cards = (1..=cards).collect();
            assert!(draft.clone().check().is_ok(), "{players}");
            draft.limit_cards.push(24);
            let fault = DealFault::LimitCards { players, needed: cards, found: cards + 1 };
            assert_eq!(draft.check(), Err(vec![fault]));
        }
    }

    #[test]
    fn two_to_six_can_play() {
        for players in [0, 1, 7, 1000] {
            assert_eq!(draft(players).check(), Err(vec![DealFault::Players(players)]));
        }
    }

    #[test]
    fn all_faults_are_reported_at_once() {
        let mut bad = draft(2);
        bad.players[1] = String::new();
        bad.start = 0;
        bad.colours[0] = Colour::Yellow;
        bad.limit_cards[0] = 25;
        bad.limit_cards[1] = 3;
        let three = LimitCardNumber::new(3).expect("a card");
        assert_eq!(
            bad.check(),
            Err(vec![
                DealFault::Name { number: 2, fault: NameFault::Empty },
                DealFault::Start { number: 0, players: 2 },
                DealFault::CardsOfAColour { colour: Colour::Red, found: 11 },
                DealFault::CardsOfAColour { colour: Colour::Yellow, found: 13 },
                DealFault::LimitCardNumber(25),
                DealFault::LimitCardTwice(three),
            ])
        );
    }

    #[test]
    fn a_seed_for_nobody_is_refused() {
        let seed = Seed::new("x").expect("a seed");
        for players in [0, 1, 7] {
            let names = vec!["P".to_owned(); players];
            let fault = DealFault::Players(players);
            assert_eq!(Deal::from_seed(&seed, names, Mode::Open), Err(vec![fault]));
        }
    }
}
