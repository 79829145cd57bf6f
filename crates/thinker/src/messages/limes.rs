//! What is asked and answered about a game of Limes.

mod answer;
pub(crate) mod review;
pub(crate) mod seat_view;
mod task;
mod why;

pub use answer::{Advice, Answer, Best, Judged, ReviewPart, Worth};
pub use seat_view::SeatView;
pub use task::Task;
pub use why::Why;
