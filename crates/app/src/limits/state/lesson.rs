//! Short lessons at a real table: a fixed deal, something to do, and others who do what is written down.
//!
//! A [`Lesson`] is data; a [`LessonState`] is somebody who is at it. The keys of its texts are made from its names, and the
//! rules decide what is legal. Whatever is legal but not what the step is about is answered and not done: the learner tries
//! again from where they were.

mod course;

pub use course::LESSONS;

use crate::limits::state::choice::Choice;
use game::Seat;
use limits::{Decision, Game, LimitCard, Record, Refusal, View};

/// Where the learner sits.
pub const LEARNER: Seat = Seat::from_index(0);

/// A lesson.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name, from which its address and the keys of its texts are made.
    pub name: &'static str,
    /// The game as far as it has come before the learner does anything.
    record: &'static str,
    /// What the learner does, one after the other; at least one.
    steps: &'static [Step],
}

/// One thing for the learner to do, and what the others do after it.
#[derive(Debug, PartialEq, Eq)]
struct Step {
    /// Its name within the lesson, from which the keys of its texts are made.
    name: &'static str,
    /// The decisions that it is about; the first of them is shown to somebody who asks.
    goals: &'static [&'static str],
    /// Other legal decisions that deserve an answer of their own, each with the name of the answer.
    replies: &'static [(&'static str, &'static str)],
    /// What the others do next, such as `2: play b`.
    others: &'static [&'static str],
}

/// What came of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// That was it.
    Met,
    /// Legal, but not what the step is about: nothing has happened. Some such decisions have an answer with a name.
    Again(Option<&'static str>),
}

impl Lesson {
    /// The lesson with this name.
    pub fn named(name: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// Its place among all lessons, counted from 1.
    pub fn place(&self) -> usize {
        LESSONS.iter().take_while(|lesson| lesson.name != self.name).count() + 1
    }

    /// The limit card that it begins with.
    pub fn limit_card(&self) -> Option<&'static LimitCard> {
        self.game().limit_card().map(|(_, card)| card)
    }

    /// The lesson after this one.
    pub fn next(&self) -> Option<&'static Lesson> {
        LESSONS.get(self.place())
    }

    /// Its name among the lessons of all games that are done.
    pub fn stored_name(&self) -> String {
        format!("limits-{}", self.name)
    }

    /// The key of its title.
    pub fn title_key(&self) -> String {
        self.key("title")
    }

    /// The key of what it is about.
    pub fn intro_key(&self) -> String {
        self.key("intro")
    }

    fn key(&self, part: &str) -> String {
        format!("limits-lesson-{}-{part}", self.name)
    }

    fn game(&self) -> Game {
        let record = Record::parse(self.record.trim_start().as_bytes());
        record.unwrap_or_else(|fault| unreachable!("lessons are tested: {fault}")).game
    }
}

/// A lesson that somebody is at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonState {
    lesson: &'static Lesson,
    game: Game,
    /// How many steps are done.
    done: usize,
    /// What the others have still to do before the learner goes on.
    script: &'static [&'static str],
    /// What came of the learner's last decision.
    answer: Option<Answer>,
}

impl LessonState {
    /// Begins a lesson.
    pub fn begin(lesson: &'static Lesson) -> LessonState {
        LessonState { lesson, game: lesson.game(), done: 0, script: &[], answer: None }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// What the learner sees of the table.
    pub fn view(&self) -> View {
        self.game.view(Some(LEARNER))
    }

    /// Whether the others are to do something before the learner goes on.
    pub fn is_others_turn(&self) -> bool {
        !self.script.is_empty()
    }

    /// Whether everything is done, by the others too.
    pub fn is_over(&self) -> bool {
        self.done == self.lesson.steps.len() && !self.is_others_turn()
    }

    /// Whether the learner's last decision was not what the step is about.
    pub fn is_again(&self) -> bool {
        matches!(self.answer, Some(Answer::Again(_)))
    }

    /// The learner decides. Only what the step is about is really done.
    ///
    /// # Errors
    /// Why the rules do not allow it; when the lesson is over, that nothing is left to decide.
    pub fn decide(&mut self, decision: Decision) -> Result<Answer, Refusal> {
        let step = self.step().ok_or(Refusal::Over)?;
        let mut after = self.game.clone();
        after.decide(LEARNER, decision)?;
        let written = decision.to_string();
        let answer = if step.goals.contains(&written.as_str()) {
            self.game = after;
            self.done += 1;
            self.script = step.others;
            Answer::Met
        } else {
            let reply = step.replies.iter().find(|(other, _)| *other == written);
            Answer::Again(reply.map(|(_, name)| *name))
        };
        self.answer = Some(answer);
        Ok(answer)
    }

    /// The next of the others does what is written down. Returns whether there was anything to do.
    pub fn others_go_on(&mut self) -> bool {
        let Some((line, rest)) = self.script.split_first() else { return false };
        self.script = rest;
        let (seat, decision) = read(line);
        let done = self.game.decide(seat, decision);
        done.unwrap_or_else(|refusal| unreachable!("lessons are tested: {line}: {refusal}"));
        true
    }

    /// What the learner is to decide, for somebody who wants to be shown.
    pub fn solution(&self) -> Option<Decision> {
        let goal = self.step()?.goals.first()?;
        goal.parse().ok()
    }

    /// What is to be chosen at the table for a decision that only has to be confirmed; none for a suspicion, which is made with
    /// one button.
    pub(crate) fn shown_choice(&self, decision: Decision) -> Option<Choice> {
        Choice::of(&self.view(), decision)
    }

    /// The key of what is said about the last decision; none before the first.
    pub fn answer_key(&self) -> Option<String> {
        Some(match self.answer? {
            Answer::Met => self.step_key(self.done - 1, "met"),
            Answer::Again(None) => self.step_key(self.done, "again"),
            Answer::Again(Some(name)) => self.step_key(self.done, &format!("again-{name}")),
        })
    }

    /// The key of what is to be done now, or of the last word; none while the others are at it.
    pub fn task_key(&self) -> Option<String> {
        match self.step() {
            _ if self.is_others_turn() => None,
            Some(_) => Some(self.step_key(self.done, "task")),
            None => Some(self.lesson.key("done")),
        }
    }

    /// What is to be done now, if anything is left and it is the learner's turn.
    fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.done).filter(|_| !self.is_others_turn())
    }

    fn step_key(&self, step: usize, part: &str) -> String {
        let name = self.lesson.steps.get(step).map_or("", |step| step.name);
        self.lesson.key(&format!("{name}-{part}"))
    }
}

/// Reads what one of the others does, such as `2: play b`.
fn read(line: &str) -> (Seat, Decision) {
    let parts = line.split_once(": ").and_then(|(seat, decision)| {
        let decision = decision.parse::<Decision>().ok()?;
        Some((seat.parse::<Seat>().ok()?, decision))
    });
    parts.unwrap_or_else(|| unreachable!("lessons are tested: {line}"))
}

/// The keys of all texts of all lessons: they are put together at run time, so no source names them.
#[cfg(test)]
pub(crate) fn text_keys() -> impl Iterator<Item = String> {
    LESSONS.iter().flat_map(|lesson| {
        let steps = lesson.steps.iter().flat_map(|step| {
            let mut answers: Vec<&str> = step.replies.iter().map(|(_, name)| *name).collect();
            answers.sort_unstable();
            answers.dedup();
            let answers = answers.into_iter().map(|name| format!("{}-again-{name}", step.name));
            let always = ["task", "met", "again"].map(|part| format!("{}-{part}", step.name));
            always.into_iter().chain(answers)
        });
        let parts = ["title", "intro", "done"].map(str::to_owned).into_iter().chain(steps);
        parts.map(|part| lesson.key(&part)).collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests;
