//! What is wrong with a record of whichever game, and where.

use crate::shell::texts::Texts;
use record::{DocumentFault, HeaderFault};

impl Texts {
    /// A line as a place.
    pub(crate) fn line(&self, line: usize) -> String {
        self.say_with("record-line", &[("line", line.into())])
    }

    /// A fault after the place where it was found.
    pub(crate) fn placed(&self, places: &[String], fault: &str) -> String {
        if places.is_empty() {
            return fault.to_owned();
        }
        let place = self.capital(&places.join(", "));
        self.say_with("record-place", &[("place", place.into()), ("fault", fault.into())])
    }

    /// Why a text is no record of any game.
    pub(crate) fn document_fault(&self, fault: DocumentFault) -> String {
        let line = match fault {
            DocumentFault::NotUtf8(line)
            | DocumentFault::BadHeader(line)
            | DocumentFault::LateHeader(line) => Some(self.line(line)),
            DocumentFault::TooLarge | DocumentFault::Empty => None,
        };
        let reason = self.say(match fault {
            DocumentFault::TooLarge => "record-too-large",
            DocumentFault::NotUtf8(_) => "record-not-utf8",
            DocumentFault::Empty => "record-empty",
            DocumentFault::BadHeader(_) => "record-bad-header",
            DocumentFault::LateHeader(_) => "record-late-header",
        });
        self.placed(line.as_slice(), &reason)
    }

    /// Why the headers of a record do not do.
    pub(crate) fn header_fault(&self, fault: &HeaderFault) -> String {
        match fault {
            HeaderFault::Missing(name) => {
                self.say_with("record-header-missing", &[("header", (*name).into())])
            }
            HeaderFault::Twice { name, line } => {
                let reason = self.say_with("record-header-twice", &[("header", (*name).into())]);
                self.placed(&[self.line(*line)], &reason)
            }
        }
    }
}
