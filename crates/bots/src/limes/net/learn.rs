//! What one turn teaches: the slope of the net's error, weight by weight.

use super::weights::{Sum, WIDTH, Weights};
use super::{HIDDEN, PILE, Stage, add};
use crate::limes::pile_shares::PileShares;

/// A display after a turn, as the net sees it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) rows: Vec<u16>,
    pub(crate) shares: PileShares,
    pub(crate) stage: Stage,
    pub(crate) total: f32,
}

impl Weights {
    fn sum_of(&self, sample: &Sample) -> Sum {
        let mut sum = [0.0; WIDTH];
        for &row in &sample.rows {
            add(&mut sum, &self.rows[usize::from(row)], 1.0);
        }
        for (share, row) in sample.shares.0.iter().zip(&self.rows[PILE..]) {
            add(&mut sum, row, *share);
        }
        sum
    }

    pub(crate) fn value_of(&self, sample: &Sample) -> f32 {
        let neurons = self.neurons(&self.sum_of(sample), sample.stage);
        let out = neurons.iter().zip(&self.out[sample.stage.left]);
        let future: f32 = out.map(|(neuron, weight)| neuron * weight).sum();
        sample.total + self.base[sample.stage.index()] + future
    }

    /// Adds the slope of `error`² / 2 at this sample to `slope`.
    pub(crate) fn add_slope(&self, sample: &Sample, error: f32, slope: &mut Weights) {
        let Stage { left, .. } = sample.stage;
        let index = sample.stage.index();
        let sum = self.sum_of(sample);
        let neurons = self.neurons(&sum, sample.stage);
        slope.base[index] += error;
        let mut back = [0.0; HIDDEN];
        for j in 0..HIDDEN {
            slope.out[left][j] += error * neurons[j];
            if neurons[j] > 0.0 {
                back[j] = error * self.out[left][j];
                slope.bias[index][j] += back[j];
            }
        }
        let mut row_slope = [0.0; WIDTH];
        for i in 0..WIDTH {
            for (j, back) in back.iter().enumerate() {
                slope.hidden[left][i][j] += back * sum[i];
                row_slope[i] += back * self.hidden[left][i][j];
            }
        }
        for &row in &sample.rows {
            add(&mut slope.rows[usize::from(row)], &row_slope, 1.0);
        }
        for (share, row) in sample.shares.0.iter().zip(&mut slope.rows[PILE..]) {
            add(row, &row_slope, *share);
        }
    }
}
