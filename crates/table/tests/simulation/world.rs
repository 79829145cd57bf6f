//! A world of tables in which everything breaks: machines, disks, networks, clocks, bots and people.

use crate::calls::{Answer, Reply, Request};
use crate::clients::Client;
use crate::dice::Dice;
use crate::ending;
use crate::invariants::{Known, Ledger};
use crate::network::{Happening, Network};
use crate::server::Server;
use crate::setting::{START, Setting};
use crate::storage::{Append, Disk};
use crate::tally::Tally;
use protocol::TableId;
use std::collections::BTreeSet;
use table::{Millis, Table};

const SECOND: Millis = 1000;
const HOUR: Millis = 3600 * SECOND;
/// A game that takes so many steps when nothing breaks any more hangs.
const MOST_STEPS: usize = 60_000;

pub(crate) struct World {
    pub(crate) dice: Dice,
    pub(crate) network: Network,
    pub(crate) disk: Disk,
    pub(crate) server: Server,
    /// The number of the process that runs the server.
    process: u64,
    /// When it will run.
    up_at: Millis,
    /// When it has something to do next.
    works_at: Millis,
    /// What processes that died were about to write: it may reach the disk after all.
    late: Vec<Append>,
    pub(crate) clients: Vec<Client>,
    /// Who plays at which table of a rematch already.
    again: BTreeSet<(usize, TableId)>,
    now: Millis,
    /// By how much the clock of the server's machine is wrong.
    skew: i64,
    ledger: Ledger,
    pub(crate) tally: Tally,
}

/// Plays everything that a seed makes up, to the end.
pub(crate) fn run(seed: u64) -> Tally {
    let mut dice = Dice::new(seed);
    let setting = Setting::new(&mut dice);
    let mut world = World::new(setting, dice);
    for _ in 0..world.dice.between(100, 2500) {
        if !world.step() {
            break;
        }
    }
    world.heal();
    let mut steps = 0;
    while !world.is_over() && world.step() {
        steps += 1;
        assert!(steps < MOST_STEPS, "it hangs");
    }
    assert!(world.is_over(), "nothing happens any more");
    ending::check(&world.disk, &mut world.tally);
    world.tally
}

impl World {
    fn new(setting: Setting, dice: Dice) -> World {
        let mut world = World {
            dice,
            network: Network::new(),
            disk: Disk::default(),
            server: Server::default(),
            process: 0,
            up_at: 0,
            works_at: Millis::MAX,
            late: Vec::new(),
            clients: Vec::new(),
            again: BTreeSet::new(),
            now: START,
            skew: 0,
            ledger: Ledger::default(),
            tally: Tally::default(),
        };
        for new in setting.tables {
            let id = new.creation.id;
            let mut table = Table::create(new.creation, START).expect("it can be played").0;
            let events = table.take_unstored().into_iter().map(|event| (START, event)).collect();
            let append = Append { table: id, follows: 0, events, wake_at: table.wake_at() };
            world.disk.append(append).expect("it is new");
            for person in new.people {
                world.add_client(person, id, new.pace);
            }
        }
        world.disk.sync();
        world.wake_server(START + 1);
        world.network.add(START + HOUR, Happening::ClockIsSet);
        world
    }

    fn add_client(&mut self, person: crate::setting::Person, table: TableId, pace: Millis) {
        let number = self.clients.len();
        self.clients.push(Client::new(number, person, table, pace));
        let at = self.now + self.dice.below(pace as usize) as u64;
        self.network.add(at, Happening::ClientActs(number));
    }

    fn server_now(&self) -> Millis {
        self.now.saturating_add_signed(self.skew)
    }

    /// Lets the next thing happen, if there is any.
    fn step(&mut self) -> bool {
        let Some((at, happening)) = self.network.next() else { return false };
        self.now = self.now.max(at);
        self.tally.steps += 1;
        match happening {
            Happening::Call(call) if self.now >= self.up_at => {
                self.server.queue.push(call);
                self.wake_server(self.now + 1);
            }
            // Nobody is there.
            Happening::Call(_) => {}
            Happening::Reply(reply) => self.receive(reply),
            Happening::ClientActs(number) => self.client_acts(number),
            Happening::ServerWorks if self.now >= self.works_at => self.server_works(),
            // It had something to do earlier.
            Happening::ServerWorks => {}
            Happening::BotDecided { process, table, due, decision } => {
                if process == self.process && self.now >= self.up_at {
                    let now = self.server_now();
                    let thought = (due, decision.as_str());
                    let Self { server, disk, dice, tally, .. } = self;
                    server.bot_decided(table, thought, disk, now, dice, tally);
                    self.wake_server(self.now + 1);
                }
            }
            Happening::ClockIsSet => self.set_clock(),
        }
        true
    }

    fn wake_server(&mut self, at: Millis) {
        if at < self.works_at {
            self.works_at = at;
            self.network.add(at, Happening::ServerWorks);
        }
    }

    fn set_clock(&mut self) {
        if self.network.is_healed {
            return;
        }
        let most = self.dice.one_of(&[2 * SECOND, 90 * SECOND, HOUR, 40 * HOUR]);
        let by = self.dice.below(2 * most as usize) as i64 - most as i64;
        // A clock that is far behind would keep everybody waiting until it has caught up.
        self.skew = (self.skew + by).max(-(HOUR as i64));
        self.tally.clocks_set += 1;
        let at = self.now + self.dice.below(20 * HOUR as usize) as u64;
        self.network.add(at, Happening::ClockIsSet);
    }

    fn client_acts(&mut self, number: usize) {
        let is_healed = self.network.is_healed;
        let Self { clients, dice, tally, network, .. } = self;
        let client = &mut clients[number];
        if !is_healed && client.is_connected && dice.chance(40) {
            client.is_connected = false;
            tally.disconnected += 1;
        }
        for request in client.act(is_healed, dice) {
            network.post(client.call(request), Happening::Call, self.now, dice, tally);
        }
        let is_over = self.server.tables.get(&client.table).is_some_and(Table::is_over);
        if !(is_healed && is_over) {
            let pace = if is_healed { HOUR } else { client.pace };
            let at = self.now + 1 + dice.below(2 * pace as usize) as u64;
            network.add(at, Happening::ClientActs(number));
        }
    }

    fn receive(&mut self, reply: Reply) {
        let number = reply.client;
        let client = &mut self.clients[number];
        match &reply.answer {
            Answer::Left => self.tally.left += 1,
            Answer::Joined if client.has_left => self.tally.came_back += 1,
            _ => {}
        }
        let is_asked = client.receive(reply);
        if is_asked && self.network.is_healed {
            self.network.add(self.now + 1, Happening::ClientActs(number));
        }
        // Who played plays again; one rematch is enough.
        let (rematch, table) = (client.rematch, client.table);
        let is_first = self.again.iter().all(|&(_, made)| made != table);
        if let Some(rematch) = rematch.filter(|_| is_first && client.player.is_some())
            && self.again.insert((number, rematch))
        {
            let person = (client.player, client.name.clone());
            let pace = client.pace;
            self.add_client(person, rematch, pace);
        }
    }

    /// One turn of the server: execute, write, sync, tell; and die in between.
    fn server_works(&mut self) {
        self.works_at = Millis::MAX;
        if self.now < self.up_at {
            return self.wake_server(self.up_at);
        }
        self.execute();
        self.look_after_tables();
        let is_healed = self.network.is_healed;
        if is_healed || self.dice.chance(500) {
            for append in std::mem::take(&mut self.late) {
                // If it is not refused, what this process knows of the table is old, which it notices when it stores something.
                let _ = self.disk.append(append);
            }
        }
        if !is_healed && self.dice.chance(12) {
            self.tally.crashes_before_storing += 1;
            return self.crash(0);
        }
        if !is_healed && self.dice.chance(200) {
            // More is to come, and is synced together.
            return self.wake_server(self.now + 5);
        }
        if !is_healed && self.disk.unsynced() > 0 && self.dice.chance(15) {
            self.tally.crashes_while_storing += 1;
            let kept = self.dice.between(0, self.disk.unsynced());
            return self.crash(kept);
        }
        self.disk.sync();
        if !is_healed && self.dice.chance(12) {
            self.tally.crashes_before_telling += 1;
            return self.crash(0);
        }
        self.tell();
        self.ledger.check_tables(&self.server, &self.disk, &mut self.dice, &mut self.tally);
    }

    fn execute(&mut self) {
        let now = self.server_now();
        let Self { server, disk, dice, tally, .. } = self;
        for call in std::mem::take(&mut server.queue) {
            let known = match &call.request {
                Request::Decide(command) => Known::find(&call, command, disk),
                _ => Known::New,
            };
            let answer = server.execute(&call, disk, now, dice, tally);
            known.check(&answer, tally);
            server.held.push(call.reply(answer));
        }
    }

    /// Ends what nobody comes back to, asks bots, and finds out when to look again.
    fn look_after_tables(&mut self) {
        let now = self.server_now();
        let mut wake_at = now + HOUR;
        let Self { server, disk, dice, tally, network, .. } = self;
        for id in disk.tables().collect::<Vec<_>>() {
            // A table that was put off while it was loaded is not shown before that is stored.
            while let Some(table) = server.load(id, disk, now) {
                table.tick(now).expect("it can be noted");
                if server.store(id, disk, now, dice, tally).is_ok() {
                    break;
                }
            }
            for (due, decision) in server.ask_bots(id, now, dice, tally) {
                let delay = if dice.chance(100) { 9000 } else { 300 };
                let at = self.now + 1 + dice.below(delay) as u64;
                let process = self.process;
                network.add(at, Happening::BotDecided { process, table: id, due, decision });
            }
            let next = server.tables.get(&id).and_then(Table::wake_at);
            wake_at = wake_at.min(next.unwrap_or(Millis::MAX));
        }
        let at = self.now + wake_at.saturating_sub(now).max(SECOND);
        self.wake_server(at);
    }

    /// Tells what is safe.
    fn tell(&mut self) {
        let now = self.server_now();
        let mut replies = std::mem::take(&mut self.server.held);
        for id in std::mem::take(&mut self.server.changed) {
            let Some(table) = self.server.tables.get(&id) else { continue };
            // Older states may be left out, and at a large table most are.
            let chance = match table.seats() {
                _ if self.network.is_healed => 1000,
                0..=16 => 700,
                _ => 150,
            };
            for call in self.server.watching.get(&id).into_iter().flat_map(|it| it.values()) {
                if self.dice.chance(chance) {
                    replies.push(call.reply(self.server.state(call, now)));
                }
            }
        }
        let Self { ledger, disk, dice, tally, network, .. } = self;
        for reply in replies {
            ledger.check_reply(&reply, disk, dice, tally);
            network.post(reply, Happening::Reply, self.now, dice, tally);
        }
    }

    /// The process dies, and with it everything that it had not synced, but for the first few appends.
    fn crash(&mut self, kept: usize) {
        if self.dice.chance(200) {
            self.late = self.disk.last_unsynced(kept);
        }
        self.disk.lose_power(kept);
        self.server = Server::default();
        self.process += 1;
        self.clients.iter_mut().for_each(|client| client.is_connected = false);
        let down = self.dice.one_of(&[50, 2 * SECOND, 2 * HOUR]);
        self.up_at = self.now + 1 + self.dice.below(down as usize) as u64;
        self.wake_server(self.up_at);
    }

    fn heal(&mut self) {
        self.network.is_healed = true;
        self.network.forget_clients();
        for number in 0..self.clients.len() {
            self.network.add(self.now + 1, Happening::ClientActs(number));
        }
    }

    fn is_over(&self) -> bool {
        let mut tables = self.disk.tables();
        let is_idle = self.server.held.is_empty() && self.disk.unsynced() == 0;
        is_idle && tables.all(|id| self.server.tables.get(&id).is_some_and(Table::is_over))
    }
}
