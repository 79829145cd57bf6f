//! Displays, cards and workers as pictures.
//!
//! Everything here is SVG text made from the types of the rules; nothing knows the page. One zone is 100 units
//! wide wherever it lies, so any two parts of a picture can be laid over each other without converting anything.
//!
//! - [`Scene`] draws the land of a display, [`card`] a single card, [`picture()`] a whole file with its colours inside.
//! - [`worker()`] draws a worker, and [`worker_spot`] says where in a zone.
//! - [`zones_outline`], [`sight_line`], [`cell_outline`] are paths that highlight what is being explained.
//!
//! Drawings name classes, never colours: those are in [`shell::art`](crate::shell::art), light and dark. Symbols and
//! patterns are drawn once per page: [`definitions()`] is put into it before the first drawing.

mod definitions;
mod geometry;
mod highlight;
mod outline;
mod picture;
mod scatter;
mod scene;
mod small;
mod spot;
mod worker;

pub use definitions::definitions;
pub use geometry::{CARD, Point, Rect, cell_rect, cells_rect, turn_rect, zone_centre, zone_rect};
pub use highlight::{cell_outline, sight_line, zones_outline};
pub use picture::{Caption, picture};
pub use scene::{Detail, Scene, card, card_at};
pub use spot::{ARROW_RADIUS, ARROW_TOP, worker_spot};
pub(crate) use worker::escaped;
pub use worker::{Worker, WorkerStyle, crowds, label, worker, worker_icon};
