//! A deck that is being made: cards may be wrong for a while, and each says what is wrong with it.

use limes::{CardFault, CardNumber, Deck, DeckFault, Landscape, MAX_HUTS, Quarter, Rotation, Zone};
use record::{DeckFile, NameFault};

/// One zone of a card that is being made. Huts on water wait unseen for the zone to become land again, so that
/// tapping on through all landscapes leads back to what was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plot {
    landscape: Landscape,
    huts: u8,
}

impl Plot {
    fn zone(self) -> Option<Zone> {
        let huts = if self.landscape == Landscape::Water { 0 } else { self.huts };
        Zone::new(self.landscape, huts).ok()
    }
}

/// A card that is being made.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Slot {
    /// Four zones, as they are tapped.
    Whole([Plot; 4]),
    /// A text that was read from a file and is no card.
    Broken { text: String, fault: CardFault },
}

/// A deck that is being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckDraft {
    name: String,
    /// One for each card number.
    slots: Vec<Slot>,
    past: Vec<(String, Vec<Slot>)>,
}

/// What is wrong with a deck that is being made, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckDraftFault {
    /// The name is no name.
    Name(NameFault),
    /// The name belongs to the built-in deck, and these are other cards.
    NameTaken,
    /// A card is no card.
    Card(CardNumber, CardFault),
}

impl DeckDraft {
    /// A draft with the cards of a deck.
    pub fn of(deck: &Deck) -> DeckDraft {
        DeckDraft { name: deck.name().to_owned(), slots: slots_of(deck), past: Vec::new() }
    }

    /// Reads a deck file into the draft, also one with wrong cards: they can be mended here.
    ///
    /// # Errors
    /// If it is no deck file, or has not 24 cards; then nothing has changed.
    pub fn import(&mut self, text: &str) -> Result<(), DeckFault> {
        let file = DeckFile::parse(text).map_err(DeckFault::File)?;
        if file.cards.len() != limes::DECK {
            return Err(DeckFault::CardCount(file.cards.len()));
        }
        let slots = file.cards.iter().map(|text| slot_of(text)).collect();
        self.change(|draft| (draft.name, draft.slots) = (file.name, slots));
        Ok(())
    }

    /// The deck as a file, with whatever is wrong in it.
    pub fn export(&self) -> String {
        let cards = CardNumber::all().map(|number| self.card_text(number)).collect();
        // With a name that is none the file could not be read again.
        let name = self.name.trim();
        let name = if record::check_name(name).is_ok() { name } else { "custom" }.to_owned();
        DeckFile { name, cards }.to_string()
    }

    /// All cards as in the built-in deck. The name stays.
    pub fn reset(&mut self) {
        self.change(|draft| draft.slots = slots_of(Deck::classic()));
    }

    /// The name as it is typed.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Gives the deck a name, right or not.
    pub fn rename(&mut self, name: &str) {
        self.change(|draft| name.clone_into(&mut draft.name));
    }

    /// The text of a card as it is now.
    pub fn card_text(&self, number: CardNumber) -> String {
        match &self.slots[place(number)] {
            Slot::Broken { text, .. } => text.clone(),
            Slot::Whole(plots) => {
                let zones = plots.iter().filter_map(|plot| plot.zone());
                zones.map(|zone| zone.to_string()).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The zone in a quarter of an upright card; `None` where the card is broken.
    pub fn zone(&self, number: CardNumber, quarter: Quarter) -> Option<Zone> {
        match &self.slots[place(number)] {
            Slot::Whole(plots) => plots[quarter as usize].zone(),
            Slot::Broken { .. } => None,
        }
    }

    /// A tap on a zone: the next landscape, in the order of the rulebook. A broken card is mended by it: what can be
    /// read of it stays, the rest becomes field.
    pub fn tap(&mut self, number: CardNumber, quarter: Quarter) {
        self.change_plot(number, quarter, |plot| {
            let at = Landscape::ALL.iter().position(|&other| other == plot.landscape).unwrap_or(0);
            plot.landscape = Landscape::ALL[(at + 1) % Landscape::ALL.len()];
        });
    }

    /// One hut more on a zone, and after the last none. Nothing happens on water.
    pub fn tap_hut(&mut self, number: CardNumber, quarter: Quarter) {
        self.change_plot(number, quarter, |plot| {
            if plot.landscape != Landscape::Water {
                plot.huts = (plot.huts + 1) % (MAX_HUTS + 1);
            }
        });
    }

    /// Takes back the last change. Answers whether there was any.
    pub fn undo(&mut self) -> bool {
        let Some((name, slots)) = self.past.pop() else { return false };
        (self.name, self.slots) = (name, slots);
        true
    }

    /// All that is wrong, in the order of the cards.
    pub fn faults(&self) -> Vec<DeckDraftFault> {
        let mut faults = Vec::new();
        faults.extend(record::check_name(self.name.trim()).err().map(DeckDraftFault::Name));
        for (number, slot) in CardNumber::all().zip(&self.slots) {
            if let Slot::Broken { fault, .. } = slot {
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
    /// All that is wrong.
    pub fn finish(&self) -> Result<Deck, Vec<DeckDraftFault>> {
        let texts: Vec<String> = CardNumber::all().map(|number| self.card_text(number)).collect();
        match Deck::new(self.name.trim(), &texts) {
            Ok(deck) if self.faults().is_empty() => Ok(deck),
            _ => Err(self.faults()),
        }
    }

    fn change_plot(&mut self, number: CardNumber, quarter: Quarter, f: impl FnOnce(&mut Plot)) {
        self.change(|draft| {
            let slot = &mut draft.slots[place(number)];
            let mut plots = match slot {
                Slot::Whole(plots) => *plots,
                Slot::Broken { text, .. } => mended(text),
            };
            f(&mut plots[quarter as usize]);
            *slot = Slot::Whole(plots);
        });
    }

    fn change(&mut self, change: impl FnOnce(&mut DeckDraft)) {
        let before = (self.name.clone(), self.slots.clone());
        change(self);
        if before != (self.name.clone(), self.slots.clone()) {
            self.past.push(before);
        }
    }
}

fn place(number: CardNumber) -> usize {
    usize::from(number.get()) - 1
}

fn slots_of(deck: &Deck) -> Vec<Slot> {
    deck.cards().iter().map(|card| Slot::Whole(plots_of(card))).collect()
}

fn plots_of(card: &limes::Card) -> [Plot; 4] {
    Quarter::ALL.map(|quarter| plot_of(card.zone(quarter, Rotation::Up)))
}

fn plot_of(zone: Zone) -> Plot {
    Plot { landscape: zone.landscape(), huts: zone.huts() }
}

fn slot_of(text: &str) -> Slot {
    match text.parse() {
        Ok(card) => Slot::Whole(plots_of(&card)),
        Err(fault) => {
            // Tokens are what counts; line breaks between them could not be written to a file again.
            let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
            Slot::Broken { text: text.replace(char::is_control, "?"), fault }
        }
    }
}

/// What can be read of a broken card.
fn mended(text: &str) -> [Plot; 4] {
    let mut plots = [Plot { landscape: Landscape::Field, huts: 0 }; 4];
    for (plot, token) in plots.iter_mut().zip(text.split_whitespace()) {
        if let Ok(zone) = token.parse() {
            *plot = plot_of(zone);
        }
    }
    plots
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(n: u8) -> CardNumber {
        CardNumber::new(n).expect("a card")
    }

    fn named(name: &str) -> DeckDraft {
        let mut draft = DeckDraft::of(Deck::classic());
        draft.rename(name);
        draft
    }

    #[test]
    fn taps_go_through_the_landscapes_and_come_back() {
        // Card 1 is «# =h ^h ~».
        let mut draft = named("mine");
        let texts: Vec<String> = (0..4)
            .map(|_| {
                draft.tap(number(1), Quarter::NorthEast);
                draft.card_text(number(1))
            })
            .collect();
        assert_eq!(texts, ["# ~ ^h ~", "# ^h ^h ~", "# #h ^h ~", "# =h ^h ~"]);
        let texts: Vec<String> = (0..4)
            .map(|_| {
                draft.tap_hut(number(1), Quarter::NorthWest);
                draft.card_text(number(1))
            })
            .collect();
        assert_eq!(texts, ["#h =h ^h ~", "#hh =h ^h ~", "#hhh =h ^h ~", "# =h ^h ~"]);
        let before = draft.clone();
        draft.tap_hut(number(1), Quarter::SouthEast);
        assert_eq!(draft, before, "no hut stands on water");
    }

    #[test]
    fn a_deck_goes_out_and_comes_in_again() {
        let mut draft = named("mine \"own\"");
        draft.tap(number(24), Quarter::SouthWest);
        let deck = draft.finish().expect("a deck");
        assert_eq!(Deck::from_toml(&draft.export()), Ok(deck.clone()));
        let mut other = DeckDraft::of(Deck::classic());
        other.import(&draft.export()).expect("a deck file");
        assert_eq!(other.finish(), Ok(deck));
        other.reset();
        assert_eq!(other.card_text(number(24)), Deck::classic().cards()[23].to_string());
        assert!(other.undo() && other.undo() && !other.undo());
        assert_eq!(other, DeckDraft::of(Deck::classic()));
    }

    #[test]
    fn faults_stand_at_their_cards_and_a_tap_mends_them() {
        let mut cards: Vec<String> =
            Deck::classic().cards().iter().map(ToString::to_string).collect();
        cards[2] = "# ~h =h ~".to_owned();
        cards[9] = "= ? ^".to_owned();
        let file = DeckFile { name: "odd".to_owned(), cards };
        let mut draft = DeckDraft::of(Deck::classic());
        draft.import(&file.to_string()).expect("a deck file");
        let faults: Vec<String> = draft
            .faults()
            .iter()
            .map(|fault| match fault {
                DeckDraftFault::Card(number, fault) => format!("{number}: {fault}"),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(
            faults,
            [
                "3: \"~h\": no hut stands on water",
                "10: \"?\": a zone is one of = ~ ^ # and an h for each hut"
            ]
        );
        assert!(draft.finish().is_err());
        assert_eq!(draft.export(), file.to_string(), "nothing is lost");
        draft.tap(number(3), Quarter::NorthWest);
        draft.tap(number(10), Quarter::SouthEast);
        assert_eq!(draft.card_text(number(3)), "= = =h ~");
        assert_eq!(draft.card_text(number(10)), "= = ^ ~");
        assert!(draft.finish().is_ok());
    }

    #[test]
    fn what_is_no_deck_file_changes_nothing() {
        let mut draft = named("mine");
        let before = draft.clone();
        for text in [
            "",
            "cards = 7",
            "cards = [\n",
            "cards = [\"= = = =\"]",
            "\u{0}",
            "name = \"\"\ncards = []",
        ] {
            assert!(draft.import(text).is_err(), "{text}");
            assert_eq!(draft, before);
        }
    }

    #[test]
    fn an_odd_draft_still_makes_a_file_that_can_be_read() {
        let mut cards = vec!["= = = ="; limes::DECK];
        cards[0] = "= \\u0007 \\n ^ #h";
        let file = format!(
            "cards = [{}]",
            cards.iter().map(|card| format!("\"{card}\"")).collect::<Vec<_>>().join(", ")
        );
        let mut draft = named("x");
        draft.import(&file).expect("a deck file");
        draft.rename(" \n ");
        let mut again = named("x");
        again.import(&draft.export()).expect("a deck file");
        assert_eq!(again.card_text(number(1)), "= ? ^ #h");
        assert_eq!(again.name(), "custom");
    }

    #[test]
    fn names_are_checked() {
        assert_eq!(named(" ").faults(), [DeckDraftFault::Name(NameFault::Empty)]);
        assert_eq!(DeckDraft::of(Deck::classic()).faults(), []);
        let mut draft = named("classic");
        draft.tap(number(1), Quarter::NorthWest);
        assert_eq!(draft.faults(), [DeckDraftFault::NameTaken]);
        draft.rename(" mine ");
        assert_eq!(draft.finish().map(|deck| deck.name().to_owned()), Ok("mine".to_owned()));
    }
}
