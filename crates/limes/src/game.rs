//! A game of any number of players: cards drawn one by one, turns taken in any order within a round.

use crate::card::Card;
use crate::deck::{CardNumber, Deck};
use crate::display::{CARDS, Display};
use crate::pile::CardSet;
use crate::ranking::Ranking;
use crate::refusal::Refusal;
use crate::standing::{Outcome, Standing};
use crate::turn::Turn;
use crate::variants::Variants;
use game::{Question, Seat};
use record::NameFault;

/// What the game waits for, carrying only what that decision needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The round is complete; the next card is to be drawn.
    Draw,
    /// `card` is face up; the players in `waiting` have not laid it yet.
    Lay {
        /// The card of this round.
        card: CardNumber,
        /// Who still has to end their turn, in the order of the seats; never nobody.
        waiting: Vec<Seat>,
    },
    /// Every display is full.
    Over(Standing),
}

/// One player with all they have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    name: String,
    turns: Vec<Turn>,
    display: Display,
    /// The display before the last turn: what others may see of it for the time being.
    before: Display,
}

impl Player {
    /// Their name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Their turns, one a round.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Their display.
    pub fn display(&self) -> &Display {
        &self.display
    }

    /// The display before the last turn.
    pub(crate) fn display_before(&self) -> &Display {
        &self.before
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
    /// How many have ended their turn of this round.
    moved: usize,
    /// Who leads, all turns counted.
    ranking: Ranking,
    /// Who led when the card of this round was drawn.
    ranking_before: Ranking,
}

impl Game {
    /// A game in which nothing has happened yet.
    ///
    /// # Errors
    /// The first name that is not allowed. A game without players is refused as an empty name.
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
                before: Display::new(),
            });
        }
        let ranking = Ranking::new(players.len());
        Ok(Game {
            deck,
            variants,
            drawn: Vec::with_capacity(CARDS),
            moved: players.len(),
            players,
            ranking_before: ranking.clone(),
            ranking,
        })
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
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players.len())
    }

    /// The player in this seat.
    ///
    /// # Errors
    /// If nobody sits there.
    pub fn player(&self, seat: Seat) -> Result<&Player, Refusal> {
        self.players.get(seat.index()).ok_or(Refusal::NoSeat(seat))
    }

    /// The cards still in the pile, as everybody may know them.
    pub fn pile(&self) -> CardSet {
        CardSet::without(&self.drawn)
    }

    /// How many rounds everyone has finished.
    pub fn rounds(&self) -> usize {
        self.drawn.len() - usize::from(self.moved < self.players.len())
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

    /// The question that a player is to answer; `None` if they have nothing to decide.
    pub fn asked(&self, seat: Seat) -> Option<Question> {
        self.card_for(seat).ok().map(|_| Question::round(self.drawn.len()))
    }

    /// Whether the player has ended their turn of this round; before the first card nobody has.
    pub fn has_moved(&self, seat: Seat) -> bool {
        let round = self.drawn.len();
        let turns = self.players.get(seat.index()).map_or(0, |player| player.turns.len());
        round > 0 && turns == round
    }

    /// Turns up the card of the next round.
    ///
    /// # Errors
    /// If the round before is not over, the card was drawn before, or the game is over.
    pub fn draw(&mut self, card: CardNumber) -> Result<(), Refusal> {
        if self.rounds() < self.drawn.len() {
            Err(Refusal::RoundUnfinished)
        } else if self.drawn.len() == CARDS {
            Err(Refusal::Over)
        } else if self.drawn.contains(&card) {
            Err(Refusal::CardTwice(card))
        } else {
            self.drawn.push(card);
            self.moved = 0;
            self.ranking_before.clone_from(&self.ranking);
            Ok(())
        }
    }

    /// The card this player has to lay now.
    ///
    /// # Errors
    /// If they have nothing to decide.
    pub fn card_for(&self, seat: Seat) -> Result<&Card, Refusal> {
        self.player(seat)?;
        match self.drawn.last() {
            Some(&card) if !self.has_moved(seat) => Ok(self.deck.card(card)),
            _ if self.is_over() => Err(Refusal::Over),
            Some(_) if self.rounds() < self.drawn.len() => Err(Refusal::AlreadyMoved),
            _ => Err(Refusal::NoCard),
        }
    }

    /// Every legal turn of this player.
    ///
    /// # Errors
    /// If they have nothing to decide.
    pub fn legal(&self, seat: Seat) -> Result<Vec<Turn>, Refusal> {
        let card = self.card_for(seat)?;
        Ok(self.player(seat)?.display.legal_turns(card, self.variants))
    }

    /// The player's display as it would be after this turn; nothing changes.
    ///
    /// # Errors
    /// If they have nothing to decide or the turn is not legal.
    pub fn preview(&self, seat: Seat, turn: Turn) -> Result<Display, Refusal> {
        let card = self.card_for(seat)?;
        Ok(self.player(seat)?.display.after(card, turn, self.variants)?)
    }

    /// Ends the player's turn of this round.
    ///
    /// # Errors
    /// If they have nothing to decide or the turn is not legal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, turn: Turn) -> Result<(), Refusal> {
        let display = self.preview(seat, turn)?;
        let player = self.players.get_mut(seat.index()).ok_or(Refusal::NoSeat(seat))?;
        player.before = std::mem::replace(&mut player.display, display);
        player.turns.push(turn);
        self.moved += 1;
        self.ranking.set(seat, Outcome::of(&display.score()));
        Ok(())
    }

    /// Everybody's place at this moment.
    pub fn standing(&self) -> Standing {
        self.ranking.standing()
    }

    /// Gives a player another name, if it is one. Nothing happens where nobody sits.
    pub(crate) fn rename(&mut self, seat: Seat, name: &str) {
        debug_assert!(record::check_name(name).is_ok(), "names are checked");
        if let Some(player) = self.players.get_mut(seat.index()) {
            name.clone_into(&mut player.name);
        }
    }

    pub(crate) fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    pub(crate) fn ranking_before(&self) -> &Ranking {
        &self.ranking_before
    }

    /// The game as it was when this many rounds were finished, before the next card was drawn.
    #[must_use]
    pub fn after_rounds(&self, rounds: usize) -> Game {
        let rounds = rounds.min(self.rounds());
        let players = self.players.iter().map(|player| (player.name(), &player.turns[..rounds]));
        let drawn = &self.drawn[..rounds];
        Game::replayed(self.deck.clone(), self.variants, drawn, players.collect())
    }

    /// The game in which these cards were drawn and these players made these turns, all of which were legal when they
    /// were made. What is not legal is left out.
    pub(crate) fn replayed(
        deck: Deck,
        variants: Variants,
        drawn: &[CardNumber],
        players: Vec<(&str, &[Turn])>,
    ) -> Game {
        let names: Vec<&str> = players.iter().map(|&(name, _)| name).collect();
        let mut game = Game::new(deck, variants, &names)
            .unwrap_or_else(|fault| unreachable!("players of a game have names: {fault}"));
        for (round, &card) in drawn.iter().enumerate() {
            let replayed = game.draw(card);
            debug_assert!(replayed.is_ok(), "a card that was drawn");
            for (seat, (_, turns)) in Seat::first(players.len()).zip(&players) {
                let replayed = turns.get(round).map(|&turn| game.play(seat, turn));
                debug_assert!(replayed.is_none_or(|turn| turn.is_ok()), "a turn that was made");
            }
        }
        game
    }
}
