//! A small net that guesses the final score of a display.
//!
//! Each territory has a row of numbers, looked up by its landscape, whether somebody works in it, what it is
//! worth and how far it is open. The rows of all territories are added up. One hidden layer, with weights of its
//! own for each number of rounds left, turns the sum into the points still to come.
//!
//! What is learned are [`Weights`]. To play, they are multiplied out: a [`Page`] for each number of rounds
//! left says what a row adds to each neuron, so a choice that changes two territories changes the neurons
//! by two rows.

pub(crate) mod learn;
mod store;
mod vote;
pub(crate) mod weights;

use crate::facts::Facts;
use limes::{Choice, Landscape, Plot};
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
const KINDS: usize = 4 * WORTHS * OPENS;
/// The row of a second worker in a territory, who only waits to be moved.
pub(crate) const IDLE: usize = 2 * KINDS;
/// The first row of the facts about the pile.
const PILE: usize = IDLE + 1;

/// The hidden layer.
pub(crate) type Neurons = [f32; HIDDEN];

/// A net that can play.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) weights: Weights,
    /// By rounds left.
    pages: Vec<Page>,
}

/// When a value is asked for: after a turn, with so many rounds left and so many workers in supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct When {
    pub(crate) left: usize,
    pub(crate) supply: usize,
}

impl When {
    fn index(self) -> usize {
        self.left * SUPPLIES + self.supply
    }
}

/// The row of a territory.
#[inline]
pub(crate) fn row_of(plot: &Plot, occupied: bool) -> usize {
    let open = match plot.landscape {
        Landscape::Tower => plot.open.div_ceil(2),
        _ => plot.open,
    };
    let kind = usize::from(occupied) * 4 + plot.landscape as usize;
    let worth = (plot.worth as usize).min(WORTHS - 1);
    (kind * WORTHS + worth) * OPENS + (open as usize).min(OPENS - 1)
}

impl Net {
    pub(crate) fn of(weights: Weights) -> Net {
        let pages = (0..ROUNDS).map(|left| Page::of(&weights, left)).collect();
        Net { weights, pages }
    }

    /// The net for this many rounds left.
    #[inline]
    pub(crate) fn page(&self, left: usize) -> &Page {
        &self.pages[left]
    }
}

/// The net for one number of rounds left, multiplied out.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    /// What each row adds to the neurons.
    rows: Vec<Neurons>,
    /// What changes when the first worker enters a territory, by its row without him.
    entered: Vec<Neurons>,
    /// By supply.
    bias: Vec<Neurons>,
    out: Neurons,
    /// By supply.
    base: Vec<f32>,
}

impl Page {
    fn of(weights: &Weights, left: usize) -> Page {
        let rows: Vec<Neurons> = weights.rows.iter().map(|row| weights.spread(row, left)).collect();
        let (free, occupied) = rows[..IDLE].split_at(KINDS);
        let entered = free
            .iter()
            .zip(occupied)
            .map(|(free, occupied)| std::array::from_fn(|neuron| occupied[neuron] - free[neuron]));
        let supplies = left * SUPPLIES..(left + 1) * SUPPLIES;
        Page {
            entered: entered.collect(),
            bias: weights.bias[supplies.clone()].to_vec(),
            out: weights.out[left],
            base: weights.base[supplies].to_vec(),
            rows,
        }
    }

    /// What the pile alone does to the neurons.
    #[inline]
    pub(crate) fn pile(&self, facts: &Facts) -> Neurons {
        let mut neurons = [0.0; HIDDEN];
        for (fact, row) in facts.0.iter().zip(&self.rows[PILE..]) {
            add(&mut neurons, row, *fact);
        }
        neurons
    }

    /// Adds a display as it is.
    #[inline]
    pub(crate) fn add_plots(&self, neurons: &mut Neurons, plots: &[Plot]) {
        for plot in plots {
            add(neurons, &self.rows[row_of(plot, plot.workers > 0)], 1.0);
            if plot.workers > 1 {
                add(neurons, &self.rows[IDLE], (plot.workers - 1) as f32);
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
    fn worker(&self, plot: &Plot, is_first: bool) -> &Neurons {
        if is_first { &self.entered[row_of(plot, false)] } else { &self.rows[IDLE] }
    }

    /// The points that a choice gains at once and the points still to come after it, for the neurons of the
    /// display before it, but with the supply after it.
    #[inline]
    pub(crate) fn prospect(
        &self,
        neurons: &Neurons,
        supply: usize,
        plots: &[Plot],
        choice: &Choice,
    ) -> f32 {
        let mut gain = self.base[supply];
        let mut neurons = Changing::new(neurons);
        if let Some(home) = choice.leaves {
            let plot = &plots[home];
            let is_first = plot.workers == 1;
            gain -= if is_first { plot.worth as f32 } else { 0.0 };
            neurons.leave(self.worker(plot, is_first));
        }
        if let Some(target) = choice.enters {
            let plot = &plots[target];
            let is_first = plot.workers == 0;
            gain += if is_first { plot.worth as f32 } else { 0.0 };
            neurons.enter(self.worker(plot, is_first));
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
    use crate::facts::FACTS;
    use learn::Sample;

    /// Multiplied out, the net says what its weights say.
    #[test]
    fn pages_agree_with_the_weights() {
        let net = Net::learned();
        let facts = Facts([0.3, -0.2, 0.1, 0.0, 0.4][..FACTS].try_into().expect("five facts"));
        let plot = |landscape, worth, open, workers| Plot { landscape, worth, open, workers };
        let plots = [
            plot(Landscape::Field, 3, 2, 2),
            plot(Landscape::Water, 1, 4, 0),
            plot(Landscape::Tower, 5, 7, 1),
        ];
        let occupied = |plot: &Plot| row_of(plot, plot.workers > 0) as u16;
        let mut rows: Vec<u16> = plots.iter().map(occupied).collect();
        rows.push(IDLE as u16);
        let turn = "d4^".parse().expect("a turn");
        for left in 1..ROUNDS {
            let page = net.page(left);
            let mut neurons = page.pile(&facts);
            page.add_plots(&mut neurons, &plots);
            let when = When { left, supply: 4 };
            let sample = Sample { rows: rows.clone(), facts, when, total: 0.0 };
            let neurons = page.with_supply(neurons, 4);
            let rest = Choice { turn, leaves: None, enters: None };
            let difference =
                page.prospect(&neurons, 4, &plots, &rest) - net.weights.value_of(&sample);
            assert!(difference.abs() < 1e-3, "{left} rounds left: {difference}");
        }
    }
}
