//! What a bot did for a player whose time ran out.

use crate::shell::texts::Texts;
use limes::View;

/// What the bot did, as this player saw the game before and after; `None` if that does not tell.
pub(crate) fn stood_in(texts: &Texts, before: &View, after: &View) -> Option<String> {
    let turns = |view: &View| {
        let own = view.you.and_then(|seat| view.player(seat));
        own.and_then(|own| own.laid.as_ref()).map_or(0, |laid| laid.turns.len())
    };
    let (first, last) = (turns(before), turns(after));
    // If there were several, only the last one is told.
    let card = after.drawn.get(last.checked_sub(1)?).filter(|_| last > first)?;
    Some(texts.say_with("table-time-laid", &[("card", card.get().into())]))
}
