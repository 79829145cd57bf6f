//! What goes between a client, its driver and the page.

use crate::{DecisionId, Refused, State, Status, StoreFault};
use game::{Position, Question, Seat};

/// A time in milliseconds. It does not matter since when, but it never goes back.
pub type Millis = u64;

/// What keeps a game going behind a [`crate::GameClient`]. It does nothing by itself and never waits: it takes what has
/// happened, and hands out what follows.
pub trait Driver<P: Position> {
    /// The client wants something.
    fn command(&mut self, command: Command<P>, now: Millis);

    /// Something has happened outside, or time has passed.
    fn handle(&mut self, input: Input<P>, now: Millis);

    /// The next thing that follows from all this; `None` when there is nothing more.
    fn poll(&mut self) -> Option<Event<P>>;

    /// When to call [`Driver::handle`] with [`Input::Tick`] if nothing happens before.
    fn wake_at(&self) -> Option<Millis>;

    /// How things stand around the game.
    fn status(&self) -> Status;

    /// The record with everything that was decided, stored or not, where this device knows it.
    fn record(&self) -> Option<String> {
        None
    }

    /// All that a seat of this device has seen, the newest last; nothing where that is not known.
    fn seen_from(&self, _seat: Seat) -> Vec<P::View> {
        Vec::new()
    }
}

impl<P: Position, D: Driver<P> + ?Sized> Driver<P> for Box<D> {
    fn command(&mut self, command: Command<P>, now: Millis) {
        (**self).command(command, now);
    }

    fn handle(&mut self, input: Input<P>, now: Millis) {
        (**self).handle(input, now);
    }

    fn poll(&mut self) -> Option<Event<P>> {
        (**self).poll()
    }

    fn wake_at(&self) -> Option<Millis> {
        (**self).wake_at()
    }

    fn status(&self) -> Status {
        (**self).status()
    }

    fn record(&self) -> Option<String> {
        (**self).record()
    }

    fn seen_from(&self, seat: Seat) -> Vec<P::View> {
        (**self).seen_from(seat)
    }
}

/// What a client wants of its driver.
#[derive(Clone, Debug, PartialEq)]
pub enum Command<P: Position> {
    /// Somebody looks at the game: states are wanted, and bots may think.
    Open,
    /// Nobody looks at it any more. What was decided is still brought to its end.
    Close,
    /// A player has decided. The driver answers with [`Event::Done`] or [`Event::Refused`], or with a [`State`] in which the
    /// question is not asked any more.
    Decide {
        /// The number of the decision, which the answer repeats.
        id: DecisionId,
        /// Who decided.
        seat: Seat,
        /// The question that they answer.
        question: Question,
        /// What they decided.
        decision: P::Decision,
    },
    /// A player wants their last decision back. The driver answers with [`Output::TakenBack`] or
    /// [`Output::TakeBackRefused`].
    TakeBack {
        /// Who.
        seat: Seat,
    },
    /// A player says something to everybody at the table. Nothing answers it.
    Say {
        /// Who.
        seat: Seat,
        /// The name of the phrase, such as `well-played`.
        phrase: String,
    },
    /// Decisions that have certainly not left this device are forgotten. The driver answers with [`Event::Withdrawn`] for each.
    Withdraw,
    /// What failed is to be tried again now.
    Retry,
    /// The game is to go on although it cannot be stored.
    GoOnUnsaved,
}

/// What a driver hands out.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<P: Position> {
    /// The newest state.
    State(State<P>),
    /// A decision counts.
    Done {
        /// The number of the decision.
        id: DecisionId,
        /// The version from which on states show it.
        version: u64,
    },
    /// A decision does not count.
    Refused {
        /// The number of the decision.
        id: DecisionId,
        /// Why.
        refused: Refused,
    },
    /// A decision that was made before the page was loaded again, and that has no answer yet. Its number is the driver's
    /// choice, and the client chooses higher ones from then on.
    Resumed {
        /// The number of the decision.
        id: DecisionId,
        /// Who decided.
        seat: Seat,
        /// The question that they answered.
        question: Question,
        /// What they decided.
        decision: P::Decision,
    },
    /// A decision was taken back before anybody else saw it: its question is asked as before.
    Withdrawn {
        /// The number of the decision.
        id: DecisionId,
    },
    /// Something for the page.
    Output(Output<P>),
}

/// What has happened outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<P: Position> {
    /// Nothing but time.
    Tick,
    /// A bot has decided.
    Thought {
        /// The number of the [`Think`].
        id: ThinkId,
        /// What it decided.
        decision: P::Decision,
    },
    /// A bot could not decide.
    ThinkFailed {
        /// The number of the [`Think`].
        id: ThinkId,
        /// Why, in words.
        reason: String,
    },
    /// The bots' thread has ended, with everything that it was asked. What a fallback was asked is not touched by that.
    ThinkerStopped {
        /// Why, in words.
        reason: String,
    },
    /// A [`Store`] is complete: its transaction has ended well.
    Stored {
        /// The version that it wrote.
        version: u64,
    },
    /// A [`Store`] has changed nothing.
    StoreFailed {
        /// The version that it was to write.
        version: u64,
        /// Why.
        fault: StoreFault,
    },
    /// What is stored: the answer to [`Output::Load`], or what another page has just written.
    Loaded(Saved<P>),
    /// What is stored could not be read.
    LoadFailed {
        /// Why.
        fault: StoreFault,
    },
    /// A message of the server.
    Received(String),
    /// The connection stands.
    Connected,
    /// The connection is lost, or could not be made.
    Disconnected {
        /// Why, in words.
        reason: String,
        /// When the next attempt is made.
        retry_at: Option<Millis>,
    },
}

/// What the page is to do, or to say.
#[derive(Clone, Debug, PartialEq)]
pub enum Output<P: Position> {
    /// What the client shows has changed.
    Changed,
    /// A decision of this device counts.
    Done {
        /// Who decided.
        seat: Seat,
        /// What was answered.
        question: Question,
    },
    /// A decision of this device does not count. If its question is still asked, the client shows the reason as well.
    Refused {
        /// Who decided.
        seat: Seat,
        /// What was to be answered.
        question: Question,
        /// Why it does not count.
        refused: Refused,
    },
    /// A decision was taken back.
    TakenBack(TakenBack),
    /// A decision was not taken back.
    TakeBackRefused {
        /// Who wanted it.
        seat: Seat,
        /// Why not.
        refused: Refused,
    },
    /// Store this, and answer with [`Input::Stored`] or [`Input::StoreFailed`].
    Store(Store),
    /// Read what is stored, and answer with [`Input::Loaded`] or [`Input::LoadFailed`].
    Load,
    /// Let a bot think, and answer with [`Input::Thought`] or [`Input::ThinkFailed`].
    Think(Think<P>),
    /// The answer to this [`Think`] is not wanted any more.
    CancelThink(ThinkId),
    /// Send this message to the server.
    Send(String),
    /// Keep this text, in the place of an earlier one, until the page is loaded again; `None` if there is nothing to be kept.
    /// The driver that goes on with the game then takes it in: what was decided and has no answer yet is in it.
    Remember(Option<String>),
    /// Somebody at the table says something.
    Said {
        /// Who.
        seat: Seat,
        /// The name of the phrase, such as `well-played`.
        phrase: String,
    },
}

/// A write of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    /// The version that must be stored now; 0 for none. Otherwise the write is refused with [`StoreFault::Conflict`].
    pub follows: u64,
    /// The version that this writes.
    pub version: u64,
    /// The record.
    pub text: String,
    /// What has been taken back in the game so far after more had been shown, oldest first.
    pub taken_back: Vec<TakenBack>,
    /// Whether the game is over.
    pub is_over: bool,
}

/// A game as it was stored, read again.
#[derive(Clone, Debug, PartialEq)]
pub struct Saved<P: Position> {
    /// The version; 0 for a game that has not been stored yet.
    pub version: u64,
    /// The game before the first of these decisions, best before any: nobody can take back what was decided before.
    pub start: P,
    /// What was decided since, in an order in which it can be decided again.
    pub decided: Vec<(Seat, P::Decision)>,
    /// As [`Store::taken_back`].
    pub taken_back: Vec<TakenBack>,
}

impl<P: Position> Saved<P> {
    /// A game in which nothing has been decided, and which has not been stored yet.
    pub fn new(start: P) -> Saved<P> {
        Saved { version: 0, start, decided: Vec::new(), taken_back: Vec::new() }
    }
}

/// A decision that was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// Whose it was.
    pub seat: Seat,
    /// What it had answered.
    pub question: Question,
    /// Whether a later question had been shown by then, so that the player may know more than they did the first time. Such
    /// a take-back belongs into the record; others are free.
    pub next_was_shown: bool,
}

/// The number of a [`Think`] within one driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ThinkId(pub u64);

/// What a bot is to decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Think<P: Position> {
    /// The number, which the answer repeats.
    pub id: ThinkId,
    /// The seat of the bot.
    pub seat: Seat,
    /// The name of its level.
    pub level: String,
    /// What it is asked.
    pub question: Question,
    /// What its seat has seen from the start on, view by view, the newest last. Never empty; the newest alone where bots need
    /// no memory ([`crate::LocalOptions::remembers`]).
    pub views: Vec<P::View>,
    /// Its chance: the same for the same game, seat and question, so that a game can be tried again.
    pub seed: u64,
    /// Its chance as a player, such as what it forgets: the same for the same game and seat, whatever it is asked.
    pub player_seed: u64,
    /// Whether the bots' thread has failed at this question. Then somebody else must answer, and soon.
    pub is_fallback: bool,
}

impl<P: Position> Think<P> {
    /// What its seat sees now.
    pub fn view(&self) -> Option<&P::View> {
        self.views.last()
    }
}
