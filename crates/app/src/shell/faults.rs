//! What is wrong with something that was stored, or is to be, in words.

use crate::shell::storage::DocumentFault;
use crate::shell::texts::Texts;
use client::{Refused, StoreFault};
use record::link::LinkFault;
use record::{NameFault, SeedFault};

/// The beginning of all codes of the rules.
const RULES: &str = "turn/";

/// The key of the text for a code of the protocol: `refused-table-full` for `table/full`. These texts come with the later
/// screens.
pub(crate) fn refusal_key(code: &str) -> String {
    format!("refused-{}", code.replace('/', "-"))
}

impl Texts {
    /// What is wrong with a document.
    pub(crate) fn stored_fault(&self, fault: &DocumentFault) -> String {
        match fault {
            DocumentFault::Form { line, .. } => {
                self.say_with("stored-form", &[("line", (*line).into())])
            }
            DocumentFault::OtherKind(_) => self.say("stored-other-kind"),
            DocumentFault::OtherVersion(_) => self.say("stored-other-version"),
            DocumentFault::Setting(_) => self.say("stored-setting"),
        }
    }

    /// Why the browser stores nothing, and what that means.
    pub(crate) fn store_fault(&self, fault: &StoreFault) -> String {
        match fault {
            StoreFault::Full => self.say("error-storage-full"),
            StoreFault::Blocked => self.say("error-storage-blocked"),
            StoreFault::Conflict { .. } => self.say("error-storage-conflict"),
            StoreFault::Corrupt(reason) => {
                self.say_with("error-storage-corrupt", &[("fault", reason.clone().into())])
            }
            StoreFault::Other(reason) => {
                self.say_with("error-storage-other", &[("fault", reason.clone().into())])
            }
        }
    }

    /// Why a decision does not count. What is not asked any more was decided elsewhere: in another tab, or, at a server,
    /// by a bot whose turn it was when the time was over.
    pub(crate) fn refused(&self, refused: &Refused, is_here: bool) -> String {
        match refused.code.as_ref() {
            Refused::STALE | Refused::NONE | Refused::OVER => {
                self.say(if is_here { "error-storage-conflict" } else { "table-too-late" })
            }
            // The table offers nothing that the rules refuse.
            code if !is_here || code.starts_with(RULES) => self.refusal_code(code),
            _ => self.say("error-not-now"),
        }
    }

    /// The reason that a code of the protocol stands for. A server's own sentences are English, so they are never shown.
    pub(crate) fn refusal_code(&self, code: &str) -> String {
        self.find(&refusal_key(code)).unwrap_or_else(|| {
            if code.starts_with(RULES) {
                self.say("error-rules")
            } else {
                self.say_with("error-refused", &[("code", code.into())])
            }
        })
    }

    /// Why a name is refused.
    pub(crate) fn name_fault(&self, fault: NameFault) -> String {
        match fault {
            NameFault::Empty => self.say("name-empty"),
            NameFault::TooLong(length) => {
                self.say_with("name-too-long", &[("length", length.into())])
            }
            NameFault::Control => self.say("name-control"),
        }
    }

    /// Why a seed is refused.
    pub(crate) fn seed_fault(&self, fault: SeedFault) -> String {
        match fault {
            SeedFault::Empty => self.say("seed-empty"),
            SeedFault::TooLong(length) => {
                self.say_with("seed-too-long", &[("length", length.into())])
            }
            SeedFault::Control => self.say("seed-control"),
        }
    }

    /// Why a share link does not open.
    pub(crate) fn link_fault(&self, fault: LinkFault) -> String {
        self.say(match fault {
            LinkFault::NotBase64 => "link-not-base64",
            LinkFault::NotDeflate => "link-not-deflate",
            LinkFault::TooLarge => "link-too-large",
            LinkFault::NotUtf8 => "link-not-utf8",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::texts::Language;

    #[test]
    fn a_decision_that_another_tab_made_first_is_told_in_the_persons_language() {
        let texts = Texts::new(Language::De);
        let elsewhere = texts.store_fault(&StoreFault::Conflict { found: 2 });
        for code in [Refused::STALE, Refused::NONE, Refused::OVER] {
            let refused = Refused::new(code, "in English");
            assert_eq!(texts.refused(&refused, true), elsewhere);
            assert_eq!(texts.refused(&refused, false), texts.say("table-too-late"));
        }
    }

    #[test]
    fn no_refusal_is_told_in_the_words_of_the_server() {
        let texts = Texts::new(Language::De);
        let said = |code, is_here| texts.refused(&Refused::new(code, "in English"), is_here);
        for is_here in [true, false] {
            assert_eq!(said("turn/cell_taken", is_here), "Das erlauben die Regeln nicht.");
        }
        assert_eq!(said(Refused::UNDER_WAY, true), "Das geht gerade nicht.");
        assert_eq!(said("server/busy", false), texts.say("refused-server-busy"));
        assert_eq!(said("moon/full", false), "Der Server hat das abgelehnt (moon/full).");
    }
}
