//! A little server around real tables: it executes calls, stores what happened, and tells it when it is safe.

use crate::calls::{Answer, Call, Reply, Request};
use crate::dice::Dice;
use crate::storage::{Append, Conflict, Disk};
use crate::tally::Tally;
use protocol::{Code, Fault, PlayerId, TableId};
use record::Seed;
use std::collections::BTreeSet;
use std::collections::btree_map::{BTreeMap, Entry};
use std::rc::Rc;
use table::{Absence, BotDecision, Command, Creation, Due, Event, Limits, Millis, Table};

/// A bot that has said nothing for so long is asked again.
const THINKS_FOR: Millis = 5000;

/// Everybody is absent in the second half of such a time.
const ABSENCES: Millis = 20_000;

/// What one process of the server has in memory. All of it is gone when it dies.
#[derive(Default)]
pub(crate) struct Server {
    pub(crate) tables: BTreeMap<TableId, Table>,
    /// When this process read its first table.
    started: Option<Millis>,
    pub(crate) queue: Vec<Call>,
    /// Answers that wait until what they tell is safe.
    pub(crate) held: Vec<Reply>,
    /// Tables whose newest state has not been sent.
    pub(crate) changed: BTreeSet<TableId>,
    /// Who watches, by which connection.
    pub(crate) watching: BTreeMap<TableId, BTreeMap<usize, Call>>,
    /// Which bots think, and until when they are waited for.
    thinking: BTreeMap<(TableId, Due), Millis>,
}

impl Server {
    /// Reads a table that this process has not read yet.
    pub(crate) fn load(&mut self, id: TableId, disk: &Disk, now: Millis) -> Option<&mut Table> {
        if let Entry::Vacant(place) = self.tables.entry(id) {
            disk.events(id).next()?;
            let events = disk.events(id).cloned();
            let mut table = Table::replay(id, events).expect("what was stored is a table");
            table.restore_seen(disk.wake_at(id));
            table.resume(*self.started.get_or_insert(now), now).expect("it can be noted");
            place.insert(table);
        }
        self.tables.get_mut(&id)
    }

    /// Executes a call. What it answers is held until it is safe.
    pub(crate) fn execute(
        &mut self,
        call: &Call,
        disk: &mut Disk,
        now: Millis,
        dice: &mut Dice,
        tally: &mut Tally,
    ) -> Answer {
        let Some(table) = self.load(call.table, disk, now) else {
            return Answer::Refused(None, Code::TABLE);
        };
        if call.player.is_some_and(|player| table.seat_of(player).is_some()) {
            table.seen(now);
        }
        let answer = match self.answer(call, disk, now, dice, tally) {
            Ok(answer) => answer,
            Err(fault) => Answer::Refused(id_of(&call.request), fault.code),
        };
        if self.store(call.table, disk, now, dice, tally).is_err() {
            return Answer::Refused(id_of(&call.request), Code::BUSY);
        }
        answer
    }

    fn answer(
        &mut self,
        call: &Call,
        disk: &mut Disk,
        now: Millis,
        dice: &mut Dice,
        tally: &mut Tally,
    ) -> Result<Answer, Fault> {
        if matches!(call.request, Request::Watch) {
            self.watching.entry(call.table).or_default().insert(call.client, call.clone());
            return Ok(self.state(call, now));
        }
        let table = self.tables.get_mut(&call.table).ok_or_else(Fault::no_table)?;
        let text = |value: &dyn std::fmt::Debug| Answer::Text(format!("{value:?}"));
        match &call.request {
            Request::Record(seat) => {
                return Ok(Answer::Text(table.record_text(call.player, *seat)?));
            }
            Request::Player(seat) => return Ok(text(&table.player(call.player, *seat)?)),
            _ => {}
        }
        let nobody = || Fault::new(Code::PLAYER, "who are you?");
        let player = call.player.ok_or_else(nobody)?;
        match &call.request {
            Request::Legal => return Ok(text(&table.legal(player)?)),
            Request::Rematch(_) => return self.rematch(call, disk, now, dice, tally),
            _ => {}
        }
        let Some(command) = command(call, player, now) else { return Err(Fault::no_table()) };
        let before = table.version();
        let reply = table.execute(&command, now)?;
        if let Command::Substitute { .. } = command {
            tally.substituted += usize::from(table.version() > before);
        }
        Ok(match (&call.request, reply) {
            (Request::Decide(command), table::Reply::Version(version)) => {
                Answer::Done(command.clone(), version)
            }
            (Request::Join(_), _) => Answer::Joined,
            (Request::Leave, _) => Answer::Left,
            _ => self.state(call, now),
        })
    }

    /// Makes the table of a rematch, unless there is one. The old table is told last: if the process dies in between, another is
    /// made, and nobody has heard of the first.
    fn rematch(
        &mut self,
        call: &Call,
        disk: &mut Disk,
        now: Millis,
        dice: &mut Dice,
        tally: &mut Tally,
    ) -> Result<Answer, Fault> {
        let old = self.tables.get(&call.table).ok_or_else(Fault::no_table)?;
        let (Some(player), Request::Rematch(draw)) = (call.player, &call.request) else {
            return Err(Fault::no_table());
        };
        let again = old.again(player, *draw)?;
        if let Some(made) = old.rematch() {
            return Ok(Answer::Rematch(made));
        }
        let id = TableId::from_random(dice.bytes());
        let creation = Creation {
            id,
            options: again.options,
            maker: player,
            name: call.name.clone(),
            seed: again.seed.unwrap_or_else(|| random_seed(dice)),
            luck: dice.roll(),
            invited: again.invited,
            reservations: again.reservations,
            seat: Some(again.seat.number()),
        };
        let (table, _) = Table::create(creation, now)?;
        self.tables.insert(id, table);
        self.store(id, disk, now, dice, tally).map_err(|_| Fault::new(Code::BUSY, "try again"))?;
        if let Some(old) = self.tables.get_mut(&call.table) {
            old.execute(&Command::Rematched { table: id }, now)?;
        }
        tally.rematches += 1;
        Ok(Answer::Rematch(id))
    }

    /// Stores what has happened at a table. If that fails, the table is thrown away and read again.
    pub(crate) fn store(
        &mut self,
        id: TableId,
        disk: &mut Disk,
        now: Millis,
        dice: &mut Dice,
        tally: &mut Tally,
    ) -> Result<(), Conflict> {
        let Some(table) = self.tables.get_mut(&id) else { return Ok(()) };
        let events: Vec<(Millis, Event)> =
            table.take_unstored().into_iter().map(|event| (now, event)).collect();
        if events.is_empty() {
            return Ok(());
        }
        let follows = table.version() - events.len() as u64;
        let append = Append { table: id, follows, events, wake_at: table.wake_at() };
        let has_failed = dice.chance(5);
        tally.failed_appends += usize::from(has_failed);
        let stored = if has_failed { Err(Conflict) } else { disk.append(append) };
        tally.conflicts += usize::from(stored.is_err() && !has_failed);
        if stored.is_err() {
            self.tables.remove(&id);
        }
        self.changed.insert(id);
        stored
    }

    /// Asks bots for what they have to decide: who is to decide what, from what they have seen.
    pub(crate) fn ask_bots(
        &mut self,
        id: TableId,
        now: Millis,
        dice: &mut Dice,
        tally: &mut Tally,
    ) -> Vec<(Due, String)> {
        let Some(table) = self.tables.get(&id) else { return Vec::new() };
        let mut asked = Vec::new();
        for due in table.due(now) {
            let until = self.thinking.get(&(id, due)).copied().unwrap_or(0);
            if until > now && until <= now + THINKS_FOR {
                continue;
            }
            self.thinking.insert((id, due), now + THINKS_FOR);
            let seen = table.seen_by(due.seat);
            let legal = seen.last().expect("it sees something").legal();
            let decision =
                if dice.chance(10) { "I do not know".to_owned() } else { dice.one_of(&legal) };
            if dice.chance(50) {
                tally.lost_thoughts += 1;
            } else {
                asked.push((due, decision));
            }
        }
        asked
    }

    /// Takes in what a bot has decided.
    pub(crate) fn bot_decided(
        &mut self,
        id: TableId,
        (due, decision): (Due, &str),
        disk: &mut Disk,
        now: Millis,
        dice: &mut Dice,
        tally: &mut Tally,
    ) {
        self.thinking.remove(&(id, due));
        let Some(table) = self.load(id, disk, now) else { return };
        let before = table.version();
        let decision = BotDecision { due, decision: Some(decision.to_owned()) };
        match table.execute(&Command::BotsDecided(vec![decision]), now) {
            Ok(table::Reply::Refused(refused)) if !refused.is_empty() => {
                tally.illegal_thoughts += 1;
            }
            Ok(_) if table.version() == before => tally.stale_thoughts += 1,
            Ok(_) if due.stands_in => tally.stood_in += 1,
            Ok(_) => tally.bots_decided += 1,
            Err(fault) => panic!("answers of bots are refused one by one: {fault}"),
        }
        // What cannot be stored is decided again.
        let _ = self.store(id, disk, now, dice, tally);
    }

    /// The state for a client.
    pub(crate) fn state(&self, call: &Call, now: Millis) -> Answer {
        let table = &self.tables[&call.table];
        let watching = self.watching.get(&call.table);
        let is_here = |seat| {
            let mut here = watching.into_iter().flat_map(|watching| watching.values());
            here.any(|call| call.player.and_then(|player| table.seat_of(player)) == Some(seat))
        };
        Answer::State(Rc::new(table.state(call.player, now, is_here)))
    }
}

/// A seed as a server makes it: 32 random bytes as hex.
pub(crate) fn random_seed(dice: &mut Dice) -> Seed {
    let text: String = dice.bytes::<32>().iter().map(|byte| format!("{byte:02x}")).collect();
    Seed::new(&text).expect("a seed")
}

/// What a call wants of its table; `None` if it only asks.
fn command(call: &Call, player: PlayerId, now: Millis) -> Option<Command> {
    Some(match call.request.clone() {
        Request::Decide(decide) => Command::Decide { player, decide },
        Request::Join(seat) => Command::Join { player, name: call.name.clone(), seat },
        Request::Leave => Command::Leave { player },
        Request::Start => Command::Start { by: player },
        Request::Kick(seat, ban) => Command::Kick { by: player, seat, ban },
        Request::Substitute(seat) => {
            let absence = Absence { since: Some(now - now % ABSENCES), needed: ABSENCES / 2 };
            Command::Substitute { by: player, seat, absence }
        }
        Request::SeatBot(seat, level) => {
            Command::SeatBot { by: player, seat, level, limits: Limits::default() }
        }
        Request::Watch
        | Request::Legal
        | Request::Record(_)
        | Request::Player(_)
        | Request::Rematch(_) => return None,
    })
}

fn id_of(request: &Request) -> Option<protocol::CommandId> {
    match request {
        Request::Decide(command) => Some(command.id.clone()),
        _ => None,
    }
}
