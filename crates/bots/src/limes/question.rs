//! What a bot is asked: everything it may know, and nothing else.

use limes::{CARDS, Card, CardNumber, CardSet, Deck, Display, GameRefusal, Seat, Variants, View};

/// A card to lay, and all that a player at the table can see.
///
/// It is made from a view, and a view knows neither the order of the cards to come nor the others'
/// turns of this round; so no choice can depend on them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub(crate) deck: Deck,
    pub(crate) variants: Variants,
    pub(crate) display: Display,
    pub(crate) card: CardNumber,
    /// The cards that may still come.
    pub(crate) pile: CardSet,
    /// Rounds after this one.
    pub(crate) left: usize,
    /// The others' displays before this round.
    pub(crate) rivals: Vec<Display>,
}

impl Question {
    /// What the view's seat has to decide.
    ///
    /// # Errors
    /// If it has nothing to decide.
    pub fn of(view: &View) -> Result<Question, GameRefusal> {
        let game = view.game();
        let seat = view.seat().ok_or(GameRefusal::NoSeat(Seat(game.players().len())))?;
        game.card_for(seat)?;
        let card = *game.drawn().last().ok_or(GameRefusal::NoCard)?;
        let rivals = game.seats().filter(|&other| other != seat);
        Ok(Question {
            deck: game.deck().clone(),
            variants: game.variants(),
            display: *game.player(seat)?.display(),
            card,
            pile: game.pile(),
            left: CARDS - game.drawn().len(),
            rivals: rivals.map(|other| *game.players()[other.0].display()).collect(),
        })
    }

    /// The card to lay.
    pub fn card(&self) -> &Card {
        self.deck.card(self.card)
    }
}
