//! What the bots would play and why, in words.

use crate::limes::state::Nudge;
use crate::shell::texts::Texts;
use bots::limes::judge::Reason;
use limes::Profession;

impl Texts {
    /// Where to look, without saying what to play.
    pub fn nudge(&self, nudge: Nudge) -> String {
        self.say(match nudge {
            Nudge::Corner(quarter) => {
                let quarter = self.quarter(quarter);
                return self.say_with("hint-nudge-corner", &[("quarter", quarter.into())]);
            }
            Nudge::Move => "hint-nudge-move",
            Nudge::Rest => "hint-nudge-rest",
            Nudge::Place(Profession::Farmer) => "hint-nudge-place-farmer",
            Nudge::Place(Profession::Fisherman) => "hint-nudge-place-fisherman",
            Nudge::Place(Profession::Woodcutter) => "hint-nudge-place-woodcutter",
            Nudge::Place(Profession::Watchman) => "hint-nudge-place-watchman",
            Nudge::Grow(Profession::Farmer) => "hint-nudge-grow-farmer",
            Nudge::Grow(Profession::Fisherman) => "hint-nudge-grow-fisherman",
            Nudge::Grow(Profession::Woodcutter) => "hint-nudge-grow-woodcutter",
            Nudge::Grow(Profession::Watchman) => "hint-nudge-grow-watchman",
        })
    }

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
    use crate::limes::state::Nudge;
    use crate::shell::texts::{Language, Texts};
    use bots::limes::judge::Reason;
    use limes::{Profession, Quarter};

    #[test]
    fn every_nudge_has_a_sentence_of_its_own() {
        let professions = limes::Landscape::ALL.map(limes::Landscape::profession);
        for language in Language::ALL {
            let mut nudges = vec![Nudge::Move, Nudge::Rest];
            nudges.extend(professions.map(Nudge::Place));
            nudges.extend(professions.map(Nudge::Grow));
            nudges.extend(Quarter::ALL.map(Nudge::Corner));
            let mut said: Vec<String> =
                nudges.iter().map(|&nudge| Texts::new(language).nudge(nudge)).collect();
            assert!(said.iter().all(|words| words.contains(' ')), "{said:?}");
            said.sort();
            said.dedup();
            assert_eq!(said.len(), nudges.len(), "{language}: {said:?}");
        }
        let english = Texts::new(Language::En);
        let corner = english.nudge(Nudge::Corner(Quarter::NorthWest));
        assert_eq!(corner, "Look at the top left of your display.");
    }

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
