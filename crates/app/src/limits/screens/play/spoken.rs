//! What is heard at the table: what each does, and what there is to decide.

use crate::limits::screens::play::context::PlayContext;
use crate::limits::texts::{self, table as words};
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limits::View;

/// Says what there is to decide whenever somebody at this device is asked and has the screen, and otherwise what others do.
pub(super) fn follow(app: AppContext, context: PlayContext) {
    Effect::new(move |before: Option<(Option<_>, usize)>| {
        let is_free = !context.is_covered();
        let next = context.holder.next.get().filter(|_| is_free);
        let deeds = context.table.view.with(|view| view.deeds.len());
        // Whoever opens a table hears its heading first.
        let Some((last_next, last_deeds)) = before else { return (next, deeds) };
        let said = context.table.view.with(|view| {
            if next.is_some() && next != last_next {
                Some(words::question(&app.texts_now(), view))
            } else if is_free && deeds > last_deeds {
                last_deed(app, view)
            } else {
                None
            }
        });
        if let Some(said) = said {
            app.spoken.set(said);
        }
        (next, deeds)
    });
}

/// What somebody else has just done.
fn last_deed(app: AppContext, view: &View) -> Option<String> {
    let deed = view.deeds.last()?;
    let own = view.own.as_ref().map(|own| own.seat);
    let done = (deed.kind, deed.colour?);
    (own != Some(deed.seat))
        .then(|| texts::deed_of(&app.texts_now(), texts::name(view, deed.seat), done))
}
