//! People who play, look on, leave, come back, and send what they should not.

use crate::calls::{Answer, Call, Reply, Request};
use crate::dice::Dice;
use game::Level;
use protocol::{Code, CommandId, Decide, NewDraw, PlayerId, Stage, State, TableId};
use std::sync::Arc;
use table::Millis;

/// A device with a screen on which one table is shown.
pub(crate) struct Client {
    pub(crate) number: usize,
    /// Who sits before it; nobody with an identity if they only look on.
    pub(crate) player: Option<PlayerId>,
    pub(crate) name: String,
    pub(crate) table: TableId,
    /// How long they take to look at their screen again, roughly.
    pub(crate) pace: Millis,
    pub(crate) is_connected: bool,
    /// Which connection this is; what comes by an older one is lost.
    pub(crate) connection: u64,
    /// The node at the other end.
    pub(crate) node: usize,
    newest: Option<Arc<State>>,
    under_way: Option<Decide>,
    /// What counts, with the version that was told.
    accepted: Vec<(Decide, u64)>,
    pub(crate) has_left: bool,
    ids: usize,
    /// The table of the rematch, once it is known.
    pub(crate) rematch: Option<TableId>,
    /// Whether they may ask for a rematch; one is enough.
    pub(crate) plays_again: bool,
}

impl Client {
    pub(crate) fn new(
        number: usize,
        (player, name): (Option<PlayerId>, String),
        table: TableId,
        pace: Millis,
    ) -> Client {
        Client {
            number,
            player,
            name,
            table,
            pace,
            is_connected: false,
            connection: 0,
            node: 0,
            newest: None,
            under_way: None,
            accepted: Vec::new(),
            has_left: false,
            ids: 0,
            rematch: None,
            plays_again: true,
        }
    }

    pub(crate) fn call(&self, request: Request) -> Call {
        let Client { number, player, table, connection, node, .. } = *self;
        Call { client: number, connection, node, player, name: self.name.clone(), table, request }
    }

    /// Looks at the screen and does something.
    pub(crate) fn act(&mut self, is_healed: bool, nodes: usize, dice: &mut Dice) -> Vec<Request> {
        if !self.is_connected {
            if !is_healed && dice.chance(500) {
                return Vec::new();
            }
            self.is_connected = true;
            self.connection += 1;
            self.node = dice.below(nodes);
            return vec![Request::Watch];
        }
        let Some(state) = self.newest.clone() else { return vec![Request::Watch] };
        let mut requests = match state.state {
            Stage::Open => self.before(&state, is_healed, dice),
            Stage::Playing => self.during(&state, is_healed, dice),
            Stage::Over | Stage::Closed => self.after(is_healed, dice),
        };
        if is_healed {
            // Whoever missed a state asks for it.
            requests.push(Request::Watch);
        } else {
            requests.extend(self.mischief(&state, dice));
        }
        requests
    }

    fn before(&mut self, state: &State, is_healed: bool, dice: &mut Dice) -> Vec<Request> {
        let seats = state.options.seats;
        let mut requests = Vec::new();
        if state.you.is_none() {
            let seat = dice.chance(300).then(|| dice.between(1, seats));
            if dice.chance(if is_healed { 1000 } else { 600 }) {
                requests.push(Request::Join(seat));
            }
        } else if dice.chance(if is_healed { 1000 } else { 30 }) {
            requests.push(Request::Start);
        } else if dice.chance(30) {
            requests.push(Request::SeatBot(dice.between(1, seats), dice.one_of(&Level::ALL)));
        } else if dice.chance(15) {
            requests.push(Request::Kick(dice.between(1, seats), dice.chance(500)));
        } else if dice.chance(15) {
            requests.push(Request::Leave);
        }
        requests
    }

    fn during(&mut self, state: &State, is_healed: bool, dice: &mut Dice) -> Vec<Request> {
        if state.you.is_none() {
            return Vec::new();
        }
        if self.has_left {
            let comes_back = dice.chance(if is_healed { 300 } else { 150 });
            return if comes_back { vec![Request::Join(None)] } else { Vec::new() };
        }
        if !is_healed && dice.chance(15) {
            return vec![Request::Leave];
        }
        if !is_healed && dice.chance(60) {
            return vec![Request::Substitute(someone_absent(state, dice))];
        }
        let view = state.view.as_ref().expect("the game is on");
        let asked = asked(state);
        if let Some(command) = &self.under_way {
            if asked.as_ref() == Some(&command.asked) || dice.chance(300) {
                return vec![Request::Decide(command.clone())];
            }
            self.under_way = None;
        }
        let Some(asked) = asked else { return Vec::new() };
        let legal = view.read().expect("a view that was sent is one").legal();
        let command = self.command(asked, dice.one_of(&legal));
        self.under_way = Some(command.clone());
        vec![Request::Decide(command)]
    }

    fn after(&mut self, is_healed: bool, dice: &mut Dice) -> Vec<Request> {
        if self.plays_again && !is_healed && dice.chance(300) {
            return vec![Request::Rematch(dice.one_of(&[NewDraw::New, NewDraw::Same]))];
        }
        Vec::new()
    }

    /// What nobody should send, and what nobody has to.
    fn mischief(&mut self, state: &State, dice: &mut Dice) -> Vec<Request> {
        if !dice.chance(200) {
            return Vec::new();
        }
        let seats = state.options.seats;
        let asked =
            asked(state).unwrap_or_else(|| dice.one_of(&["1", "16", "3.0", "x"]).to_owned());
        let rubbish = ["", "d4^", "hide r", "play b", "suspect 1", "exchange g", "e9> +xx", "…\0"];
        let rubbish = dice.one_of(&rubbish).to_owned();
        let known = (!self.accepted.is_empty()).then(|| dice.one_of(&self.accepted).0);
        vec![match (dice.below(9), known) {
            (0, Some(known)) => Request::Decide(known),
            (1, Some(known)) => Request::Decide(Decide { decision: rubbish, ..known }),
            (2, Some(known)) => Request::Decide(Decide { asked, ..known }),
            (0..=3, _) => Request::Decide(self.command(asked, rubbish)),
            (4, _) => Request::Decide(self.command("1".to_owned(), rubbish)),
            (5, _) => Request::Legal,
            (6, _) => Request::Record(dice.chance(500).then(|| dice.below(seats + 2))),
            (7, _) => Request::Player(dice.below(seats + 2)),
            _ => dice.one_of(&[Request::Join(None), Request::Start, Request::Watch]),
        }]
    }

    /// A command with an id of its own. Two devices of one person do not share their ids.
    fn command(&mut self, asked: String, decision: String) -> Decide {
        self.ids += 1;
        let id = CommandId::new(&format!("{}-{}", self.number, self.ids)).expect("an id");
        Decide { id, asked, decision }
    }

    /// Takes in what has arrived. Whether it asks this client something is told.
    pub(crate) fn receive(&mut self, reply: Reply) -> bool {
        match reply.answer {
            Answer::State(_) if reply.connection != self.connection => {}
            Answer::State(state) => {
                let is_newer =
                    self.newest.as_ref().is_none_or(|newest| newest.version <= state.version);
                self.rematch = self.rematch.or(state.rematch);
                if is_newer {
                    // Another player may have let a bot play for them.
                    let own =
                        state.you.and_then(|you| state.seats.iter().find(|it| it.seat == you));
                    self.has_left = own.is_some_and(|seat| seat.left);
                    let is_asked = asked(&state).is_some();
                    self.newest = Some(state);
                    return is_asked;
                }
            }
            Answer::Done(command, version) => {
                if self.under_way.as_ref() == Some(&command) {
                    self.under_way = None;
                }
                match self.accepted.iter().find(|(known, _)| *known == command) {
                    Some(&(_, known)) => assert_eq!(known, version, "{command:?}"),
                    None => self.accepted.push((command, version)),
                }
            }
            Answer::Refused(id, code) => {
                let is_it = self.under_way.as_ref().map(|command| &command.id) == id.as_ref();
                if is_it && code != Code::BUSY {
                    self.under_way = None;
                }
            }
            Answer::Joined => self.has_left = false,
            Answer::Left => self.has_left = true,
            Answer::Rematch(table) => self.rematch = Some(table),
            Answer::Text(_) | Answer::Created(_) => {}
        }
        false
    }
}

/// A seat that the game waits for, or any number.
fn someone_absent(state: &State, dice: &mut Dice) -> usize {
    let waiting: Vec<usize> =
        state.seats.iter().filter(|seat| seat.waiting).map(|seat| seat.seat).collect();
    if waiting.is_empty() || dice.chance(200) {
        return dice.between(0, state.options.seats + 1);
    }
    dice.one_of(&waiting)
}

/// What the state asks of whoever gets it.
fn asked(state: &State) -> Option<String> {
    Some(state.view.as_ref()?.asked()?.to_owned())
}
