//! Messages and their texts.

use protocol::{FromServer, ToServer};

/// How a message becomes text, and text a message.
#[derive(Clone, Copy, Debug)]
pub struct Json {
    /// Reads a message; `None` if it is not one, or one of a later version.
    pub read: fn(&str) -> Option<FromServer>,
    /// Writes a message.
    pub write: fn(&ToServer) -> String,
}
