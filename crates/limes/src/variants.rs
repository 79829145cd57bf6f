//! The two variants, which combine.

use record::excerpt;
use std::fmt;

/// Which variants a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variants {
    /// A card may also be laid touching an earlier card only corner to corner.
    pub diagonal: bool,
    /// A fisherman ferries workers across the water.
    pub ferryman: bool,
}

/// A word that names no variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVariant(pub String);

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no variant \"{}\", only diagonal and ferryman", excerpt(&self.0))
    }
}

impl std::error::Error for UnknownVariant {}

impl Variants {
    /// The game as printed, without variants.
    pub const NONE: Variants = Variants { diagonal: false, ferryman: false };

    /// All four combinations.
    pub const ALL: [Variants; 4] = [
        Variants::NONE,
        Variants { diagonal: true, ferryman: false },
        Variants { diagonal: false, ferryman: true },
        Variants { diagonal: true, ferryman: true },
    ];

    /// Reads names of variants in any order.
    ///
    /// # Errors
    /// The first word that is no variant.
    pub fn from_words<'a>(
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<Variants, UnknownVariant> {
        let mut variants = Variants::NONE;
        for word in words {
            match word {
                "diagonal" => variants.diagonal = true,
                "ferryman" => variants.ferryman = true,
                other => return Err(UnknownVariant(other.to_owned())),
            }
        }
        Ok(variants)
    }
}

impl fmt::Display for Variants {
    /// The value of the header: names separated by blanks, nothing without variants.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.diagonal, self.ferryman) {
            (false, false) => "",
            (true, false) => "diagonal",
            (false, true) => "ferryman",
            (true, true) => "diagonal ferryman",
        })
    }
}
