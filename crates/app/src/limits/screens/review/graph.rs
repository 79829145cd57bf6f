//! What each round cost, as bars.

use crate::limits::screens::review::ReviewContext;
use crate::limits::state::review::{is_free, weight};
use crate::limits::texts::after::percent;
use crate::shell::bars::{self, Bar};
use crate::shell::texts::Texts;
use leptos::prelude::*;

/// The graph is never finer than this, so that small costs look small.
const LEAST: f64 = 0.05;

/// A bar for each round, which shows its decisions.
pub(super) fn graph(context: ReviewContext) -> impl IntoView {
    let app = context.app;
    let choose = Callback::new(move |round| context.choose(round));
    let shown = move || {
        let texts = app.texts();
        let bars = context.costs.with(|costs| {
            let most = costs.iter().map(|(_, cost)| *cost).fold(LEAST, f64::max);
            costs.iter().map(|&cost| bar(&texts, cost, most)).collect()
        });
        bars::bars(bars, context.rounds(), context.round, choose)
    };
    view! {
        <section class="panel costs" hidden=move || context.costs.with(Vec::is_empty)>
            <h2>{app.t("limits-review-costs")}</h2>
            <div class="bars" role="group" aria-label=app.t("limits-review-costs")>{shown}</div>
        </section>
    }
}

fn bar(texts: &Texts, (round, cost): (usize, f64), most: f64) -> Bar {
    let percent = percent(texts, cost);
    let values = [("round", round.into()), ("percent", percent.into())];
    Bar {
        round,
        name: texts.say_with("limits-review-round", &values),
        value: if is_free(cost) { String::new() } else { texts.tenths(100.0 * cost) },
        part: cost / most,
        weight: weight(cost),
    }
}
