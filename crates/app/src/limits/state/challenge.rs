//! Challenges: somebody's finished game, and the game of this device that answers it in the same seat with the same cards.

use super::game;
use super::result::{self, PlayerResult};
use crate::shell::challenge::Answered;
use crate::shell::storage::StoredGame;
use limits::{Deal, Record, Seat};

/// Whose game it is: the only person's, or of several the best; where only bots played, the best of them.
pub(crate) fn challenger(record: &Record) -> Option<PlayerResult> {
    let seats = game::seats(record);
    let players = result::players(&record.game);
    let person = players.iter().find(|player| seats.is_person(player.seat));
    person.or(players.first()).cloned()
}

/// Looks for the first game that was finished here with the challenger's cards, by a person. The newest of the finished games
/// come first.
pub(crate) fn answered(
    challenge: &Record,
    seat: Seat,
    finished: &[StoredGame],
) -> Answered<Record> {
    let is_answer = |record: &Record| {
        record.game.is_over()
            && is_same_deal(record.game.deal(), challenge.game.deal())
            && game::seats(record).is_person(seat)
    };
    let is_own = |record: &Record| record.game == challenge.game;
    Answered::among(finished, is_answer, is_own)
}

/// Whether two deals are the same but for the names of the players.
fn is_same_deal(one: &Deal, other: &Deal) -> bool {
    one.players().len() == other.players().len()
        && one.start() == other.start()
        && one.colours() == other.colours()
        && one.limit_cards() == other.limit_cards()
        && one.mode() == other.mode()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::again::same_seat;
    use crate::limits::state::finished_kit::{finished, played, stored};
    use record::Header;

    const FIRST: Seat = Seat::from_index(0);

    /// The challenger's cards, played in their seat.
    fn again(name: &str, seed: u64, seat: Seat, chance: u64) -> Record {
        let challenge = finished(&["Ada", "Ben"], seed);
        let begun = same_seat(&challenge, seat, name, |level| level.to_string(), "2026-05-01");
        played(begun.expect("a name"), chance, usize::MAX)
    }

    #[test]
    fn only_the_same_cards_in_the_same_seat_answer() {
        let challenge = finished(&["Ada", "Ben"], 1);
        let answered = |games: &[StoredGame]| answered(&challenge, FIRST, games);
        assert_eq!(answered(&[]), Answered::NotYet);
        let other_deal = stored("other", &finished(&["Cleo", "Dirk"], 2));
        let other_seat = stored("seat", &again("Cleo", 1, Seat::from_index(1), 7));
        let unfinished = stored("unfinished", &played(challenge_begun(), 3, 9));
        let mut rubbish = stored("rubbish", &again("Cleo", 1, FIRST, 7));
        rubbish.document = "{ rubbish".into();
        let mut other_game = stored("limes", &again("Cleo", 1, FIRST, 7));
        other_game.game = "limes".into();
        assert_eq!(
            answered(&[other_deal.clone(), other_seat, unfinished, rubbish, other_game]),
            Answered::NotYet
        );
        let late = stored("late", &again("Dirk", 1, FIRST, 8));
        let early = stored("early", &again("Cleo", 1, FIRST, 7));
        // The newest comes first, and the first that was finished counts.
        let Answered::With(id, record) = answered(&[late, other_deal, early]) else {
            panic!("an answer")
        };
        assert_eq!((id.as_str(), record.game.name(FIRST)), ("early", Some("Cleo")));
    }

    fn challenge_begun() -> Record {
        let challenge = finished(&["Ada", "Ben"], 1);
        same_seat(&challenge, FIRST, "Cleo", |level| level.to_string(), "2026-05-01")
            .expect("a name")
    }

    #[test]
    fn whoever_opens_their_own_challenge_has_not_answered_it() {
        let own = finished(&["Ada", "Ben"], 1);
        let first = stored("first", &own);
        assert_eq!(answered(&own, FIRST, std::slice::from_ref(&first)), Answered::Own);
        let second = stored("second", &again("Ada", 1, FIRST, 9));
        assert!(matches!(answered(&own, FIRST, &[second, first]), Answered::With(..)));
    }

    #[test]
    fn the_best_person_challenges() {
        let mut record = finished(&["Ada", "Ben", "Cleo"], 3);
        let best = |record: &Record| challenger(record).expect("a player");
        let winner = best(&record).seat;
        assert_eq!(best(&record).rank, 1);
        record.headers.push(Header::new("Bot", format!("{winner} expert")));
        assert_ne!(best(&record).seat, winner);
        for seat in record.game.seats().collect::<Vec<_>>() {
            record.headers.push(Header::new("Bot", format!("{seat} expert")));
        }
        assert_eq!(best(&record).seat, winner);
    }
}
