//! Who has the screen at a table of this device, where it may go from person to person.

use crate::shell::context::AppContext;
use crate::shell::seats::Curtain;
use game::{Question, Seat};
use leptos::prelude::*;

/// Who has the screen; a copy is as good as the original.
#[derive(Clone, Copy)]
pub(crate) struct ScreenHolder {
    /// Who is to act next at this screen, and what they are asked.
    pub(crate) next: RwSignal<Option<(Seat, Question)>>,
    /// Who has the screen: who acts next, or else who acted last.
    pub(crate) seat: Memo<Seat>,
    /// How many persons play at this device.
    persons: usize,
    /// Whether a curtain hangs between them.
    has_curtain: bool,
    curtain: RwSignal<Curtain>,
}

impl ScreenHolder {
    /// For these seats of this device, in order, of which this one is to act next.
    pub(crate) fn new(
        own: &[Seat],
        has_curtain: bool,
        next: Option<(Seat, Question)>,
    ) -> ScreenHolder {
        let first = own.first().copied().unwrap_or(Seat::from_index(0));
        let next = RwSignal::new(next);
        let seat = Memo::new(move |before: Option<&Seat>| {
            next.get().map(|(seat, _)| seat).or(before.copied()).unwrap_or(first)
        });
        let curtain = RwSignal::default();
        ScreenHolder { next, seat, persons: own.len(), has_curtain, curtain }
    }

    /// Whether nobody else at this device plays.
    pub(crate) fn is_only_person(self) -> bool {
        self.persons == 1
    }

    /// Whether the screen has to be handed to the next person first. Nobody sees what the one before saw.
    pub(crate) fn is_curtained(self) -> bool {
        let curtain = self.curtain.get();
        self.has_curtain && self.next.get().is_some_and(|(next, _)| curtain.is_down(next))
    }

    /// Who is to act next has the screen now.
    pub(crate) fn lift_curtain(self) {
        if let Some((next, _)) = self.next.get_untracked() {
            self.curtain.update(|curtain| curtain.lift(next));
        }
    }
}

/// Whose turn it is, where several persons play at one screen, and whose display a spectator sees. A single player knows.
#[component]
pub(crate) fn WhoseTurn(
    holder: ScreenHolder,
    /// What they are called.
    name: Signal<String>,
    /// A picture of theirs, as SVG.
    #[prop(optional)]
    picture: Option<Signal<String>>,
) -> impl IntoView {
    let app = AppContext::get();
    let words = move || match holder.next.get() {
        Some(_) => app.texts().say_with("play-whose-turn", &[("name", name.get().into())]),
        None => name.get(),
    };
    (!holder.is_only_person()).then(|| {
        view! {
            <p class="whose-turn" title=words>
                {picture.map(|picture| view! { <span inner_html=picture></span> })}
                <span class="name">{words}</span>
            </p>
        }
    })
}
