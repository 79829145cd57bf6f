//! Which screen of Limits shows a game that was fetched.

use crate::limits::screens::{challenge, play, replay, result, review, shared, today};
use crate::limits::state::{game, saved_game};
use crate::shell::route::{GameAddress, GameScreen};
use crate::shell::screens::game::LoadedGame;
use crate::shell::screens::subject::{Reading, Subject};
use crate::shell::texts::Texts;
use leptos::prelude::*;
use limits::Record;

/// How a game of Limits is read.
const READING: Reading<Record> = Reading { document: read_document, record: read_record };

fn read_document(texts: &Texts, document: &str) -> Result<Record, String> {
    saved_game::read_game(document).map_err(|fault| texts.limits_read_fault(&fault))
}

fn read_record(texts: &Texts, record: &str) -> Result<Record, String> {
    game::read_record(record.as_bytes()).map_err(|fault| texts.limits_read_fault(&fault))
}

/// The table of a game of this device; if it is over, the way to its result.
pub(crate) fn table(loaded: LoadedGame) -> AnyView {
    READING.table(loaded.source, play::play)
}

/// Shows a game on one of its screens, other than at its table.
pub(crate) fn show(screen: GameScreen, loaded: LoadedGame) -> AnyView {
    let subject = match READING.read(loaded.source) {
        Ok((subject, _)) => subject,
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
    subject: Subject<Record>,
    result: fn(Subject<Record>) -> AnyView,
) -> AnyView {
    match screen {
        GameScreen::Play | GameScreen::Result => result(subject),
        GameScreen::Replay => replay::replay(subject),
        GameScreen::Review => review::review(subject),
    }
}
