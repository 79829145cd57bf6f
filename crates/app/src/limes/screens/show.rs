//! Which screen of Limes shows a game that was fetched.

use crate::limes::screens::{challenge, play, replay, result, review, shared, today};
use crate::limes::state::{game, saved_game};
use crate::shell::chance::fresh_seed;
use crate::shell::route::{GameAddress, GameScreen};
use crate::shell::screens::game::LoadedGame;
use crate::shell::screens::subject::{Reading, Subject};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limes::DealtGame;

/// How a game of Limes is read.
const READING: Reading<DealtGame> = Reading { document: read_document, record: read_record };

fn read_document(texts: &Texts, document: &str) -> Result<DealtGame, String> {
    saved_game::read_game(document).map_err(|fault| texts.read_fault(&fault))
}

fn read_record(texts: &Texts, record: &str) -> Result<DealtGame, String> {
    let record = game::read_record(record.as_bytes());
    let record = record.map_err(|fault| texts.read_fault(&fault))?;
    Ok(DealtGame::from_record_or(record, &fresh_seed()))
}

/// The table of a game of this device; if it is over, the way to its result.
pub(crate) fn table(loaded: LoadedGame) -> AnyView {
    READING.table(loaded.source, play::play)
}

/// The game that was fetched, or what is shown where it cannot be read.
pub(crate) fn subject(loaded: LoadedGame) -> Result<Subject<DealtGame>, AnyView> {
    READING.read(loaded.source).map(|(subject, _)| subject)
}

/// Shows a game on one of its screens, other than at its table.
pub(crate) fn show(screen: GameScreen, loaded: LoadedGame) -> AnyView {
    let subject = match subject(loaded) {
        Ok(subject) => subject,
        Err(failure) => return failure,
    };
    match &subject.address {
        GameAddress::Challenge(packed) => {
            let packed = packed.clone();
            challenge::challenge(screen, packed, subject)
        }
        GameAddress::Link(_) => {
            today::brought(subject, move |subject| shown(screen, subject, shared::shared))
        }
        _ => shown(screen, subject, result::result),
    }
}

/// The screen, with this one in the place of its table.
fn shown(
    screen: GameScreen,
    subject: Subject<DealtGame>,
    result: fn(Subject<DealtGame>) -> AnyView,
) -> AnyView {
    match screen {
        GameScreen::Play | GameScreen::Result => result(subject),
        GameScreen::Replay => replay::replay(subject),
        GameScreen::Review => review::review(subject),
    }
}
