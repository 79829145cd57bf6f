//! Whether the cards of a game come from the seed that a server reveals at its end.

use crate::record::AnyRecord;
use crate::seen::SeenView;
use limits::Deal;
use record::{Header, Seed};

impl AnyRecord {
    /// The headers.
    pub fn headers(&self) -> &[Header] {
        match self {
            AnyRecord::Limes(limes) => &limes.headers,
            AnyRecord::Limits(limits) => &limits.headers,
        }
    }

    /// Whether this seed gives every card that was drawn or dealt in this game.
    pub fn has_cards_of(&self, seed: &Seed) -> bool {
        match self {
            AnyRecord::Limes(limes) => limes::draw(seed).starts_with(limes.game.drawn()),
            AnyRecord::Limits(limits) => {
                let deal = limits.game.deal();
                let again = Deal::from_seed(seed, deal.players().to_vec(), deal.mode());
                again.is_ok_and(|again| again == *deal)
            }
        }
    }

    /// Whether a view shows the same cards as this game, seen from the same seat.
    pub fn has_cards_in(&self, view: &SeenView) -> bool {
        match (self, view) {
            (AnyRecord::Limes(limes), SeenView::Limes(view)) => {
                // Without a display, a view of a large table does not tell the order.
                let is_in_order = view.players.iter().any(|player| player.laid.is_some());
                let [mut theirs, mut ours] = [view.drawn.clone(), limes.game.drawn().to_vec()];
                if !is_in_order {
                    theirs.sort_unstable();
                    ours.sort_unstable();
                }
                theirs == ours
            }
            (AnyRecord::Limits(limits), SeenView::Limits(view)) => {
                let replayed = limits.game.view(view.own.as_ref().map(|own| own.seat));
                replayed.own == view.own
                    && replayed.turned_up == view.turned_up
                    && replayed.pile == view.pile
                    && replayed.deeds == view.deeds
                    && replayed.judged == view.judged
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::AnyView;
    use game::{Game, Position, Seat};

    fn seed() -> Seed {
        Seed::new("proof").expect("a seed")
    }

    fn limes(first: limes::CardNumber) -> AnyRecord {
        let headers = "[Game \"Limes\"]\n[Format \"1\"]\n[Deck \"classic\"]\n[Player \"Ada\"]\n\n";
        AnyRecord::parse(format!("{headers}1. {first}\n").as_bytes()).expect("a record")
    }

    #[test]
    fn another_card_of_limes_is_found_out() {
        let draw = limes::draw(&seed());
        let (fair, changed) = (limes(draw[0]), limes(draw[1]));
        assert!(fair.has_cards_of(&seed()) && !changed.has_cards_of(&seed()));
        let AnyRecord::Limes(record) = &fair else { panic!("a game of Limes") };
        let view = AnyView::from(record.game.view(None, limes::TurnVisibility::Open))
            .read()
            .expect("a view");
        assert!(fair.has_cards_in(&view) && !changed.has_cards_in(&view));
    }

    #[test]
    fn another_deal_of_limits_is_found_out() {
        let deal = |seed: &Seed| {
            let names = ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec();
            let deal = Deal::from_seed(seed, names, limits::Mode::Memory).expect("a deal");
            let mut record = limits::Record::new(limits::Game::new(deal));
            for seat in 0..3 {
                let seat = Seat::from_index(seat);
                let decision = record.game.view(Some(seat)).legal()[0];
                record.decide(seat, decision).expect("it is legal");
            }
            record
        };
        let record = deal(&seed());
        let fair = AnyRecord::Limits(record.clone());
        let changed = AnyRecord::Limits(deal(&Seed::new("another").expect("a seed")));
        assert!(fair.has_cards_of(&seed()) && !changed.has_cards_of(&seed()));
        for viewer in [None, Some(Seat::from_index(1))] {
            let view = Position::view(&record, viewer);
            let view = AnyView::from(view).read().expect("a view");
            assert!(fair.has_cards_in(&view));
        }
        let view = AnyView::from(Position::view(&record, Some(Seat::from_index(1))));
        assert!(!changed.has_cards_in(&view.read().expect("a view")));
    }
}
