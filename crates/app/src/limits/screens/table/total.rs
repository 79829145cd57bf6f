//! The player's own points, large in the bar above the table.

use crate::limits::screens::table::TableContext;
use crate::limits::texts::points;
use leptos::prelude::*;

/// The points of whoever looks at the table; nothing for one who watches.
#[component]
pub(crate) fn Total(table: TableContext) -> impl IntoView {
    let own_points = Memo::new(move |_| {
        table.view.with(|view| {
            let own = view.own.as_ref()?;
            Some(view.players.get(own.seat.index())?.points)
        })
    });
    let total = move || own_points.get().map(points);
    let total_spoken = move || {
        let points = total()?;
        Some(table.app.texts().say_with("limits-points", &[("points", points.into())]))
    };
    view! {
        <p class="total">
            <span class="spoken">{total_spoken}</span>
            <span aria-hidden="true" class="now">{total}</span>
        </p>
    }
}
