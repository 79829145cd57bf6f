//! What a bot is asked: everything it may know, and nothing else.

use limes::{Card, CardNumber, CardSet, Deck, Display, Refusal, Variants, View};

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
    pub fn of(view: &View) -> Result<Question, Refusal> {
        let (card, display) = view.to_lay()?;
        let rivals = view.players.iter().filter(|player| Some(player.seat) != view.you);
        Ok(Question {
            deck: view.deck.clone(),
            variants: view.variants,
            display: *display,
            card,
            pile: view.pile(),
            left: view.rounds_left(),
            rivals: rivals.filter_map(|player| Some(player.laid.as_ref()?.display)).collect(),
        })
    }

    /// The card to lay.
    pub fn card(&self) -> &Card {
        self.deck.card(self.card)
    }
}
