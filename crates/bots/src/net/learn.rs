//! What one turn teaches: the slope of the net's error, weight by weight.

use super::{HIDDEN, Net, PILE, Sum, WIDTH, When, add};
use crate::facts::Facts;

/// A display after a turn, as the net sees it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) rows: Vec<u16>,
    pub(crate) facts: Facts,
    pub(crate) when: When,
    pub(crate) total: f32,
}

impl Net {
    /// A net of zeros, to add slopes up in.
    pub(crate) fn zero() -> Net {
        Net::untrained(|| 0.0).cleared()
    }

    pub(crate) fn cleared(mut self) -> Net {
        self.groups().into_iter().for_each(|group| group.fill(0.0));
        self
    }

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
        sample.total + self.future(&self.sum_of(sample), sample.when)
    }

    /// Adds the slope of `error`² / 2 at this sample to `slope`.
    pub(crate) fn add_slope(&self, sample: &Sample, error: f32, slope: &mut Net) {
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
