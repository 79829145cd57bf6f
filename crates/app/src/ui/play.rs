//! The table during a game.

mod advice;
mod coming;
mod curtain;
mod others;
mod sitting;

pub(crate) use sitting::Sitting;

use crate::art::Icon;
use crate::table::Pressed;
use crate::texts::Texts;
use crate::ui::board::Board;
use crate::ui::desk::Desk;
use crate::ui::help;
use crate::ui::route::{self, Route};
use crate::ui::turn::{self, Hand, Total, Turning};
use leptos::prelude::*;
use limes::CARDS;

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
    let turning = sitting.turning();
    let then = move |pressed| match pressed {
        Pressed::EndTurn(_) => end.run(()),
        Pressed::Hint => advice.ask(),
        Pressed::Help => help::show(),
        _ => {}
    };
    turn::listen(turning, move || sitting.is_curtained(), then);
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
    let waiting = move || sitting.drafting.draft.with(Option::is_none);
    view! {
        <main class="play" class:curtained=move || sitting.is_curtained()>
            <header class="play-head">
                <a class="brand" href=Route::Home.to_string() aria-label=desk.t("menu-home") inner_html=crate::art::mark()></a>
                <h1 class="round">{title}</h1>
                <Total turning />
                <help::HelpButton />
            </header>
            <section class="play-board">
                <Board
                    drafting=sitting.drafting
                    resting=turning.resting
                    player=turning.player
                    name
                    marks=advice.marks()
                    on_end=end
                />
            </section>
            <Saying sitting turning ask_first end />
            <Hand turning end>
                <button hidden=move || !advice.is_allowed() disabled=waiting on:click=move |_| advice.ask()>
                    <span class="icon" inner_html=Icon::Hint.svg()></span>{desk.t("hint")}
                </button>
            </Hand>
            <aside class="play-side">
                <advice::Advice advice />
                <others::Others sitting />
                <coming::Coming sitting />
            </aside>
            <curtain::CurtainBetween sitting />
        </main>
    }
}

/// One sentence: why something cannot be done, what earns a worker's points, or what there is to do.
#[component]
fn Saying(
    sitting: Sitting,
    turning: Turning,
    ask_first: RwSignal<bool>,
    end: Callback<()>,
) -> impl IntoView {
    let desk = Desk::get();
    let drafting = sitting.drafting;
    let sentence = Memo::new(move |_| {
        let texts = desk.texts();
        turn::sentence(&texts, turning, |draft| match draft {
            Some(draft) => turn::what_next(&texts, draft),
            None if sitting.is_over() => texts.say("play-say-over"),
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
