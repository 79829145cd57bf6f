//! Messages as bytes.

use super::failure::Failure;
use postcard::Error;
use serde::{Deserialize, Serialize};

/// A message as bytes.
pub(super) fn write(message: &impl Serialize) -> Vec<u8> {
    // Only a list of unknown length could be refused, and no message has one.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Reads a message, which must be all there is.
pub(super) fn read<'a, T: Deserialize<'a>>(message: &'a [u8]) -> Result<T, Failure> {
    let why = match postcard::take_from_bytes(message) {
        Ok((message, [])) => return Ok(message),
        Ok(_) => "it goes on after its end",
        Err(Error::DeserializeUnexpectedEnd) => "it ends too early",
        Err(Error::SerdeDeCustom) => "it speaks of something unknown",
        Err(_) => "it is damaged",
    };
    Err(Failure::Message(why.to_owned()))
}

/// The number with which a request begins, whatever follows.
pub(super) fn number(message: &[u8]) -> Option<u64> {
    postcard::from_bytes(message).ok()
}
