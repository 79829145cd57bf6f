//! The hidden layer's vote about a choice, in which a search spends a third of its time.
//!
//! There are two ways, which come to the same, number by number: what is best on a processor with wide registers is slow in
//! WebAssembly, where the compiler finds no way to use them by itself. `f32::max` is a call there, and a comparison keeps it from
//! taking several numbers at once.

use super::{HIDDEN, Neurons};

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use four_at_once::Changing;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use plain::Changing;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod plain {
    use super::super::add;
    use super::{HIDDEN, Neurons};

    /// The neurons while a worker leaves a territory and enters another.
    pub(in super::super) struct Changing(Neurons);

    impl Changing {
        #[inline(always)]
        pub(in super::super) fn new(neurons: &Neurons) -> Changing {
            Changing(*neurons)
        }

        #[inline(always)]
        pub(in super::super) fn leave(&mut self, row: &Neurons) {
            add(&mut self.0, row, -1.0);
        }

        #[inline(always)]
        pub(in super::super) fn enter(&mut self, row: &Neurons) {
            add(&mut self.0, row, 1.0);
        }

        /// Those that are above 0 count, times their weights.
        #[inline(always)]
        pub(in super::super) fn vote(&self, weights: &Neurons) -> f32 {
            // Eight sums side by side fill one wide register.
            let mut parts = [0.0; 8];
            for (neurons, weights) in self.0.chunks_exact(8).zip(weights.chunks_exact(8)) {
                for i in 0..8 {
                    parts[i] += neurons[i].max(0.0) * weights[i];
                }
            }
            let halves: [f32; 4] = std::array::from_fn(|i| parts[i] + parts[i + 4]);
            (halves[0] + halves[2]) + (halves[1] + halves[3])
        }
    }

    const _: () = assert!(HIDDEN.is_multiple_of(8));
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod four_at_once {
    use super::{HIDDEN, Neurons};
    use std::arch::wasm32::{
        f32x4_add, f32x4_extract_lane, f32x4_mul, f32x4_pmax, f32x4_splat, f32x4_sub, v128,
    };

    const NOTHING: Neurons = [0.0; HIDDEN];

    /// The neurons, and what changes in them when a worker leaves a territory and enters another. Only the vote puts them
    /// together, so that no changed neuron is ever written down.
    pub(in super::super) struct Changing<'a> {
        neurons: &'a Neurons,
        left: &'a Neurons,
        entered: &'a Neurons,
    }

    impl<'a> Changing<'a> {
        #[inline(always)]
        pub(in super::super) fn new(neurons: &'a Neurons) -> Changing<'a> {
            Changing { neurons, left: &NOTHING, entered: &NOTHING }
        }

        #[inline(always)]
        pub(in super::super) fn leave(&mut self, row: &'a Neurons) {
            self.left = row;
        }

        #[inline(always)]
        pub(in super::super) fn enter(&mut self, row: &'a Neurons) {
            self.entered = row;
        }

        /// Those that are above 0 count, times their weights.
        #[inline(always)]
        pub(in super::super) fn vote(&self, weights: &Neurons) -> f32 {
            let zero = f32x4_splat(0.0);
            // A register holds four sums; two of them make the eight of the plain way.
            let mut parts = [zero; 2];
            for (place, part) in (0..HIDDEN / 4).map(|four| (4 * four, four % 2)) {
                let four = |row: &Neurons| -> v128 {
                    let numbers: Option<&[f32; 4]> = row[place..].first_chunk();
                    numbers.map_or(zero, |numbers| bytemuck::cast(*numbers))
                };
                let changed =
                    f32x4_add(f32x4_sub(four(self.neurons), four(self.left)), four(self.entered));
                let product = f32x4_mul(f32x4_pmax(changed, zero), four(weights));
                parts[part] = f32x4_add(parts[part], product);
            }
            let halves = f32x4_add(parts[0], parts[1]);
            (f32x4_extract_lane::<0>(halves) + f32x4_extract_lane::<2>(halves))
                + (f32x4_extract_lane::<1>(halves) + f32x4_extract_lane::<3>(halves))
        }
    }
}
