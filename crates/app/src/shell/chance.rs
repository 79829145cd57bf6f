//! The browser's chance.

use crate::shell::game_id::GameId;
use record::Seed;

/// A seed nobody knows.
pub(crate) fn fresh_seed() -> Seed {
    Seed::spelled(bytes())
}

/// An id that no other game has.
pub(crate) fn fresh_id() -> GameId {
    GameId::spelled(bytes())
}

fn bytes<const N: usize>() -> [u8; N] {
    [0; N].map(|_: u8| (js_sys::Math::random() * 256.0) as u8)
}
