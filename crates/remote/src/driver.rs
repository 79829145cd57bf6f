//! A game that a server keeps.

use crate::bot_names::BotNames;
use crate::translate;
use crate::unanswered::{self, Unanswered};
use crate::view::RemoteView;
use crate::watch::{News, TableWatch, is_passing, to_refused};
use client::{Command, DecisionId, Driver, Event, Input, Millis, Output, Refused, Status};
use game::{Position, Question, Seat};
use protocol::{CommandId, Fault, Phrase, ToServer};
use std::collections::VecDeque;

/// After what time without an answer a decision is sent again, although the connection stands.
const PATIENCE: Millis = 5000;

/// A game that a server keeps.
///
/// A decision without an answer is sent again whenever the connection is there again, under the id that it had, so it counts
/// once. It is settled by its answer, or by a state in which its question is not asked any more.
#[derive(Clone, Debug)]
pub struct RemoteDriver<P: Position> {
    watch: TableWatch,
    /// What tells the ids of this driver from all others of the same player, those before a reload too.
    prefix: String,
    bot_names: Option<BotNames>,
    unanswered: Vec<Unanswered<P>>,
    /// When decisions without an answer are sent again.
    again_at: Option<Millis>,
    events: VecDeque<Event<P>>,
}

impl<P: Position<View: RemoteView>> RemoteDriver<P> {
    /// The driver of a game at this table. The prefix is a few random characters without a space, never used before;
    /// `remembered` is what [`Output::Remember`] has left behind, if anything.
    pub fn new(watch: TableWatch, prefix: &str, remembered: Option<&str>) -> RemoteDriver<P> {
        let unanswered = remembered.map(unanswered::read::<P>).unwrap_or_default();
        let resumed = unanswered.iter().map(|it| Event::Resumed {
            id: it.id,
            seat: it.seat,
            question: it.question,
            decision: it.decision,
        });
        let events = resumed.collect();
        let prefix = prefix.to_owned();
        RemoteDriver { watch, prefix, bot_names: None, unanswered, again_at: None, events }
    }

    /// The same driver; bots are called like this instead of as the server calls them.
    #[must_use]
    pub fn calling_bots(self, names: BotNames) -> RemoteDriver<P> {
        RemoteDriver { bot_names: Some(names), ..self }
    }

    fn decide(
        &mut self,
        id: DecisionId,
        seat: Seat,
        question: Question,
        decision: P::Decision,
        now: Millis,
    ) {
        let name = CommandId::new(&format!("{}-{}", self.prefix, id.0));
        let Ok(name) = name else {
            let refused = Refused::new("request/field", "the ids of this page are too long");
            return self.events.push_back(Event::Refused { id, refused });
        };
        // A refused one of the same seat is not here any more, so there is at most one a seat.
        let is_sent = self.watch.is_steady();
        let unanswered = Unanswered { id, name, seat, question, decision, is_sent };
        let (table, command) = (self.watch.table(), unanswered.command());
        self.unanswered.push(unanswered);
        // It is kept before it is sent, so that nothing is sent that a page loaded again would not know of.
        self.remember();
        self.watch.send(&ToServer::Decide { table, command });
        self.again_at = is_sent.then_some(now + PATIENCE);
    }

    /// Sends whatever has no answer, each under the id that it had.
    fn send_again(&mut self, now: Millis) {
        if !self.watch.is_steady() {
            // They are sent as soon as there is a connection.
            self.again_at = None;
            return;
        }
        // A decision is noted as sent before it is, so that a page loaded again never believes that it was not.
        if self.unanswered.iter().any(|it| !it.is_sent) {
            self.unanswered.iter_mut().for_each(|it| it.is_sent = true);
            self.remember();
        }
        let table = self.watch.table();
        for unanswered in &self.unanswered {
            self.watch.send(&ToServer::Decide { table, command: unanswered.command() });
        }
        self.again_at = (!self.unanswered.is_empty()).then_some(now + PATIENCE);
    }

    fn receive(&mut self, text: &str, now: Millis) {
        match self.watch.received(text) {
            Some(News::State(state)) => self.take_state(&state, now),
            Some(News::Done { id, version }) => {
                if let Some(id) = self.take_answered(&id) {
                    self.events.push_back(Event::Done { id, version });
                }
            }
            Some(News::Refused { id, fault }) => self.take_refused(&id, fault, now),
            Some(News::Said { seat, phrase }) => {
                if let Ok(seat) = translate::seat(seat) {
                    let phrase = phrase.name().to_owned();
                    self.events.push_back(Event::Output(Output::Said { seat, phrase }));
                }
            }
            None => {}
        }
    }

    fn take_state(&mut self, state: &protocol::State, now: Millis) {
        match translate::state::<P>(state, self.bot_names.as_ref(), now) {
            Ok(None) => {}
            Ok(Some(state)) => {
                let asked =
                    |seat| state.own.iter().find(|own| own.seat == seat).and_then(|own| own.asked);
                let before = self.unanswered.len();
                self.unanswered.retain(|it| asked(it.seat) == Some(it.question));
                if self.unanswered.len() != before {
                    self.remember();
                }
                self.events.push_back(Event::State(state));
            }
            Err(unreadable) => {
                self.watch.refuse(Refused::new("view/unreadable", unreadable.0));
            }
        }
    }

    fn take_refused(&mut self, name: &str, fault: Fault, now: Millis) {
        if is_passing(&fault.code) {
            self.again_at = Some(now + PATIENCE);
        } else if let Some(id) = self.take_answered(name) {
            self.events.push_back(Event::Refused { id, refused: to_refused(fault) });
        }
    }

    fn take_answered(&mut self, name: &str) -> Option<DecisionId> {
        let at = self.unanswered.iter().position(|it| it.name.as_str() == name)?;
        let answered = self.unanswered.remove(at);
        self.remember();
        Some(answered.id)
    }

    /// Forgets what has certainly not reached the server.
    fn withdraw(&mut self) {
        let (sent, unsent) =
            std::mem::take(&mut self.unanswered).into_iter().partition(|it| it.is_sent);
        self.unanswered = sent;
        let unsent: Vec<Unanswered<P>> = unsent;
        if !unsent.is_empty() {
            self.remember();
            self.events.extend(unsent.iter().map(|it| Event::Withdrawn { id: it.id }));
        }
    }

    fn remember(&mut self) {
        let text = unanswered::write(&self.unanswered);
        if text.is_none() {
            self.again_at = None;
        }
        self.events.push_back(Event::Output(Output::Remember(text)));
    }

    /// What the watch sends goes out after everything that was handed out before.
    fn hand_out(&mut self) {
        let sent = self.watch.take_sent();
        self.events.extend(sent.into_iter().map(|text| Event::Output(Output::Send(text))));
    }
}

impl<P: Position<View: RemoteView>> Driver<P> for RemoteDriver<P> {
    fn command(&mut self, command: Command<P>, now: Millis) {
        match command {
            Command::Open => self.watch.open(now),
            Command::Close => self.watch.close(),
            Command::Decide { id, seat, question, decision } => {
                self.decide(id, seat, question, decision, now);
            }
            Command::TakeBack { seat } => {
                let refused = Refused::new("take_back/never", "a server takes nothing back");
                self.events.push_back(Event::Output(Output::TakeBackRefused { seat, refused }));
            }
            Command::Say { seat: _, phrase } => {
                if let Some(phrase) = Phrase::named(&phrase) {
                    let table = self.watch.table();
                    self.watch.send(&ToServer::Say { table, phrase });
                }
            }
            Command::Withdraw => self.withdraw(),
            Command::Retry => {
                self.watch.retry(now);
                self.send_again(now);
            }
            // What a server acknowledges is stored.
            Command::GoOnUnsaved => {}
        }
        self.hand_out();
    }

    fn handle(&mut self, input: Input<P>, now: Millis) {
        match input {
            Input::Received(text) => self.receive(&text, now),
            Input::Connected => {
                self.watch.connected(now);
                self.send_again(now);
            }
            Input::Disconnected { reason, retry_at } => {
                self.watch.disconnected(reason, retry_at);
                self.again_at = None;
            }
            Input::Tick => {}
            // Nothing of this game is thought about or stored here.
            Input::Thought { .. }
            | Input::ThinkFailed { .. }
            | Input::ThinkerStopped { .. }
            | Input::Stored { .. }
            | Input::StoreFailed { .. }
            | Input::Loaded(_)
            | Input::LoadFailed { .. } => {}
        }
        self.watch.tick(now);
        if self.again_at.is_some_and(|at| at <= now) {
            self.send_again(now);
        }
        self.hand_out();
    }

    fn poll(&mut self) -> Option<Event<P>> {
        self.events.pop_front()
    }

    fn wake_at(&self) -> Option<Millis> {
        [self.watch.wake_at(), self.again_at].into_iter().flatten().min()
    }

    fn status(&self) -> Status {
        Status { connection: self.watch.connection().clone(), ..Status::default() }
    }
}
