//! Which lessons a person has done.

use crate::shell::storage::{Kept, KeptFault, list, seal, unseal};

/// The names of the lessons that are done, each once. Names that are not known here are kept: a later version may
/// have more lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonsDone(Vec<String>);

impl LessonsDone {
    /// Whether a lesson is done.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|done| done == name)
    }

    /// A lesson is done. Answers whether it was not before.
    pub fn add(&mut self, name: &str) -> bool {
        let new = !self.has(name);
        if new {
            self.0.push(name.to_owned());
        }
        new
    }
}

impl Kept for LessonsDone {
    const KIND: &'static str = "lessons";

    fn write(&self) -> String {
        seal(LessonsDone::KIND, &[("done", list(&self.0))])
    }

    fn read(text: &str) -> Result<(LessonsDone, Vec<KeptFault>), KeptFault> {
        let mut done = LessonsDone::default();
        for name in unseal(LessonsDone::KIND, text)?.texts("done")? {
            done.add(name);
        }
        Ok((done, Vec::new()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_done_once_and_stays_done() {
        let mut done = LessonsDone::default();
        assert!(!done.has("farmer") && done.add("farmer") && !done.add("farmer"));
        let (again, faults) = LessonsDone::read(&done.write()).expect("readable");
        assert_eq!((&again, faults.len()), (&done, 0));
        assert!(again.has("farmer") && !again.has("moving"));
    }

    #[test]
    fn names_of_later_lessons_are_kept_and_twice_is_once() {
        let text = "limes = 'lessons'\nversion = 1\ndone = ['bluffing', 'farmer', 'farmer']";
        let (done, _) = LessonsDone::read(text).expect("readable");
        assert!(done.has("bluffing") && done.has("farmer"));
        assert_eq!(done.write().matches("farmer").count(), 1);
    }
}
