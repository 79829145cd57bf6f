//! A display to be looked at, small or large.

use crate::limes::art::{self, Detail, Scene};
use leptos::prelude::*;
use limes::{Cell, Display};

/// A display that cannot be touched.
#[component]
pub(crate) fn Thumbnail(
    /// What is shown.
    #[prop(into)]
    display: Signal<Display>,
    /// Whose workers these are.
    player: usize,
    /// Its name, for those who hear it.
    #[prop(into)]
    name: Signal<String>,
    /// Whether it is large enough for every tree.
    #[prop(optional)]
    large: bool,
    /// The cell of the card that was laid last, which is framed, with its back for whoever turns it up.
    #[prop(into, default = Signal::stored(None))]
    laid: Signal<Option<Cell>>,
) -> impl IntoView {
    let detail = if large { Detail::Full } else { Detail::Small };
    let drawing = move || {
        let display = display.get();
        let crowds = art::crowds(&display, player).into_iter();
        let workers = crowds.map(|crowd| {
            format!(
                "<g transform=\"{}\">{}</g>",
                crowd.spot.transform(),
                art::worker(&crowd.worker)
            )
        });
        let laid = laid.get().map(|cell| {
            let outline = art::cell_outline(cell, -3.0);
            format!("<path class=\"lit-card\" d=\"{outline}\"/><path class=\"card-back\" d=\"{outline}\"/>")
        });
        Scene::new(&display, detail).layers()
            + &laid.unwrap_or_default()
            + &workers.collect::<String>()
    };
    let frame = move || art::cells_rect(display.get().cells()).grown(12.0).to_string();
    view! { <svg class="thumbnail" viewBox=frame role="img" aria-label=name inner_html=drawing></svg> }
}
