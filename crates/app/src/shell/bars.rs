//! A bar for each round, which can be chosen: what the rounds of a game cost.

use leptos::prelude::*;

/// One bar.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bar {
    /// The round.
    pub(crate) round: usize,
    /// What is heard.
    pub(crate) name: String,
    /// How much is written above it; empty for nothing.
    pub(crate) value: String,
    /// How high it is, from 0 to 1.
    pub(crate) part: f64,
    /// How bad it is: 0 fine, 1 a mistake, 2 an expensive one.
    pub(crate) weight: usize,
}

/// The bars, with room for `rounds` of them, so that nothing moves when more come.
pub(crate) fn bars(
    bars: Vec<Bar>,
    rounds: usize,
    chosen: Memo<usize>,
    choose: Callback<usize>,
) -> impl IntoView {
    let rest = (bars.len()..rounds).map(|_| view! { <span class="bar-one"></span> }).collect_view();
    let bars = bars.into_iter().map(|bar| one(bar, chosen, choose)).collect_view();
    (bars, rest)
}

fn one(bar: Bar, chosen: Memo<usize>, choose: Callback<usize>) -> impl IntoView {
    let Bar { round, name, value, part, weight } = bar;
    // What costs nothing still stands on the line.
    let height = (100.0 * part).clamp(1.5, 100.0);
    let class = ["bar-one fine", "bar-one dear", "bar-one very-dear"][weight.min(2)];
    view! {
        <button
            class=class
            aria-label=name
            aria-pressed=move || (chosen.get() == round).to_string()
            on:click=move |_| choose.run(round)
        >
            <span class="value">{value}</span>
            <svg aria-hidden="true"><rect y=format!("{}%", 100.0 - height) width="100%" height=format!("{height}%") rx="3" /></svg>
            <span class="round-number">{round}</span>
        </button>
    }
}
