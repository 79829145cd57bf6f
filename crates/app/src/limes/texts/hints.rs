//! Why the bots would play a turn, in words.

use crate::shell::texts::Texts;
use bots::limes::judge::Reason;

impl Texts {
    /// A reason for a turn.
    pub fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Places { profession, points } => self.say_with(
                "hint-reason-places",
                &[("profession", self.profession(profession).into()), ("points", points.into())],
            ),
            Reason::Moves { from, profession, before, after } => self.say_with(
                "hint-reason-moves",
                &[
                    ("zone", self.zone(from).into()),
                    ("profession", self.profession(profession).into()),
                    ("before", before.into()),
                    ("after", after.into()),
                ],
            ),
            Reason::Grows { worker, profession, before, after } => self.say_with(
                "hint-reason-grows",
                &[
                    ("zone", self.zone(worker).into()),
                    ("profession", self.profession(profession).into()),
                    ("before", before.into()),
                    ("after", after.into()),
                ],
            ),
            Reason::Waits { supply } => {
                self.say_with("hint-reason-waits", &[("workers", supply.into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::texts::{Language, Texts};
    use bots::limes::judge::Reason;
    use limes::Profession;

    #[test]
    fn every_reason_has_a_sentence() {
        let check = |reason, sentence: &str| {
            assert_eq!(Texts::new(Language::En).reason(reason), sentence);
        };
        let profession = Profession::Watchman;
        let zone = "d4ne".parse().expect("a zone");
        check(Reason::Places { profession, points: 1 }, "A new watchman earns 1 point.");
        check(Reason::Places { profession, points: 0 }, "A new watchman, who earns nothing yet.");
        check(
            Reason::Moves { from: zone, profession, before: 0, after: 4 },
            "The worker on d4 top right becomes a watchman: 4 points instead of 0.",
        );
        check(
            Reason::Grows { worker: zone, profession, before: 4, after: 5 },
            "The watchman on d4 top right now earns 5 points instead of 4.",
        );
        check(Reason::Waits { supply: 1 }, "Keep your last worker. A better territory will come.");
    }
}
