//! A suspicion, judged and explained.

use crate::colour::Colour;
use crate::limit_card::{Limit, LimitCard, LimitCardNumber};
use crate::pile::Pile;
use game::Seat;
use std::fmt;

/// What a limit card taken costs.
pub const LIMIT_CARD_POINTS: i32 = -2;

/// A judged suspicion, with everything that decided it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspicion {
    /// The round it ended, counted from 1.
    pub round: usize,
    /// Who suspected.
    pub by: Seat,
    /// Who was suspected.
    pub suspect: Seat,
    /// The colour of the card that the suspect laid last.
    pub colour: Colour,
    /// The limit card of the round, which one of the two took.
    pub limit_card: LimitCardNumber,
    /// The limit printed on it for that colour.
    pub printed: Limit,
    /// The face-down cards of all players, turned up, in seat order.
    pub face_down: Vec<Colour>,
    /// The pile from the bottom up to and including the card in question.
    pub pile: Vec<Colour>,
}

/// What came of a suspicion, without what decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who suspected.
    pub by: Seat,
    /// Who was suspected.
    pub suspect: Seat,
    /// Whether the limit was broken.
    pub is_right: bool,
}

impl Verdict {
    /// Who takes the limit card: −2, and the start of the next round.
    pub fn loser(self) -> Seat {
        if self.is_right { self.suspect } else { self.by }
    }

    /// Who gets +1.
    pub fn winner(self) -> Seat {
        if self.is_right { self.by } else { self.suspect }
    }
}

impl Suspicion {
    /// Judges a suspicion; `None` if the suspect has no card in the pile.
    pub(crate) fn judge(
        round: usize,
        [by, suspect]: [Seat; 2],
        pile: &Pile,
        (limit_card, card): (LimitCardNumber, &LimitCard),
        face_down: Vec<Colour>,
    ) -> Option<Suspicion> {
        let pile: Vec<Colour> =
            pile.up_to_last_of(suspect).iter().map(|laid| laid.colour).collect();
        let colour = *pile.last()?;
        Some(Suspicion {
            round,
            by,
            suspect,
            colour,
            limit_card,
            printed: card.limits[colour],
            face_down,
            pile,
        })
    }

    /// How many cards of that colour lay in the pile up to and including that card.
    pub fn count(&self) -> usize {
        self.pile.iter().filter(|&&other| other == self.colour).count()
    }

    /// The players whose face-down cards raised the limit, each by 1.
    pub fn raised_by(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.face_down.len())
            .zip(&self.face_down)
            .filter(|&(_, &colour)| colour == self.colour)
            .map(|(seat, _)| seat)
    }

    /// The limit with the face-down cards.
    pub fn limit(&self) -> Limit {
        self.printed.raised_by(self.raised_by().count())
    }

    /// Whether the limit was broken.
    pub fn is_right(&self) -> bool {
        self.limit().is_broken_by(self.count())
    }

    /// Who took the limit card: −2, and the start of the next round.
    pub fn loser(&self) -> Seat {
        self.verdict().loser()
    }

    /// Who got +1.
    pub fn winner(&self) -> Seat {
        self.verdict().winner()
    }

    fn verdict(&self) -> Verdict {
        Verdict { by: self.by, suspect: self.suspect, is_right: self.is_right() }
    }
}

impl fmt::Display for Suspicion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Suspicion { by, suspect, colour, printed, .. } = self;
        let count = self.count();
        let raised = self.raised_by().count();
        let verdict = if self.is_right() { "right" } else { "wrong" };
        write!(
            f,
            "{by} suspects {suspect}: {count} {}, limit {printed} and {raised} face down: {verdict}",
            colour.name()
        )
    }
}
