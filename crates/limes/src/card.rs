//! Cards, and the ways they can be turned.

use crate::landscape::{Zone, ZoneFault};
use crate::map::Map;
use record::excerpt;
use std::fmt;
use std::str::FromStr;

/// One of the four zones of a card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quarter {
    /// Top left.
    NorthWest,
    /// Top right.
    NorthEast,
    /// Bottom left.
    SouthWest,
    /// Bottom right.
    SouthEast,
}

impl Quarter {
    /// All four in reading order, the order of a card's text.
    pub const ALL: [Quarter; 4] =
        [Quarter::NorthWest, Quarter::NorthEast, Quarter::SouthWest, Quarter::SouthEast];

    /// Where a zone of this quarter lies when its card has been turned a quarter further clockwise.
    #[must_use]
    pub fn clockwise(self) -> Quarter {
        match self {
            Quarter::NorthWest => Quarter::NorthEast,
            Quarter::NorthEast => Quarter::SouthEast,
            Quarter::SouthEast => Quarter::SouthWest,
            Quarter::SouthWest => Quarter::NorthWest,
        }
    }
}

impl fmt::Display for Quarter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Quarter::NorthWest => "nw",
            Quarter::NorthEast => "ne",
            Quarter::SouthWest => "sw",
            Quarter::SouthEast => "se",
        })
    }
}

impl FromStr for Quarter {
    type Err = ();

    fn from_str(text: &str) -> Result<Quarter, ()> {
        match text {
            "nw" => Ok(Quarter::NorthWest),
            "ne" => Ok(Quarter::NorthEast),
            "sw" => Ok(Quarter::SouthWest),
            "se" => Ok(Quarter::SouthEast),
            _ => Err(()),
        }
    }
}

/// Where the top of a card points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rotation {
    /// Upright, `^`.
    Up,
    /// A quarter turn clockwise, `>`.
    Right,
    /// Half a turn, `v`.
    Down,
    /// Three quarters clockwise, `<`.
    Left,
}

impl Rotation {
    /// All four, each a quarter turn clockwise from the one before.
    pub const ALL: [Rotation; 4] = [Rotation::Up, Rotation::Right, Rotation::Down, Rotation::Left];

    /// The sign in a turn's text.
    pub fn symbol(self) -> char {
        match self {
            Rotation::Up => '^',
            Rotation::Right => '>',
            Rotation::Down => 'v',
            Rotation::Left => '<',
        }
    }

    pub(crate) fn from_symbol(symbol: char) -> Option<Rotation> {
        Rotation::ALL.into_iter().find(|rotation| rotation.symbol() == symbol)
    }

    /// A quarter turn further clockwise.
    #[must_use]
    pub fn clockwise(self) -> Rotation {
        Rotation::ALL[(self as usize + 1) % 4]
    }
}

/// A card of 2×2 zones.
///
/// ```
/// use limes::{Card, Quarter, Rotation};
/// let card: Card = "# = =h ~".parse().unwrap();
/// assert_eq!(card.zone(Quarter::SouthWest, Rotation::Up).to_string(), "=h");
/// // Turned to the right, what was south-west is north-west.
/// assert_eq!(card.zone(Quarter::NorthWest, Rotation::Right).to_string(), "=h");
/// assert_eq!(card.to_string(), "# = =h ~");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    zones: [Zone; 4],
    /// The card as it lies in each rotation, ready to be shifted into a display.
    turned: [Map; 4],
}

/// Why a text is not a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardFault {
    /// A card has four zones, this text has so many.
    ZoneCount(usize),
    /// A zone is wrong.
    Zone {
        /// Its token.
        token: String,
        /// What is wrong with it.
        fault: ZoneFault,
    },
}

impl fmt::Display for CardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardFault::ZoneCount(n) => write!(f, "a card has 4 zones, this one has {n}"),
            CardFault::Zone { token, fault } => write!(f, "\"{}\": {fault}", excerpt(token)),
        }
    }
}

impl std::error::Error for CardFault {}

impl Card {
    /// A card from its zones in reading order.
    pub fn new(zones: [Zone; 4]) -> Card {
        let turned = Rotation::ALL.map(|rotation| {
            Map::of_card(Quarter::ALL.map(|quarter| zones[upright(quarter, rotation) as usize]))
        });
        Card { zones, turned }
    }

    /// The zone that lies in this quarter when the card is turned so.
    pub fn zone(&self, quarter: Quarter, rotation: Rotation) -> Zone {
        self.zones[upright(quarter, rotation) as usize]
    }

    /// The card as it lies when it is turned so, in the north-west corner of a map.
    #[inline]
    pub fn turned(&self, rotation: Rotation) -> &Map {
        &self.turned[rotation as usize]
    }
}

/// The quarter in which a zone that now lies in `quarter` is printed: the card is turned on until it is upright.
fn upright(quarter: Quarter, rotation: Rotation) -> Quarter {
    (rotation as usize..4).fold(quarter, |quarter, _| quarter.clockwise())
}

impl FromStr for Card {
    type Err = CardFault;

    fn from_str(text: &str) -> Result<Card, CardFault> {
        let mut zones = Vec::new();
        for token in text.split_whitespace() {
            let zone = token
                .parse()
                .map_err(|fault| CardFault::Zone { token: token.to_owned(), fault })?;
            zones.push(zone);
        }
        let zones =
            zones.try_into().map_err(|zones: Vec<Zone>| CardFault::ZoneCount(zones.len()))?;
        Ok(Card::new(zones))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.zones;
        write!(f, "{a} {b} {c} {d}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_turned_right_lies_as_the_formats_say() {
        let card: Card = "= ~ ^ #".parse().expect("a card");
        let lying = |rotation| Quarter::ALL.map(|q| card.zone(q, rotation).to_string()).join(" ");
        assert_eq!(Rotation::ALL.map(lying), ["= ~ ^ #", "^ = # ~", "# ^ ~ =", "~ # = ^"]);
    }

    #[test]
    fn turning_a_card_takes_its_zones_along() {
        let card: Card = "= ~ ^ #".parse().expect("a card");
        for rotation in Rotation::ALL {
            for quarter in Quarter::ALL {
                let turned = card.zone(quarter.clockwise(), rotation.clockwise());
                assert_eq!(card.zone(quarter, rotation), turned);
            }
        }
    }
}
