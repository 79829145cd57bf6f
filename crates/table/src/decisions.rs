//! What is decided, by people and for them.

use crate::event::{By, Event};
use crate::misfit::Misfit;
use crate::seats::Occupant;
use crate::table::Table;
use crate::time::Millis;
use game::{Level, NOTATION, Question, Seat};
use games::{Refused, SeenView};
use protocol::{Code, Decide, Fault, GameName, Legal, PlayerId, Stage};

/// How well a bot plays that stands in for a person: it must not take long, because thousands may be out of time together.
pub const STAND_IN: Level = Level::Skilled;
/// The most bytes of a decision; the longest that the rules know has half as many.
const LONGEST: usize = 64;
/// How well bots play a game to its end that all people have left.
const ABANDONED: Level = Level::Beginner;

/// A question that a bot has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Due {
    /// For which seat.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
    /// How well it plays.
    pub level: Level,
    /// Whether it plays for a person.
    pub stands_in: bool,
}

impl Table {
    /// Decides for a person.
    ///
    /// # Errors
    /// In this order: if the id was used for something else, they do not sit here, the game is over, something else or nothing
    /// is asked, or the rules do not allow it.
    pub fn decide(
        &mut self,
        player: PlayerId,
        command: &Decide,
        now: Millis,
    ) -> Result<u64, Fault> {
        let seat = self.seats.of(player);
        let accepted = seat.and_then(|seat| self.seats.get(seat)).map(|place| &place.accepted);
        if let Some(known) = accepted.into_iter().flatten().find(|it| it.id == command.id) {
            let [before, again] =
                [&*known.decision, command.decision.as_str()].map(|text| self.canonical(text).ok());
            let is_same_decision =
                *known.decision == *command.decision || (again.is_some() && again == before);
            return if *known.asked == *command.asked && is_same_decision {
                Ok(known.version)
            } else {
                Err(Fault::new(Code::ID_REUSED, "this id was used for another decision"))
            };
        }
        let seat = self.seat_or_why(player)?;
        self.check_not_over()?;
        self.check_question(seat, &command.asked)?;
        let decision = self.canonical(&command.decision)?;
        let by = By::Person(command.id.clone());
        self.decided(seat, command.asked.clone(), decision, by, now)?;
        Ok(self.version)
    }

    /// Takes in what a bot has decided, unless the question is not its to answer any more.
    ///
    /// # Errors
    /// If the rules do not allow it.
    pub fn bot_decided(&mut self, due: Due, decision: &str, now: Millis) -> Result<(), Fault> {
        if !self.is_due(due, now) {
            return Ok(());
        }
        let by = if due.stands_in { By::StandIn } else { By::Bot };
        self.decided(due.seat, due.question.to_string(), decision.to_owned(), by, now)
    }

    /// The questions that bots have to answer now: those of bots, of people who are away and, when the clock has run out, of
    /// everybody. Without a clock there are none while all people have left.
    pub fn due(&self, now: Millis) -> Vec<Due> {
        let Some(question) = self.question().filter(|_| !self.is_paused()) else {
            return Vec::new();
        };
        let due = |seat: Seat| self.due_in(seat, question);
        if self.is_out_of_time(now) {
            self.waiting.asked().filter_map(due).collect()
        } else {
            self.waiting.automatic().filter_map(due).collect()
        }
    }

    /// What a seat has seen that a bot answers for: everything where remembering matters, else how things stand.
    pub fn seen_by(&self, seat: Seat) -> Vec<SeenView> {
        self.game.as_ref().map(|game| game.seen_so_far(seat)).unwrap_or_default()
    }

    /// What a person may decide now.
    ///
    /// # Errors
    /// If they do not sit here.
    pub fn legal(&self, player: PlayerId) -> Result<Legal, Fault> {
        let seat = self.seat_or_why(player)?;
        let asked = self.game.as_ref().filter(|_| self.stage == Stage::Playing);
        let asked = asked.and_then(|game| Some((game, game.any().asked(seat)?)));
        Ok(match asked {
            None => Legal { asked: None, legal: Vec::new() },
            Some((game, question)) => Legal {
                asked: Some(question.to_string()),
                legal: game.any().legal(seat).unwrap_or_default(),
            },
        })
    }

    /// Whether the game waits for this person.
    pub fn is_waiting_for(&self, player: PlayerId) -> bool {
        self.seats.of(player).is_some_and(|seat| self.is_asked(seat))
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.game.as_ref().filter(|_| self.stage == Stage::Playing)?.question()
    }

    /// Whether people wait for answers that their clock has asked bots for.
    pub fn is_urgent(&self, now: Millis) -> bool {
        self.is_out_of_time(now) && !self.is_abandoned()
    }

    fn is_out_of_time(&self, now: Millis) -> bool {
        self.ends().is_some_and(|ends| ends <= now)
    }

    fn due_in(&self, seat: Seat, question: Question) -> Option<Due> {
        if !self.is_asked(seat) {
            return None;
        }
        let (level, stands_in) = match &self.seats.get(seat)?.occupant {
            Occupant::Bot { level, .. } => (*level, false),
            Occupant::Person { .. } => (STAND_IN, true),
            Occupant::Nobody => return None,
        };
        let level = if self.is_abandoned() { ABANDONED } else { level };
        Some(Due { seat, question, level, stands_in })
    }

    /// Whether this bot still has to answer this question.
    pub fn is_due(&self, due: Due, now: Millis) -> bool {
        self.question() == Some(due.question)
            && !self.is_paused()
            && self.due_in(due.seat, due.question) == Some(due)
            && (self.seats.is_automatic(due.seat) || self.is_out_of_time(now))
    }

    /// A decision as it is stored: without anything that means nothing.
    fn canonical(&self, decision: &str) -> Result<String, Fault> {
        let refused = |why: String| Fault::from(Refused { code: NOTATION, message: why });
        if decision.len() > LONGEST {
            return Err(refused(format!("a decision has at most {LONGEST} bytes")));
        }
        match self.options.game {
            GameName::Limes => {
                let turn: Result<limes::Turn, _> = decision.parse();
                turn.map(|turn| turn.to_string()).map_err(|fault| refused(fault.to_string()))
            }
            GameName::Limits => {
                let decision: Result<limits::Decision, _> = decision.parse();
                decision.map(|it| it.to_string()).map_err(|fault| refused(fault.to_string()))
            }
        }
    }

    fn check_question(&self, seat: Seat, asked: &str) -> Result<(), Fault> {
        let now = self.game.as_ref().and_then(|game| game.any().asked(seat));
        match now {
            None => Err(Fault::new(Code::NO_QUESTION, "there is nothing to decide now")),
            Some(question) if question.to_string() == asked => Ok(()),
            Some(question) => {
                let why = format!("question {question} is asked now");
                Err(Fault::new(Code::STALE, why))
            }
        }
    }

    fn decided(
        &mut self,
        seat: Seat,
        asked: String,
        decision: String,
        by: By,
        now: Millis,
    ) -> Result<(), Fault> {
        let event = Event::Decided { seat: seat.number(), asked, decision, by };
        self.apply(&event, now).map_err(|misfit| match misfit {
            Misfit::Refused(refused) => Fault::from(refused),
            Misfit::Other(reason) => Fault::new(Code::STALE, reason),
        })?;
        self.unstored.push(event);
        Ok(())
    }
}
