//! Short lessons: a small display, a card, and something to do with it in one turn.
//!
//! A lesson is data. The keys of its texts are made from its name, and the rules decide whether its goal is reached.

use crate::limes::state::Draft;
use limes::{Action, Display, Landscape, Profession, Turn, Variants, WorkerScore};

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name, from which the keys of its texts are made.
    pub name: &'static str,
    /// The display before the turn.
    picture: &'static str,
    /// The card to be laid.
    card: &'static str,
    /// The variants that it is about. The turn must need all of them.
    variants: Variants,
    /// What the turn must reach.
    pub goal: Goal,
}

/// What a turn must reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A territory of this landscape and size that the new card belongs to.
    Territory {
        /// The landscape.
        landscape: Landscape,
        /// At least this many zones.
        zones: usize,
    },
    /// A worker is placed who counts and earns this much.
    Placed {
        /// Their profession.
        profession: Profession,
        /// At least this many points.
        points: u32,
    },
    /// A worker moves, changes their profession, counts and earns this much.
    Moved {
        /// Their profession before.
        from: Profession,
        /// Their profession afterwards.
        to: Profession,
        /// At least this many points.
        points: u32,
    },
}

impl Goal {
    /// The number that must at least be reached, with its name in the texts.
    pub fn number(self) -> (&'static str, u32) {
        match self {
            Goal::Territory { zones, .. } => ("zones", zones as u32),
            Goal::Placed { points, .. } | Goal::Moved { points, .. } => ("points", points),
        }
    }
}

/// What to do next, for a page that points at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonTask {
    /// Lay the card.
    Lay,
    /// Turn it or lay it elsewhere: as it lies, the goal cannot be reached.
    LayBetter,
    /// Place a worker.
    Place,
    /// Pick the worker who must move.
    Pick,
    /// Move them.
    Move,
    /// End the turn: the goal is reached.
    End,
}

/// The texts of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonText {
    /// Its title.
    Title,
    /// What it is about.
    Intro,
    /// What must be reached.
    Goal,
    /// The goal was reached.
    Done,
    /// As the card lies, the goal cannot be reached.
    Again,
}

impl LessonText {
    fn word(self) -> &'static str {
        match self {
            LessonText::Title => "title",
            LessonText::Intro => "intro",
            LessonText::Goal => "goal",
            LessonText::Done => "done",
            LessonText::Again => "again",
        }
    }
}

/// All lessons, in order.
pub const LESSONS: [Lesson; 7] = [
    Lesson {
        name: "laying",
        picture: "
            =  ~
            =  #
        ",
        card: "= = ~ ^",
        variants: Variants::NONE,
        goal: Goal::Territory { landscape: Landscape::Field, zones: 4 },
    },
    Lesson {
        name: "farmer",
        picture: "
            =  =   ~  #
            ^  =   ^  ~
        ",
        card: "= = ~ ^",
        variants: Variants::NONE,
        goal: Goal::Placed { profession: Profession::Farmer, points: 5 },
    },
    Lesson {
        name: "fisherman",
        picture: "
            =h ~   ~  ^h
            =  ~   =h #
        ",
        card: "~ =h # ^",
        variants: Variants::NONE,
        goal: Goal::Placed { profession: Profession::Fisherman, points: 4 },
    },
    Lesson {
        name: "woodcutter",
        picture: "
            ~  ^   #  ~
            =  ^   =  ^
        ",
        card: "# ^ ~ =",
        variants: Variants::NONE,
        goal: Goal::Placed { profession: Profession::Woodcutter, points: 4 },
    },
    Lesson {
        name: "watchman",
        picture: "
            ^  =   ^  ^
            ~  #   =  ~
        ",
        card: "# ~ = ^",
        variants: Variants::NONE,
        goal: Goal::Placed { profession: Profession::Watchman, points: 3 },
    },
    Lesson {
        name: "moving",
        picture: "
            =@ ^   #  ~
            ~  ^   =  =
        ",
        card: "= ~ ^ #",
        variants: Variants::NONE,
        goal: Goal::Moved { from: Profession::Farmer, to: Profession::Woodcutter, points: 5 },
    },
    // The tower looks along the row of f4 and the column of d6, which touch e5 only at a corner.
    Lesson {
        name: "variants",
        picture: "
            =@ ~@  .  .
            ^  #   .  .
            .  .   ~  =h
            .  .   ^  =
        ",
        card: "^ ^ = ~",
        variants: Variants { diagonal: true, ferryman: true },
        goal: Goal::Moved { from: Profession::Farmer, to: Profession::Watchman, points: 3 },
    },
];

impl Lesson {
    /// The lesson with this name.
    pub fn named(name: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// The key of one of its texts, such as `lesson-farmer-title`.
    pub fn text_key(&self, part: LessonText) -> String {
        format!("lesson-{}-{}", self.name, part.word())
    }

    /// Its place among all lessons, counted from 1.
    pub fn place(&self) -> usize {
        LESSONS.iter().take_while(|lesson| lesson.name != self.name).count() + 1
    }

    /// The lesson after this one.
    pub fn next(&self) -> Option<&'static Lesson> {
        LESSONS.get(self.place())
    }

    /// Begins the lesson.
    pub fn draft(&self) -> Draft {
        let display = Display::from_picture(self.picture)
            .unwrap_or_else(|fault| unreachable!("lessons are tested: {fault}"));
        let card =
            self.card.parse().unwrap_or_else(|fault| unreachable!("lessons are tested: {fault}"));
        Draft::new(display, card, self.variants)
    }

    /// Whether the draft would reach the goal if it were ended now.
    pub fn is_done(&self, draft: &Draft) -> bool {
        draft.turn().is_some_and(|turn| self.reaches(draft, turn))
    }

    /// What to do next.
    pub fn next_task(&self, draft: &Draft) -> LessonTask {
        let Some(turn) = draft.turn() else { return LessonTask::Lay };
        if self.reaches(draft, turn) {
            return LessonTask::End;
        }
        let here = |other: &Turn| (other.cell, other.rotation) == (turn.cell, turn.rotation);
        if !self.solutions(draft).iter().any(here) {
            return LessonTask::LayBetter;
        }
        match self.goal {
            Goal::Territory { .. } => LessonTask::LayBetter,
            Goal::Placed { .. } => LessonTask::Place,
            Goal::Moved { .. } if draft.picked().is_some() => LessonTask::Move,
            Goal::Moved { .. } => LessonTask::Pick,
        }
    }

    /// A turn that reaches the goal, for a player who wants to see one.
    pub fn solution(&self) -> Option<Turn> {
        self.solutions(&self.draft()).first().copied()
    }

    /// Takes one step towards a turn that reaches the goal, from wherever the draft is. Returns whether there was a step
    /// to take.
    pub fn show(&self, draft: &mut Draft) -> bool {
        let Some(turn) = self.solution() else { return false };
        let now = draft.turn();
        if draft.step().rotation() != turn.rotation {
            draft.turn_right();
            return true;
        }
        let Some(now) = now.filter(|now| now.cell == turn.cell) else {
            return draft.lay(turn.cell).is_ok();
        };
        if now.action == turn.action {
            return false;
        }
        let step = match turn.action {
            Action::Rest => draft.rest(),
            Action::Place(quarter) => draft.place(quarter),
            Action::Move { .. } if now.action != Action::Rest => draft.rest(),
            Action::Move { from, to } if draft.picked() == Some(from) => draft.move_to(to),
            Action::Move { from, .. } => draft.pick(from),
        };
        step.is_ok()
    }

    fn solutions(&self, draft: &Draft) -> Vec<Turn> {
        let turns = draft.before().legal_turns(draft.card(), draft.variants());
        turns.into_iter().filter(|&turn| self.reaches(draft, turn)).collect()
    }

    /// Whether a turn would be refused without any of the variants.
    fn needs_variants(&self, draft: &Draft, turn: Turn) -> bool {
        let all = self.variants;
        let refused = |fewer| draft.before().after(draft.card(), turn, fewer).is_err();
        (!all.diagonal || refused(Variants { diagonal: false, ..all }))
            && (!all.ferryman || refused(Variants { ferryman: false, ..all }))
    }

    fn reaches(&self, draft: &Draft, turn: Turn) -> bool {
        let after = draft.before().after(draft.card(), turn, draft.variants());
        let Ok(after) = after else { return false };
        self.needs_variants(draft, turn)
            && match self.goal {
                Goal::Territory { landscape, zones } => {
                    after.territories().iter().any(|territory| {
                        territory.landscape == landscape
                            && territory.zones.len() >= zones
                            && territory.zones.iter().any(|zone| zone.cell == turn.cell)
                    })
                }
                Goal::Placed { profession, points } => {
                    // A worker who is placed comes last in the list.
                    let placed = matches!(turn.action, Action::Place(_));
                    let worker = after.score().workers.pop().filter(|_| placed);
                    worker.is_some_and(|worker| earns(&worker, profession, points))
                }
                Goal::Moved { from, to, points } => {
                    let Action::Move { from: home, to: zone } = turn.action else { return false };
                    let was = draft.before().zone(home).map(|zone| zone.landscape().profession());
                    was == Some(from)
                        && after
                            .score()
                            .workers
                            .iter()
                            .any(|w| w.zone == zone && earns(w, to, points))
                }
            }
    }
}

fn earns(worker: &WorkerScore, profession: Profession, points: u32) -> bool {
    worker.profession == profession && worker.counts() && worker.points >= points
}

#[cfg(test)]
mod tests;
