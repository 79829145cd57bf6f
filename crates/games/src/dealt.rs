//! A game that is played: how it is set up, and everything decided since.

use crate::any::{AnyGame, Refused};
use crate::limes_view::LimesPlayer;
use crate::limits_view::LimitsPlayer;
use crate::{AnyView, SeenView};
use game::{Position, Question, Seat};
use limes::{Deck, TurnVisibility, Variants};
use limits::{Deal, MAX_PLAYERS, MIN_PLAYERS, Mode};
use record::{Header, NameFault, Seed};
use serde::Serialize;
use std::fmt;
use std::ops::RangeInclusive;

/// The name of the header that holds the seed.
const SEED: &str = "Seed";

/// What a table agrees on before the first card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup {
    /// A game of Limes.
    Limes {
        /// The deck that everyone plays with.
        deck: Deck,
        /// The variants.
        variants: Variants,
        /// Whether players may watch each other's turns of the round that is going on.
        turns: TurnVisibility,
    },
    /// A game of Limits.
    Limits {
        /// What of the pile lies open.
        mode: Mode,
    },
}

/// Why a game cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A name is refused.
    Name(NameFault),
    /// Too few or too many players.
    Players(usize),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Name(fault) => fault.fmt(f),
            SetupFault::Players(players) => write!(f, "{players} cannot play this game"),
        }
    }
}

impl std::error::Error for SetupFault {}

impl Setup {
    /// How many can play.
    pub fn players(&self) -> RangeInclusive<usize> {
        match self {
            Setup::Limes { .. } => 1..=usize::MAX,
            Setup::Limits { .. } => MIN_PLAYERS..=MAX_PLAYERS,
        }
    }

    /// How many rounds that many players play; 0 where that many cannot play.
    pub fn rounds(&self, players: usize) -> usize {
        match self {
            Setup::Limes { .. } => limes::CARDS,
            Setup::Limits { .. } => limits::limit_cards_used(players).unwrap_or(0),
        }
    }

    /// Deals a game with the draw of a seed.
    ///
    /// # Errors
    /// If a name is refused, or too few or too many want to play.
    pub fn deal(&self, names: &[String], seed: &Seed) -> Result<DealtGame, SetupFault> {
        if !self.players().contains(&names.len()) {
            return Err(SetupFault::Players(names.len()));
        }
        for name in names {
            record::check_name(name).map_err(SetupFault::Name)?;
        }
        match self {
            Setup::Limes { deck, variants, turns } => {
                let game =
                    limes::Game::new(deck.clone(), *variants, names).map_err(SetupFault::Name)?;
                let mut dealt = limes::DealtGame::from_seed(game, seed);
                if *turns == TurnVisibility::Open {
                    dealt.headers_mut().push(Header::new("Table", "open"));
                }
                Ok(DealtGame::Limes(Box::new(dealt)))
            }
            Setup::Limits { mode } => {
                let deal = Deal::from_seed(seed, names.to_vec(), *mode)
                    .map_err(|_| SetupFault::Players(names.len()))?;
                let mut record = limits::Record::new(limits::Game::new(deal));
                record.headers.push(Header::new(SEED, seed.as_str()));
                Ok(DealtGame::Limits(Box::new(record)))
            }
        }
    }
}

/// A game that is played. It knows what is to come, so nothing but views and what is said here may leave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealtGame {
    /// Of Limes.
    Limes(Box<limes::DealtGame>),
    /// Of Limits.
    Limits(Box<limits::Record>),
}

/// One player as somebody sees them, in full; serialises to the JSON that a view has for them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum PlayerSeen {
    /// Of Limes.
    Limes(LimesPlayer),
    /// Of Limits.
    Limits(LimitsPlayer),
}

/// A player in the order of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// 1 + the number of players who are strictly better.
    pub rank: usize,
    /// Where they sit.
    pub seat: Seat,
    /// Their points.
    pub total: i64,
}

impl DealtGame {
    /// The game, whichever it is.
    pub fn any(&self) -> &dyn AnyGame {
        match self {
            DealtGame::Limes(game) => &**game,
            DealtGame::Limits(record) => &**record,
        }
    }

    /// Decides for a seat.
    ///
    /// # Errors
    /// If the text is not a decision, the seat has nothing to decide, or the rules do not allow it; then nothing has changed.
    pub fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Refused> {
        match self {
            DealtGame::Limes(game) => AnyGame::decide(&mut **game, seat, decision),
            DealtGame::Limits(record) => AnyGame::decide(&mut **record, seat, decision),
        }
    }

    /// The number of the round being played, or of the last one when the game is over.
    pub fn round(&self) -> usize {
        match self {
            DealtGame::Limes(game) => game.game().drawn().len(),
            DealtGame::Limits(record) => record.game.round_number(),
        }
    }

    /// The question that is asked now. Everybody who is asked at the same time is asked the same.
    pub fn question(&self) -> Option<Question> {
        match self {
            DealtGame::Limes(game) if game.game().is_over() => None,
            DealtGame::Limes(game) => Some(Question::round(game.game().drawn().len())),
            DealtGame::Limits(record) => record.seats().find_map(|seat| record.asked(seat)),
        }
    }

    /// What a seat may see, with the types of its game.
    pub fn seen(&self, viewer: Option<Seat>) -> SeenView {
        match self {
            DealtGame::Limes(game) => SeenView::Limes(Box::new(Position::view(&**game, viewer))),
            DealtGame::Limits(record) => {
                SeenView::Limits(Box::new(Position::view(&**record, viewer)))
            }
        }
    }

    /// Everything that a seat has seen so far, the newest last; in Limes, where everything lies open, the newest alone.
    pub fn seen_so_far(&self, seat: Seat) -> Vec<SeenView> {
        match self {
            DealtGame::Limes(_) => vec![self.seen(Some(seat))],
            DealtGame::Limits(record) => {
                let views = record.game.views(seat).into_iter();
                views.map(|view| SeenView::Limits(Box::new(view))).collect()
            }
        }
    }

    /// What a seat may see, as data that serialises.
    pub fn view(&self, viewer: Option<Seat>) -> AnyView {
        self.any().view(viewer)
    }

    /// One player as the viewer sees them, in full even at a large table; `None` where nobody sits.
    pub fn player_seen(&self, viewer: Option<Seat>, seat: Seat) -> Option<PlayerSeen> {
        match self {
            DealtGame::Limes(game) => {
                let visibility = game.record().turn_visibility();
                let player = game.game().player_view(viewer, seat, visibility)?;
                Some(PlayerSeen::Limes(LimesPlayer::of(&player, game.game().drawn())))
            }
            DealtGame::Limits(record) => {
                let view = record.game.view(viewer);
                let player = view.players.get(seat.index())?;
                Some(PlayerSeen::Limits(LimitsPlayer::of(player, seat)))
            }
        }
    }

    /// A part of all players in the order of their ranks, as the viewer sees them.
    pub fn standings(&self, viewer: Option<Seat>, from: usize, most: usize) -> Vec<Ranked> {
        match self {
            DealtGame::Limes(game) => {
                let visibility = game.record().turn_visibility();
                let rows = game.game().standings(viewer, visibility, from, most).into_iter();
                rows.map(|(seat, rank, total)| Ranked { rank, seat, total: total.into() }).collect()
            }
            DealtGame::Limits(record) => {
                // Points are counted openly.
                let players = record.game.view(viewer).players;
                let rank = |own: i32| 1 + players.iter().filter(|it| it.points > own).count();
                let mut rows: Vec<Ranked> = Seat::first(players.len())
                    .zip(&players)
                    .map(|(seat, player)| Ranked {
                        rank: rank(player.points),
                        seat,
                        total: player.points.into(),
                    })
                    .collect();
                rows.sort_by_key(|row| (row.rank, row.seat));
                rows.into_iter().skip(from).take(most).collect()
            }
        }
    }

    /// The record as far as a viewer may see it: without the seed while the game is on, and with `…` for turns that they may
    /// not know. `notes` are headers for whoever reads it later. At a large table it has one column, that of `of`.
    ///
    /// `None` where that cannot be told: a record of Limits holds its deal, so there is none before the end.
    pub fn record_seen(
        &self,
        viewer: Option<Seat>,
        of: Option<Seat>,
        notes: &[Header],
    ) -> Option<String> {
        match self {
            _ if self.any().is_over() => self.record_told(of, notes),
            DealtGame::Limes(game) => {
                let visibility = game.record().turn_visibility();
                let seen = game.game().seen_by(viewer, &self.columns(of), visibility)?;
                let own = game.record().headers.iter().filter(|header| header.name != SEED);
                let headers = own.chain(notes).cloned().collect();
                Some(limes::Record { game: seen, headers }.to_string())
            }
            DealtGame::Limits(_) => None,
        }
    }

    /// The record with everything that was hidden, for when nothing more will be decided: the game is over, or was given up.
    ///
    /// `None` where nobody sits.
    pub fn record_told(&self, of: Option<Seat>, notes: &[Header]) -> Option<String> {
        match self {
            DealtGame::Limes(game) => {
                let all = game.game().seen_by(None, &self.columns(of), TurnVisibility::Open)?;
                let headers = game.record().headers.iter().chain(notes).cloned().collect();
                Some(limes::Record { game: all, headers }.to_string())
            }
            DealtGame::Limits(record) => {
                let headers = record.headers.iter().chain(notes).cloned().collect();
                Some(limits::Record { game: record.game.clone(), headers }.to_string())
            }
        }
    }

    /// The columns of a record: everybody's, or one.
    fn columns(&self, of: Option<Seat>) -> Vec<Seat> {
        of.map_or_else(|| Seat::first(self.any().players()).collect(), |seat| vec![seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limes(turns: TurnVisibility) -> Setup {
        Setup::Limes { deck: Deck::classic().clone(), variants: Variants::NONE, turns }
    }

    fn names(players: usize) -> Vec<String> {
        (1..=players).map(|number| format!("P{number}")).collect()
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    fn seed() -> Seed {
        Seed::new("limes").expect("a seed")
    }

    #[test]
    fn a_record_shows_no_turn_and_no_seed_that_the_viewer_may_not_know() {
        let mut game = limes(TurnVisibility::Hidden).deal(&names(2), &seed()).expect("two play");
        game.decide(seat(1), "d4^ +nw").expect("legal");
        let text = |viewer| game.record_seen(viewer, None, &[]).expect("Limes tells");
        assert!(text(Some(seat(1))).contains("| d4^ +nw | …"));
        for viewer in [None, Some(seat(2))] {
            assert!(!text(viewer).contains("d4"), "{}", text(viewer));
        }
        assert!(!text(Some(seat(1))).contains("Seed"));
        let open = limes(TurnVisibility::Open).deal(&names(2), &seed()).expect("two play");
        assert!(
            open.record_seen(None, None, &[]).is_some_and(|text| text.contains("[Table \"open\"]"))
        );
    }

    #[test]
    fn a_large_table_is_told_by_columns() {
        let mut game = limes(TurnVisibility::Hidden).deal(&names(20), &seed()).expect("all play");
        game.decide(seat(20), "d4^ +nw").expect("legal");
        let notes = [Header::new("Bot", "3 expert")];
        let own = game.record_seen(Some(seat(20)), Some(seat(20)), &notes).expect("Limes tells");
        assert!(
            own.contains("[Player \"P20\"]\n[Bot \"3 expert\"]\n") && own.contains("| d4^ +nw")
        );
        let other = game.record_seen(Some(seat(3)), Some(seat(20)), &[]).expect("Limes tells");
        assert!(!other.contains("d4"));
        assert_eq!(game.record_seen(None, Some(seat(21)), &[]), None);
        let Some(PlayerSeen::Limes(player)) = game.player_seen(Some(seat(20)), seat(20)) else {
            panic!("somebody sits there")
        };
        assert_eq!(player.turns, Some(vec!["d4^ +nw".to_owned()]));
        let Some(PlayerSeen::Limes(player)) = game.player_seen(Some(seat(3)), seat(20)) else {
            panic!("somebody sits there")
        };
        assert_eq!(player.turns, Some(vec![]));
        assert_eq!(game.player_seen(None, seat(21)), None);
    }

    #[test]
    fn a_player_told_apart_from_the_view_is_read_back() {
        let mut game = limes(TurnVisibility::Hidden).deal(&names(20), &seed()).expect("all play");
        for number in 1..=20 {
            game.decide(seat(number), "d4^ +nw").expect("legal");
        }
        let SeenView::Limes(watched) = game.view(None).read().expect("a view") else {
            panic!("a view of Limes")
        };
        let Some(PlayerSeen::Limes(told)) = game.player_seen(None, seat(20)) else {
            panic!("somebody sits there")
        };
        let read = told.read(&watched).expect("a player");
        assert_eq!((read.name.as_str(), read.seat), ("P20", seat(20)));
        let laid = read.laid.expect("told in full");
        assert_eq!(laid.turns.len(), 1);
        assert_eq!(laid.display.total(), read.total);
        let text = serde_json::to_string(&told).expect("it serialises");
        for (told, lie) in [("\"supply\":6", "\"supply\":5"), ("d4\"", "d5\""), ("P20", "")] {
            let lie = text.replace(told, lie);
            assert_ne!(lie, text, "{told}");
            let lie: LimesPlayer = serde_json::from_str(&lie).expect("a player");
            assert!(lie.read(&watched).is_err(), "{told}");
        }
    }

    #[test]
    fn a_view_tells_who_leads_and_the_rank_of_its_viewer() {
        let mut game = limes(TurnVisibility::Open).deal(&names(20), &seed()).expect("all play");
        for (number, turn) in [(7, "d4^ +nw"), (3, "d4^ +ne"), (9, "d4^")] {
            game.decide(seat(number), turn).expect("legal");
        }
        let SeenView::Limes(seen) = game.seen(Some(seat(9))) else { panic!("a view of Limes") };
        let best = seen.players.iter().min_by_key(|player| (player.rank, player.seat));
        let view = game.view(Some(seat(9)));
        assert_eq!(view.leader(), best.map(|best| best.seat));
        assert_eq!(view.own_rank(), seen.own().map(|own| own.rank));
        assert_eq!(game.view(None).own_rank(), None);
        let setup = Setup::Limits { mode: Mode::Memory };
        let view = setup.deal(&names(3), &seed()).expect("three play").view(Some(seat(2)));
        assert_eq!((view.leader(), view.own_rank()), (Some(seat(1)), Some(1)));
    }

    #[test]
    fn a_record_of_limits_is_told_at_the_end() {
        let setup = Setup::Limits { mode: Mode::Memory };
        assert_eq!(setup.deal(&names(1), &seed()), Err(SetupFault::Players(1)));
        let mut game = setup.deal(&names(2), &seed()).expect("two play");
        while let Some(question) = game.question() {
            assert_eq!(game.record_seen(None, None, &[]), None);
            let seat = game.any().waiting()[0];
            assert_eq!(game.any().asked(seat), Some(question));
            let decision = game.any().legal(seat).expect("asked").pop().expect("never empty");
            game.decide(seat, &decision).expect("legal");
        }
        let text = game.record_seen(None, None, &[]).expect("it is over");
        assert!(text.contains("[Seed \"limes\"]"));
        assert!(limits::Record::parse(text.as_bytes()).is_ok());
    }

    #[test]
    fn bad_names_are_refused() {
        let fault = limes(TurnVisibility::Hidden).deal(&[String::new()], &seed());
        assert_eq!(fault, Err(SetupFault::Name(NameFault::Empty)));
    }
}
