//! What a player who is to decide knows of this round.

use crate::limits::chance::at_least;
use crate::limits::remembered_pile::{LastCard, RememberedPile};
use limits::{
    ByColour, BySeat, CARDS_OF_A_COLOUR, COLOUR_CARDS, Colour, Hand, Laid, Limit, LimitCard, Seat,
    Table,
};

/// What a player who is to decide knows of this round: their own cards, the limits and the pile as they remember it.
///
/// Players who search know more: what earlier rounds told.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Situation {
    pub(crate) own: Seat,
    pub(crate) players: usize,
    pub(crate) limits: ByColour<Limit>,
    pub(crate) hand: Hand,
    /// Their own face-down card; `None` while they choose it.
    pub(crate) face_down: Option<Colour>,
    /// What they remember of the pile.
    pub(crate) pile: RememberedPile,
    /// How many cards of each colour are neither in their hand nor before them nor in the pile.
    pub(crate) unseen: ByColour<u8>,
    /// How many cards can be drawn.
    pub(crate) draw_pile: usize,
    pub(crate) points: BySeat<i32>,
    /// Who begins this round.
    pub(crate) start: Seat,
    /// How many rounds come after this one.
    pub(crate) rounds_left: usize,
}

impl Situation {
    /// What the player at a seat of this table knows with a good memory.
    pub(crate) fn at(table: &Table, seat: Seat, card: &LimitCard, rounds_left: usize) -> Situation {
        let pile = RememberedPile::of(table.pile.cards(), &card.limits);
        Situation::with_pile(table, seat, card, rounds_left, pile)
    }

    /// What the player at a seat of this table knows, if the pile is remembered like this.
    pub(crate) fn with_pile(
        table: &Table,
        seat: Seat,
        card: &LimitCard,
        rounds_left: usize,
        pile: RememberedPile,
    ) -> Situation {
        let (hand, face_down) = (table.hands[seat], table.face_down[seat]);
        let mut situation =
            Situation::before_the_pile(seat, table.players, card.limits, hand, face_down);
        situation.draw_pile = table.draw_pile.len();
        situation.points = table.points;
        situation.start = table.start;
        situation.rounds_left = rounds_left;
        situation.pile = pile;
        for (colour, &cards) in pile.counts.iter() {
            situation.unseen[colour] = situation.unseen[colour].saturating_sub(cards);
        }
        situation
    }

    /// A situation in which nothing has been laid.
    pub(crate) fn before_the_pile(
        own: Seat,
        players: usize,
        limits: ByColour<Limit>,
        hand: Hand,
        face_down: Option<Colour>,
    ) -> Situation {
        let mut unseen = ByColour::new([CARDS_OF_A_COLOUR as u8; 5]);
        for colour in hand.cards().chain(face_down) {
            unseen[colour] -= 1;
        }
        Situation {
            own,
            players,
            limits,
            hand,
            face_down,
            pile: RememberedPile::default(),
            unseen,
            draw_pile: 0,
            points: BySeat::default(),
            start: own,
            rounds_left: 0,
        }
    }

    /// Somebody lays a card.
    pub(crate) fn lay(&mut self, laid: Laid) {
        self.unseen[laid.colour] = self.unseen[laid.colour].saturating_sub(1);
        self.pile.lay(laid, &self.limits);
    }

    /// The others, clockwise from the next player on.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.own.clockwise(self.players).skip(1)
    }

    /// How many more cards of a colour can certainly be laid; `None` where there is no limit. Below 0 where others must
    /// have hidden some for the limit not to be broken.
    pub(crate) fn room(&self, colour: Colour) -> Option<i32> {
        let own = i32::from(self.face_down == Some(colour));
        match self.limits[colour] {
            Limit::At(limit) => Some(i32::from(limit) + own - i32::from(self.pile.counts[colour])),
            Limit::None => None,
        }
    }

    /// Whether so many more cards of a colour are certainly within its limit.
    pub(crate) fn is_sure(&self, colour: Colour, cards: i32) -> bool {
        self.room(colour).is_none_or(|room| room >= cards)
    }

    /// How many cards in hand can certainly be laid one after the other.
    pub(crate) fn sure_cards(&self) -> i32 {
        let sure = Colour::ALL.into_iter().map(|colour| {
            let held = self.hand.count(colour) as i32;
            self.room(colour).map_or(held, |room| held.min(room.max(0)))
        });
        sure.sum()
    }

    /// The chance that so many more cards of a colour are within its limit, if what others hid was drawn from the unseen
    /// cards.
    pub(crate) fn chance_safe(&self, colour: Colour, cards: i32) -> f32 {
        match self.room(colour) {
            Some(room) if room < cards => {
                self.chance_hidden(colour, (cards - room) as usize, self.players - 1)
            }
            _ => 1.0,
        }
    }

    /// How many cards others must have hidden for somebody's last card to be within the limit, in so far as the own card
    /// does not do it; 0 if nobody need have, and if they have laid none.
    pub(crate) fn needed(&self, suspect: Seat) -> usize {
        let Some(LastCard { colour, count, .. }) = self.pile.last[suspect] else { return 0 };
        let own = usize::from(self.face_down == Some(colour));
        match self.limits[colour] {
            Limit::At(limit) => usize::from(count).saturating_sub(usize::from(limit) + own),
            Limit::None => 0,
        }
    }

    /// The chance that somebody's last card broke the limit, if what others hid was drawn from the unseen cards.
    pub(crate) fn chance_broken(&self, suspect: Seat) -> f32 {
        match (self.needed(suspect), self.pile.last[suspect]) {
            (0, _) | (_, None) => 0.0,
            (needed, Some(last)) => 1.0 - self.chance_hidden(last.colour, needed, self.players - 1),
        }
    }

    /// The chance that so many more cards of a colour break its limit, as it looks to one who sees neither the own hand nor
    /// the own face-down card.
    pub(crate) fn chance_broken_to_others(&self, colour: Colour, cards: i32) -> f32 {
        let Limit::At(limit) = self.limits[colour] else { return 0.0 };
        let count = usize::from(self.pile.counts[colour]) + cards as usize;
        let needed = count.saturating_sub(usize::from(limit));
        let own = |colour| self.hand.count(colour) + usize::from(self.face_down == Some(colour));
        let of_colour =
            (usize::from(self.unseen[colour]) + own(colour)).saturating_sub(cards as usize);
        let unseen = COLOUR_CARDS - usize::from(self.pile.size) - cards as usize;
        1.0 - at_least(needed, self.players - 1, of_colour, unseen)
    }

    /// The chance that of so many others at least `needed` have hidden this colour.
    fn chance_hidden(&self, colour: Colour, needed: usize, others: usize) -> f32 {
        let unseen: usize = self.unseen.iter().map(|(_, &cards)| usize::from(cards)).sum();
        debug_assert!(unseen <= COLOUR_CARDS);
        at_least(needed, others, usize::from(self.unseen[colour]), unseen)
    }
}
