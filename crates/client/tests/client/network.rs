//! A server behind a bad network, which delays, repeats, reorders and drops messages and breaks off at times.

use crate::dice::Dice;
use crate::gems::{Decision, Gems};
use crate::wire;
use crate::world::{Schedule, World};
use client::{Input, Millis, Occupant, Output, OwnSeat, SeatState, State};
use game::{Game, Position, Question, Refusal, Seat};
use std::collections::BTreeMap;

/// How often what went wrong.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Losses {
    pub(crate) dropped: usize,
    pub(crate) repeated: usize,
    pub(crate) broken_off: usize,
    pub(crate) repeated_ids: usize,
    pub(crate) refused: usize,
}

enum Happening {
    ToServer(String),
    ToClient(String),
    Connect,
    BreakOff,
    /// Somebody else at the table decides.
    OtherPlayer,
}

pub(crate) struct Network {
    dice: Dice,
    schedule: Schedule<Happening>,
    is_connected: bool,
    is_watched: bool,
    /// The seat of the client, if it has one.
    you: Option<Seat>,
    history: Vec<Gems>,
    accepted: BTreeMap<String, u64>,
    pub(crate) losses: Losses,
}

impl Network {
    pub(crate) fn new(start: &Gems, you: Option<Seat>, seed: &str) -> Network {
        let mut schedule = Schedule::new();
        schedule.add(5, Happening::Connect);
        schedule.add(10, Happening::OtherPlayer);
        Network {
            dice: Dice::new(seed, "network"),
            schedule,
            is_connected: false,
            is_watched: false,
            you,
            history: vec![start.clone()],
            accepted: BTreeMap::new(),
            losses: Losses::default(),
        }
    }

    /// Puts a message on its way, or not, or twice.
    fn post(&mut self, happening: fn(String) -> Happening, text: &str, now: Millis) {
        if self.dice.chance(15) {
            self.losses.dropped += 1;
            return;
        }
        let copies = if self.dice.chance(15) { 2 } else { 1 };
        self.losses.repeated += copies - 1;
        for _ in 0..copies {
            let at = now + self.dice.delay();
            self.schedule.add(at, happening(text.to_owned()));
        }
    }

    fn serve(&mut self, text: &str, now: Millis) {
        let words: Vec<&str> = text.splitn(4, ' ').collect();
        match words[..] {
            ["watch"] => {
                self.is_watched = true;
                self.send_state(now);
            }
            ["unwatch"] => self.is_watched = false,
            ["decide", id, question, decision] => {
                let answer = match self.decide(id, question, decision) {
                    Ok(version) => format!("done {id} {version}"),
                    Err((code, message)) => {
                        self.losses.refused += 1;
                        format!("refused {id} {code} {message}")
                    }
                };
                self.post(Happening::ToClient, &answer, now);
                self.send_state(now);
            }
            _ => panic!("not a message: {text}"),
        }
    }

    /// In the order of PROTOCOL.md: repeated id, seat, question, turn.
    fn decide(
        &mut self,
        id: &str,
        question: &str,
        decision: &str,
    ) -> Result<u64, (String, String)> {
        if let Some(&version) = self.accepted.get(id) {
            self.losses.repeated_ids += 1;
            return Ok(version);
        }
        let refused = |code: &str, message: &str| Err((code.to_owned(), message.to_owned()));
        let Some(seat) = self.you else { return refused("table/not_yours", "no seat") };
        let mut game = self.newest().clone();
        if game.asked(seat) != question.parse::<Question>().ok() {
            return refused("question/stale", "not asked now");
        }
        let Ok(decision) = decision.parse::<Decision>() else {
            return refused(game::NOTATION, "unreadable");
        };
        if let Err(refusal) = game.decide(seat, decision) {
            return refused(refusal.code(), &refusal.to_string());
        }
        self.history.push(game);
        let version = self.version();
        self.accepted.insert(id.to_owned(), version);
        Ok(version)
    }

    fn version(&self) -> u64 {
        self.history.len() as u64
    }

    fn other_player(&mut self, now: Millis) {
        let mut game = self.newest().clone();
        let others: Vec<Seat> =
            game.waiting().into_iter().filter(|&seat| Some(seat) != self.you).collect();
        if !others.is_empty() {
            let seat = self.dice.one_of(&others);
            let decision = self.dice.one_of(&game.legal(seat).expect("asked"));
            game.decide(seat, decision).expect("legal");
            self.history.push(game);
            self.send_state(now);
        }
        let at = now + self.dice.delay();
        if !self.newest().is_over() {
            self.schedule.add(at, Happening::OtherPlayer);
        }
    }

    fn send_state(&mut self, now: Millis) {
        if self.is_watched && self.is_connected {
            let text = wire::write(&self.state());
            assert_eq!(wire::read(&text).as_ref(), Some(&self.state()));
            self.post(Happening::ToClient, &text, now);
        }
    }

    fn state(&self) -> State<Gems> {
        let game = self.newest();
        let seats = game.seats().map(|seat| SeatState {
            seat,
            name: game.name(seat).unwrap_or_default().to_owned(),
            occupant: if Some(seat) == self.you { Occupant::Here } else { Occupant::Elsewhere },
            is_asked: game.asked(seat).is_some(),
            is_connected: true,
            stood_in: Vec::new(),
        });
        let own = self.you.map(|seat| OwnSeat {
            seat,
            view: game.view(Some(seat)),
            asked: game.asked(seat),
            take_back: None,
        });
        State {
            version: self.version(),
            seats: seats.collect(),
            watched: own.is_none().then(|| game.view(None)),
            own: own.into_iter().collect(),
            is_over: game.is_over(),
            table: None,
        }
    }

    /// What is on its way is lost, and so is the server's knowledge of who watches.
    fn break_off(&mut self, now: Millis) {
        (self.is_connected, self.is_watched) = (false, false);
        self.losses.broken_off += 1;
        self.schedule.clear();
        self.schedule.add(now + self.dice.delay(), Happening::Connect);
        self.schedule.add(now + self.dice.delay(), Happening::OtherPlayer);
    }
}

impl World for Network {
    fn carry_out(&mut self, output: Output<Gems>, now: Millis) {
        match output {
            Output::Send(text) => self.post(Happening::ToServer, &text, now),
            Output::Store(_) | Output::Load | Output::Think(_) | Output::CancelThink(_) => {
                panic!("the game is kept elsewhere: {output:?}")
            }
            _ => {}
        }
    }

    fn next_at(&self) -> Option<Millis> {
        self.schedule.next_at()
    }

    fn happen(&mut self, now: Millis) -> Option<Input<Gems>> {
        while let Some(happening) = self.schedule.pop(now) {
            match happening {
                Happening::ToServer(text) => self.serve(&text, now),
                Happening::ToClient(text) => return Some(Input::Received(text)),
                Happening::OtherPlayer => self.other_player(now),
                Happening::Connect => {
                    self.is_connected = true;
                    if self.dice.chance(60) {
                        let at = now + self.dice.delay() * 3;
                        self.schedule.add(at, Happening::BreakOff);
                    }
                    return Some(Input::Connected);
                }
                Happening::BreakOff => {
                    self.break_off(now);
                    let reason = "broken off".to_owned();
                    return Some(Input::Disconnected { reason, retry_at: None });
                }
            }
        }
        None
    }

    fn game_at(&self, version: u64) -> Option<&Gems> {
        self.history.get(usize::try_from(version).ok()?.checked_sub(1)?)
    }

    fn newest(&self) -> &Gems {
        self.history.last().expect("the start at least")
    }
}
