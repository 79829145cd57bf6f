//! What each turn cost, as bars.

use crate::limes::screens::review::ReviewContext;
use crate::limes::screens::studies::{is_free, weight};
use crate::shell::bars::{self, Bar};
use crate::shell::texts::{Texts, tenths};
use leptos::prelude::*;
use limes::CARDS;
use thinker::messages::limes::Judged;

/// The graph is never finer than this, so that small costs look small.
const LEAST: f64 = 2.0;

/// A bar for each turn, which shows that turn.
pub(super) fn graph(review: ReviewContext) -> impl IntoView {
    let app = review.app;
    let choose = Callback::new(move |round| review.chosen.set(round));
    let shown = move || {
        let texts = app.texts();
        let bars = review.turns.with(|turns| {
            let most = turns.iter().map(|turn| turn.cost).fold(LEAST, f64::max);
            turns.iter().map(|turn| bar(&texts, turn, most)).collect()
        });
        bars::bars(bars, CARDS, review.round, choose)
    };
    view! {
        <section class="panel costs" hidden=move || review.turns.with(Vec::is_empty)>
            <h2>{app.t("review-costs")}</h2>
            <div class="bars" role="group" aria-label=app.t("a11y-cost-graph")>{shown}</div>
        </section>
    }
}

fn bar(texts: &Texts, turn: &Judged, most: f64) -> Bar {
    let (round, cost) = (turn.round, turn.cost);
    let values = [("round", round.into()), ("points", tenths(cost))];
    Bar {
        round,
        name: texts.say_with("review-turn-spoken", &values),
        value: if is_free(cost) { String::new() } else { texts.tenths(cost) },
        part: cost / most,
        weight: weight(cost),
    }
}
