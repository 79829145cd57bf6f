//! What is between a page and its server: sockets that are slow, break off and are refused, and a server that restarts.

use crate::kit;
use crate::server::Server;
use client::Millis;
use dice::Dice;
use game::{Game, Seat};
use games::AnyView;
use protocol::{Code, Fault, FromServer, ToServer};
use remote::LinkOutput;
use std::collections::BTreeMap;

/// How often what went wrong.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Faults {
    pub(crate) broken_off: usize,
    pub(crate) lost: usize,
    pub(crate) late: usize,
    pub(crate) restarts: usize,
    pub(crate) refused_calls: usize,
    pub(crate) silences: usize,
    pub(crate) busy: usize,
    pub(crate) stood_in: usize,
}

/// What happens to the socket of the page.
pub(crate) enum Happened {
    Opened,
    Closed(&'static str),
    Received(String),
}

enum Happening {
    Open {
        socket: u32,
    },
    ToServer {
        socket: u32,
        text: String,
    },
    ToPage {
        socket: u32,
        text: String,
    },
    BreakOff {
        socket: u32,
    },
    /// From now on nothing gets through, and nobody is told.
    Silence {
        socket: u32,
    },
    Restart,
    Ready,
    /// Somebody else at the table decides, or a bot for whoever takes too long.
    Others,
}

pub(crate) struct Network<G: Game> {
    pub(crate) server: Server<G>,
    pub(crate) dice: Dice,
    pub(crate) faults: Faults,
    schedule: BTreeMap<(Millis, u64), Happening>,
    count: u64,
    /// The socket that the page holds: each has a number.
    socket: Option<u32>,
    sockets: u32,
    /// When the last message of either direction arrives: a socket keeps their order.
    arrives: [Millis; 2],
    is_silent: bool,
    is_watched: bool,
    is_up: bool,
}

impl<G: Game<View: Into<AnyView>>> Network<G> {
    pub(crate) fn new(server: Server<G>, seed: u64) -> Network<G> {
        let mut network = Network {
            server,
            dice: Dice::new(seed),
            faults: Faults::default(),
            schedule: BTreeMap::new(),
            count: 0,
            socket: None,
            sockets: 0,
            arrives: [0; 2],
            is_silent: false,
            is_watched: false,
            is_up: true,
        };
        network.add(10, Happening::Others);
        network.add(5000, Happening::Restart);
        network
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.dice.below(100) < percent
    }

    pub(crate) fn next_at(&self) -> Option<Millis> {
        self.schedule.keys().next().map(|&(at, _)| at)
    }

    /// Does what the link of the page wants.
    pub(crate) fn carry_out(&mut self, output: LinkOutput, now: Millis) {
        match output {
            LinkOutput::Open => {
                self.sockets += 1;
                let socket = self.sockets;
                (self.socket, self.is_silent) = (Some(socket), false);
                let at = now + self.delay();
                self.arrives = [at; 2];
                self.add(at, Happening::Open { socket });
            }
            LinkOutput::Drop => self.drop_socket(),
            LinkOutput::Send(text) => self.send(text, now),
            LinkOutput::Connected | LinkOutput::Disconnected { .. } => {}
        }
    }

    /// The page sends something.
    pub(crate) fn send(&mut self, text: String, now: Millis) {
        let Some(socket) = self.socket else { panic!("there is no socket: {text}") };
        let at = self.arrival(0, now);
        self.add(at, Happening::ToServer { socket, text });
    }

    /// The page is gone, and its socket with it.
    pub(crate) fn drop_socket(&mut self) {
        (self.socket, self.is_watched) = (None, false);
    }

    /// What happens next to the page, if it is due.
    pub(crate) fn happen(&mut self, now: Millis) -> Option<Happened> {
        while let Some(entry) = self.schedule.first_entry().filter(|entry| entry.key().0 <= now) {
            let happened = match entry.remove() {
                Happening::Open { socket } => self.open(socket, now),
                Happening::ToServer { socket, text } => {
                    self.serve(socket, &text, now);
                    None
                }
                Happening::ToPage { socket, text } => {
                    let is_there = self.socket == Some(socket) && !self.is_silent;
                    self.faults.lost += usize::from(!is_there);
                    is_there.then_some(Happened::Received(text))
                }
                Happening::BreakOff { socket } => self.break_off(socket, "broken off"),
                Happening::Silence { socket } => {
                    if self.socket == Some(socket) {
                        self.is_silent = true;
                        self.faults.silences += 1;
                    }
                    None
                }
                Happening::Restart => self.restart(now),
                Happening::Ready => {
                    self.is_up = true;
                    None
                }
                Happening::Others => {
                    self.others(now);
                    None
                }
            };
            if happened.is_some() {
                return happened;
            }
        }
        None
    }

    fn open(&mut self, socket: u32, now: Millis) -> Option<Happened> {
        if self.socket != Some(socket) {
            return None;
        }
        if !self.is_up || self.chance(10) {
            self.faults.refused_calls += 1;
            return self.break_off(socket, "refused");
        }
        let at = now + self.delay() * 5;
        match self.dice.below(4) {
            0 => self.add(at, Happening::BreakOff { socket }),
            1 => self.add(at, Happening::Silence { socket }),
            _ => {}
        }
        Some(Happened::Opened)
    }

    fn break_off(&mut self, socket: u32, reason: &'static str) -> Option<Happened> {
        if self.socket != Some(socket) {
            return None;
        }
        self.faults.broken_off += 1;
        self.drop_socket();
        Some(Happened::Closed(reason))
    }

    fn restart(&mut self, now: Millis) -> Option<Happened> {
        self.faults.restarts += 1;
        self.is_up = false;
        let (ready, next) = (now + self.delay(), now + 3000 + self.delay() * 4);
        self.add(ready, Happening::Ready);
        self.add(next, Happening::Restart);
        self.socket.and_then(|socket| self.break_off(socket, "restarted"))
    }

    fn serve(&mut self, socket: u32, text: &str, now: Millis) {
        let is_there = self.socket == Some(socket) && !self.is_silent;
        // What a socket has carried when it breaks may still arrive, later than what follows over the next one.
        if !self.is_up || (!is_there && self.chance(50)) {
            self.faults.lost += 1;
            return;
        }
        self.faults.late += usize::from(!is_there);
        match kit::read(text) {
            ToServer::Watch { .. } => {
                self.is_watched = is_there;
                self.send_state(now);
            }
            ToServer::Unwatch { .. } => self.is_watched = self.is_watched && !is_there,
            ToServer::Decide { table, command } => {
                let answer = if self.chance(10) {
                    self.faults.busy += 1;
                    let error = Fault::new(Code::BUSY, "too much to do");
                    FromServer::refused(table, Some(&command.id), error)
                } else {
                    self.server.decide(&command)
                };
                // Whether the answer or the state comes first is not promised.
                let is_first = self.chance(50);
                if is_first {
                    self.reply(&answer, now);
                }
                self.send_state(now);
                if !is_first {
                    self.reply(&answer, now);
                }
            }
            ToServer::Say { .. } | ToServer::Mine | ToServer::Unmine => {}
            ToServer::Ping => self.reply(&FromServer::Pong, now),
        }
    }

    fn others(&mut self, now: Millis) {
        let game = self.server.newest();
        let (waiting, you) = (game.waiting(), self.server.you());
        let others: Vec<Seat> = waiting.iter().copied().filter(|&it| Some(it) != you).collect();
        let is_late = others.is_empty() && self.chance(10);
        self.faults.stood_in += usize::from(is_late && !waiting.is_empty());
        let chosen = if is_late { waiting.first() } else { others.first() };
        if let Some(&seat) = chosen {
            let roll = self.dice.roll() as usize;
            self.server.decide_for(seat, |legal| legal[roll % legal.len()]);
            self.send_state(now);
        }
        if !self.server.newest().is_over() {
            let at = now + self.delay();
            self.add(at, Happening::Others);
        }
    }

    fn send_state(&mut self, now: Millis) {
        if self.is_watched {
            let state = FromServer::State(Box::new(self.server.state()));
            self.reply(&state, now);
        }
    }

    fn reply(&mut self, message: &FromServer, now: Millis) {
        let at = self.arrival(1, now);
        let socket = self.sockets;
        self.add(at, Happening::ToPage { socket, text: kit::text(message) });
    }

    /// When a message arrives, at the earliest with the one before.
    fn arrival(&mut self, direction: usize, now: Millis) -> Millis {
        let at = (now + self.delay()).max(self.arrives[direction]);
        self.arrives[direction] = at;
        at
    }

    /// At least 1 ms, mostly short.
    fn delay(&mut self) -> Millis {
        let most = if self.chance(20) { 3000 } else { 100 };
        1 + self.dice.below(most) as Millis
    }

    fn add(&mut self, at: Millis, happening: Happening) {
        self.count += 1;
        self.schedule.insert((at, self.count), happening);
    }
}
