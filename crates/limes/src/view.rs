//! What one seat may see.

use crate::deck::{CardNumber, Deck};
use crate::display::{CARDS, Display};
use crate::game::{Game, Player};
use crate::pile::CardSet;
use crate::ranking::Ranking;
use crate::refusal::Refusal;
use crate::turn::Turn;
use crate::variants::Variants;
use game::{Question, Seat};
use std::collections::BTreeSet;

/// A table with more seats than this is shown as an excerpt.
pub const FULL_VIEW: usize = 16;
/// How many leaders an excerpt shows.
const LEADERS: usize = 5;
/// How many neighbours in rank an excerpt shows on each side.
const NEIGHBOURS: usize = 2;

/// Whether players may watch each other's turns of the round that is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TurnVisibility {
    /// Nobody sees another's turn of this round before they have ended their own. The default.
    #[default]
    Hidden,
    /// Everyone sees every turn at once.
    Open,
}

/// A game as one seat sees it, as plain data: turns that the seat may not know are not in it at all, nor
/// anything computed from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is; nobody's for one who watches.
    pub you: Option<Seat>,
    /// The question that this seat is to answer; `None` if it has nothing to decide.
    pub asked: Option<Question>,
    /// Whether all rounds are over.
    pub is_over: bool,
    /// The cards drawn so far, one a round; the last is that of this round.
    pub drawn: Vec<CardNumber>,
    /// The variants of this table.
    pub variants: Variants,
    /// The deck that everyone plays with.
    pub deck: Deck,
    /// The players: all of them at a table of up to [`FULL_VIEW`] seats; else the viewer, the leaders and the
    /// viewer's neighbours in rank. In the order of their seats.
    pub players: Vec<PlayerView>,
    /// How many players are not shown.
    pub others: usize,
}

/// One player as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// Where they sit.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// Whether they have ended their turn of this round, seen or not.
    pub moved: bool,
    /// Their points.
    pub total: u32,
    /// 1 + the number of players who are strictly better, as far as the viewer sees.
    pub rank: usize,
    /// How many workers they have left.
    pub supply: usize,
    /// What they have laid; at a large table only the viewer's own.
    pub laid: Option<LaidView>,
}

/// What a player has laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidView {
    /// Their display.
    pub display: Display,
    /// Their turns, one a round.
    pub turns: Vec<Turn>,
}

impl View {
    /// The number of the round, counted from 1; 0 before the first card.
    pub fn round(&self) -> usize {
        self.drawn.len()
    }

    /// The card of this round.
    pub fn card(&self) -> Option<CardNumber> {
        self.drawn.last().copied()
    }

    /// The cards still in the pile, as everybody may know them.
    pub fn pile(&self) -> CardSet {
        CardSet::without(&self.drawn)
    }

    /// How many rounds come after this one.
    pub fn rounds_left(&self) -> usize {
        CARDS.saturating_sub(self.drawn.len())
    }

    /// A player, if they are shown.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// The viewer, if somebody plays.
    pub fn own(&self) -> Option<&PlayerView> {
        self.player(self.you?)
    }

    /// The card that the viewer is to lay, and their display.
    ///
    /// # Errors
    /// Why they have nothing to decide.
    pub fn to_lay(&self) -> Result<(CardNumber, &Display), Refusal> {
        let nobody = Seat::from_index(self.players.len() + self.others);
        let own = self.own().ok_or(Refusal::NoSeat(nobody))?;
        match (&own.laid, self.card(), self.asked) {
            (Some(laid), Some(card), Some(_)) => Ok((card, &laid.display)),
            _ if self.is_over => Err(Refusal::Over),
            // Before the first card, and once everybody has moved, a card is due.
            _ if self.card().is_none() => Err(Refusal::NoCard),
            _ if self.players.iter().all(|player| player.moved) => Err(Refusal::NoCard),
            _ => Err(Refusal::AlreadyMoved),
        }
    }

    /// The game as far as it is seen: what has been laid openly, replayed. At a large table it holds the viewer alone.
    pub fn game(&self) -> Game {
        let seen =
            || self.players.iter().filter_map(|player| Some((player, player.laid.as_ref()?)));
        let players = seen().map(|(player, laid)| (player.name.as_str(), laid.turns.as_slice()));
        Game::replayed(self.deck.clone(), self.variants, &self.drawn, players.collect())
    }
}

impl Game {
    /// The view of a seat, or, with `None` or where nobody sits, of somebody who only watches.
    ///
    /// It costs what it shows: at a large table an excerpt, whatever the number of seats.
    pub fn view(&self, seat: Option<Seat>, visibility: TurnVisibility) -> View {
        let you = seat.filter(|&seat| self.player(seat).is_ok());
        let sees_turns = self.sees_turns(you, visibility);
        let ranking = self.ranking_seen(sees_turns);
        let is_large = self.players().len() > FULL_VIEW;
        let shown: Vec<Seat> =
            if is_large { excerpt(ranking, you) } else { self.seats().collect() };
        let player = |&seat: &Seat| {
            let moved = self.has_moved(seat);
            let laid = !is_large || you == Some(seat);
            self.players()[seat.index()].view(seat, moved, sees_turns, laid, ranking)
        };
        View {
            you,
            asked: you.and_then(|seat| self.asked(seat)),
            is_over: self.is_over(),
            drawn: self.drawn().to_vec(),
            variants: self.variants(),
            deck: self.deck().clone(),
            players: shown.iter().map(player).collect(),
            others: self.players().len() - shown.len(),
        }
    }

    /// One player as a viewer sees them, with what they have laid, at a large table too; `None` where nobody sits.
    pub fn player_view(
        &self,
        viewer: Option<Seat>,
        seat: Seat,
        visibility: TurnVisibility,
    ) -> Option<PlayerView> {
        let player = self.players().get(seat.index())?;
        let sees_turns = self.sees_turns(viewer, visibility);
        let ranking = self.ranking_seen(sees_turns);
        Some(player.view(seat, self.has_moved(seat), sees_turns, true, ranking))
    }

    /// A part of all players in the order of their ranks, as a viewer sees them: seat, rank and points. While a round is on and
    /// its turns are hidden from the viewer, points and ranks are those of the round before.
    pub fn standings(
        &self,
        viewer: Option<Seat>,
        visibility: TurnVisibility,
        from: usize,
        most: usize,
    ) -> Vec<(Seat, usize, u32)> {
        let ranking = self.ranking_seen(self.sees_turns(viewer, visibility));
        let row = |&seat: &Seat| (seat, ranking.rank(seat), ranking.outcome(seat).total);
        ranking.page(from, most).iter().map(row).collect()
    }

    /// The game of these players alone, as far as a viewer sees it; `None` where nobody sits.
    pub fn seen_by(
        &self,
        viewer: Option<Seat>,
        columns: &[Seat],
        visibility: TurnVisibility,
    ) -> Option<Game> {
        let sees_turns = self.sees_turns(viewer, visibility);
        let mut players = Vec::with_capacity(columns.len());
        for &seat in columns {
            let player = self.players().get(seat.index())?;
            let hidden = !sees_turns && self.has_moved(seat);
            let turns = &player.turns()[..player.turns().len() - usize::from(hidden)];
            players.push((player.name(), turns));
        }
        Some(Game::replayed(self.deck().clone(), self.variants(), self.drawn(), players))
    }

    /// Whether the viewer may see the turns of the round that is going on.
    fn sees_turns(&self, viewer: Option<Seat>, visibility: TurnVisibility) -> bool {
        let committed = viewer.is_some_and(|seat| self.has_moved(seat));
        let round_is_on = self.rounds() < self.drawn().len();
        visibility == TurnVisibility::Open || !round_is_on || committed
    }

    fn ranking_seen(&self, sees_turns: bool) -> &Ranking {
        if sees_turns { self.ranking() } else { self.ranking_before() }
    }
}

/// The viewer, the leaders and the viewer's neighbours in rank, in the order of their seats.
fn excerpt(ranking: &Ranking, you: Option<Seat>) -> Vec<Seat> {
    let around = you.map(|seat| ranking.around(seat, NEIGHBOURS)).unwrap_or_default();
    let seats: BTreeSet<Seat> = ranking.leaders(LEADERS).iter().chain(around).copied().collect();
    seats.into_iter().collect()
}

impl Player {
    fn view(
        &self,
        seat: Seat,
        moved: bool,
        sees_turns: bool,
        shows_laid: bool,
        ranking: &Ranking,
    ) -> PlayerView {
        let hidden = moved && !sees_turns;
        let display = if hidden { self.display_before() } else { self.display() };
        let turns = &self.turns()[..self.turns().len() - usize::from(hidden)];
        PlayerView {
            seat,
            name: self.name().to_owned(),
            moved,
            total: ranking.outcome(seat).total,
            rank: ranking.rank(seat),
            supply: display.supply(),
            laid: shows_laid.then(|| LaidView { display: *display, turns: turns.to_vec() }),
        }
    }
}
