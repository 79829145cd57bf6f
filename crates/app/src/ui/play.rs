//! The table during a game.

mod advice;
mod coming;
mod curtain;
mod drag;
mod hand;
mod others;
mod sitting;

pub(crate) use sitting::Sitting;

use crate::table::keys::{Chord, Command};
use crate::table::{Draft, Figure, Pressed, Step};
use crate::texts::Texts;
use crate::ui::board::Board;
use crate::ui::desk::Desk;
use crate::ui::route::{self, Route};
use leptos::prelude::*;
use limes::{Action, CARDS};
use wasm_bindgen::JsCast;

/// The table.
#[component]
pub(crate) fn Play() -> impl IntoView {
    let desk = Desk::get();
    match desk.game.get_untracked() {
        Some(table) => view! { <AtTable sitting=Sitting::new(table) /> }.into_any(),
        None => view! { <super::home::Home /> }.into_any(),
    }
}

#[component]
fn AtTable(sitting: Sitting) -> impl IntoView {
    let desk = Desk::get();
    sitting.begin_turn();
    // A turn that was left in the middle is taken up where it was.
    let mut left = None;
    desk.left_draft.update_value(|draft| left = draft.take());
    if let Some(draft) = left {
        sitting.drafting.draft.set(Some(draft));
    }
    // The game is kept after every change, the draft too: a closed tab loses nothing.
    Effect::new(move |_| {
        let table = sitting.table.get();
        sitting.drafting.draft.with(|draft| desk.keep_game(&table, draft.as_ref()));
        desk.game.set(Some(table));
    });
    Effect::new(move |_| {
        sitting.table.track();
        sitting.ask_bots(desk);
    });
    Effect::new(move |before: Option<bool>| {
        let over = sitting.is_over();
        if over && before == Some(false) {
            desk.keep_result(&sitting.table.get_untracked());
            route::go(&Route::Result);
        }
        over
    });
    crate::ui::sound::follow(desk, sitting);
    let advice = advice::Advising::new(sitting);
    let ask_first = RwSignal::new(false);
    let end = Callback::new(move |()| {
        if desk.settings.with_untracked(|settings| settings.confirm) && !ask_first.get_untracked() {
            ask_first.set(
                sitting
                    .drafting
                    .draft
                    .with_untracked(|d| d.as_ref().is_some_and(|d| d.turn().is_some())),
            );
            return;
        }
        ask_first.set(false);
        if sitting.end_turn() {
            desk.spoken.set(desk.say("a11y-turn-ended"));
        }
    });
    listen_to_keys(sitting, advice, end);
    let title = move || {
        sitting.table.with(|table| {
            desk.texts()
                .say_with("play-round", &[("round", table.game().drawn().len().min(CARDS).into())])
        })
    };
    let name = Signal::derive(move || {
        let seat = sitting.seat.get();
        let name = sitting.table.with(|table| {
            table.game().player(seat).map(|p| p.name().to_owned()).unwrap_or_default()
        });
        desk.texts().say_with("a11y-display", &[("name", name.into())])
    });
    view! {
        <main class="play" class:curtained=move || sitting.is_curtained()>
            <header class="play-head">
                <a class="brand" href=Route::Home.to_string() aria-label=desk.t("menu-home") inner_html=crate::art::mark()></a>
                <h1 class="round">{title}</h1>
                <Total sitting />
            </header>
            <section class="play-board">
                <Board
                    drafting=sitting.drafting
                    resting=Signal::derive(move || sitting.display())
                    player=Signal::derive(move || sitting.seat.get().0)
                    name
                    marks=advice.marks()
                    on_end=end
                />
            </section>
            <Saying sitting ask_first end />
            <hand::Hand sitting advice end />
            <aside class="play-side">
                <advice::Advice advice />
                <others::Others sitting />
                <coming::Coming sitting />
            </aside>
            <curtain::CurtainBetween sitting />
        </main>
    }
}

/// The total, with the total after the draft in brackets.
#[component]
fn Total(sitting: Sitting) -> impl IntoView {
    let desk = Desk::get();
    let totals = Memo::new(move |_| {
        let draft = sitting.drafting.draft.with(|draft| {
            draft.as_ref().map(|draft| (draft.total(), draft.turn().map(|_| draft.total_after())))
        });
        draft.unwrap_or_else(|| (sitting.display().total(), None))
    });
    let spoken = move || desk.texts().total_spoken(totals.get().0, totals.get().1);
    view! {
        <p class="total">
            <span class="spoken">{spoken}</span>
            <span aria-hidden="true" class="now">{move || totals.get().0}</span>
            <span aria-hidden="true" class="after">{move || totals.get().1.map(|after| format!("({after})"))}</span>
        </p>
    }
}

/// One sentence: why something cannot be done, what earns a worker's points, or what there is to do.
#[component]
fn Saying(sitting: Sitting, ask_first: RwSignal<bool>, end: Callback<()>) -> impl IntoView {
    let desk = Desk::get();
    let drafting = sitting.drafting;
    let sentence = Memo::new(move |_| {
        let texts = desk.texts();
        if let Some(refusal) = drafting.refusal.get() {
            return crate::ui::words::draft_refusal(&texts, refusal);
        }
        if let Some(zone) = drafting.asked.get() {
            let shown = drafting
                .draft
                .with(|draft| draft.as_ref().map(Draft::preview))
                .unwrap_or_else(|| sitting.display());
            let score = shown.score();
            if let Some(worker) = score.workers.iter().find(|worker| worker.zone == zone) {
                return format!("{}. {}", texts.worker_title(worker), texts.worker_why(worker));
            }
        }
        if sitting.is_over() {
            return texts.say("play-say-over");
        }
        drafting.draft.with(|draft| match draft {
            Some(draft) => what_next(&texts, draft),
            None => waiting_for(&texts, sitting),
        })
    });
    view! {
        <div class="saying">
            <p role="status" aria-live="polite" class:refused=move || drafting.refusal.get().is_some()>{sentence}</p>
            {move || ask_first.get().then(|| view! {
                <p class="confirm" role="alertdialog" aria-label=desk.t("play-confirm")>
                    <span>{desk.t("play-confirm")}</span>
                    <button class="go" on:click=move |_| end.run(())>{desk.t("play-end-turn")}</button>
                    <button on:click=move |_| ask_first.set(false)>{desk.t("common-cancel")}</button>
                </p>
            })}
        </div>
    }
}

fn what_next(texts: &Texts, draft: &Draft) -> String {
    let profession = |is: &dyn Fn(&Figure) -> bool| {
        let figure = draft.figures().into_iter().find(|figure| is(figure));
        figure.map(|figure| texts.profession(figure.score.profession)).unwrap_or_default()
    };
    let fresh = |figure: &Figure| figure.doing != crate::table::Doing::Stands;
    match draft.step() {
        Step::InHand(_) if draft.before().cells().next().is_none() => texts.say("play-say-first"),
        Step::InHand(_) => texts.say("play-say-lay"),
        Step::Laid(_) if draft.picked().is_some() && draft.destinations().is_empty() => {
            texts.say("play-say-stuck")
        }
        Step::Laid(_) if draft.picked().is_some() => texts.say("play-say-reach"),
        Step::Laid(turn) => match turn.action {
            Action::Place(_) => {
                texts.say_with("play-say-placed", &[("profession", profession(&fresh).into())])
            }
            Action::Move { .. } => {
                texts.say_with("play-say-moved", &[("profession", profession(&fresh).into())])
            }
            Action::Rest if draft.before().supply() == 0 => texts.say("play-say-move-only"),
            Action::Rest => texts.say("play-say-worker"),
        },
    }
}

fn waiting_for(texts: &Texts, sitting: Sitting) -> String {
    let names: Vec<String> = sitting.table.with(|table| {
        let game = table.game();
        let waits = |seat: &limes::Seat| !game.has_moved(*seat);
        game.seats()
            .filter(waits)
            .filter_map(|seat| Some(game.player(seat).ok()?.name().to_owned()))
            .collect()
    });
    texts.say_with("play-waiting", &[("names", texts.list(&names).into())])
}

fn listen_to_keys(sitting: Sitting, advice: advice::Advising, end: Callback<()>) {
    let desk = Desk::get();
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let command = event.ctrl_key() != event.alt_key() && event.ctrl_key() || event.meta_key();
        let chord = Chord { key: &event.key(), shift: event.shift_key(), command };
        let Some(meant) = Command::of(chord) else { return };
        if sitting.is_curtained() || is_typed_elsewhere(&event, meant) {
            return;
        }
        event.prevent_default();
        match sitting.drafting.press(meant) {
            Pressed::EndTurn(_) => end.run(()),
            Pressed::Hint => advice.ask(),
            Pressed::Help => route::go(&Route::Settings),
            Pressed::Looked => desk.spoken.set(looked_at(desk, sitting)),
            Pressed::Changed => desk.spoken.set(changed(desk, sitting)),
            Pressed::Refused(_) | Pressed::Nothing => {}
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether a key belongs to something else that has the focus: a text field, or a button that is pressed with it.
fn is_typed_elsewhere(event: &web_sys::KeyboardEvent, command: Command) -> bool {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    else {
        return false;
    };
    let within = |selector: &str| target.closest(selector).ok().flatten().is_some();
    within("input, textarea, select, dialog, [role=dialog]")
        || command == Command::Confirm && within("button, a, summary, [role=button]")
}

fn looked_at(desk: Desk, sitting: Sitting) -> String {
    use crate::table::Focus;
    let texts = desk.texts();
    sitting.drafting.draft.with_untracked(|draft| {
        let Some(draft) = draft else { return String::new() };
        match sitting.drafting.keyboard.get_untracked().focus(draft) {
            Some(Focus::Cell(cell)) => {
                texts.say_with("a11y-cell-free", &[("cell", cell.to_string().into())])
            }
            Some(Focus::Zone(zone)) => texts.zone_spoken(&draft.preview(), zone),
            None => String::new(),
        }
    })
}

fn changed(desk: Desk, sitting: Sitting) -> String {
    let texts = desk.texts();
    let card = sitting.table.with_untracked(|table| table.game().drawn().last().copied());
    sitting.drafting.draft.with_untracked(|draft| {
        let (Some(draft), Some(card)) = (draft, card) else { return String::new() };
        match draft.turn() {
            Some(turn) => format!(
                "{} {}",
                texts.draft_spoken(card, turn, &draft.preview()),
                texts.total_spoken(draft.total(), Some(draft.total_after()))
            ),
            None => texts.card_spoken(card, draft.card(), draft.step().rotation()),
        }
    })
}
