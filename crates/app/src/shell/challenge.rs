//! Challenges: which game of this device answers one.

use crate::shell::game_id::GameId;
use crate::shell::runner::PlayedHere;
use crate::shell::storage::StoredGame;

/// What this device knows of a challenge.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answered<G> {
    /// Nobody has finished a game here that answers it, so nothing of the challenger's may be seen.
    NotYet,
    /// The challenge went out from here.
    Own,
    /// This game answers it.
    With(GameId, Box<G>),
}

impl<G: PlayedHere> Answered<G> {
    /// Looks for the first game that was finished here and answers the challenge. The newest of the finished games come first.
    pub(crate) fn among(
        finished: &[StoredGame],
        is_answer: impl Fn(&G) -> bool,
        is_own: impl Fn(&G) -> bool,
    ) -> Answered<G> {
        let mut found = Answered::NotYet;
        for stored in finished.iter().rev().filter(|stored| stored.game == G::STORED_AS) {
            let Ok(game) = G::read_document(&stored.document) else { continue };
            if !is_answer(&game) {
                continue;
            }
            // The challenger, who opens their own link, may have played the same cards again since.
            if !is_own(&game) {
                return Answered::With(stored.id.clone(), Box::new(game));
            }
            found = Answered::Own;
        }
        found
    }
}
