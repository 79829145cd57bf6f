//! The name of one game on this device, which is part of its address.

use std::fmt;

/// A game's id: 1 to 40 letters, digits, `-` or `_`, so that it needs no escapes in an address.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct GameId(String);

/// Without letters and digits that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

impl GameId {
    /// An id for a new game, from random bytes. Twelve letters are 60 bits.
    pub(crate) fn spelled(random: [u8; 12]) -> GameId {
        GameId(random.map(|byte| char::from(LETTERS[usize::from(byte % 32)])).iter().collect())
    }

    /// The id of the game that counts for a day, such as `limes-2026-11-16`. Whichever tab starts the day first stores a game under
    /// it; every other tab finds that game and continues it.
    pub(crate) fn of_day(game: &str, date: &str) -> GameId {
        GameId(format!("{game}-{date}"))
    }

    /// Whether the game counts for a day. No other id of this device has a hyphen.
    pub(crate) fn is_of_day(&self) -> bool {
        self.0.contains('-')
    }

    /// Reads an id; `None` if it is none.
    pub(crate) fn new(text: &str) -> Option<GameId> {
        let is_right = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        ((1..=40).contains(&text.len()) && text.chars().all(is_right))
            .then(|| GameId(text.to_owned()))
    }

    /// The id as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_id_can_be_read_again() {
        let id = GameId::spelled([0, 31, 32, 255, 7, 8, 9, 10, 11, 12, 13, 14]);
        assert_eq!(id.as_str(), "a9a9hijkmnpq");
        assert_eq!(GameId::new(id.as_str()), Some(id));
    }

    #[test]
    fn the_id_of_a_day_is_valid_and_unlike_all_others() {
        let id = GameId::of_day("limes", "2026-11-16");
        assert_eq!(id.as_str(), "limes-2026-11-16");
        assert_eq!(GameId::new(id.as_str()), Some(id.clone()));
        assert!(id.is_of_day() && !GameId::spelled([7; 12]).is_of_day());
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "a b", "a/b", "ä", "<script>", "..", "%20", &"a".repeat(41)] {
            assert_eq!(GameId::new(text), None, "{text}");
        }
    }
}
