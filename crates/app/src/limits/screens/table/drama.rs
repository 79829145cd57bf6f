//! The drama of a suspicion: what is allowed on the left, what was laid on the right, card by card; then who was right.

use crate::limits::art;
use crate::limits::screens::table::TableContext;
use crate::limits::state::drama::{Drama, Moment};
use crate::limits::texts::{self, drama as words};
use leptos::html;
use leptos::prelude::*;
use limits::{Limit, LimitDeck, View};
use std::time::Duration;

/// A step takes so many times as long as things take to move.
const STEP: f64 = 2.2;
/// For so long after the curtain rises a tap does not skip anything: it may be the second of a double click.
const GUARD: f64 = 450.0;

/// What is told, and how far.
#[derive(Clone, Copy)]
struct DramaContext {
    table: TableContext,
    drama: Memo<Option<Drama>>,
    step: RwSignal<usize>,
    moment: Memo<Option<Moment>>,
    /// When it began, in milliseconds.
    began: StoredValue<f64>,
    /// Each telling has a number; a newer one ends it.
    telling: StoredValue<u32>,
}

/// The window in which a suspicion is told, while the table has one to show.
#[component]
pub(crate) fn DramaWindow(
    table: TableContext,
    /// What the button says once all is told.
    #[prop(into)]
    onward: Signal<String>,
    /// All is told and the player has seen it.
    close: Callback<()>,
) -> impl IntoView {
    let drama = Memo::new(move |_| table.drama.get());
    let step = RwSignal::new(0);
    let moment =
        Memo::new(move |_| drama.with(|drama| drama.as_ref().map(|drama| drama.at(step.get()))));
    let context = DramaContext {
        table,
        drama,
        step,
        moment,
        began: StoredValue::new(0.0),
        telling: StoredValue::new(0),
    };
    Effect::new(move |_| {
        if drama.with(Option::is_some) {
            context.begin();
        }
    });
    context.listen(close);
    let is_shown = Memo::new(move |_| drama.with(Option::is_some));
    move || is_shown.get().then(|| context.window(onward, close))
}

impl DramaContext {
    /// Tells it from the beginning; where nothing moves, all at once.
    fn begin(self) {
        self.began.set_value(js_sys::Date::now());
        self.telling.update_value(|number| *number += 1);
        let milliseconds = self.table.app.animation_ms() * STEP;
        if milliseconds > 0.0 {
            self.step.set(0);
            self.go_on(self.telling.get_value(), Duration::from_millis(milliseconds as u64));
        } else {
            self.skip();
        }
    }

    fn go_on(self, telling: u32, pause: Duration) {
        let next = move || {
            // The table may be gone by now, or the rest was skipped.
            if self.telling.try_get_value() != Some(telling) || self.is_told_now() {
                return;
            }
            self.step.update(|step| *step += 1);
            if self.is_told_now() {
                self.say();
            } else {
                self.go_on(telling, pause);
            }
        };
        set_timeout(next, pause);
    }

    /// Tells the rest at once.
    fn skip(self) {
        self.telling.update_value(|number| *number += 1);
        let last = self.drama.with_untracked(|drama| drama.as_ref().map_or(0, Drama::last_step));
        self.step.set(last);
        self.say();
    }

    /// A tap or a key, which skips unless it still belongs to what came before.
    fn hurry(self) {
        if !self.is_told_now() && js_sys::Date::now() - self.began.get_value() > GUARD {
            self.skip();
        }
    }

    fn is_told(self) -> bool {
        self.moment.get().is_some_and(|moment| moment.is_judged)
    }

    fn is_told_now(self) -> bool {
        untrack(|| self.is_told())
    }

    /// Says all of it to those who hear it.
    fn say(self) {
        let words = untrack(|| self.with(words::spoken));
        self.table.app.spoken.set(words);
    }

    /// Enter and Escape skip, and then close. Other keys do nothing here.
    fn listen(self, close: Callback<()>) {
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            let is_meant = matches!(event.key().as_str(), "Enter" | "Escape" | " ");
            if !is_meant || event.repeat() || self.drama.with_untracked(Option::is_none) {
                return;
            }
            event.prevent_default();
            if self.is_told_now() {
                close.run(());
            } else {
                self.hurry();
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// Words about what is told, in the language of this moment.
    fn with(
        self,
        words: impl FnOnce(&crate::shell::texts::Texts, &View, &Drama) -> String,
    ) -> String {
        let texts = self.table.app.texts();
        self.drama.with(|drama| match drama {
            Some(drama) => self.table.view.with(|view| words(&texts, view, drama)),
            None => String::new(),
        })
    }

    fn window(self, onward: Signal<String>, close: Callback<()>) -> impl IntoView {
        let app = self.table.app;
        let button = NodeRef::<html::Button>::new();
        Effect::new(move |_| {
            if let Some(button) = button.get() {
                // Nothing keeps a visible button from having it.
                let _ = button.focus();
            }
        });
        let press = move |event: web_sys::MouseEvent| {
            event.stop_propagation();
            if self.is_told_now() { close.run(()) } else { self.hurry() }
        };
        let label =
            move || if self.is_told() { onward.get() } else { app.say("limits-drama-skip") };
        let title = move || self.with(words::title);
        let question = move || self.with(|texts, _, drama| words::asked(texts, drama));
        view! {
            <div class="drama" role="dialog" aria-modal="true" aria-labelledby="drama-title" on:click=move |_| self.hurry()>
                <div class="drama-stage" class:told=move || self.is_told()>
                    <header>
                        <h2 id="drama-title">{title}</h2>
                        <p>{question}</p>
                    </header>
                    {self.allowed()}
                    {self.laid()}
                    {self.verdict()}
                    <p class="drama-button"><button class="go" node_ref=button on:click=press>{label}</button></p>
                </div>
            </div>
        }
    }

    /// The printed limit, and the hidden cards that raise it.
    fn allowed(self) -> impl IntoView {
        let app = self.table.app;
        let card = move || {
            self.drama.with(|drama| {
                let judged = drama.as_ref()?.judged();
                let printed = LimitDeck::built_in().card(judged.limit_card);
                Some((
                    texts::limit_card(&app.texts(), printed),
                    art::limit_card(printed, Some(judged.colour)),
                ))
            })
        };
        let hidden = move || {
            let drama = self.drama.get()?;
            let colour = drama.judged().colour;
            let one = move |(place, (seat, hidden)): (usize, (limits::Seat, limits::Colour))| {
                let is_up = Memo::new(move |_| {
                    self.moment.get().is_some_and(|moment| moment.turned_up > place)
                });
                let picture = move || if is_up.get() { art::card(hidden) } else { art::back() };
                let name = move || match is_up.get() {
                    true => texts::card(&app.texts(), hidden),
                    false => app.say("limits-face-down"),
                };
                let owner =
                    move || self.table.view.with(|view| words::owner(&app.texts(), view, seat));
                view! {
                    <li class:up=is_up class:raises=move || is_up.get() && hidden == colour>
                        <div role="img" aria-label=name inner_html=picture></div>
                        <span>{owner}</span>
                    </li>
                }
            };
            Some(
                drama
                    .face_down()
                    .collect::<Vec<_>>()
                    .into_iter()
                    .enumerate()
                    .map(one)
                    .collect_view(),
            )
        };
        view! {
            <section class="drama-allowed">
                <h3>{app.t("limits-drama-allowed")}</h3>
                <div class="drama-limit" role="img" aria-label=move || card().map(|(name, _)| name) inner_html=move || card().map(|(_, svg)| svg).unwrap_or_default()></div>
                <h3>{app.t("limits-drama-hidden")}</h3>
                <ul class="drama-hidden">{hidden}</ul>
                <p class="drama-sum"><b>{move || self.sum()}</b>" "<span>{app.t("limits-drama-may-lie")}</span></p>
            </section>
        }
    }

    /// `0 + 1 = 1`, as far as the hidden cards are turned up.
    fn sum(self) -> String {
        let Some(moment) = self.moment.get() else { return String::new() };
        self.drama.with(|drama| {
            let Some(drama) = drama else { return String::new() };
            match drama.judged().printed {
                Limit::At(printed) => {
                    let sum = usize::from(printed) + moment.raised;
                    format!("{printed} + {} = {sum}", moment.raised)
                }
                Limit::None => art::sign(Limit::None),
            }
        })
    }

    /// The pile up to the card in question; the cards of its colour are counted one by one.
    fn laid(self) -> impl IntoView {
        let app = self.table.app;
        let pile = move || {
            let drama = self.drama.get()?;
            let one = move |(colour, number): (limits::Colour, Option<usize>)| {
                let is_counted = Memo::new(move |_| {
                    number.is_some_and(|n| {
                        self.moment.get().is_some_and(|moment| moment.counted >= n)
                    })
                });
                let badge = number.map(|number| view! { <b aria-hidden="true">{number}</b> });
                let name = move || texts::card(&app.texts(), colour);
                view! {
                    <li class:matching=number.is_some() class:counted=is_counted>
                        <div role="img" aria-label=name inner_html=art::card(colour)></div>{badge}
                    </li>
                }
            };
            Some(drama.pile().collect::<Vec<_>>().into_iter().map(one).collect_view())
        };
        let is_full = move || {
            self.drama.with(|drama| drama.as_ref().is_some_and(|drama| drama.pile().count() > 14))
        };
        let is_broken = move || {
            self.is_told()
                && self.drama.with(|drama| drama.as_ref().is_some_and(|drama| drama.judged().right))
        };
        let count = move || {
            let counted = self.moment.get().map_or(0, |moment| moment.counted);
            self.with(|texts, _, drama| words::count(texts, drama, counted))
        };
        let verdict = move || match self.is_told() {
            true => self.with(|texts, _, drama| words::verdict(texts, drama)),
            false => String::new(),
        };
        view! {
            <section class="drama-laid">
                <h3>{app.t("limits-drama-laid")}</h3>
                <ol class="drama-pile" class:full=is_full>{pile}</ol>
                <p class="drama-sum" class:broken=is_broken><b>{count}</b>" "<span>{verdict}</span></p>
            </section>
        }
    }

    /// Who gets what.
    fn verdict(self) -> impl IntoView {
        let outcome = move |which: usize| {
            move || match self.is_told() {
                true => self.with(|texts, view, drama| {
                    let [wins, loses] = words::outcome(texts, view, drama);
                    if which == 0 { wins } else { loses }
                }),
                false => String::new(),
            }
        };
        view! { <p class="drama-outcome"><b>{outcome(0)}</b><b>{outcome(1)}</b></p> }
    }
}
