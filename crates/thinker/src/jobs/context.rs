//! What a job is lent while it works.
//!
//! The work is an `async` function that rests after every little piece. The compiler keeps its place and all that it
//! borrows, so that a search which goes on over many slices reads like one that does not; nothing runs at the same time.

use super::followers::Followers;
use crate::messages::{Answer, Budget, Failure, Hundredths, Stage};
use bots::limes::Thinker;
use limes::{Deck, Variants};
use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::pin::Pin;
use std::rc::Rc;
use std::task::Poll;

/// Work that is going on.
pub(super) type Work = Pin<Box<dyn Future<Output = Result<Answer, Failure>>>>;

/// Par of the decks that were asked for; it takes a while to find out and never changes.
pub(super) type ParCache = Rc<RefCell<Vec<(Deck, Variants, f64)>>>;

/// What jobs leave for those after them, so that the same is not found out twice. No answer depends on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Caches {
    pub(super) pars: ParCache,
    pub(super) followers: Followers,
}

/// What a job and the queue share.
#[derive(Debug, Default)]
pub(super) struct JobContext {
    /// Milliseconds spent.
    spent: Cell<f64>,
    /// What is to be told.
    answers: RefCell<Vec<Answer>>,
    told: Cell<Hundredths>,
    pub(super) pars: ParCache,
    pub(super) followers: Followers,
}

impl JobContext {
    pub(super) fn new(caches: Caches) -> JobContext {
        let Caches { pars, followers } = caches;
        JobContext { pars, followers, ..JobContext::default() }
    }

    /// Time goes by.
    pub(super) fn spend(&self, milliseconds: f64) {
        self.spent.set(self.spent.get() + milliseconds.max(0.0));
    }

    pub(super) fn spent(&self) -> f64 {
        self.spent.get()
    }

    pub(super) fn tell(&self, answer: Answer) {
        self.answers.borrow_mut().push(answer);
    }

    /// Tells how far the work is, unless that was told already.
    pub(super) fn progress(&self, part: f64, stage: Stage) {
        let mut told = self.told.get();
        if let Some(part) = told.advance(part) {
            self.told.set(told);
            self.tell(Answer::Progress { part, stage });
        }
    }

    pub(super) fn take_answers(&self) -> Vec<Answer> {
        self.answers.take()
    }

    /// Thinks until the budget is used up, and narrows the choice as far as `narrowing` says: 1 to a single turn, 0
    /// not at all. `note` is called with the part of the budget that is used.
    pub(super) async fn think(
        &self,
        thinker: &mut Thinker<'_>,
        budget: Budget,
        narrowing: f64,
        note: impl Fn(f64),
    ) {
        let start = self.spent();
        loop {
            rest().await;
            let part = budget.used(thinker.work(), self.spent() - start);
            if part >= 1.0 || thinker.think(narrowing * part) {
                break;
            }
            note(part);
        }
    }
}

/// Lets the queue look at the clock and for messages.
pub(super) fn rest() -> impl Future<Output = ()> {
    let mut rested = false;
    poll_fn(
        move |_| {
            if std::mem::replace(&mut rested, true) { Poll::Ready(()) } else { Poll::Pending }
        },
    )
}
