//! The way between nodes over NATS.
//!
//! Only core NATS is used: a subject on which every node publishes and which every node hears. Messages that are published within
//! a short time travel together. Every batch carries the number of its first message, and a heartbeat follows every second, so that
//! lost messages are noticed, no matter whether the connection, a slow subscriber or a full queue has lost them. A node hears its own
//! heartbeats, too; that shows whether its subscription works, which no event of the client does.

mod receiving;
mod sending;
mod servers;

pub(crate) use sending::NatsPublisher;
pub use servers::{NatsServers, NotNats};

use crate::liveness::Liveness;
use crate::{Heard, Message, NodeId};
use async_nats::{Client, Event, Subscriber};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How often the server is asked whether the connection works.
const PING: Duration = Duration::from_secs(5);
/// The longest pause between two attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// The most heard messages that wait for the node. Beyond them the client drops batches, which is a gap.
const WAITING: usize = 1024;

pub(crate) fn connect<M: Message>(
    node: NodeId,
    servers: &NatsServers,
    channel: &str,
    liveness: &Arc<Liveness>,
) -> (NatsPublisher<M>, mpsc::Receiver<Heard<M>>) {
    let (publisher, waiting) = sending::publisher();
    let (heard, listener) = mpsc::channel(WAITING);
    let (servers, subject) = (servers.clone(), format!("{channel}.nodes"));
    tokio::spawn(run(node, servers, subject, waiting, heard, Arc::clone(liveness)));
    (publisher, listener)
}

/// Serves one node until its [`crate::Fanout`] or its [`crate::Listener`] is dropped.
async fn run<M: Message>(
    node: NodeId,
    servers: NatsServers,
    subject: String,
    waiting: sending::Waiting<M>,
    heard: mpsc::Sender<Heard<M>>,
    liveness: Arc<Liveness>,
) {
    let (client, subscriber) = tokio::select! {
        ready = subscribe(&servers, &subject, &liveness) => ready,
        () = heard.closed() => return,
    };
    tokio::select! {
        () = sending::send(node, &client, &subject, waiting) => {}
        () = receiving::receive(node, subscriber, &liveness, &heard) => {}
        () = heard.closed() => {}
    }
    // Deliver the last messages if there is still a connection.
    let _ = tokio::time::timeout(Duration::from_secs(1), client.flush()).await;
}

/// Connects and subscribes; tries again until it succeeds.
async fn subscribe(
    servers: &NatsServers,
    subject: &str,
    liveness: &Arc<Liveness>,
) -> (Client, Subscriber) {
    let mut pause = Duration::from_millis(100);
    loop {
        let fault = match connect_once(servers, liveness).await {
            Ok(client) => match client.subscribe(subject.to_owned()).await {
                Ok(subscriber) => return (client, subscriber),
                Err(fault) => fault.to_string(),
            },
            Err(fault) => fault.to_string(),
        };
        tracing::warn!(%fault, "NATS cannot be reached");
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

async fn connect_once(
    servers: &NatsServers,
    liveness: &Arc<Liveness>,
) -> Result<Client, async_nats::ConnectError> {
    let liveness = Arc::clone(liveness);
    let options = servers
        .options()
        .name("limes")
        .ping_interval(PING)
        .connection_timeout(PING)
        .subscription_capacity(WAITING)
        .retry_on_initial_connect()
        .reconnect_delay_callback(|attempts| {
            let pause = Duration::from_millis(50) * u32::try_from(attempts).unwrap_or(u32::MAX);
            pause.min(LONGEST_PAUSE)
        })
        .event_callback(move |event| {
            let liveness = Arc::clone(&liveness);
            async move {
                match event {
                    Event::Connected => tracing::info!("connected to NATS"),
                    Event::Disconnected => {
                        liveness.lost();
                        tracing::warn!("the connection to NATS is lost");
                    }
                    Event::SlowConsumer(_) => tracing::warn!("NATS messages come too fast"),
                    Event::ServerError(fault) => tracing::warn!(%fault, "NATS refuses something"),
                    Event::ClientError(fault) => tracing::warn!(%fault, "NATS connection fault"),
                    Event::LameDuckMode | Event::Draining | Event::Closed => {}
                }
            }
        });
    options.connect(servers.addresses()).await
}
