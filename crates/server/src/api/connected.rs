//! Sockets and streams, counted by where they come from.

use super::address::Address;
use crate::app::App;
use crate::counter::Counted;
use crate::network::Network;
use protocol::{Code, Fault};

/// The counts of a socket or stream, for as long as it is open.
pub(super) struct Connected {
    _connection: Option<Counted>,
    _anonymous: Option<Counted>,
}

impl Connected {
    /// Counts a socket or stream.
    ///
    /// # Errors
    /// If its network has too many.
    pub(super) fn count(
        app: &App,
        Address(address): Address,
        is_anonymous: bool,
    ) -> Result<Connected, Fault> {
        let network = Network::of(address);
        let count = |counter: &std::sync::Arc<_>, counts: bool| match counts {
            true => crate::counter::Counter::count(counter, network).map(Some).ok_or_else(too_many),
            false => Ok(None),
        };
        Ok(Connected {
            // Without a proxy the connection itself is counted.
            _connection: count(&app.connections, app.config.behind_proxy)?,
            _anonymous: count(&app.anonymous, is_anonymous)?,
        })
    }
}

pub(super) fn too_many() -> Fault {
    Fault::new(Code::TOO_MANY, "too many connections from your address")
}
