//! What may be seen of a game from one place.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::deal::Mode;
use crate::game::{Game, Phase};
use crate::hand::Hand;
use crate::limit_card::{LimitCard, LimitCardNumber};
use crate::pile::Laid;
use crate::seat::Seat;
use crate::suspicion::Suspicion;

/// A game as one player sees it, or somebody who looks on.
///
/// A view holds nothing that its owner may not know: no other hand, no other face-down card, no card
/// of the draw pile, no limit card to come; and in a memory game no card under the top of the pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What only this player sees; `None` for one who looks on.
    pub own: Option<Own>,
    /// Everybody's public side, in seat order.
    pub players: Vec<PlayerView>,
    /// What the game waits for: who has still to hide a card, whose turn it is, or who won.
    pub phase: Phase,
    /// The number of the round, counted from 1.
    pub round: usize,
    /// How many rounds are played in all.
    pub rounds: usize,
    /// Who begins this round.
    pub start: Seat,
    /// The turned-up limit card; `None` when the game is over.
    pub limit_card: Option<LimitCard>,
    /// The limit cards turned up so far, the last one included.
    pub turned_up: Vec<LimitCardNumber>,
    /// The pile of this round.
    pub pile: PileView,
    /// What was done this round, in order.
    pub deeds: Vec<Deed>,
    /// How many cards are in the draw pile.
    pub draw_pile: usize,
    /// How the round before ended.
    pub last_suspicion: Option<Suspicion>,
}

/// What only one player sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The player.
    pub seat: Seat,
    /// The cards in hand, without the face-down card.
    pub hand: Hand,
    /// The card that lies face down before him.
    pub face_down: Option<Colour>,
    /// What he may decide now; empty if nothing.
    pub legal: Vec<Decision>,
}

/// A player as all see him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The player's name.
    pub name: String,
    /// His points.
    pub points: i32,
    /// How many cards he has in hand, without the face-down card.
    pub hand: usize,
    /// Whether a card lies face down before him.
    pub has_hidden: bool,
}

/// The pile as it may be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PileView {
    /// Only the top card shows.
    Memory {
        /// How many cards there are.
        size: usize,
        /// The top card, and who laid it.
        top: Option<Laid>,
    },
    /// The pile lies spread, first laid first.
    Open(Vec<Laid>),
}

/// A play or an exchange of this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who did it.
    pub seat: Seat,
    /// What he did.
    pub kind: DeedKind,
    /// The colour laid; in a memory game `None` once another card lies on it.
    pub colour: Option<Colour>,
}

/// What was done; a suspicion ends the round and so is none of its deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeedKind {
    /// One card laid, one drawn.
    Play,
    /// Four cards exchanged.
    Exchange,
}

impl Game {
    /// What the player at a seat may see, or, with `None` or where nobody sits, one who looks on.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let limit_cards = self.deal().limit_cards();
        View {
            own: seat.filter(|&seat| self.sits(seat)).map(|seat| Own {
                seat,
                hand: *self.hand(seat),
                face_down: self.face_down(seat),
                legal: self.legal(seat).unwrap_or_default(),
            }),
            players: (self.seats().zip(self.players()))
                .map(|(seat, name)| PlayerView {
                    name: name.clone(),
                    points: self.points(seat),
                    hand: self.hand(seat).len(),
                    has_hidden: self.face_down(seat).is_some(),
                })
                .collect(),
            phase: self.phase(),
            round: self.round_number(),
            rounds: limit_cards.len(),
            start: self.start(),
            limit_card: self.limit_card().map(|(_, card)| *card),
            turned_up: limit_cards.iter().take(self.round_number()).copied().collect(),
            pile: self.pile_view(),
            deeds: self.deeds(),
            draw_pile: self.draw_pile().len(),
            last_suspicion: self.last_suspicion().map(|suspicion| match self.deal().mode() {
                Mode::Memory => Suspicion { pile: None, ..suspicion.clone() },
                Mode::Open => suspicion.clone(),
            }),
        }
    }

    fn pile_view(&self) -> PileView {
        match self.deal().mode() {
            Mode::Memory => {
                PileView::Memory { size: self.pile().cards().len(), top: self.pile().top() }
            }
            Mode::Open => PileView::Open(self.pile().cards().to_vec()),
        }
    }

    fn deeds(&self) -> Vec<Deed> {
        let mut deeds: Vec<Deed> = (self.round().actions().iter())
            .filter_map(|&(seat, action)| match action {
                Action::Play(colour) => {
                    Some(Deed { seat, kind: DeedKind::Play, colour: Some(colour) })
                }
                Action::Exchange(colour) => {
                    Some(Deed { seat, kind: DeedKind::Exchange, colour: Some(colour) })
                }
                Action::Suspect(_) => None,
            })
            .collect();
        if self.deal().mode() == Mode::Memory {
            let covered = deeds.len().saturating_sub(1);
            deeds[..covered].iter_mut().for_each(|deed| deed.colour = None);
        }
        deeds
    }
}
