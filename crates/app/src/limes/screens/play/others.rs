//! The others: how they stand and who has moved, and their displays, each of which can be looked at in a window.

use crate::limes::art::{self, Worker, WorkerStyle};
use crate::limes::screens::play::PlayContext;
use crate::limes::screens::thumbnail::Thumbnail;
use crate::shell::art::Icon;
use crate::shell::context::AppContext;
use crate::shell::texts::without_marks;
use leptos::html;
use leptos::prelude::*;
use limes::{Cell, Display, PlayerView, Seat, View};

/// One of them, as far as the player in the middle sees.
#[derive(Clone, Debug, PartialEq)]
struct Other {
    seat: Seat,
    name: String,
    total: u32,
    rank: usize,
    /// Their display.
    display: Display,
    /// Where their last card lies.
    laid: Option<Cell>,
    has_moved: bool,
}

/// Everyone else, the best first. At a table too large to show everybody they have a place of their own.
fn others(view: &View, own: Seat) -> Vec<Other> {
    let other = |player: &PlayerView| {
        let laid = player.laid.as_ref().filter(|_| view.others == 0 && player.seat != own)?;
        Some(Other {
            seat: player.seat,
            name: player.name.clone(),
            total: player.total,
            rank: player.rank,
            display: laid.display,
            laid: laid.turns.last().map(|turn| turn.cell),
            has_moved: player.moved,
        })
    };
    let mut others: Vec<Other> = view.players.iter().filter_map(other).collect();
    others.sort_by_key(|other| (other.rank, other.seat));
    others
}

/// What the parts of this section share.
#[derive(Clone, Copy)]
struct OthersContext {
    app: AppContext,
    table: PlayContext,
    others: Memo<Vec<Other>>,
    /// Whose display is in the window.
    enlarged: RwSignal<Option<Seat>>,
    dialog: NodeRef<html::Dialog>,
}

/// Everyone but the player in the middle.
#[component]
pub(super) fn Others(context: PlayContext) -> impl IntoView {
    let app = AppContext::get();
    let others = Memo::new(move |_| {
        let own = context.holder.seat.get();
        context.with_view(|view| others(view, own)).unwrap_or_default()
    });
    let shared = OthersContext {
        app,
        table: context,
        others,
        enlarged: RwSignal::new(None),
        dialog: NodeRef::new(),
    };
    // Whatever has the focus keeps it when a turn is made: the lists are made anew only for other seats.
    let seats = Memo::new(move |_| -> Vec<Seat> {
        others.with(|others| others.iter().map(|other| other.seat).collect())
    });
    let lines = move || seats.get().into_iter().map(|seat| shared.line(seat)).collect_view();
    let displays = move || seats.get().into_iter().map(|seat| shared.small(seat)).collect_view();
    view! {
        <section class="panel others" hidden=move || others.with(Vec::is_empty)>
            <h2>{app.t("play-others")}</h2>
            <ul class="others-strip">{lines}</ul>
            <div class="others-row">{displays}</div>
            {shared.window()}
        </section>
    }
}

impl OthersContext {
    /// Something about one of them; nothing just before they go.
    fn of<T: Default>(self, seat: Seat, what: fn(&Other) -> T) -> T {
        self.others.with(|others| {
            others.iter().find(|other| other.seat == seat).map(what).unwrap_or_default()
        })
    }

    fn about(self, key: &str, seat: Seat) -> String {
        let name = self.table.name(seat);
        self.app.texts().say_with(key, &[("name", name.into())])
    }

    /// Their colour, name and points, and whether they have moved.
    fn line(self, seat: Seat) -> impl IntoView {
        let figure = art::worker_icon(&Worker {
            profession: None,
            player: seat.index(),
            label: String::new(),
            style: WorkerStyle::Counted,
            count: 1,
        });
        let state = move || match (self.of(seat, |other| other.has_moved), self.table.is_bot(seat))
        {
            (true, _) => without_marks(self.about("play-moved", seat)),
            (false, true) => without_marks(self.about("play-thinking", seat)),
            (false, false) => String::new(),
        };
        let sign = move || match self.of(seat, |other| other.has_moved) {
            true => Icon::Tick.svg(),
            false if self.table.is_bot(seat) => "…".to_owned(),
            false => String::new(),
        };
        view! {
            <li class="other">
                <span class="icon" inner_html=figure></span>
                <span class="name"><bdi>{move || self.of(seat, |other| other.name.clone())}</bdi></span>
                <b>{move || self.of(seat, |other| other.total)}</b>
                <span class="state" aria-hidden="true" title=state inner_html=sign></span>
                <span class="spoken">{state}</span>
            </li>
        }
    }

    /// Their display, which opens the window.
    fn small(self, seat: Seat) -> impl IntoView {
        let enlarge = move |_| {
            self.enlarged.set(Some(seat));
            if let Some(dialog) = self.dialog.get_untracked() {
                // Refused only while it is open already.
                let _ = dialog.show_modal();
            }
        };
        view! {
            <button class="other" aria-label=move || without_marks(self.about("play-enlarge", seat)) on:click=enlarge>
                {self.picture(seat, false)}
                <span>{move || self.of(seat, |other| other.name.clone())}</span>
            </button>
        }
    }

    fn picture(self, seat: Seat, large: bool) -> impl IntoView {
        // Remembered, so that only a round that is revealed draws a display anew, and turns up its last card.
        view! {
            <Thumbnail
                display=Memo::new(move |_| self.of(seat, |other| other.display))
                player=seat.index()
                name=Signal::derive(move || self.about("play-display-of", seat))
                large
                laid=Memo::new(move |_| self.of(seat, |other| other.laid))
            />
        }
    }

    /// The window. Escape closes it, and the focus goes back to where it was: the browser sees to both.
    fn window(self) -> impl IntoView {
        let close = move |_| {
            if let Some(dialog) = self.dialog.get_untracked() {
                dialog.close();
            }
        };
        let title = move || self.enlarged.get().map(|seat| self.about("play-display-of", seat));
        let total = move || self.enlarged.get().map(|seat| self.of(seat, |other| other.total));
        view! {
            <dialog
                node_ref=self.dialog
                class="panel window other-window"
                aria-labelledby="other-window"
            >
                <header>
                    <h2 id="other-window">{title}</h2>
                    <b>{total}</b>
                    <button class="round quiet" aria-label=self.app.t("common-close") on:click=close inner_html=Icon::Close.svg()></button>
                </header>
                {move || self.enlarged.get().map(|seat| self.picture(seat, true))}
            </dialog>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limes::state::kit::finished;
    use limes::TurnVisibility;

    #[test]
    fn the_others_stand_by_their_points_with_their_last_card() {
        let game = finished(&["Ada", "Ben", "Cleo", "Dirk"], 3).game;
        let own = Seat::from_index(1);
        let view = game.view(Some(own), TurnVisibility::Hidden);
        let others = others(&view, own);
        assert_eq!(others.len(), 3);
        assert!(others.is_sorted_by_key(|other| (other.rank, other.seat)));
        for other in &others {
            assert_eq!(other.total, other.display.total());
            let player = game.player(other.seat).expect("a player");
            assert_eq!(other.laid, player.turns().last().map(|turn| turn.cell));
            assert_eq!(other.display, *player.display());
        }
    }

    #[test]
    fn at_a_large_table_the_others_have_a_place_of_their_own() {
        let names: Vec<String> = (1..=20).map(|n| format!("Player {n}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let game = finished(&names, 3).game;
        let own = Seat::from_index(9);
        assert_eq!(others(&game.view(Some(own), TurnVisibility::Hidden), own), []);
        assert_eq!(others(&game.view(None, TurnVisibility::Hidden), own), []);
    }

    #[test]
    fn a_card_that_may_not_be_seen_yet_is_not_framed() {
        let mut game = limes::Game::new(
            limes::Deck::classic().clone(),
            limes::Variants::NONE,
            &["Ada", "Ben"],
        )
        .expect("a game");
        game.draw(limes::CardNumber::new(5).expect("a card")).expect("the first card");
        let [own, other] = [0, 1].map(Seat::from_index);
        game.play(other, "d4^".parse().expect("a turn")).expect("legal");
        let seen = |game: &limes::Game| {
            let others = others(&game.view(Some(own), TurnVisibility::Hidden), own);
            others.first().map(|other| (other.has_moved, other.laid.is_some()))
        };
        assert_eq!(seen(&game), Some((true, false)));
        game.play(own, "d4^".parse().expect("a turn")).expect("legal");
        assert_eq!(seen(&game), Some((true, true)));
    }
}
