//! A view of Limes as JSON.

use limes::{LaidView, PlayerView, View, WorkerScore};
use serde::Serialize;

/// What a seat of Limes may see.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LimesView {
    you: Option<usize>,
    asked: Option<String>,
    phase: &'static str,
    round: usize,
    card: Option<u8>,
    variants: Vec<String>,
    deck: DeckView,
    pile: Vec<u8>,
    players: Vec<Player>,
    /// How many players an excerpt leaves out.
    #[serde(skip_serializing_if = "Option::is_none")]
    others: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct DeckView {
    name: String,
    cards: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Player {
    seat: usize,
    name: String,
    moved: bool,
    total: u32,
    rank: usize,
    supply: usize,
    #[serde(flatten)]
    laid: Option<Laid>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Laid {
    cards: Vec<CardView>,
    workers: Vec<WorkerView>,
    turns: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct CardView {
    cell: String,
    card: u8,
    rotation: char,
}

/// One worker and what they earn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WorkerView {
    zone: String,
    profession: String,
    points: u32,
    counts: bool,
}

impl From<&WorkerScore> for WorkerView {
    fn from(worker: &WorkerScore) -> WorkerView {
        WorkerView {
            zone: worker.zone.to_string(),
            profession: worker.profession.to_string(),
            points: worker.points,
            counts: worker.counts(),
        }
    }
}

impl From<&View> for LimesView {
    fn from(view: &View) -> LimesView {
        let deck = &view.deck;
        LimesView {
            you: view.you.map(|seat| seat.number()),
            asked: view.asked.map(|question| question.to_string()),
            phase: if view.is_over { "over" } else { "lay" },
            round: view.round(),
            card: view.card().map(|card| card.get()),
            variants: view.variants.to_string().split_whitespace().map(str::to_owned).collect(),
            deck: DeckView {
                name: deck.name().to_owned(),
                cards: deck.cards().iter().map(ToString::to_string).collect(),
            },
            pile: view.pile().iter().map(|card| card.get()).collect(),
            players: view.players.iter().map(|player| self::player(view, player)).collect(),
            others: (view.others > 0).then_some(view.others),
        }
    }
}

fn player(view: &View, player: &PlayerView) -> Player {
    Player {
        seat: player.seat.number(),
        name: player.name.clone(),
        moved: player.moved,
        total: player.total,
        rank: player.rank,
        supply: player.supply,
        laid: player.laid.as_ref().map(|laid| self::laid(view, laid)),
    }
}

fn laid(view: &View, laid: &LaidView) -> Laid {
    let cards = laid.turns.iter().zip(&view.drawn).map(|(turn, card)| CardView {
        cell: turn.cell.to_string(),
        card: card.get(),
        rotation: turn.rotation.symbol(),
    });
    Laid {
        cards: cards.collect(),
        workers: laid.display.score().workers.iter().map(WorkerView::from).collect(),
        turns: laid.turns.iter().map(ToString::to_string).collect(),
    }
}
