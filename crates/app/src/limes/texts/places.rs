//! The nouns of the game in words: landscapes, professions, places, turns.

use crate::shell::texts::Texts;
use limes::{
    Action, Band, CardNumber, Display, Landscape, Profession, Quarter, Rotation, Turn, ZoneId,
};

impl Texts {
    /// `field`, `rock with a tower`.
    pub fn landscape(&self, landscape: Landscape) -> String {
        self.say(match landscape {
            Landscape::Field => "landscape-field",
            Landscape::Water => "landscape-water",
            Landscape::Forest => "landscape-forest",
            Landscape::Tower => "landscape-tower",
        })
    }

    /// `farmer`, `watchman`.
    pub fn profession(&self, profession: Profession) -> String {
        self.say(match profession {
            Profession::Farmer => "profession-farmer",
            Profession::Fisherman => "profession-fisherman",
            Profession::Woodcutter => "profession-woodcutter",
            Profession::Watchman => "profession-watchman",
        })
    }

    /// How a solo result is judged: `very good`.
    pub fn band(&self, band: Band) -> String {
        self.say(match band {
            Band::Improvable => "band-improvable",
            Band::Ok => "band-ok",
            Band::Good => "band-good",
            Band::VeryGood => "band-very-good",
            Band::Excellent => "band-excellent",
        })
    }

    /// `top left`.
    pub fn quarter(&self, quarter: Quarter) -> String {
        self.say(match quarter {
            Quarter::NorthWest => "quarter-nw",
            Quarter::NorthEast => "quarter-ne",
            Quarter::SouthWest => "quarter-sw",
            Quarter::SouthEast => "quarter-se",
        })
    }

    /// `a quarter turn to the right`.
    pub fn rotation(&self, rotation: Rotation) -> String {
        self.say(match rotation {
            Rotation::Up => "rotation-up",
            Rotation::Right => "rotation-right",
            Rotation::Down => "rotation-down",
            Rotation::Left => "rotation-left",
        })
    }

    /// `d4 top left`.
    pub fn zone(&self, zone: ZoneId) -> String {
        let quarter = self.quarter(zone.quarter);
        let cell = zone.cell.to_string();
        self.say_with("zone-name", &[("cell", cell.into()), ("quarter", quarter.into())])
    }

    /// A turn in words, described with the display it led to: `Card 5 on e4, a quarter turn to the right; farmer placed top left`.
    pub fn turn(&self, card: CardNumber, turn: Turn, after: &Display) -> String {
        let number = card.get();
        let cell = turn.cell.to_string();
        let lay = match turn.rotation {
            Rotation::Up => {
                self.say_with("turn-lay", &[("card", number.into()), ("cell", cell.into())])
            }
            rotation => {
                let rotation = self.rotation(rotation);
                self.say_with(
                    "turn-lay-turned",
                    &[
                        ("card", number.into()),
                        ("cell", cell.into()),
                        ("rotation", rotation.into()),
                    ],
                )
            }
        };
        let action = match turn.action {
            Action::Rest => self.say("turn-rest"),
            Action::Place(quarter) => {
                let profession = self.profession_on(after, ZoneId { cell: turn.cell, quarter });
                let quarter = self.quarter(quarter);
                self.say_with(
                    "turn-place",
                    &[("profession", profession.into()), ("quarter", quarter.into())],
                )
            }
            Action::Move { from, to } => {
                let profession = self.profession_on(after, to);
                let (from, to) = (self.zone(from), self.zone(to));
                self.say_with(
                    "turn-move",
                    &[("profession", profession.into()), ("from", from.into()), ("to", to.into())],
                )
            }
        };
        format!("{lay}; {action}")
    }

    /// A worker's profession on this zone, or just `worker` where no card lies.
    pub(super) fn profession_on(&self, display: &Display, zone: ZoneId) -> String {
        match display.zone(zone) {
            Some(zone) => self.profession(zone.landscape().profession()),
            None => self.say("word-worker"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::texts::{Language, Texts};
    use limes::{CardNumber, Deck, Display, Turn, Variants};

    #[test]
    fn a_turn_is_told_in_words() {
        let number = CardNumber::new(5).expect("a card");
        let check = |language, turns: &[&str], words: &str| {
            let mut display = Display::new();
            let mut last = String::new();
            for turn in turns {
                let turn: Turn = turn.parse().expect("a turn");
                display
                    .play(Deck::classic().card(number), turn, Variants::NONE)
                    .expect("a legal turn");
                last = Texts::new(language).turn(number, turn, &display);
            }
            assert_eq!(last, words);
        };
        check(Language::En, &["d4^"], "Card 5 on d4; no worker");
        check(
            Language::En,
            &["d4> +nw"],
            "Card 5 on d4, a quarter turn to the right; farmer placed top left",
        );
        check(
            Language::En,
            &["d4> +nw", "e4^ d4nw-d4ne"],
            "Card 5 on e4; watchman from d4 top left to d4 top right",
        );
    }
}
