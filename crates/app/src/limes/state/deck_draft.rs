//! A deck that is being edited. Cards may be wrong for a while, and each says what is wrong with it.

use limes::{CardFault, CardNumber, Deck, DeckFault, Landscape, MAX_HUTS, Quarter, Rotation, Zone};
use record::{DeckFile, NameFault};
use std::fmt;

/// One zone of a card that is being edited. Huts on water are kept but not shown, so that tapping through all landscapes
/// leads back to what was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ZoneDraft {
    landscape: Landscape,
    huts: u8,
}

impl ZoneDraft {
    fn zone(self) -> Option<Zone> {
        let huts = if self.landscape == Landscape::Water { 0 } else { self.huts };
        Zone::new(self.landscape, huts).ok()
    }
}

/// A card that is being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
enum CardDraft {
    /// Four zones.
    Whole([ZoneDraft; 4]),
    /// A text that was read from a file and is not a card.
    Broken { text: String, fault: CardFault },
}

/// A deck that is being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckDraft {
    name: String,
    /// One for each card number.
    cards: Vec<CardDraft>,
    past: Vec<(String, Vec<CardDraft>)>,
}

/// What is wrong with a deck that is being edited, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckDraftFault {
    /// The name is not allowed.
    Name(NameFault),
    /// The name belongs to the built-in deck, but the cards are different.
    NameTaken,
    /// A text is not a card.
    Card(CardNumber, CardFault),
}

impl fmt::Display for DeckDraftFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckDraftFault::Name(fault) => fault.fmt(f),
            DeckDraftFault::NameTaken => {
                write!(f, "the built-in deck is called \"{}\"", Deck::classic().name())
            }
            DeckDraftFault::Card(number, fault) => write!(f, "card {number}: {fault}"),
        }
    }
}

impl std::error::Error for DeckDraftFault {}

impl DeckDraft {
    /// A draft with the cards of a deck.
    pub fn of(deck: &Deck) -> DeckDraft {
        DeckDraft { name: deck.name().to_owned(), cards: card_drafts(deck), past: Vec::new() }
    }

    /// Reads a deck file into the draft, also one with wrong cards: they can be corrected here.
    ///
    /// # Errors
    /// If it is not a deck file, or does not have 24 cards; then nothing has changed.
    pub fn import(&mut self, text: &str) -> Result<(), DeckFault> {
        let file = DeckFile::parse(text).map_err(DeckFault::File)?;
        if file.cards.len() != limes::DECK {
            return Err(DeckFault::CardCount(file.cards.len()));
        }
        let cards = file.cards.iter().map(|text| card_draft(text)).collect();
        self.change(|draft| (draft.name, draft.cards) = (file.name, cards));
        Ok(())
    }

    /// The deck as a file, with whatever is wrong in it.
    pub fn export(&self) -> String {
        let cards = CardNumber::all().map(|number| self.card_text(number)).collect();
        // With a name that is not allowed, the file could not be read again.
        let name = self.name.trim();
        let name = if record::check_name(name).is_ok() { name } else { "custom" }.to_owned();
        DeckFile { name, cards }.to_string()
    }

    /// The name as it was typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Gives the deck a name, whether it is allowed or not.
    pub fn rename(&mut self, name: &str) {
        self.change(|draft| name.clone_into(&mut draft.name));
    }

    /// The text of a card as it is now.
    pub fn card_text(&self, number: CardNumber) -> String {
        match &self.cards[place(number)] {
            CardDraft::Broken { text, .. } => text.clone(),
            CardDraft::Whole(zones) => {
                let zones = zones.iter().filter_map(|draft| draft.zone());
                zones.map(|zone| zone.to_string()).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The zone in a quarter of an upright card; `None` where the card is broken.
    pub fn zone(&self, number: CardNumber, quarter: Quarter) -> Option<Zone> {
        match &self.cards[place(number)] {
            CardDraft::Whole(zones) => zones[quarter as usize].zone(),
            CardDraft::Broken { .. } => None,
        }
    }

    /// A tap on a zone: the next landscape, in the order of the rulebook. It also repairs a broken card: what can be read
    /// of it stays, the rest becomes field.
    pub fn tap(&mut self, number: CardNumber, quarter: Quarter) {
        self.change_zone(number, quarter, |zone| {
            let at = Landscape::ALL.iter().position(|&other| other == zone.landscape).unwrap_or(0);
            zone.landscape = Landscape::ALL[(at + 1) % Landscape::ALL.len()];
        });
    }

    /// One more hut on a zone, and none after the last. Nothing happens on water.
    pub fn tap_hut(&mut self, number: CardNumber, quarter: Quarter) {
        self.change_zone(number, quarter, |zone| {
            if zone.landscape != Landscape::Water {
                zone.huts = (zone.huts + 1) % (MAX_HUTS + 1);
            }
        });
    }

    /// Takes back the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((name, cards)) = self.past.pop() else { return false };
        (self.name, self.cards) = (name, cards);
        true
    }

    /// Whether there is anything to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Earlier changes can no longer be taken back.
    pub fn forget_past(&mut self) {
        self.past.clear();
    }

    /// How many zones show each landscape, in the order of [`Landscape::ALL`], and how many huts stand on them.
    pub fn totals(&self) -> ([usize; 4], usize) {
        let (mut zones, mut huts) = ([0; 4], 0);
        for number in CardNumber::all() {
            for zone in Quarter::ALL.into_iter().filter_map(|quarter| self.zone(number, quarter)) {
                for (count, landscape) in zones.iter_mut().zip(Landscape::ALL) {
                    *count += usize::from(zone.landscape() == landscape);
                }
                huts += usize::from(zone.huts());
            }
        }
        (zones, huts)
    }

    /// What is wrong with a card.
    pub fn card_fault(&self, number: CardNumber) -> Option<&CardFault> {
        match &self.cards[place(number)] {
            CardDraft::Broken { fault, .. } => Some(fault),
            CardDraft::Whole(_) => None,
        }
    }

    /// Everything that is wrong, in the order of the cards.
    pub fn faults(&self) -> Vec<DeckDraftFault> {
        let mut faults = Vec::new();
        faults.extend(record::check_name(self.name.trim()).err().map(DeckDraftFault::Name));
        for (number, card) in CardNumber::all().zip(&self.cards) {
            if let CardDraft::Broken { fault, .. } = card {
                faults.push(DeckDraftFault::Card(number, fault.clone()));
            }
        }
        let built_in = Deck::classic();
        let same = |number| self.card_text(number) == built_in.card(number).to_string();
        if self.name.trim() == built_in.name() && !CardNumber::all().all(same) {
            faults.push(DeckDraftFault::NameTaken);
        }
        faults
    }

    /// The deck, ready to be played with.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn finish(&self) -> Result<Deck, Vec<DeckDraftFault>> {
        let texts: Vec<String> = CardNumber::all().map(|number| self.card_text(number)).collect();
        match Deck::new(self.name.trim(), &texts) {
            Ok(deck) if self.faults().is_empty() => Ok(deck),
            _ => Err(self.faults()),
        }
    }

    fn change_zone(
        &mut self,
        number: CardNumber,
        quarter: Quarter,
        f: impl FnOnce(&mut ZoneDraft),
    ) {
        self.change(|draft| {
            let card = &mut draft.cards[place(number)];
            let mut zones = match card {
                CardDraft::Whole(zones) => *zones,
                CardDraft::Broken { text, .. } => mended(text),
            };
            f(&mut zones[quarter as usize]);
            *card = CardDraft::Whole(zones);
        });
    }

    fn change(&mut self, change: impl FnOnce(&mut DeckDraft)) {
        let before = (self.name.clone(), self.cards.clone());
        change(self);
        if before != (self.name.clone(), self.cards.clone()) {
            self.past.push(before);
        }
    }
}

fn place(number: CardNumber) -> usize {
    usize::from(number.get()) - 1
}

fn card_drafts(deck: &Deck) -> Vec<CardDraft> {
    deck.cards().iter().map(|card| CardDraft::Whole(zone_drafts(card))).collect()
}

fn zone_drafts(card: &limes::Card) -> [ZoneDraft; 4] {
    Quarter::ALL.map(|quarter| zone_draft(card.zone(quarter, Rotation::Up)))
}

fn zone_draft(zone: Zone) -> ZoneDraft {
    ZoneDraft { landscape: zone.landscape(), huts: zone.huts() }
}

fn card_draft(text: &str) -> CardDraft {
    match text.parse() {
        Ok(card) => CardDraft::Whole(zone_drafts(&card)),
        Err(fault) => {
            // Only the tokens matter, and a card is shown on one line.
            let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
            CardDraft::Broken { text: text.replace(char::is_control, "?"), fault }
        }
    }
}

/// What can be read of a broken card.
fn mended(text: &str) -> [ZoneDraft; 4] {
    let mut zones = [ZoneDraft { landscape: Landscape::Field, huts: 0 }; 4];
    for (draft, token) in zones.iter_mut().zip(text.split_whitespace()) {
        if let Ok(zone) = token.parse() {
            *draft = zone_draft(zone);
        }
    }
    zones
}

#[cfg(test)]
mod tests;
