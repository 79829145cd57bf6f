//! The window with the display of a player.

use super::Moment;
use super::player::{Fetched, fetched};
use crate::limes::screens::thumbnail::Thumbnail;
use crate::shell::context::AppContext;
use crate::shell::online::TableFollow;
use crate::shell::window::{Frame, Window};
use leptos::prelude::*;
use limes::{Cell, Display, PlayerView, View};

/// The window, closed until somebody's display is wanted.
#[derive(Clone, Copy)]
pub(super) struct DisplayWindow {
    app: AppContext,
    window: Window,
    /// The seat, and the name of whoever sits there.
    chosen: RwSignal<Option<(usize, String)>>,
    player: Memo<Fetched>,
}

impl DisplayWindow {
    pub(super) fn new(
        app: AppContext,
        follow: TableFollow,
        view: Memo<Option<View>>,
        moment: Memo<Moment>,
    ) -> DisplayWindow {
        let chosen = RwSignal::new(None::<(usize, String)>);
        let seat = Signal::derive(move || chosen.with(|chosen| Some(chosen.as_ref()?.0)));
        let player = fetched(follow, view, moment, seat);
        DisplayWindow { app, window: Window::new(), chosen, player }
    }

    /// Shows the display of this player.
    pub(super) fn open(self, seat: usize, name: String) {
        self.chosen.set(Some((seat, name)));
        self.window.show();
    }

    /// Where it appears.
    pub(super) fn view(self) -> AnyView {
        let DisplayWindow { app, window, chosen, player } = self;
        let name = move || chosen.with(|chosen| chosen.as_ref().map(|chosen| chosen.1.clone()));
        let title = Signal::derive(move || {
            let name = name().unwrap_or_default();
            app.texts().say_with("play-display-of", &[("name", name.into())])
        });
        let frame = Frame {
            id: None,
            class: "panel window other-window seat-window",
            heading: "seat-window".to_owned(),
            title,
        };
        let content = view! { <FetchedDisplay app player title /> };
        window.view(frame, content.into_any())
    }
}

/// A display with its points, as soon as it is there.
#[component]
pub(super) fn FetchedDisplay(
    app: AppContext,
    player: Memo<Fetched>,
    /// What it is called, for those who hear it.
    title: Signal<String>,
) -> impl IntoView {
    let there = move || {
        player.with(|fetched| match fetched {
            Fetched::There(player) => Some(player.clone()),
            _ => None,
        })
    };
    let display = Memo::new(move |_| there().as_ref().map(display).unwrap_or_default());
    let laid = Memo::new(move |_| there().as_ref().and_then(last_cell));
    // Remembered, so that a player who is fetched again is not drawn again.
    let seat = Memo::new(move |_| there().map(|player| player.seat.index()));
    let points = move || {
        there().map(|player| app.texts().say_with("points", &[("points", player.total.into())]))
    };
    let fault = move || {
        player.with(|fetched| match fetched {
            Fetched::Failed(fault) => Some(app.texts().api_fault(fault)),
            _ => None,
        })
    };
    view! {
        <p class="fetched-points"><b>{points}</b></p>
        {move || seat.get().map(|player| view! { <Thumbnail display player name=title large=true laid /> })}
        <p class="fault" role="status">{fault}</p>
    }
}

fn display(player: &PlayerView) -> Display {
    player.laid.as_ref().map(|laid| laid.display).unwrap_or_default()
}

/// Where the last card lies.
fn last_cell(player: &PlayerView) -> Option<Cell> {
    player.laid.as_ref()?.turns.last().map(|turn| turn.cell)
}
