//! Displays, cards and workers as pictures.
//!
//! Everything here is SVG text made from the rules' own types; nothing knows a page. One zone is [`ZONE`] units
//! wide wherever it lies, so every part of the picture can be laid over every other without reckoning.
//!
//! - [`Scene`] draws the land of a display, [`card`] a single card, [`picture`] a whole file with its colours inside.
//! - [`worker`] draws a worker; [`worker_spot`], [`hut_spots`] and [`tower_spot`] say where things stand in a zone.
//! - [`zones_outline`], [`sight_line`], [`cell_outline`] are paths that light up what is being talked about.
//! - [`Icon`] and [`mark`] are for the page around it.
//!
//! Drawings name classes, never colours; [`css`] holds the colours, light and dark. Symbols and patterns are drawn
//! once a page: [`definitions`] goes into it once, before the first drawing.

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
pub use scene::{Detail, Scene, card};
pub use spot::worker_spot;
pub use worker::{Worker, WorkerStyle, crowds, worker, worker_icon};
