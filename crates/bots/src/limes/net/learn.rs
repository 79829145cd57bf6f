//! What one turn teaches: the slope of the net's error, weight by weight.

use super::weights::{Sum, WIDTH, Weights};
use super::{HIDDEN, PILE, When, add};
use crate::limes::facts::Facts;

/// A display after a turn, as the net sees it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) rows: Vec<u16>,
    pub(crate) facts: Facts,
    pub(crate) when: When,
    pub(crate) total: f32,
}

impl Weights {
    fn sum_of(&self, sample: &Sample) -> Sum {
        let mut sum = [0.0; WIDTH];
        for &row in &sample.rows {
            add(&mut sum, &self.rows[usize::from(row)], 1.0);
        }
        for (fact, row) in sample.facts.0.iter().zip(&self.rows[PILE..]) {
            add(&mut sum, row, *fact);
        }
        sum
    }

    pub(crate) fn value_of(&self, sample: &Sample) -> f32 {
        let neurons = self.neurons(&self.sum_of(sample), sample.when);
        let out = neurons.iter().zip(&self.out[sample.when.left]);
        let future: f32 = out.map(|(neuron, weight)| neuron * weight).sum();
        sample.total + self.base[sample.when.index()] + future
    }

    /// Adds the slope of `error`² / 2 at this sample to `slope`.
    pub(crate) fn add_slope(&self, sample: &Sample, error: f32, slope: &mut Weights) {
        let When { left, .. } = sample.when;
        let index = sample.when.index();
        let sum = self.sum_of(sample);
        let neurons = self.neurons(&sum, sample.when);
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
        for (fact, row) in sample.facts.0.iter().zip(&mut slope.rows[PILE..]) {
            add(row, &row_slope, *fact);
        }
    }
}
