//! What is heard when a turn begins: the round and its card.

use crate::limes::screens::play::PlayContext;
use crate::limes::screens::turn::TurnContext;
use crate::shell::context::AppContext;
use leptos::prelude::*;
use limes::Rotation;

/// Says which card is to be laid, whenever somebody at this device has a new turn and the screen.
pub(super) fn follow(app: AppContext, context: PlayContext, turn_context: TurnContext) {
    Effect::new(move |before: Option<Option<_>>| {
        let now = context.holder.next.get().filter(|_| !context.holder.is_curtained());
        // Whoever opens a table hears its heading first.
        if now.is_some() && before.is_some_and(|before| before != now) {
            app.spoken.set(untrack(|| words(app, context, turn_context)));
        }
        now
    });
}

fn words(app: AppContext, context: PlayContext, turn_context: TurnContext) -> String {
    let texts = app.texts_now();
    let round = texts.say_with("play-round", &[("round", context.round().into())]);
    let card = turn_context.card.get();
    let card = card.map(|(number, card)| texts.card_spoken(number, &card, Rotation::Up));
    format!("{round}. {}", card.unwrap_or_default())
}
