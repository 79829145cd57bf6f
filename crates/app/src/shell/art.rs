//! Signs and colours of the page, which the drawings of every game share.

mod icon;
mod logo;
pub(crate) mod palette;
pub(crate) mod style;

pub use icon::Icon;
pub use logo::{icon_file, mark};
pub use palette::{PLAYERS, Theme, contrast, tone};
pub use style::css;
