//! Advice on the board: the turn that is pointed at, as a ghost, and the names of columns and rows that its words use.

use crate::limes::art::{self, Worker, WorkerStyle};
use crate::limes::screens::board::DraftState;
use crate::limes::state::Draft;
use leptos::prelude::*;
use limes::{Action, Display, Turn, ZoneId};
use std::fmt::Write;

/// What of the advice is shown on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ShownAdvice {
    /// Whether advice is being read, so that the board needs coordinates.
    pub(crate) is_open: bool,
    /// The turn that is pointed at.
    pub(crate) turn: Option<Turn>,
}

/// Coordinates, and the turn that is pointed at unless the draft shows it already. None of it can be touched.
#[component]
pub(super) fn Idea(
    draft_state: DraftState,
    advice: Signal<ShownAdvice>,
    player: Signal<usize>,
) -> impl IntoView {
    let drawing = Memo::new(move |_| {
        let ShownAdvice { is_open, turn } = advice.get();
        draft_state.draft.with(|draft| match draft {
            Some(draft) if is_open => {
                let turn = turn.filter(|&turn| draft.turn() != Some(turn));
                let ghost = turn.and_then(|turn| ghost(draft, turn, player.get()));
                coordinates(draft) + &ghost.unwrap_or_default()
            }
            _ => String::new(),
        })
    });
    view! { <g class="idea" aria-hidden="true" inner_html=drawing></g> }
}

/// The letters of the columns above the board and the numbers of the rows beside it.
fn coordinates(draft: &Draft) -> String {
    let range = draft.cell_range();
    let edge = art::turn_rect(draft.before(), draft.variants());
    let mut svg = String::new();
    let mut write = |x: f32, y: f32, name: char| {
        let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{name}</text>");
    };
    for n in 0..range.columns {
        let x = edge.x + art::CARD * (f32::from(n) + 0.5);
        write(x, edge.y - 8.0, char::from(b'a' + range.west + n));
    }
    for n in 0..range.rows {
        let y = edge.y + art::CARD * (f32::from(n) + 0.5);
        write(edge.x - 18.0, y + 10.0, char::from(b'1' + range.north + n));
    }
    svg
}

/// The card where it would lie, and the worker where they would be; `None` for a turn that is not legal here.
fn ghost(draft: &Draft, turn: Turn, player: usize) -> Option<String> {
    let after = draft.before().after(draft.card(), turn, draft.variants()).ok()?;
    let mut svg = format!(
        "<g class=\"idea-card\">{}<path d=\"{}\"/></g>",
        art::card_at(draft.card(), turn.rotation, turn.cell),
        art::cell_outline(turn.cell, -3.0),
    );
    let zone = match turn.action {
        Action::Rest => return Some(svg),
        Action::Place(quarter) => ZoneId { cell: turn.cell, quarter },
        Action::Move { from, to } => {
            let path = arrow(&after, from, to)?;
            // It is wider below, so that it stands out from any land.
            let _ =
                write!(svg, "<g class=\"idea-arrow\"><path d=\"{path}\"/><path d=\"{path}\"/></g>");
            to
        }
    };
    let workers = after.score().workers;
    let worker = workers.iter().rfind(|worker| worker.zone == zone)?;
    let figure = Worker {
        profession: Some(worker.profession),
        player,
        label: art::label(worker),
        style: WorkerStyle::Ghost,
        count: 1,
    };
    let spot = art::worker_spot(zone, after.zone(zone)?).transform();
    let _ = write!(svg, "<g transform=\"{spot}\">{}</g>", art::worker(&figure));
    Some(svg)
}

/// An arrow from the worker of one zone to where they would be in another, as path data.
fn arrow(display: &Display, from: ZoneId, to: ZoneId) -> Option<String> {
    let spot = |zone| Some(art::worker_spot(zone, display.zone(zone)?).at);
    let (start, end) = (spot(from)?, spot(to)?);
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    // From beside the one figure to beside the other, with a head of two strokes.
    let at = |along: f32, aside: f32| {
        format!("{:.0} {:.0}", start.x + along * dx - aside * dy, start.y + along * dy + aside * dx)
    };
    let tip = length - 34.0;
    Some(format!(
        "M{}L{}M{}L{}L{}",
        at(24.0, 0.0),
        at(tip, 0.0),
        at(tip - 20.0, -16.0),
        at(tip, 0.0),
        at(tip - 20.0, 16.0)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::{draft, turn};

    #[test]
    fn coordinates_name_every_column_and_row_that_is_shown() {
        let svg = coordinates(&draft("= ~   ^ #\n= #   ^ =", "= ~ ^ #"));
        let names: String = svg.split('>').filter_map(|part| part.strip_suffix("</text")).collect();
        assert_eq!(names, "cdef345");
        // The middle of column c, above the northernmost cells.
        assert!(svg.starts_with("<text x=\"500\" y=\"392\">c<"), "{svg}");
    }

    #[test]
    fn a_turn_is_a_card_with_a_worker_and_an_arrow() {
        let draft = draft("=@ ^\n= ^", "= ~ ^ #");
        let parts = |text: &str| {
            let svg = ghost(&draft, turn(text), 0)?;
            roxmltree::Document::parse(&format!("<g>{svg}</g>")).expect("well-formed");
            let has = |word: &str| svg.contains(word);
            Some((has("idea-card"), has("art-ghost"), has("idea-arrow")))
        };
        assert_eq!(parts("e4^"), Some((true, false, false)));
        assert_eq!(parts("e4^ +ne"), Some((true, true, false)));
        assert_eq!(parts("e4^ d4nw-d4ne"), Some((true, true, true)));
        assert_eq!(parts("g7^"), None);
    }
}
