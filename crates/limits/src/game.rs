//! A game of Limits: the deal and everything decided since.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::deal::Deal;
use crate::hand::Hand;
use crate::limit_card::{LimitCard, LimitCardNumber, LimitDeck};
use crate::pile::Pile;
use crate::refusal::Refusal;
use crate::round::Round;
use crate::standing::Standing;
use crate::suspicion::Suspicion;
use crate::table::Table;
use game::{Question, Seat};
use std::sync::Arc;

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
    /// Boxed, because games are moved about and a table is large.
    pub(crate) table: Box<Table>,
    pub(crate) past: Vec<Round>,
    /// The round being played, as it will be told; nothing happens in it any more when the game is over.
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
        let draw_pile = deal.colours().iter().copied().collect();
        Game {
            table: Box::new(Table::deal(deal.players().len(), deal.start(), draw_pile)),
            past: Vec::new(),
            round: Round::default(),
            deal: Arc::new(deal),
        }
    }

    /// Puts a player's card face down. The players do so all at once, here in any order.
    ///
    /// # Errors
    /// If they have done so this round, have no such card, or do not play; or if the game is over.
    pub fn hide(&mut self, seat: Seat, colour: Colour) -> Result<(), Refusal> {
        self.check_open(seat)?;
        self.table.hide(seat, colour)?;
        self.round.face_down[seat] = Some(colour);
        Ok(())
    }

    /// Plays, exchanges or suspects for the player to move; draws are made for them.
    ///
    /// # Errors
    /// If it is not their turn or they cannot do that.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_open(seat)?;
        let (number, card) = self.limit_card().ok_or(Refusal::Over)?;
        // What decides a suspicion is told before the cards go back.
        let suspicion = match action {
            Action::Suspect(suspect) => {
                self.table.check_act(seat, action)?;
                let round = self.round_number();
                let face_down = self.seats().filter_map(|seat| self.face_down(seat)).collect();
                let pile = &self.table.pile;
                Suspicion::judge(round, [seat, suspect], pile, (number, card), face_down)
            }
            Action::Play(_) | Action::Exchange(_) => None,
        };
        let verdict = self.table.act(seat, action, card)?;
        self.round.actions.push((seat, action));
        if verdict.is_some() {
            self.round.suspicion = suspicion;
            self.past.push(std::mem::take(&mut self.round));
        }
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
}

impl Game {
    /// The same deal before anything was decided.
    pub fn dealt_again(&self) -> Game {
        Game::new(self.deal().clone())
    }
}

/// What can be asked of a game. Much of it is hidden from players: they get a [`View`](crate::View).
impl Game {
    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        if self.is_over() {
            return Phase::Over(self.standing());
        }
        let waiting: Vec<Seat> = self.table.still_to_hide().collect();
        if waiting.is_empty() {
            Phase::Act { seat: self.table.to_move }
        } else {
            Phase::Hide { waiting }
        }
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
        self.table.seats()
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

    /// Everything that was decided so far, in an order in which it can be decided again.
    pub fn decisions(&self) -> impl Iterator<Item = (Seat, Decision)> {
        self.past.iter().chain([&self.round]).flat_map(|round| round.decisions())
    }

    /// Who begins the round being played; when the game is over, who took the last limit card.
    pub fn start(&self) -> Seat {
        self.table.start
    }

    /// The turned-up limit card; `None` when all have been taken.
    pub fn limit_card(&self) -> Option<(LimitCardNumber, &'static LimitCard)> {
        let number = *self.deal.limit_cards().get(self.past.len())?;
        Some((number, LimitDeck::built_in().card(number)))
    }

    /// What a player has in hand, without the card that lies face down before them.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.table.hands[seat]
    }

    /// The card that lies face down before a player.
    pub fn face_down(&self, seat: Seat) -> Option<Colour> {
        self.table.face_down[seat]
    }

    /// The pile of this round.
    pub fn pile(&self) -> &Pile {
        &self.table.pile
    }

    /// The draw pile, first drawn first.
    pub fn draw_pile(&self) -> impl ExactSizeIterator<Item = Colour> {
        self.table.draw_pile.cards()
    }

    /// A player's points.
    pub fn points(&self, seat: Seat) -> i32 {
        self.table.points[seat]
    }

    /// Everybody's points and ranks, at any stage.
    pub fn standing(&self) -> Standing {
        let points: Vec<(Seat, i32)> = self.seats().map(|seat| (seat, self.points(seat))).collect();
        Standing::new(&points)
    }

    /// The table with all its cards.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The suspicion that ended the round before this one.
    pub fn last_suspicion(&self) -> Option<&Suspicion> {
        self.past.last()?.suspicion()
    }
}
