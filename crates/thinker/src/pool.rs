//! The page's side: which thinker works on what.
//!
//! A [`Pool`] knows the thinkers by their [`Place`]s and does nothing itself: it is told what happens and answers with
//! [`Effect`]s, which the page carries out. So it can be tested without a browser, and with workers that die at any time.
//!
//! What somebody waits for goes to the first worker. A review is divided by turn or round among as many workers as there are
//! processors, and put together again; the answer is the same as that of one worker. What a worker had not answered when it
//! died is done in the page, with little thought, so that the game goes on.

use crate::messages::{Answer, Failure, Merge, Request, Response, Task};
use std::collections::{BTreeMap, VecDeque};

/// The most workers that are of use: each holds the whole thinker in memory.
const MOST_WORKERS: usize = 4;

/// Where a thinker runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In a worker; no two ever have the same number.
    Worker(u32),
    /// In the page itself, where it works in slices.
    Page,
}

/// What the page has to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Start a thinker. What is sent to it before it is ready waits for it.
    Start(Place),
    /// Send it a message.
    Send(Place, Vec<u8>),
    /// Hand an answer to whoever made the request with this number.
    Answer(u64, Answer),
    /// Say that there are no workers, and that the thinker shares the page's thread.
    SayWithoutWorkers,
}

/// All thinkers, and what they are working on.
#[derive(Debug)]
pub struct Pool {
    most_workers: usize,
    next_id: u64,
    next_worker: u32,
    /// Thinkers that were started and have not failed, and whether they have ever answered.
    started: Vec<(Place, bool)>,
    /// What was sent and is not answered yet.
    sent: BTreeMap<u64, Sent>,
    /// Requests that are worked on in parts.
    divided: BTreeMap<u64, Divided>,
    /// Whether workers do not start here.
    without_workers: bool,
}

#[derive(Debug)]
struct Sent {
    place: Place,
    task: Task,
    /// The divided request that this is a part of, and which part.
    part_of: Option<(u64, usize)>,
}

#[derive(Debug)]
struct Divided {
    merge: Box<dyn Merge>,
    /// Parts that nobody works on yet.
    waiting: VecDeque<(usize, Task)>,
}

impl Pool {
    /// A pool for a device with so many processors. Nothing is started before the first request.
    pub fn new(processors: usize) -> Pool {
        Pool {
            most_workers: processors.clamp(1, MOST_WORKERS),
            next_id: 1,
            next_worker: 0,
            started: Vec::new(),
            sent: BTreeMap::new(),
            divided: BTreeMap::new(),
            without_workers: false,
        }
    }

    /// Begins to work on a task. Gives the number that its answers will have.
    pub fn start(&mut self, task: Task) -> (u64, Vec<Effect>) {
        let id = self.new_id();
        let mut effects = Vec::new();
        match Divided::of(&task) {
            Some(divided) => {
                self.divided.insert(id, divided);
                self.hand_out_parts(&mut effects);
            }
            None => {
                let place = self.first_place(&mut effects);
                self.send(id, Sent { place, task, part_of: None }, &mut effects);
            }
        }
        (id, effects)
    }

    /// The answer to this request is not wanted any more; none will come.
    pub fn cancel(&mut self, id: u64) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.drop_request(id, &mut effects);
        self.hand_out_parts(&mut effects);
        effects
    }

    /// A thinker has sent a message. What is damaged, comes from a worker that was given up or is no longer wanted does
    /// nothing.
    pub fn receive(&mut self, place: Place, message: &[u8]) -> Vec<Effect> {
        let mut effects = Vec::new();
        let Ok(Response { id: Some(id), answer }) = Response::read(message) else { return effects };
        let Some(started) = self.started.iter_mut().find(|started| started.0 == place) else {
            return effects;
        };
        started.1 = true;
        let Some(sent) = self.sent.get(&id).filter(|sent| sent.place == place) else {
            return effects;
        };
        let part_of = sent.part_of;
        if answer.is_last() {
            self.sent.remove(&id);
        }
        match part_of {
            None => effects.push(Effect::Answer(id, answer)),
            Some((whole, part)) => self.receive_part(whole, part, answer, &mut effects),
        }
        self.hand_out_parts(&mut effects);
        effects
    }

    fn receive_part(&mut self, whole: u64, part: usize, answer: Answer, effects: &mut Vec<Effect>) {
        if let Answer::Failed { .. } | Answer::Cancelled = answer {
            self.drop_request(whole, effects);
            effects.push(Effect::Answer(whole, answer));
            return;
        }
        let Some(divided) = self.divided.get_mut(&whole) else { return };
        for news in divided.merge.add(part, answer) {
            if news.is_last() {
                self.divided.remove(&whole);
                effects.push(Effect::Answer(whole, news));
                return;
            }
            effects.push(Effect::Answer(whole, news));
        }
    }

    /// A thinker does not start, or has died. Whatever it had not answered goes on in the page; what the page's own thinker
    /// had not answered fails, and the next request tries everything again.
    pub fn fail(&mut self, place: Place) -> Vec<Effect> {
        let mut effects = Vec::new();
        let Some(at) = self.started.iter().position(|started| started.0 == place) else {
            return effects;
        };
        let (_, has_answered) = self.started.remove(at);
        let lost: Vec<u64> =
            self.sent.iter().filter(|(_, sent)| sent.place == place).map(|(id, _)| *id).collect();
        if place == Place::Page {
            self.without_workers = false;
            for id in lost {
                self.give_up(id, &mut effects);
            }
        } else {
            self.without_workers |= !has_answered;
            effects.push(Effect::SayWithoutWorkers);
            for id in lost {
                self.move_to_page(id, &mut effects);
            }
        }
        self.hand_out_parts(&mut effects);
        effects
    }

    fn give_up(&mut self, id: u64, effects: &mut Vec<Effect>) {
        let Some(sent) = self.sent.remove(&id) else { return };
        let whole = sent.part_of.map_or(id, |(whole, _)| whole);
        // Of a divided request several parts may be lost at once, and it fails only once.
        if sent.part_of.is_none() || self.divided.contains_key(&whole) {
            self.drop_request(whole, effects);
            effects.push(Effect::Answer(whole, Answer::Failed { reason: Failure::Stopped }));
        }
    }

    fn move_to_page(&mut self, id: u64, effects: &mut Vec<Effect>) {
        let Some(Sent { task, part_of, .. }) = self.sent.remove(&id) else { return };
        let place = self.page(effects);
        self.send(id, Sent { place, task, part_of }, effects);
    }

    /// Forgets a request, and tells those who work on it.
    fn drop_request(&mut self, id: u64, effects: &mut Vec<Effect>) {
        self.divided.remove(&id);
        self.sent.retain(|&own, sent| {
            let wanted = own != id && sent.part_of.is_none_or(|(whole, _)| whole != id);
            if !wanted {
                effects.push(Effect::Send(sent.place, Request::cancel(own).write()));
            }
            wanted
        });
    }

    /// Gives parts that wait to thinkers that work on none.
    fn hand_out_parts(&mut self, effects: &mut Vec<Effect>) {
        let wholes: Vec<u64> = self.divided.keys().copied().collect();
        for whole in wholes {
            while self.divided.get(&whole).is_some_and(|divided| !divided.waiting.is_empty()) {
                let Some(place) = self.free_place(effects) else { return };
                let Some(divided) = self.divided.get_mut(&whole) else { break };
                let Some((part, task)) = divided.waiting.pop_front() else { break };
                let id = self.new_id();
                self.send(id, Sent { place, task, part_of: Some((whole, part)) }, effects);
            }
        }
    }

    /// A thinker that works on no part; a new worker if there may be one more.
    fn free_place(&mut self, effects: &mut Vec<Effect>) -> Option<Place> {
        if self.without_workers {
            let place = self.page(effects);
            return self.is_free(place).then_some(place);
        }
        let workers = || self.started.iter().map(|started| started.0).filter(is_worker);
        if let Some(free) = workers().find(|&place| self.is_free(place)) {
            return Some(free);
        }
        (workers().count() < self.most_workers).then(|| self.new_worker(effects))
    }

    /// Whether a thinker works on no part.
    fn is_free(&self, place: Place) -> bool {
        !self.sent.values().any(|sent| sent.place == place && sent.part_of.is_some())
    }

    /// Where a task goes that somebody waits for.
    fn first_place(&mut self, effects: &mut Vec<Effect>) -> Place {
        if self.without_workers {
            return self.page(effects);
        }
        let first = self.started.iter().map(|started| started.0).find(is_worker);
        first.unwrap_or_else(|| self.new_worker(effects))
    }

    fn new_worker(&mut self, effects: &mut Vec<Effect>) -> Place {
        let place = Place::Worker(self.next_worker);
        self.next_worker += 1;
        self.begin(place, effects)
    }

    fn page(&mut self, effects: &mut Vec<Effect>) -> Place {
        if self.started.iter().any(|started| started.0 == Place::Page) {
            return Place::Page;
        }
        self.begin(Place::Page, effects)
    }

    fn begin(&mut self, place: Place, effects: &mut Vec<Effect>) -> Place {
        self.started.push((place, false));
        effects.push(Effect::Start(place));
        place
    }

    fn send(&mut self, id: u64, sent: Sent, effects: &mut Vec<Effect>) {
        let task = match sent.place {
            Place::Page => sent.task.clone().lighter(),
            Place::Worker(_) => sent.task.clone(),
        };
        effects.push(Effect::Send(sent.place, Request::start(id, task).write()));
        self.sent.insert(id, sent);
    }

    fn new_id(&mut self) -> u64 {
        let id = self.next_id;
        self.next_id += 1;
        id
    }
}

impl Divided {
    /// What can be divided; `None` for a task of one piece, and for one that the thinker will refuse.
    fn of(task: &Task) -> Option<Divided> {
        let (parts, merge) = task.divide()?;
        Some(Divided { merge, waiting: parts.into_iter().enumerate().collect() })
    }
}

fn is_worker(place: &Place) -> bool {
    matches!(place, Place::Worker(_))
}
