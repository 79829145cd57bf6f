//! A world of tables in which everything breaks: processes, the database, networks, clocks, bots and people.

use crate::calls::{Answer, Call, Reply, Request};
use crate::clients::Client;
use crate::dice::Dice;
use crate::ending;
use crate::invariants::Ledger;
use crate::network::{Happening, Network};
use crate::node::Node;
use crate::outside::{OutsideHandle, Sabotage};
use crate::setting::{NewTable, Person, START, Setting};
use crate::tally::Tally;
use protocol::{CommandId, TableId};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use table::Millis;

pub(crate) const SECOND: Millis = 1000;
pub(crate) const HOUR: Millis = 3600 * SECOND;
/// The shortest and the longest time that nodes run without looking at each other.
const STEP: (Millis, Millis) = (50, 20 * SECOND);
/// A game that is not over after this many steps without faults hangs.
const MOST_STEPS: usize = 60_000;

pub(crate) struct World {
    pub(crate) dice: Dice,
    pub(crate) network: Network,
    pub(crate) outside: OutsideHandle,
    pub(crate) nodes: Vec<Node>,
    /// The number of processes so far.
    pub(crate) processes: u64,
    pub(crate) clients: Vec<Client>,
    /// The tables that are still to be made.
    pub(crate) wanted: Vec<Option<NewTable>>,
    /// Who plays at which table of a rematch already.
    pub(crate) again: BTreeSet<(usize, TableId)>,
    pub(crate) now: Millis,
    /// How long nodes may run this time, as long as nothing happens.
    pub(crate) step: Millis,
    /// The tables in the memory of all nodes when this was last counted.
    pub(crate) loaded: usize,
    pub(crate) ledger: Ledger,
    /// A digest of everything that was told.
    pub(crate) trace: DefaultHasher,
    pub(crate) tally: Tally,
}

/// The outcome of a world.
pub(crate) struct Outcome {
    pub(crate) tally: Tally,
    /// A digest of everything that was stored and told.
    pub(crate) trace: u64,
}

/// Plays everything that a seed makes up, to the end.
pub(crate) fn run(seed: u64, sabotage: Option<Sabotage>) -> Outcome {
    let mut dice = Dice::new(seed);
    let setting = Setting::new(&mut dice);
    let mut world = World::new(setting, dice, sabotage);
    for _ in 0..world.dice.between(100, 2500) {
        world.step();
    }
    world.heal();
    let mut steps = 0;
    while !world.is_over() {
        world.step();
        steps += 1;
        if steps % 1000 == 0 {
            world.find_tables();
        }
        assert!(steps < MOST_STEPS, "it hangs: {}", world.unfinished());
    }
    world.end()
}

impl World {
    fn new(setting: Setting, mut dice: Dice, sabotage: Option<Sabotage>) -> World {
        let outside = OutsideHandle::new(Dice::new(dice.roll()), setting.nodes, sabotage);
        let mut world = World {
            dice,
            network: Network::new(),
            outside,
            nodes: (0..setting.nodes).map(Node::new).collect(),
            processes: 0,
            clients: Vec::new(),
            wanted: setting.tables.into_iter().map(Some).collect(),
            again: BTreeSet::new(),
            now: START,
            step: STEP.0,
            loaded: 0,
            ledger: Ledger::default(),
            trace: DefaultHasher::new(),
            tally: Tally::default(),
        };
        for number in 0..world.nodes.len() {
            world.start_node(number);
            let at = START + world.dice.below(HOUR as usize) as u64;
            world.network.add(at, Happening::ClockIsSet(number));
            world.plan_death(number);
        }
        for number in 0..world.wanted.len() {
            world.network.add(START + 1, Happening::TableIsWanted(number));
        }
        world
    }

    /// Lets the next thing happen.
    pub(crate) fn step(&mut self) {
        self.tally.steps += 1;
        let next = self.network.next_at().unwrap_or(Millis::MAX);
        self.now = self.now.max(next.min(self.now + self.step));
        self.step = (self.step * 2).min(STEP.1);
        for node in &mut self.nodes {
            node.advance(self.now);
        }
        self.collect();
        if next <= self.now
            && let Some(happening) = self.network.next()
        {
            self.step = STEP.0;
            self.happens(happening);
        }
    }

    fn happens(&mut self, happening: Happening) {
        match happening {
            Happening::Call(call) => self.call_arrives(call),
            Happening::Reply(reply) => self.receive(reply),
            Happening::ClientActs(number) => self.client_acts(number),
            Happening::TableIsWanted(number) => self.make_table(number),
            Happening::IsCancelled(request) => {
                self.tally.cancelled += usize::from(!request.is_finished());
                request.abort();
            }
            Happening::Hint { node, table } => {
                let version = self.outside.lock().disk.version(table);
                self.nodes[node].hint(table, version);
            }
            Happening::NodeDies(number) if !self.network.is_healed => self.node_dies(number),
            Happening::NodeDies(_) => {}
            Happening::NodeStarts(number) => self.start_node(number),
            Happening::LateAppend(append) => {
                self.store_orphan(&append);
            }
            Happening::ClockIsSet(number) => self.set_clock(number),
        }
    }

    /// Has a table made, again and again until the answer arrives.
    fn make_table(&mut self, number: usize) {
        let Some(new) = &self.wanted[number] else { return };
        let command = CommandId::new(&format!("table-{number}")).expect("an id");
        let call = Call {
            client: usize::MAX - number,
            connection: 0,
            node: self.dice.below(self.nodes.len()),
            player: Some(new.creation.maker),
            name: new.creation.name.clone(),
            table: new.creation.id,
            request: Request::Create(Box::new(new.creation.clone()), command),
        };
        let Self { network, dice, tally, now, .. } = self;
        network.post(call, Happening::Call, *now, dice, tally);
        let at = self.now + 1 + self.dice.below(5000) as u64;
        self.network.add(at, Happening::TableIsWanted(number));
    }

    fn table_is_made(&mut self, number: usize, table: TableId) {
        let Some(new) = self.wanted[number].take() else { return };
        for person in new.people {
            self.add_client(person, table, new.pace);
        }
    }

    pub(crate) fn add_client(&mut self, person: Person, table: TableId, pace: Millis) -> usize {
        let number = self.clients.len();
        self.clients.push(Client::new(number, person, table, pace));
        let at = self.now + self.dice.below(pace as usize) as u64;
        self.network.add(at, Happening::ClientActs(number));
        number
    }

    fn call_arrives(&mut self, call: Call) {
        let Some(task) = self.nodes[call.node].serve(call) else { return };
        if !self.network.is_healed && self.dice.chance(60) {
            let most = self.dice.one_of(&[3, 20, 2000]);
            let at = self.now + self.dice.below(most) as u64;
            self.network.add(at, Happening::IsCancelled(task));
        }
    }

    fn client_acts(&mut self, number: usize) {
        let is_healed = self.network.is_healed;
        let Self { clients, dice, tally, network, nodes, .. } = self;
        let client = &mut clients[number];
        if !is_healed && client.is_connected && dice.chance(40) {
            client.is_connected = false;
            tally.disconnected += 1;
            // The node may not hear of it.
            if dice.chance(600) && nodes[client.node].disconnect(number) {
                tally.cut_connections += 1;
            }
        }
        for request in client.act(is_healed, nodes.len(), dice) {
            let mut call = client.call(request);
            // Requests need not go where the connection is.
            if !matches!(call.request, Request::Watch) && dice.chance(150) {
                call.node = dice.below(nodes.len());
            }
            network.post(call, Happening::Call, self.now, dice, tally);
        }
        let is_over = self.outside.lock().disk.is_over(client.table);
        if !(is_healed && is_over) {
            let pace = if is_healed { HOUR } else { client.pace };
            let at = self.now + 1 + dice.below(2 * pace as usize) as u64;
            network.add(at, Happening::ClientActs(number));
        }
    }

    fn receive(&mut self, reply: Reply) {
        let number = reply.client;
        if let Answer::Created(table) = reply.answer {
            return self.table_is_made(usize::MAX - number, table);
        }
        let Some(client) = self.clients.get_mut(number) else { return };
        match &reply.answer {
            Answer::Left => self.tally.left += 1,
            Answer::Joined if client.has_left => self.tally.came_back += 1,
            _ => {}
        }
        let is_asked = client.receive(reply);
        if is_asked && self.network.is_healed {
            self.network.add(self.now + 1, Happening::ClientActs(number));
        }
        // Those who have played play again.
        if let Some(rematch) = client.rematch.filter(|_| client.player.is_some())
            && self.again.insert((number, rematch))
        {
            let person = (client.player, client.name.clone());
            let pace = client.pace;
            let again = self.add_client(person, rematch, pace);
            self.clients[again].plays_again = false;
        }
    }

    /// Takes what nodes have told and stored since the last time, and checks it.
    fn collect(&mut self) {
        let mut guard = self.outside.lock();
        let outside = &mut *guard;
        let Self { ledger, dice, tally, network, trace, now, nodes, .. } = self;
        if !(outside.told.is_empty() && outside.stored.is_empty()) {
            self.step = STEP.0;
        }
        let mut stored = std::mem::take(&mut outside.stored);
        stored.dedup();
        for (from, table) in stored {
            for node in (0..nodes.len()).filter(|&node| Some(node) != from) {
                let (is_healed, is_lost) = (network.is_healed, dice.chance(200));
                if !is_healed && is_lost {
                    tally.lost_hints += 1;
                    continue;
                }
                let is_late = !is_healed && dice.chance(200);
                tally.late_hints += usize::from(is_late);
                let delay = dice.below(if is_late { 30_000 } else { 10 }) as u64;
                network.add(*now + 1 + delay, Happening::Hint { node, table });
            }
        }
        for sent in std::mem::take(&mut outside.told) {
            let reply = sent.reply.clone();
            (reply.client, reply.connection, *now, sent.stored).hash(trace);
            std::mem::discriminant(&reply.answer).hash(trace);
            ledger.check_reply(sent, &outside.disk, dice, tally);
            network.post(reply, Happening::Reply, *now, dice, tally);
        }
        drop(guard);
        self.check_tables();
    }

    fn heal(&mut self) {
        self.network.is_healed = true;
        self.outside.lock().is_healed = true;
        self.network.forget_clients();
        for number in 0..self.nodes.len() {
            self.start_node(number);
        }
        let tables: Vec<TableId> = self.outside.lock().disk.tables().collect();
        for table in tables {
            // A node whose connection to the others was interrupted takes all of its copies for old.
            for node in 0..self.nodes.len() {
                self.network.add(self.now + 1, Happening::Hint { node, table });
            }
        }
        for number in 0..self.clients.len() {
            self.network.add(self.now + 1, Happening::ClientActs(number));
        }
    }

    fn is_over(&self) -> bool {
        let disk = &self.outside.lock().disk;
        self.wanted.iter().all(Option::is_none) && disk.tables().all(|table| disk.is_over(table))
    }

    fn end(mut self) -> Outcome {
        self.check_all_tables();
        for node in &mut self.nodes {
            node.die();
        }
        let outside = self.outside.lock();
        ending::check(&outside, &mut self.tally);
        outside.disk.trace.finish().hash(&mut self.trace);
        self.tally.add(outside.tally);
        Outcome { tally: self.tally, trace: self.trace.finish() }
    }
}
