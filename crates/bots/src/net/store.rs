//! The learned weights, 16 bits each, in the binary.

use super::Net;
use super::weights::Weights;
use std::sync::LazyLock;

/// The largest number that is stored.
const LARGEST: f32 = i16::MAX as f32;

impl Net {
    /// The net that comes with the program.
    pub fn learned() -> &'static Net {
        static LEARNED: LazyLock<Net> = LazyLock::new(|| {
            Net::from_bytes(include_bytes!("../../weights.bin"))
                .unwrap_or_else(|| unreachable!("the built-in weights are tested"))
        });
        &LEARNED
    }

    /// Each group as its largest weight (32 bits), then its weights as parts of that (16 bits).
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for group in self.weights.clone().groups() {
            let largest = group.iter().fold(f32::MIN_POSITIVE, |most, w| most.max(w.abs()));
            bytes.extend(largest.to_le_bytes());
            for weight in group {
                bytes.extend(((*weight / largest * LARGEST).round() as i16).to_le_bytes());
            }
        }
        bytes
    }

    /// Reads what [`Net::to_bytes`] wrote; `None` if it is of another size.
    pub fn from_bytes(mut bytes: &[u8]) -> Option<Net> {
        let mut weights = Weights::zero();
        for group in weights.groups() {
            let (largest, rest) = bytes.split_first_chunk()?;
            let largest = f32::from_le_bytes(*largest);
            let (numbers, rest) = rest.split_at_checked(2 * group.len())?;
            for (weight, bytes) in group.iter_mut().zip(numbers.chunks_exact(2)) {
                let number = i16::from_le_bytes([bytes[0], bytes[1]]);
                *weight = f32::from(number) / LARGEST * largest;
            }
            bytes = rest;
        }
        bytes.is_empty().then(|| Net::of(weights))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_are_whole_and_small() {
        let bytes = include_bytes!("../../weights.bin");
        assert!(Net::from_bytes(bytes).is_some());
        assert!(bytes.len() < 150_000, "{} bytes", bytes.len());
    }

    #[test]
    fn weights_read_as_they_are_written() {
        let bytes = Net::learned().to_bytes();
        let net = Net::from_bytes(&bytes).expect("weights");
        assert_eq!(net.to_bytes(), bytes);
    }

    #[test]
    fn cut_or_long_weights_are_refused() {
        let bytes = Net::learned().to_bytes();
        assert!(Net::from_bytes(&bytes[1..]).is_none());
        assert!(Net::from_bytes(&[]).is_none());
        assert!(Net::from_bytes(&[bytes, vec![0]].concat()).is_none());
    }
}
