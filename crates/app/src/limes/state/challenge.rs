//! Challenges: somebody's finished game, and the game of this device that answers it with the same cards.

use super::{GameResult, PlayerResult, seats};
use crate::shell::challenge::Answered;
use crate::shell::storage::StoredGame;
use limes::{DealtGame, Game, Record, Seat};

/// Whose game it is: the only person's, or of several the best; where only bots played, the best of them.
pub(crate) fn challenger(record: &Record) -> Option<PlayerResult> {
    let seats = seats::seats(record);
    let players = GameResult::of(&record.game).players;
    let person = players.iter().find(|player| seats.is_person(player.seat));
    person.or(players.first()).cloned()
}

/// Looks for the first game that was finished here with the cards of the challenge. The newest of the finished games come
/// first.
pub(crate) fn answered(challenge: &Game, finished: &[StoredGame]) -> Answered<DealtGame> {
    let is_answer = |game: &DealtGame| is_same_draw(game.game(), challenge);
    let is_own = |game: &DealtGame| game.game().players() == challenge.players();
    Answered::among(finished, is_answer, is_own)
}

/// Whether two finished games had the same cards in the same order, under the same rules. What their decks are called does
/// not matter.
fn is_same_draw(one: &Game, other: &Game) -> bool {
    one.is_over()
        && one.drawn() == other.drawn()
        && one.variants() == other.variants()
        && one.deck().cards() == other.deck().cards()
}

/// The seat whose game answers a challenge.
pub(crate) fn answering_seat(game: &DealtGame) -> Seat {
    challenger(game.record()).map_or(Seat::from_index(0), |player| player.seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::finished;
    use crate::limes::state::{game, saved_game};
    use crate::shell::game_id::GameId;
    use record::Header;

    fn stored(id: &str, record: &Record) -> StoredGame {
        StoredGame {
            id: GameId::new(id).expect("an id"),
            game: "limes".into(),
            version: 16,
            is_over: true,
            changed: 0.0,
            document: saved_game::write_game(&record.to_string(), None),
        }
    }

    /// The same draw as `finished(_, seed)`, with turns of its own.
    fn again(name: &str, seed: u64) -> Record {
        let dealt = DealtGame::from_record(finished(&["Ada"], seed)).expect("whole");
        let mut dealt = game::alone(&dealt, name, "2026-05-01").expect("a name");
        while !dealt.game().is_over() {
            let seat = Seat::from_index(0);
            let turn = dealt.game().legal(seat).expect("turns")[0];
            dealt.play(seat, turn).expect("legal");
        }
        dealt.into_record()
    }

    #[test]
    fn only_a_game_with_the_same_cards_answers() {
        let challenge = finished(&["Ada"], 1).game;
        let other = stored("other", &finished(&["Ben"], 2));
        assert_eq!(answered(&challenge, &[]), Answered::NotYet);
        assert_eq!(answered(&challenge, std::slice::from_ref(&other)), Answered::NotYet);
        let (late, early) = (stored("late", &again("Ben", 1)), stored("early", &again("Cleo", 1)));
        // The newest comes first, and the first that was finished counts.
        let Answered::With(id, game) = answered(&challenge, &[late, other, early]) else {
            panic!("an answer")
        };
        assert_eq!((id.as_str(), game.game().players()[0].name()), ("early", "Cleo"));
        let mut rubbish = stored("rubbish", &again("Ben", 1));
        rubbish.document = "{ rubbish".into();
        assert_eq!(answered(&challenge, &[rubbish]), Answered::NotYet);
    }

    #[test]
    fn other_rules_or_other_cards_are_another_draw() {
        let answer = stored("answer", &again("Ben", 1));
        let text = finished(&["Ada"], 1).to_string();
        let ferryman = text.replace("[Player", "[Variants \"ferryman\"]\n[Player");
        let ferryman = Record::parse(ferryman.as_bytes()).expect("a record").game;
        assert_eq!(answered(&ferryman, &[answer]), Answered::NotYet);
    }

    #[test]
    fn whoever_opens_their_own_challenge_has_not_answered_it() {
        let own = finished(&["Ada"], 1);
        let first = stored("first", &own);
        assert_eq!(answered(&own.game, std::slice::from_ref(&first)), Answered::Own);
        let second = stored("second", &again("Ada", 1));
        assert!(matches!(answered(&own.game, &[second, first]), Answered::With(..)));
    }

    #[test]
    fn the_best_person_challenges() {
        let mut record = finished(&["Ada", "Ben", "Cleo"], 3);
        let best = |record: &Record| challenger(record).expect("a player");
        assert_eq!(best(&record).rank, 1);
        let winner = best(&record).seat;
        record.headers.push(Header::new("Bot", format!("{winner} expert")));
        assert_ne!(best(&record).seat, winner);
        for seat in record.game.seats().collect::<Vec<_>>() {
            record.headers.push(Header::new("Bot", format!("{seat} expert")));
        }
        assert_eq!(best(&record).seat, winner);
    }
}
