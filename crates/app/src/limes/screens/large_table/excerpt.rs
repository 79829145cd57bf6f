//! The players whom a state shows at a large table: the leaders, and the reader with their neighbours in rank.

use limes::{PlayerView, View};
use protocol::SeatState;
use remote::BotNames;

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// The number of their seat.
    pub(super) seat: usize,
    pub(super) name: String,
    pub(super) rank: usize,
    pub(super) total: u32,
    /// Whether they have answered the current question.
    pub(super) has_moved: bool,
    pub(super) is_own: bool,
    /// Whether players between the one before and this one are not shown.
    pub(super) after_gap: bool,
}

/// All of them, the best first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Excerpt {
    pub(super) shown: Vec<Standing>,
    /// The number of players at the table.
    pub(super) players: usize,
}

impl Excerpt {
    /// The players of a view, under the names that they have on this device.
    pub(super) fn of(view: &View, seats: &[SeatState], names: &BotNames) -> Excerpt {
        let name = |player: &PlayerView| {
            let seat = seats.iter().find(|seat| seat.seat == player.seat.number());
            seat.map_or_else(|| player.name.clone(), |seat| names.of(seat))
        };
        let mut players: Vec<&PlayerView> = view.players.iter().collect();
        players.sort_by_key(|player| (player.rank, player.seat));
        let mut shown: Vec<Standing> = Vec::with_capacity(players.len());
        for player in players {
            // The reader's neighbours come without a gap, so the only one is between them and the leaders.
            let has_gap = shown.iter().any(|it| it.after_gap || it.is_own);
            // The next rank counts everybody who shares the one before.
            let is_far = shown.last().is_some_and(|before| {
                let sharing = shown.iter().filter(|it| it.rank == before.rank).count();
                player.rank > before.rank + sharing
            });
            shown.push(Standing {
                seat: player.seat.number(),
                name: name(player),
                rank: player.rank,
                total: player.total,
                has_moved: player.moved,
                is_own: view.you == Some(player.seat),
                after_gap: is_far && !has_gap,
            });
        }
        Excerpt { shown, players: view.players.len() + view.others }
    }

    /// The reader, if they play.
    pub(super) fn own(&self) -> Option<&Standing> {
        self.shown.iter().find(|standing| standing.is_own)
    }

    /// Everybody on rank 1.
    pub(super) fn leaders(&self) -> impl Iterator<Item = &Standing> {
        self.shown.iter().filter(|standing| standing.rank == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::finished;
    use limes::{Seat, TurnVisibility};

    #[test]
    fn a_shared_rank_makes_no_gap_after_the_reader() {
        let names: Vec<String> = (1..=30).map(|n| format!("Player {n}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut view =
            finished(&names, 3).game.view(Some(Seat::from_index(0)), TurnVisibility::Hidden);
        let ranks = [1, 2, 3, 4, 5, 20, 20, 20, 24, 25];
        for (n, (player, rank)) in view.players.iter_mut().zip(ranks).enumerate() {
            (player.seat, player.rank) = (Seat::from_index(n), rank);
        }
        view.you = Some(Seat::from_index(7));
        let bots = BotNames::new(|level| level.to_string(), String::new());
        let excerpt = Excerpt::of(&view, &[], &bots);
        let gaps: Vec<usize> =
            excerpt.shown.iter().filter(|it| it.after_gap).map(|it| it.seat).collect();
        assert_eq!((excerpt.shown.len(), gaps), (10, vec![6]));
    }

    /// The ranks of those who are shown: the reader's in brackets, and a line where somebody is left out.
    fn ranks(you: Option<usize>) -> (String, Excerpt) {
        let names: Vec<String> = (1..=30).map(|n| format!("Player {n}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let game = finished(&names, 3).game;
        let view = game.view(you.map(Seat::from_index), TurnVisibility::Hidden);
        let bots = BotNames::new(|level| level.to_string(), "gone".to_owned());
        let excerpt = Excerpt::of(&view, &[], &bots);
        let told = excerpt.shown.iter().map(|it| {
            let gap = if it.after_gap { "- " } else { "" };
            let rank = if it.is_own { format!("[{}]", it.rank) } else { it.rank.to_string() };
            format!("{gap}{rank}")
        });
        (told.collect::<Vec<_>>().join(" "), excerpt)
    }

    #[test]
    fn the_best_stand_first_and_who_is_left_out_is_a_gap() {
        let (watched, excerpt) = ranks(None);
        expect_test::expect!["1 2 3 4 5"].assert_eq(&watched);
        assert_eq!((excerpt.players, excerpt.own()), (30, None));
        assert_eq!(excerpt.leaders().map(|it| it.rank).collect::<Vec<_>>(), [1]);
        let on_rank = |rank| {
            let all = (0..30).map(|seat| ranks(Some(seat)));
            let mut found = all.filter(|(_, it)| it.own().is_some_and(|own| own.rank == rank));
            found.next().expect("somebody has this rank").0
        };
        expect_test::expect!["[1] 2 3 4 5"].assert_eq(&on_rank(1));
        expect_test::expect!["1 2 3 4 5 6 7 [8] 9 10"].assert_eq(&on_rank(8));
        expect_test::expect!["1 2 3 4 5 - 28 29 [30]"].assert_eq(&on_rank(30));
    }
}
