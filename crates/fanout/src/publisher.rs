//! The sending side.

use crate::bus::BusPublisher;
#[cfg(feature = "nats")]
use crate::nats::NatsPublisher;

/// The sending side of a node.
#[derive(Debug)]
pub(crate) enum Publisher<M> {
    Bus(BusPublisher<M>),
    #[cfg(feature = "nats")]
    Nats(NatsPublisher<M>),
}

impl<M: crate::Message> Publisher<M> {
    pub(crate) fn publish(&self, message: M) {
        match self {
            Publisher::Bus(bus) => bus.publish(message),
            #[cfg(feature = "nats")]
            Publisher::Nats(nats) => nats.publish(message),
        }
    }
}
