//! One view of a seat as data that can travel, and back.

use super::frame::{Frame, odd, seat};
use crate::messages::Failure;
use crate::messages::text::Written;
use limits::{
    COLOUR_CARDS, Colour, Deed, DeedKind, EXCHANGE, HAND, Hand, Judged, Laid, LimitDeck, Mode, Own,
    Phase, PileView, PlayerView, Question, Seat, Shown, SinceDeed, View,
};
use serde::{Deserialize, Serialize};

/// Nobody can have more points than this, or fewer than none of them.
const MOST_POINTS: u32 = 10_000;

type Card = Written<Colour>;

/// What a seat saw at one moment, as far as it does not follow from the rest. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Moment {
    round: usize,
    start: usize,
    hand: Vec<Card>,
    face_down: Option<Card>,
    /// Everybody's points, number of cards in hand, and whether a card lies face down before them.
    players: Vec<(i32, usize, bool)>,
    /// What was done this round, beginning with the start player and then clockwise.
    deeds: Vec<(Kind, Option<Card>)>,
    /// Round, seat, what they did, colour.
    since: Vec<(usize, usize, Kind, Card)>,
    judged: Option<Verdict>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kind {
    Play,
    Exchange,
}

/// How the round before ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Verdict {
    by: usize,
    suspect: usize,
    colour: Card,
    count: usize,
    is_right: bool,
    /// The face-down cards, and the pile.
    shown: Option<(Vec<Card>, Vec<Card>)>,
}

impl Moment {
    /// What a view shows; `None` if it is nobody's, or the game is over in it.
    pub(super) fn of(view: &View) -> Option<Moment> {
        let own = view.own.as_ref().filter(|_| !matches!(view.phase, Phase::Over(_)))?;
        let player = |player: &PlayerView| (player.points, player.hand, player.has_hidden);
        let deed = |deed: &Deed| (Kind::from(deed.kind), deed.colour.map(Written));
        let since = |deed: &SinceDeed| {
            (deed.round, deed.seat.index(), Kind::from(deed.kind), Written(deed.colour))
        };
        Some(Moment {
            round: view.round,
            start: view.start.index(),
            hand: own.hand.cards().map(Written).collect(),
            face_down: own.face_down.map(Written),
            players: view.players.iter().map(player).collect(),
            deeds: view.deeds.iter().map(deed).collect(),
            since: view.since.iter().map(since).collect(),
            judged: view.judged.as_ref().map(Verdict::of),
        })
    }

    /// The view again, in which everything that the players' memories rest on is possible.
    pub(super) fn view(&self, frame: &Frame<'_>) -> Result<View, Failure> {
        let players = frame.players.len();
        let turned_up = (self.round.checked_sub(1))
            .and_then(|last| frame.turned_up.get(..=last))
            .ok_or_else(|| odd("there is no such round"))?;
        let start = seat(self.start, players)?;
        let deeds = self.deeds(frame.mode, start, players)?;
        let laid: Vec<Option<Laid>> = deeds.iter().flat_map(laid).collect();
        let seen = self.players(frame.players)?;
        let own = self.own(frame.seat, &seen[frame.seat.index()])?;
        let cards = |player: &PlayerView| player.hand + usize::from(player.has_hidden);
        let lying = laid.len() + seen.iter().map(cards).sum::<usize>();
        let phase = phase(&seen, start, deeds.len());
        let is_hiding = matches!(phase, Phase::Hide { .. });
        if is_hiding && !deeds.is_empty() {
            return Err(odd("somebody acted before all cards were hidden"));
        }
        Ok(View {
            asked: asked(&phase, own.seat, self.round, deeds.len()),
            own: Some(own),
            phase,
            mode: frame.mode,
            round: self.round,
            rounds: frame.rounds,
            start,
            limit_card: turned_up.last().copied(),
            draw_pile: COLOUR_CARDS
                .checked_sub(lying)
                .ok_or_else(|| odd("there are too many cards"))?,
            pile: match frame.mode {
                Mode::Memory => {
                    PileView::Memory { size: laid.len(), top: laid.last().copied().flatten() }
                }
                Mode::Open => PileView::Open(laid.into_iter().flatten().collect()),
            },
            deeds,
            since: self.since(players)?,
            players: seen,
            judged: match (&self.judged, turned_up) {
                (None, [_]) => None,
                (Some(verdict), [.., card, _]) => {
                    Some(verdict.judged(self.round - 1, *card, players, is_hiding)?)
                }
                _ => return Err(odd("a round before the first, or none before another")),
            },
            turned_up: turned_up.to_vec(),
        })
    }

    fn players(&self, names: &[String]) -> Result<Vec<PlayerView>, Failure> {
        if self.players.len() != names.len() {
            return Err(odd("players come or go"));
        }
        let player = |(name, &(points, hand, has_hidden)): (&String, &(i32, usize, bool))| {
            let is_possible = points.unsigned_abs() <= MOST_POINTS
                && hand.checked_add(usize::from(has_hidden)).is_some_and(|cards| cards <= HAND);
            let player = PlayerView { name: name.clone(), points, hand, has_hidden };
            is_possible.then_some(player).ok_or_else(|| odd("a player has too much"))
        };
        names.iter().zip(&self.players).map(player).collect()
    }

    fn own(&self, seat: Seat, seen: &PlayerView) -> Result<Own, Failure> {
        let hand: Hand = colours(&self.hand).take(HAND + 1).collect();
        let face_down = self.face_down.map(|card| card.0);
        if (hand.len(), face_down.is_some()) == (seen.hand, seen.has_hidden) {
            Ok(Own { seat, hand, face_down })
        } else {
            Err(odd("the player has other cards than the others see"))
        }
    }

    fn deeds(&self, mode: Mode, start: Seat, players: usize) -> Result<Vec<Deed>, Failure> {
        let turns = std::iter::successors(Some(start), |seat| Some(seat.next(players)));
        let deeds = turns.zip(&self.deeds).enumerate().map(|(place, (seat, &(kind, colour)))| {
            let is_seen = mode == Mode::Open || place + 1 == self.deeds.len();
            let deed = Deed { seat, kind: kind.into(), colour: colour.map(|card| card.0) };
            let fits = deed.colour.is_some() == is_seen;
            fits.then_some(deed).ok_or_else(|| odd("only the top of the pile shows"))
        });
        deeds.collect()
    }

    fn since(&self, players: usize) -> Result<Vec<SinceDeed>, Failure> {
        let since = self.since.iter().map(|&(round, by, kind, card)| {
            Ok(SinceDeed { round, seat: seat(by, players)?, kind: kind.into(), colour: card.0 })
        });
        since.collect()
    }
}

impl Verdict {
    fn of(judged: &Judged) -> Verdict {
        let cards = |colours: &[Colour]| colours.iter().copied().map(Written).collect();
        let shown = judged.shown.as_ref();
        Verdict {
            by: judged.by.index(),
            suspect: judged.suspect.index(),
            colour: Written(judged.colour),
            count: judged.count,
            is_right: judged.right,
            shown: shown.map(|shown| (cards(&shown.face_down), cards(&shown.pile))),
        }
    }

    fn judged(
        &self,
        round: usize,
        limit_card: limits::LimitCardNumber,
        players: usize,
        is_hiding: bool,
    ) -> Result<Judged, Failure> {
        let colour = self.colour.0;
        let shown = self.shown.as_ref().map(|(face_down, pile)| Shown {
            face_down: colours(face_down).collect(),
            pile: colours(pile).collect(),
        });
        if shown.is_some() != is_hiding
            || shown.as_ref().is_some_and(|shown| shown.face_down.len() != players)
        {
            return Err(odd("other cards are turned up than may be seen"));
        }
        Ok(Judged {
            round,
            limit_card,
            by: seat(self.by, players)?,
            suspect: seat(self.suspect, players)?,
            colour,
            count: self.count,
            printed: LimitDeck::built_in().card(limit_card).limits[colour],
            right: self.is_right,
            shown,
        })
    }
}

/// What the game waits for, which all can see.
fn phase(players: &[PlayerView], start: Seat, deeds: usize) -> Phase {
    let hidden = Seat::first(players.len()).zip(players);
    let waiting: Vec<Seat> =
        hidden.filter(|(_, player)| !player.has_hidden).map(|(seat, _)| seat).collect();
    if !waiting.is_empty() {
        return Phase::Hide { waiting };
    }
    let mut turns = start.clockwise(players.len());
    Phase::Act { seat: turns.nth(deeds % players.len()).unwrap_or(start) }
}

/// What this seat is asked.
fn asked(phase: &Phase, seat: Seat, round: usize, deeds: usize) -> Option<Question> {
    match phase {
        Phase::Hide { waiting } if waiting.contains(&seat) => Some(Question::action(round, 0)),
        Phase::Act { seat: to_move } if *to_move == seat => {
            Some(Question::action(round, deeds + 1))
        }
        _ => None,
    }
}

/// The cards that a deed laid, where their colour is seen.
fn laid(deed: &Deed) -> impl Iterator<Item = Option<Laid>> + use<> {
    let cards = match deed.kind {
        DeedKind::Play => 1,
        DeedKind::Exchange => usize::from(EXCHANGE / 2),
    };
    std::iter::repeat_n(deed.colour.map(|colour| Laid { colour, by: deed.seat }), cards)
}

fn colours(cards: &[Card]) -> impl Iterator<Item = Colour> {
    cards.iter().map(|card| card.0)
}

impl From<DeedKind> for Kind {
    fn from(kind: DeedKind) -> Kind {
        match kind {
            DeedKind::Play => Kind::Play,
            DeedKind::Exchange => Kind::Exchange,
        }
    }
}

impl From<Kind> for DeedKind {
    fn from(kind: Kind) -> DeedKind {
        match kind {
            Kind::Play => DeedKind::Play,
            Kind::Exchange => DeedKind::Exchange,
        }
    }
}
