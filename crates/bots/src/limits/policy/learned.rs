//! Learned: a small net that has played against itself and against the others.
//!
//! Each decision that is possible gets a score of its own, from what the situation means for it; the higher the score,
//! the likelier the decision. There is one net for hiding, one for laying and one for suspecting.

mod inputs;

use crate::limits::policy::{Choices, legal};
use crate::limits::situation::Situation;
use arrayvec::ArrayVec;
use inputs::{Common, inputs};
use limits::{Action, Decision};
use std::sync::LazyLock;

pub(crate) use inputs::{INPUTS, Inputs};

/// Neurons in the hidden layer.
pub(crate) const HIDDEN: usize = 32;
/// Weights of one net: those of every input, and what each neuron counts.
pub(crate) const WEIGHTS: usize = INPUTS * HIDDEN + HIDDEN;
/// How much more decided it is when it plays than when it learned, where it had to try things out.
const DECIDED: f32 = 10.0;
/// How weights are stored.
const STEP: f32 = 1.0 / 2048.0;

/// What a decision is about, and so which net scores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Hide,
    Lay,
    Suspect,
}

impl Kind {
    fn of(decision: Decision) -> Kind {
        match decision {
            Decision::Hide(_) => Kind::Hide,
            Decision::Act(Action::Play(_) | Action::Exchange(_)) => Kind::Lay,
            Decision::Act(Action::Suspect(_)) => Kind::Suspect,
        }
    }
}

/// The three nets.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Net {
    /// One after the other, in the order of [`Kind`].
    pub(crate) weights: Vec<f32>,
}

/// A decision that is possible, with what its net is told.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) decision: Decision,
    pub(crate) kind: Kind,
    pub(crate) inputs: Inputs,
}

/// All that may be decided.
pub(crate) type Candidates = ArrayVec<Candidate, 12>;

static LEARNED: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("learned.weights")));

impl Net {
    /// The net that was learned.
    pub(crate) fn learned() -> &'static Net {
        &LEARNED
    }

    /// Reads weights as [`Net::bytes`] writes them; what is missing is 0.
    pub(crate) fn read(bytes: &[u8]) -> Net {
        let mut weights: Vec<f32> = bytes
            .chunks_exact(2)
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) * STEP)
            .collect();
        weights.resize(3 * WEIGHTS, 0.0);
        Net { weights }
    }

    /// The weights as they are stored.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.weights
            .iter()
            .flat_map(|weight| ((weight / STEP).round() as i16).to_le_bytes())
            .collect()
    }

    /// All that may be decided in a situation.
    pub(crate) fn candidates(situation: &Situation) -> Candidates {
        let common = Common::of(situation);
        legal(situation)
            .map(|decision| Candidate {
                decision,
                kind: Kind::of(decision),
                inputs: inputs(situation, &common, decision),
            })
            .collect()
    }

    /// All that may be decided, with its chance.
    pub(crate) fn choices(&self, situation: &Situation) -> Choices {
        let candidates = Net::candidates(situation);
        let chances = self.chances(&candidates, DECIDED);
        let decisions = candidates.iter().map(|candidate| candidate.decision);
        decisions.zip(chances).collect()
    }

    /// The chance of each candidate; the sharper, the likelier the best.
    pub(crate) fn chances(&self, candidates: &Candidates, sharpness: f32) -> ArrayVec<f32, 12> {
        let mut chances: ArrayVec<f32, 12> =
            candidates.iter().map(|candidate| self.score(candidate)).collect();
        let highest = chances.iter().copied().fold(f32::MIN, f32::max);
        chances.iter_mut().for_each(|score| *score = (sharpness * (*score - highest)).exp());
        let sum: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }

    fn score(&self, candidate: &Candidate) -> f32 {
        let (rows, votes) = self.of(candidate.kind).split_at(INPUTS * HIDDEN);
        // Eight sums side by side fill a wide register.
        let mut sums = [0.0f32; 8];
        let neurons = neurons(rows, &candidate.inputs);
        for (neurons, votes) in neurons.chunks_exact(8).zip(votes.chunks_exact(8)) {
            for ((sum, neuron), vote) in sums.iter_mut().zip(neurons).zip(votes) {
                *sum += neuron.max(0.0) * vote;
            }
        }
        sums.iter().sum()
    }

    fn of(&self, kind: Kind) -> &[f32] {
        let first = kind as usize * WEIGHTS;
        &self.weights[first..first + WEIGHTS]
    }

    /// Adds to a slope what a change of this candidate's score does to the weights.
    pub(crate) fn add_slope(&self, candidate: &Candidate, change: f32, slope: &mut [f32]) {
        let first = candidate.kind as usize * WEIGHTS;
        let (rows, votes) = self.of(candidate.kind).split_at(INPUTS * HIDDEN);
        let (row_slopes, vote_slopes) = slope[first..first + WEIGHTS].split_at_mut(INPUTS * HIDDEN);
        // What a change of each neuron does; nothing where it is silent.
        let mut through = [0.0f32; HIDDEN];
        let neurons = neurons(rows, &candidate.inputs);
        for (((through, neuron), vote), slope) in
            through.iter_mut().zip(neurons).zip(votes).zip(vote_slopes)
        {
            *slope += change * neuron.max(0.0);
            *through = if neuron > 0.0 { change * vote } else { 0.0 };
        }
        for (slopes, &input) in row_slopes.chunks_exact_mut(HIDDEN).zip(&candidate.inputs) {
            if input != 0.0 {
                slopes.iter_mut().zip(&through).for_each(|(slope, part)| *slope += part * input);
            }
        }
    }
}

/// What all neurons are told. The weights of one input lie side by side, so that all neurons add it at once; many inputs
/// are 0.
fn neurons(rows: &[f32], inputs: &Inputs) -> [f32; HIDDEN] {
    let mut neurons = [0.0f32; HIDDEN];
    for (row, &input) in rows.chunks_exact(HIDDEN).zip(inputs) {
        if input != 0.0 {
            neurons.iter_mut().zip(row).for_each(|(neuron, weight)| *neuron += weight * input);
        }
    }
    neurons
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_weights_are_whole_and_written_as_they_are_read() {
        let stored = include_bytes!("learned.weights");
        assert_eq!(stored.len(), 3 * WEIGHTS * 2);
        assert_eq!(Net::learned().bytes(), stored);
    }
}
