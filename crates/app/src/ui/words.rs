//! Words for what the page's own parts say.

use crate::table::DraftRefusal;
use crate::texts::Texts;

/// Why a draft stays as it is.
pub(crate) fn draft_refusal(texts: &Texts, refusal: DraftRefusal) -> String {
    match refusal {
        DraftRefusal::Rule(refusal) => texts.refusal(refusal),
        DraftRefusal::NotLaid => texts.say("draft-not-laid"),
        DraftRefusal::NobodyPicked => texts.say("draft-nobody-picked"),
        DraftRefusal::JustPlaced(_) => texts.say("draft-just-placed"),
    }
}
