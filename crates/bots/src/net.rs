//! A small net that guesses the final score of a display.
//!
//! Each territory has a row of numbers, looked up by its landscape, whether somebody works in it, what it is
//! worth and how far it is open. The rows of all territories are added up, so a choice that changes two territories
//! changes the sum by four rows. One hidden layer, with weights of its own for each number of rounds left, turns
//! the sum into the points still to come.

pub(crate) mod learn;
mod store;

use crate::facts::{FACTS, Facts};
use limes::{Choice, Landscape, Plot};

/// Numbers in a row.
pub(crate) const WIDTH: usize = 16;
/// Neurons in the hidden layer.
pub(crate) const HIDDEN: usize = 32;
/// Points and openness above these are not told apart.
const WORTHS: usize = 16;
const OPENS: usize = 8;
/// Rounds that can be left after a turn whose value is not yet certain, and none.
const ROUNDS: usize = 16;
/// Workers that can be in the supply, and none.
const SUPPLIES: usize = 8;

/// The row of a second worker in a territory, who only waits to be moved.
pub(crate) const IDLE: usize = 2 * 4 * WORTHS * OPENS;
/// The first row of the facts about the pile.
const PILE: usize = IDLE + 1;
const ROWS: usize = PILE + FACTS;

/// The rows of a display, added up.
pub(crate) type Sum = [f32; WIDTH];

/// The net's weights.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) rows: Vec<Sum>,
    /// By rounds left.
    pub(crate) hidden: Vec<[[f32; HIDDEN]; WIDTH]>,
    /// By rounds left and supply.
    pub(crate) bias: Vec<[f32; HIDDEN]>,
    /// By rounds left.
    pub(crate) out: Vec<[f32; HIDDEN]>,
    /// By rounds left and supply.
    pub(crate) base: Vec<f32>,
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
    /// A net that has learned nothing: it counts 3 points for each worker in supply, and little else.
    pub(crate) fn untrained(mut random: impl FnMut() -> f32) -> Net {
        let mut fill = |spread: f32, numbers: &mut [f32]| {
            numbers.iter_mut().for_each(|number| *number = spread * random());
        };
        let mut rows = vec![[0.0; WIDTH]; ROWS];
        rows.iter_mut().for_each(|row| fill(0.1, row));
        let mut hidden = [[0.0; HIDDEN]; WIDTH];
        hidden.iter_mut().for_each(|weights| fill(0.25, weights));
        let mut out = [0.0; HIDDEN];
        fill(0.1, &mut out);
        Net {
            rows,
            hidden: vec![hidden; ROUNDS],
            bias: vec![[0.1; HIDDEN]; ROUNDS * SUPPLIES],
            out: vec![out; ROUNDS],
            base: (0..ROUNDS * SUPPLIES).map(|i| 3.0 * (i % SUPPLIES) as f32).collect(),
        }
    }

    /// All weights, group by group, always in the same order.
    pub(crate) fn groups(&mut self) -> Vec<&mut [f32]> {
        let Net { rows, hidden, bias, out, base } = self;
        vec![
            rows.as_flattened_mut(),
            hidden.as_flattened_mut().as_flattened_mut(),
            bias.as_flattened_mut(),
            out.as_flattened_mut(),
            base,
        ]
    }

    /// The sum for a display as it is.
    #[inline]
    pub(crate) fn sum(&self, plots: &[Plot], facts: &Facts) -> Sum {
        let mut sum = [0.0; WIDTH];
        for plot in plots {
            add(&mut sum, &self.rows[row_of(plot, plot.workers > 0)], 1.0);
            if plot.workers > 1 {
                add(&mut sum, &self.rows[IDLE], (plot.workers - 1) as f32);
            }
        }
        for (fact, row) in facts.0.iter().zip(&self.rows[PILE..]) {
            add(&mut sum, row, *fact);
        }
        sum
    }

    /// What a choice changes: the sum, and the points that it gains at once.
    #[inline]
    pub(crate) fn change(&self, sum: &mut Sum, plots: &[Plot], choice: &Choice) -> f32 {
        let mut gain = 0.0;
        if let Some(home) = choice.leaves {
            let plot = &plots[home];
            if plot.workers == 1 {
                add(sum, &self.rows[row_of(plot, true)], -1.0);
                add(sum, &self.rows[row_of(plot, false)], 1.0);
                gain -= plot.worth as f32;
            } else {
                add(sum, &self.rows[IDLE], -1.0);
            }
        }
        if let Some(target) = choice.enters {
            let plot = &plots[target];
            if plot.workers == 0 {
                add(sum, &self.rows[row_of(plot, false)], -1.0);
                add(sum, &self.rows[row_of(plot, true)], 1.0);
                gain += plot.worth as f32;
            } else {
                add(sum, &self.rows[IDLE], 1.0);
            }
        }
        gain
    }

    /// The hidden layer.
    #[inline]
    pub(crate) fn neurons(&self, sum: &Sum, when: When) -> [f32; HIDDEN] {
        let mut neurons = self.bias[when.index()];
        for (weights, &number) in self.hidden[when.left].iter().zip(sum) {
            for (neuron, &weight) in neurons.iter_mut().zip(weights) {
                *neuron += weight * number;
            }
        }
        neurons.map(|neuron| neuron.max(0.0))
    }

    /// The points still to come.
    #[inline]
    pub(crate) fn future(&self, sum: &Sum, when: When) -> f32 {
        let neurons = self.neurons(sum, when);
        // Eight sums side by side fill one wide register.
        let mut parts = [0.0; 8];
        for (neurons, weights) in neurons.chunks_exact(8).zip(self.out[when.left].chunks_exact(8)) {
            for (part, (neuron, weight)) in parts.iter_mut().zip(neurons.iter().zip(weights)) {
                *part += neuron * weight;
            }
        }
        self.base[when.index()] + parts.iter().sum::<f32>()
    }
}

#[inline]
fn add(sum: &mut Sum, row: &Sum, times: f32) {
    for (number, more) in sum.iter_mut().zip(row) {
        *number += times * more;
    }
}
