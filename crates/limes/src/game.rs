//! A game of any number of players: cards drawn one by one, turns taken in any order within a round.

use crate::card::Card;
use crate::deck::{CardNumber, Deck};
use crate::display::{CARDS, Display};
use crate::pile::CardSet;
use crate::refusal::Refusal;
use crate::standing::{Outcome, Standing};
use crate::turn::Turn;
use crate::variants::Variants;
use record::NameFault;
use std::fmt;

/// A player's place at the table, counted from 0 inside and from 1 in writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// What the game waits for, carrying only what that decision needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The round is complete; the next card is to be drawn.
    Draw,
    /// `card` is face up; the players in `waiting` have not laid it yet.
    Lay {
        /// The card of this round.
        card: CardNumber,
        /// Who still has to end his turn, in the order of the seats; never nobody.
        waiting: Vec<Seat>,
    },
    /// Every display is full.
    Over(Standing),
}

/// Why the game refuses to go on as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameRefusal {
    /// All 16 rounds are over.
    Over,
    /// A card was drawn before everyone had laid the last one.
    RoundUnfinished,
    /// The card was drawn in an earlier round.
    CardTwice(CardNumber),
    /// Nobody sits there.
    NoSeat(Seat),
    /// No card has been drawn for this round.
    NoCard,
    /// The player has ended his turn of this round.
    AlreadyMoved,
    /// The turn breaks a rule.
    Turn(Refusal),
}

impl fmt::Display for GameRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameRefusal::Over => write!(f, "the game is over after {CARDS} rounds"),
            GameRefusal::RoundUnfinished => {
                write!(f, "not everyone has ended his turn of the round before")
            }
            GameRefusal::CardTwice(card) => write!(f, "card {card} was drawn before"),
            GameRefusal::NoSeat(seat) => write!(f, "there is no player {seat}"),
            GameRefusal::NoCard => write!(f, "no card has been drawn for this round"),
            GameRefusal::AlreadyMoved => write!(f, "the turn of this round is made already"),
            GameRefusal::Turn(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for GameRefusal {}

impl From<Refusal> for GameRefusal {
    fn from(refusal: Refusal) -> GameRefusal {
        GameRefusal::Turn(refusal)
    }
}

/// One player with all he has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    name: String,
    turns: Vec<Turn>,
    display: Display,
}

impl Player {
    /// His name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// His turns, one a round.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// His display.
    pub fn display(&self) -> &Display {
        &self.display
    }
}

/// A game: deck, variants, the cards drawn so far and everyone's turns. It does not know the
/// cards to come, so nothing made from it can give them away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    deck: Deck,
    variants: Variants,
    drawn: Vec<CardNumber>,
    players: Vec<Player>,
}

impl Game {
    /// A game in which nothing has happened yet.
    ///
    /// # Errors
    /// The first name that is no name. A game without players is refused as an empty name.
    pub fn new(
        deck: Deck,
        variants: Variants,
        names: &[impl AsRef<str>],
    ) -> Result<Game, NameFault> {
        if names.is_empty() {
            return Err(NameFault::Empty);
        }
        let mut players = Vec::with_capacity(names.len());
        for name in names {
            record::check_name(name.as_ref())?;
            players.push(Player {
                name: name.as_ref().to_owned(),
                turns: Vec::with_capacity(CARDS),
                display: Display::new(),
            });
        }
        Ok(Game { deck, variants, drawn: Vec::with_capacity(CARDS), players })
    }

    /// The deck everyone plays with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The variants of this table.
    pub fn variants(&self) -> Variants {
        self.variants
    }

    /// The cards drawn so far, one a round.
    pub fn drawn(&self) -> &[CardNumber] {
        &self.drawn
    }

    /// The players in the order of their seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.players.len()).map(Seat)
    }

    /// The player in this seat.
    ///
    /// # Errors
    /// If nobody sits there.
    pub fn player(&self, seat: Seat) -> Result<&Player, GameRefusal> {
        self.players.get(seat.0).ok_or(GameRefusal::NoSeat(seat))
    }

    /// The cards still in the pile, as everybody may know them.
    pub fn pile(&self) -> CardSet {
        let mut pile = CardSet::FULL;
        for &card in &self.drawn {
            pile.remove(card);
        }
        pile
    }

    /// How many rounds everyone has finished.
    pub fn rounds(&self) -> usize {
        self.players.iter().map(|player| player.turns.len()).min().unwrap_or(0)
    }

    /// Whether everyone's display is full.
    pub fn is_over(&self) -> bool {
        self.rounds() == CARDS
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        match self.drawn.last() {
            Some(&card) if self.rounds() < self.drawn.len() => {
                Phase::Lay { card, waiting: self.seats().filter(|&s| !self.has_moved(s)).collect() }
            }
            _ if self.is_over() => Phase::Over(self.standing()),
            _ => Phase::Draw,
        }
    }

    /// Whether the player has ended his turn of this round.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.players.get(seat.0).is_some_and(|player| player.turns.len() == self.drawn.len())
    }

    /// Turns up the card of the next round.
    ///
    /// # Errors
    /// If the round before is not over, the card was drawn before, or the game is over.
    pub fn draw(&mut self, card: CardNumber) -> Result<(), GameRefusal> {
        if self.rounds() < self.drawn.len() {
            Err(GameRefusal::RoundUnfinished)
        } else if self.drawn.len() == CARDS {
            Err(GameRefusal::Over)
        } else if self.drawn.contains(&card) {
            Err(GameRefusal::CardTwice(card))
        } else {
            self.drawn.push(card);
            Ok(())
        }
    }

    /// The card this player has to lay now.
    ///
    /// # Errors
    /// If he has nothing to decide.
    pub fn card_for(&self, seat: Seat) -> Result<&Card, GameRefusal> {
        self.player(seat)?;
        match self.drawn.last() {
            Some(&card) if !self.has_moved(seat) => Ok(self.deck.card(card)),
            _ if self.is_over() => Err(GameRefusal::Over),
            Some(_) if self.rounds() < self.drawn.len() => Err(GameRefusal::AlreadyMoved),
            _ => Err(GameRefusal::NoCard),
        }
    }

    /// Every legal turn of this player.
    ///
    /// # Errors
    /// If he has nothing to decide.
    pub fn legal(&self, seat: Seat) -> Result<Vec<Turn>, GameRefusal> {
        let card = self.card_for(seat)?;
        Ok(self.player(seat)?.display.legal_turns(card, self.variants))
    }

    /// The player's display as it would be after this turn; nothing changes.
    ///
    /// # Errors
    /// If he has nothing to decide or the turn is not legal.
    pub fn preview(&self, seat: Seat, turn: Turn) -> Result<Display, GameRefusal> {
        let card = self.card_for(seat)?;
        Ok(self.player(seat)?.display.after(card, turn, self.variants)?)
    }

    /// Ends the player's turn of this round.
    ///
    /// # Errors
    /// If he has nothing to decide or the turn is not legal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, turn: Turn) -> Result<(), GameRefusal> {
        let display = self.preview(seat, turn)?;
        let player = self.players.get_mut(seat.0).ok_or(GameRefusal::NoSeat(seat))?;
        player.display = display;
        player.turns.push(turn);
        Ok(())
    }

    /// Everybody's place at this moment.
    pub fn standing(&self) -> Standing {
        let scores = self.players.iter().map(|player| player.display.score());
        Standing::of(scores.map(|score| Outcome::of(&score)).collect())
    }

    /// Takes back the player's turn of this round: what others may not see yet.
    pub(crate) fn hide_turn(&mut self, seat: Seat) {
        let Some(player) = self.players.get_mut(seat.0) else { return };
        player.turns.pop();
        player.display = Display::new();
        for (&turn, &card) in player.turns.iter().zip(&self.drawn) {
            let replayed = player.display.play(self.deck.card(card), turn, self.variants);
            debug_assert!(replayed.is_ok(), "a turn that was played is legal");
        }
    }
}
