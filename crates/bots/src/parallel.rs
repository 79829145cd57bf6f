//! Many independent pieces of work: on all cores, or one after the other where there is only one thread.

/// The results of `work` for 0, 1, 2 …, in order.
#[cfg(feature = "parallel")]
pub(crate) fn map<T: Send>(pieces: usize, work: impl Fn(usize) -> T + Sync + Send) -> Vec<T> {
    use rayon::prelude::*;
    (0..pieces).into_par_iter().map(work).collect()
}

/// The results of `work` for 0, 1, 2 …, in order.
#[cfg(not(feature = "parallel"))]
pub(crate) fn map<T>(pieces: usize, work: impl Fn(usize) -> T) -> Vec<T> {
    (0..pieces).map(work).collect()
}
