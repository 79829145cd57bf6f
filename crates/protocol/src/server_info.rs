//! What a server tells about itself.

use serde::{Deserialize, Serialize};

/// `GET /api/server`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ServerInfo {
    /// The version of the program.
    pub version: String,
    /// The address that people type, where the operator has set one.
    pub public_url: Option<String>,
    /// Addresses at which other devices in the same network reach the server.
    pub lan: Vec<String>,
    /// The public key for push messages; `None` while the server sends none.
    pub push_key: Option<String>,
    /// The operator's legal notice.
    pub imprint: Option<String>,
    /// The operator's privacy policy.
    pub privacy: Option<String>,
    /// A message from the operator to every visitor.
    pub notice: Option<String>,
    /// Whether new players need an invitation.
    pub invite_only: bool,
}
