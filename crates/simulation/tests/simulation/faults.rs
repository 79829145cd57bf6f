//! What breaks in a world by itself: processes, and the clocks of their machines.

use crate::network::Happening;
use crate::node::Node;
use crate::world::{HOUR, SECOND, World};
use server::storage::Append;

impl World {
    pub(crate) fn set_clock(&mut self, number: usize) {
        if self.network.is_healed {
            return;
        }
        let most = self.dice.one_of(&[2 * SECOND, 90 * SECOND, HOUR, 40 * HOUR]);
        let by = self.dice.below(2 * most as usize) as i64 - most as i64;
        self.nodes[number].set_clock(by);
        self.tally.clocks_set += 1;
        let at = self.now + self.dice.below(20 * HOUR as usize) as u64;
        self.network.add(at, Happening::ClockIsSet(number));
    }

    pub(crate) fn start_node(&mut self, number: usize) {
        if self.nodes[number].is_running() {
            return;
        }
        self.processes += 1;
        self.nodes[number].start(self.processes, self.now, &self.outside);
    }

    /// Plans the death of a process, in the middle of things if possible.
    pub(crate) fn plan_death(&mut self, number: usize) {
        let most = self.dice.one_of(&[20 * SECOND, 5 * 60 * SECOND, 3 * HOUR]);
        let at = self.now + self.dice.below(most as usize) as u64;
        self.network.add(at, Happening::NodeDies(number));
    }

    /// A process dies. What it has sent to the database may get there or not, now or later.
    pub(crate) fn node_dies(&mut self, number: usize) {
        self.nodes[number].die();
        self.loaded = self.nodes.iter().map(Node::loaded).sum();
        self.tally.died += 1;
        let orphans = self.outside.lock().disk.orphans(number);
        for append in orphans {
            match self.dice.below(3) {
                0 => {
                    self.tally.orphans_stored += 1;
                    self.store_orphan(&append);
                }
                1 if self.nodes.len() > 1 => {
                    self.tally.orphans_late += 1;
                    let at = self.now + self.dice.below(3000) as u64;
                    self.network.add(at, Happening::LateAppend(Box::new(append)));
                }
                _ => self.tally.orphans_lost += 1,
            }
        }
        for client in self.clients.iter_mut().filter(|client| client.node == number) {
            client.is_connected = false;
        }
        let down = self.dice.one_of(&[50, 2 * SECOND, 2 * HOUR]);
        let at = self.now + 1 + self.dice.below(down as usize) as u64;
        self.network.add(at, Happening::NodeStarts(number));
        self.plan_death(number);
    }

    /// Stores an append of a process that has died, unless it is refused. The copies of other nodes are old then, and hints stand
    /// for their looking at the versions of tables from time to time.
    pub(crate) fn store_orphan(&mut self, append: &Append) {
        let mut outside = self.outside.lock();
        if outside.disk.append(append).is_ok() {
            outside.stored.push((None, append.table));
        }
    }
}
