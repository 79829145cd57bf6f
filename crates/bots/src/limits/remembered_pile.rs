//! The pile of a round as somebody remembers it.

use limits::{ByColour, BySeat, Colour, Laid, Limit, Seat};

/// The pile of a round as somebody remembers it: what a decision needs of it, without its order.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct RememberedPile {
    /// How many cards of each colour lie in it.
    pub(crate) counts: ByColour<u8>,
    /// How many cards lie in it.
    pub(crate) size: u8,
    /// The card that each laid last.
    pub(crate) last: BySeat<Option<LastCard>>,
    /// Who laid a colour beyond its printed limit, and how often.
    pub(crate) beyond: BySeat<ByColour<u8>>,
}

/// The card that somebody laid last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastCard {
    pub(crate) colour: Colour,
    /// How many of its colour lay in the pile then, with it.
    pub(crate) count: u8,
    /// How many cards lay in the pile then, with it.
    place: u8,
}

impl RememberedPile {
    /// A pile of which nothing is forgotten.
    pub(crate) fn of(pile: &[Laid], limits: &ByColour<Limit>) -> RememberedPile {
        let mut remembered = RememberedPile::default();
        pile.iter().for_each(|&laid| remembered.lay(laid, limits));
        remembered
    }

    /// Somebody lays a card.
    pub(crate) fn lay(&mut self, laid: Laid, limits: &ByColour<Limit>) {
        let Laid { colour, by } = laid;
        self.size += 1;
        self.counts[colour] += 1;
        let count = self.counts[colour];
        self.last[by] = Some(LastCard { colour, count, place: self.size });
        if limits[colour].is_broken_by(usize::from(count)) {
            self.beyond[by][colour] += 1;
        }
    }

    /// Somebody lays a card whose colour is forgotten.
    pub(crate) fn lay_unnoticed(&mut self, by: Seat) {
        self.size += 1;
        self.last[by] = None;
    }

    /// How many cards have been laid on the one that was somebody's last.
    pub(crate) fn covering(&self, last: LastCard) -> u8 {
        self.size - last.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_forgotten_still_covers_and_hides_who_laid_what() {
        let [first, second] = [0, 1].map(Seat::from_index);
        let limits =
            ByColour::new([Limit::At(1), Limit::None, Limit::At(0), Limit::At(9), Limit::At(9)]);
        let mut pile = RememberedPile::default();
        pile.lay(Laid { colour: Colour::Red, by: first }, &limits);
        assert_eq!(pile.beyond[first][Colour::Red], 0);
        pile.lay(Laid { colour: Colour::Red, by: second }, &limits);
        assert_eq!(pile.beyond[second][Colour::Red], 1);
        pile.lay_unnoticed(second);
        assert_eq!(pile.last[second], None);
        let last = pile.last[first].expect("a card");
        assert_eq!((last.count, pile.covering(last), pile.size), (1, 2, 3));
        assert_eq!(pile.counts[Colour::Red], 2);
    }
}
