//! What a bot did for a player whose time ran out.

use crate::limits::texts::{name, one};
use crate::shell::texts::Texts;
use limits::{DeedKind, Phase, View};

/// What the bot did, as this player saw the game before and after; `None` if that does not tell.
pub(crate) fn stood_in(texts: &Texts, before: &View, after: &View) -> Option<String> {
    let own = after.own.as_ref()?;
    if let Some(judged) = after.judged.as_ref().filter(|it| it.round == before.round)
        && after.round != before.round
    {
        let is_own = judged.by == own.seat;
        let name = name(after, judged.suspect);
        return is_own.then(|| texts.say_with("table-time-suspected", &[("name", name.into())]));
    }
    if after.round != before.round {
        return None;
    }
    if let Phase::Hide { .. } = before.phase {
        let colour = one(texts, own.face_down?);
        return Some(texts.say_with("table-time-hid", &[("colour", colour.into())]));
    }
    let mut new = after.deeds.iter().skip(before.deeds.len());
    let deed = new.rfind(|deed| deed.seat == own.seat)?;
    match (deed.kind, deed.colour) {
        (DeedKind::Exchange, _) => Some(texts.say("table-time-exchanged")),
        (DeedKind::Play, Some(colour)) => {
            let colour = one(texts, colour);
            Some(texts.say_with("table-time-played", &[("colour", colour.into())]))
        }
        // Another card lies on it.
        (DeedKind::Play, None) => None,
    }
}
