//! A device whose storage is slow and full at times, whose bots fail in every way, and on which another page plays the same game.

use crate::dice::Dice;
use crate::gems::{Decision, Gems};
use crate::world::{Schedule, World};
use client::{Input, Millis, Output, Saved, Store, StoreFault, TakenBack, Think};
use game::{Game, Position};
use std::collections::BTreeMap;

/// How often what went wrong.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Faults {
    pub(crate) failed_stores: usize,
    pub(crate) conflicts: usize,
    pub(crate) lost_confirmations: usize,
    pub(crate) stopped_threads: usize,
    pub(crate) fallbacks: usize,
    pub(crate) illegal_thoughts: usize,
    pub(crate) silent_bots: usize,
    pub(crate) foreign_writes: usize,
}

enum Happening {
    /// A transaction is carried out.
    Write(Store),
    Read,
    Tell(Input<Gems>),
    /// Another page decides something.
    OtherPage,
}

pub(crate) struct Device {
    dice: Dice,
    schedule: Schedule<Happening>,
    start: Gems,
    version: u64,
    taken_back: Vec<TakenBack>,
    history: BTreeMap<u64, Gems>,
    pub(crate) faults: Faults,
}

impl Device {
    pub(crate) fn new(start: &Gems, seed: &str) -> Device {
        let mut schedule = Schedule::new();
        let mut dice = Dice::new(seed, "device");
        if dice.chance(30) {
            for _ in 0..4 {
                schedule.add(1 + dice.below(20_000) as u64, Happening::OtherPage);
            }
        }
        Device {
            dice,
            schedule,
            start: start.clone(),
            version: 0,
            taken_back: Vec::new(),
            history: BTreeMap::from([(0, start.clone())]),
            faults: Faults::default(),
        }
    }

    fn tell(&mut self, input: Input<Gems>, now: Millis) {
        let at = now + self.dice.delay();
        self.schedule.add(at, Happening::Tell(input));
    }

    fn write(&mut self, store: Store, now: Millis) {
        let version = store.version;
        let fault = if store.follows != self.version {
            self.faults.conflicts += 1;
            Some(StoreFault::Conflict { found: self.version })
        } else if self.dice.chance(8) {
            self.faults.failed_stores += 1;
            Some(StoreFault::Full)
        } else {
            self.keep(version, replay(&store.text));
            self.taken_back = store.taken_back;
            let is_lost = self.dice.chance(5);
            self.faults.lost_confirmations += usize::from(is_lost);
            is_lost.then(|| StoreFault::Other("no answer".to_owned()))
        };
        match fault {
            Some(fault) => self.tell(Input::StoreFailed { version, fault }, now),
            None => self.tell(Input::Stored { version }, now),
        }
    }

    fn keep(&mut self, version: u64, game: Gems) {
        assert!(version > self.version, "a write never goes back");
        self.version = version;
        self.history.insert(version, game);
    }

    fn saved(&self) -> Saved<Gems> {
        let decided = self.newest().decided().to_vec();
        let taken_back = self.taken_back.clone();
        Saved { version: self.version, start: self.start.clone(), decided, taken_back }
    }

    /// Another page stores a decision, and tells so or not.
    fn other_page(&mut self, now: Millis) {
        let mut game = self.newest().clone();
        let waiting = game.waiting();
        if self.version == 0 || waiting.is_empty() {
            return;
        }
        let seat = self.dice.one_of(&waiting);
        let decision = self.dice.one_of(&game.legal(seat).expect("asked"));
        game.decide(seat, decision).expect("legal");
        self.faults.foreign_writes += 1;
        self.keep(self.version + 1, game);
        if self.dice.chance(50) {
            self.tell(Input::Loaded(self.saved()), now);
        }
    }

    fn think(&mut self, think: &Think<Gems>, now: Millis) {
        self.faults.fallbacks += usize::from(think.is_fallback);
        let id = think.id;
        let legal = think.view().expect("a view").legal(think.seat);
        let decision = self.dice.one_of(&legal);
        if self.dice.chance(4) {
            self.faults.silent_bots += 1;
        } else if self.dice.chance(5) {
            self.faults.stopped_threads += 1;
            self.tell(Input::ThinkerStopped { reason: "stopped".to_owned() }, now);
        } else if self.dice.chance(5) {
            self.tell(Input::ThinkFailed { id, reason: "failed".to_owned() }, now);
        } else if self.dice.chance(5) {
            self.faults.illegal_thoughts += 1;
            self.tell(Input::Thought { id, decision: Decision::Hide(9) }, now);
        } else {
            self.tell(Input::Thought { id, decision }, now);
            if self.dice.chance(10) {
                let decision = self.dice.one_of(&legal);
                self.tell(Input::Thought { id, decision }, now);
            }
        }
    }
}

impl World for Device {
    fn carry_out(&mut self, output: Output<Gems>, now: Millis) {
        let at = now + self.dice.delay();
        match output {
            Output::Store(store) => self.schedule.add(at, Happening::Write(store)),
            Output::Load => self.schedule.add(at, Happening::Read),
            Output::Think(think) => self.think(&think, now),
            // Whoever thinks does not hear that at once: the answer may come nevertheless.
            Output::CancelThink(_) => {}
            Output::Send(text) => panic!("nobody to send to: {text}"),
            _ => {}
        }
    }

    fn next_at(&self) -> Option<Millis> {
        self.schedule.next_at()
    }

    fn happen(&mut self, now: Millis) -> Option<Input<Gems>> {
        while let Some(happening) = self.schedule.pop(now) {
            match happening {
                Happening::Tell(input) => return Some(input),
                Happening::Write(store) => self.write(store, now),
                Happening::Read if self.dice.chance(10) => {
                    self.tell(Input::LoadFailed { fault: StoreFault::Blocked }, now);
                }
                Happening::Read => self.tell(Input::Loaded(self.saved()), now),
                Happening::OtherPage => self.other_page(now),
            }
        }
        None
    }

    fn game_at(&self, version: u64) -> Option<&Gems> {
        self.history.get(&version)
    }

    fn newest(&self) -> &Gems {
        &self.history[&self.version]
    }
}

fn replay(text: &str) -> Gems {
    let (mut game, decided) = Gems::read(text);
    for (seat, decision) in decided {
        game.decide(seat, decision).expect("only what is legal is stored");
    }
    game
}
