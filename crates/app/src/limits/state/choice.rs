//! What a player is about to decide. It can be changed until it is confirmed.

use limits::{
    Action, Colour, Decision, EXCHANGE, Laid, Limit, LimitDeck, Phase, PileView, Refusal, Seat,
    View,
};

/// What is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Nothing yet.
    #[default]
    Nothing,
    /// The card at this place of the hand, counted from 0: to be hidden or laid.
    Card(usize),
    /// Four cards of this colour, to be exchanged.
    Exchange(Colour),
}

/// Why something cannot be chosen or done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChoiceRefusal {
    /// The rules say so.
    Rule(Refusal),
    /// Nothing is chosen that could be confirmed.
    NothingChosen,
    /// No colour is in the hand four times.
    NoFour,
    /// Nobody has laid a card in this round, so nobody can be suspected.
    EmptyPile,
    /// There is no such card in the hand.
    NoCard,
    /// Whoever only watches has nothing to decide.
    Watching,
}

/// Where a dragged card is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DropTarget {
    /// On the pile.
    Pile,
    /// Where the hidden card lies.
    Hidden,
}

/// Which way the arrow keys go through the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Direction {
    /// To the card on the left.
    Left,
    /// To the card on the right.
    Right,
}

impl Choice {
    /// A card of the hand is tapped: it is chosen, or put back if it was.
    ///
    /// # Errors
    /// If this player has nothing to decide, or there is no such card.
    pub(crate) fn tap(self, view: &View, place: usize) -> Result<Choice, ChoiceRefusal> {
        check_asked(view)?;
        card(view, place)?;
        Ok(if self == Choice::Card(place) { Choice::Nothing } else { Choice::Card(place) })
    }

    /// The next card in a direction, around the ends of the hand.
    ///
    /// # Errors
    /// If this player has nothing to decide, or no card.
    pub(crate) fn step(self, view: &View, direction: Direction) -> Result<Choice, ChoiceRefusal> {
        check_asked(view)?;
        let cards = view.own.as_ref().map_or(0, |own| own.hand.len());
        let last = cards.checked_sub(1).ok_or(ChoiceRefusal::NoCard)?;
        Ok(Choice::Card(match (self, direction) {
            (Choice::Card(place), Direction::Right) if place < last => place + 1,
            (Choice::Card(place), Direction::Left) if place > 0 => (place - 1).min(last),
            (_, Direction::Right) => 0,
            (_, Direction::Left) => last,
        }))
    }

    /// Four cards of one colour are chosen, or put back if they were.
    ///
    /// # Errors
    /// If this player may not exchange now.
    pub(crate) fn exchange(self, view: &View) -> Result<Choice, ChoiceRefusal> {
        check_asked(view)?;
        if let Phase::Hide { .. } = view.phase {
            return Err(ChoiceRefusal::Rule(Refusal::NotAllHidden));
        }
        let four = four(view).ok_or(ChoiceRefusal::NoFour)?;
        Ok(match self {
            Choice::Exchange(_) => Choice::Nothing,
            _ => Choice::Exchange(four),
        })
    }

    /// What has to be chosen for this decision, if anything has and can be: the first card of its colour.
    pub(crate) fn of(view: &View, decision: Decision) -> Option<Choice> {
        match decision {
            Decision::Hide(colour) | Decision::Act(Action::Play(colour)) => {
                hand(view).position(|card| card == colour).map(Choice::Card)
            }
            Decision::Act(Action::Exchange(colour)) => Some(Choice::Exchange(colour)),
            Decision::Act(Action::Suspect(_)) => None,
        }
    }

    /// What is decided when this is confirmed.
    ///
    /// # Errors
    /// If nothing is chosen, or it is not this player's turn.
    pub(crate) fn decision(self, view: &View) -> Result<Decision, ChoiceRefusal> {
        check_asked(view)?;
        match self {
            Choice::Nothing => Err(ChoiceRefusal::NothingChosen),
            Choice::Exchange(colour) => Ok(Action::Exchange(colour).into()),
            Choice::Card(place) => {
                let colour = card(view, place)?;
                Ok(match view.phase {
                    Phase::Hide { .. } => Decision::Hide(colour),
                    _ => Action::Play(colour).into(),
                })
            }
        }
    }

    /// Whether the card at this place of the hand is among what is chosen.
    pub(crate) fn holds(self, view: &View, place: usize) -> bool {
        match self {
            Choice::Nothing => false,
            Choice::Card(chosen) => chosen == place,
            Choice::Exchange(colour) => {
                let four = hand(view).enumerate().filter(|&(_, card)| card == colour);
                four.take(usize::from(EXCHANGE)).any(|(of_four, _)| of_four == place)
            }
        }
    }
}

/// What is decided when a card of the hand is dragged somewhere.
///
/// # Errors
/// If the rules do not allow it now.
pub(crate) fn dropped(
    view: &View,
    place: usize,
    target: DropTarget,
) -> Result<Decision, ChoiceRefusal> {
    match (&view.phase, target) {
        (Phase::Hide { .. }, DropTarget::Pile) => {
            check_asked(view)?;
            Err(ChoiceRefusal::Rule(Refusal::NotAllHidden))
        }
        (Phase::Act { .. }, DropTarget::Hidden) => Err(ChoiceRefusal::Rule(Refusal::AlreadyHidden)),
        _ => Choice::Card(place).decision(view),
    }
}

/// A suspicion of somebody.
///
/// # Errors
/// If the rules do not allow it now.
pub(crate) fn suspicion(view: &View, suspect: Seat) -> Result<Decision, ChoiceRefusal> {
    check_asked(view)?;
    if let Phase::Hide { .. } = view.phase {
        return Err(ChoiceRefusal::Rule(Refusal::NotAllHidden));
    }
    if !view.deeds.iter().any(|deed| deed.seat == suspect) {
        return Err(ChoiceRefusal::Rule(Refusal::NothingLaid(suspect)));
    }
    Ok(Action::Suspect(suspect).into())
}

/// The top card, if this player may suspect whoever laid it.
///
/// # Errors
/// If the rules do not allow it now.
pub(crate) fn suspected_top(view: &View) -> Result<Laid, ChoiceRefusal> {
    check_asked(view)?;
    let top = top(view).ok_or(ChoiceRefusal::EmptyPile)?;
    suspicion(view, top.by).map(|_| top)
}

/// Everybody else, and whether they can be suspected: they must have laid a card in this round.
pub(crate) fn suspects(view: &View) -> Vec<(Seat, bool)> {
    let own = view.own.as_ref().map(|own| own.seat);
    let others = Seat::first(view.players.len()).filter(|&seat| Some(seat) != own);
    others.map(|seat| (seat, suspicion(view, seat).is_ok())).collect()
}

/// Whether this player has laid the top card.
pub(crate) fn is_top_own(view: &View) -> bool {
    let own = view.own.as_ref().map(|own| own.seat);
    top(view).is_some_and(|top| Some(top.by) == own)
}

/// Whether this colour has no limit in this round, so that no suspicion of it can be right.
pub(crate) fn is_unlimited(view: &View, colour: Colour) -> bool {
    let card = view.limit_card.map(|number| LimitDeck::built_in().card(number));
    card.is_some_and(|card| card.limits[colour] == Limit::None)
}

/// The card that lies on top of the pile.
pub(crate) fn top(view: &View) -> Option<Laid> {
    match &view.pile {
        PileView::Memory { top, .. } => *top,
        PileView::Open(cards) => cards.last().copied(),
    }
}

/// How many cards lie in the pile.
pub(crate) fn pile_size(view: &View) -> usize {
    match &view.pile {
        PileView::Memory { size, .. } => *size,
        PileView::Open(cards) => cards.len(),
    }
}

/// The player's cards in the order in which they are shown.
pub(crate) fn hand(view: &View) -> impl Iterator<Item = Colour> + '_ {
    view.own.iter().flat_map(|own| own.hand.cards())
}

/// The colour that this player could exchange.
pub(crate) fn four(view: &View) -> Option<Colour> {
    let own = view.own.as_ref()?;
    own.hand.colours().find(|&colour| own.hand.count(colour) >= usize::from(EXCHANGE))
}

fn card(view: &View, place: usize) -> Result<Colour, ChoiceRefusal> {
    hand(view).nth(place).ok_or(ChoiceRefusal::NoCard)
}

/// Whether this player has something to decide.
fn check_asked(view: &View) -> Result<(), ChoiceRefusal> {
    if view.own.is_none() {
        return Err(ChoiceRefusal::Watching);
    }
    match &view.phase {
        _ if view.asked.is_some() => Ok(()),
        Phase::Hide { .. } => Err(ChoiceRefusal::Rule(Refusal::AlreadyHidden)),
        Phase::Act { seat } => Err(ChoiceRefusal::Rule(Refusal::NotYourTurn(*seat))),
        Phase::Over(_) => Err(ChoiceRefusal::Rule(Refusal::Over)),
    }
}

#[cfg(test)]
mod tests;
