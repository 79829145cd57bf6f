//! A small neural net that estimates the final score of a display.
//!
//! Each territory has a row of numbers, looked up by its landscape, whether somebody works in it, what it is
//! worth and how far it is open. The rows of all territories are added up. One hidden layer, with weights of its
//! own for each number of rounds left, turns the sum into the points still to come.
//!
//! What is learned are [`Weights`]. To play, they are multiplied out: a [`RoundNet`] for each number of rounds
//! left says what a row adds to each neuron, so a turn that changes two territories changes the neurons
//! by two rows.

pub(crate) mod learn;
mod store;
mod vote;
pub(crate) mod weights;

use crate::limes::pile_shares::PileShares;
use limes::{Landscape, TerritoryState, TurnGroup};
use vote::Changing;
use weights::Weights;

/// Neurons in the hidden layer.
pub(crate) const HIDDEN: usize = 32;
/// Points and openness above these are not told apart.
const WORTHS: usize = 16;
const OPENS: usize = 8;
/// Rounds that can be left after a turn whose value is not yet certain, and none.
const ROUNDS: usize = 16;
/// Workers that can be in the supply, and none.
const SUPPLIES: usize = 8;

/// Rows of territories in which nobody works; those in which somebody does follow in the same order.
const TERRITORY_ROWS: usize = 4 * WORTHS * OPENS;
/// The row of a second worker in a territory, who only waits to be moved.
pub(crate) const IDLE: usize = 2 * TERRITORY_ROWS;
/// The first row of the shares of landscapes in the pile.
const PILE: usize = IDLE + 1;

/// The hidden layer.
pub(crate) type Neurons = [f32; HIDDEN];

/// A net that can play.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) weights: Weights,
    /// By rounds left.
    rounds: Vec<RoundNet>,
}

/// How far the game is after a turn: so many rounds left, so many workers in the supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stage {
    pub(crate) left: usize,
    pub(crate) supply: usize,
}

impl Stage {
    fn index(self) -> usize {
        self.left * SUPPLIES + self.supply
    }
}

/// The row of a territory.
#[inline]
pub(crate) fn row_of(territory: &TerritoryState, occupied: bool) -> usize {
    let open = match territory.landscape {
        Landscape::Tower => territory.open.div_ceil(2),
        _ => territory.open,
    };
    let kind = usize::from(occupied) * 4 + territory.landscape as usize;
    let worth = (territory.worth as usize).min(WORTHS - 1);
    (kind * WORTHS + worth) * OPENS + (open as usize).min(OPENS - 1)
}

impl Net {
    pub(crate) fn of(weights: Weights) -> Net {
        let rounds = (0..ROUNDS).map(|left| RoundNet::of(&weights, left)).collect();
        Net { weights, rounds }
    }

    /// The net for this many rounds left.
    #[inline]
    pub(crate) fn round(&self, left: usize) -> &RoundNet {
        &self.rounds[left]
    }
}

/// The net for one number of rounds left, multiplied out.
#[derive(Clone, Debug)]
pub(crate) struct RoundNet {
    /// What each row adds to the neurons.
    rows: Vec<Neurons>,
    /// What changes when the first worker enters a territory, by its row before.
    entered: Vec<Neurons>,
    /// By supply.
    bias: Vec<Neurons>,
    out: Neurons,
    /// By supply.
    base: Vec<f32>,
}

impl RoundNet {
    fn of(weights: &Weights, left: usize) -> RoundNet {
        let rows: Vec<Neurons> = weights.rows.iter().map(|row| weights.spread(row, left)).collect();
        let (free, occupied) = rows[..IDLE].split_at(TERRITORY_ROWS);
        let entered = free
            .iter()
            .zip(occupied)
            .map(|(free, occupied)| std::array::from_fn(|neuron| occupied[neuron] - free[neuron]));
        let supplies = left * SUPPLIES..(left + 1) * SUPPLIES;
        RoundNet {
            entered: entered.collect(),
            bias: weights.bias[supplies.clone()].to_vec(),
            out: weights.out[left],
            base: weights.base[supplies].to_vec(),
            rows,
        }
    }

    /// What the pile alone does to the neurons.
    #[inline]
    pub(crate) fn pile(&self, shares: &PileShares) -> Neurons {
        let mut neurons = [0.0; HIDDEN];
        for (share, row) in shares.0.iter().zip(&self.rows[PILE..]) {
            add(&mut neurons, row, *share);
        }
        neurons
    }

    /// Adds a display as it is.
    #[inline]
    pub(crate) fn add_territories(&self, neurons: &mut Neurons, territories: &[TerritoryState]) {
        for territory in territories {
            add(neurons, &self.rows[row_of(territory, territory.workers > 0)], 1.0);
            if territory.workers > 1 {
                add(neurons, &self.rows[IDLE], (territory.workers - 1) as f32);
            }
        }
    }

    /// The neurons of a display as it is, with so many workers in supply.
    #[inline]
    pub(crate) fn with_supply(&self, mut neurons: Neurons, supply: usize) -> Neurons {
        add(&mut neurons, &self.bias[supply], 1.0);
        neurons
    }

    /// What a worker who leaves this territory, or enters it, adds to the neurons.
    #[inline]
    fn worker(&self, territory: &TerritoryState, is_first: bool) -> &Neurons {
        if is_first { &self.entered[row_of(territory, false)] } else { &self.rows[IDLE] }
    }

    /// The points that a turn gains at once and the points still to come after it, for the neurons of the
    /// display before it, but with the supply after it.
    #[inline]
    pub(crate) fn prospect(
        &self,
        neurons: &Neurons,
        supply: usize,
        territories: &[TerritoryState],
        group: &TurnGroup,
    ) -> f32 {
        let mut gain = self.base[supply];
        let mut neurons = Changing::new(neurons);
        if let Some(home) = group.leaves {
            let territory = &territories[home];
            let is_first = territory.workers == 1;
            gain -= if is_first { territory.worth as f32 } else { 0.0 };
            neurons.leave(self.worker(territory, is_first));
        }
        if let Some(target) = group.enters {
            let territory = &territories[target];
            let is_first = territory.workers == 0;
            gain += if is_first { territory.worth as f32 } else { 0.0 };
            neurons.enter(self.worker(territory, is_first));
        }
        gain + neurons.vote(&self.out)
    }
}

#[inline(always)]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], times: f32) {
    for (number, more) in sum.iter_mut().zip(row) {
        *number += times * more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::pile_shares::SHARES;
    use learn::Sample;

    /// Multiplied out, the net says what its weights say.
    #[test]
    fn the_net_multiplied_out_agrees_with_its_weights() {
        let net = Net::learned();
        let shares =
            PileShares([0.3, -0.2, 0.1, 0.0, 0.4][..SHARES].try_into().expect("five shares"));
        let territory =
            |landscape, worth, open, workers| TerritoryState { landscape, worth, open, workers };
        let territories = [
            territory(Landscape::Field, 3, 2, 2),
            territory(Landscape::Water, 1, 4, 0),
            territory(Landscape::Tower, 5, 7, 1),
        ];
        let occupied = |territory: &TerritoryState| row_of(territory, territory.workers > 0) as u16;
        let mut rows: Vec<u16> = territories.iter().map(occupied).collect();
        rows.push(IDLE as u16);
        let turn = "d4^".parse().expect("a turn");
        for left in 1..ROUNDS {
            let round = net.round(left);
            let mut neurons = round.pile(&shares);
            round.add_territories(&mut neurons, &territories);
            let stage = Stage { left, supply: 4 };
            let sample = Sample { rows: rows.clone(), shares, stage, total: 0.0 };
            let neurons = round.with_supply(neurons, 4);
            let rest = TurnGroup { turn, leaves: None, enters: None };
            let difference =
                round.prospect(&neurons, 4, &territories, &rest) - net.weights.value_of(&sample);
            assert!(difference.abs() < 1e-3, "{left} rounds left: {difference}");
        }
    }
}
