//! What the rules refuse, and what is wrong with decks, names, seeds and links.

use crate::shell::texts::Texts;
use limes::{CardFault, DeckFault, Refusal, TurnRefusal, ZoneFault};
use record::{DeckFileFault, excerpt};

impl Texts {
    /// Why a turn is refused.
    pub fn refusal(&self, refusal: TurnRefusal) -> String {
        match refusal {
            TurnRefusal::NotOnStart => {
                let start = limes::Cell::START.to_string();
                self.say_with("refusal-not-on-start", &[("cell", start.into())])
            }
            TurnRefusal::CellTaken(cell) => {
                self.say_with("refusal-cell-taken", &[("cell", cell.to_string().into())])
            }
            TurnRefusal::Detached(cell) => {
                self.say_with("refusal-detached", &[("cell", cell.to_string().into())])
            }
            TurnRefusal::TooWide(cell) => {
                self.say_with("refusal-too-wide", &[("cell", cell.to_string().into())])
            }
            TurnRefusal::TooHigh(cell) => {
                self.say_with("refusal-too-high", &[("cell", cell.to_string().into())])
            }
            TurnRefusal::SupplyEmpty => self.say("refusal-supply-empty"),
            TurnRefusal::NoWorker(zone) => {
                self.say_with("refusal-no-worker", &[("zone", self.zone(zone).into())])
            }
            TurnRefusal::NoZone(zone) => {
                self.say_with("refusal-no-zone", &[("zone", self.zone(zone).into())])
            }
            TurnRefusal::SameTerritory(from, to) => {
                let (from, to) = (self.zone(from), self.zone(to));
                self.say_with("refusal-same-territory", &[("from", from.into()), ("to", to.into())])
            }
            TurnRefusal::OutOfReach(from, to) => {
                let (from, to) = (self.zone(from), self.zone(to));
                self.say_with("refusal-out-of-reach", &[("from", from.into()), ("to", to.into())])
            }
        }
    }

    /// Why a game refuses a draw or a turn.
    pub fn game_refusal(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::Over => self.say("refusal-over"),
            Refusal::RoundUnfinished => self.say("refusal-round-unfinished"),
            Refusal::CardTwice(card) => {
                self.say_with("refusal-card-twice", &[("card", card.get().into())])
            }
            Refusal::NoSeat(seat) => {
                self.say_with("refusal-no-seat", &[("seat", (seat.index() + 1).into())])
            }
            Refusal::NoCard => self.say("refusal-no-card"),
            Refusal::AlreadyMoved => self.say("refusal-already-moved"),
            Refusal::Turn(refusal) => self.refusal(refusal),
        }
    }

    /// Why something is not a deck.
    pub fn deck_fault(&self, fault: &DeckFault) -> String {
        match fault {
            DeckFault::File(DeckFileFault::NotToml(fault)) => {
                // The parser explains itself only in English, so its message is left out.
                self.placed(&[self.line(fault.line)], &self.say("deck-not-toml"))
            }
            DeckFault::File(DeckFileFault::Name(fault)) => {
                self.say_with("deck-name", &[("fault", self.name_fault(*fault).into())])
            }
            DeckFault::CardCount(cards) => {
                self.say_with("deck-card-count", &[("cards", (*cards).into())])
            }
            DeckFault::Card { number, fault } => self.say_with(
                "deck-card",
                &[("card", (*number).into()), ("fault", self.card_fault(fault).into())],
            ),
        }
    }

    /// Why something is not a card.
    pub fn card_fault(&self, fault: &CardFault) -> String {
        match fault {
            CardFault::ZoneCount(zones) => {
                self.say_with("card-zone-count", &[("zones", (*zones).into())])
            }
            CardFault::Zone { token, fault } => self.say_with(
                "card-zone",
                &[("zone", excerpt(token).into()), ("fault", self.zone_fault(*fault).into())],
            ),
        }
    }

    /// Why something is not a zone.
    pub fn zone_fault(&self, fault: ZoneFault) -> String {
        self.say(match fault {
            ZoneFault::Unknown => "zone-unknown",
            ZoneFault::HutOnWater => "zone-hut-on-water",
            ZoneFault::TooManyHuts => "zone-too-many-huts",
        })
    }
}
