//! A table of Limes with so many seats that a state holds only some of its players: how everybody stands, each display on
//! demand, the screen of a spectator, and the result.

mod display_window;
mod excerpt;
mod list;
mod player;
mod result;
mod side;
mod watch;

pub(crate) use result::result;
pub(crate) use side::side;
pub(crate) use watch::watch;

use crate::shell::context::AppContext;
use crate::shell::online::TableFollow;
use display_window::DisplayWindow;
use excerpt::Excerpt;
use games::SeenView;
use leptos::prelude::*;
use limes::View;

/// What the screens of such a table share. Cheap to copy; copies share the same state.
#[derive(Clone, Copy)]
struct LargeTable {
    app: AppContext,
    follow: TableFollow,
    /// The game as the reader sees it.
    view: Memo<Option<View>>,
    /// The players whom the newest state shows.
    excerpt: Memo<Excerpt>,
    /// Another value when what is seen of the others may have changed.
    moment: Memo<Moment>,
    /// Opens anybody's display.
    displays: DisplayWindow,
}

/// How far the game has come for its viewer: a new round, their own turn, or points that they see before everybody has moved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Moment {
    round: usize,
    is_over: bool,
    has_moved: bool,
    totals: Vec<u32>,
}

impl Moment {
    fn of(view: &View) -> Moment {
        Moment {
            round: view.round(),
            is_over: view.is_over,
            has_moved: view.own().is_some_and(|own| own.moved),
            totals: view.players.iter().map(|player| player.total).collect(),
        }
    }
}

impl LargeTable {
    fn new(follow: TableFollow) -> LargeTable {
        let app = AppContext::get();
        let view = Memo::new(move |_| {
            let seen = follow.state.with(|state| state.as_ref()?.view.as_ref()?.read().ok());
            match seen? {
                SeenView::Limes(view) => Some(*view),
                SeenView::Limits(_) => None,
            }
        });
        let excerpt = Memo::new(move |_| {
            let names = app.texts().bot_names();
            let excerpt = follow.state.with(|state| {
                let state = state.as_ref()?;
                view.with(|view| Some(Excerpt::of(view.as_ref()?, &state.seats, &names)))
            });
            excerpt.unwrap_or_default()
        });
        let moment =
            Memo::new(move |_| view.with(|view| view.as_ref().map(Moment::of).unwrap_or_default()));
        let displays = DisplayWindow::new(app, follow, view, moment);
        LargeTable { app, follow, view, excerpt, moment, displays }
    }

    /// The reader's rank and points, if they play.
    fn own_line(self) -> Signal<Option<String>> {
        Signal::derive(move || {
            let (own, players) =
                self.excerpt.with(|excerpt| Some((excerpt.own()?.clone(), excerpt.players)))?;
            let values = [
                ("rank", own.rank.into()),
                ("players", players.into()),
                ("points", own.total.into()),
            ];
            Some(self.app.texts().say_with("table-your-rank", &values))
        })
    }
}
