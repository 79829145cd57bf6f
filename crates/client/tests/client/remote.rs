//! A remote driver in small. Its messages are plain lines instead of JSON; otherwise it does what PROTOCOL.md asks for.

use crate::gems::Gems;
use crate::wire;
use client::{
    Command, Connection, DecisionId, Driver, Event, Input, Millis, Output, Refused, Status,
};
use std::collections::VecDeque;

/// After what time without an answer a message is sent again.
const PATIENCE: Millis = 2000;

/// A decision without an answer.
struct Unanswered {
    id: DecisionId,
    message: String,
}

pub(crate) struct RemoteDriver {
    /// What tells the ids of this client from those of others of the same player.
    prefix: String,
    unanswered: Vec<Unanswered>,
    connection: Connection,
    is_open: bool,
    /// When everything is asked and sent again.
    again_at: Millis,
    events: VecDeque<Event<Gems>>,
}

impl RemoteDriver {
    pub(crate) fn new(prefix: &str) -> RemoteDriver {
        RemoteDriver {
            prefix: prefix.to_owned(),
            unanswered: Vec::new(),
            connection: Connection::Connecting,
            is_open: false,
            again_at: 0,
            events: VecDeque::new(),
        }
    }

    fn send(&mut self, message: String) {
        if self.connection == Connection::Steady {
            self.events.push_back(Event::Output(Output::Send(message)));
        }
    }

    /// Asks for the newest state and sends again whatever has no answer, each under the id that it had.
    fn send_all(&mut self, now: Millis) {
        self.again_at = now + PATIENCE;
        if self.is_open {
            self.send("watch".to_owned());
        }
        let messages: Vec<String> = self.unanswered.iter().map(|it| it.message.clone()).collect();
        messages.into_iter().for_each(|message| self.send(message));
    }

    fn receive(&mut self, text: &str) {
        if let Some(state) = wire::read(text) {
            self.events.push_back(Event::State(state));
            return;
        }
        let words: Vec<&str> = text.splitn(4, ' ').collect();
        match words[..] {
            ["done", id, version] => {
                if let (Some(id), Ok(version)) = (self.take_answered(id), version.parse()) {
                    self.events.push_back(Event::Done { id, version });
                }
            }
            ["refused", id, code, message] => {
                if let Some(id) = self.take_answered(id) {
                    let refused = Refused::new(code.to_owned(), message);
                    self.events.push_back(Event::Refused { id, refused });
                }
            }
            // Clients ignore what they do not know.
            _ => {}
        }
    }

    fn take_answered(&mut self, id: &str) -> Option<DecisionId> {
        let number = id.strip_prefix(&self.prefix)?.strip_prefix('-')?.parse().ok()?;
        let at = self.unanswered.iter().position(|it| it.id == DecisionId(number))?;
        Some(self.unanswered.remove(at).id)
    }
}

impl Driver<Gems> for RemoteDriver {
    fn command(&mut self, command: Command<Gems>, now: Millis) {
        match command {
            Command::Open => {
                self.is_open = true;
                self.send_all(now);
            }
            Command::Close => {
                self.is_open = false;
                self.send("unwatch".to_owned());
            }
            Command::Decide { id, seat: _, question, decision } => {
                let message = format!("decide {}-{} {question} {decision}", self.prefix, id.0);
                self.unanswered.push(Unanswered { id, message: message.clone() });
                self.again_at = self.again_at.max(now + PATIENCE);
                self.send(message);
            }
            Command::TakeBack { seat } => {
                let refused = Refused::new("take_back/never", "a server takes nothing back");
                self.events.push_back(Event::Output(Output::TakeBackRefused { seat, refused }));
            }
            Command::Retry => self.send_all(now),
            Command::GoOnUnsaved | Command::Withdraw | Command::Say { .. } => {}
        }
    }

    fn handle(&mut self, input: Input<Gems>, now: Millis) {
        match input {
            Input::Received(text) => self.receive(&text),
            Input::Connected => {
                self.connection = Connection::Steady;
                self.send_all(now);
            }
            Input::Disconnected { reason, retry_at } => {
                self.connection = Connection::Lost { reason, retry_at };
            }
            _ => {}
        }
        if self.wake_at().is_some_and(|at| at <= now) {
            self.send_all(now);
        }
    }

    fn poll(&mut self) -> Option<Event<Gems>> {
        self.events.pop_front()
    }

    fn wake_at(&self) -> Option<Millis> {
        let is_needed = self.is_open || !self.unanswered.is_empty();
        (self.connection == Connection::Steady && is_needed).then_some(self.again_at)
    }

    fn status(&self) -> Status {
        Status { connection: self.connection.clone(), ..Status::default() }
    }
}
