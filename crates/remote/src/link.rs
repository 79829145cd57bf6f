//! One socket to a server, kept open as long as somebody needs it.

use crate::Json;
use client::Millis;
use dice::Dice;
use protocol::{FromServer, ToServer};
use std::collections::VecDeque;

/// How long nothing may be heard before the server is asked whether it is there.
const SILENCE: Millis = 15_000;
/// How long it has to answer that, or to take the call in the first place.
const PATIENCE: Millis = 10_000;
/// How long the first wait before another attempt takes, at most.
const FIRST_WAIT: Millis = 1000;
/// How long any wait takes, at most.
const LONGEST_WAIT: Millis = 30_000;

/// One socket to a server. Whoever holds it carries out what [`Link::poll`] wants, tells it what happens to the socket, and
/// calls [`Link::tick`] at [`Link::wake_at`].
///
/// After a failure it waits before it tries again: twice as long each time, and never exactly as long as others do, so
/// that a server that has just started again is not asked by everybody in the same moment.
#[derive(Clone, Debug)]
pub struct Link {
    json: Json,
    phase: Phase,
    /// How many attempts have failed since the server was heard last.
    failures: u32,
    /// What the server said before it closed.
    farewell: Option<String>,
    dice: Dice,
    outputs: VecDeque<LinkOutput>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// Nobody needs it.
    Idle,
    /// A socket is being opened; it has until then.
    Opening { until: Millis },
    /// It is open. If nothing is heard until then, the server is asked, or given up if it was.
    Open { until: Millis, is_asked: bool },
    /// There is none until then.
    Waiting { until: Millis },
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkOutput {
    /// Open a socket, and tell [`Link::opened`] or [`Link::closed`] about it.
    Open,
    /// Drop the socket. Nothing more is to be told about it.
    Drop,
    /// Send this over the socket.
    Send(String),
    /// Everybody who watches a table is connected.
    Connected,
    /// Nobody is connected any more, or still not.
    Disconnected {
        /// Why, in words.
        reason: String,
        /// When the next attempt is made; `None` if nobody needs one.
        retry_at: Option<Millis>,
    },
}

impl Link {
    /// A link that nobody needs yet. The seed decides how long it waits; any number that others do not have will do.
    pub fn new(json: Json, seed: u64) -> Link {
        Link {
            json,
            phase: Phase::Idle,
            failures: 0,
            farewell: None,
            dice: Dice::new(seed),
            outputs: VecDeque::new(),
        }
    }

    /// Somebody needs the server: a socket is opened, unless there is one or an attempt is due later.
    pub fn open(&mut self, now: Millis) {
        if self.phase == Phase::Idle {
            self.call(now);
        }
    }

    /// Nobody needs the server any more.
    pub fn close(&mut self) {
        if matches!(self.phase, Phase::Opening { .. } | Phase::Open { .. }) {
            self.outputs.push_back(LinkOutput::Drop);
        }
        (self.phase, self.failures) = (Phase::Idle, 0);
    }

    /// The next attempt is made now: somebody is impatient, or the device has a network again.
    pub fn retry(&mut self, now: Millis) {
        if matches!(self.phase, Phase::Waiting { .. }) {
            self.call(now);
        }
    }

    /// The device has lost its network. Nobody waits until that is noticed.
    pub fn offline(&mut self, reason: &str, now: Millis) {
        if matches!(self.phase, Phase::Opening { .. } | Phase::Open { .. }) {
            self.outputs.push_back(LinkOutput::Drop);
            self.lose(reason, now);
        }
    }

    /// The socket is open.
    pub fn opened(&mut self, now: Millis) {
        if matches!(self.phase, Phase::Opening { .. }) {
            self.phase = Phase::Open { until: now + SILENCE, is_asked: false };
            self.outputs.push_back(LinkOutput::Connected);
        }
    }

    /// The socket is closed, or could not be opened.
    pub fn closed(&mut self, reason: &str, now: Millis) {
        if matches!(self.phase, Phase::Opening { .. } | Phase::Open { .. }) {
            self.lose(reason, now);
        }
    }

    /// A message has come. Whoever watches a table gets it too.
    pub fn received(&mut self, text: &str, now: Millis) {
        if !matches!(self.phase, Phase::Open { .. }) {
            return;
        }
        self.failures = 0;
        self.phase = Phase::Open { until: now + SILENCE, is_asked: false };
        // Only a farewell matters here, so whole states are not read twice.
        if text.contains("\"bye\"")
            && let Some(FromServer::Bye { error }) = (self.json.read)(text)
        {
            self.farewell = Some(error.message);
        }
    }

    /// So much time has passed.
    pub fn tick(&mut self, now: Millis) {
        match self.phase {
            Phase::Waiting { until } if until <= now => self.call(now),
            Phase::Opening { until } if until <= now => self.give_up(now),
            Phase::Open { until, is_asked: true } if until <= now => self.give_up(now),
            Phase::Open { until, is_asked: false } if until <= now => {
                self.phase = Phase::Open { until: now + PATIENCE, is_asked: true };
                self.outputs.push_back(LinkOutput::Send((self.json.write)(&ToServer::Ping)));
            }
            _ => {}
        }
    }

    /// When to call [`Link::tick`] if nothing happens before.
    pub fn wake_at(&self) -> Option<Millis> {
        match self.phase {
            Phase::Idle => None,
            Phase::Opening { until } | Phase::Open { until, .. } | Phase::Waiting { until } => {
                Some(until)
            }
        }
    }

    /// What is to be done next; `None` when there is nothing more.
    pub fn poll(&mut self) -> Option<LinkOutput> {
        self.outputs.pop_front()
    }

    /// Whether messages can be sent.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Open { .. })
    }

    fn call(&mut self, now: Millis) {
        self.farewell = None;
        self.phase = Phase::Opening { until: now + PATIENCE };
        self.outputs.push_back(LinkOutput::Open);
    }

    fn give_up(&mut self, now: Millis) {
        self.outputs.push_back(LinkOutput::Drop);
        self.lose("the server does not answer", now);
    }

    fn lose(&mut self, reason: &str, now: Millis) {
        let longest = (FIRST_WAIT << self.failures.min(5)).min(LONGEST_WAIT);
        self.failures += 1;
        let chance = self.dice.below(longest as usize / 2 + 1) as Millis;
        let until = now + longest / 2 + chance;
        self.phase = Phase::Waiting { until };
        let reason = self.farewell.take().unwrap_or_else(|| reason.to_owned());
        self.outputs.push_back(LinkOutput::Disconnected { reason, retry_at: Some(until) });
    }
}
