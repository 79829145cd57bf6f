//! What may be seen of a game from one place.

use crate::action::{Action, Decision};
use crate::colour::Colour;
use crate::deal::Mode;
use crate::game::{Game, Phase};
use crate::hand::Hand;
use crate::legal::legal_actions;
use crate::limit_card::{Limit, LimitCardNumber};
use crate::pile::Laid;
use crate::round::Round;
use crate::suspicion::{Suspicion, Verdict};
use game::{Question, Seat};

/// A game as one player sees it, or somebody who watches: plain data.
///
/// A view holds nothing that its owner may not know: no other hand, no other face-down card, no card
/// of the draw pile, no limit card to come; and in a memory game no card under the top of the pile but
/// those that were laid before its owner's eyes since they last decided ([`View::since`]) and those
/// that are being counted openly ([`Judged::shown`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What only this player sees; `None` for one who watches.
    pub own: Option<Own>,
    /// The question that this player is to answer; `None` if they have nothing to decide.
    pub asked: Option<Question>,
    /// What the game waits for: who has still to hide a card, whose turn it is, or who won.
    pub phase: Phase,
    /// What of the pile lies open.
    pub mode: Mode,
    /// The number of the round, counted from 1.
    pub round: usize,
    /// How many rounds are played in all.
    pub rounds: usize,
    /// Who begins this round.
    pub start: Seat,
    /// The turned-up limit card; `None` when the game is over.
    pub limit_card: Option<LimitCardNumber>,
    /// The limit cards turned up so far, the last one included.
    pub turned_up: Vec<LimitCardNumber>,
    /// How many cards are in the draw pile.
    pub draw_pile: usize,
    /// The pile of this round.
    pub pile: PileView,
    /// What was done this round, in order.
    pub deeds: Vec<Deed>,
    /// What others laid since this player's own last decision, across the end of a round too.
    pub since: Vec<SinceDeed>,
    /// Everybody's public side, in seat order.
    pub players: Vec<PlayerView>,
    /// The suspicion that ended the round before; `None` in round 1.
    pub judged: Option<Judged>,
}

/// What only one player sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    /// The player.
    pub seat: Seat,
    /// The cards in hand, without the face-down card.
    pub hand: Hand,
    /// The card that lies face down before them.
    pub face_down: Option<Colour>,
}

/// A player as all see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The player's name.
    pub name: String,
    /// Their points.
    pub points: i32,
    /// How many cards they have in hand, without the face-down card.
    pub hand: usize,
    /// Whether a card lies face down before them.
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
    /// What they did.
    pub kind: DeedKind,
    /// The colour laid; in a memory game `None` once another card lies on it.
    pub colour: Option<Colour>,
}

/// A play or an exchange that happened before the eyes of a player who was not to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SinceDeed {
    /// The round in which it was done, counted from 1.
    pub round: usize,
    /// Who did it.
    pub seat: Seat,
    /// What they did.
    pub kind: DeedKind,
    /// The colour laid, which everybody at the table saw.
    pub colour: Colour,
}

/// What was done; a suspicion ends the round and so is none of its deeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeedKind {
    /// One card laid, one drawn.
    Play,
    /// Four cards exchanged.
    Exchange,
}

/// A judged suspicion, as far as it may be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The round it ended, counted from 1.
    pub round: usize,
    /// The limit card of that round, which one of the two took.
    pub limit_card: LimitCardNumber,
    /// Who suspected.
    pub by: Seat,
    /// Who was suspected.
    pub suspect: Seat,
    /// The colour of the card that the suspect laid last.
    pub colour: Colour,
    /// How many cards of that colour lay in the pile up to and including that card.
    pub count: usize,
    /// The limit printed for that colour.
    pub printed: Limit,
    /// Whether the limit was broken.
    pub right: bool,
    /// The cards that are counted openly, until everybody has hidden a card for the next round, and
    /// for good when the game is over.
    pub shown: Option<Shown>,
}

/// The cards of a round that has ended, while they are counted openly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The face-down cards of all players, in seat order.
    pub face_down: Vec<Colour>,
    /// The pile from the bottom up to and including the card in question.
    pub pile: Vec<Colour>,
}

impl Judged {
    /// Who took the limit card and begins the round after.
    pub fn loser(&self) -> Seat {
        Verdict { by: self.by, suspect: self.suspect, is_right: self.right }.loser()
    }
}

impl View {
    /// Everything this player may decide now; empty if nothing.
    pub fn legal(&self) -> Vec<Decision> {
        let (Some(own), Some(_)) = (&self.own, self.asked) else { return Vec::new() };
        match self.phase {
            Phase::Hide { .. } => own.hand.colours().map(Decision::Hide).collect(),
            Phase::Act { .. } => {
                let has_laid = |seat| self.deeds.iter().any(|deed| deed.seat == seat);
                legal_actions(own.seat, &own.hand, self.players.len(), has_laid)
            }
            Phase::Over(_) => Vec::new(),
        }
    }
}

impl Game {
    /// What the player at a seat may see, or, with `None` or where nobody sits, one who watches.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let seat = seat.filter(|&seat| self.sits(seat));
        let limit_cards = self.deal().limit_cards();
        View {
            own: seat.map(|seat| Own {
                seat,
                hand: *self.hand(seat),
                face_down: self.face_down(seat),
            }),
            asked: seat.and_then(|seat| self.asked(seat)),
            phase: self.phase(),
            mode: self.deal().mode(),
            round: self.round_number(),
            rounds: limit_cards.len(),
            start: self.start(),
            limit_card: self.limit_card().map(|(number, _)| number),
            turned_up: limit_cards.iter().take(self.round_number()).copied().collect(),
            draw_pile: self.draw_pile().len(),
            pile: self.pile_view(),
            deeds: self.deeds(),
            since: seat.map(|seat| self.since(seat)).unwrap_or_default(),
            players: (self.seats().zip(self.players()))
                .map(|(seat, name)| PlayerView {
                    name: name.clone(),
                    points: self.points(seat),
                    hand: self.hand(seat).len(),
                    has_hidden: self.face_down(seat).is_some(),
                })
                .collect(),
            judged: self.last_suspicion().map(|suspicion| self.judged(suspicion)),
        }
    }

    /// All that the player at a seat has seen since the deal, in order: a view after every decision of anybody.
    ///
    /// Cards are hidden all at once; who was first is not in a record, so here they are hidden in seat order.
    pub fn views(&self, seat: Seat) -> Vec<View> {
        let mut again = self.dealt_again();
        let mut views = vec![again.view(Some(seat))];
        for (by, decision) in self.decisions() {
            // What was decided once is legal again.
            if again.decide(by, decision).is_ok() {
                views.push(again.view(Some(seat)));
            }
        }
        views
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
        let deeds = self.round().deeds();
        let mut deeds: Vec<Deed> =
            deeds.map(|(seat, kind, colour)| Deed { seat, kind, colour: Some(colour) }).collect();
        if self.deal().mode() == Mode::Memory {
            let covered = deeds.len().saturating_sub(1);
            deeds[..covered].iter_mut().for_each(|deed| deed.colour = None);
        }
        deeds
    }

    /// What others laid since a player's own last decision.
    ///
    /// Everybody hides a card in every round before anybody acts, so that decision is in this round,
    /// or in the one before if the player has still to hide a card.
    fn since(&self, seat: Seat) -> Vec<SinceDeed> {
        let (number, round) = match (self.round().face_down(seat), self.past_rounds()) {
            (None, [.., last]) => (self.past_rounds().len(), last),
            _ => (self.round_number(), self.round()),
        };
        let own = round.actions().iter().rposition(|&(by, _)| by == seat);
        let from = own.map_or(0, |place| place + 1);
        Round::deeds_of(&round.actions()[from..])
            .map(|(seat, kind, colour)| SinceDeed { round: number, seat, kind, colour })
            .collect()
    }

    fn judged(&self, suspicion: &Suspicion) -> Judged {
        let is_counted = matches!(self.phase(), Phase::Hide { .. } | Phase::Over(_));
        Judged {
            round: suspicion.round,
            limit_card: suspicion.limit_card,
            by: suspicion.by,
            suspect: suspicion.suspect,
            colour: suspicion.colour,
            count: suspicion.count(),
            printed: suspicion.printed,
            right: suspicion.is_right(),
            shown: is_counted.then(|| Shown {
                face_down: suspicion.face_down.clone(),
                pile: suspicion.pile.clone(),
            }),
        }
    }
}

impl Round {
    /// The plays and exchanges of this round, in order.
    pub(crate) fn deeds(&self) -> impl Iterator<Item = (Seat, DeedKind, Colour)> {
        Round::deeds_of(self.actions())
    }

    fn deeds_of(actions: &[(Seat, Action)]) -> impl Iterator<Item = (Seat, DeedKind, Colour)> {
        actions.iter().filter_map(|&(seat, action)| match action {
            Action::Play(colour) => Some((seat, DeedKind::Play, colour)),
            Action::Exchange(colour) => Some((seat, DeedKind::Exchange, colour)),
            Action::Suspect(_) => None,
        })
    }
}
