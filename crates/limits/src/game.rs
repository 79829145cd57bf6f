//! A game of Limits: the deal and everything decided since.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::deal::Deal;
use crate::hand::Hand;
use crate::limit_card::{LimitCard, LimitCardNumber, LimitDeck};
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::round::Round;
use crate::seat::BySeat;
use crate::standing::Standing;
use crate::suspicion::{LIMIT_CARD_POINTS, Suspicion};
use game::{Question, Seat};
use std::collections::VecDeque;
use std::sync::Arc;

/// How many cards everybody has in hand when a round begins.
pub const HAND: usize = 5;
/// How many cards of one colour an exchange takes.
pub const EXCHANGE: u8 = 4;

/// A game as the table knows it, with everything that is hidden from its players.
///
/// Invariants:
/// - Each of the 60 colour cards is in exactly one of: a hand, before a player face down, the pile,
///   the draw pile.
/// - Everybody has 5 cards in hand when a round begins, so everybody has one to hide. No action
///   leaves a hand larger than before, so a hand and the face-down card are never more than 5; at the
///   end of a round 6 players hold at most 30 of the 60 cards, and the draw pile under which the
///   round's pile went fills all hands up.
/// - Whoever is to move has a legal action: the first mover has 4 cards in hand, and everyone after
///   them can at least suspect the player before, who has just laid a card.
/// - A game ends: every play and exchange makes the pile larger, so it comes to a suspicion in every
///   round, and every suspicion takes one of the limit cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) deal: Arc<Deal>,
    pub(crate) hands: BySeat<Hand>,
    /// The front is drawn first.
    pub(crate) draw_pile: VecDeque<Colour>,
    pub(crate) pile: Pile,
    points: BySeat<i32>,
    /// Who begins, or began, this round.
    start: Seat,
    to_move: Seat,
    pub(crate) past: Vec<Round>,
    /// The round being played; nothing happens in it any more when the game is over.
    pub(crate) round: Round,
}

/// What the game waits for, carrying only what that decision needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A limit card has been turned up; everybody puts a card face down, in any order.
    Hide {
        /// Who still has to, in seat order; never empty.
        waiting: Vec<Seat>,
    },
    /// One player is to move.
    Act {
        /// That player.
        seat: Seat,
    },
    /// The last limit card has been taken.
    Over(Standing),
}

impl Game {
    /// Deals the hands and turns up the first limit card.
    pub fn new(deal: Deal) -> Game {
        let start = deal.start();
        let mut game = Game {
            hands: BySeat::default(),
            draw_pile: deal.colours().iter().copied().collect(),
            pile: Pile::default(),
            points: BySeat::default(),
            start,
            to_move: start,
            past: Vec::new(),
            round: Round::default(),
            deal: Arc::new(deal),
        };
        for _ in 0..HAND {
            for seat in start.clockwise(game.table()) {
                game.draw(seat, 1);
            }
        }
        game
    }

    /// Puts a player's card face down. The players do so all at once, here in any order.
    ///
    /// # Errors
    /// If they have done so this round, have no such card, or do not play; or if the game is over.
    pub fn hide(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        self.check_hide(seat, colour)?;
        if !self.hands[seat].take(colour, 1) {
            return Err(Refusal::NotInHand(colour));
        }
        self.round.face_down[seat] = Some(colour);
        Ok(())
    }

    /// Plays, exchanges or suspects for the player to move; draws are made for them.
    ///
    /// # Errors
    /// If it is not their turn or they cannot do that.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_act(seat, action)?;
        match action {
            Action::Play(colour) => self.play(seat, colour)?,
            Action::Exchange(colour) => self.exchange(seat, colour)?,
            Action::Suspect(suspect) => return self.suspect(seat, suspect),
        }
        self.round.actions.push((seat, action));
        self.to_move = seat.next(self.table());
        Ok(())
    }

    /// Hides or acts.
    ///
    /// # Errors
    /// As [`Game::hide`] and [`Game::act`].
    pub fn decide(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Hide(colour) => self.hide(seat, colour),
            Decision::Act(action) => self.act(seat, action),
        }
    }

    fn play(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        if !self.hands[seat].take(colour, 1) {
            return Err(Refusal::NotInHand(colour));
        }
        self.pile.lay(colour, seat);
        self.draw(seat, 1);
        Ok(())
    }

    /// The four cards leave the hand before the draw and go to their places after it, so nobody draws
    /// their own two.
    fn exchange(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        let held = self.hands[seat].count(colour);
        if !self.hands[seat].take(colour, EXCHANGE) {
            return Err(Refusal::NotFour { colour, held });
        }
        self.draw(seat, usize::from(EXCHANGE));
        for _ in 0..EXCHANGE / 2 {
            self.pile.lay(colour, seat);
            self.draw_pile.push_front(colour);
        }
        self.points[seat] += 1;
        Ok(())
    }

    fn suspect(&mut self, seat: Seat, suspect: Seat) -> Result<(), Refusal> {
        let limit_card = self.limit_card().ok_or(Refusal::Over)?;
        let face_down = self.seats().filter_map(|seat| self.round.face_down[seat]).collect();
        let suspicion = Suspicion::judge(
            self.round_number(),
            [seat, suspect],
            &self.pile,
            limit_card,
            face_down,
        )
        .ok_or(Refusal::NothingLaid(suspect))?;
        self.round.actions.push((seat, Action::Suspect(suspect)));
        self.end_round(suspicion);
        Ok(())
    }

    fn end_round(&mut self, suspicion: Suspicion) {
        self.points[suspicion.loser()] += LIMIT_CARD_POINTS;
        self.points[suspicion.winner()] += 1;
        self.start = suspicion.loser();
        self.to_move = self.start;
        self.round.suspicion = Some(suspicion);
        let round = std::mem::take(&mut self.round);
        for seat in self.seats() {
            if let Some(colour) = round.face_down[seat] {
                self.hands[seat].add(colour);
            }
        }
        self.past.push(round);
        self.draw_pile.extend(self.pile.turn_over());
        for seat in self.start.clockwise(self.table()) {
            self.draw(seat, HAND.saturating_sub(self.hands[seat].len()));
        }
    }

    /// Draws that many cards, or what is there.
    fn draw(&mut self, seat: Seat, cards: usize) {
        for colour in self.draw_pile.drain(..cards.min(self.draw_pile.len())) {
            self.hands[seat].add(colour);
        }
    }

    fn table(&self) -> usize {
        self.deal.players().len()
    }
}

/// What can be asked of a game. Much of it is hidden from players: they get a [`View`](crate::View).
impl Game {
    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        if self.is_over() {
            return Phase::Over(self.standing());
        }
        let waiting: Vec<Seat> =
            self.seats().filter(|&seat| self.round.face_down[seat].is_none()).collect();
        if waiting.is_empty() { Phase::Act { seat: self.to_move } } else { Phase::Hide { waiting } }
    }

    /// The question that a player is to answer; `None` if they have nothing to decide.
    ///
    /// Hiding a card comes before the first action of a round.
    pub fn asked(&self, seat: Seat) -> Option<Question> {
        let action = match self.phase() {
            Phase::Hide { waiting } if waiting.contains(&seat) => 0,
            Phase::Act { seat: to_move } if to_move == seat => self.round.actions.len() + 1,
            _ => return None,
        };
        Some(Question::action(self.round_number(), action))
    }

    /// Whether the last limit card has been taken.
    pub fn is_over(&self) -> bool {
        self.past.len() >= self.deal.limit_cards().len()
    }

    /// The deal.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The players' names, in seat order.
    pub fn players(&self) -> &[String] {
        self.deal.players()
    }

    /// The name of the player at a seat; `None` where nobody sits.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.players().get(seat.index()).map(String::as_str)
    }

    /// The players' seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.table())
    }

    /// The number of the round being played, or of the last one when the game is over.
    pub fn round_number(&self) -> usize {
        (self.past.len() + 1).min(self.deal.limit_cards().len())
    }

    /// The rounds that have ended, in order.
    pub fn past_rounds(&self) -> &[Round] {
        &self.past
    }

    /// The round being played; nothing is decided in it when the game is over.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Who begins the round being played; when the game is over, who took the last limit card.
    pub fn start(&self) -> Seat {
        self.start
    }

    /// The turned-up limit card; `None` when all have been taken.
    pub fn limit_card(&self) -> Option<(LimitCardNumber, &'static LimitCard)> {
        let number = *self.deal.limit_cards().get(self.past.len())?;
        Some((number, LimitDeck::built_in().card(number)))
    }

    /// What a player has in hand, without the card that lies face down before them.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The card that lies face down before a player.
    pub fn face_down(&self, seat: Seat) -> Option<Colour> {
        self.round.face_down[seat]
    }

    /// The pile of this round.
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// The draw pile, first drawn first.
    pub fn draw_pile(&self) -> impl ExactSizeIterator<Item = Colour> {
        self.draw_pile.iter().copied()
    }

    /// A player's points.
    pub fn points(&self, seat: Seat) -> i32 {
        self.points[seat]
    }

    /// Everybody's points and ranks, at any stage.
    pub fn standing(&self) -> Standing {
        let points: Vec<(Seat, i32)> = self.seats().map(|seat| (seat, self.points[seat])).collect();
        Standing::new(&points)
    }

    /// The suspicion that ended the round before this one.
    pub fn last_suspicion(&self) -> Option<&Suspicion> {
        self.past.last()?.suspicion()
    }
}
