//! Whole games, played through a client alone, against worlds that break everything. A failure is a seed.

use crate::device::{Device, Faults};
use crate::dice::Dice;
use crate::gems::{Decision, Gems};
use crate::network::{Losses, Network};
use crate::page::seat;
use crate::remote::RemoteDriver;
use crate::world::{World, answers};
use client::{
    Driver, GameClient, Input, LocalDriver, LocalOptions, Millis, Output, Progress, Refused, Saved,
    StorageState,
};
use game::{Position, Question, Seat};
use record::Seed;
use std::collections::BTreeMap;

const SEEDS: usize = 400;
/// No game takes nearly as many steps unless it hangs.
const MOST_STEPS: usize = 20_000;

/// What happened in a game.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    done: usize,
    refused: usize,
    taken_back: usize,
    take_backs_refused: usize,
    left: usize,
}

/// The persons at a device, with their screen.
struct Persons<'a, D, W> {
    client: GameClient<Gems, D>,
    world: &'a mut W,
    dice: Dice,
    now: Millis,
    is_away: bool,
    may_take_back: bool,
    version: u64,
    /// What was decided last in each seat.
    decided: BTreeMap<Seat, (Question, Decision)>,
    /// What counts, as the client has said.
    acknowledged: Vec<(Seat, Question, Decision)>,
    tally: Tally,
}

/// Plays a game to its end through the client alone.
fn play_through<D: Driver<Gems>, W: World>(
    client: GameClient<Gems, D>,
    world: &mut W,
    seed: &str,
) -> Tally {
    let mut dice = Dice::new(seed, "persons");
    let may_take_back = dice.chance(50);
    let mut persons = Persons {
        client,
        world,
        dice,
        now: 0,
        is_away: false,
        may_take_back,
        version: 0,
        decided: BTreeMap::new(),
        acknowledged: Vec::new(),
        tally: Tally::default(),
    };
    persons.client.open(0);
    for _ in 0..MOST_STEPS {
        persons.carry_out();
        persons.check(seed);
        if persons.is_over() {
            persons.check_end(seed);
            return persons.tally;
        }
        persons.act();
        persons.carry_out();
        persons.wait();
    }
    panic!("seed {seed} hangs: {:#?}\n{:?}", persons.client.state(), persons.client.status());
}

impl<D: Driver<Gems>, W: World> Persons<'_, D, W> {
    fn is_over(&self) -> bool {
        let is_over = self.client.state().is_some_and(|state| state.is_over);
        is_over && !self.is_away && self.client.is_settled()
    }

    /// Time passes until something happens, or somebody gets impatient.
    fn wait(&mut self) {
        let times = [self.world.next_at(), self.client.wake_at(), Some(self.now + 200)];
        let next = times.into_iter().flatten().min().expect("at least one");
        self.now = next.max(self.now + 1);
        if self.client.wake_at().is_some_and(|at| at <= self.now) {
            self.client.handle(Input::Tick, self.now);
        }
        while let Some(input) = self.world.happen(self.now) {
            self.client.handle(input, self.now);
            self.carry_out();
        }
    }

    fn carry_out(&mut self) {
        while let Some(output) = self.client.poll() {
            match &output {
                Output::Done { seat, question } => {
                    self.tally.done += 1;
                    let &(asked, decision) = &self.decided[seat];
                    assert_eq!(asked, *question, "what counts was decided");
                    let answer = (*seat, asked, decision);
                    let count =
                        answers(self.world.newest()).iter().filter(|it| **it == answer).count();
                    let newest = self.world.newest();
                    assert!(count == 1 || self.may_take_back, "{answer:?} in {newest:?}");
                    self.acknowledged.push(answer);
                }
                Output::Refused { .. } => self.tally.refused += 1,
                Output::TakenBack(it) => {
                    self.tally.taken_back += 1;
                    self.acknowledged.retain(|&(_, question, _)| question < it.question);
                }
                Output::TakeBackRefused { refused, .. } => {
                    self.tally.take_backs_refused += 1;
                    // It may have been stored before another page decided the same question once more.
                    if refused.code == Refused::STALE {
                        self.acknowledged.clear();
                    }
                }
                _ => {}
            }
            self.world.carry_out(output, self.now);
        }
    }

    /// Persons decide rightly and wrongly, change their minds, leave and come back.
    fn act(&mut self) {
        if self.dice.chance(3) || (self.is_away && self.dice.chance(30)) {
            self.is_away = !self.is_away;
            if self.is_away {
                self.client.close(self.now)
            } else {
                self.client.open(self.now)
            }
            self.tally.left += 1;
        }
        if matches!(self.client.status().storage, StorageState::Failed(_)) && self.dice.chance(40) {
            self.client.retry(self.now);
        }
        let own = self.client.state().map(|state| state.own.clone()).unwrap_or_default();
        if let Some(own) = own.first().filter(|_| self.may_take_back && self.dice.chance(2)) {
            // It is refused if a decision is under way.
            let _ = self.client.take_back(own.seat, self.now);
        }
        if self.is_away || !self.dice.chance(50) {
            return;
        }
        if let Some((seat, question)) = self.client.turn() {
            self.decide(seat, question);
        }
    }

    fn decide(&mut self, seat: Seat, question: Question) {
        let view = self.client.view(Some(seat)).expect("own");
        let legal = view.legal(seat);
        let is_wrong = self.dice.chance(10);
        let decision = if is_wrong { Decision::Hide(9) } else { self.dice.one_of(&legal) };
        let stale = self.client.decide(seat, Question::action(9, 9), decision, self.now);
        assert_eq!(stale.expect_err("not asked").code, "question/stale");
        self.client.decide(seat, question, decision, self.now).expect("it is asked");
        self.decided.insert(seat, (question, decision));
        // The same again changes nothing; something else is refused.
        if self.dice.chance(20) && self.is_sent(seat) {
            self.client.decide(seat, question, decision, self.now).expect("the same");
            let other = self.client.decide(seat, question, Decision::Hide(8), self.now);
            assert_eq!(other.expect_err("another").code, "question/under_way");
        }
    }

    fn is_sent(&self, seat: Seat) -> bool {
        self.client.under_way(seat).is_some_and(|it| it.progress == Progress::Sent)
    }

    /// What is shown is what a replay of the record shows, and nothing is under way but answers to what is asked.
    fn check(&mut self, seed: &str) {
        let Some(state) = self.client.state() else { return };
        assert!(state.version >= self.version, "seed {seed}: versions never go back");
        self.version = state.version;
        let truth = self.world.game_at(state.version);
        let truth = truth.unwrap_or_else(|| panic!("seed {seed}: no version {}", state.version));
        for own in &state.own {
            assert_eq!(own.view, truth.view(Some(own.seat)), "seed {seed}");
            assert_eq!(own.asked, truth.asked(own.seat), "seed {seed}");
        }
        if let Some(watched) = &state.watched {
            assert_eq!(watched, &truth.view(None), "seed {seed}");
        }
        assert_eq!(state.is_over, truth.is_over(), "seed {seed}");
        for own in &state.own {
            if let Some(it) = self.client.under_way(own.seat) {
                assert_eq!(Some(it.question), own.asked, "seed {seed}");
            }
        }
    }

    fn check_end(&mut self, seed: &str) {
        let newest = self.world.newest();
        assert!(newest.is_over(), "seed {seed}");
        let all = answers(newest);
        for answer in &self.acknowledged {
            let count = all.iter().filter(|other| *other == answer).count();
            assert_eq!(count, 1, "seed {seed}: {answer:?} was acknowledged");
        }
        if let Some(state) = self.client.state() {
            for own in &state.own {
                assert_eq!(own.view, newest.view(Some(own.seat)), "seed {seed}");
            }
        }
    }
}

/// Adds up what went wrong in many games, so that a simulation in which nothing does is noticed.
fn all_positive(name: &str, counts: &[usize]) {
    assert!(counts.iter().all(|&count| count > 0), "{name}: {counts:?}");
}

#[test]
fn games_on_a_device_come_to_their_end_whatever_breaks() {
    let mut tally = Tally::default();
    let mut faults = Faults::default();
    for n in 0..SEEDS {
        let seed = format!("device {n}");
        let mut dice = Dice::new(&seed, "set-up");
        let players = 1 + dice.below(4);
        let start = Gems::new(&seed, players);
        let pace = dice.one_of(&[0, 0, 700]);
        let bots = start.seats().filter(|_| dice.chance(50)).map(|seat| (seat, "sly".to_owned()));
        let options = LocalOptions {
            seed: Seed::new(&seed).expect("a seed"),
            pace,
            think_limit: Some(5000),
            remembers: true,
        };
        let driver = LocalDriver::new(&Saved::new(start.clone()), bots.collect(), options);
        let mut device = Device::new(&start, &seed);
        let client = GameClient::new(driver.expect("nothing was decided"));
        add(&mut tally, play_through(client, &mut device, &seed));
        let it = device.faults;
        faults.failed_stores += it.failed_stores;
        faults.conflicts += it.conflicts;
        faults.lost_confirmations += it.lost_confirmations;
        faults.stopped_threads += it.stopped_threads;
        faults.fallbacks += it.fallbacks;
        faults.illegal_thoughts += it.illegal_thoughts;
        faults.silent_bots += it.silent_bots;
        faults.foreign_writes += it.foreign_writes;
    }
    let Tally { done, refused, taken_back, take_backs_refused, left } = tally;
    all_positive("tally", &[done, refused, taken_back, take_backs_refused, left]);
    let Faults { failed_stores, conflicts, lost_confirmations, stopped_threads, .. } = faults;
    all_positive("storage", &[failed_stores, conflicts, lost_confirmations, faults.foreign_writes]);
    let Faults { fallbacks, illegal_thoughts, silent_bots, .. } = faults;
    all_positive("bots", &[stopped_threads, fallbacks, illegal_thoughts, silent_bots]);
}

#[test]
fn games_on_a_server_come_to_their_end_whatever_breaks() {
    let mut tally = Tally::default();
    let mut losses = Losses::default();
    for n in 0..SEEDS {
        let seed = format!("server {n}");
        let mut dice = Dice::new(&seed, "set-up");
        let players = 1 + dice.below(4);
        let you = dice.chance(90).then(|| seat(1 + dice.below(players)));
        let start = Gems::new(&seed, players);
        let mut network = Network::new(&start, you, &seed);
        let client = GameClient::new(RemoteDriver::new("a7f3"));
        add(&mut tally, play_through(client, &mut network, &seed));
        let it = network.losses;
        losses.dropped += it.dropped;
        losses.repeated += it.repeated;
        losses.broken_off += it.broken_off;
        losses.repeated_ids += it.repeated_ids;
        losses.refused += it.refused;
    }
    // A server takes nothing back.
    let Tally { done, refused, taken_back, take_backs_refused, left } = tally;
    all_positive("tally", &[done, refused, take_backs_refused, left]);
    assert_eq!(taken_back, 0);
    let Losses { dropped, repeated, broken_off, repeated_ids, refused } = losses;
    all_positive("network", &[dropped, repeated, broken_off, repeated_ids, refused]);
}

fn add(sum: &mut Tally, it: Tally) {
    sum.done += it.done;
    sum.refused += it.refused;
    sum.taken_back += it.taken_back;
    sum.take_backs_refused += it.take_backs_refused;
    sum.left += it.left;
}
