//! The one trick with bits that the standard library lacks.

/// The bit with this place, counted from 0, among those that are set; there must be so many.
#[cfg(target_feature = "bmi2")]
#[inline]
pub(crate) fn nth_bit(bits: u64, n: usize) -> u64 {
    safe_arch::population_deposit_u64(1 << n, bits)
}

/// The bit with this place, counted from 0, among those that are set; there must be so many.
#[cfg(not(target_feature = "bmi2"))]
#[inline]
pub(crate) fn nth_bit(bits: u64, n: usize) -> u64 {
    let left = (0..n).fold(bits, |bits, _| bits & bits.wrapping_sub(1));
    left & left.wrapping_neg()
}
