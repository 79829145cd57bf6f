//! The learned weights, 8 bits each, in the binary.
//!
//! Weights that belong together are a chunk: a step that all of them are multiples of, then how many of these steps each
//! weight is. The points that a round and a supply start from are stored as they are.

use super::weights::{WIDTH, Weights};
use super::{HIDDEN, Net};
use std::sync::LazyLock;

/// How many steps a weight can be.
const MOST: f32 = i8::MAX as f32;

/// A chunk's step is a power of this.
const STEP: f32 = 1.09;

/// Weights in a chunk, group by group; in the last group each is stored by itself.
const CHUNKS: [usize; 4] = [WIDTH, HIDDEN, HIDDEN, HIDDEN];

impl Net {
    /// The net that comes with the program.
    pub fn learned() -> &'static Net {
        static LEARNED: LazyLock<Net> = LazyLock::new(|| {
            Net::from_bytes(include_bytes!("weights.bin"))
                .unwrap_or_else(|| unreachable!("the built-in weights are tested"))
        });
        &LEARNED
    }

    /// The net as few bytes; what is read from them is the same net, rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (number, group) in self.weights.clone().groups().into_iter().enumerate() {
            match CHUNKS.get(number) {
                Some(&size) => group.chunks(size).for_each(|chunk| write(chunk, &mut bytes)),
                None => group.iter().for_each(|weight| bytes.extend(weight.to_le_bytes())),
            }
        }
        bytes
    }

    /// Reads what [`Net::to_bytes`] wrote; `None` if it is of another size.
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        let mut weights = Weights::zero();
        let mut bytes = bytes.iter().copied();
        for (number, group) in weights.groups().into_iter().enumerate() {
            match CHUNKS.get(number) {
                Some(&size) => {
                    for chunk in group.chunks_mut(size) {
                        let step = STEP.powi(i32::from(bytes.next()? as i8));
                        for weight in chunk {
                            *weight = f32::from(bytes.next()? as i8) * step;
                        }
                    }
                }
                None => {
                    for weight in group {
                        let number = [bytes.next()?, bytes.next()?, bytes.next()?, bytes.next()?];
                        *weight = f32::from_le_bytes(number);
                    }
                }
            }
        }
        bytes.next().is_none().then(|| Net::of(weights))
    }
}

fn write(chunk: &[f32], bytes: &mut Vec<u8>) {
    let largest = chunk.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
    // The least step with which the largest weight can be said. Nothing but zeros has no use for one.
    let power = (largest / MOST).log(STEP).ceil().clamp(-127.0, 127.0) as i8;
    let step = STEP.powi(i32::from(power));
    bytes.push(power as u8);
    bytes.extend(chunk.iter().map(|weight| (weight / step).round() as i8 as u8));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_are_whole_and_small() {
        let bytes = include_bytes!("weights.bin");
        assert!(Net::from_bytes(bytes).is_some());
        assert!(bytes.len() < 50_000, "{} bytes", bytes.len());
    }

    #[test]
    fn weights_read_as_they_are_written() {
        let bytes = Net::learned().to_bytes();
        let net = Net::from_bytes(&bytes).expect("weights");
        assert_eq!(net.to_bytes(), bytes);
    }

    #[test]
    fn rounding_leaves_a_weight_near_what_it_was() {
        let mut dice = dice::Dice::new(2);
        let weights = Weights::untrained(|| (dice.roll() >> 40) as f32 / (1 << 23) as f32 - 1.0);
        let mut read = Net::from_bytes(&Net::of(weights.clone()).to_bytes()).expect("weights");
        for (before, after) in weights.clone().groups().into_iter().zip(read.weights.groups()) {
            let largest = before.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
            for (before, after) in before.iter().zip(after) {
                assert!((*before - *after).abs() <= 0.005 * largest, "{before} became {after}");
            }
        }
    }

    #[test]
    fn cut_or_long_weights_are_refused() {
        let bytes = Net::learned().to_bytes();
        assert!(Net::from_bytes(&bytes[1..]).is_none());
        assert!(Net::from_bytes(&[]).is_none());
        assert!(Net::from_bytes(&[bytes, vec![0]].concat()).is_none());
    }
}
