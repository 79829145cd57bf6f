//! Short lessons: a small display, a card, and something to be done with it in one turn.
//!
//! A lesson is data. Its words are texts under keys made from its name; whether its goal is reached, the rules say.

use super::Draft;
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
    /// What is to be reached.
    pub goal: Goal,
}

/// What a turn is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A territory of this landscape with so many zones, grown by the new card.
    Territory {
        /// The landscape.
        landscape: Landscape,
        /// At least so many zones.
        zones: usize,
    },
    /// A worker from the supply who counts and earns so much.
    Placed {
        /// What he is to be.
        profession: Profession,
        /// At least so many points.
        points: u32,
    },
    /// A worker who moves, changes his profession, counts and earns so much.
    Moved {
        /// What he was.
        from: Profession,
        /// What he is to be.
        to: Profession,
        /// At least so many points.
        points: u32,
    },
}

/// What is to be done next, for a page that points at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Lay the card.
    Lay,
    /// Turn it or lay it elsewhere: as it lies the goal cannot be reached.
    LayBetter,
    /// Place a worker.
    Place,
    /// Pick the worker who is to move.
    Pick,
    /// Move him.
    Move,
    /// End the turn: the goal is reached.
    End,
}

/// The texts of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Its title.
    Title,
    /// What it is about.
    Intro,
    /// What is to be reached.
    Goal,
    /// The goal was reached.
    Done,
    /// It was not, and can be tried again.
    Again,
}

impl Part {
    /// All of them.
    pub const ALL: [Part; 5] = [Part::Title, Part::Intro, Part::Goal, Part::Done, Part::Again];

    fn word(self) -> &'static str {
        match self {
            Part::Title => "title",
            Part::Intro => "intro",
            Part::Goal => "goal",
            Part::Done => "done",
            Part::Again => "again",
        }
    }
}

/// All lessons in the order in which they are learnt.
pub const LESSONS: [Lesson; 6] = [
    Lesson {
        name: "laying",
        picture: "
            =  ~
            =  #
        ",
        card: "= = ~ ^",
        goal: Goal::Territory { landscape: Landscape::Field, zones: 4 },
    },
    Lesson {
        name: "farmer",
        picture: "
            =  =   ~  #
            ^  =   ^  ~
        ",
        card: "= = ~ ^",
        goal: Goal::Placed { profession: Profession::Farmer, points: 5 },
    },
    Lesson {
        name: "fisherman",
        picture: "
            =h ~   ~  ^h
            =  ~   =h #
        ",
        card: "~ =h # ^",
        goal: Goal::Placed { profession: Profession::Fisherman, points: 4 },
    },
    Lesson {
        name: "woodcutter",
        picture: "
            ~  ^   #  ~
            =  ^   =  ^
        ",
        card: "# ^ ~ =",
        goal: Goal::Placed { profession: Profession::Woodcutter, points: 4 },
    },
    Lesson {
        name: "watchman",
        picture: "
            ^  =   ^  ^
            ~  #   =  ~
        ",
        card: "# ~ = ^",
        goal: Goal::Placed { profession: Profession::Watchman, points: 3 },
    },
    Lesson {
        name: "moving",
        picture: "
            =@ ^   #  ~
            ~  ^   =  =
        ",
        card: "= ~ ^ #",
        goal: Goal::Moved { from: Profession::Farmer, to: Profession::Woodcutter, points: 5 },
    },
];

impl Lesson {
    /// The lesson with this name.
    pub fn named(name: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// The key of one of its texts, such as `lesson-farmer-title`.
    pub fn text_key(&self, part: Part) -> String {
        format!("lesson-{}-{}", self.name, part.word())
    }

    /// Begins the lesson.
    pub fn draft(&self) -> Draft {
        let display = Display::from_picture(self.picture)
            .unwrap_or_else(|fault| unreachable!("lessons are tested: {fault}"));
        let card =
            self.card.parse().unwrap_or_else(|fault| unreachable!("lessons are tested: {fault}"));
        Draft::new(display, card, Variants::NONE)
    }

    /// Whether the draft, if it were ended now, reaches the goal.
    pub fn is_done(&self, draft: &Draft) -> bool {
        draft.turn().is_some_and(|turn| self.reaches(draft, turn))
    }

    /// What is to be done next.
    pub fn next_task(&self, draft: &Draft) -> Task {
        let Some(turn) = draft.turn() else { return Task::Lay };
        if self.reaches(draft, turn) {
            return Task::End;
        }
        let here = |other: &Turn| (other.cell, other.rotation) == (turn.cell, turn.rotation);
        if !self.solutions(draft).iter().any(here) {
            return Task::LayBetter;
        }
        match self.goal {
            Goal::Territory { .. } => Task::LayBetter,
            Goal::Placed { .. } => Task::Place,
            Goal::Moved { .. } if draft.picked().is_some() => Task::Move,
            Goal::Moved { .. } => Task::Pick,
        }
    }

    /// A turn that reaches the goal, for somebody who wants to be shown one.
    pub fn solution(&self) -> Option<Turn> {
        self.solutions(&self.draft()).first().copied()
    }

    fn solutions(&self, draft: &Draft) -> Vec<Turn> {
        let turns = draft.before().legal_turns(draft.card(), draft.variants());
        turns.into_iter().filter(|&turn| self.reaches(draft, turn)).collect()
    }

    fn reaches(&self, draft: &Draft, turn: Turn) -> bool {
        let after = draft.before().after(draft.card(), turn, draft.variants());
        let Ok(after) = after else { return false };
        match self.goal {
            Goal::Territory { landscape, zones } => after.territories().iter().any(|territory| {
                territory.landscape == landscape
                    && territory.zones.len() >= zones
                    && territory.zones.iter().any(|zone| zone.cell == turn.cell)
            }),
            Goal::Placed { profession, points } => {
                // Who is placed comes last in the list.
                let placed = matches!(turn.action, Action::Place(_));
                let worker = after.score().workers.pop().filter(|_| placed);
                worker.is_some_and(|worker| earns(&worker, profession, points))
            }
            Goal::Moved { from, to, points } => {
                let Action::Move { from: home, to: zone } = turn.action else { return false };
                let was = draft.before().zone(home).map(|zone| zone.landscape().profession());
                was == Some(from)
                    && after.score().workers.iter().any(|w| w.zone == zone && earns(w, to, points))
            }
        }
    }
}

fn earns(worker: &WorkerScore, profession: Profession, points: u32) -> bool {
    worker.profession == profession && worker.counts() && worker.points >= points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::kit::turn;
    use limes::Quarter;

    fn lesson(name: &str) -> &'static Lesson {
        Lesson::named(name).expect("a lesson")
    }

    /// Turns that reach the goal of a lesson, and turns that do not.
    fn check(name: &str, right: &[&str], wrong: &[&str]) {
        let (lesson, draft) = (lesson(name), lesson(name).draft());
        for (texts, reaches) in [(right, true), (wrong, false)] {
            for text in texts {
                let legal = draft.before().after(draft.card(), turn(text), draft.variants());
                let picture = legal.unwrap_or_else(|refusal| panic!("{text}: {refusal}")).picture();
                assert_eq!(lesson.reaches(&draft, turn(text)), reaches, "{text}\n{picture}");
            }
        }
    }

    #[test]
    fn cards_are_laid_so_that_territories_grow_together() {
        // The fields of the card must come to lie along those in the west of d4.
        check("laying", &["c4>", "d3v", "d5^", "c4> +nw"], &["c4<", "d3^", "e4^", "e4>"]);
    }

    #[test]
    fn a_farmer_belongs_into_the_largest_field() {
        // Three zones of field lie there; two more join them, or stay a field of their own.
        check("farmer", &["d3v +sw", "d5^ +ne"], &["d3v", "d3^ +nw", "d3v +ne", "f4^ +nw"]);
    }

    #[test]
    fn a_fisherman_looks_for_huts_on_the_shore() {
        // Three huts stand around the water, and one beside the water of the card.
        check("fisherman", &["e3< +sw", "d5> +ne"], &["e3<", "e3^ +nw", "c4^ +nw", "d5> +se"]);
    }

    #[test]
    fn a_woodcutter_looks_for_many_neighbours() {
        check("woodcutter", &["d5^ +ne", "d3> +se"], &["d5^", "c4^ +ne", "d5^ +nw", "f4> +se"]);
    }

    #[test]
    fn a_watchman_looks_along_rows_and_columns() {
        // In the row north of d4 and e4 stand three firs; the tower of d4 hides what is south.
        check("watchman", &["c4^ +nw", "f4> +ne"], &["c4^", "c4v +se", "d3^ +nw", "c4^ +se"]);
    }

    #[test]
    fn moving_changes_the_profession() {
        check(
            "moving",
            &["d5v d4nw-d4ne", "d5v d4nw-d4se"],
            &["d5v", "d5v d4nw-d4sw", "d5v +ne", "f4^ d4nw-d4ne"],
        );
    }

    #[test]
    fn every_goal_can_be_reached_but_not_by_just_any_turn() {
        for lesson in LESSONS {
            let draft = lesson.draft();
            let all = draft.before().legal_turns(draft.card(), draft.variants()).len();
            let right = lesson.solutions(&draft).len();
            assert!(right > 0 && right * 2 < all, "{}: {right} of {all}", lesson.name);
            assert!(lesson.solution().is_some_and(|turn| lesson.reaches(&draft, turn)));
        }
    }

    #[test]
    fn a_lesson_points_at_what_is_to_be_done_next() {
        let placing = lesson("fisherman");
        let mut draft = placing.draft();
        assert_eq!(placing.next_task(&draft), Task::Lay);
        draft.lay(turn("e3^").cell).expect("legal");
        assert_eq!(placing.next_task(&draft), Task::LayBetter);
        draft.turn_left();
        assert_eq!(placing.next_task(&draft), Task::Place);
        draft.place(Quarter::SouthWest).expect("in supply");
        assert_eq!(placing.next_task(&draft), Task::End);
        assert!(placing.is_done(&draft));

        let moving = lesson("moving");
        let mut draft = moving.draft();
        draft.lay(turn("d5v").cell).expect("legal");
        draft.turn_left();
        draft.turn_left();
        assert_eq!(moving.next_task(&draft), Task::Pick);
        assert!(!moving.is_done(&draft));
        draft.pick("d4nw".parse().expect("a zone")).expect("a farmer");
        assert_eq!(moving.next_task(&draft), Task::Move);
        draft.move_to("d4ne".parse().expect("a zone")).expect("adjacent");
        assert_eq!(moving.next_task(&draft), Task::End);
    }

    #[test]
    fn texts_are_found_by_the_name() {
        let names: Vec<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
        assert_eq!(names, ["laying", "farmer", "fisherman", "woodcutter", "watchman", "moving"]);
        let keys = Part::ALL.map(|part| LESSONS[1].text_key(part)).join(" ");
        assert_eq!(
            keys,
            "lesson-farmer-title lesson-farmer-intro lesson-farmer-goal lesson-farmer-done lesson-farmer-again"
        );
        assert_eq!(Lesson::named("limits"), None);
    }
}
