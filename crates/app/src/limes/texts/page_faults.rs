//! What the page itself refuses: drafts, and games that cannot be opened.

use crate::limes::state::{DraftRefusal, GameFault, MOST_PLAYERS, ReadFault};
use crate::shell::texts::Texts;

impl Texts {
    /// Why a game that was stored, or came from elsewhere, cannot be opened.
    pub(crate) fn read_fault(&self, fault: &ReadFault) -> String {
        match fault {
            ReadFault::Document(fault) => self.stored_fault(fault),
            ReadFault::Game(GameFault::Record(fault)) => self.record_fault(fault),
            ReadFault::Game(GameFault::Draw) => self.say("stored-draw"),
            ReadFault::Game(GameFault::Crowd) => {
                self.say_with("setup-too-many", &[("most", MOST_PLAYERS.into())])
            }
        }
    }
}

/// Why a draft stays as it is.
pub(crate) fn draft_refusal(texts: &Texts, refusal: DraftRefusal) -> String {
    match refusal {
        DraftRefusal::Rule(refusal) => texts.refusal(refusal),
        DraftRefusal::NotLaid => texts.say("draft-not-laid"),
        DraftRefusal::NobodyPicked => texts.say("draft-nobody-picked"),
        DraftRefusal::JustPlaced(_) => texts.say("draft-just-placed"),
    }
}
