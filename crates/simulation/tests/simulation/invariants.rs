//! What must hold after every step.

use crate::calls::{Answer, Call, Request};
use crate::dice::Dice;
use crate::disk::Disk;
use crate::outside::Told as Sent;
use crate::seating::Seating;
use crate::secrets;
use crate::tally::Tally;
use protocol::{Code, Decide, PlayerId, Stage, State, TableId};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use table::{By, Event, Millis, Table};

/// Versions up to this one are always compared with a replay; later ones less and less often, because replays take longer.
const ALWAYS_REPLAYED: usize = 12;

/// What has been told to whom, of one table.
#[derive(Default)]
struct Told {
    /// The highest version that each process of a node has told.
    versions: BTreeMap<u64, u64>,
    commitment: Option<String>,
    rematch: Option<TableId>,
    /// The version that each accepted command was answered with.
    accepted: BTreeMap<(PlayerId, String), u64>,
}

/// What has been told, and what follows from it.
#[derive(Default)]
pub(crate) struct Ledger {
    told: BTreeMap<TableId, Told>,
}

/// What is known of a command before it is executed.
pub(crate) enum Known {
    /// Its id is new.
    New,
    /// It was accepted, with this version.
    Accepted(u64),
    /// Its id belongs to another command.
    Reused,
}

impl Known {
    pub(crate) fn find(call: &Call, command: &Decide, disk: &Disk) -> Known {
        let events = disk.events(call.table);
        let seat = call.player.and_then(|player| Seating::read(events).of(player));
        let known = (1..).zip(events).find(|(_, (_, event))| is_command(event, seat, command));
        match known {
            Some((version, (_, Event::Decided { asked, decision, .. })))
                if (asked, decision) == (&command.asked, &command.decision) =>
            {
                Known::Accepted(version)
            }
            Some(_) => Known::Reused,
            None => Known::New,
        }
    }

    /// A command that counts already is answered as before, and its id belongs to it. `later` is what is known of it now.
    fn check(self, later: Known, answer: &Answer, tally: &mut Tally) {
        let code = match answer {
            Answer::Refused(_, code) if *code == Code::BUSY => return,
            Answer::Refused(_, code) => Some(code.as_str()),
            _ => None,
        };
        match code {
            Some("question/stale" | "question/none") => tally.stale_commands += 1,
            Some(code) if code.starts_with("turn/") => tally.refused_turns += 1,
            Some("request/id_reused") => tally.reused_ids += 1,
            Some(_) => tally.refused_otherwise += 1,
            None => {}
        }
        match self {
            Known::Accepted(version) => {
                tally.repeated_commands += 1;
                assert!(matches!(answer, Answer::Done(_, told) if *told == version), "{answer:?}");
            }
            Known::Reused => assert_eq!(code, Some("request/id_reused"), "{answer:?}"),
            // Another request with the same id may have been quicker.
            Known::New if matches!(later, Known::Reused) => {}
            Known::New => assert_ne!(code, Some("request/id_reused"), "{answer:?}"),
        }
    }
}

impl Ledger {
    /// What leaves a node is safe, true, and known to those who get it.
    pub(crate) fn check_reply(
        &mut self,
        sent: Sent,
        disk: &Disk,
        dice: &mut Dice,
        tally: &mut Tally,
    ) {
        let Sent { reply, process, stored, asked } = sent;
        // The database as it was when this was told.
        let events = &disk.events(reply.table)[..stored.1 as usize];
        if let Some((known, call)) = asked {
            if let Request::Decide(command) = &call.request {
                known.check(Known::find(&call, command, disk), &reply.answer, tally);
                // Replays of long games take longer.
                if dice.below(events.len() + 1) < ALWAYS_REPLAYED {
                    let versions = stored.0 as usize..=stored.1 as usize;
                    check_refusal(&call, command, &reply.answer, events, versions, tally);
                }
            }
            if let (Request::Create(_, command), Answer::Created(table)) =
                (&call.request, &reply.answer)
            {
                let player = call.player.expect("a person made it");
                assert_eq!(disk.made_by(player, command), Some(*table), "one command, one table");
            }
        }
        let Some((_, Event::Created { seed, .. })) = events.first() else {
            let is_told = matches!(reply.answer, Answer::State(_) | Answer::Done(..));
            return assert!(!is_told, "a table that is not stored was told: {reply:?}");
        };
        let told = self.told.entry(reply.table).or_default();
        match &reply.answer {
            Answer::Done(command, version) => {
                tally.acknowledged += 1;
                let player = reply.player.expect("a person decided");
                told.check_acknowledged(player, command, *version, events);
            }
            Answer::State(state) => {
                tally.states_sent += 1;
                told.check_state(state, process, seed, events);
                if dice.chance(300) {
                    check_bytes(state, seed);
                }
                check_true(state, reply.player, events, dice, tally);
            }
            Answer::Text(text) => {
                let is_over =
                    Table::replay(reply.table, events.to_vec()).is_ok_and(|it| it.is_over());
                assert!(is_over || !text.contains(seed), "the seed was told");
            }
            Answer::Refused(..)
            | Answer::Created(_)
            | Answer::Joined
            | Answer::Left
            | Answer::Rematch(_) => {}
        }
    }

    /// A table in memory is the replay of its stored events.
    pub(crate) fn check_table(&self, live: &Table, disk: &Disk, tally: &mut Tally) {
        let version = live.version() as usize;
        tally.replays_compared += 1;
        let events = disk.events(live.id());
        assert!(version <= events.len(), "version {version} is not stored");
        let events = &events[..version];
        check_equal(live, &Table::replay(live.id(), events.to_vec()).expect("a table"));
        check_due(live, events);
    }
}

impl Told {
    /// What counts is stored once, under its id, and always answered with the same version.
    fn check_acknowledged(
        &mut self,
        player: PlayerId,
        command: &Decide,
        version: u64,
        events: &[(Millis, Event)],
    ) {
        let seat = Seating::read(events).of(player);
        let stored: Vec<u64> = (1..)
            .zip(events)
            .filter(|(_, (_, event))| is_command(event, seat, command))
            .map(|(version, _)| version)
            .collect();
        assert_eq!(stored, [version], "{command:?} of {seat:?}");
        let key = (player, command.id.as_str().to_owned());
        assert_eq!(*self.accepted.entry(key).or_insert(version), version);
    }

    /// The versions of one process never go back, nor does anything else that it has told.
    fn check_state(&mut self, state: &State, process: u64, seed: &str, events: &[(Millis, Event)]) {
        let safe = events.len() as u64;
        assert!(state.version <= safe, "version {} of {safe} was told", state.version);
        let before = self.versions.entry(process).or_default();
        assert!(state.version >= *before, "{} after {before}", state.version);
        *before = state.version;
        let hash: String = Sha256::digest(seed).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(state.commitment, hash);
        assert_eq!(self.commitment.get_or_insert_with(|| hash.clone()), &hash);
        let is_over = matches!(state.state, Stage::Over | Stage::Closed);
        assert_eq!(state.seed.as_deref(), is_over.then_some(seed));
        // Another node may not know of it yet.
        assert!(self.rematch.is_none() || state.rematch.is_none() || self.rematch == state.rematch);
        self.rematch = self.rematch.or(state.rematch);
    }
}

/// A refusal is that of a version which was the newest between the request and the answer.
fn check_refusal(
    call: &Call,
    command: &Decide,
    answer: &Answer,
    events: &[(Millis, Event)],
    versions: RangeInclusive<usize>,
    tally: &mut Tally,
) {
    let (Some(player), Answer::Refused(_, refused)) = (call.player, answer) else { return };
    // Neither says anything about the table.
    if [Code::BUSY, Code::TABLE].contains(refused) {
        return;
    }
    tally.refusals_compared += 1;
    let is_refused = |version: usize| {
        let table = Table::replay(call.table, events[..version].to_vec());
        let decided = table.map(|mut table| table.decide(player, command, 0));
        decided.map_or(true, |decided| decided.is_err_and(|fault| fault.code == *refused))
    };
    assert!(versions.clone().any(is_refused), "{command:?}: {refused:?} at {versions:?}");
}

/// What is sent is read as it was meant, and the seed is nowhere in it before the end.
fn check_bytes(state: &State, seed: &str) {
    let json = serde_json::to_string(state).expect("it serialises");
    let is_over = matches!(state.state, Stage::Over | Stage::Closed);
    assert!(is_over || !json.contains(seed), "the seed was told");
    assert_eq!(serde_json::from_str::<State>(&json).as_ref().ok(), Some(state));
}

/// A state is that of a replay, and holds nothing that its viewer may not know.
fn check_true(
    state: &State,
    viewer: Option<PlayerId>,
    events: &[(Millis, Event)],
    dice: &mut Dice,
    tally: &mut Tally,
) {
    if dice.below(events.len() + 1) >= ALWAYS_REPLAYED {
        return;
    }
    secrets::check_shape(state);
    tally.replays_compared += 1;
    let events = &events[..state.version as usize];
    let replayed = Table::replay(state.table, events.to_vec()).expect("a table");
    let expected = replayed.state(viewer, 0, |_| false);
    assert_eq!(normalised(state.clone()), normalised(expected));
    secrets::check_hidden(&replayed, viewer, events, dice, tally);
}

/// Without what changes by itself: who is there and may be substituted, and how long there is to decide.
fn normalised(mut state: State) -> State {
    (state.clock, state.epoch) = (None, 0);
    for seat in &mut state.seats {
        (seat.here, seat.substitute) = (false, false);
    }
    state
}

/// Two tables are equal but for when people were last there, and for the clock, which a restart may have moved.
fn check_equal(live: &Table, replayed: &Table) {
    let [mut one, mut other] = [live.clone(), replayed.clone()];
    let clock = |table: &Table| table.state(None, 0, |_| false).clock;
    for table in [&mut one, &mut other] {
        table.seen(Millis::MAX);
        // A clock that was set back is noticed by those that run, and by others when they are looked at.
        table.clamp_clock(0);
    }
    if clock(&one) == clock(&other) {
        assert_eq!(one, other);
    }
    for viewer in one.people().map(|(player, _)| Some(player)).take(4).chain([None]) {
        let state = |table: &Table| normalised(table.state(viewer, 0, |_| false));
        assert_eq!(state(&one), state(&other));
        assert_eq!(one.record_text(viewer, None), other.record_text(viewer, None));
    }
}

/// Bots answer for bots and for whoever has left, and for everybody when time is out. Without a clock they wait while all have
/// left.
fn check_due(table: &Table, events: &[(Millis, Event)]) {
    let seating = Seating::read(events);
    let game = table.game().filter(|_| table.stage() == Stage::Playing);
    let waiting: Vec<usize> =
        game.iter().flat_map(|game| game.any().waiting()).map(game::Seat::number).collect();
    let automatic: Vec<usize> =
        waiting.iter().copied().filter(|&seat| seating.is_automatic(seat)).collect();
    let due = |now| -> Vec<usize> { table.due(now).iter().map(|due| due.seat.number()).collect() };
    let has_clock = table.options().clock.is_some();
    let is_paused = !has_clock && seating.is_abandoned();
    let automatic = if is_paused { Vec::new() } else { automatic };
    assert_eq!(due(0), automatic);
    assert_eq!(due(Millis::MAX), if has_clock { waiting } else { automatic });
}

/// Whether this is a decision of that seat under the id of this command.
fn is_command(event: &Event, own: Option<usize>, command: &Decide) -> bool {
    matches!(event, Event::Decided { seat, by: By::Person(id), .. }
        if Some(*seat) == own && *id == command.id)
}
