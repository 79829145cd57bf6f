//! Beginning a game of Limes, from wherever that is wanted.

use crate::limes::state::{Setup, game};
use crate::shell::chance::fresh_seed;
use crate::shell::clock::today;
use crate::shell::context::AppContext;
use crate::shell::open_games::OpenGames;

/// Begins a game and goes to its table, or says what is wrong with it.
pub(crate) fn begin(app: AppContext, open: OpenGames, setup: &Setup) {
    match setup.check(&fresh_seed()) {
        Ok(checked) => open.begin(game::deal(checked, &today())),
        Err(faults) => app.tell(app.texts_now().lineup_faults(&faults)),
    }
}
