//! Icons and colours that the page and the drawings of every game share.

mod icon;
mod logo;
pub(crate) mod palette;
pub(crate) mod style;

pub use icon::Icon;
pub use logo::mark;
pub use palette::Theme;
