//! Words for what the page's own parts say.

use crate::table::{DraftRefusal, MOST_PLAYERS, SetupFault};
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

/// What is wrong with a setup, in one text.
pub(crate) fn setup_faults(texts: &Texts, faults: &[SetupFault]) -> String {
    let one = |fault: &SetupFault| match *fault {
        SetupFault::NoPlayers | SetupFault::NoPerson => texts.say("setup-no-person"),
        SetupFault::TooManyPlayers(_) => {
            texts.say_with("setup-too-many", &[("most", MOST_PLAYERS.into())])
        }
        SetupFault::Name(_, fault) => texts.name_fault(fault),
        SetupFault::SameName(..) => texts.say("setup-same-name"),
        SetupFault::Seed(fault) => texts.seed_fault(fault),
    };
    faults.iter().map(one).collect::<Vec<_>>().join(" ")
}
