//! A connection that watches one table, as sockets and streams do.

use crate::calls::{Answer, Call};
use crate::outside::Told as Sent;
use crate::requests::Reached;
use protocol::{Fault, State};
use server::live::{Mailbox, Told, Watching};
use std::sync::Arc;
use std::time::Duration;

/// The shortest time between two states.
const BETWEEN: Duration = Duration::from_millis(100);

/// Tells the state of a table again and again.
pub(crate) async fn run(reached: Reached, call: Call, mailbox: Arc<Mailbox>) {
    let Reached { hub, outside, process, .. } = reached;
    let tell = |answer: Answer| {
        let mut outside = outside.lock();
        let stored = outside.disk.version(call.table);
        let reply = call.reply(answer);
        outside.told.push(Sent { reply, process, stored: (stored, stored), asked: None });
    };
    let live = match hub.table(call.table).await {
        Ok(live) => live,
        Err(fault) => return tell(Answer::Refused(None, fault.code)),
    };
    let watching = Watching::begin(live, call.player, Arc::clone(&mailbox));
    loop {
        if mailbox.next().await.changed.is_empty() {
            continue;
        }
        match watching.told().await.and_then(state) {
            Ok(state) => tell(Answer::State(Arc::new(state))),
            Err(fault) => tell(Answer::Refused(None, fault.code)),
        }
        tokio::time::sleep(BETWEEN).await;
    }
}

/// A state as it is sent.
fn state(told: Told) -> Result<State, Fault> {
    Ok(match told {
        Told::Own(state) => *state,
        Told::Shared(shared) => serde_json::from_slice(&shared.line).expect("a state"),
    })
}
