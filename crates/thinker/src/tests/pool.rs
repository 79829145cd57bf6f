//! The pool with thinkers that answer in any order, do not start, and die.

use super::kit::{all_answers, case, game, view};
use crate::jobs::JobQueue;
use crate::messages::limes::{Answer as LimesAnswer, Task};
use crate::pool::{Effect, Place, Pool};
use crate::{Answer, Budget, Command, Failure, Request, Response, Task as AnyTask};
use bots::Level;
use std::collections::{BTreeMap, VecDeque};
use std::sync::LazyLock;

/// A page with its pool, and thinkers that work when they are told to.
struct Browser {
    pool: Pool,
    thinkers: BTreeMap<Place, JobQueue>,
    /// What each thinker was sent, for a look.
    received: Vec<(Place, Request)>,
    answers: BTreeMap<u64, Vec<Answer>>,
    said: usize,
    /// Whether workers start here, and whether the page can load the thinker.
    workers_start: bool,
    page_loads: bool,
    /// Whether thinkers are told what is par, so that a test need not wait for it.
    knows_par: bool,
}

/// Par of the game that is reviewed.
static PAR: LazyLock<f64> = LazyLock::new(|| {
    let game = game(&case(REVIEWED));
    bots::limes::judge::par(game.deck(), game.variants(), bots::limes::Net::learned())
});

impl Browser {
    fn new(processors: usize) -> Browser {
        Browser {
            pool: Pool::new(processors),
            thinkers: BTreeMap::new(),
            received: Vec::new(),
            answers: BTreeMap::new(),
            said: 0,
            workers_start: true,
            page_loads: true,
            knows_par: true,
        }
    }

    fn start(&mut self, task: Task) -> u64 {
        let (id, effects) = self.pool.start(task.into());
        self.carry_out(effects);
        id
    }

    fn thinker(&self) -> JobQueue {
        if !self.knows_par {
            return JobQueue::new();
        }
        let game = game(&case(REVIEWED));
        JobQueue::knowing(game.deck(), game.variants(), *PAR)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Start(place) => {
                    let starts =
                        if place == Place::Page { self.page_loads } else { self.workers_start };
                    if starts {
                        assert!(self.thinkers.insert(place, self.thinker()).is_none());
                    } else {
                        // A script that does not load is noticed later than what is sent to it.
                        let failed = self.pool.fail(place);
                        effects.extend(failed);
                    }
                }
                Effect::Send(place, message) => {
                    let request = Request::read(&message).expect("a request");
                    self.received.push((place, request));
                    if let Some(thinker) = self.thinkers.get_mut(&place) {
                        thinker.receive(&message);
                    }
                }
                Effect::Answer(id, answer) => self.answers.entry(id).or_default().push(answer),
                Effect::SayWithoutWorkers => self.said += 1,
            }
        }
    }

    /// Lets one thinker work a little.
    fn work(&mut self, place: Place) {
        let Some(thinker) = self.thinkers.get_mut(&place) else { return };
        for response in thinker.work(|| 0.0, 0.0) {
            let effects = self.pool.receive(place, &response.write());
            self.carry_out(effects);
        }
    }

    /// Lets all thinkers work, now this one and now that one, until all is done.
    fn finish(&mut self, mut chance: u64) {
        loop {
            let busy: Vec<Place> = self
                .thinkers
                .iter()
                .filter(|(_, t)| !t.is_idle())
                .map(|(place, _)| *place)
                .collect();
            if busy.is_empty() {
                return;
            }
            chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            self.work(busy[(chance >> 33) as usize % busy.len()]);
        }
    }

    fn die(&mut self, place: Place) {
        self.thinkers.remove(&place).expect("it is alive");
        let effects = self.pool.fail(place);
        self.carry_out(effects);
    }

    fn last(&self, id: u64) -> Option<&Answer> {
        self.answers.get(&id).and_then(|answers| answers.last())
    }

    fn is_chosen(&self, id: u64) -> bool {
        matches!(self.last(id), Some(Answer::Limes(LimesAnswer::Chosen { .. })))
    }
}

fn choose() -> Task {
    let budget = Budget::Work(2_000);
    Task::Choose { view: view(1), level: Level::Merciless, seed: 1, budget }
}

fn review() -> Task {
    Task::Review { record: case(REVIEWED), seat: 0, budget: Budget::Work(20) }
}

/// A game that is over.
const REVIEWED: usize = 3;
const FIRST: Place = Place::Worker(0);
const STOPPED: Answer = Answer::Failed { reason: Failure::Stopped };

fn without_progress(answers: &[Answer]) -> Vec<Answer> {
    let told = answers.iter().filter(|answer| !matches!(answer, Answer::Progress { .. }));
    told.cloned().collect()
}

/// What one thinker says that does the whole review.
fn alone() -> Vec<Answer> {
    static ALONE: LazyLock<Vec<Answer>> =
        LazyLock::new(|| without_progress(&all_answers(review())));
    ALONE.clone()
}

#[test]
fn several_workers_review_as_one_does() {
    let alone = alone();
    assert_eq!(alone.len(), 17);
    for (processors, chance) in [(3, 0), (1, 1), (2, 2), (4, 3), (6, 4)] {
        let mut browser = Browser::new(processors);
        browser.knows_par = chance > 0;
        let id = browser.start(review());
        browser.finish(chance);
        assert_eq!(browser.thinkers.len(), processors.min(4));
        let answers = &browser.answers[&id];
        assert_eq!(without_progress(answers), alone);
        let parts = answers.iter().filter_map(|answer| match answer {
            Answer::Progress { part, .. } => Some(*part),
            _ => None,
        });
        let parts: Vec<f64> = parts.collect();
        assert!(parts.is_sorted() && parts.len() >= 17, "{parts:?}");
        assert_eq!(parts.last(), Some(&1.0));
    }
}

#[test]
fn every_worker_has_its_share_and_no_more_than_one_part_at_a_time() {
    let mut browser = Browser::new(3);
    browser.start(review());
    assert_eq!(browser.received.len(), 3);
    browser.finish(1);
    for worker in 0..3 {
        let share = browser.received.iter().filter(|(place, _)| *place == Place::Worker(worker));
        assert!(share.count() >= 3);
    }
    assert_eq!(browser.received.len(), 17);
}

#[test]
fn what_somebody_waits_for_is_not_behind_a_review() {
    let mut browser = Browser::new(2);
    let review = browser.start(review());
    let choice = browser.start(choose());
    while !browser.is_chosen(choice) {
        browser.work(FIRST);
    }
    assert!(!browser.last(review).is_some_and(Answer::is_last));
    browser.finish(0);
    assert!(browser.last(review).is_some_and(Answer::is_last));
}

#[test]
fn what_cannot_be_reviewed_says_why() {
    let mut browser = Browser::new(4);
    let budget = Budget::Work(60);
    let no_record = browser.start(Task::Review { record: "☃".into(), seat: 0, budget });
    let no_seat = browser.start(Task::Review { record: case(3), seat: 5, budget });
    browser.finish(0);
    assert!(matches!(browser.last(no_record), Some(Answer::Failed { reason: Failure::Record(_) })));
    assert_eq!(browser.last(no_seat), Some(&Answer::Failed { reason: Failure::NoSeat(5) }));
}

#[test]
fn where_no_worker_starts_the_page_thinks_for_a_moment_and_says_so_once() {
    let mut browser = Browser::new(2);
    browser.workers_start = false;
    for round in 1..=3 {
        let choice = browser.start(choose());
        browser.finish(round);
        assert!(browser.is_chosen(choice));
    }
    assert_eq!(browser.said, 1);
    assert!(browser.thinkers.keys().eq([&Place::Page]));
    let in_page = browser.received.iter().filter(|(place, _)| *place == Place::Page);
    for (_, request) in in_page {
        let Command::Start(AnyTask::Limes(Task::Choose { budget, .. })) = &request.command else {
            panic!("{request:?}")
        };
        assert_eq!(*budget, Budget::MOMENT);
    }
    // A review takes its time there, and is the same.
    let id = browser.start(review());
    browser.finish(0);
    assert_eq!(without_progress(&browser.answers[&id]), alone());
}

#[test]
fn what_a_dead_worker_left_undone_is_done_and_the_next_request_goes_to_another() {
    let mut browser = Browser::new(1);
    let first = browser.start(choose());
    while browser.last(first).is_none() {
        browser.work(FIRST);
    }
    browser.die(FIRST);
    assert_eq!(browser.said, 1);
    // Even before the page's thinker has answered, nothing more goes to the dead one.
    let second = browser.start(choose());
    assert_eq!(browser.received.last().map(|(place, _)| *place), Some(Place::Worker(1)));
    browser.finish(0);
    assert!(browser.is_chosen(first) && browser.is_chosen(second));
}

#[test]
fn a_review_survives_the_death_of_any_worker_at_any_time() {
    let alone = alone();
    for steps in [0, 5, 60] {
        for dying in 0..2 {
            let mut browser = Browser::new(2);
            let id = browser.start(review());
            for step in 0..steps {
                browser.work(Place::Worker(step % 2));
            }
            browser.die(Place::Worker(dying));
            browser.finish(u64::from(steps));
            assert_eq!(without_progress(&browser.answers[&id]), alone, "{steps} {dying}");
        }
    }
}

#[test]
fn messages_of_the_dead_and_rubbish_do_nothing() {
    let mut browser = Browser::new(1);
    let id = browser.start(choose());
    browser.die(FIRST);
    let late = Response { id: Some(id), answer: Answer::Cancelled }.write();
    assert_eq!(browser.pool.receive(FIRST, &late), []);
    assert_eq!(browser.pool.fail(FIRST), []);
    for rubbish in [&b""[..], b"rubbish", &[0xff; 100]] {
        assert_eq!(browser.pool.receive(Place::Page, rubbish), []);
    }
    let unknown = Response { id: Some(99), answer: Answer::Cancelled }.write();
    assert_eq!(browser.pool.receive(Place::Page, &unknown), []);
    browser.finish(0);
    assert!(browser.is_chosen(id));
}

#[test]
fn where_nothing_runs_every_request_fails_and_may_be_tried_again() {
    let mut browser = Browser::new(2);
    (browser.workers_start, browser.page_loads) = (false, false);
    let choice = browser.start(choose());
    let whole = browser.start(review());
    assert_eq!(browser.answers[&choice], [STOPPED]);
    assert_eq!(browser.answers[&whole], [STOPPED]);
    browser.workers_start = true;
    let again = browser.start(choose());
    browser.finish(0);
    assert!(browser.is_chosen(again));
    assert!(!browser.thinkers.contains_key(&Place::Page));
}

#[test]
fn a_cancelled_review_stops_all_who_work_on_it() {
    let mut browser = Browser::new(3);
    let id = browser.start(review());
    browser.work(FIRST);
    let effects = browser.pool.cancel(id);
    assert_eq!(effects.len(), 3);
    browser.carry_out(effects);
    browser.answers.clear();
    browser.finish(0);
    assert!(browser.answers.is_empty(), "{:?}", browser.answers);
    // They are free for the next.
    let id = browser.start(review());
    browser.finish(0);
    assert!(browser.last(id).is_some_and(Answer::is_last));
    assert_eq!(browser.pool.cancel(id), []);
}
