//! What bots and deleted players are called on this device. A server has one name for all who look: the level in English, and a
//! number behind it if there are several.

use game::Level;
use protocol::{DELETED_PLAYER, SeatKind, SeatState};

/// The names of the levels, and of deleted players, in the reader's language.
#[derive(Clone, Debug)]
pub struct BotNames {
    levels: [String; Level::ALL.len()],
    deleted: String,
}

impl BotNames {
    /// Bots are called after their level, like this, and players who have deleted themselves like that.
    pub fn new(name: impl Fn(Level) -> String, deleted: String) -> BotNames {
        BotNames { levels: Level::ALL.map(name), deleted }
    }

    /// The name of the player in this seat. People, and bots that a server calls otherwise, keep theirs.
    pub fn of(&self, seat: &SeatState) -> String {
        let ours = || {
            let (level, ours) = Level::ALL
                .into_iter()
                .zip(&self.levels)
                .find(|(level, _)| Some(level.number()) == seat.level)?;
            let (theirs, number) = seat.name.split_at_checked(level.to_string().len())?;
            let is_level = theirs.eq_ignore_ascii_case(&level.to_string());
            is_level.then(|| format!("{ours}{number}"))
        };
        match seat.kind {
            SeatKind::Bot => ours().unwrap_or_else(|| seat.name.clone()),
            SeatKind::Person if seat.name == DELETED_PLAYER => self.deleted.clone(),
            SeatKind::Person => seat.name.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_called_after_their_level_in_the_language_of_the_reader() {
        let names =
            BotNames::new(|level| format!("Stufe {}", level.number()), "gelöscht".to_owned());
        let called = |kind, level, name: &str| {
            names.of(&SeatState {
                seat: 1,
                name: name.to_owned(),
                kind,
                level,
                here: true,
                left: false,
                substitute: false,
                waiting: false,
                stood_in: Vec::new(),
            })
        };
        assert_eq!(called(SeatKind::Bot, Some(4), "Skilled"), "Stufe 4");
        assert_eq!(called(SeatKind::Bot, Some(4), "Skilled 2"), "Stufe 4 2");
        assert_eq!(called(SeatKind::Bot, Some(4), "Ska"), "Ska");
        assert_eq!(called(SeatKind::Bot, Some(4), "Überaus gut"), "Überaus gut");
        assert_eq!(called(SeatKind::Bot, None, "Skilled"), "Skilled");
        assert_eq!(called(SeatKind::Person, None, "Skilled"), "Skilled");
        assert_eq!(called(SeatKind::Person, None, DELETED_PLAYER), "gelöscht");
    }
}
