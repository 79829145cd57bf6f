//! A game as a screen shows it.

use crate::{
    Command, DecisionId, Driver, Event, Input, Millis, Output, OwnSeat, Progress, Refused,
    SeatState, State, Status, StorageState, UnderWay,
};
use game::{Position, Question, Seat};
use std::collections::VecDeque;

/// A game as a screen shows it, whoever keeps it going.
///
/// Invariants:
/// - The version of the state never goes back, unless the server was restored from an older backup.
/// - A seat has at most one decision under way, and it answers the question that the state asks this seat.
#[derive(Clone, Debug)]
pub struct GameClient<P: Position, D> {
    driver: D,
    state: Option<State<P>>,
    status: Status,
    under_way: Vec<UnderWay<P>>,
    /// The number of the decision made last.
    last_id: u64,
    is_open: bool,
    outputs: VecDeque<Output<P>>,
}

impl<P: Position, D: Driver<P>> GameClient<P, D> {
    /// A client of a game that nobody looks at yet: it is still to be opened.
    pub fn new(driver: D) -> GameClient<P, D> {
        GameClient {
            status: driver.status(),
            driver,
            state: None,
            under_way: Vec::new(),
            last_id: 0,
            is_open: false,
            outputs: VecDeque::new(),
        }
    }

    /// Somebody looks at the game. Nothing happens if somebody does already.
    pub fn open(&mut self, now: Millis) {
        if !self.is_open {
            self.is_open = true;
            self.command(Command::Open, now);
        }
    }

    /// Nobody looks at the game any more: bots stop thinking. What was decided is brought to its end, so the client
    /// is kept until [`GameClient::is_settled`]. It can be opened again.
    pub fn close(&mut self, now: Millis) {
        if self.is_open {
            self.is_open = false;
            self.command(Command::Close, now);
        }
    }

    /// Decides for a seat of this device. The question is the one that the player was shown, so that what they decide
    /// is never taken for an answer to another. Deciding the same once more changes nothing.
    ///
    /// # Errors
    /// If this seat cannot answer this question now, or another answer is under way; then nothing has changed. Whether
    /// the decision is legal turns out later: see [`GameClient::under_way`].
    pub fn decide(
        &mut self,
        seat: Seat,
        question: Question,
        decision: P::Decision,
        now: Millis,
    ) -> Result<(), Refused> {
        self.check_asked(seat, question)?;
        if let Some(earlier) = self.under_way(seat).filter(|it| it.is_accepted_or_sent()) {
            return if earlier.decision == decision {
                Ok(())
            } else {
                Err(Refused::new(
                    Refused::UNDER_WAY,
                    "another answer to this question is under way",
                ))
            };
        }
        self.last_id += 1;
        let id = DecisionId(self.last_id);
        self.under_way.retain(|it| it.seat != seat);
        self.under_way.push(UnderWay { id, seat, question, decision, progress: Progress::Sent });
        self.changed();
        self.command(Command::Decide { id, seat, question, decision }, now);
        Ok(())
    }

    /// Takes back the last decision of a seat of this device. The answer is an output.
    ///
    /// # Errors
    /// If the seat is not this device's, or a decision of it is under way; then nothing has changed.
    pub fn take_back(&mut self, seat: Seat, now: Millis) -> Result<(), Refused> {
        self.own(seat).ok_or_else(not_yours)?;
        if self.under_way(seat).is_some_and(UnderWay::is_accepted_or_sent) {
            return Err(Refused::new(Refused::TAKE_BACK_BUSY, "a decision is under way"));
        }
        self.command(Command::TakeBack { seat }, now);
        Ok(())
    }

    /// Takes back decisions that have certainly not left this device yet. Others stay as they are.
    pub fn withdraw(&mut self, now: Millis) {
        self.command(Command::Withdraw, now);
    }

    /// Says something to everybody at the table. Where nobody else can hear it, nothing happens.
    pub fn say(&mut self, seat: Seat, phrase: &str, now: Millis) {
        self.command(Command::Say { seat, phrase: phrase.to_owned() }, now);
    }

    /// Forgets a refusal that the player has read.
    pub fn dismiss(&mut self, seat: Seat) {
        let before = self.under_way.len();
        self.under_way.retain(|it| it.seat != seat || it.is_accepted_or_sent());
        if self.under_way.len() != before {
            self.changed();
        }
    }

    /// Tries again what failed: storing, reading or connecting.
    pub fn retry(&mut self, now: Millis) {
        self.command(Command::Retry, now);
    }

    /// Lets the game go on although it cannot be stored.
    pub fn go_on_unsaved(&mut self, now: Millis) {
        self.command(Command::GoOnUnsaved, now);
    }

    /// Takes in what has happened outside, or that time has passed.
    pub fn handle(&mut self, input: Input<P>, now: Millis) {
        self.driver.handle(input, now);
        self.take_events();
    }

    /// What is to be done next; `None` when there is nothing more.
    pub fn poll(&mut self) -> Option<Output<P>> {
        self.outputs.pop_front()
    }

    /// When to call [`GameClient::handle`] with [`Input::Tick`] if nothing happens before.
    pub fn wake_at(&self) -> Option<Millis> {
        self.driver.wake_at()
    }

    /// The newest state; `None` until one has arrived.
    pub fn state(&self) -> Option<&State<P>> {
        self.state.as_ref()
    }

    /// How things stand around the game.
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// A seat of this device.
    pub fn own(&self, seat: Seat) -> Option<&OwnSeat<P>> {
        self.state.as_ref()?.own.iter().find(|own| own.seat == seat)
    }

    /// What a seat of this device sees; with `None`, what somebody sees who only watches, if this device has no seat.
    pub fn view(&self, seat: Option<Seat>) -> Option<&P::View> {
        match seat {
            Some(seat) => self.own(seat).map(|own| &own.view),
            None => self.state.as_ref()?.watched.as_ref(),
        }
    }

    /// The decision of a seat that is under way, or was refused.
    pub fn under_way(&self, seat: Seat) -> Option<&UnderWay<P>> {
        self.under_way.iter().find(|it| it.seat == seat)
    }

    /// Whose turn it is at this device, and what they are asked: the first of its seats that has an answer to give.
    pub fn turn(&self) -> Option<(Seat, Question)> {
        let own = self.state.as_ref()?.own.iter();
        own.filter(|own| !self.under_way(own.seat).is_some_and(UnderWay::is_accepted_or_sent))
            .find_map(|own| Some((own.seat, own.asked?)))
    }

    /// The seats that the game waits for and that are not this device's persons, in order.
    pub fn waiting_for(&self) -> impl Iterator<Item = &SeatState> {
        let seats = self.state.iter().flat_map(|state| &state.seats);
        seats.filter(|it| it.is_asked && self.own(it.seat).is_none())
    }

    /// Whether everything that was decided here has been answered, so that the client can be dropped.
    pub fn is_settled(&self) -> bool {
        let is_sent = |it: &UnderWay<P>| it.progress == Progress::Sent;
        self.status.storage == StorageState::Saved && !self.under_way.iter().any(is_sent)
    }

    /// The record with everything that was decided, stored or not, where this device knows it.
    pub fn record(&self) -> Option<String> {
        self.driver.record()
    }

    /// All that a seat of this device has seen, the newest last; nothing where that is not known. Whoever plays in another seat is
    /// none of this device's business.
    pub fn seen_from(&self, seat: Seat) -> Vec<P::View> {
        if self.own(seat).is_some() { self.driver.seen_from(seat) } else { Vec::new() }
    }

    /// The driver, for what only one kind of it can tell.
    pub fn driver(&self) -> &D {
        &self.driver
    }

    fn check_asked(&self, seat: Seat, question: Question) -> Result<(), Refused> {
        let own = self.own(seat).ok_or_else(not_yours)?;
        match own.asked {
            Some(asked) if asked == question => Ok(()),
            Some(asked) => Err(Refused::new(
                Refused::STALE,
                format!("question {question} is not asked now, but {asked}"),
            )),
            None if self.state.as_ref().is_some_and(|state| state.is_over) => {
                Err(Refused::new(Refused::OVER, "the game is over"))
            }
            None => Err(Refused::new(Refused::NONE, "there is nothing to decide now")),
        }
    }

    fn command(&mut self, command: Command<P>, now: Millis) {
        self.driver.command(command, now);
        self.take_events();
    }

    fn take_events(&mut self) {
        while let Some(event) = self.driver.poll() {
            match event {
                Event::State(state) => self.take_state(state),
                Event::Done { id, version } => self.done(id, version),
                Event::Refused { id, refused } => self.refused(id, refused),
                Event::Resumed { id, seat, question, decision } => {
                    self.last_id = self.last_id.max(id.0);
                    let progress = Progress::Sent;
                    self.under_way.push(UnderWay { id, seat, question, decision, progress });
                    self.changed();
                }
                Event::Withdrawn { id } => {
                    self.under_way.retain(|it| it.id != id);
                    self.changed();
                }
                Event::Output(output) => self.outputs.push_back(output),
            }
        }
        let status = self.driver.status();
        if status != self.status {
            self.status = status;
            self.changed();
        }
    }

    /// Takes in a state unless it is older than the one that is shown. What it does not ask any more is settled.
    fn take_state(&mut self, state: State<P>) {
        let epoch = |state: &State<P>| state.table.as_ref().map(|table| table.epoch);
        let is_restored = self.state.as_ref().is_some_and(|old| epoch(old) != epoch(&state));
        if !is_restored && self.state.as_ref().is_some_and(|old| old.version > state.version) {
            return;
        }
        let asked = |seat| state.own.iter().find(|own| own.seat == seat).and_then(|own| own.asked);
        self.under_way.retain(|it| {
            // What counted before a backup was restored may be lost with it; then it is asked again.
            let shown = matches!(it.progress, Progress::Done { version }
                if is_restored || version <= state.version);
            asked(it.seat) == Some(it.question) && !shown
        });
        self.state = Some(state);
        self.changed();
    }

    fn done(&mut self, id: DecisionId, version: u64) {
        // Whether the answer or the state that shows it comes first depends on the driver.
        let is_shown = self.state.as_ref().is_some_and(|state| state.version >= version);
        let Some(at) = self.under_way.iter().position(|it| it.id == id) else { return };
        let it = &mut self.under_way[at];
        if it.progress == (Progress::Done { version }) {
            return;
        }
        let (seat, question) = (it.seat, it.question);
        it.progress = Progress::Done { version };
        if is_shown {
            self.under_way.remove(at);
        }
        self.outputs.push_back(Output::Done { seat, question });
        self.changed();
    }

    fn refused(&mut self, id: DecisionId, refused: Refused) {
        let Some(it) = self.under_way.iter_mut().find(|it| it.id == id) else { return };
        // What counts cannot be refused any more, and what was refused is refused once.
        if it.progress != Progress::Sent {
            return;
        }
        it.progress = Progress::Refused(refused.clone());
        let (seat, question) = (it.seat, it.question);
        self.outputs.push_back(Output::Refused { seat, question, refused });
        self.changed();
    }

    fn changed(&mut self) {
        // Comparing whole outputs would compare whole views.
        if !self.outputs.iter().any(|output| matches!(output, Output::Changed)) {
            self.outputs.push_back(Output::Changed);
        }
    }
}

fn not_yours() -> Refused {
    Refused::new(Refused::NOT_YOURS, "nobody at this device plays in this seat")
}
