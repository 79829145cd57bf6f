//! Words for what the page's own parts say.

use crate::limes::state::{DraftRefusal, MOST_PLAYERS, OpenFault, ReopenFault, SetupFault};
use crate::shell::storage::KeptFault;
use crate::shell::texts::Texts;
use thinker::Failure;

/// Why a draft stays as it is.
pub(crate) fn draft_refusal(texts: &Texts, refusal: DraftRefusal) -> String {
    match refusal {
        DraftRefusal::Rule(refusal) => texts.refusal(refusal),
        DraftRefusal::NotLaid => texts.say("draft-not-laid"),
        DraftRefusal::NobodyPicked => texts.say("draft-nobody-picked"),
        DraftRefusal::JustPlaced(_) => texts.say("draft-just-placed"),
    }
}

/// Why the bots do not answer.
pub(crate) fn failure(texts: &Texts, reason: &Failure) -> String {
    match reason {
        Failure::Stopped => texts.say("error-no-worker"),
        // What else can go wrong is a mistake of ours, and nobody has translated it.
        reason => reason.to_string(),
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

/// What is wrong with something that was kept.
pub(crate) fn kept_fault(texts: &Texts, fault: &KeptFault) -> String {
    match fault {
        KeptFault::Form { line, .. } => texts.say_with("kept-form", &[("line", (*line).into())]),
        KeptFault::OtherKind(_) => texts.say("kept-other-kind"),
        KeptFault::OtherVersion(_) => texts.say("kept-other-version"),
        KeptFault::Record(number, fault) => {
            let fault = texts.record_fault(fault);
            texts.say_with("kept-game", &[("number", (*number).into()), ("fault", fault.into())])
        }
        KeptFault::NotOver(number) => {
            texts.say_with("kept-not-over", &[("number", (*number).into())])
        }
        KeptFault::Game(ReopenFault::Record(fault)) => texts.record_fault(fault),
        KeptFault::Game(ReopenFault::Draw) => texts.say("kept-draw"),
        KeptFault::Game(ReopenFault::Crowd) => {
            texts.say_with("setup-too-many", &[("most", MOST_PLAYERS.into())])
        }
        KeptFault::Draft(_) | KeptFault::DraftSeat(_) => texts.say("kept-draft"),
        KeptFault::Setting(_) => texts.say("kept-setting"),
    }
}

/// Why something that was brought along does not open.
pub(crate) fn open_fault(texts: &Texts, fault: &OpenFault) -> String {
    let why = match fault {
        OpenFault::Link(fault) => {
            let fault = texts.link_fault(*fault);
            return texts.say_with("error-link", &[("fault", fault.into())]);
        }
        OpenFault::Record(fault) => texts.record_fault(fault),
        OpenFault::Crowd => texts.say_with("setup-too-many", &[("most", MOST_PLAYERS.into())]),
        OpenFault::Kept(fault) => kept_fault(texts, fault),
    };
    texts.say_with("error-import", &[("fault", why.into())])
}
