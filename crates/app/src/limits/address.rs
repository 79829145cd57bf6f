//! Where the pages of Limits are.

use crate::shell::route::{GamePage, GamePath, Route};

/// What their addresses begin with.
pub(crate) const PATH: &str = "limits";

/// The way to one of them.
pub(crate) fn route_to(page: GamePage) -> Route {
    Route::Page(GamePath::new(PATH), page)
}
