//! What is asked and answered about a game of Limits.

mod answer;
mod frame;
mod moment;
pub(crate) mod review;
mod seat_history;
mod task;

pub use answer::{Advice, Answer, ColourAdvice, Judged, Reviewed, Slip, Suspect, Worth};
pub use seat_history::SeatHistory;
pub use task::{CHOICE, HINT, REVIEW, Task};
