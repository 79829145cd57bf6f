//! A view of Limits as JSON.

mod reader;

use limits::{
    Colour, Deed, DeedKind, Judged, Laid, Limit, LimitCardNumber, LimitDeck, Mode, Phase, PileView,
    PlayerView, Seat, Shown, SinceDeed, View,
};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// What a seat of Limits may see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LimitsView {
    you: Option<usize>,
    pub(crate) asked: Option<String>,
    phase: PhaseName,
    mode: ModeName,
    round: usize,
    rounds: usize,
    start: usize,
    waiting: Vec<usize>,
    limit_card: Option<usize>,
    limits: Option<Limits>,
    turned_up: Vec<usize>,
    draw_pile: usize,
    pile: Pile,
    deeds: Vec<DeedView>,
    since: Vec<SinceView>,
    players: Vec<LimitsPlayer>,
    hand: Option<Vec<char>>,
    face_down: Option<char>,
    judged: Option<JudgedView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseName {
    Hide,
    Act,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ModeName {
    Memory,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum DeedName {
    Play,
    Exchange,
}

/// The limit of every colour, by its letter; nothing for X.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Limits {
    r: Option<u8>,
    y: Option<u8>,
    g: Option<u8>,
    b: Option<u8>,
    p: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Pile {
    size: usize,
    top: Option<Card>,
    cards: Option<Vec<Card>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Card {
    colour: char,
    seat: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct DeedView {
    seat: usize,
    did: DeedName,
    colour: Option<char>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SinceView {
    round: usize,
    seat: usize,
    did: DeedName,
    colour: char,
}

/// One player of Limits as everybody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LimitsPlayer {
    seat: usize,
    name: String,
    points: i32,
    hand: usize,
    hidden: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct JudgedView {
    round: usize,
    limit_card: usize,
    by: usize,
    suspect: usize,
    colour: char,
    count: usize,
    printed: Option<u8>,
    face_down: Option<Vec<char>>,
    pile: Option<Vec<char>>,
    right: bool,
}

impl From<&View> for LimitsView {
    fn from(view: &View) -> LimitsView {
        let (phase, waiting) = match &view.phase {
            Phase::Hide { waiting } => {
                (PhaseName::Hide, waiting.iter().map(|seat| seat.number()).collect())
            }
            Phase::Act { seat } => (PhaseName::Act, vec![seat.number()]),
            Phase::Over(_) => (PhaseName::Over, Vec::new()),
        };
        let own = view.own.as_ref();
        LimitsView {
            you: own.map(|own| own.seat.number()),
            asked: view.asked.map(|question| question.to_string()),
            phase,
            mode: match view.mode {
                Mode::Memory => ModeName::Memory,
                Mode::Open => ModeName::Open,
            },
            round: view.round,
            rounds: view.rounds,
            start: view.start.number(),
            waiting,
            limit_card: view.limit_card.map(|card| card.get()),
            limits: view.limit_card.map(Limits::of),
            turned_up: view.turned_up.iter().map(|card| card.get()).collect(),
            draw_pile: view.draw_pile,
            pile: pile(&view.pile),
            deeds: view.deeds.iter().map(deed).collect(),
            since: view.since.iter().map(since).collect(),
            players: (view.players.iter().zip(Seat::first(view.players.len())))
                .map(|(player, seat)| LimitsPlayer::of(player, seat))
                .collect(),
            hand: own.map(|own| own.hand.cards().map(Colour::letter).collect()),
            face_down: own.and_then(|own| own.face_down).map(Colour::letter),
            judged: view.judged.as_ref().map(judged),
        }
    }
}

impl LimitsView {
    pub(crate) fn leader(&self) -> Option<usize> {
        let best = self.players.iter().min_by_key(|player| (Reverse(player.points), player.seat));
        best.map(|player| player.seat)
    }

    pub(crate) fn own_rank(&self) -> Option<usize> {
        let own = self.players.iter().find(|player| Some(player.seat) == self.you)?;
        Some(1 + self.players.iter().filter(|player| player.points > own.points).count())
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = usize> {
        self.players.iter().map(|player| player.seat)
    }
}

impl LimitsPlayer {
    /// A player in their seat.
    pub(crate) fn of(player: &PlayerView, seat: Seat) -> LimitsPlayer {
        LimitsPlayer {
            seat: seat.number(),
            name: player.name.clone(),
            points: player.points,
            hand: player.hand,
            hidden: player.has_hidden,
        }
    }
}

impl Limits {
    fn of(number: LimitCardNumber) -> Limits {
        let limits = LimitDeck::built_in().card(number).limits;
        let [r, y, g, b, p] = Colour::ALL.map(|colour| self::number(limits[colour]));
        Limits { r, y, g, b, p }
    }
}

fn number(limit: Limit) -> Option<u8> {
    match limit {
        Limit::At(limit) => Some(limit),
        Limit::None => None,
    }
}

fn card(laid: &Laid) -> Card {
    Card { colour: laid.colour.letter(), seat: laid.by.number() }
}

fn pile(pile: &PileView) -> Pile {
    match pile {
        PileView::Memory { size, top } => {
            Pile { size: *size, top: top.as_ref().map(card), cards: None }
        }
        PileView::Open(cards) => Pile {
            size: cards.len(),
            top: cards.last().map(card),
            cards: Some(cards.iter().map(card).collect()),
        },
    }
}

fn did(kind: DeedKind) -> DeedName {
    match kind {
        DeedKind::Play => DeedName::Play,
        DeedKind::Exchange => DeedName::Exchange,
    }
}

fn deed(deed: &Deed) -> DeedView {
    let Deed { seat, kind, colour } = *deed;
    DeedView { seat: seat.number(), did: did(kind), colour: colour.map(Colour::letter) }
}

fn since(deed: &SinceDeed) -> SinceView {
    let SinceDeed { round, seat, kind, colour } = *deed;
    SinceView { round, seat: seat.number(), did: did(kind), colour: colour.letter() }
}

fn judged(judged: &Judged) -> JudgedView {
    let letters = |cards: &[Colour]| cards.iter().copied().map(Colour::letter).collect();
    let shown = judged.shown.as_ref();
    JudgedView {
        round: judged.round,
        limit_card: judged.limit_card.get(),
        by: judged.by.number(),
        suspect: judged.suspect.number(),
        colour: judged.colour.letter(),
        count: judged.count,
        printed: number(judged.printed),
        face_down: shown.map(|Shown { face_down, .. }| letters(face_down)),
        pile: shown.map(|Shown { pile, .. }| letters(pile)),
        right: judged.right,
    }
}
