//! What will happen, in the order of time; and a network that loses, repeats, delays and reorders.

use crate::calls::{Call, Reply};
use crate::dice::Dice;
use crate::tally::Tally;
use protocol::TableId;
use server::storage::Append;
use std::collections::BTreeMap;
use table::Millis;
use tokio::task::AbortHandle;

/// Something that happens at its time.
pub(crate) enum Happening {
    /// A call reaches the server.
    Call(Call),
    /// A reply reaches a client.
    Reply(Reply),
    /// Somebody looks at their screen.
    ClientActs(usize),
    /// The maker of a table asks for it, unless it is there.
    TableIsWanted(usize),
    /// A request is dropped by the node that serves it.
    IsCancelled(AbortHandle),
    /// A node hears that another has added events to a table.
    Hint { node: usize, table: TableId },
    /// The process of a node dies.
    NodeDies(usize),
    /// Another takes its place.
    NodeStarts(usize),
    /// An append of a process that has died reaches the database.
    LateAppend(Box<Append>),
    /// The clock of a node's machine is set.
    ClockIsSet(usize),
}

/// What is on its way.
pub(crate) struct Network {
    coming: BTreeMap<(Millis, u64), Happening>,
    count: u64,
    /// Nothing is lost or late any more.
    pub(crate) is_healed: bool,
}

impl Network {
    pub(crate) fn new() -> Network {
        Network { coming: BTreeMap::new(), count: 0, is_healed: false }
    }

    pub(crate) fn add(&mut self, at: Millis, happening: Happening) {
        self.count += 1;
        self.coming.insert((at, self.count), happening);
    }

    /// The time of the next happening.
    pub(crate) fn next_at(&self) -> Option<Millis> {
        self.coming.first_key_value().map(|((at, _), _)| *at)
    }

    pub(crate) fn next(&mut self) -> Option<Happening> {
        self.coming.pop_first().map(|(_, happening)| happening)
    }

    /// Nobody is about to look at their screen any more.
    pub(crate) fn forget_clients(&mut self) {
        self.coming.retain(|_, happening| !matches!(happening, Happening::ClientActs(_)));
    }

    /// Puts a message on its way, or not, or twice. Later ones may overtake it.
    pub(crate) fn post<T: Clone>(
        &mut self,
        message: T,
        happening: fn(T) -> Happening,
        now: Millis,
        dice: &mut Dice,
        tally: &mut Tally,
    ) {
        if self.is_healed {
            return self.add(now + 1, happening(message));
        }
        if dice.chance(100) {
            tally.lost_messages += 1;
            return;
        }
        let copies = if dice.chance(100) { 2 } else { 1 };
        tally.repeated_messages += copies - 1;
        for _ in 0..copies {
            let most = if dice.chance(150) { 20_000 } else { 200 };
            self.add(now + 1 + dice.below(most) as u64, happening(message.clone()));
        }
    }
}
