//! Landscapes, zones and the professions that follow from them.

use std::fmt;
use std::str::FromStr;

/// What a zone shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Landscape {
    /// Farmers work here.
    Field,
    /// Fishermen work here; the only landscape without huts.
    Water,
    /// Woodcutters work here.
    Forest,
    /// A rock with a tower, always a territory of its own. Watchmen look out from here.
    Tower,
}

impl Landscape {
    /// All four, in the order of the rulebook.
    pub const ALL: [Landscape; 4] =
        [Landscape::Field, Landscape::Water, Landscape::Forest, Landscape::Tower];

    /// What a worker on it becomes.
    pub fn profession(self) -> Profession {
        match self {
            Landscape::Field => Profession::Farmer,
            Landscape::Water => Profession::Fisherman,
            Landscape::Forest => Profession::Woodcutter,
            Landscape::Tower => Profession::Watchman,
        }
    }

    /// The sign in cards and pictures.
    pub fn symbol(self) -> char {
        match self {
            Landscape::Field => '=',
            Landscape::Water => '~',
            Landscape::Forest => '^',
            Landscape::Tower => '#',
        }
    }

    pub(crate) fn from_symbol(symbol: char) -> Option<Landscape> {
        Landscape::ALL.into_iter().find(|landscape| landscape.symbol() == symbol)
    }
}

impl fmt::Display for Landscape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Landscape::Field => "field",
            Landscape::Water => "water",
            Landscape::Forest => "forest",
            Landscape::Tower => "tower",
        })
    }
}

/// What a worker does, decided by the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Profession {
    /// Earns 1 for each zone of the field.
    Farmer,
    /// Earns 1 for each hut on the shore of the water.
    Fisherman,
    /// Earns 1 for each other territory beside the forest.
    Woodcutter,
    /// Earns 1 for each forest zone in view.
    Watchman,
}

impl fmt::Display for Profession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Profession::Farmer => "farmer",
            Profession::Fisherman => "fisherman",
            Profession::Woodcutter => "woodcutter",
            Profession::Watchman => "watchman",
        })
    }
}

/// The most huts one zone can hold.
pub const MAX_HUTS: u8 = 3;

/// A quarter of a card: a landscape, perhaps with fisherman's huts. Never a hut on water.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Zone {
    landscape: Landscape,
    huts: u8,
}

/// Why something is not a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneFault {
    /// The token does not start with a landscape, or goes on with something other than huts.
    Unknown,
    /// A hut on water.
    HutOnWater,
    /// More than [`MAX_HUTS`] huts.
    TooManyHuts,
}

impl fmt::Display for ZoneFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ZoneFault::Unknown => write!(f, "a zone is one of = ~ ^ #, then an h for each hut"),
            ZoneFault::HutOnWater => write!(f, "no hut stands on water"),
            ZoneFault::TooManyHuts => write!(f, "a zone holds at most {MAX_HUTS} huts"),
        }
    }
}

impl std::error::Error for ZoneFault {}

impl Zone {
    /// A zone with so many huts.
    ///
    /// # Errors
    /// If there are too many huts, or one on water.
    pub fn new(landscape: Landscape, huts: u8) -> Result<Zone, ZoneFault> {
        if huts > MAX_HUTS {
            Err(ZoneFault::TooManyHuts)
        } else if huts > 0 && landscape == Landscape::Water {
            Err(ZoneFault::HutOnWater)
        } else {
            Ok(Zone { landscape, huts })
        }
    }

    /// The landscape it shows.
    pub fn landscape(self) -> Landscape {
        self.landscape
    }

    /// How many huts are on it.
    pub fn huts(self) -> u8 {
        self.huts
    }
}

impl FromStr for Zone {
    type Err = ZoneFault;

    fn from_str(token: &str) -> Result<Zone, ZoneFault> {
        let mut signs = token.chars();
        let landscape = signs.next().and_then(Landscape::from_symbol).ok_or(ZoneFault::Unknown)?;
        let huts = signs.as_str();
        if huts.chars().any(|sign| sign != 'h') {
            return Err(ZoneFault::Unknown);
        }
        Zone::new(landscape, u8::try_from(huts.len()).unwrap_or(u8::MAX))
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.landscape.symbol(), "h".repeat(usize::from(self.huts)))
    }
}
