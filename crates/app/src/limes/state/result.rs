//! The result of a game, as data for a page that explains it.

use crate::limes::state::saved_game;
use crate::shell::notes;
use limes::{Band, Game, Profession, Score, Seat};

/// The professions, in the order of the rulebook.
pub const PROFESSIONS: [Profession; 4] =
    [Profession::Farmer, Profession::Fisherman, Profession::Woodcutter, Profession::Watchman];

/// What the workers of each profession earned together, as in [`PROFESSIONS`].
pub fn by_profession(score: &Score) -> [u32; 4] {
    let of = |profession| {
        let workers = score.workers.iter().filter(|worker| worker.profession == profession);
        workers.filter(|worker| worker.counts()).map(|worker| worker.points).sum()
    };
    PROFESSIONS.map(of)
}

/// The best total of the solo games among these documents that count for it.
pub(crate) fn best_alone<'a>(documents: impl Iterator<Item = &'a str>) -> Option<u32> {
    let total = |document| {
        let game = saved_game::read_game(document).ok()?;
        let headers = &game.record().headers;
        let is_solo = notes::place(headers).is_none();
        let counts = game.game().is_over() && is_solo && notes::taken_back(headers).is_empty();
        match game.game().players() {
            [alone] if counts => Some(alone.display().total()),
            _ => None,
        }
    };
    documents.filter_map(total).max()
}

/// One player's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// 1 + the number of players who are strictly better.
    pub rank: usize,
    /// What each worker earned and with what, and the total.
    pub score: Score,
    /// The band of the total.
    pub band: Band,
}

/// The results of all, best first; equal ones in the order of their seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The players.
    pub players: Vec<PlayerResult>,
    /// Whether the game is over. Before that, this is the score so far.
    pub is_over: bool,
}

impl GameResult {
    /// The result of a game, or the score so far.
    pub fn of(game: &Game) -> GameResult {
        let standing = game.standing();
        let mut order: Vec<usize> = (0..game.players().len()).collect();
        order.sort_by_key(|&seat| standing.ranks[seat]);
        let player = |&seat: &usize| {
            let player = &game.players()[seat];
            let score = player.display().score();
            PlayerResult {
                seat: Seat::from_index(seat),
                name: player.name().to_owned(),
                rank: standing.ranks[seat],
                band: Band::of(score.total),
                score,
            }
        };
        let players = order.iter().map(player).collect();
        GameResult { players, is_over: game.is_over() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::finished;
    use expect_test::expect;
    use limes::{CardNumber, Deck, Record, Variants};
    use record::Header;
    use std::cmp::Ordering;

    #[test]
    fn the_professions_add_up_to_the_total() {
        for seed in 0..20 {
            for player in GameResult::of(&finished(&["Ada", "Ben"], seed).game).players {
                let parts = by_profession(&player.score);
                assert_eq!(parts.iter().sum::<u32>(), player.score.total);
            }
        }
        // Two farmers of one field: the second earns nothing.
        let crowd = crate::limes::state::kit::display("=@ =@\n~ ^@").score();
        assert_eq!(by_profession(&crowd), [2, 0, 2, 0]);
    }

    #[test]
    fn the_best_is_found_among_solo_games_that_count() {
        let document = |record: &Record| saved_game::write_game(&record.to_string(), None);
        let total = |record: &Record| record.game.players()[0].display().total();
        let [one, other] = [finished(&["Ada"], 1), finished(&["Ada"], 2)];
        let mut taken_back = finished(&["Ada"], 3);
        taken_back.headers.push(Header::new("TakenBack", "3"));
        let two = finished(&["Ada", "Ben"], 4);
        let best = |records: &[&Record]| {
            let documents: Vec<String> = records.iter().map(|record| document(record)).collect();
            best_alone(documents.iter().map(String::as_str))
        };
        assert_eq!(best(&[&one, &other]), Some(total(&one).max(total(&other))));
        assert_eq!(best(&[&taken_back, &one, &two]), Some(total(&one)));
        assert_eq!(best(&[&taken_back, &two]), None);
        let mut of_many = one.clone();
        of_many.headers.push(Header::new("Place", "12 50"));
        assert_eq!(best(&[&of_many]), None);
        assert_eq!(best_alone(["{ rubbish"].into_iter()), None);
    }

    #[test]
    fn every_worker_is_explained_and_the_best_stands_first() {
        // Card 5 is «# = =h ~»: a farmer with one zone, a watchman with nothing to see, and nobody.
        let mut game = Game::new(Deck::classic().clone(), Variants::NONE, &["Ada", "Ben", "Cleo"])
            .expect("a game");
        game.draw(CardNumber::new(5).expect("a card")).expect("the first card");
        for (seat, turn) in [(0, "d4^"), (1, "d4^ +ne"), (2, "d4^ +nw")] {
            game.play(Seat::from_index(seat), turn.parse().expect("a turn")).expect("legal");
        }
        let result = GameResult::of(&game);
        let lines = result.players.iter().map(|player| {
            let PlayerResult { name, rank, score, .. } = player;
            format!("{rank}. {name} [{score}]")
        });
        expect![[r#"
            1. Ben [d4ne farmer 1: d4ne]
            2. Ada []
            2. Cleo [d4nw watchman 0]"#]]
        .assert_eq(&lines.collect::<Vec<_>>().join("\n"));
        assert!(!result.is_over);
    }

    #[test]
    fn the_order_agrees_with_the_rulebook() {
        for seed in 0..20 {
            let Record { game, .. } = finished(&["Ada", "Ben", "Cleo", "Dora"], seed);
            let standing = game.standing();
            let result = GameResult::of(&game);
            assert!(result.is_over);
            for pair in result.players.windows(2) {
                let [one, other] = [
                    &standing.results[pair[0].seat.index()],
                    &standing.results[pair[1].seat.index()],
                ];
                let shared = pair[0].rank == pair[1].rank;
                assert_eq!(one.compare(other) == Ordering::Equal, shared);
                assert_ne!(one.compare(other), Ordering::Less);
            }
            for player in &result.players {
                assert_eq!(player.band, Band::of(player.score.total));
            }
        }
    }
}
