//! Display, draft and total, as a screen reader says them.

use crate::limes::state::CellRange;
use crate::shell::texts::Texts;
use limes::{Action, Card, CardNumber, Cell, Display, Quarter, Rotation, Turn, Zone, ZoneId};

impl Texts {
    /// The display, one sentence for each row of zones, from the top; gaps and equal neighbours are counted.
    pub fn display_rows(&self, display: &Display) -> Vec<String> {
        if display.cells().is_empty() {
            return vec![self.say("a11y-display-empty")];
        }
        let range = CellRange::around(display.cells());
        (0..range.rows * 2)
            .map(|row| {
                let zones: Vec<String> = (0..range.columns * 2)
                    .filter_map(|column| zone_in(range, column, row))
                    .map(|zone| self.zone_content(display, zone))
                    .collect();
                let zones = self.runs(&zones);
                self.say_with(
                    "a11y-row",
                    &[("row", (row + 1).into()), ("zones", zones.join("; ").into())],
                )
            })
            .collect()
    }

    /// One zone with its place: `d4 top left: field with a hut, farmer`.
    pub fn zone_spoken(&self, display: &Display, zone: ZoneId) -> String {
        let place = self.zone(zone);
        let content = self.zone_content(display, zone);
        let content = if content.is_empty() { self.gap(1) } else { content };
        self.say_with("a11y-zone-at", &[("place", place.into()), ("zone", content.into())])
    }

    /// A card as it lies: `Card 5: top left field, top right …`. The card of a lesson has no number.
    pub fn card_spoken(
        &self,
        number: impl Into<Option<CardNumber>>,
        card: &Card,
        rotation: Rotation,
    ) -> String {
        let zones = Quarter::ALL.map(|quarter| {
            let zone = self.land(card.zone(quarter, rotation));
            let quarter = self.quarter(quarter);
            self.say_with("a11y-card-zone", &[("quarter", quarter.into()), ("zone", zone.into())])
        });
        let zones = zones.join(", ");
        match number.into() {
            Some(number) => self
                .say_with("a11y-card", &[("card", number.get().into()), ("zones", zones.into())]),
            None => self.say_with("a11y-the-card", &[("zones", zones.into())]),
        }
    }

    /// One zone of an upright card: `Card 5: top left forest with 2 huts`.
    pub fn card_zone_spoken(&self, number: CardNumber, quarter: Quarter, zone: Zone) -> String {
        let place = self.quarter(quarter);
        let zone = self.say_with(
            "a11y-card-zone",
            &[("quarter", place.into()), ("zone", self.land(zone).into())],
        );
        self.say_with("a11y-card", &[("card", number.get().into()), ("zones", zone.into())])
    }

    /// The draft of a turn, described with the display it would lead to.
    pub fn draft_spoken(
        &self,
        number: impl Into<Option<CardNumber>>,
        turn: Turn,
        after: &Display,
    ) -> String {
        let (cell, rotation) = (turn.cell.to_string(), self.rotation(turn.rotation));
        let lay = match number.into() {
            Some(number) => self.say_with(
                "a11y-draft-lay",
                &[
                    ("card", number.get().into()),
                    ("cell", cell.into()),
                    ("rotation", rotation.into()),
                ],
            ),
            None => self.say_with(
                "a11y-draft-lay-the-card",
                &[("cell", cell.into()), ("rotation", rotation.into())],
            ),
        };
        let action = match turn.action {
            Action::Rest => self.say("a11y-draft-rest"),
            Action::Place(quarter) => {
                let zone = ZoneId { cell: turn.cell, quarter };
                let profession = self.profession_on(after, zone);
                let quarter = self.quarter(quarter);
                self.say_with(
                    "a11y-draft-place",
                    &[("profession", profession.into()), ("quarter", quarter.into())],
                )
            }
            Action::Move { from, to } => {
                let profession = self.profession_on(after, to);
                let (from, to) = (self.zone(from), self.zone(to));
                self.say_with(
                    "a11y-draft-move",
                    &[("from", from.into()), ("to", to.into()), ("profession", profession.into())],
                )
            }
        };
        format!("{lay} {action}")
    }

    /// The total, and the total after the draft if there is one.
    pub fn total_spoken(&self, points: u32, after: Option<u32>) -> String {
        match after {
            None => self.say_with("a11y-total", &[("points", points.into())]),
            Some(after) => self.say_with(
                "a11y-total-draft",
                &[("points", points.into()), ("after", after.into())],
            ),
        }
    }

    /// What a zone shows and who stands there; nothing where no card lies.
    fn zone_content(&self, display: &Display, id: ZoneId) -> String {
        let Some(zone) = display.zone(id) else { return String::new() };
        let land = self.land(zone);
        let profession = self.profession(zone.landscape().profession());
        match display.workers().filter(|&worker| worker == id).count() {
            0 => land,
            1 => self.say_with(
                "a11y-zone-worker",
                &[("zone", land.into()), ("profession", profession.into())],
            ),
            workers => self.say_with(
                "a11y-zone-workers",
                &[
                    ("zone", land.into()),
                    ("profession", profession.into()),
                    ("workers", workers.into()),
                ],
            ),
        }
    }

    /// Landscape and huts: `forest with 2 huts`.
    fn land(&self, zone: Zone) -> String {
        let landscape = self.landscape(zone.landscape());
        match zone.huts() {
            0 => landscape,
            huts => self.say_with(
                "a11y-zone-huts",
                &[("landscape", landscape.into()), ("huts", huts.into())],
            ),
        }
    }

    fn gap(&self, zones: usize) -> String {
        self.say_with("a11y-gap", &[("zones", zones.into())])
    }

    /// Says equal neighbours once, with their number.
    fn runs(&self, zones: &[String]) -> Vec<String> {
        zones
            .chunk_by(|one, other| one == other)
            .map(|run| match run {
                [] => String::new(),
                [gap, ..] if gap.is_empty() => self.gap(run.len()),
                [one] => one.clone(),
                [one, ..] => self.say_with(
                    "a11y-run",
                    &[("zones", run.len().into()), ("zone", one.as_str().into())],
                ),
            })
            .collect()
    }
}

/// The zone that is this many zones from the west and north edges of a range of cells.
fn zone_in(range: CellRange, column: u8, row: u8) -> Option<ZoneId> {
    let cell = Cell::new(range.west + column / 2, range.north + row / 2)?;
    let quarter = Quarter::ALL[usize::from(row % 2 * 2 + column % 2)];
    Some(ZoneId { cell, quarter })
}

#[cfg(test)]
mod tests {
    use crate::shell::texts::{Language, Texts};
    use limes::{CardNumber, Deck, Display, Rotation, Turn, Variants};

    #[test]
    fn a_display_is_told_row_by_row() {
        let display = Display::from_picture(
            "
            =@ =h  .  .
            ~  ^   .  .
            #  ^   ~  ~@@
            =  ^hh ~  ~
            ",
        )
        .expect("a picture");
        let texts = Texts::new(Language::En);
        assert_eq!(
            texts.display_rows(&display),
            [
                "Row 1: field, farmer; field with a hut; 2 gaps",
                "Row 2: water; forest; 2 gaps",
                "Row 3: rock with a tower; forest; water; water, fisherman, 2 workers",
                "Row 4: field; forest with 2 huts; 2 times water",
            ]
        );
        let spoken = |zone: &str| texts.zone_spoken(&display, zone.parse().expect("a zone"));
        assert_eq!(spoken("d4ne"), "d4 top right: field with a hut");
        assert_eq!(spoken("e4ne"), "e4 top right: gap");
    }

    #[test]
    fn an_empty_display_says_so() {
        let texts = Texts::new(Language::En);
        assert_eq!(texts.display_rows(&Display::new()), ["The display is still empty."]);
    }

    #[test]
    fn card_and_draft_are_told() {
        let texts = Texts::new(Language::En);
        let number = CardNumber::new(5).expect("a card");
        let card = Deck::classic().card(number);
        assert_eq!(
            texts.card_spoken(number, card, Rotation::Right),
            "Card 5: top left field with a hut, top right rock with a tower, bottom left water, bottom right field"
        );
        let turn: Turn = "d4> +ne".parse().expect("a turn");
        let after = Display::new().after(card, turn, Variants::NONE).expect("a legal turn");
        assert_eq!(
            texts.draft_spoken(number, turn, &after),
            "Draft: card 5 on d4, a quarter turn to the right. A watchman is placed top right."
        );
        assert_eq!(
            texts.card_spoken(None, card, Rotation::Up),
            "The card: top left rock with a tower, top right field, bottom left field with a hut, bottom right water"
        );
        assert_eq!(
            texts.draft_spoken(None, turn, &after),
            "Draft: the card on d4, a quarter turn to the right. A watchman is placed top right."
        );
        assert_eq!(texts.total_spoken(1, Some(4)), "Total 1 point, 4 after this turn");
    }
}
