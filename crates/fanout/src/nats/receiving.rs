//! Batches of all nodes.

use crate::batch::Batch;
use crate::gaps::Gaps;
use crate::liveness::Liveness;
use crate::{Heard, Message, NodeId};
use async_nats::Subscriber;
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Passes on messages until the listener is dropped.
pub(super) async fn receive<M: Message>(
    node: NodeId,
    mut subscriber: Subscriber,
    liveness: &Liveness,
    heard: &mpsc::Sender<Heard<M>>,
) {
    let mut gaps = Gaps::default();
    while let Some(message) = subscriber.next().await {
        let Ok(batch) = serde_json::from_slice::<Batch<'_>>(&message.payload) else {
            tracing::warn!("a message on the channel of the nodes is not theirs");
            continue;
        };
        for news in read(node, &batch, &mut gaps, liveness) {
            if heard.send(news).await.is_err() {
                return;
            }
        }
    }
}

/// What a batch tells the node.
fn read<M: Message>(
    node: NodeId,
    batch: &Batch<'_>,
    gaps: &mut Gaps,
    liveness: &Liveness,
) -> Vec<Heard<M>> {
    let now = Instant::now();
    if batch.from == node {
        gaps.forget_silent(now);
        let was_cut_off = liveness.heard_itself();
        return was_cut_off.then_some(Heard::Gap).into_iter().collect();
    }
    let is_missing = gaps.note(batch.from, batch.first, batch.messages.len(), now);
    let mut news: Vec<Heard<M>> = is_missing.then_some(Heard::Gap).into_iter().collect();
    for line in &batch.messages {
        match serde_json::from_str(line.get()) {
            Ok(message) => news.push(Heard::Message(batch.from, message)),
            // A node of a newer version says something that this one need not know.
            Err(_) => tracing::debug!(message = line.get(), "an unknown message of another node"),
        }
    }
    news
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::value::RawValue;

    fn raw(text: &str) -> Box<RawValue> {
        RawValue::from_string(text.to_owned()).expect("JSON")
    }

    #[test]
    fn a_message_of_a_newer_version_costs_only_itself() {
        let lines = [raw("1"), raw(r#"{"new":true}"#), raw("3")];
        let messages = lines.iter().map(|line| &**line).collect();
        let batch = Batch { from: NodeId(2), first: 0, messages };
        let (mut gaps, liveness) = (Gaps::default(), Liveness::default());
        let news = read::<u32>(NodeId(1), &batch, &mut gaps, &liveness);
        let message = |number| Heard::Message(NodeId(2), number);
        assert_eq!(news, [message(1), message(3)]);
    }

    #[test]
    fn a_node_that_was_cut_off_may_have_missed_something() {
        let own = Batch { from: NodeId(1), first: 0, messages: Vec::new() };
        let (mut gaps, liveness) = (Gaps::default(), Liveness::default());
        assert_eq!(read::<u32>(NodeId(1), &own, &mut gaps, &liveness), [Heard::Gap]);
        assert!(liveness.is_live());
        assert_eq!(read::<u32>(NodeId(1), &own, &mut gaps, &liveness), []);
        liveness.lost();
        assert_eq!(read::<u32>(NodeId(1), &own, &mut gaps, &liveness), [Heard::Gap]);
    }
}
