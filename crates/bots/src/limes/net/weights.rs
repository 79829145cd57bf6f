//! What is learned.

use super::{HIDDEN, Neurons, PILE, ROUNDS, SUPPLIES, Stage, add};
use crate::limes::pile_shares::SHARES;

/// Numbers in a row.
pub(crate) const WIDTH: usize = 16;
const ROWS: usize = PILE + SHARES;

/// The rows of a display, added up.
pub(crate) type Sum = [f32; WIDTH];

/// The net's weights.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    pub(crate) rows: Vec<Sum>,
    /// By rounds left.
    pub(crate) hidden: Vec<[Neurons; WIDTH]>,
    /// By rounds left and supply.
    pub(crate) bias: Vec<Neurons>,
    /// By rounds left.
    pub(crate) out: Vec<Neurons>,
    /// By rounds left and supply.
    pub(crate) base: Vec<f32>,
}

impl Weights {
    /// A net that has learned nothing: it counts 3 points for each worker in supply, and little else.
    pub(crate) fn untrained(mut random: impl FnMut() -> f32) -> Weights {
        let mut fill = |spread: f32, numbers: &mut [f32]| {
            numbers.iter_mut().for_each(|number| *number = spread * random());
        };
        let mut rows = vec![[0.0; WIDTH]; ROWS];
        rows.iter_mut().for_each(|row| fill(0.1, row));
        let mut hidden = [[0.0; HIDDEN]; WIDTH];
        hidden.iter_mut().for_each(|weights| fill(0.25, weights));
        let mut out = [0.0; HIDDEN];
        fill(0.1, &mut out);
        Weights {
            rows,
            hidden: vec![hidden; ROUNDS],
            bias: vec![[0.1; HIDDEN]; ROUNDS * SUPPLIES],
            out: vec![out; ROUNDS],
            base: (0..ROUNDS * SUPPLIES).map(|i| 3.0 * (i % SUPPLIES) as f32).collect(),
        }
    }

    /// All weights zero, to add slopes up in.
    pub(crate) fn zero() -> Weights {
        let mut weights = Weights::untrained(|| 0.0);
        weights.groups().into_iter().for_each(|group| group.fill(0.0));
        weights
    }

    /// All weights, group by group, always in the same order.
    pub(crate) fn groups(&mut self) -> Vec<&mut [f32]> {
        let Weights { rows, hidden, bias, out, base } = self;
        vec![
            rows.as_flattened_mut(),
            hidden.as_flattened_mut().as_flattened_mut(),
            bias.as_flattened_mut(),
            out.as_flattened_mut(),
            base,
        ]
    }

    /// What a sum of rows gives the neurons.
    #[inline]
    pub(crate) fn spread(&self, sum: &Sum, left: usize) -> Neurons {
        let mut neurons = [0.0; HIDDEN];
        for (weights, &number) in self.hidden[left].iter().zip(sum) {
            add(&mut neurons, weights, number);
        }
        neurons
    }

    /// The hidden layer.
    pub(crate) fn neurons(&self, sum: &Sum, stage: Stage) -> Neurons {
        let mut neurons = self.spread(sum, stage.left);
        add(&mut neurons, &self.bias[stage.index()], 1.0);
        neurons.map(|neuron| neuron.max(0.0))
    }
}
