//! The result of a game: everybody's points, what they are made of, and how each round ended.

use limits::{Action, Game, Seat, Suspicion};

/// What a player's points are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    /// Suspicions of theirs that were right: +1 each.
    pub(crate) right: u32,
    /// How often others suspected them wrongly: +1 each.
    pub(crate) cleared: u32,
    /// Exchanges: +1 each.
    pub(crate) exchanges: u32,
    /// Suspicions of theirs that were wrong: a limit card each.
    pub(crate) wrong: u32,
    /// How often they were caught: a limit card each.
    pub(crate) caught: u32,
}

impl Parts {
    /// What a player's points are made of so far.
    pub(crate) fn of(game: &Game, seat: Seat) -> Parts {
        let mut parts = Parts::default();
        for round in game.past_rounds().iter().chain([game.round()]) {
            let is_exchange = |&&(by, action): &&(Seat, Action)| {
                by == seat && matches!(action, Action::Exchange(_))
            };
            parts.exchanges += round.actions().iter().filter(is_exchange).count() as u32;
            let Some(suspicion) = round.suspicion() else { continue };
            let is_right = suspicion.is_right();
            parts.right += u32::from(suspicion.by == seat && is_right);
            parts.wrong += u32::from(suspicion.by == seat && !is_right);
            parts.caught += u32::from(suspicion.suspect == seat && is_right);
            parts.cleared += u32::from(suspicion.suspect == seat && !is_right);
        }
        parts
    }

    /// All parts, as a description of a game holds them.
    pub(crate) fn to_list(self) -> [u32; 5] {
        [self.right, self.cleared, self.exchanges, self.wrong, self.caught]
    }

    /// The parts in a description of a game; `None` where several persons played.
    pub(crate) fn of_list(list: &[u32]) -> Option<Parts> {
        let &[right, cleared, exchanges, wrong, caught] = list else { return None };
        Some(Parts { right, cleared, exchanges, wrong, caught })
    }

    /// How often they suspected somebody.
    pub(crate) fn suspicions(self) -> u32 {
        self.right + self.wrong
    }
}

/// One player's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerResult {
    /// Their seat.
    pub(crate) seat: Seat,
    /// Their name.
    pub(crate) name: String,
    /// Their points.
    pub(crate) points: i32,
    /// 1 + the number of players who are strictly better.
    pub(crate) rank: usize,
    /// What the points are made of.
    pub(crate) parts: Parts,
}

/// The results of all, best first; equal ones in the order of their seats. Before the end it is how things stand.
pub(crate) fn players(game: &Game) -> Vec<PlayerResult> {
    let standing = game.standing();
    let player = |seat: Seat| PlayerResult {
        seat,
        name: game.name(seat).unwrap_or_default().to_owned(),
        points: game.points(seat),
        rank: standing.place(seat).map_or(1, |place| place.rank),
        parts: Parts::of(game, seat),
    };
    let mut players: Vec<PlayerResult> = game.seats().map(player).collect();
    players.sort_by_key(|player| player.rank);
    players
}

/// The suspicions that ended the rounds, in order.
pub(crate) fn suspicions(game: &Game) -> impl Iterator<Item = &Suspicion> {
    game.past_rounds().iter().filter_map(|round| round.suspicion())
}

/// How a round ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RoundEnd {
    /// With a point for them.
    Won,
    /// With the limit card.
    Lost,
    /// Between others.
    Aside,
}

/// How each round ended for a player.
pub(crate) fn round_ends(game: &Game, seat: Seat) -> Vec<RoundEnd> {
    let end = |suspicion: &Suspicion| match seat {
        seat if suspicion.winner() == seat => RoundEnd::Won,
        seat if suspicion.loser() == seat => RoundEnd::Lost,
        _ => RoundEnd::Aside,
    };
    suspicions(game).map(end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::state::finished_kit::finished;
    use limits::LIMIT_CARD_POINTS;

    #[test]
    fn the_parts_add_up_to_the_points() {
        let mut exchanges = 0;
        for seed in 0..40 {
            let game = finished(&["Ada", "Ben", "Cleo"], seed).game;
            let players = players(&game);
            for PlayerResult { points, parts, .. } in &players {
                let won = parts.right + parts.cleared + parts.exchanges;
                let lost = (parts.wrong + parts.caught) as i32 * LIMIT_CARD_POINTS;
                assert_eq!(won as i32 + lost, *points, "{parts:?}");
                exchanges += parts.exchanges;
                assert_eq!(Parts::of_list(&parts.to_list()), Some(*parts));
            }
            let taken: u32 =
                players.iter().map(|player| player.parts.wrong + player.parts.caught).sum();
            assert_eq!(taken as usize, game.deal().limit_cards().len());
            let made: u32 = players.iter().map(|player| player.parts.suspicions()).sum();
            assert_eq!(made as usize, suspicions(&game).count());
        }
        assert!(exchanges > 0, "some game had an exchange");
    }

    #[test]
    fn the_best_comes_first_and_equals_share_a_rank() {
        for seed in 0..20 {
            let game = finished(&["Ada", "Ben", "Cleo", "Dirk"], seed).game;
            let players = players(&game);
            for pair in players.windows(2) {
                assert!(pair[0].points >= pair[1].points);
                assert_eq!(pair[0].points == pair[1].points, pair[0].rank == pair[1].rank);
            }
        }
    }

    #[test]
    fn every_round_ends_well_for_one_and_badly_for_another() {
        let game = finished(&["Ada", "Ben", "Cleo"], 3).game;
        let ends: Vec<Vec<RoundEnd>> = game.seats().map(|seat| round_ends(&game, seat)).collect();
        for round in 0..game.past_rounds().len() {
            let count = |end| ends.iter().filter(|ends| ends[round] == end).count();
            assert_eq!([RoundEnd::Won, RoundEnd::Lost, RoundEnd::Aside].map(count), [1, 1, 1]);
        }
    }
}
