//! A page that does by hand what a real one does: it keeps what the client wants until a test answers.

use crate::gems::{Decision, Gems};
use client::{
    GameClient, Input, LocalDriver, LocalOptions, Millis, Output, Refused, Saved, Store,
    StoreFault, TakenBack, Think, ThinkId,
};
use game::{Game, Position, Question, Seat};
use record::Seed;
use std::collections::BTreeMap;

pub(crate) type LocalClient = GameClient<Gems, LocalDriver<Gems>>;

/// The seat with this number.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The question with this name.
pub(crate) fn question(name: &str) -> Question {
    name.parse().expect("a question")
}

/// The decision that reads so.
pub(crate) fn decision(text: &str) -> Decision {
    text.parse().expect("a decision")
}

/// A game of so many players, with bots in these seats.
pub(crate) fn local(saved: &Saved<Gems>, bots: &[usize], pace: Millis) -> LocalClient {
    let options = LocalOptions {
        seed: Seed::new("chance").expect("a seed"),
        pace,
        think_limit: Some(60_000),
        remembers: true,
    };
    let bots: BTreeMap<Seat, String> = bots.iter().map(|&n| (seat(n), "sly".to_owned())).collect();
    GameClient::new(LocalDriver::new(saved, bots, options).expect("it can be replayed"))
}

/// A client and what it wants.
pub(crate) struct Page {
    pub(crate) client: LocalClient,
    pub(crate) now: Millis,
    pub(crate) thinks: Vec<Think<Gems>>,
    pub(crate) cancelled: Vec<ThinkId>,
    pub(crate) stores: Vec<Store>,
    pub(crate) loads: usize,
    pub(crate) done: Vec<(Seat, Question)>,
    pub(crate) refused: Vec<Refused>,
    pub(crate) taken_back: Vec<TakenBack>,
    pub(crate) take_back_refused: Vec<Refused>,
}

impl Page {
    /// A new game that is open and stored.
    pub(crate) fn new(players: usize, bots: &[usize]) -> Page {
        let mut page = Page::unopened(local(&Saved::new(Gems::new("gems", players)), bots, 0));
        page.open();
        page.stored();
        page
    }

    pub(crate) fn unopened(client: LocalClient) -> Page {
        Page {
            client,
            now: 1000,
            thinks: Vec::new(),
            cancelled: Vec::new(),
            stores: Vec::new(),
            loads: 0,
            done: Vec::new(),
            refused: Vec::new(),
            taken_back: Vec::new(),
            take_back_refused: Vec::new(),
        }
    }

    pub(crate) fn open(&mut self) {
        self.client.open(self.now);
        self.take_outputs();
    }

    pub(crate) fn close(&mut self) {
        self.client.close(self.now);
        self.take_outputs();
    }

    pub(crate) fn handle(&mut self, input: Input<Gems>) {
        self.client.handle(input, self.now);
        self.take_outputs();
    }

    pub(crate) fn tick(&mut self, now: Millis) {
        self.now = now;
        self.handle(Input::Tick);
    }

    /// Decides what the seat is asked.
    pub(crate) fn decide(&mut self, number: usize, text: &str) -> Result<(), Refused> {
        let asked = self.client.own(seat(number)).and_then(|own| own.asked);
        self.answer(number, &asked.unwrap_or(Question::round(99)).to_string(), text)
    }

    pub(crate) fn answer(&mut self, number: usize, name: &str, text: &str) -> Result<(), Refused> {
        let answer = self.client.decide(seat(number), question(name), decision(text), self.now);
        self.take_outputs();
        answer
    }

    /// Decides and stores it.
    pub(crate) fn play(&mut self, number: usize, text: &str) {
        self.decide(number, text).expect("it is asked");
        self.stored();
    }

    pub(crate) fn take_back(&mut self, number: usize) -> Result<(), Refused> {
        let answer = self.client.take_back(seat(number), self.now);
        self.take_outputs();
        answer
    }

    pub(crate) fn retry(&mut self) {
        self.client.retry(self.now);
        self.take_outputs();
    }

    /// Every store succeeds, until there are none.
    pub(crate) fn stored(&mut self) {
        while !self.stores.is_empty() {
            let version = self.stores.remove(0).version;
            self.handle(Input::Stored { version });
        }
    }

    /// The store under way fails.
    pub(crate) fn store_fails(&mut self, fault: StoreFault) {
        let version = self.stores.remove(0).version;
        self.handle(Input::StoreFailed { version, fault });
    }

    /// The oldest thought under way comes to this answer.
    pub(crate) fn think(&mut self, text: &str) {
        let id = self.thinks.remove(0).id;
        self.handle(Input::Thought { id, decision: decision(text) });
    }

    /// The game as it counts.
    pub(crate) fn game(&self) -> &Gems {
        self.client.driver().game()
    }

    /// What was decided, in one line.
    pub(crate) fn line(&self) -> String {
        let decided =
            self.game().decided().iter().map(|(seat, decision)| format!("{seat} {decision}"));
        decided.collect::<Vec<_>>().join(", ")
    }

    fn take_outputs(&mut self) {
        while let Some(output) = self.client.poll() {
            match output {
                Output::Changed => {}
                Output::Done { seat, question } => self.done.push((seat, question)),
                Output::Refused { refused, .. } => self.refused.push(refused),
                Output::TakenBack(it) => self.taken_back.push(it),
                Output::TakeBackRefused { refused, .. } => self.take_back_refused.push(refused),
                Output::Store(store) => self.stores.push(store),
                Output::Load => self.loads += 1,
                Output::Think(think) => self.thinks.push(think),
                Output::CancelThink(id) => {
                    self.cancelled.push(id);
                    self.thinks.retain(|think| think.id != id);
                }
                Output::Send(_) | Output::Remember(_) | Output::Said { .. } => {
                    panic!("nobody is elsewhere")
                }
            }
        }
    }
}

/// What another page has stored: this game and these decisions more.
pub(crate) fn stored_elsewhere(store: &Store, more: &[(usize, &str)]) -> Saved<Gems> {
    let (start, mut decided) = Gems::read(&store.text);
    decided.extend(more.iter().map(|&(number, text)| (seat(number), decision(text))));
    let version = store.version + more.len() as u64;
    Saved { version, start, decided, taken_back: store.taken_back.clone() }
}

/// The game that these decisions lead to.
pub(crate) fn replayed(saved: &Saved<Gems>) -> Gems {
    let mut game = saved.start.clone();
    for &(seat, decision) in &saved.decided {
        assert!(game.asked(seat).is_some());
        game.decide(seat, decision).expect("it was legal");
    }
    game
}
