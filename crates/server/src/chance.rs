//! Randomness of the operating system, for everything that nobody may guess.

use protocol::{Code, Fault};
use record::Seed;
use std::fmt::Write as _;

/// So many random bytes.
///
/// # Errors
/// If the operating system has none.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|fault| Fault::new(Code::BUSY, format!("there is no randomness: {fault}")))?;
    Ok(bytes)
}

/// The seed of a new table: 32 random bytes as 64 hex digits. Nobody chooses it.
pub(crate) fn seed() -> Result<Seed, Fault> {
    let digits = hex(&bytes::<32>()?);
    Seed::new(&digits).map_err(|fault| Fault::new(Code::BUSY, fault.to_string()))
}

/// Bytes as hex digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut hex, byte| {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}
