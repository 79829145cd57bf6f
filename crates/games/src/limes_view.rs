//! A view of Limes as JSON.

mod reader;

use limes::{CardNumber, Deck, LaidView, PlayerView, View, WorkerScore};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// What a seat of Limes may see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LimesView {
    you: Option<usize>,
    pub(crate) asked: Option<String>,
    phase: PhaseName,
    round: usize,
    card: Option<u8>,
    variants: Vec<String>,
    #[serde(with = "shared")]
    deck: Arc<DeckView>,
    pile: Vec<u8>,
    players: Vec<LimesPlayer>,
    /// How many players an excerpt leaves out.
    #[serde(skip_serializing_if = "Option::is_none")]
    others: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum PhaseName {
    Lay,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct DeckView {
    name: String,
    cards: Vec<String>,
}

/// Serde has no way of its own to write what is shared.
mod shared {
    use super::DeckView;
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};
    use std::sync::Arc;

    pub(super) fn serialize<S: Serializer>(
        deck: &Arc<DeckView>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        (**deck).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Arc<DeckView>, D::Error> {
        DeckView::deserialize(deserializer).map(Arc::new)
    }
}

impl DeckView {
    /// The texts of a deck. Those of the built-in one are written once: nearly every view has it.
    fn of(deck: &Deck) -> Arc<DeckView> {
        static BUILT_IN: LazyLock<Arc<DeckView>> =
            LazyLock::new(|| Arc::new(DeckView::written(Deck::classic())));
        if deck.is_built_in() { Arc::clone(&BUILT_IN) } else { Arc::new(DeckView::written(deck)) }
    }

    fn written(deck: &Deck) -> DeckView {
        DeckView {
            name: deck.name().to_owned(),
            cards: deck.cards().iter().map(ToString::to_string).collect(),
        }
    }
}

/// One player of Limes as somebody sees them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LimesPlayer {
    seat: usize,
    name: String,
    moved: bool,
    total: u32,
    rank: usize,
    supply: usize,
    // What was laid is there as a whole or not at all. As three keys rather than a flattened struct, so that a fault in one
    // of them is told instead of being taken for nothing laid.
    #[serde(skip_serializing_if = "Option::is_none")]
    cards: Option<Vec<CardView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    workers: Option<Vec<WorkerView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) turns: Option<Vec<String>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct CardView {
    cell: String,
    card: u8,
    rotation: char,
}

/// One worker and what they earn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        LimesView {
            you: view.you.map(|seat| seat.number()),
            asked: view.asked.map(|question| question.to_string()),
            phase: if view.is_over { PhaseName::Over } else { PhaseName::Lay },
            round: view.round(),
            card: view.card().map(|card| card.get()),
            variants: view.variants.to_string().split_whitespace().map(str::to_owned).collect(),
            deck: DeckView::of(&view.deck),
            pile: view.pile().iter().map(|card| card.get()).collect(),
            players: view
                .players
                .iter()
                .map(|player| LimesPlayer::of(player, &view.drawn))
                .collect(),
            others: (view.others > 0).then_some(view.others),
        }
    }
}

impl LimesView {
    /// The name of the deck, whose cards it tells too.
    pub fn deck_name(&self) -> &str {
        &self.deck.name
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = usize> {
        self.players.iter().map(|player| player.seat)
    }

    pub(crate) fn leader(&self) -> Option<usize> {
        let best = self.players.iter().min_by_key(|player| (player.rank, player.seat));
        best.map(|player| player.seat)
    }

    pub(crate) fn own_rank(&self) -> Option<usize> {
        let own = self.players.iter().find(|player| Some(player.seat) == self.you)?;
        Some(own.rank)
    }
}

impl LimesPlayer {
    /// A player, at a table where these cards were drawn.
    pub(crate) fn of(player: &PlayerView, drawn: &[CardNumber]) -> LimesPlayer {
        let laid = player.laid.as_ref();
        LimesPlayer {
            seat: player.seat.number(),
            name: player.name.clone(),
            moved: player.moved,
            total: player.total,
            rank: player.rank,
            supply: player.supply,
            cards: laid.map(|laid| cards(laid, drawn)),
            workers: laid.map(workers),
            turns: laid.map(|laid| laid.turns.iter().map(ToString::to_string).collect()),
        }
    }
}

fn cards(laid: &LaidView, drawn: &[CardNumber]) -> Vec<CardView> {
    let cards = laid.turns.iter().zip(drawn).map(|(turn, card)| CardView {
        cell: turn.cell.to_string(),
        card: card.get(),
        rotation: turn.rotation.symbol(),
    });
    cards.collect()
}

fn workers(laid: &LaidView) -> Vec<WorkerView> {
    laid.display.score().workers.iter().map(WorkerView::from).collect()
}
