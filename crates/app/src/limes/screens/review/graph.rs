//! What each turn cost, as bars.

use crate::limes::screens::review::ReviewContext;
use crate::limes::screens::studies::{is_free, weight};
use crate::shell::texts::tenths;
use leptos::prelude::*;
use limes::CARDS;
use thinker::messages::limes::Judged;

/// The graph is never finer than this, so that small costs look small.
const LEAST: f64 = 2.0;

/// A bar for each turn, which shows that turn.
pub(super) fn graph(review: ReviewContext) -> impl IntoView {
    let app = review.app;
    let bars = move || {
        review.turns.with(|turns| {
            let most = turns.iter().map(|turn| turn.cost).fold(LEAST, f64::max);
            let bar = |turn: &Judged| bar(review, turn, turn.cost / most);
            let bars = turns.iter().map(bar).collect_view();
            // Room for those that are still to be judged, so that nothing moves when they come.
            let rest = (turns.len()..CARDS)
                .map(|_| view! { <span class="bar-one"></span> })
                .collect_view();
            (bars, rest)
        })
    };
    view! {
        <section class="panel costs" hidden=move || review.turns.with(Vec::is_empty)>
            <h2>{app.t("review-costs")}</h2>
            <div class="bars" role="group" aria-label=app.t("a11y-cost-graph")>{bars}</div>
        </section>
    }
}

fn bar(review: ReviewContext, turn: &Judged, part: f64) -> impl IntoView + use<> {
    let texts = review.app.texts();
    let (round, cost) = (turn.round, turn.cost);
    let name =
        texts.say_with("review-turn-spoken", &[("round", round.into()), ("points", tenths(cost))]);
    // What costs nothing still stands on the line.
    let height = (100.0 * part).max(1.5);
    let value = if is_free(cost) { String::new() } else { texts.tenths(cost) };
    let class = ["bar-one fine", "bar-one dear", "bar-one very-dear"][weight(cost)];
    view! {
        <button
            class=class
            aria-label=name
            aria-pressed=move || (review.round.get() == round).to_string()
            on:click=move |_| review.chosen.set(round)
        >
            <span class="value">{value}</span>
            <svg aria-hidden="true"><rect y=format!("{}%", 100.0 - height) width="100%" height=format!("{height}%") rx="3" /></svg>
            <span class="round-number">{round}</span>
        </button>
    }
}
